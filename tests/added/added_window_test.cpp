// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"

#include "widgets/main_window.h"
#include "widgets/ui_style.h"

#include <QAbstractButton>
#include <QApplication>

#include <algorithm>

using namespace memladder;
using namespace memladder::ui;

TEST_CASE("The window has a button for the added mode, and a bar") {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int count = 1;
    char name[] = "added_tests";
    char* arguments[] = {name, nullptr};
    QApplication application(count, arguments);
    installUiStyle(application);
    MainWindow window(false);
    ChoiceEditor* editor = window.panel().choice("recompute");
    REQUIRE(editor != nullptr);
    const QList<QAbstractButton*> buttons = editor->findChildren<QAbstractButton*>();
    const auto added = std::find_if(buttons.begin(), buttons.end(), [](const QAbstractButton* button) {
        return button->text().remove(QLatin1Char('&')) == QLatin1String("Full, 8 bits");
    });
    REQUIRE(added != buttons.end());
    CHECK((*added)->toolTip().contains(QLatin1String("arXiv:2410.19313")));
    (*added)->click();
    CHECK(window.document().scenario().recompute->key == "full-8bit");
    window.compareBox().setCurrentIndex(window.compareBox().findData(QStringLiteral("recompute")));
    Q_EMIT window.compareBox().activated(window.compareBox().currentIndex());
    const auto& bars = window.chart().shownSpec().stacks.bars;
    CHECK(std::any_of(bars.begin(), bars.end(), [](const ChartBar& bar) { return bar.key == QLatin1String("full-8bit"); }));
}
