// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"

#include "gui/ui_support.h"

#include <QAccessible>
#include <QWheelEvent>

#include <cmath>
#include <set>

using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

SliderScale modelScale() {
    return {125e6,
            10e12,
            SliderSteps::Decades,
            true,
            {{125e6, "125M"}, {1.3e9, "1.3B"}, {7e9, "7B"}, {30e9, "30B"}, {175e9, "175B"}, {10e12, "10T"}}};
}

SliderScale gpuScale() {
    return {1, 131072, SliderSteps::PowersOfTwo, true, {{1, "1"}, {8, "8"}, {131072, "128K"}}};
}

double pixels(const LogSlider& slider, double a, double b) {
    return std::abs(slider.handleCentre(a).x() - slider.handleCentre(b).x());
}

} // namespace

TEST_CASE("A logarithmic scale walks 1-2-3-5-7, or doubles") {
    const SliderScale scale = modelScale();
    double value = 125e6;
    for (const double next : {200e6, 300e6, 500e6, 700e6, 1e9, 2e9, 3e9, 5e9, 7e9, 10e9}) {
        value = scale.stepped(value, 1);
        CHECK(value == next);
    }
    for (const double next : {7e9, 5e9, 3e9, 2e9, 1e9, 700e6})
        CHECK((value = scale.stepped(value, -1)) == next);
    CHECK(scale.stepped(37.8e9, 1) == 50e9);
    CHECK(scale.stepped(37.8e9, -1) == 30e9);
    CHECK(scale.stepped(10e12, 1) == 10e12);
    CHECK(scale.stepped(5e13, -1) == 10e12); // a typed value beyond the end comes back to it
    CHECK(scale.nextMark(8e9, 1) == 30e9);
    CHECK(scale.nextMark(8e9, -1) == 7e9);
    CHECK(scale.nudged(30e9, 1) == 30.3e9);
    CHECK(scale.nudged(30.3e9, 1) == 30.6e9); // four digits, not 30.603
    CHECK(gpuScale().stepped(8, 1) == 16);
    CHECK(gpuScale().stepped(12, 1) == 16);
    CHECK(gpuScale().stepped(12, -1) == 8);
    CHECK(gpuScale().nudged(8, 1) == 9); // a whole one at least
    for (const double position : {0.0, 0.25, 0.5, 0.9, 1.0})
        CHECK(scale.position(scale.value(position)) == Approx(position).margin(1e-12));
}

TEST_CASE("The hand drags in one gesture, is caught by magnets, and nobody moves the handle under it") {
    useUiStyle();
    LogSlider slider(modelScale());
    slider.setValue(7e9);
    present(slider, {300, 40});
    std::vector<std::pair<double, int>> asked;
    QObject::connect(&slider, &LogSlider::edited,
                     [&](double value, int gesture) { asked.emplace_back(value, gesture); });

    QTest::mousePress(&slider, Qt::LeftButton, Qt::NoModifier, slider.handleCentre(7e9).toPoint());
    CHECK(asked.empty()); // taking the handle changes nothing
    const auto move = [&](double x, Qt::KeyboardModifiers keys = Qt::NoModifier) {
        const QPointF at(x, 10);
        QMouseEvent event(QEvent::MouseMove, at, slider.mapToGlobal(at), Qt::NoButton, Qt::LeftButton, keys);
        QApplication::sendEvent(&slider, &event);
    };
    const double mark = slider.handleCentre(30e9).x();
    move(mark - 12);
    REQUIRE(asked.size() == 1);
    CHECK(asked.back().first < 30e9);
    CHECK(pixels(slider, slider.value(), 30e9) > 6);
    move(mark - 4); // within the magnet
    CHECK(slider.value() == 30e9);
    slider.setValue(1e9); // the program has another opinion
    CHECK(slider.value() == 30e9);
    move(mark + 20);
    const double coarse = slider.value();
    CHECK(coarse > 30e9);
    move(mark + 20, Qt::ControlModifier);
    move(mark + 40, Qt::ControlModifier); // 20 px at a twentieth
    CHECK(pixels(slider, slider.value(), coarse) == Approx(1.0).margin(0.2));
    for (const auto& [value, gesture] : asked)
        CHECK(gesture == asked.front().second);
    QTest::mouseRelease(&slider, Qt::LeftButton, Qt::NoModifier, QPoint(150, 10));
    CHECK(slider.value() == 1e9); // let go, it shows what its owner said last
}

TEST_CASE("Ctrl passes the magnets by") {
    useUiStyle();
    LogSlider slider(modelScale());
    slider.setValue(30e9);
    present(slider, {300, 40});
    const QPoint start = slider.handleCentre(30e9).toPoint();
    QTest::mousePress(&slider, Qt::LeftButton, Qt::ControlModifier, start);
    const QPointF at = start + QPointF(20, 0);
    QMouseEvent event(QEvent::MouseMove, at, slider.mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                      Qt::ControlModifier);
    QApplication::sendEvent(&slider, &event);
    CHECK(slider.value() > 30e9);
    CHECK(slider.value() < 33e9);
}

