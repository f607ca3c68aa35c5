// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/view_state.h"

#include <QWidget>

class QCheckBox;
class QRadioButton;
class QToolButton;

namespace memladder::ui {

/// One card: drawn or not, planned for or not, its name, its dashes, its size.
class CardRow : public QWidget {
    Q_OBJECT
public:
    explicit CardRow(QWidget* parent = nullptr);

    void show(const CeilingCard& card, int dash, bool planned, bool removable, format::Unit unit);
    [[nodiscard]] QCheckBox* check() const { return m_check; }
    [[nodiscard]] QRadioButton* radio() const { return m_radio; }

    QSize sizeHint() const override { return {264, 22}; }
    QSize minimumSizeHint() const override { return {200, 22}; }

Q_SIGNALS:
    void drawnChanged(bool drawn);
    void planned();
    void removed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showRemove();
    CeilingCard m_card;
    QString m_size;
    int m_dash = 0;
    bool m_planned = false;
    bool m_removable = false;
    bool m_hovered = false;
    QCheckBox* m_check;
    QRadioButton* m_radio;
    QToolButton* m_remove;
};

} // namespace memladder::ui
