// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pinned_view.h"

#include "language/ui.h"
#include "widgets/tinted_label.h"
#include "widgets/ui_style.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace memladder::ui {

namespace {

class PinnedDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->setLayoutDirection(Qt::LeftToRight);
        const UiTheme& theme = uiTheme();
        const QRect& rect = option.rect;
        const bool current = index.column() == 1;
        painter->fillRect(rect, current || option.state.testFlag(QStyle::State_Selected) ? theme.accentBg
                                                                                         : theme.surface);
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.hair);
        const QVariant fits = index.data(PinnedModel::FitsRole);
        QRect line = rect.adjusted(index.column() == 0 ? 16 : 8, 0, -10, 0);
        painter->setFont(
            uiFont(13, index.data(PinnedModel::StrongRole).toBool() ? QFont::DemiBold : QFont::Normal));
        const QString text = index.data().toString();
        if (fits.isValid()) {
            const int width = painter->fontMetrics().horizontalAdvance(text);
            const double x = line.right() - width - 18;
            if (x > line.left())
                drawMark(*painter, QRectF(x, rect.center().y() - 4, 10, 10),
                         fits.toBool() ? Mark::Check : Mark::Cross, fits.toBool() ? theme.fits : theme.noFit,
                         1.75);
        }
        painter->setPen(theme.text);
        painter->drawText(line,
                          static_cast<int>(index.column() == 0 ? Qt::AlignLeft : Qt::AlignRight) |
                              Qt::AlignVCenter | Qt::TextSingleLine,
                          text);
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(theme.accent, 2));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(rect.adjusted(1, 1, -1, -2));
        }
    }
};

/// Names of scenarios stand in two lines where one is too narrow.
class PinnedHead : public QHeaderView {
public:
    explicit PinnedHead(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {}

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        painter->setLayoutDirection(Qt::LeftToRight);
        const UiTheme& theme = uiTheme();
        painter->fillRect(rect, section == 1 ? theme.accentBg : theme.surface);
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.hair);
        painter->setFont(uiFont(12, section == 1 ? QFont::DemiBold : QFont::Normal));
        painter->setPen(section == 1 ? theme.text : theme.text2);
        painter->drawText(rect.adjusted(section == 0 ? 16 : 8, 0, -10, -2),
                          static_cast<int>(section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignBottom |
                              Qt::TextWordWrap,
                          model()->headerData(section, Qt::Horizontal).toString());
    }
};

constexpr int kPinFrom = 400; ///< narrower, the key and the menu entry do it

QPushButton* cornerButton(const QString& text, QWidget* parent) {
    auto* button = new QPushButton(text, parent);
    button->setFixedHeight(24);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

PinnedView::PinnedView(PlanDocument& document, Pins& pins, QWidget* parent)
    : QWidget(parent), m_document(document), m_pins(pins), m_model(new PinnedModel(document, pins, this)),
      m_table(new DataTable(Ui::tr("Pinned scenarios"), this)),
      m_note(new TintedLabel(Token::Text2, 12, this)), m_corner(new QWidget(parent)),
      m_pin(cornerButton(Ui::tr("Pin"), m_corner)),
      m_use(cornerButton(Ui::tr("Use"), m_corner)),
      m_remove(cornerButton(Ui::tr("Remove"), m_corner)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_table, 1);
    m_note->setWordWrap(true);
    m_note->setContentsMargins(16, 6, 16, 8);
    layout->addWidget(m_note);
    layout->addStretch(0); // alone it stands at the top
    m_table->setHorizontalHeader(new PinnedHead(m_table));
    m_table->horizontalHeader()->setFixedHeight(38);
    m_table->horizontalHeader()->setFocusPolicy(Qt::NoFocus);
    m_table->setModel(m_model);
    m_table->setItemDelegate(new PinnedDelegate(m_table));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->installEventFilter(this);
    auto* corner = new QHBoxLayout(m_corner);
    corner->setContentsMargins(0, 0, 0, 0);
    corner->setSpacing(8);
    corner->addWidget(m_pin);
    corner->addWidget(m_use);
    corner->addWidget(m_remove);
    m_pin->setToolTip(Ui::tr("Keep the scenario at hand aside to compare with (P)"));
    m_use->setToolTip(Ui::tr("Make the pinned scenario of this column the current one"));
    m_remove->setToolTip(Ui::tr("Let the pinned scenario of this column go"));

    connect(m_pin, &QPushButton::clicked, this, &PinnedView::pin);
    connect(m_use, &QPushButton::clicked, this, [this] { use(currentPin()); });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (const int pin = currentPin(); pin >= 0)
            m_pins.remove(static_cast<std::size_t>(pin));
    });
    const auto useOf = [this](const QModelIndex& index) { use(PinnedModel::pinOf(index.column())); };
    connect(m_table, &QAbstractItemView::activated, this, useOf);
    connect(m_table, &QAbstractItemView::doubleClicked, this, useOf);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &PinnedView::refresh);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        placeColumns();
        refresh();
    });
    connect(&m_pins, &Pins::changed, this, &PinnedView::refresh);
    connect(&m_document, &PlanDocument::changed, this, &PinnedView::refresh);
    m_model->setActive(isVisible());
    refresh();
}

