// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/lecture_json.h"
#include "quantity/result.h"

#include <QString>

#include <span>

namespace memladder::ui {

/// A lecture that comes with the program.
struct ShippedLecture {
    const char* key; ///< on the command line
    const char* title;
    const char* resource;
};
[[nodiscard]] std::span<const ShippedLecture> shippedLectures();

/// Charts, comparisons and controls that this program has.
[[nodiscard]] LectureKeys lectureKeys();

/// Reads a lecture from a file, or a shipped one by its key.
[[nodiscard]] Result<Lecture> openLecture(const QString& pathOrKey);

} // namespace memladder::ui
