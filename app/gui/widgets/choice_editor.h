// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRadioButton>
#include <QString>
#include <QWidget>

#include <vector>

class QButtonGroup;

namespace memladder::ui {

struct ChoiceOption {
    QString key;
    QString label;
    QString help; ///< tooltip
};

/// A few exclusive options side by side: one is pressed. Arrow keys walk them, Tab visits the group once.
class ChoiceEditor : public QWidget {
    Q_OBJECT
public:
    ChoiceEditor(const QString& name, const std::vector<ChoiceOption>& options, QWidget* parent = nullptr);

    /// Shows the option with this key; none if there is no such option.
    void setCurrent(const QString& key);
    [[nodiscard]] QString current() const;
    [[nodiscard]] QAbstractButton* button(const QString& key) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The hand chose another option.
    void chosen(const QString& key);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();
    std::vector<ChoiceOption> m_options;
    std::vector<QRadioButton*> m_buttons;
    QString m_current;
};

} // namespace memladder::ui
