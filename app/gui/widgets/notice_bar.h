// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

class QHBoxLayout;
class QPushButton;

namespace memladder::ui {

class TintedLabel;

/// A line across the window that says one thing and offers what can be done about it, without getting in the
/// way of the work. Hidden while there is nothing to say.
class NoticeBar : public QWidget {
    Q_OBJECT
public:
    explicit NoticeBar(QWidget* parent = nullptr);

    using Choice = std::pair<QString, std::function<void()>>;
    /// The bar closes when a choice is made.
    void tell(const QString& text, const std::vector<Choice>& choices);
    [[nodiscard]] QString text() const;
    [[nodiscard]] const std::vector<QPushButton*>& buttons() const { return m_buttons; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    TintedLabel* m_text;
    QHBoxLayout* m_line;
    std::vector<QPushButton*> m_buttons;
};

} // namespace memladder::ui
