#!/bin/bash
# SPDX-FileCopyrightText: Memladder contributors
# SPDX-License-Identifier: MIT
#
# Files and starts, tried for real: a full disk, a folder without permission, one that is gone, a name of 300 characters,
# kill -9 in the middle of 500 saves, two programs at once, no configuration folder, no display, five scale factors, no
# network call. As root (it mounts a small tmpfs and becomes another user), on a machine with strace:
#
#     tests/system/files.sh [build/dev/bin]
#
# A line for each check; the status is the number of checks that failed.
set -u
bin=$(realpath "${1:-$(dirname "$0")/../../build/dev/bin}")
cli=$bin/memladder-cli
window=$bin/memladder
failed=0
work=$(mktemp -d)
chmod 755 "$work"
disk=$work/disk
trap 'mountpoint -q "$disk" && umount "$disk"; rm -rf "$work"' EXIT
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM
export HOME=$work/home XDG_CONFIG_HOME=$work/home/config XDG_DATA_HOME=$work/home/data XDG_RUNTIME_DIR=$work/home/run
mkdir -p -m 700 "$HOME" "$XDG_RUNTIME_DIR"

check() { # NAME COMMAND...
    local name=$1
    shift
    if "$@"; then echo "ok      $name"; else echo "FAILED  $name"; failed=$((failed + 1)); fi
}
refuses() { # TEXT COMMAND...: status 2, one line on standard error that holds TEXT, nothing on standard output
    local text=$1 out
    shift
    out=$("$@" 2>"$work/err")
    [ $? -eq 2 ] && [ -z "$out" ] && [ "$(wc -l <"$work/err")" -eq 1 ] && grep -qi -- "$text" "$work/err" && return
    cat "$work/err"
    return 1
}
saves() { "$cli" estimate --params 30B --gpus "$1" --save "$2" >/dev/null; }
draws() { "$window" --export "$1" --chart budget --size 800x600 --params 30B; }
same() { [ "$(cat "$1")" = "$2" ]; }
# Runs the window for some seconds: it must live until it is ended, and say nothing.
lives() { # SECONDS COMMAND...
    local seconds=$1 status
    shift
    timeout -s TERM "$seconds" "$@" >"$work/said" 2>&1
    status=$?
    [ $status -eq 124 ] && [ ! -s "$work/said" ] && return
    echo "status $status: $(head -c 500 "$work/said")"
    return 1
}

# A full disk.
mkdir "$disk"
mount -t tmpfs -o size=128k tmpfs "$disk" || exit 99
saves 8 "$disk/a.json"
before=$(cat "$disk/a.json")
dd if=/dev/zero of="$disk/fill" bs=4k 2>/dev/null
check "full disk: the save is refused in one line" refuses "space" saves 16 "$disk/a.json"
check "full disk: the old file is whole" same "$disk/a.json" "$before"
check "full disk: the picture is refused" refuses "space" draws "$disk/a.png"
check "full disk: nothing is left beside" [ "$(find "$disk" -type f | wc -l)" -eq 2 ]
rm "$disk/fill"
check "space again: saved" saves 16 "$disk/a.json"
umount "$disk"

# A folder without permission, by another user than root.
mkdir -m 755 "$work/locked"
saves 8 "$work/locked/a.json"
mkdir -m 700 "$work/other"
chown 65534:65534 "$work/other"
other() { # as a user who owns nothing here
    env HOME="$work/other" XDG_CONFIG_HOME="$work/other" XDG_DATA_HOME="$work/other" XDG_RUNTIME_DIR="$work/other" \
        setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
}
reads() { other "$cli" estimate --scenario "$1" >/dev/null; }
check "read-only folder: a new file is refused" refuses "permission" other "$cli" estimate --params 30B --save "$work/locked/b.json"
check "read-only folder: an old file is refused" refuses "protected\|permission" other "$cli" estimate --params 30B --save "$work/locked/a.json"
check "read-only folder: the picture is refused" refuses "permission" other "$window" --export "$work/locked/a.png" --chart budget --params 30B
check "read-only folder: it can still be read" reads "$work/locked/a.json"

# A folder that is gone, and names.
mkdir "$work/gone"
(cd "$work/gone" && rmdir "$work/gone" && refuses "no such file" "$cli" estimate --params 30B --save a.json)
check "vanished folder: refused" [ $? -eq 0 ]
check "vanished folder, by its name" refuses "no such file" saves 8 "$work/gone/a.json"
check "a name of 300 characters: refused with the reason" refuses "too long" saves 8 "$work/$(printf 'n%.0s' {1..300})"
check "a name of 255 characters: saved" saves 8 "$work/$(printf 'n%.0s' {1..255})"

