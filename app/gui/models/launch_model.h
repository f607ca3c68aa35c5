// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/plan_document.h"
#include "io/launch.h"

#include <QAbstractListModel>

#include <vector>

namespace memladder::ui {

/// The scenario as launch settings of one framework: the text, and as rows what the text cannot say and what a file
/// that was read held beside.
class LaunchModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Kind { Read, NotSaid, Mind, PlansOwn };
    enum Role { KindRole = Qt::UserRole + 1, FieldRole /**< key, where the row is of one field */, ReasonRole };

    explicit LaunchModel(PlanDocument& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    [[nodiscard]] Choice<LaunchFramework> framework() const { return m_framework; }
    /// Chosen by hand: from now on it stays with that.
    void setFramework(Choice<LaunchFramework> framework);
    /// Shows the scenario's framework, and goes with it, until one is chosen by hand. A framework without launch settings
    /// leaves the last one.
    void followScenario();
    /// Whether it follows the document; out of sight it need not.
    void setActive(bool active);
    /// What a file holds beside the plan: its unknown members, written again for their framework.
    void setKept(const json::Value& unknown);
    /// The file that the scenario was read from, and what was said of it; empty for none.
    void setRead(const QString& file, const std::vector<Phrase>& warnings);

    /// What is shown, as the command line prints it.
    [[nodiscard]] const QString& text() const { return m_text; }
    /// The text of the document as it is now.
    [[nodiscard]] QString currentText() const;

Q_SIGNALS:
    /// Another text, or another framework.
    void refreshed();

private:
    struct Row {
        Kind kind;
        std::string field;
        QString title;
        QString reason;
    };
    [[nodiscard]] LaunchText write() const;
    void follow();
    void reread();

    PlanDocument& m_document;
    Choice<LaunchFramework> m_framework;
    bool m_follows = true; ///< the scenario's framework
    json::Value m_kept = json::Value::object();
    std::vector<Row> m_read;
    std::vector<Row> m_rows;
    QString m_text;
    bool m_active = false;
};

} // namespace memladder::ui
