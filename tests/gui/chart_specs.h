// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Charts for tests: the budget of a 30 B model on 8 GPUs (selective recompute, sequence 4,096, reserve 10
/// GiB), with the numbers that the textbook gives, and charts with random content.
#pragma once

#include "charts/budget_chart.h"
#include "charts/chart_spec.h"
#include "estimate/component.h"

#include <cmath>
#include <random>

namespace memladder::ui::test {

inline Bytes gib(double value) {
    return Bytes::of(std::llround(value * static_cast<double>(kGiB)));
}

inline ChartSegment segment(Fill fill, double value) {
    ChartSegment result;
    for (const TermInfo& row : allTerms())
        if (fillOf(row.term) == fill) {
            result.key = QString::fromUtf8(row.key.data(), static_cast<qsizetype>(row.key.size()));
            result.label = QString::fromUtf8(row.label.data(), static_cast<qsizetype>(row.label.size()));
        }
    result.fill = fill;
    result.value = gib(value);
    return result;
}

inline ChartBar bar(const char* name, std::vector<ChartSegment> segments, double planned, const char* card) {
    ChartBar result;
    result.key = QString::fromUtf8(name).toLower();
    result.name = QString::fromUtf8(name);
    result.segments = std::move(segments);
    result.origins.of = [](const QString&) {
        return SegmentOrigin{QStringLiteral("34·s·b·h·L"), QStringLiteral("34 · 4,096 · 1 · 6,784 · 53"),
                             QStringLiteral("arXiv:2205.05198")};
    };
    for (const ChartSegment& one : result.segments)
        result.total += one.value;
    const double free = planned - result.total.gib();
    result.fits = free >= 0;
    const QString size = QString::fromStdString(format::fixed(std::abs(free), 1));
    result.shortDifference = size + (free >= 0 ? QStringLiteral(" free") : QStringLiteral(" over"));
    result.difference = size + QStringLiteral("\u202FGiB ") +
                        (free >= 0 ? QStringLiteral("free on ") : QStringLiteral("over ")) +
                        QString::fromUtf8(card);
    return result;
}

inline std::vector<ChartLegendEntry> legendOf(const std::vector<Fill>& fills) {
    std::vector<ChartLegendEntry> legend;
    for (const Fill fill : fills) {
        const ChartSegment one = segment(fill, 0);
        legend.push_back({one.key, one.label, fill, false});
    }
    return legend;
}

/// The picture of the main window's mock-up.
inline ChartSpec thirtyBillion() {
    const double psi = 30e9 / static_cast<double>(kGiB);
    const double act = 34.0 * 4096 * 6784 * 53 / static_cast<double>(kGiB);
    ChartSpec spec;
    spec.key = QStringLiteral("budget");
    spec.name = QStringLiteral("Budget");
    spec.legend = legendOf({Fill::Parameters, Fill::Gradients, Fill::Optimizer, Fill::Gathered,
                            Fill::Activations, Fill::Reserve});
    const auto make = [&](const char* name, double p, double g, double o, double t) {
        std::vector<ChartSegment> parts{segment(Fill::Parameters, p), segment(Fill::Gradients, g),
                                        segment(Fill::Optimizer, o)};
        if (t > 0)
            parts.push_back(segment(Fill::Gathered, t));
        parts.push_back(segment(Fill::Activations, act));
        parts.push_back(segment(Fill::Reserve, 10));
        return bar(name, std::move(parts), 141e9 / static_cast<double>(kGiB), "141 GB");
    };
    spec.stacks.bars = {make("DDP", 2 * psi, 2 * psi, 12 * psi, 0),
                        make("ZeRO-1", 2 * psi, 2 * psi, 12 * psi / 8, 0),
                        make("ZeRO-2", 2 * psi, 2 * psi / 8, 12 * psi / 8, 0),
                        make("ZeRO-3", 2 * psi / 8, 2 * psi / 8, 12 * psi / 8, 4 * psi / 53)};
    spec.stacks.bars.back().selected = true;
    spec.stacks.ceilings = {{QStringLiteral("80 GB"), Bytes::of(80 * kGB), false, 0},
                            {QStringLiteral("141 GB"), Bytes::of(141 * kGB), true, 1},
                            {QStringLiteral("192 GB"), Bytes::of(192 * kGB), false, 2}};
    return spec;
}

/// Fifteen bars, three ceilings within 15 GiB: the label rules at their limit.
inline ChartSpec manyBars() {
    const double psi = 30e9 / static_cast<double>(kGiB);
    ChartSpec spec;
    spec.key = QStringLiteral("budget");
    spec.name = QStringLiteral("Budget");
    spec.title = QStringLiteral("ZeRO-2 with full recompute fits 80 GB from 67 GPUs upwards");
    spec.subtitle =
        QStringLiteral("Fifteen bars, three ceilings within 15 GiB: the label rules at their limit. 30 B "
                       "parameters, sequence 4,096, micro-batch 1.");
    spec.legend =
        legendOf({Fill::Parameters, Fill::Gradients, Fill::Optimizer, Fill::Activations, Fill::Reserve});
    for (const int n : {8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024}) {
        const std::string name = format::grouped(static_cast<std::uint64_t>(n));
        spec.stacks.bars.push_back(
            bar(name.c_str(),
                {segment(Fill::Parameters, 2 * psi), segment(Fill::Gradients, 2 * psi / n),
                 segment(Fill::Optimizer, 12 * psi / n), segment(Fill::Activations, 2.74),
                 segment(Fill::Reserve, 10)},
                80e9 / static_cast<double>(kGiB), "80 GB"));
        spec.stacks.bars.back().selected = n == 64;
    }
    spec.stacks.ceilings = {{QStringLiteral("80 GB"), Bytes::of(80 * kGB), true, 0},
                            {QStringLiteral("94 GB"), Bytes::of(94 * kGB), false, 1},
                            {QStringLiteral("96 GB"), Bytes::of(96 * kGB), false, 2}};
    return spec;
}

/// Anything a builder might hand over, by a seed.
inline ChartSpec randomSpec(unsigned seed) {
    std::mt19937 random(seed);
    const auto upTo = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n + 1)); };
    const auto chance = [&](int percent) { return upTo(99) < percent; };
    static const char* const words[] = {"ZeRO-3",
                                        "selective",
                                        "TP 2",
                                        "64",
                                        "1,024",
                                        "PP 2, selective",
                                        "Llama-3.1-405B",
                                        "None",
                                        "ZeRO-2 + full recompute",
                                        "Reversible",
                                        "a<b>&amp; 漢字",
                                        "W"};
    ChartSpec spec;
    spec.name = QStringLiteral("Budget");
    if (chance(50))
        spec.title =
            QStringLiteral("A title of some length that says what the picture shows and to whom it matters");
    if (chance(50))
        spec.subtitle =
            QStringLiteral("A subtitle with the scenario: 30 B parameters, sequence 4,096, micro-batch 1, "
                           "selective recompute, Textbook estimator, and then something more to wrap");
    if (chance(50))
        spec.caption =
            QStringLiteral("Memory per GPU in GiB. 30 B parameters, 8 GPUs, sequence 4,096, micro-batch 1, "
                           "selective recompute. Textbook estimator.");
    if (chance(50))
        spec.signature = QStringLiteral("Memladder");
    spec.unit = chance(20) ? format::Unit::GB : format::Unit::GiB;
    std::vector<Fill> fills;
    for (int f = 0; f < kFillCount; ++f)
        if (chance(80))
            fills.push_back(static_cast<Fill>(f));
    spec.legend = legendOf(fills);
    for (ChartLegendEntry& entry : spec.legend)
        entry.hidden = chance(10);
    spec.showLegend = chance(90);
    spec.showRuler = chance(90);
    const double scale = std::pow(10.0, upTo(7) - 2) * (1 + upTo(9));
    const int bars = chance(60) ? 1 + upTo(7) : upTo(60);
    const double reserve = chance(50) ? scale / 10 : 0;
    for (int i = 0; i < bars; ++i) {
        std::vector<ChartSegment> parts;
        const double tall = chance(30) ? 10 : 1;
        for (const Fill fill : fills)
            if (chance(85))
                parts.push_back(segment(fill, fill == Fill::Reserve && reserve > 0
                                                  ? reserve
                                                  : tall * scale * std::pow(upTo(100) / 100.0, 1 + upTo(3))));
        ChartBar one = bar(words[upTo(11)], std::move(parts), scale, "141 GB");
        one.key = QString::number(i);
        one.selected = chance(25);
        if (chance(20))
            one.ghost = gib(scale * upTo(300) / 100.0);
        if (chance(15))
            one.range = ChartRange{gib(one.total.gib() * 0.97), gib(one.total.gib() * 1.03),
                                   QStringLiteral("90 % of 10 measured runs")};
        if (chance(15)) {
            one.allocatorShare = gib(one.total.gib() / 20);
            one.total += one.allocatorShare;
        }
        if (chance(10))
            one.details =
                QStringList{QStringLiteral("layers 0–9 + embedding"), QStringLiteral("8 in flight")};
        if (chance(5)) {
            one.segments.clear();
            one.total = Bytes();
            one.issue = QStringLiteral("3 does not divide 8 GPUs; nearest 2 or 4");
            one.difference = one.shortDifference = QStringLiteral("not possible");
        }
        spec.stacks.bars.push_back(one);
    }
    const int ceilings = chance(80) ? upTo(4) : upTo(14);
    const int planned = upTo(4);
    for (int i = 0; i < ceilings; ++i)
        spec.stacks.ceilings.push_back({QStringLiteral("%1 GB").arg(80 + upTo(120)),
                                        gib(scale * (0.3 + upTo(100) / 80.0)), i == planned, i});
    spec.stacks.axis.mode = chance(20) ? AxisMode::AllBars : AxisMode::Ceilings;
    if (chance(10))
        spec.stacks.axis.top = scale * (1 + upTo(20) / 7.0);
    return spec;
}

} // namespace memladder::ui::test
