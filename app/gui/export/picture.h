// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Pictures that leave the window: the screen's own layout and painter, at the size asked for.
#pragma once

#include "charts/chart_registry.h"
#include "charts/chart_spec.h"
#include "charts/chart_theme.h"
#include "export/png_scenario.h"
#include "quantity/result.h"

#include <QByteArray>
#include <QImage>
#include <QSizeF>

#include <optional>
#include <string>

namespace memladder::ui {

struct PictureOptions {
    QSizeF size{1920, 1080}; ///< of the layout, in px; the file has size × scale pixels
    double scale = 1;
    double dpi = 96; ///< written into the file; with it the printed size is known
    ThemeKind theme = ThemeKind::Light;
    bool transparent = false; ///< PNG and SVG: no ground
    std::optional<double>
        textPoints;       ///< smallest text, in points at the printed size; else it follows the size
    std::string scenario; ///< JSON that a PNG carries; none if empty

    friend bool operator==(const PictureOptions&, const PictureOptions&) = default;
};

/// Limits of a picture, so that a typing mistake cannot eat the machine: pixels a side and in all.
inline constexpr double kMaxSide = 32'000;
inline constexpr double kMaxPixels = 120e6;

/// The scale of texts and lines: what `textPoints` asks for; else 1 up to 1280 × 720, and growing with the
/// size, so that a picture keeps its composition.
[[nodiscard]] double textScale(const PictureOptions& options);

/// What keeps the options from making a picture, if anything.
[[nodiscard]] Status checkPicture(const PictureOptions& options);

/// The picture in memory: RGB32, or ARGB32 where transparent. Precondition: checkPicture has no complaint.
[[nodiscard]] QImage renderChart(const ChartSpec& spec, const PictureOptions& options);
[[nodiscard]] QByteArray pngOf(const ChartSpec& spec, const PictureOptions& options);
[[nodiscard]] QByteArray svgOf(const ChartSpec& spec, const PictureOptions& options);
[[nodiscard]] QByteArray pdfOf(const ChartSpec& spec, const PictureOptions& options);

/// Whether files with this ending hold numbers, no picture: such are English in every language.
[[nodiscard]] bool isData(const QString& suffix);

/// The endings that savePicture takes, without the dot.
[[nodiscard]] const QStringList& pictureSuffixes();

/// Writes the picture, or the chart's numbers, by the file's ending. The file is the old one or the new one,
/// never a part of either.
[[nodiscard]] Status savePicture(const QString& path, const ChartSpec& spec, const PictureOptions& options);

/// `spec` with the words of its chart: title and caption, unless given.
[[nodiscard]] ChartSpec titled(ChartSpec spec, const ChartRow& row, const ChartRequest& request,
                               const std::optional<QString>& title = {},
                               const std::optional<QString>& caption = {});

} // namespace memladder::ui
