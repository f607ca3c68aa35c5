// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/notice_bar.h"

#include "language/ui.h"
#include "widgets/tinted_label.h"
#include "widgets/ui_style.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace memladder::ui {

NoticeBar::NoticeBar(QWidget* parent) : QWidget(parent), m_text(new TintedLabel(Token::Text, 13, this)) {
    m_line = new QHBoxLayout(this);
    m_line->setContentsMargins(16, 6, 16, 6);
    m_line->setSpacing(8);
    m_text->setWordWrap(true);
    m_line->addWidget(m_text, 1);
    setAccessibleName(Ui::tr("Notice"));
    hide();
}

QString NoticeBar::text() const {
    return m_text->text();
}

void NoticeBar::tell(const QString& text, const std::vector<Choice>& choices) {
    for (QPushButton* button : m_buttons)
        button->deleteLater();
    m_buttons.clear();
    m_text->setText(text);
    setAccessibleDescription(text);
    for (const auto& [name, act] : choices) {
        auto* button = new QPushButton(name, this);
        button->setAccessibleDescription(text);
        connect(button, &QPushButton::clicked, this, [this, does = act] {
            hide();
            if (does)
                does();
        });
        m_line->addWidget(button);
        m_buttons.push_back(button);
    }
    show();
    if (QAccessible::isActive()) {
        QAccessibleEvent told(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&told);
    }
}

void NoticeBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), uiTheme().accentBg);
    painter.fillRect(QRect(0, height() - 1, width(), 1), uiTheme().hair);
}

} // namespace memladder::ui
