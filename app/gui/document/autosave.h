// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/result.h"

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace memladder::ui {

/// A copy of unsaved work on disk, so that a killed program loses seconds. Each running program has a file of
/// its own, held by a lock that dies with it: what nobody holds was left behind, and is offered once, to one.
class Autosave : public QObject {
    Q_OBJECT
public:
    /// How long work waits to be written.
    static constexpr int kDelayMs = 2000;

    /// `content`: what to write, asked when it is due.
    Autosave(QString folder, std::function<std::string()> content, QObject* parent = nullptr);
    ~Autosave() override;

    /// There is work that its own file does not hold.
    void touch();
    /// Writes now what waits.
    void flush();
    /// Nothing is unsaved: the copy goes.
    void clear();

    /// Whether another program works in the same folder.
    [[nodiscard]] bool othersAlive() const;

    /// Work that a program left behind which is no more. As long as it is held, no other is offered it.
    struct Orphan {
        QString path;
        QDateTime written;
        std::shared_ptr<QLockFile> lock;
    };
    /// Takes hold of all that is left behind, the newest first.
    [[nodiscard]] std::vector<Orphan> adopt() const;
    /// Deletes it for good.
    static void discard(Orphan& orphan);

    [[nodiscard]] QString path() const { return m_path; }

Q_SIGNALS:
    /// The copy cannot be written. Told once until it can again.
    void failed(const QString& reason);

private:
    QString m_folder;
    QString m_path;
    std::function<std::string()> m_content;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_due;
    bool m_failed = false;
};

} // namespace memladder::ui
