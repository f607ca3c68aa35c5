// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace memladder::ui {

/// A field for one value as text. What is typed is reported when Enter is pressed or the focus leaves; what
/// was refused stays as typed and is marked, until it is corrected, taken back with Escape, or the value
/// changes by another way. The window's keys work from here too, what was typed counted in; selecting, copying and
/// pasting are the field's, and undo is while there is an entry to take back.
class ValueField : public QLineEdit {
    Q_OBJECT
public:
    explicit ValueField(QWidget* parent = nullptr);

    /// The value in force. Leaves an entry in progress alone unless the value itself has changed.
    void setValueText(const QString& text);
    /// The unit, written behind the value and no part of it.
    void setUnit(const QString& unit);

    /// The last entry was refused.
    void reject();
    /// The value is taken but cannot work with the others.
    void setTroubled(bool troubled);
    [[nodiscard]] bool isInvalid() const { return m_rejected || m_troubled; }
    [[nodiscard]] bool isRejected() const { return m_rejected; }

Q_SIGNALS:
    void entered(const QString& text);
    /// Up or Down was pressed: the next or the previous value.
    void stepped(int direction);
    /// A refused entry was given up.
    void restored();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Whether a key edits this field, though the window has it as well.
    [[nodiscard]] bool keeps(const QKeyEvent& key) const;
    void submit();
    void remark();
    QString m_shown; ///< the value in force as last told
    QString m_unit;
    bool m_dirty = false;
    bool m_rejected = false;
    bool m_troubled = false;
};

} // namespace memladder::ui
