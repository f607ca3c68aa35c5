// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_accessible.h"

#include "charts/chart_view.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <vector>

namespace memladder::ui {
namespace {

/// One bar: its name is what it says, its action is what a click does.
class AccessibleBar final : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    AccessibleBar(ChartView* view, int index) : m_view(view), m_index(index) {}

    bool isValid() const override { return m_view && m_index < count(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_view ? m_view->window()->windowHandle() : nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name && isValid() ? m_view->describeBar(m_index) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        if (!isValid())
            return {};
        const QRect body = m_view->elementArea(m_index).toAlignedRect();
        return {m_view->mapToGlobal(body.topLeft()), body.size()};
    }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.selectable = state.focusable = true;
        state.selected = m_view->isElementSelected(m_index);
        state.focused = m_view->hasFocus() && m_view->currentBar() == m_index;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override {
        if (isValid() && name == pressAction())
            m_view->activateBar(m_index);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    int count() const { return m_view->elementCount(); }
    QPointer<ChartView> m_view;
    int m_index;
};

class AccessibleChart final : public QAccessibleWidget {
public:
    explicit AccessibleChart(ChartView* view) : QAccessibleWidget(view, QAccessible::Chart), m_view(view) {}
    ~AccessibleChart() override {
        for (const QAccessible::Id id : m_bars)
            QAccessible::deleteAccessibleInterface(id);
    }

    QString text(QAccessible::Text kind) const override {
        if (kind == QAccessible::Name)
            return m_view->accessibleName().isEmpty() ? m_view->shownSpec().name : m_view->accessibleName();
        if (kind == QAccessible::Description || kind == QAccessible::Value)
            return m_view->description();
        return QAccessibleWidget::text(kind);
    }
    int childCount() const override { return m_view->elementCount(); }
    QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount())
            return nullptr;
        while (m_bars.size() <= static_cast<std::size_t>(index))
            m_bars.push_back(QAccessible::registerAccessibleInterface(
                new AccessibleBar(m_view, static_cast<int>(m_bars.size()))));
        return QAccessible::accessibleInterface(m_bars[static_cast<std::size_t>(index)]);
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (std::size_t i = 0; i < m_bars.size(); ++i)
            if (QAccessible::accessibleInterface(m_bars[i]) == child)
                return static_cast<int>(i);
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        const ChartHit hit = m_view->chartLayout().hitTest(m_view->mapFromGlobal(QPoint(x, y)));
        return child(hit.spot >= 0 ? hit.spot : hit.bar);
    }
    QAccessibleInterface* focusChild() const override {
        return m_view->hasFocus() ? child(m_view->currentBar()) : nullptr;
    }

private:
    ChartView* m_view;
    mutable std::vector<QAccessible::Id> m_bars;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    if (auto* view = qobject_cast<ChartView*>(object))
        return new AccessibleChart(view);
    return nullptr;
}

} // namespace

void installChartAccessibility() {
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    static_cast<void>(installed);
}

} // namespace memladder::ui
