// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabBar>
#include <QWidget>

#include <utility>
#include <vector>

class QHBoxLayout;

namespace memladder::ui {

/// A row of tabs with room at its right end, closed off by a hairline.
class TabRow : public QWidget {
    Q_OBJECT
public:
    explicit TabRow(const QString& name, QWidget* parent = nullptr);
    [[nodiscard]] QTabBar* bar() const { return m_bar; }
    /// Puts a widget at the right end, shown only while the row is at least so wide.
    void addCorner(QWidget* widget, int fromWidth = 0);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QTabBar* m_bar;
    QHBoxLayout* m_layout;
    std::vector<std::pair<QWidget*, int>> m_wideOnly;
};

} // namespace memladder::ui
