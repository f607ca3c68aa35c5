// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QWidget>

#include <functional>
#include <utility>

class QVBoxLayout;

namespace memladder::ui {

/// The head of a section: a triangle, a title, the values inside at the right edge.
class SectionHead : public QAbstractButton {
    Q_OBJECT
public:
    explicit SectionHead(const QString& title, QWidget* parent = nullptr);
    void setValues(const QString& values);
    [[nodiscard]] QString values() const { return m_values; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString m_values;
};

/// A part of the control column that folds away; closed, its head still tells the values.
class Section : public QWidget {
    Q_OBJECT
public:
    explicit Section(const QString& title, QWidget* parent = nullptr);
    [[nodiscard]] SectionHead* head() const { return m_head; }
    [[nodiscard]] QWidget* body() const { return m_body; }
    [[nodiscard]] QVBoxLayout* bodyLayout() const { return m_layout; }
    /// What makes the widgets of the body, when it is first opened or asked for: most stay closed.
    void setFilling(std::function<void()> filling) { m_filling = std::move(filling); }
    void fill();
    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const;

Q_SIGNALS:
    void toggled(bool open);

private:
    SectionHead* m_head;
    QWidget* m_body;
    QVBoxLayout* m_layout;
    std::function<void()> m_filling;
};

} // namespace memladder::ui
