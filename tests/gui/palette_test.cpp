// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Colours as others see them: simulated colour blindness (Machado, Oliveira, Fernandes 2009, severity 1),
/// and grey.
#include "catch.h"

#include "charts/chart_theme.h"

#include <QColor>

#include <array>
#include <cmath>
#include <string>
#include <vector>

using namespace memladder::ui;

namespace {

using Matrix = std::array<std::array<double, 3>, 3>;
using Triple = std::array<double, 3>;

struct Eye {
    const char* name;
    Matrix matrix; ///< over linear sRGB
};

constexpr Matrix kUsual{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
const std::array<Eye, 5> kEyes = {
    {{"usual", kUsual},
     {"protanopia",
      {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}},
     {"deuteranopia",
      {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
     {"tritanopia",
      {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}},
     {"grey", {{{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}}}}};

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

/// CIELAB of a colour as an eye sees it, white point D65.
Triple labOf(const QColor& colour, const Eye& eye) {
    const Triple rgb{linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
    Triple seen{};
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j)
            seen[i] += eye.matrix[i][j] * rgb[j];
        seen[i] = std::min(1.0, std::max(0.0, seen[i]));
    }
    const double x = (0.4124564 * seen[0] + 0.3575761 * seen[1] + 0.1804375 * seen[2]) / 0.95047;
    const double y = 0.2126729 * seen[0] + 0.7151522 * seen[1] + 0.0721750 * seen[2];
    const double z = (0.0193339 * seen[0] + 0.1191920 * seen[1] + 0.9503041 * seen[2]) / 1.08883;
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    return {116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))};
}

double distance(const Triple& a, const Triple& b) {
    return std::sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]) +
                     (a[2] - b[2]) * (a[2] - b[2]));
}

bool drawnOtherwise(const FillStyle& a, const FillStyle& b) {
    return a.hatch != b.hatch || a.outlined != b.outlined;
}

constexpr std::array<ThemeKind, 4> kThemes = {ThemeKind::Light, ThemeKind::Dark, ThemeKind::Print,
                                              ThemeKind::Presentation};

} // namespace

TEST_CASE("Segments that touch are told apart by every eye, by colour or by what is drawn in them") {
    constexpr double kPlain = 20; // CIELAB; nine times what can just be told
    constexpr double kGrey = 7;   // three times: the separator and the order help
    for (const ThemeKind theme : kThemes)
        for (const Eye& eye : kEyes)
            for (int fill = 0; fill + 1 < kFillCount; ++fill)
                for (int other = fill + 1; other < kFillCount; ++other) {
                    // A term may be missing, so any two can come to lie on each other.
                    const FillStyle& a = themeFill(theme, static_cast<Fill>(fill));
                    const FillStyle& b = themeFill(theme, static_cast<Fill>(other));
                    if (drawnOtherwise(a, b))
                        continue;
                    CAPTURE(std::string(themeKey(theme)), eye.name, fill, other);
                    const bool screenGrey = std::string(eye.name) == "grey" && theme != ThemeKind::Print;
                    const double apart = distance(labOf(a.base, eye), labOf(b.base, eye));
                    // Equal in grey by design: never neighbours while there is an optimizer, and hatched in print.
                    const bool gradientsOnActivations = fill == static_cast<int>(Fill::Gradients) &&
                                                        other == static_cast<int>(Fill::Activations);
                    if (screenGrey && gradientsOnActivations)
                        continue;
                    CHECK(apart >= (screenGrey ? kGrey : kPlain));
                }
}

TEST_CASE("Fits and does not fit differ by more than their hue") {
    for (const ThemeKind theme : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::Presentation})
        for (const Eye& eye : kEyes) {
            if (std::string(eye.name) == "grey")
                continue; // there the mark's shape and its word speak: see the verdict's tests
            CAPTURE(std::string(themeKey(theme)), eye.name);
            CHECK(distance(labOf(themeColor(theme, Token::Fits), eye),
                           labOf(themeColor(theme, Token::NoFit), eye)) >= 15);
        }
}

TEST_CASE("What carries meaning stands out from its ground at 3 to 1, texts at 4.5") {
    const auto contrast = [](const QColor& a, const QColor& b) {
        const auto light = [](const QColor& c) {
            return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
        };
        const double x = light(a) + 0.05;
        const double y = light(b) + 0.05;
        return std::max(x, y) / std::min(x, y);
    };
    for (const ThemeKind theme : kThemes) {
        const QColor surface = themeColor(theme, Token::Surface);
        CAPTURE(std::string(themeKey(theme)));
        for (const Token token :
             {Token::Text, Token::Text2, Token::Text3, Token::Fits, Token::NoFit, Token::Accent})
            CHECK(contrast(themeColor(theme, token), surface) >= 4.5);
        CHECK(contrast(themeColor(theme, Token::Border), surface) >= 3.0);
        for (const Token ground : {Token::Surface, Token::FitGround}) // a floor runs over both
            CHECK(contrast(themeColor(theme, Token::StateFloor), themeColor(theme, ground)) >= 3.0);
        for (int fill = 0; fill < kFillCount; ++fill) {
            const FillStyle& style = themeFill(theme, static_cast<Fill>(fill));
            CAPTURE(fill);
            if (style.outlined)
                CHECK(contrast(style.hatchColor, surface) >= 3.0);
            else
                CHECK(contrast(style.base, surface) >= 2.95);
        }
    }
}
