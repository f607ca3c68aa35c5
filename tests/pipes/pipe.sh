#!/bin/sh
# SPDX-FileCopyrightText: Memladder contributors
# SPDX-License-Identifier: MIT
#
# Runs an example of README's section "Into other programs" as it stands there, and looks at what it gives.
#   pipe.sh TOOL README FOLDER-OF-PROGRAMS     TOOL: jq, pandas or gnuplot
# 77: the tool is not installed.
set -eu
tool=$1
readme=$(realpath "$2")
PATH=$(realpath "$3"):/usr/bin:$PATH
export PATH
unset DISPLAY
LC_ALL=C.UTF-8
export LC_ALL

case $tool in
pandas) python3 -c 'import pandas' 2>/dev/null || exit 77 ;;
*) command -v "$tool" >/dev/null || exit 77 ;;
esac

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# The block whose first line is the comment "# TOOL: …".
awk -v tool="$tool" '
    /^```/ { inside = !inside; mine = 0; next }
    inside && $0 ~ "^# " tool ":" { mine = 1; next }
    inside && mine { print }' "$readme" >example.sh
[ -s example.sh ] || { echo "README has no example for $tool"; exit 1; }
sh -eu example.sh >out.txt
cat out.txt

expect() { grep -q -- "$1" out.txt || { echo "missing in the output: $1"; exit 1; }; }
case $tool in
jq)
    [ "$(wc -l <out.txt)" -ge 5 ] || exit 1
    [ "$(head -n 1 out.txt)" = '"ZeRO-3 + selective",174.8,0.9' ] || { echo "another first row"; exit 1; }
    ;;
pandas)
    expect 'gpus *8 *16 *32 *64'
    expect 'ddp *447.0 *447.0 *447.0 *447.0'
    expect 'zero2 *104.8 *80.3 *68.1 *62.0'
    expect 'zero3 *55.9 *27.9 *14.0 *7.0'
    ;;
gnuplot)
    [ "$(grep -c 'id="gnuplot_plot_' wall.svg)" -eq 4 ] || { echo "wall.svg does not hold four curves"; exit 1; }
    for scheme in ddp zero1 zero2 zero3; do
        grep -q "<title>${scheme}" wall.svg || { echo "no curve $scheme"; exit 1; }
    done
    ;;
esac
