// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "scenario/field_values.h"

#include "quantity/card_size.h"
#include "quantity/format.h"
#include "quantity/parse.h"

#include <algorithm>

namespace memladder {

namespace {

std::optional<std::uint64_t> digits(std::string_view text, std::size_t most) {
    if (text.empty() || text.size() > most)
        return std::nullopt;
    std::uint64_t value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9')
            return std::nullopt;
        value = 10 * value + static_cast<std::uint64_t>(c - '0');
    }
    return value;
}

std::string padded(std::uint64_t value, std::size_t width) {
    std::string out = std::to_string(value);
    return std::string(width > out.size() ? width - out.size() : 0, '0') + out;
}

} // namespace

std::optional<Ratio> Ratio::fromText(std::string_view text) {
    const std::size_t point = text.find('.');
    const auto whole = digits(text.substr(0, point), 6);
    if (!whole)
        return std::nullopt;
    std::uint64_t fraction = 0;
    if (point != std::string_view::npos) {
        std::string places(text.substr(point + 1));
        if (!digits(places, 3))
            return std::nullopt;
        places.resize(3, '0');
        fraction = *digits(places, 3);
    }
    return Ratio{*whole * 1000 + fraction};
}

std::string Ratio::text() const {
    std::string out = std::to_string(thousandths / 1000);
    if (std::uint64_t rest = thousandths % 1000; rest != 0) {
        out += "." + padded(rest, 3);
        while (out.back() == '0')
            out.pop_back();
    }
    return out;
}

std::optional<BuildMonth> BuildMonth::fromText(std::string_view text) {
    if (text.size() != 7 || text[4] != '-')
        return std::nullopt;
    const auto year = digits(text.substr(0, 4), 4);
    const auto month = digits(text.substr(5), 2);
    if (!year || !month || *month < 1 || *month > 12)
        return std::nullopt;
    return BuildMonth{*year * 12 + *month - 1};
}

std::string BuildMonth::text() const {
    return padded(months / 12, 4) + "-" + padded(months % 12 + 1, 2);
}

std::optional<StageLayers> StageLayers::fromText(std::string_view text) {
    StageLayers out;
    while (true) {
        const std::size_t comma = text.find(',');
        const auto value = digits(text.substr(0, comma), 6);
        if (!value || out.layers.size() >= 256)
            return std::nullopt;
        out.layers.push_back(static_cast<std::uint32_t>(*value));
        if (comma == std::string_view::npos)
            return out;
        text.remove_prefix(comma + 1);
    }
}

StageLayers StageLayers::fromNumber(std::uint64_t layers) {
    return {{static_cast<std::uint32_t>(std::min<std::uint64_t>(layers, 999'999))}};
}

std::string StageLayers::text() const {
    std::string out;
    for (const std::uint32_t value : layers)
        out += (out.empty() ? "" : ",") + std::to_string(value);
    return out;
}

std::optional<Calibration> Calibration::fromText(std::string_view text) {
    const std::size_t sign = text.find_first_of("+-");
    if (sign == std::string_view::npos)
        return std::nullopt;
    const auto figure = Choice<MemoryFigure>::find(text.substr(0, sign));
    const auto size = parse::size(text.substr(sign + 1));
    if (!figure || !size || size->bytes() < Bytes())
        return std::nullopt;
    return Calibration{*figure, text[sign] == '-' ? -size->bytes() : size->bytes()};
}

Calibration Calibration::fromNumber(std::uint64_t bytes) {
    return {{}, Bytes::of(static_cast<std::int64_t>(std::min<std::uint64_t>(bytes, std::uint64_t{1} << 61)))};
}

std::string Calibration::text() const {
    const bool negative = residual < Bytes();
    const CardSize size(negative ? -residual : residual, format::Unit::GiB);
    return std::string(figure->key) + (negative ? "-" : "+") + size.text();
}

std::uint64_t Calibration::number() const {
    return static_cast<std::uint64_t>(residual < Bytes() ? (-residual).count() : residual.count());
}

std::optional<BytesPerParameter> BytesPerParameter::fromText(std::string_view text) {
    // A step of 1/4096 has twelve decimal places: in units of 10^-12 all is whole.
    constexpr std::uint64_t kUnits = 1'000'000'000'000;
    constexpr std::size_t kPlaces = 12;
    const std::size_t point = text.find('.');
    const auto whole = digits(text.substr(0, point), 2);
    if (!whole || *whole > kMost / static_cast<std::uint64_t>(PerParameter::kSteps))
        return std::nullopt;
    std::uint64_t fraction = 0;
    if (point != std::string_view::npos) {
        std::string places(text.substr(point + 1));
        while (places.size() > kPlaces && places.back() == '0')
            places.pop_back();
        if (!digits(places, kPlaces))
            return std::nullopt;
        places.resize(kPlaces, '0');
        fraction = *digits(places, kPlaces);
    }
    constexpr std::uint64_t kStep = kUnits / static_cast<std::uint64_t>(PerParameter::kSteps);
    constexpr std::uint64_t kRest = kUnits % static_cast<std::uint64_t>(PerParameter::kSteps);
    static_assert(kRest == 0, "a step is a whole number of units");
    const std::uint64_t steps = *whole * static_cast<std::uint64_t>(PerParameter::kSteps) + fraction / kStep;
    if (fraction % kStep != 0 || steps > kMost)
        return std::nullopt;
    return fromNumber(steps);
}

std::string BytesPerParameter::text() const {
    return format::shortest(bytes.bytes());
}

} // namespace memladder
