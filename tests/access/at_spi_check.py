#!/usr/bin/env python3
# SPDX-FileCopyrightText: Memladder contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader gets of the window, asked over AT-SPI from another process.

usage: xvfb-run -a dbus-run-session -- at_spi_check.py PATH/TO/memladder
Debian: xvfb xauth dbus at-spi2-core gir1.2-atspi-2.0 python3-gi
"""
import os
import re
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

FAILURES = []
# What the window calls a few things, by language.
WORDS = {"en": {"size": "Model size", "verdict": "Verdict", "ceilings": "Ceilings"},
         "de": {"size": "Modellgröße", "verdict": "Urteil", "ceilings": "Obergrenzen"}}
# In no name or description of a German window.
ENGLISH = re.compile(r"\b(the|and|of|with|does|over|free|layers|sequence|sharding scheme|ceilings)\b")


def check(good, what):
    if not good:
        FAILURES.append(what)
        print("FAILED:", what)


def walk(node, depth=0):
    yield node, depth
    try:
        count = node.get_child_count()
    except Exception:
        return
    for i in range(min(count, 400)):
        child = node.get_child_at_index(i)
        if child is not None:
            yield from walk(child, depth + 1)


def find_application(pid, seconds=30):
    end = time.time() + seconds
    while time.time() < end:
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(i)
            try:
                if application is not None and application.get_process_id() == pid and application.get_child_count():
                    return application
            except Exception:
                pass
        time.sleep(0.3)
    return None


def has(node, state):
    return node.get_state_set().contains(state)


def named(window, role, name):
    for node, _ in walk(window):
        if node.get_role() == role and name in (node.get_name() or ""):
            return node
    return None


def check_window(window):
    controls = {Atspi.Role.SLIDER, Atspi.Role.TEXT, Atspi.Role.ENTRY, Atspi.Role.PUSH_BUTTON, Atspi.Role.CHECK_BOX,
                Atspi.Role.RADIO_BUTTON, Atspi.Role.COMBO_BOX, Atspi.Role.PAGE_TAB_LIST, Atspi.Role.PAGE_TAB,
                Atspi.Role.TABLE, Atspi.Role.MENU, Atspi.Role.MENU_ITEM, Atspi.Role.CHART}
    seen = {}
    for node, _ in walk(window):
        if not has(node, Atspi.StateType.SHOWING):
            continue
        role = node.get_role()
        if role in controls or has(node, Atspi.StateType.FOCUSABLE):
            seen[role] = seen.get(role, 0) + 1
            place = "%s in “%s”" % (node.get_role_name(), node.get_parent().get_name() if node.get_parent() else "")
            if role not in (Atspi.Role.MENU_ITEM, Atspi.Role.TABLE_CELL, Atspi.Role.LABEL, Atspi.Role.FILLER):
                check(bool(node.get_name()), "a control without a name: " + place)
        if role == Atspi.Role.SLIDER:
            value = node.get_value_iface()
            check(value is not None, "a slider without a value: " + node.get_name())
            if value is not None:
                low, now, high = (value.get_minimum_value(), value.get_current_value(), value.get_maximum_value())
                check(low < high and low <= now <= high, "a slider out of its range: " + node.get_name())
    print("seen:", ", ".join("%s %d" % (Atspi.role_get_name(role), n) for role, n in sorted(seen.items())))
    check(seen.get(Atspi.Role.SLIDER, 0) >= 3, "three sliders are told")
    return seen


def check_german(window):
    for node, _ in walk(window):
        for text in (node.get_name() or "", node.get_description() or ""):
            check(not ENGLISH.search(text), "English in a German window: %s “%s”" % (node.get_role_name(), text))


def check_live(window, words):
    """A value set from outside reaches the chart's description, the verdict and the slider's own text."""
    slider = named(window, Atspi.Role.SLIDER, words["size"])
    check(slider is not None, "the slider of the model size is found by name")
    charts = [node for node, _ in walk(window) if "ZeRO-3" in (node.get_description() or "") and
              words["ceilings"] in (node.get_description() or "")]
    check(len(charts) >= 1, "a chart whose description tells its bars and ceilings")
    if slider is None or not charts:
        return
    chart = charts[0]
    check(bool(chart.get_name()), "the chart has a name")
    bars = [chart.get_child_at_index(i) for i in range(chart.get_child_count())]
    check(len(bars) >= 4 and all(bar.get_name() for bar in bars), "every bar is told")
    verdict = [node for node, _ in walk(window) if node.get_name() == words["verdict"]]
    check(len(verdict) == 1, "the verdict is told")
    before = chart.get_description()
    said = verdict[0].get_description() if verdict else ""
    check(bool(said), "the verdict has words")
    slider.get_value_iface().set_current_value(1.3e9)
    for _ in range(50):
        time.sleep(0.1)
        if chart.get_description() != before:
            break
    check(chart.get_description() != before, "the chart's description follows the slider")
    check(verdict and verdict[0].get_description() != said, "the verdict follows the slider")
    check(abs(slider.get_value_iface().get_current_value() - 1.3e9) < 1, "the slider tells its new value")


def check_language(program, language):
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", QT_ACCESSIBILITY="1", HOME=home,
                           XDG_CONFIG_HOME=home + "/config", XDG_DATA_HOME=home + "/data", QT_QPA_PLATFORM="xcb")
        process = subprocess.Popen([program, "--new", "--language", language], env=environment)
        try:
            application = find_application(process.pid)
            check(application is not None, "the program is on the accessibility bus")
            if application is not None:
                time.sleep(1)
                window = application.get_child_at_index(0)
                check("Memladder" in (window.get_name() or ""), "the window has a title")
                check_window(window)
                check_live(window, WORDS[language])
                if language == "de":
                    check_german(window)
        finally:
            process.kill()
            process.wait()


def main():
    for language in WORDS:
        print("language:", language)
        check_language(sys.argv[1], language)
    print("%d problems" % len(FAILURES))
    return 1 if FAILURES else 0


if __name__ == "__main__":
    sys.exit(main())
