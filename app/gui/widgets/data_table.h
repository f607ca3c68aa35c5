// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace memladder::ui {

/// A table of numbers: rows 23 px apart with hairlines, a plain head, cells copied as tab-separated text with
/// Ctrl+C.
class DataTable : public QTableView {
    Q_OBJECT
public:
    explicit DataTable(const QString& name, QWidget* parent = nullptr);

    /// Cells marked in the table, or all of it with its heads, as tab-separated text.
    [[nodiscard]] QString asText(bool all) const;
    /// Tints the row of a term that is pointed at elsewhere.
    void setHighlightedRow(int row);
    [[nodiscard]] int highlightedRow() const { return m_highlighted; }

Q_SIGNALS:
    /// The pointer is over this row; −1 when it left.
    void rowHovered(int row);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    int m_highlighted = -1;
    int m_hovered = -1;
};

} // namespace memladder::ui
