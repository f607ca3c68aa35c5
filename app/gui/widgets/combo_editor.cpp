// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/combo_editor.h"

#include "widgets/tinted_label.h"
#include "widgets/ui_style.h"

#include <QAbstractItemView>
#include <QElapsedTimer>
#include <QGridLayout>
#include <QLabel>
#include <QListView>
#include <QWheelEvent>

#include <algorithm>

namespace memladder::ui {

namespace {

constexpr int kWidestList = 560; ///< of the names, where the box shows their beginning

/// The combo box asks its list for what was typed, open or closed.
class FindingList : public QListView {
public:
    using QListView::QListView;

    void keyboardSearch(const QString& typed) override {
        constexpr int kPauseMs = 1200;
        if (typed.isEmpty() || !m_last.isValid() || m_last.elapsed() > kPauseMs)
            m_text.clear();
        m_last.start();
        m_text += typed;
        const QString wanted = m_text.simplified();
        if (wanted.isEmpty() || model() == nullptr)
            return;
        const int rows = model()->rowCount(rootIndex());
        int best = -1;
        int rank = 3;
        for (int row = 0; row < rows && rank > 0; ++row) {
            const QString text = model()->index(row, 0, rootIndex()).data().toString();
            const auto at = text.indexOf(wanted, 0, Qt::CaseInsensitive);
            const int here = at < 0 ? 3 : at == 0 ? 0 : text.at(at - 1).isLetterOrNumber() ? 2 : 1;
            if (here < rank) {
                rank = here;
                best = row;
            }
        }
        if (best >= 0)
            setCurrentIndex(model()->index(best, 0, rootIndex()));
    }

private:
    QString m_text;
    QElapsedTimer m_last;
};

} // namespace

QuietCombo::QuietCombo(QWidget* parent) : QComboBox(parent) {
    setView(new FindingList(this));
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(8);
    setMaxVisibleItems(16);
}

void QuietCombo::wheelEvent(QWheelEvent* event) {
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

ComboEditor::ComboEditor(const QString& label, const QString& help, const std::vector<ChoiceOption>& options,
                         QWidget* parent)
    : QWidget(parent), m_help(help), m_caption(new QLabel(label, this)), m_box(new QuietCombo(this)), m_complaint(new TintedLabel(Token::NoFit, 12, this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 1);
    m_caption->setBuddy(m_box);
    m_box->setAccessibleName(QString(label).remove(QLatin1Char('&')));
    int widest = 0;
    const QFontMetrics metrics(uiFont(13));
    for (const ChoiceOption& option : options) {
        m_box->addItem(option.label, option.key);
        m_box->setItemData(m_box->count() - 1, option.help, Qt::ToolTipRole);
        widest = std::max(widest, metrics.horizontalAdvance(option.label));
    }
    const int labelWidth = metrics.horizontalAdvance(m_caption->text());
    const int boxWidth = std::clamp(widest + 40, 96, 250);
    m_box->view()->setMinimumWidth(std::min(widest + 40, kWidestList));
    grid->addWidget(m_caption, 0, 0);
    if (labelWidth + 8 + boxWidth <= 250) {
        m_box->setFixedWidth(boxWidth);
        grid->addWidget(m_box, 0, 1);
    } else {
        grid->addWidget(m_box, 1, 0, 1, 2);
    }
    m_complaint->setWordWrap(true);
    m_complaint->hide();
    grid->addWidget(m_complaint, 2, 0, 1, 2);
    connect(m_box, &QComboBox::activated, this,
            [this](int index) { Q_EMIT chosen(m_box->itemData(index).toString()); });
    tellWhole();
}

void ComboEditor::setCurrent(const QString& key) {
    if (m_box->currentIndex() >= 0 && m_box->currentData().toString() == key)
        return; // looking through all of them takes its time
    m_box->setCurrentIndex(m_box->findData(key));
    tellWhole();
}

void ComboEditor::tellWhole() {
    QString tip = m_help;
    if (!m_box->currentData().toString().isEmpty())
        tip = m_box->currentText() + QLatin1Char('\n') + m_box->currentData(Qt::ToolTipRole).toString() + QLatin1Char('\n') + m_help;
    m_box->setToolTip(tip);
    m_caption->setToolTip(tip);
}

void ComboEditor::setIssue(const QString& text) {
    m_complaint->setText(text);
    m_complaint->setVisible(!text.isEmpty());
    m_box->setAccessibleDescription(text);
}

} // namespace memladder::ui
