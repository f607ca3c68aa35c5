// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quantity_editor.h"

#include "language/ui.h"
#include "widgets/tinted_label.h"
#include "widgets/ui_style.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace memladder::ui {

namespace {

/// What was typed may be one word that is wider than the column: places where it may be broken.
QString inPieces(const QString& text) {
    constexpr int kLongest = 16;
    QString out;
    int run = 0;
    for (const QChar c : text) {
        run = c.isSpace() ? 0 : run + 1;
        if (run > kLongest && !c.isLowSurrogate() && !c.isMark()) {
            out += QChar(0x200B);
            run = 1;
        }
        out += c;
    }
    return out;
}

} // namespace

QuantityEditor::QuantityEditor(const QuantityLook& look, QWidget* parent)
    : QWidget(parent), m_label(new QLabel(look.label, this)), m_field(new ValueField(this)),
      m_complaint(new TintedLabel(Token::NoFit, 12, this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(0, 1);
    m_label->setBuddy(m_field);
    m_label->setFont(uiFont(13));
    m_label->setMinimumWidth(0);
    m_note = new TintedLabel(Token::Text3, 11, this);
    m_note->setWordWrap(true); // a long note must not widen the column
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_note->hide();
    m_fieldWidth = look.fieldWidth;
    m_unit = look.unit;
    m_field->setFixedWidth(look.fieldWidth);
    m_field->setUnit(look.unit);
    m_field->setAccessibleName(look.name);
    m_field->setToolTip(look.help);
    m_label->setToolTip(look.help);
    if (!look.label.isEmpty())
        grid->addWidget(m_label, 0, 0, Qt::AlignVCenter);
    grid->addWidget(m_field, 0, 1, Qt::AlignTop);
    m_note->setWordWrap(look.label.isEmpty()); // beside a long value it takes two lines
    if (look.label.isEmpty())                  // the note stands in the label's place
        grid->addWidget(m_note, 0, 0, Qt::AlignVCenter);
    else
        grid->addWidget(m_note, 1, 0, 1, 2);
    m_label->setVisible(!look.label.isEmpty());
    if (look.scale) {
        m_slider = new LogSlider(*look.scale, this);
        m_slider->setAccessibleName(look.name);
        m_slider->setToolTip(look.help + QLatin1Char('\n') +
                             Ui::tr("Ctrl+drag moves finely, past the magnets."));
        grid->setRowMinimumHeight(2, 5);
        grid->addWidget(m_slider, 3, 0, 1, 2);
        connect(m_slider, &LogSlider::edited, this, &QuantityEditor::slid);
        connect(m_slider, &LogSlider::released, this, &QuantityEditor::released);
        connect(m_field, &ValueField::stepped, this, [this](int direction) {
            if (!m_field->isRejected())
                m_slider->requestValue(m_slider->scale().stepped(m_slider->value(), direction));
        });
    }
    m_complaint->setWordWrap(true);
    m_complaint->setTextFormat(Qt::RichText);
    m_complaint->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_complaint->setAccessibleName(Ui::tr("%1: what is wrong", "a field").arg(look.name));
    connect(m_complaint, &QLabel::linkActivated, this, &QuantityEditor::entered);
    m_complaint->hide();
    grid->addWidget(m_complaint, 4, 0, 1, 2);
    connect(m_field, &ValueField::entered, this, &QuantityEditor::entered);
    connect(m_field, &ValueField::restored, this, [this] {
        m_reason.clear();
        complain();
    });
}

void QuantityEditor::setValue(const QString& text, std::optional<double> value) {
    m_field->setValueText(text);
    // Long values widen their field: the leading digits are the ones that count.
    constexpr int kWidest = 200;
    const int needed = QFontMetrics(m_field->font()).horizontalAdvance(text + QLatin1Char(' ') + m_unit) + 26;
    m_field->setFixedWidth(std::clamp(needed, m_fieldWidth, kWidest));
    if (m_slider != nullptr && value)
        m_slider->setValue(*value);
}

void QuantityEditor::setNote(const QString& note) {
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void QuantityEditor::reject(const QString& reason) {
    m_reason = reason;
    m_field->reject();
    complain();
}

void QuantityEditor::setIssue(const QString& text, const QStringList& nearest) {
    if (text == m_issue && nearest == m_nearest)
        return;
    m_issue = text;
    m_nearest = nearest;
    m_field->setTroubled(!text.isEmpty());
    complain();
}

QString QuantityEditor::complaint() const {
    return m_reason.isEmpty() ? m_issue : m_reason;
}

void QuantityEditor::complain() {
    const QString text = complaint();
    QString html = inPieces(text).toHtmlEscaped();
    if (m_reason.isEmpty() && !m_nearest.isEmpty()) {
        QStringList links;
        for (const QString& value : m_nearest)
            links << QStringLiteral("<a href=\"%1\">%1</a>").arg(value.toHtmlEscaped());
        const QString nearest =
            links.size() == 2 ? Ui::tr("%1 or %2").arg(links[0], links[1]) : links.join(QStringLiteral(", "));
        html = Ui::tr("%1. Nearest: %2", "what is wrong, values").arg(html, nearest);
    }
    m_complaint->setText(html);
    m_complaint->setVisible(!text.isEmpty());
    m_field->setAccessibleDescription(text);
}

void QuantityEditor::focusField() {
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

} // namespace memladder::ui
