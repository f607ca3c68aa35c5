// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/issues_view.h"

#include "language/ui.h"
#include "models/issues_model.h"
#include "widgets/tinted_label.h"
#include "widgets/ui_style.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace memladder::ui {

namespace {

constexpr int kField = 1;
constexpr int kSentence = 2;
constexpr int kRow = 26;
constexpr int kPad = 5;
constexpr int kNarrowIssues = 520; ///< below, the sentence has the field's place too

/// Rows of the list of issues.
class IssueDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        if (index.column() != kSentence)
            return {40, kRow};
        const auto* table = qobject_cast<const QTableView*>(option.widget);
        const int width = (table != nullptr ? table->columnWidth(kSentence) : 400) - 16;
        const QRect text = QFontMetrics(uiFont(13))
                               .boundingRect(QRect(0, 0, std::max(60, width), 4000), Qt::TextWordWrap,
                                             index.data().toString());
        return {width, std::max(kRow, text.height() + 2 * kPad)};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->setLayoutDirection(Qt::LeftToRight);
        const UiTheme& theme = uiTheme();
        const bool error = index.data(IssuesModel::ErrorRole).toBool();
        const QRect& rect = option.rect;
        painter->fillRect(rect,
                          option.state.testFlag(QStyle::State_Selected) ? theme.accentBg : theme.surface);
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.hair);
        QRect line = rect.adjusted(8, 0, -8, 0);
        const bool offers = index.data(IssuesModel::ValueRole).isValid();
        painter->setPen(index.column() == 0 && error ? theme.noFit : offers ? theme.accent : theme.text);
        QFont font = uiFont(13, index.column() == 0 ? QFont::DemiBold : QFont::Normal);
        font.setUnderline(offers);
        painter->setFont(font);
        if (index.column() == 0) {
            line.setLeft(rect.left() + 16);
            if (error)
                drawMark(*painter, QRectF(line.left(), line.top() + kRow / 2.0 - 5, 10, 10), Mark::Cross,
                         theme.noFit, 1.75);
            line.setLeft(line.left() + 20);
        }
        if (index.column() == kSentence)
            painter->drawText(line.adjusted(0, kPad, 0, -kPad),
                              Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, index.data().toString());
        else
            painter->drawText(QRect(line.left(), line.top(), line.width(), kRow),
                              Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, index.data().toString());
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(theme.accent, 2));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(rect.adjusted(1, 1, -1, -2));
        }
    }
};

class IssueHead : public QHeaderView {
public:
    explicit IssueHead(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {}

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        painter->setLayoutDirection(Qt::LeftToRight);
        painter->fillRect(rect, uiTheme().surface);
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), uiTheme().hair);
        painter->setFont(uiFont(12));
        painter->setPen(uiTheme().text2);
        painter->drawText(rect.adjusted(section == 0 ? 16 : 8, 0, -8, 0), Qt::AlignLeft | Qt::AlignVCenter,
                          model()->headerData(section, Qt::Horizontal).toString());
    }
};

} // namespace

IssuesView::IssuesView(PlanDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_table(new DataTable(Ui::tr("Issues"), this)),
      m_empty(new TintedLabel(Token::Text2, 13, this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_empty);
    layout->addWidget(m_table, 1);
    m_empty->setText(Ui::tr("Nothing to report: every value can be."));
    m_empty->setContentsMargins(16, 12, 16, 12);
    m_empty->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_table->setHorizontalHeader(new IssueHead(m_table));
    m_table->horizontalHeader()->setFixedHeight(24);
    m_table->horizontalHeader()->setFocusPolicy(Qt::NoFocus);
    m_table->setModel(new IssuesModel(m_document, m_table));
    m_table->setItemDelegate(new IssueDelegate(m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->setSectionResizeMode(kSentence, QHeaderView::Stretch);
    connect(m_table, &QAbstractItemView::activated, this, &IssuesView::follow);
    connect(m_table, &QAbstractItemView::clicked, this, &IssuesView::follow);
    connect(m_table->model(), &QAbstractItemModel::modelReset, this, &IssuesView::refresh);
    refresh();
}

QString IssuesView::emptyText() const {
    return m_empty->isVisibleTo(this) ? m_empty->text() : QString();
}

void IssuesView::follow(const QModelIndex& index) {
    const QString key = index.data(IssuesModel::FieldRole).toString();
    if (const QVariant value = index.data(IssuesModel::ValueRole); value.isValid())
        m_document.setNumber(key.toStdString(), value.toULongLong());
    else
        Q_EMIT fieldChosen(key);
}

void IssuesView::refresh() {
    const bool none = m_table->model()->rowCount() == 0;
    m_empty->setVisible(none);
    m_table->setVisible(!none);
    place();
}

void IssuesView::place() {
    const bool narrow = width() < kNarrowIssues;
    m_table->setColumnHidden(kField, narrow);
    m_table->setColumnWidth(0, narrow ? 92 : 110);
    m_table->setColumnWidth(kField, 130);
    for (int column = IssuesModel::FirstValue; column < IssuesModel::ColumnCount; ++column)
        m_table->setColumnWidth(column, narrow ? 56 : 72);
    m_table->resizeRowsToContents();
}

void IssuesView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    place();
}

void IssuesView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

} // namespace memladder::ui
