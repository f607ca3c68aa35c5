// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabBar>
#include <QWidget>

class QHBoxLayout;

namespace memladder::ui {

/// A row of tabs with room at its right end, closed off by a hairline.
class TabRow : public QWidget {
    Q_OBJECT
public:
    explicit TabRow(const QString& name, QWidget* parent = nullptr);
    [[nodiscard]] QTabBar* bar() const { return m_bar; }
    /// Puts a widget at the right end.
    void addCorner(QWidget* widget);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QTabBar* m_bar;
    QHBoxLayout* m_layout;
};

} // namespace memladder::ui
