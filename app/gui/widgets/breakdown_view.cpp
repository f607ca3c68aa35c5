// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/breakdown_view.h"

#include "charts/budget_chart.h"
#include "language/ui.h"
#include "widgets/ui_style.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace memladder::ui {

namespace {

constexpr int kTableMargin = 16;

class BreakdownDelegate : public QStyledItemDelegate {
public:
    BreakdownDelegate(BreakdownView& view) : QStyledItemDelegate(&view), m_view(view) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->setLayoutDirection(Qt::LeftToRight);
        const UiTheme& theme = uiTheme();
        const bool selectedScheme = index.data(BreakdownModel::SelectedRole).toBool();
        const bool total = index.data(BreakdownModel::TotalRole).toBool();
        const BreakdownModel& model = m_view.breakdown();
        const bool words = index.column() >= model.formulaColumn();
        painter->fillRect(option.rect, selectedScheme || index.row() == m_view.highlightedRow()
                                           ? theme.accentBg
                                           : theme.surface);
        if (option.state.testFlag(QStyle::State_Selected) && m_view.hasFocus())
            painter->fillRect(option.rect, theme.accentBg);
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                          theme.hair);

        QRect line = option.rect;
        if (index.column() == 0) {
            if (const auto term = model.term(index.row())) {
                static const ChartTheme kLight(ThemeKind::Light);
                static const ChartTheme kDark(ThemeKind::Dark);
                const QRect swatch(line.left() + kTableMargin, line.center().y() - 5, 12, 12);
                (theme.dark ? kDark : kLight).paintFill(*painter, swatch, fillOf(*term), swatch.topLeft());
                line.setLeft(line.left() + kTableMargin + 20);
            } else {
                line.setLeft(line.left() + kTableMargin);
            }
        } else {
            line.adjust(4, 0, index.column() < model.formulaColumn() && option.rect.width() < 60 ? -4 : -8,
                        0);
            if (words)
                line.adjust(4, 0, 0, 0);
        }
        painter->setFont(uiFont(words ? 12 : 13, total ? QFont::DemiBold : QFont::Normal));
        painter->setPen(words ? theme.text2 : theme.text);
        const QString text = index.data().toString();
        const auto alignment =
            static_cast<int>(index.data(Qt::TextAlignmentRole).value<Qt::Alignment>().toInt());
        painter->drawText(line, alignment | Qt::TextSingleLine, text);
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(theme.accent, 2));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(option.rect.adjusted(1, 1, -1, -2));
        }
    }

private:
    BreakdownView& m_view;
};

/// The head: plain words, the selected scheme in bold on its tint.
class BreakdownHead : public QHeaderView {
public:
    explicit BreakdownHead(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
        setSectionsClickable(true);
    }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        painter->setLayoutDirection(Qt::LeftToRight);
        const UiTheme& theme = uiTheme();
        const bool selected =
            model()->headerData(section, Qt::Horizontal, BreakdownModel::SelectedRole).toBool();
        painter->fillRect(rect, selected ? theme.accentBg : theme.surface);
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.hair);
        const bool narrow = rect.width() < 60;
        painter->setFont(uiFont(narrow ? 11 : 12, selected ? QFont::DemiBold : QFont::Normal));
        painter->setPen(selected ? theme.text : theme.text2);
        const QRect line = rect.adjusted(section == 0 ? kTableMargin : narrow ? 0 : 8, 0, narrow ? -4 : -8, 0);
        const QVariant alignment = model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole);
        painter->drawText(line,
                          static_cast<int>(alignment.value<Qt::Alignment>().toInt()) | Qt::TextSingleLine,
                          model()->headerData(section, Qt::Horizontal).toString());
    }
};

} // namespace

BreakdownView::BreakdownView(PlanDocument& document, QWidget* parent)
    : DataTable(Ui::tr("Breakdown"), parent), m_document(document),
      m_model(new BreakdownModel(document, this)) {
    setHorizontalHeader(new BreakdownHead(this));
    horizontalHeader()->setFixedHeight(24);
    horizontalHeader()->setFocusPolicy(Qt::NoFocus);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setModel(m_model);
    setItemDelegate(new BreakdownDelegate(*this));
    connect(horizontalHeader(), &QHeaderView::sectionClicked, this, &BreakdownView::choose);
    connect(this, &QAbstractItemView::clicked, this,
            [this](const QModelIndex& index) { choose(index.column()); });
    connect(this, &QAbstractItemView::activated, this,
            [this](const QModelIndex& index) { choose(index.column()); });
    connect(this, &DataTable::rowHovered, this, [this](int row) {
        setHighlightedRow(row);
        Q_EMIT termHovered(row < 0 ? QString()
                                   : m_model->index(row, 0).data(BreakdownModel::TermRole).toString());
    });
    connect(&m_document, &PlanDocument::changed, this, &BreakdownView::placeColumns);
    placeColumns();
}

void BreakdownView::choose(int column) {
    if (const auto scheme = m_model->scheme(column))
        m_document.setField("zero", Registry<Sharding>::rows()[*scheme].key);
}

void BreakdownView::setHighlightedTerm(const QString& key) {
    int row = -1;
    for (int i = 0; i < m_model->rowCount() && !key.isEmpty(); ++i) {
        if (m_model->index(i, 0).data(BreakdownModel::TermRole).toString() == key)
            row = i;
    }
    setHighlightedRow(row);
}

void BreakdownView::resizeEvent(QResizeEvent* event) {
    DataTable::resizeEvent(event);
    placeColumns();
}

void BreakdownView::placeColumns() {
    // Sizes keep their columns; the words take what they need of the rest. What has no room goes whole, the
    // lower rank first: nothing is cut.
    const int room = viewport()->width();
    const int schemes = m_model->formulaColumn() - 1;
    const QFontMetrics names(uiFont(13));
    const QFontMetrics words(uiFont(12));
    const auto widest = [&](int column, const QFontMetrics& metrics) {
        int width = 0;
        for (int row = 0; row < m_model->rowCount(); ++row)
            width = std::max(width, metrics.horizontalAdvance(m_model->index(row, column).data().toString()));
        return width;
    };
    const bool wide = room >= 620;
    const int named = widest(0, names) + kTableMargin + 20 + 6;
    const int first = wide ? std::max(178, named + 6) : named;
    const QFontMetrics totals(uiFont(13, QFont::DemiBold)); // the selected column and the last row are bold
    int needed = 0;
    for (int column = 1; column <= schemes; ++column)
        needed = std::max(needed, widest(column, totals) + 20);
    const int each = wide ? std::max(84, needed) : std::max(needed, std::clamp((room - first) / schemes, 46, 84));
    const int rest = room - first - schemes * each;
    int formula = std::max(140, widest(m_model->formulaColumn(), words) + 18);
    const int numbers = widest(m_model->numbersColumn(), words) + 24;
    const bool showFormula = rest >= formula;
    const bool showNumbers = rest >= formula + numbers;
    if (showFormula)
        formula = showNumbers ? std::clamp(rest - numbers, formula, std::max(formula, 196)) : rest;
    setColumnWidth(0, showFormula ? first : std::max(first, room - schemes * each));
    for (int column = 1; column <= schemes; ++column)
        setColumnWidth(column, each);
    setColumnHidden(m_model->formulaColumn(), !showFormula);
    setColumnHidden(m_model->numbersColumn(), !showNumbers);
    if (showFormula)
        setColumnWidth(m_model->formulaColumn(), formula);
    if (showNumbers)
        setColumnWidth(m_model->numbersColumn(), rest - formula);
}

} // namespace memladder::ui