# kill -9 in the middle of 500 saves, each of another number of GPUs.
kept=$work/kept.json
saves 1 "$kept"
whole=0
for i in $(seq 1 500); do
    "$cli" estimate --params 30B --gpus "$i" --save "$kept" >/dev/null 2>&1 &
    victim=$!
    case $((i % 5)) in
    0) ;;
    *) sleep "0.00$((RANDOM % 10))" ;;
    esac
    kill -9 $victim 2>/dev/null
    wait $victim 2>/dev/null
    "$cli" estimate --scenario "$kept" --format json >/dev/null 2>&1 && whole=$((whole + 1))
done
check "kill -9 in 500 saves: $whole of 500 times a whole file" [ $whole -eq 500 ]
check "kill -9: later saves go on" saves 77 "$kept"

# Starts of the window.
export QT_QPA_PLATFORM=offscreen
check "no configuration folder: the window starts" env XDG_CONFIG_HOME="$work/none/config" XDG_DATA_HOME="$work/none/data" bash -c "$(declare -f lives); work=$work; lives 4 $window --new"
chmod 555 "$work/home" && mkdir -p "$work/nobody"
check "a configuration folder that cannot be written: the window starts" env HOME=/proc XDG_CONFIG_HOME=/proc/config XDG_DATA_HOME=/proc/data bash -c "$(declare -f lives); work=$work; lives 4 $window --new"
chmod 755 "$work/home"
timeout -s TERM 8 "$window" --new >"$work/first" 2>&1 &
first=$!
check "two windows at once: the second lives" lives 4 "$window" --new
wait $first
check "two windows at once: the first lived on, and both said nothing" [ $? -eq 124 -a ! -s "$work/first" ]
for factor in 1 1.25 1.5 2 3; do
    check "scale factor $factor: the window starts, without a word" env QT_SCALE_FACTOR=$factor bash -c "$(declare -f lives); work=$work; lives 4 $window --new"
    env QT_SCALE_FACTOR=$factor "$window" --export "$work/factor-$factor.png" --chart wall --size 800x600 --params 30B
done
check "scale factors change no export" [ "$(cat "$work"/factor-*.png | wc -c)" -gt 0 -a "$(md5sum "$work"/factor-*.png | cut -d' ' -f1 | sort -u | wc -l)" -eq 1 ]
unset QT_QPA_PLATFORM
check "no display variables: a chart is drawn" draws "$work/a.png"
check "no display variables: the window is refused in one line" refuses "display" "$window"

# No network: no socket but of this machine's own display and bus, in either program.
quiet() { # COMMAND...
    strace -f -qq -e trace=socket,connect -o "$work/trace" timeout -s TERM 6 "$@" >/dev/null 2>&1
    ! grep -E '(socket\(|sa_family=)AF_' "$work/trace" | grep -vE 'AF_UNIX|AF_LOCAL'
}
check "no network: the command line" quiet "$cli" suggest --params 30B --gpus 8
check "no network: an export" quiet "$window" --export "$work/b.png" --chart map --params 30B
printf '{"architectures": ["https://example.org/x"], "auto_map": {"AutoConfig": "https://example.org/x--y.Z"}, "model_type": "llama", "hidden_size": 64, "num_hidden_layers": 2, "vocab_size": 100, "intermediate_size": 96, "num_attention_heads": 4}' >"$work/config.json"
check "no network: a stranger's config.json with addresses in it" quiet "$cli" estimate --config "$work/config.json"
check "no network: the window" env QT_QPA_PLATFORM=offscreen bash -c "$(declare -f quiet); work=$work; quiet $window --new $work/config.json"
wrote() { # a stranger's file makes the program write nothing
    strace -f -qq -e trace=openat,open,creat,rename,renameat,renameat2,unlink,execve -o "$work/trace" "$cli" estimate --config "$work/config.json" >/dev/null
    ! grep -E 'O_WRONLY|O_RDWR|O_CREAT|rename|unlink|creat\(' "$work/trace" | grep -v /dev/ && [ "$(grep -c execve "$work/trace")" -eq 1 ]
}
check "a stranger's file is read: nothing is written, nothing is run" wrote

echo "$failed failed"
exit $failed
