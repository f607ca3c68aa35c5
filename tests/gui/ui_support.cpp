// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/ui_support.h"

#include "widgets/ui_style.h"

#include <QTimer>

namespace memladder::ui::test {

void useUiStyle() {
    static const bool kOnce = [] {
        installUiStyle(*qobject_cast<QApplication*>(QCoreApplication::instance()));
        setUiTheme(ThemeChoice::Light);
        return true;
    }();
    Q_UNUSED(kOnce)
}

void present(QWidget& window, QSize size) {
    window.resize(size);
    window.show();
    window.activateWindow();
    (void)QTest::qWaitForWindowExposed(&window);
    QApplication::processEvents();
}

void dragTo(LogSlider& slider, double value, int steps, const std::function<void()>& each) {
    const QPointF from = slider.handleCentre(slider.value());
    const QPointF to = slider.handleCentre(value);
    QTest::mousePress(&slider, Qt::LeftButton, Qt::NoModifier, from.toPoint());
    for (int i = 1; i <= steps; ++i) {
        const QPointF at = from + (to - from) * (static_cast<double>(i) / steps);
        const QPointF global = slider.mapToGlobal(at);
        QMouseEvent move(QEvent::MouseMove, at, global, Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&slider, &move);
        QApplication::processEvents();
        if (each)
            each();
    }
    QTest::mouseRelease(&slider, Qt::LeftButton, Qt::NoModifier, to.toPoint());
    QApplication::processEvents();
}

void whenModal(const std::function<bool(QWidget&)>& act) {
    auto* poll = new QTimer(QCoreApplication::instance());
    QObject::connect(poll, &QTimer::timeout, poll, [poll, act] {
        QWidget* dialog = QApplication::activeModalWidget();
        if (dialog == nullptr || !dialog->isVisible())
            return;
        poll->stop(); // answering may open the next dialog
        if (act(*dialog))
            poll->deleteLater();
        else
            poll->start();
    });
    poll->start(20);
}

} // namespace memladder::ui::test
