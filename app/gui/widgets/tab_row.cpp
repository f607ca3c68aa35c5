// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tab_row.h"

#include "language/ui.h"
#include "widgets/ui_style.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QActionGroup>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStyleOptionTab>

#include <algorithm>

namespace memladder::ui {

namespace {

constexpr int kTabLeft = 6;
constexpr int kTabRight = 16;
constexpr int kSpacing = 8;
constexpr int kTriangle = 16; ///< beside the words of the button

int widthOf(const QTabBar& bar, const QString& title) {
    QStyleOptionTab option;
    option.initFrom(&bar);
    option.text = title;
    return bar.style()->sizeFromContents(QStyle::CT_TabBarTab, &option, QSize(), &bar).width();
}

} // namespace

/// Looks like a tab, and opens the tabs that have no room.
class MoreTabs : public QAbstractButton {
public:
    explicit MoreTabs(QWidget* parent) : QAbstractButton(parent) {
        setText(Ui::tr("More"));
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_Hover);
        setFixedHeight(32);
        hide();
    }
    QSize sizeHint() const override {
        return {QFontMetrics(uiFont(13, QFont::DemiBold)).horizontalAdvance(text()) + 24 + kTriangle, 32};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setLayoutDirection(Qt::LeftToRight);
        const UiTheme& theme = uiTheme();
        const QColor ink = underMouse() || isDown() ? theme.text : theme.text2;
        painter.setFont(uiFont(13));
        painter.setPen(ink);
        painter.drawText(rect().adjusted(12, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text());
        drawTriangle(painter, {width() - 12 - kTriangle / 2.0 + 2, height() / 2.0}, true, ink);
        if (!hasFocus())
            return;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(6, 5, -6, -6), 2, 2);
    }
};

TabRow::TabRow(const QString& name, QWidget* parent)
    : QWidget(parent), m_bar(new QTabBar(this)), m_more(new MoreTabs(this)), m_menu(new QMenu(this)),
      m_layout(new QHBoxLayout(this)) {
    setFixedHeight(32);
    m_bar->setDrawBase(false);
    m_bar->setExpanding(false);
    m_bar->setUsesScrollButtons(false);
    m_bar->setElideMode(Qt::ElideNone);
    m_bar->setAccessibleName(name);
    m_bar->installEventFilter(this);
    m_more->setAccessibleName(Ui::tr("More %1", "tabs of charts or tables").arg(Ui::within(name)));
    m_layout->setContentsMargins(kTabLeft, 0, kTabRight, 0);
    m_layout->setSpacing(kSpacing);
    auto* tabs = new QHBoxLayout;
    tabs->setSpacing(0);
    tabs->addWidget(m_bar, 0, Qt::AlignBottom);
    tabs->addWidget(m_more, 0, Qt::AlignBottom);
    m_layout->addLayout(tabs);
    m_layout->addStretch(1);
    connect(m_bar, &QTabBar::currentChanged, this, [this] { fit(); });
    connect(m_more, &QAbstractButton::clicked, this, &TabRow::openMenu);
}

int TabRow::addTab(const QString& title, const QString& brief) {
    m_titles.push_back({title, brief.isEmpty() ? title : brief});
    return m_bar->addTab(title);
}

void TabRow::setTitle(int tab, const QString& title, const QString& brief) {
    Title& mine = m_titles[static_cast<std::size_t>(tab)];
    if (mine.full == title)
        return;
    mine = {title, brief.isEmpty() ? title : brief};
    fit();
}

void TabRow::addCorner(QWidget* widget, int fromWidth) {
    m_layout->addWidget(widget, 0, Qt::AlignVCenter);
    m_corner.emplace_back(widget, fromWidth);
}

QWidget* TabRow::moreButton() const {
    return m_more;
}

