// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/guide_window.h"

#include "charts/chart_layout.h"
#include "charts/chart_painter.h"
#include "widgets/list_delegate.h"
#include "widgets/tinted_label.h"
#include "widgets/ui_style.h"
#include "language/ui.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace memladder::ui {

namespace {

constexpr int kPagesWidth = 216;
constexpr int kPageMargin = 24;

} // namespace

/// One chart, drawn as the window draws it, without a hand on it.
class GuidePicture : public QWidget {
public:
    using QWidget::QWidget;
    void setSpec(const ChartSpec& spec) {
        m_spec = spec;
        update();
    }
    [[nodiscard]] QSize sizeHint() const override { return {760, 400}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {420, 240}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setLayoutDirection(Qt::LeftToRight);
        const ChartTheme theme(uiTheme().kind);
        paintChart(painter, layoutChart(m_spec, size(), theme), theme);
        painter.setPen(uiTheme().hair);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }

private:
    ChartSpec m_spec;
};

GuideWindow::GuideWindow(QWidget* parent)
    : QDialog(parent), m_pages(Guide::pages()), m_list(new QListWidget(this)), m_title(new QLabel(this)),
      m_text(new TintedLabel(Token::Text, 14, this)), m_picture(new GuidePicture(this)) {
    setWindowTitle(Ui::tr("Short guide"));
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    m_list->setAccessibleName(Ui::tr("Pages"));
    m_list->setItemDelegate(new ListDelegate(32, &UiTheme::window, m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFixedWidth(kPagesWidth);
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QPalette own = m_list->palette();
    own.setBrush(QPalette::Base, Qt::NoBrush); // the window's own ground
    m_list->setPalette(own);
    for (const GuidePage& page : m_pages)
        m_list->addItem(page.title);
    auto* pages = new QVBoxLayout;
    pages->setContentsMargins(0, kPageMargin - 8, 0, kPageMargin);
    pages->addWidget(m_list);
    all->addLayout(pages);

    auto* right = new QVBoxLayout;
    right->setContentsMargins(kPageMargin, kPageMargin - 6, kPageMargin, 16);
    right->setSpacing(12);
    m_title->setFont(uiFont(18, QFont::DemiBold));
    m_title->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    right->addWidget(m_title);
    right->addWidget(m_text);
    right->addWidget(m_picture, 1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    auto* tryIt = new QPushButton(Ui::tr("&Try It in the Window"), this);
    tryIt->setToolTip(Ui::tr("Puts this page's scenario and chart into the window; Ctrl+Z there takes it back"));
    m_back = new QPushButton(Ui::tr("&Back"), this);
    m_next = new QPushButton(Ui::tr("&Next"), this);
    auto* close = new QPushButton(Ui::tr("Close"), this);
    buttons->addWidget(tryIt);
    buttons->addStretch();
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    buttons->addWidget(close);
    right->addLayout(buttons);
    all->addLayout(right, 1);
    m_next->setDefault(true);

    connect(m_list, &QListWidget::currentRowChanged, this, &GuideWindow::showPage);
    connect(m_back, &QPushButton::clicked, this, [this] { turnTo(page() - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { turnTo(page() + 1); });
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(tryIt, &QPushButton::clicked, this, [this] { Q_EMIT tried(m_pages[static_cast<std::size_t>(page())]); });
    m_list->setCurrentRow(0);
    resize(1040, 720);
    m_next->setFocus();
}

int GuideWindow::page() const {
    return std::max(0, m_list->currentRow());
}

void GuideWindow::turnTo(int page) {
    m_list->setCurrentRow(std::clamp(page, 0, m_list->count() - 1));
}

void GuideWindow::showPage() {
    const GuidePage& shown = m_pages[static_cast<std::size_t>(page())];
    m_title->setText(shown.title);
    m_text->setText(shown.text);
    m_picture->setSpec(shown.picture());
    m_picture->setAccessibleName(Ui::tr("Picture: %1").arg(shown.title));
    m_back->setEnabled(page() > 0);
    m_next->setEnabled(page() + 1 < m_list->count());
}

void GuideWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_PageDown || event->key() == Qt::Key_PageUp)
        turnTo(page() + (event->key() == Qt::Key_PageDown ? 1 : -1));
    else
        QDialog::keyPressEvent(event);
}

} // namespace memladder::ui
