// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The scenario that a picture carries. A PNG may come from a stranger: no pixel of it is ever decoded.
#pragma once

#include "quantity/result.h"

#include <QString>

#include <string>

class QIODevice;

namespace memladder::ui {

/// Key of the text chunk that holds the scenario in a PNG.
inline constexpr const char* kScenarioChunk = "memladder-scenario";

/// Bytes of a text chunk that are read, and characters of the text in it, at most.
inline constexpr qsizetype kMaxScenarioText = qsizetype{8} * 1024 * 1024;

/// The scenario that a PNG of ours carries, as JSON text. Walks the file by its lengths; the error says what it is instead.
[[nodiscard]] Result<std::string> readScenarioFromPng(const QString& path);
/// The same from an open device that can seek; `where` names it in an error.
[[nodiscard]] Result<std::string> readScenarioFromPng(QIODevice& file, const std::string& where);
/// Whether the file starts as a PNG does.
[[nodiscard]] bool isPng(const QString& path);

} // namespace memladder::ui
