// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/option_tables.h"
#include "catalogue/recipe.h"
#include "quantity/bytes.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Values of fields that are neither counts nor sizes nor choices. Each reads the text that it writes.
namespace memladder {

/// A decimal factor, exact to a thousandth: 1.25.
struct Ratio {
    std::uint64_t thousandths = 1000;

    [[nodiscard]] static std::optional<Ratio> fromText(std::string_view text);
    [[nodiscard]] static Ratio fromNumber(std::uint64_t thousandths) {
        return {thousandths > kMost ? kMost : thousandths};
    }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] std::uint64_t number() const { return thousandths; }
    [[nodiscard]] double value() const { return static_cast<double>(thousandths) / 1000; }
    friend bool operator==(const Ratio&, const Ratio&) = default;

    static constexpr std::uint64_t kMost = 999'999'999;
};

/// Bytes a parameter, exact in steps of 1/4096: 2, 0.5, 1.015625.
struct BytesPerParameter {
    PerParameter bytes;

    [[nodiscard]] static std::optional<BytesPerParameter> fromText(std::string_view text);
    [[nodiscard]] static BytesPerParameter fromNumber(std::uint64_t steps) {
        return {PerParameter::ofSteps(static_cast<std::int64_t>(steps > kMost ? kMost : steps))};
    }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] std::uint64_t number() const { return static_cast<std::uint64_t>(bytes.steps()); }
    friend bool operator==(const BytesPerParameter&, const BytesPerParameter&) = default;

    static constexpr std::uint64_t kMost = 64 * static_cast<std::uint64_t>(PerParameter::kSteps);
};

/// A month: 2025-03.
struct BuildMonth {
    std::uint64_t months = 0; ///< since year 0

    [[nodiscard]] static std::optional<BuildMonth> fromText(std::string_view text);
    [[nodiscard]] static BuildMonth fromNumber(std::uint64_t months) {
        return {months > kMost ? kMost : months};
    }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] std::uint64_t number() const { return months; }
    friend bool operator==(const BuildMonth&, const BuildMonth&) = default;

    static constexpr std::uint64_t kMost = 9999 * 12 + 11;
};

/// Layers of each pipeline stage: 15,16,16,15. At most 256 stages.
struct StageLayers {
    std::vector<std::uint32_t> layers;

    [[nodiscard]] static std::optional<StageLayers> fromText(std::string_view text);
    [[nodiscard]] static StageLayers fromNumber(std::uint64_t layers);
    [[nodiscard]] std::string text() const;
    [[nodiscard]] std::uint64_t number() const { return layers.empty() ? 0 : layers.front(); }
    friend bool operator==(const StageLayers&, const StageLayers&) = default;
};

/// What one measured peak showed to be missing: "reserved+0.53GiB". Negative where the run held less than was computed.
struct Calibration {
    Choice<MemoryFigure> figure;
    Bytes residual;

    [[nodiscard]] static std::optional<Calibration> fromText(std::string_view text);
    [[nodiscard]] static Calibration fromNumber(std::uint64_t bytes);
    [[nodiscard]] std::string text() const;
    /// Of the size alone: without figure and sign.
    [[nodiscard]] std::uint64_t number() const;
    friend bool operator==(const Calibration&, const Calibration&) = default;
};

} // namespace memladder
