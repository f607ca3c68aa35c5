// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/autosave.h"

#include "io/scenario_json.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>

namespace memladder::ui {
namespace {

const QString kWork = QStringLiteral(".json");
const QString kLock = QStringLiteral(".lock");

QString stemOf(const QString& path) {
    const QFileInfo file(path);
    return file.dir().filePath(file.completeBaseName());
}

/// A lock counts for as long as its program lives, however long that is.
std::shared_ptr<QLockFile> lockAt(const QString& path) {
    auto lock = std::make_shared<QLockFile>(path);
    lock->setStaleLockTime(0);
    return lock;
}

} // namespace

Autosave::Autosave(QString folder, std::function<std::string()> content, QObject* parent)
    : QObject(parent), m_folder(std::move(folder)), m_content(std::move(content)) {
    QDir().mkpath(m_folder);
    const QString stem = QDir(m_folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces));
    m_path = stem + kWork;
    m_lock = std::make_unique<QLockFile>(stem + kLock);
    m_lock->setStaleLockTime(0);
    m_lock->tryLock(0);
    m_due.setSingleShot(true);
    m_due.setInterval(kDelayMs);
    connect(&m_due, &QTimer::timeout, this, &Autosave::flush);
}

Autosave::~Autosave() = default;

void Autosave::touch() {
    if (!m_due.isActive()) // counted from the first change, so that a long drag is written too
        m_due.start();
}

void Autosave::flush() {
    m_due.stop();
    if (!m_lock->isLocked()) { // the folder may have come back
        QDir().mkpath(m_folder);
        m_lock->tryLock(0);
    }
    const Status failure = writeFileAtomically(m_path.toStdString(), m_content());
    if (failure && !m_failed)
        Q_EMIT failed(QString::fromStdString(failure->found));
    m_failed = failure.has_value();
}

void Autosave::clear() {
    m_due.stop();
    QFile::remove(m_path);
}

bool Autosave::othersAlive() const {
    const QFileInfoList locks = QDir(m_folder).entryInfoList({QLatin1Char('*') + kLock}, QDir::Files);
    return std::any_of(locks.begin(), locks.end(), [this](const QFileInfo& file) {
        return stemOf(file.filePath()) != stemOf(m_path) && !lockAt(file.filePath())->tryLock(0);
    });
}

std::vector<Autosave::Orphan> Autosave::adopt() const {
    std::vector<Orphan> orphans;
    const QFileInfoList files =
        QDir(m_folder).entryInfoList({QLatin1Char('*') + kWork}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files) {
        if (file.filePath() == m_path)
            continue;
        auto lock = lockAt(stemOf(file.filePath()) + kLock);
        // Asked for once more under the lock: another program may just have dealt with it.
        if (lock->tryLock(0) && QFileInfo::exists(file.filePath()))
            orphans.push_back({file.filePath(), file.lastModified(), std::move(lock)});
    }
    return orphans;
}

void Autosave::discard(Orphan& orphan) {
    QFile::remove(orphan.path);
    orphan.lock.reset();
}

} // namespace memladder::ui
