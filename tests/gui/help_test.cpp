// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"

#include "charts/chart_registry.h"
#include "document/ui_text.h"
#include "explain/caption.h"
#include "gui/ui_support.h"
#include "help/about_dialog.h"
#include "help/guide_window.h"
#include "io/sources.h"
#include "scenario/field.h"
#include "widgets/combo_editor.h"
#include "widgets/main_window.h"
#include "widgets/notice_bar.h"
#include "widgets/scenario_panel.h"
#include "widgets/tab_row.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QTreeWidget>

#include <set>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

QPushButton* buttonOf(QWidget& widget, const QString& text) {
    for (QPushButton* button : widget.findChildren<QPushButton*>())
        if (QString(button->text()).remove(QLatin1Char('&')) == text)
            return button;
    return nullptr;
}

/// Whether all of a label's text has room in it.
bool isWhole(const QLabel& label) {
    return label.height() >= label.heightForWidth(label.width()) || !label.wordWrap();
}

} // namespace

TEST_CASE("Each page of the guide says its numbers by the estimator and shows a picture of its own") {
    const std::vector<GuidePage> pages = Guide::pages();
    CHECK(pages.size() >= 5);
    std::set<QString> titles;
    std::set<QString> charts;
    for (const GuidePage& page : pages) {
        INFO(page.title.toStdString());
        CHECK(titles.insert(page.title).second);
        charts.insert(page.view.chart);
        CHECK_FALSE(page.text.contains(QLatin1Char('{'))); // every number was filled in
        CHECK(findChart(page.view.chart.toStdString()) != nullptr);
        CHECK_FALSE(hasError(resolve(page.scenario).issues));
        const ChartSpec spec = page.picture();
        CHECK((!spec.stacks.bars.empty() || !spec.curves.curves.empty() || !spec.ladder.rows.empty()));
    }
    CHECK(charts.size() >= 4);
    // The first page is what the window shows at the start: 30 B on 8 GPUs, three ceilings.
    CHECK(pages.front().scenario == Scenario());
    CHECK(pages.front().text.contains(QStringLiteral("30\u202FB")));
    CHECK(pages.front().text.contains(QStringLiteral("8 GPUs")));
}

TEST_CASE("The guide opens beside the window, turns by keys, and its pages can be tried") {
    useUiStyle();
    MainWindow window(false);
    present(window, {1280, 800});
    QTest::keyClick(&window, Qt::Key_F1);
    auto* guide = window.findChild<GuideWindow*>();
    REQUIRE(guide != nullptr);
    REQUIRE(guide->isVisible());
    CHECK_FALSE(guide->isModal());
    CHECK(&window.showGuide() == guide); // one is enough
    QPushButton* back = buttonOf(*guide, QStringLiteral("Back"));
    QPushButton* next = buttonOf(*guide, QStringLiteral("Next"));
    REQUIRE(back != nullptr);
    REQUIRE(next != nullptr);
    CHECK_FALSE(back->isEnabled());
    for (std::size_t i = 0; i < guide->pages().size(); ++i) {
        CHECK(guide->page() == static_cast<int>(i));
        QApplication::processEvents(); // the text takes its height
        for (const QLabel* label : guide->findChildren<QLabel*>()) {
            INFO(label->text().toStdString());
            CHECK(isWhole(*label));
        }
        QTest::keyClick(guide, Qt::Key_PageDown);
    }
    CHECK(guide->page() + 1 == static_cast<int>(guide->pages().size()));
    CHECK_FALSE(next->isEnabled());
    QTest::mouseClick(back, Qt::LeftButton);
    guide->turnTo(3);
    const GuidePage& page = guide->pages()[3];
    QTest::mouseClick(buttonOf(*guide, QStringLiteral("Try It in the Window")), Qt::LeftButton);
    CHECK(window.document().scenario() == page.scenario);
    CHECK(window.view().chart == page.view.chart);
    window.document().undoStack().undo();
    CHECK(window.document().scenario() == Scenario());
}

TEST_CASE("A newcomer is told once what to do, in one line that goes with the first thing done") {
    useUiStyle();
    QSettings().remove(QStringLiteral("welcomed"));
    {
        MainWindow window(true);
        present(window, {1280, 800});
        window.welcome();
        REQUIRE(window.notice().isVisible());
        CHECK(window.notice().height() < 44); // one line
        CHECK(window.notice().text().contains(QStringLiteral("F1")));
        dragTo(*window.panel().quantity("params")->slider(), 70e9, 6);
        CHECK_FALSE(window.notice().isVisible());
    }
    {
        MainWindow window(true);
        present(window, {1280, 800});
        window.welcome();
        CHECK_FALSE(window.notice().isVisible());
    }
    QSettings().remove(QStringLiteral("welcomed"));
    {
        MainWindow window(true);
        present(window, {1280, 800});
        window.notice().tell(QStringLiteral("Something else"), {{QStringLiteral("Close"), {}}});
        window.welcome(); // there is more to say already: next time
        CHECK(window.notice().text() == QStringLiteral("Something else"));
        window.notice().hide();
        window.welcome();
        REQUIRE(window.notice().isVisible());
        QTest::mouseClick(window.notice().buttons().front(), Qt::LeftButton);
        auto* guide = window.findChild<GuideWindow*>();
        REQUIRE(guide != nullptr);
        CHECK(guide->isVisible());
    }
    QSettings().remove(QStringLiteral("welcomed"));
    MainWindow fresh(false); // without a session nothing is kept, so nothing is told either
    present(fresh, {1280, 800});
    fresh.welcome();
    CHECK_FALSE(fresh.notice().isVisible());
}

