// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/log_slider.h"
#include "widgets/value_field.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace memladder::ui {

/// What a quantity editor is made of.
struct QuantityLook {
    QString label; ///< with its mnemonic: "&GPUs"; empty: the note takes its place
    QString name;  ///< accessible name
    QString unit;  ///< behind the value: "tokens"
    QString help;
    int fieldWidth = 84;
    std::optional<SliderScale> scale; ///< none: no slider
};

/// One quantity: label, exact value, and a slider where there is a scale.
class QuantityEditor : public QWidget {
    Q_OBJECT
public:
    explicit QuantityEditor(const QuantityLook& look, QWidget* parent = nullptr);

    /// Shows the value in force: `text` in the field, `value` on the slider.
    void setValue(const QString& text, std::optional<double> value = {});
    /// A second line under the label.
    void setNote(const QString& note);
    /// Marks the last entry as refused and says why.
    void reject(const QString& reason);
    /// Marks the value as one that cannot work, and offers the nearest that can; empty: it does.
    void setIssue(const QString& text, const QStringList& nearest = {});
    /// What is written beside the field in the colour of trouble, if anything.
    [[nodiscard]] QString complaint() const;

    [[nodiscard]] ValueField* field() const { return m_field; }
    [[nodiscard]] LogSlider* slider() const { return m_slider; }
    void focusField();

Q_SIGNALS:
    void entered(const QString& text);
    void slid(double value, int gesture);
    void released();

private:
    int m_fieldWidth = 0; ///< at least
    QString m_unit;
    void complain();
    QLabel* m_label;
    QLabel* m_note = nullptr;
    ValueField* m_field;
    LogSlider* m_slider = nullptr;
    QLabel* m_complaint;
    QString m_reason;
    QString m_issue;
    QStringList m_nearest;
};

} // namespace memladder::ui
