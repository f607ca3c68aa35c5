// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/launch_view.h"

#include "document/ui_text.h"
#include "language/ui.h"
#include "widgets/list_delegate.h"
#include "widgets/ui_style.h"

#include <QApplication>
#include <QClipboard>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QListView>
#include <QListWidget>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QSyntaxHighlighter>

#include <algorithm>

namespace memladder::ui {

namespace {

constexpr int kFrameworksWidth = 150;
constexpr int kNarrowNotes = 640; ///< below, the notes make room: their lines stand in the text too
constexpr int kPadding = 16;

/// Comments step back, so that the settings are what one sees.
class Comments : public QSyntaxHighlighter {
public:
    using QSyntaxHighlighter::QSyntaxHighlighter;

protected:
    void highlightBlock(const QString& line) override {
        if (line.startsWith(QLatin1Char('#')))
            setFormat(0, static_cast<int>(line.size()), uiTheme().text3);
    }
};

/// What it is about in one line, why below it.
class NoteDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return {widthOf(option), 8 + heightOf(option, index, true) + heightOf(option, index, false) + 6};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        painter->setLayoutDirection(Qt::LeftToRight);
        const UiTheme& theme = uiTheme();
        const QRect& rect = option.rect;
        painter->fillRect(rect, theme.surface);
        const bool ofField = !index.data(LaunchModel::FieldRole).toString().isEmpty();
        if (ofField && option.state.testFlag(QStyle::State_MouseOver))
            painter->fillRect(rect, theme.accentBg);
        painter->fillRect(QRect(rect.left() + kPadding, rect.bottom(), rect.width() - 2 * kPadding, 1), theme.hair);
        QRect line = rect.adjusted(kPadding, 8, -kPadding, 0);
        painter->setFont(uiFont(13, QFont::DemiBold));
        painter->setPen(theme.text);
        painter->drawText(line, static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap, titleOf(index));
        line.translate(0, heightOf(option, index, true));
        painter->setFont(uiFont(12));
        painter->setPen(theme.text2);
        painter->drawText(line, static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap,
                          index.data(LaunchModel::ReasonRole).toString());
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(theme.accent, 2));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(rect.adjusted(5, 1, -6, -2));
        }
    }

private:
    static QString titleOf(const QModelIndex& index) {
        const int kind = index.data(LaunchModel::KindRole).toInt();
        const QString title = index.data().toString();
        return kind == LaunchModel::NotSaid ? Ui::tr("Not said: %1", "a field").arg(title)
               : kind == LaunchModel::Mind  ? Ui::tr("Mind: %1", "a field").arg(title)
                                            : title;
    }
    static int widthOf(const QStyleOptionViewItem& option) {
        const auto* view = qobject_cast<const QListView*>(option.widget);
        return view != nullptr ? view->viewport()->width() : option.rect.width();
    }
    static int heightOf(const QStyleOptionViewItem& option, const QModelIndex& index, bool title) {
        const QFontMetrics metrics(title ? uiFont(13, QFont::DemiBold) : uiFont(12));
        const QString words = title ? titleOf(index) : index.data(LaunchModel::ReasonRole).toString();
        return metrics
                   .boundingRect(QRect(0, 0, widthOf(option) - 2 * kPadding, 4000),
                                 static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap, words)
                   .height() +
               2;
    }
};

} // namespace