void TabRow::fit() {
    int room = width() - kTabLeft - kTabRight;
    for (const auto& [widget, fromWidth] : m_corner) {
        if (widget->isVisibleTo(this))
            room -= std::min(std::max(widget->sizeHint().width(), widget->minimumWidth()),
                             widget->maximumWidth()) +
                    kSpacing;
    }
    const auto count = static_cast<int>(m_titles.size());
    const auto titleOf = [this](int tab, bool brief) {
        const Title& title = m_titles[static_cast<std::size_t>(tab)];
        return brief ? title.brief : title.full;
    };
    const auto sum = [&](bool brief) {
        int needed = 0;
        for (int tab = 0; tab < count; ++tab)
            needed += widthOf(*m_bar, titleOf(tab, brief));
        return needed;
    };
    const bool brief = sum(false) > room;
    std::vector<bool> shown(m_titles.size(), true);
    if (brief && sum(true) > room) {
        const int current = std::max(0, m_bar->currentIndex());
        int left = room - m_more->sizeHint().width() - widthOf(*m_bar, titleOf(current, true));
        bool full = false;
        for (int tab = 0; tab < count; ++tab) {
            if (tab == current)
                continue;
            left -= widthOf(*m_bar, titleOf(tab, true));
            full = full || left < 0; // none jumps the queue because it is short
            shown[static_cast<std::size_t>(tab)] = !full;
        }
    }
    QStringList hidden;
    int taken = 0;
    bool changed = false;
    for (int tab = 0; tab < count; ++tab) {
        const bool visible = shown[static_cast<std::size_t>(tab)];
        if (m_bar->tabText(tab) != titleOf(tab, brief) || m_bar->isTabVisible(tab) != visible) {
            m_bar->setTabText(tab, titleOf(tab, brief));
            m_bar->setTabVisible(tab, visible);
            changed = true;
        }
        m_bar->setTabToolTip(tab,
                             titleOf(tab, false) == titleOf(tab, brief) ? QString() : titleOf(tab, false));
        if (visible)
            taken += widthOf(*m_bar, titleOf(tab, brief));
        if (!visible)
            hidden << titleOf(tab, false);
    }
    m_more->setAccessibleDescription(hidden.join(QStringLiteral(", ")));
    if (!changed && m_bar->minimumWidth() == taken && m_more->isHidden() == hidden.isEmpty())
        return; // laying out again would ask for another layout, without end
    m_more->setVisible(!hidden.isEmpty());
    m_bar->setFixedWidth(taken); // it does not tell its layout that tabs went or came
    m_layout->invalidate();
    m_layout->activate();
}

void TabRow::openMenu() {
    m_menu->clear();
    for (int tab = 0; tab < m_bar->count(); ++tab) {
        if (m_bar->isTabVisible(tab))
            continue;
        QAction* action = m_menu->addAction(m_titles[static_cast<std::size_t>(tab)].full);
        connect(action, &QAction::triggered, this, [this, tab] { m_bar->setCurrentIndex(tab); });
    }
    m_menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height())));
}

bool TabRow::event(QEvent* event) {
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange)
        fit();
    return done;
}

bool TabRow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_bar && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        int step = 0;
        if (key->key() == Qt::Key_Right)
            step = mirrored ? -1 : 1;
        else if (key->key() == Qt::Key_Left)
            step = mirrored ? 1 : -1;
        if (step != 0 && key->modifiers() == Qt::NoModifier) {
            m_bar->setCurrentIndex(std::clamp(m_bar->currentIndex() + step, 0, m_bar->count() - 1));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void TabRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    for (const auto& [widget, fromWidth] : m_corner) {
        if (fromWidth > 0)
            widget->setVisible(width() >= fromWidth);
    }
    fit();
}

void TabRow::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    QEvent again(QEvent::StyleChange); // tabs that were measured without their font
    QApplication::sendEvent(m_bar, &again);
    fit();
}

void TabRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), uiTheme().surface);
    painter.fillRect(QRect(0, height() - 1, width(), 1), uiTheme().hair);
}

} // namespace memladder::ui
