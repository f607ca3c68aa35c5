// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/choice_editor.h"

#include <QComboBox>
#include <QWidget>

class QLabel;

namespace memladder::ui {

/// A combo box that a wheel changes only while it has the focus, and in which typing finds a row by any part of its name,
/// the beginning first: "405" finds Llama 3.1 405B.
class QuietCombo : public QComboBox {
    Q_OBJECT
public:
    explicit QuietCombo(QWidget* parent = nullptr);

protected:
    void wheelEvent(QWheelEvent* event) override;
};

/// A label and a list of options for a field with many of them.
class ComboEditor : public QWidget {
    Q_OBJECT
public:
    ComboEditor(const QString& label, const QString& help, const std::vector<ChoiceOption>& options,
                QWidget* parent = nullptr);
    void setCurrent(const QString& key);
    void setIssue(const QString& text);
    [[nodiscard]] QComboBox* box() const { return m_box; }

Q_SIGNALS:
    void chosen(const QString& key);

private:
    /// The tooltip: what is chosen, whole, with what there is to know of it, and what the field means.
    void tellWhole();

    QString m_help;
    QLabel* m_caption;
    QuietCombo* m_box;
    QLabel* m_complaint;
};

} // namespace memladder::ui