TEST_CASE("About tells versions, licences and the source of every number") {
    useUiStyle();
    AboutDialog dialog;
    present(dialog, {760, 540});
    const QString versions = AboutDialog::versions();
    for (const char* part : {"Memladder " MEMLADDER_VERSION, "Qt ", "RapidJSON 1.", "toml++ 3.", "yaml-cpp 0.", "CLI11 2."})
        CHECK(versions.contains(QString::fromLatin1(part)));
    QTest::mouseClick(buttonOf(dialog, QStringLiteral("Copy Versions")), Qt::LeftButton);
    CHECK(QApplication::clipboard()->text() == versions);

    dialog.tabs().bar()->setCurrentIndex(1);
    auto* which = dialog.findChild<QComboBox*>();
    REQUIRE(which != nullptr);
    const std::set<std::pair<int, QString>> expected = {{0, QStringLiteral("GNU GENERAL PUBLIC LICENSE")},
                                                        {1, QStringLiteral("Permission is hereby granted")},
                                                        {2, QStringLiteral("SIL OPEN FONT LICENSE")},
                                                        {3, QStringLiteral("RapidJSON")}};
    REQUIRE(which->count() == static_cast<int>(expected.size()));
    for (const auto& [index, words] : expected) {
        which->setCurrentIndex(index);
        CHECK(dialog.licenceText().toPlainText().contains(words));
    }

    dialog.tabs().bar()->setCurrentIndex(2);
    const std::vector<SourceTable> tables = sourceTables();
    REQUIRE(dialog.sources().topLevelItemCount() == static_cast<int>(tables.size()));
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const QTreeWidgetItem* head = dialog.sources().topLevelItem(static_cast<int>(i));
        REQUIRE(head->childCount() == static_cast<int>(tables[i].rows.size()));
        for (int row = 0; row < head->childCount(); ++row)
            CHECK_FALSE(head->child(row)->text(1).isEmpty());
    }
    dialog.filter().setText(QStringLiteral("1910.02054"));
    int shown = 0;
    for (int i = 0; i < dialog.sources().topLevelItemCount(); ++i) {
        const QTreeWidgetItem* head = dialog.sources().topLevelItem(i);
        for (int row = 0; row < head->childCount(); ++row) {
            if (head->child(row)->isHidden())
                continue;
            CHECK(head->child(row)->text(1).contains(QStringLiteral("1910.02054")));
            ++shown;
        }
    }
    CHECK(shown > 3);
}

TEST_CASE("A tooltip says what a quantity means, its symbol and its source") {
    useUiStyle();
    MainWindow window(false);
    present(window, {1280, 800});
    for (const char* key : {"params", "gpus", "seq", "micro_batch", "tp", "pp", "layers", "hidden"}) {
        const Field& row = field(key);
        QuantityEditor* editor = window.panel().quantity(key);
        REQUIRE(editor != nullptr);
        const QString tip = editor->field()->toolTip();
        INFO(tip.toStdString());
        CHECK(tip.contains(QString::fromUtf8(row.help.data(), static_cast<qsizetype>(row.help.size()))));
        CHECK(tip.contains(QStringLiteral("Source: ") + QString::fromUtf8(row.source.text.data(), static_cast<qsizetype>(row.source.text.size()))));
        REQUIRE_FALSE(row.symbol.empty());
        CHECK(tip.contains(QStringLiteral("In formulas: ") + QString::fromUtf8(row.symbol.data(), static_cast<qsizetype>(row.symbol.size()))));
    }
}

TEST_CASE("Where each entry of a field has its own source, the tooltip tells that of the chosen one") {
    useUiStyle();
    MainWindow window(false);
    present(window, {1280, 800});
    const auto sourceOf = [](const FieldChoice& row) {
        return QStringLiteral("Source: ") + QString::fromUtf8(row.source.data(), static_cast<qsizetype>(row.source.size()));
    };
    int told = 0;
    for (const Field& row : fields()) {
        if (!text::isOfEachEntry(row.source.text))
            continue;
        CAPTURE(std::string(row.key));
        const QWidget* shown = row.key == "model" ? window.panel().modelBox() : nullptr;
        if (const ComboEditor* combo = window.panel().combo(row.key))
            shown = combo->box();
        if (shown == nullptr)
            continue;
        const std::vector<FieldChoice> choices = row.choices();
        CHECK_FALSE(shown->toolTip().contains(QStringLiteral("catalogue")));
        window.document().setField(row.key, choices.back().key);
        CHECK(shown->toolTip().contains(sourceOf(choices.back())));
        ++told;
    }
    CHECK(told >= 8);
    AboutDialog about(&window);
    const auto* tree = about.findChild<QTreeWidget*>();
    REQUIRE(tree != nullptr);
    for (int i = 0; i < tree->topLevelItem(0)->childCount(); ++i)
        CHECK(tree->topLevelItem(0)->child(i)->text(1) != QStringLiteral("the catalogue's row"));
}
