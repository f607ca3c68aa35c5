// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/card_row.h"

#include "language/language.h"
#include "language/ui.h"
#include "widgets/ui_style.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QPainter>
#include <QRadioButton>
#include <QToolButton>

namespace memladder::ui {

namespace {

constexpr int kNameLeft = 47;
constexpr int kSizeWidth = 40;
constexpr int kDashWidth = 35;

/// A cross as a path; the font has none.
class RemoveButton : public QToolButton {
public:
    using QToolButton::QToolButton;

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setLayoutDirection(Qt::LeftToRight);
        if (underMouse())
            painter.fillRect(rect(), uiTheme().accentBg);
        drawMark(painter, QRectF(rect()).adjusted(5, 5, -5, -5), Mark::Cross, uiTheme().text2, 1.5);
    }
};

} // namespace

CardRow::CardRow(QWidget* parent)
    : QWidget(parent), m_check(new QCheckBox(this)), m_radio(new QRadioButton(this)),
      m_remove(new RemoveButton(this)) {
    setFixedHeight(22);
    setLayoutDirection(Qt::LeftToRight);   // "80 GB"
    m_radio->setAutoExclusive(false);      // rows are apart; the document says which one it is
    m_remove->setFocusPolicy(Qt::NoFocus); // Delete does it from the keyboard
    m_remove->hide();
    for (QWidget* child : {static_cast<QWidget*>(m_check), static_cast<QWidget*>(m_radio)})
        child->installEventFilter(this);
    connect(m_check, &QCheckBox::clicked, this, &CardRow::drawnChanged);
    connect(m_radio, &QRadioButton::clicked, this, [this] {
        m_radio->setChecked(true); // one's own click cannot take the plan away
        Q_EMIT planned();
    });
    connect(m_remove, &QToolButton::clicked, this, &CardRow::removed);
}

void CardRow::show(const CeilingCard& card, int dash, bool planned, bool removable, format::Unit unit) {
    const QString size = inLocale(format::size(card.size.bytes(), unit));
    m_check->setChecked(card.drawn); // a click that was refused is taken back
    m_radio->setChecked(planned);
    if (card == m_card && dash == m_dash && planned == m_planned && removable == m_removable && size == m_size)
        return; // a slider asks at every step
    m_card = card;
    m_dash = dash;
    m_planned = planned;
    m_removable = removable;
    m_size = size;
    const QString name = card.name();
    m_check->setAccessibleName(Ui::tr("Draw %1").arg(name));
    m_radio->setAccessibleName(Ui::tr("Plan for %1").arg(name));
    m_check->setToolTip(Ui::tr("Draw %1 as a ceiling").arg(name));
    m_radio->setToolTip(Ui::tr("Plan for %1").arg(name));
    m_remove->setToolTip(Ui::tr("Remove %1 (Delete)").arg(name));
    m_remove->setAccessibleName(Ui::tr("Remove %1").arg(name));
    showRemove();
    update();
}

void CardRow::showRemove() {
    m_remove->setVisible(m_removable && (m_hovered || m_check->hasFocus() || m_radio->hasFocus()));
}

void CardRow::resizeEvent(QResizeEvent*) {
    m_check->setGeometry(0, 0, 20, 22);
    m_radio->setGeometry(22, 0, 20, 22);
    m_remove->setGeometry(width() - kSizeWidth - kDashWidth - 14 - 20, 1, 20, 20);
}

void CardRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight);
    const UiTheme& theme = uiTheme();
    painter.setFont(uiFont(13, m_planned ? QFont::DemiBold : QFont::Normal));
    painter.setPen(theme.text);
    const int dashLeft = width() - kSizeWidth - kDashWidth - 14;
    const int nameRoom = dashLeft - kNameLeft - (m_remove->isVisible() ? 24 : 6);
    for (const int smaller : {12, 11}) // a long name loses size before it loses letters
        if (painter.fontMetrics().horizontalAdvance(m_card.name()) > nameRoom)
            painter.setFont(uiFont(smaller, m_planned ? QFont::DemiBold : QFont::Normal));
    painter.drawText(QRect(kNameLeft, 0, nameRoom, height()), Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(m_card.name(), Qt::ElideMiddle, nameRoom));
    painter.setFont(uiFont(13));
    painter.setPen(theme.text2);
    painter.drawText(QRect(width() - kSizeWidth, 0, kSizeWidth, height()), Qt::AlignVCenter | Qt::AlignRight,
                     m_size);
    if (m_card.drawn) {
        const double thickness = m_planned ? 2.0 : 1.25;
        QPen pen(theme.text, thickness);
        pen.setCapStyle(Qt::FlatCap);
        QList<double> dashes;
        for (const double length : ceilingDash(m_dash))
            dashes << length / thickness;
        pen.setDashPattern(dashes);
        painter.setPen(pen);
        const int middle = height() / 2; // a whole pixel: the line is as sharp in rows of odd height
        const double y = middle + 0.5;
        painter.drawLine(QPointF(dashLeft, y), QPointF(dashLeft + kDashWidth, y));
    }
}

void CardRow::enterEvent(QEnterEvent* event) {
    m_hovered = true;
    showRemove();
    update();
    QWidget::enterEvent(event);
}

void CardRow::leaveEvent(QEvent* event) {
    m_hovered = false;
    showRemove();
    update();
    QWidget::leaveEvent(event);
}

void CardRow::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && event->position().x() >= kNameLeft)
        Q_EMIT planned(); // the name belongs to the radio button
}

void CardRow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete && m_removable)
        Q_EMIT removed();
    else
        QWidget::keyPressEvent(event);
}

bool CardRow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        showRemove();
        update();
    }
    if (event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down) { // walk the column, as in a list
            key->accept();
            const bool down = key->key() == Qt::Key_Down;
            const QList<CardRow*> rows = parentWidget()->findChildren<CardRow*>(Qt::FindDirectChildrenOnly);
            const qsizetype next = rows.indexOf(this) + (down ? 1 : -1);
            if (next >= 0 && next < rows.size() && !rows[next]->isHidden()) {
                QWidget* target =
                    watched == m_check ? static_cast<QWidget*>(rows[next]->m_check) : rows[next]->m_radio;
                target->setFocus(Qt::TabFocusReason);
            }
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace memladder::ui
