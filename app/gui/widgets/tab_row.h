// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabBar>
#include <QWidget>

#include <utility>
#include <vector>

class QHBoxLayout;
class QMenu;

namespace memladder::ui {

class MoreTabs;

/// A row of tabs with room for controls at its end. Where the tabs do not all fit they take their short
/// titles; where those do not fit either, the last ones go into a menu at the end of the row. The current tab
/// always stands in the row; the arrow keys walk all of them.
class TabRow : public QWidget {
public:
    TabRow(const QString& name, QWidget* parent = nullptr);
    [[nodiscard]] QTabBar* bar() const { return m_bar; }
    /// `brief`: the title where room is short; empty: the same.
    int addTab(const QString& title, const QString& brief = {});
    /// The long title, whichever the row shows.
    [[nodiscard]] QString fullTitle(int tab) const { return m_titles[static_cast<std::size_t>(tab)].full; }
    void setTitle(int tab, const QString& title, const QString& brief = {});
    /// Puts a control at the end of the row. With a width, it shows only where the row is at least so wide.
    void addCorner(QWidget* widget, int fromWidth = 0);
    /// Opens the tabs that have no room; hidden where all have.
    [[nodiscard]] QWidget* moreButton() const;
    [[nodiscard]] QMenu& moreMenu() const { return *m_menu; }

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Title {
        QString full;
        QString brief;
    };
    void fit();
    void openMenu();
    QTabBar* m_bar;
    MoreTabs* m_more;
    QMenu* m_menu;
    QHBoxLayout* m_layout;
    std::vector<Title> m_titles;
    std::vector<std::pair<QWidget*, int>> m_corner; ///< with the width of the row from which it shows
};

} // namespace memladder::ui