TEST_CASE("A click in the groove jumps, powers of two stay powers of two") {
    useUiStyle();
    LogSlider slider(gpuScale());
    slider.setValue(8);
    present(slider, {300, 40});
    QTest::mouseClick(&slider, Qt::LeftButton, Qt::NoModifier, slider.handleCentre(1000).toPoint());
    CHECK(slider.value() == 1024);
    QTest::mouseClick(&slider, Qt::LeftButton, Qt::NoModifier, QPoint(-5, 10));
    QTest::mouseClick(&slider, Qt::LeftButton, Qt::NoModifier, QPoint(1, 10));
    CHECK(slider.value() == 1);
    QTest::mouseClick(&slider, Qt::LeftButton, Qt::NoModifier, QPoint(298, 10));
    CHECK(slider.value() == 131072);
    QTest::mouseClick(&slider, Qt::RightButton, Qt::NoModifier, QPoint(100, 10));
    CHECK(slider.value() == 131072);
}

TEST_CASE("Every key of the slider") {
    useUiStyle();
    LogSlider slider(modelScale());
    slider.setValue(30e9);
    present(slider, {300, 40});
    slider.setFocus();
    std::vector<int> gestures;
    QObject::connect(&slider, &LogSlider::edited, [&](double, int gesture) { gestures.push_back(gesture); });
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&slider, key, modifiers);
        return slider.value();
    };
    CHECK(press(Qt::Key_Right) == 50e9);
    CHECK(press(Qt::Key_Up) == 70e9);
    CHECK(press(Qt::Key_Left) == 50e9);
    CHECK(press(Qt::Key_Down) == 30e9);
    CHECK(press(Qt::Key_Right, Qt::ShiftModifier) == 30.3e9);
    CHECK(press(Qt::Key_Left, Qt::ShiftModifier) == 30e9);
    CHECK(press(Qt::Key_PageUp) == 175e9);
    CHECK(press(Qt::Key_PageDown) == 30e9);
    CHECK(press(Qt::Key_Home) == 125e6);
    CHECK(press(Qt::Key_End) == 10e12);
    CHECK(std::set<int>(gestures.begin(), gestures.end()).size() ==
          gestures.size()); // each press a step of its own
    // A key held down is one gesture.
    gestures.clear();
    for (int i = 0; i < 4; ++i) {
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Left, Qt::NoModifier, QString(), i > 0);
        QApplication::sendEvent(&slider, &held);
    }
    REQUIRE(gestures.size() == 4);
    CHECK(std::set<int>(gestures.begin(), gestures.end()).size() == 1);
}

TEST_CASE("A wheel turns the slider only while it has the focus") {
    useUiStyle();
    QWidget window;
    LogSlider slider(gpuScale(), &window);
    QWidget other(&window);
    other.setFocusPolicy(Qt::StrongFocus);
    slider.setGeometry(0, 0, 300, 40);
    other.setGeometry(0, 50, 50, 20);
    slider.setValue(8);
    present(window, {320, 80});
    other.setFocus();
    const auto wheel = [&] {
        QWheelEvent event(QPointF(50, 10), slider.mapToGlobal(QPointF(50, 10)), QPoint(), QPoint(0, 120),
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&slider, &event);
        return event.isAccepted();
    };
    CHECK_FALSE(wheel());
    CHECK(slider.value() == 8);
    slider.setFocus();
    CHECK(wheel());
    CHECK(slider.value() == 16);
}

TEST_CASE("Assistive tools hear a value with its unit, and may set it") {
    useUiStyle();
    LogSlider slider(modelScale());
    slider.setAccessibleName("Model size");
    slider.setSpoken([](double value) { return QString::number(value / 1e9) + " B"; });
    slider.setValue(30e9);
    QAccessibleInterface* told = QAccessible::queryAccessibleInterface(&slider);
    REQUIRE(told != nullptr);
    CHECK(told->role() == QAccessible::Slider);
    CHECK(told->text(QAccessible::Name) == "Model size");
    CHECK(told->text(QAccessible::Value) == "30 B");
    QAccessibleValueInterface* value = told->valueInterface();
    REQUIRE(value != nullptr);
    CHECK(value->currentValue().toDouble() == 30e9);
    CHECK(value->minimumValue().toDouble() == 125e6);
    CHECK(value->maximumValue().toDouble() == 10e12);
    value->setCurrentValue(7e9);
    CHECK(slider.value() == 7e9);
    value->setCurrentValue(1e30);
    CHECK(slider.value() == 10e12);
}
