// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A window that nobody touches does nothing: no event goes round and round, no picture is painted again.
#include "catch.h"

#include "gui/ui_support.h"
#include "widgets/main_window.h"

#include <QElapsedTimer>
#include <QEvent>

#include <map>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

/// Counts all that is delivered to anyone.
class Traffic : public QObject {
public:
    Traffic() { qApp->installEventFilter(this); }
    int count = 0;
    std::map<std::string, int> byKind;

protected:
    bool eventFilter(QObject* to, QEvent* event) override {
        ++count;
        ++byKind[std::string(to->metaObject()->className()) + " " + std::to_string(static_cast<int>(event->type()))];
        return false;
    }
};

void pass(int milliseconds) {
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < milliseconds)
        QApplication::processEvents(QEventLoop::AllEvents, 10);
}

} // namespace

TEST_CASE("A window at rest is silent, whatever it shows and however wide it is") {
    useUiStyle();
    MainWindow window(false);
    present(window, {1280, 800});
    for (const QSize size : {QSize(1280, 800), QSize(760, 560), QSize(1920, 1080)}) {
        window.resize(size);
        QTabBar& tabs = window.chartTabs();
        for (int tab = 0; tab < tabs.count(); ++tab) {
            tabs.setCurrentIndex(tab);
            // Animations, and what is searched on another thread, come to an end.
            int heard = 0;
            std::map<std::string, int> kinds;
            for (int quiet = 0, tries = 0; quiet == 0 && tries < 100; ++tries) {
                Traffic traffic;
                pass(100);
                heard = traffic.count;
                kinds = traffic.byKind;
                quiet = heard <= 10 ? 1 : 0; // a cursor may blink
            }
            CAPTURE(size.width(), size.height(), tabs.tabText(tab).toStdString());
            for (const auto& [kind, times] : kinds)
                UNSCOPED_INFO(kind << ": " << times);
            CHECK(heard <= 10);
        }
    }
}
