// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The hand and the eye of a test: mouse and keys as they come from outside, repaints counted.
#pragma once

#include "widgets/log_slider.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTest>
#include <QWidget>

#include <functional>

namespace memladder::ui::test {

/// Style, palette and focus ring as the program has them. Idempotent.
void useUiStyle();

/// Shows a window and waits until it is there.
void present(QWidget& window, QSize size);

/// Counts the paint events of a widget.
class PaintCounter : public QObject {
public:
    explicit PaintCounter(QWidget& widget) { widget.installEventFilter(this); }
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint)
            ++count;
        return false;
    }
};

/// Drags the handle of a slider over `steps` moves to the place of `value`, painting between the moves.
/// `each` is called after every one.
void dragTo(LogSlider& slider, double value, int steps, const std::function<void()>& each = {});

/// Shows every modal dialog to `act` until it answers one, which it says by true.
void whenModal(const std::function<bool(QWidget&)>& act);

} // namespace memladder::ui::test