int PinnedView::currentPin() const {
    const int count = static_cast<int>(m_pins.list().size());
    const int pin =
        m_table->currentIndex().isValid() ? PinnedModel::pinOf(m_table->currentIndex().column()) : -1;
    if (pin >= 0 && pin < count)
        return pin;
    return count == 1 ? 0 : -1; // which one is meant is plain
}

void PinnedView::pin() {
    m_pins.add(m_document.scenario());
    refresh();
}

void PinnedView::use(int pin) {
    if (pin < 0 || static_cast<std::size_t>(pin) >= m_pins.list().size())
        return;
    const PinnedScenario chosen = m_pins.list()[static_cast<std::size_t>(pin)];
    m_document.apply(chosen.scenario, Ui::tr("Use pinned %1").arg(chosen.name),
                     PlanDocument::Naming::AsGiven);
}

void PinnedView::refresh() {
    const std::vector<PinnedScenario>& list = m_pins.list();
    const bool known = std::any_of(list.begin(), list.end(), [this](const PinnedScenario& pin) {
        return pin.scenario == m_document.scenario();
    });
    m_pin->setEnabled(!known && !m_pins.isFull());
    m_use->setEnabled(currentPin() >= 0);
    m_remove->setEnabled(currentPin() >= 0);
    QString note;
    if (list.empty())
        note =
            Ui::tr("Nothing is pinned. P keeps the scenario at hand aside, up to %1 of them; the budget chart "
                "then compares by pinned scenarios.")
                .arg(Pins::kMost);
    else if (m_pins.isFull())
        note = Ui::tr("All %1 places are taken: remove one to pin another.").arg(Pins::kMost);
    else if (known)
        note = Ui::tr("The scenario at hand is pinned.");
    else
        note = Ui::tr("Enter or a double click in a column makes its scenario the current one; Delete removes it.");
    m_note->setText(note);
    m_table->setVisible(!list.empty());
}

QString PinnedView::note() const {
    return m_note->text();
}

void PinnedView::placeColumns() {
    const int columns = m_model->columnCount();
    if (columns < 2)
        return;
    constexpr int kNames = 190;
    const int width = std::clamp((m_table->viewport()->width() - kNames) / (columns - 1), 118, 220);
    m_table->setColumnWidth(0, kNames);
    for (int column = 1; column < columns; ++column)
        m_table->setColumnWidth(column, width);
}

void PinnedView::showEvent(QShowEvent* event) {
    m_model->setActive(true);
    QWidget::showEvent(event);
    placeColumns();
}

void PinnedView::hideEvent(QHideEvent* event) {
    m_model->setActive(false);
    QWidget::hideEvent(event);
}

void PinnedView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_pin->setVisible(width() >= kPinFrom);
    placeColumns();
}

bool PinnedView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete) {
        if (const int pin = currentPin(); pin >= 0)
            m_pins.remove(static_cast<std::size_t>(pin));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace memladder::ui