LaunchView::LaunchView(PlanDocument& document, QWidget* parent)
    : QWidget(parent), m_model(new LaunchModel(document, this)), m_frameworks(new QListWidget(this)), m_text(new QPlainTextEdit(this)),
      m_notes(new QListView(this)), m_corner(new QWidget(this)), m_copy(new QPushButton(Ui::tr("&Copy settings"), m_corner)) {
    m_frameworks->setAccessibleName(Ui::tr("Framework"));
    m_frameworks->setFrameShape(QFrame::NoFrame);
    m_frameworks->setFixedWidth(kFrameworksWidth);
    m_frameworks->setItemDelegate(new ListDelegate(28, &UiTheme::surface, m_frameworks));
    m_frameworks->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_frameworks->setMouseTracking(true);
    m_frameworks->setTabKeyNavigation(false);
    for (const LaunchFramework& row : Registry<LaunchFramework>::rows()) {
        auto* item = new QListWidgetItem(text::fromUtf8(row.name), m_frameworks);
        item->setToolTip(Ui::label(row.help));
    }

    m_text->setAccessibleName(Ui::tr("Launch settings"));
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setTabChangesFocus(true);
    m_text->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_text->document()->setDocumentMargin(kPadding - 4);
    new Comments(m_text->document());

    m_notes->setAccessibleName(Ui::tr("What the settings do not say"));
    m_notes->setFrameShape(QFrame::NoFrame);
    m_notes->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_notes->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_notes->setResizeMode(QListView::Adjust);
    m_notes->setSelectionMode(QAbstractItemView::SingleSelection);
    m_notes->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_notes->setTabKeyNavigation(false);
    m_notes->setMouseTracking(true);
    m_notes->setModel(m_model);
    m_notes->setItemDelegate(new NoteDelegate(m_notes));

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 4, 1, 0);
    row->setSpacing(1);
    row->addWidget(m_frameworks);
    row->addWidget(m_text, 3);
    row->addWidget(m_notes, 2);
    auto* corner = new QHBoxLayout(m_corner);
    corner->setContentsMargins(0, 0, 0, 0);
    m_copy->setAccessibleName(Ui::tr("Copy settings"));
    m_copy->setFixedHeight(24);
    corner->addWidget(m_copy);

    connect(m_copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(m_model->currentText()); });
    connect(m_frameworks, &QListWidget::currentRowChanged, this, [this](int at) {
        if (at >= 0)
            m_model->setFramework(Choice<LaunchFramework>::at(static_cast<std::size_t>(at)));
    });
    connect(m_notes, &QAbstractItemView::clicked, this, qOverload<const QModelIndex&>(&LaunchView::choose));
    connect(m_notes, &QAbstractItemView::activated, this, qOverload<const QModelIndex&>(&LaunchView::choose));
    connect(m_model, &LaunchModel::refreshed, this, &LaunchView::refresh);
    m_frameworks->setCurrentRow(static_cast<int>(m_model->framework().index()));
    retheme();
}

void LaunchView::choose(const QModelIndex& note) {
    if (const QString key = note.data(LaunchModel::FieldRole).toString(); !key.isEmpty())
        Q_EMIT fieldChosen(key);
}

void LaunchView::refresh() {
    m_frameworks->setCurrentRow(static_cast<int>(m_model->framework().index()));
    if (m_text->toPlainText() == m_model->text())
        return;
    const int at = m_text->verticalScrollBar()->value();
    m_text->setPlainText(m_model->text());
    m_text->verticalScrollBar()->setValue(at); // the eye stays where it was
}

void LaunchView::retheme() {
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(12);
    m_text->setFont(font);
    QPalette colours = m_text->palette();
    colours.setColor(QPalette::Base, uiTheme().surface);
    colours.setColor(QPalette::Text, uiTheme().text);
    m_text->setPalette(colours);
    if (auto* comments = m_text->document()->findChild<QSyntaxHighlighter*>())
        comments->rehighlight();
}

void LaunchView::showEvent(QShowEvent* event) {
    m_model->setActive(true);
    QWidget::showEvent(event);
}

void LaunchView::hideEvent(QHideEvent* event) {
    m_model->setActive(false);
    QWidget::hideEvent(event);
}

void LaunchView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_notes->setVisible(width() >= kNarrowNotes);
    m_notes->doItemsLayout();
}

void LaunchView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        retheme();
}

void LaunchView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.fillRect(rect(), uiTheme().surface);
    painter.fillRect(QRect(kFrameworksWidth, 0, 1, height()), uiTheme().hair);
    if (m_notes->isVisible())
        painter.fillRect(QRect(m_notes->x() - 1, 0, 1, height()), uiTheme().hair);
}

} // namespace memladder::ui
