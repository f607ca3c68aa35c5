// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Runs the tests of the window: one application for all, without a display unless one is asked for.
#include "catch_runner.h"

#include "charts/chart_theme.h"
#include "gui/ui_support.h"
#include "widgets/main_window.h"
#include "widgets/ui_style.h"

#include <QApplication>
#include <QStandardPaths>
#include <QStyleFactory>

#include <cstdio>
#include <string_view>

namespace {

/// A window with unsaved work in a program of its own, for a test that ends it without mercy: prints a line
/// when the work is done, and waits.
int holdWindow(QApplication& application, const QString& folder) {
    using namespace memladder::ui;
    installUiStyle(application);
    MainWindow window(false);
    window.enableAutosave(folder);
    test::present(window, {1024, 700});
    test::dragTo(*window.panel().quantity("params")->slider(), 175e9, 20);
    std::puts("ready");
    std::fflush(stdout);
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    memladder::ui::fontFamily();
    if (argc == 3 && std::string_view(argv[1]) == "--hold-window")
        return holdWindow(application, QString::fromLocal8Bit(argv[2]));
    return memladder::runTests(argc, argv);
}
