// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// Any bytes as a lecture: refused in one line, or read with every problem told in one line, its texts filled with numbers,
/// and written and read again as the same.
#include "explain/caption.h"
#include "fuzz/require.h"
#include "io/lecture_json.h"
#include "io/limits.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

using namespace memladder;
using fuzz::require;

namespace {

constexpr std::array<std::string_view, 7> kCharts = {"budget", "wall", "ladder", "sequence", "stages", "timeline", "map"};
constexpr std::array<std::string_view, 4> kComparisons = {"scheme", "gpus", "recompute", "pinned"};
constexpr std::array<std::string_view, 3> kControls = {"params", "gpus", "seq"};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const LectureKeys keys{kCharts, kComparisons, kControls};
    Result<Lecture> read = readLecture(text, "fuzz.json", keys);
    if (!read) {
        fuzz::requireOneLine(read.error(), "fuzz.json");
        return 0;
    }
    Lecture lecture = std::move(read).value();
    require(!lecture.scenes.empty() && lecture.scenes.size() <= kMaxScenes);
    for (const Error& problem : lecture.problems)
        fuzz::requireOneLine(problem, "fuzz.json");
    for (const Scene& scene : lecture.scenes) {
        for (const std::string* words : {&scene.title, &scene.caption, &scene.notes, &scene.question}) {
            require(!checkCaption(*words, scene.scenario));
            if (words->find("{least") == std::string::npos) // a search of up to seconds is no reader's
                require(static_cast<bool>(fillCaption(*words, scene.scenario)));
        }
    }
    lecture.problems.clear();
    const std::string written = writeLecture(lecture);
    const Result<Lecture> again = readLecture(written, "again.json", keys);
    require(static_cast<bool>(again));
    require(*again == lecture);
    require(writeLecture(*again) == written);
    return 0;
}
