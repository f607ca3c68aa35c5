// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_theme.h"

#include <QDir>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QHash>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <array>
#include <cmath>

// Outside every namespace, as Q_INIT_RESOURCE demands: the resources lie in a static library.
static void initResources() {
    Q_INIT_RESOURCE(memladder);
}

namespace memladder::ui {
namespace {

constexpr int kThemeCount = 4;

struct ThemeRow {
    ThemeKind kind;
    std::string_view key;
    std::array<QRgb, kTokenCount> colors;
};

// Window, Surface, Raised, Text, Text2, Text3, Border, Hair, Grid, Accent, OnAccent, AccentBg, Fits, FitBg,
// NoFit, FitGround, StateCurve, StateFloor, ActivationCurve, ActivationMark, UnfitCurve, MapTight … MapRoomy
constexpr std::array<ThemeRow, kThemeCount> kThemes{{
    {ThemeKind::Light, "light", {0xFFF4F4F2, 0xFFFFFFFF, 0xFFFFFFFF, 0xFF1A1B1E, 0xFF505259, 0xFF6A6C74,
                                 0xFF8B8D93, 0xFFE4E4E1, 0xFFE9E9E6, 0xFF0A5FA6, 0xFFFFFFFF, 0xFFE3EEF7,
                                 0xFF0B6E63, 0xFFDDEFEB, 0xFFAD3216, 0xFFEEF6F4, 0xFF6B46B4, 0xFF9480C4,
                                 0xFFCC8400, 0xFF7A4B00, 0xFF5D5F67, 0xFF0C4A63, 0xFF2C7A94, 0xFF6AAABD, 0xFFABD2DC, 0xFFDFEEF1}},
    {ThemeKind::Dark, "dark", {0xFF1E1F22, 0xFF161719, 0xFF26272B, 0xFFEDEDEA, 0xFFB6B7BD, 0xFF93959D,
                               0xFF777981, 0xFF303136, 0xFF26272B, 0xFF6DB3F2, 0xFF10161C, 0xFF20364A,
                               0xFF55C7B3, 0xFF173430, 0xFFF39072, 0xFF16211F, 0xFFA88BE4, 0xFF7663A6,
                               0xFFF0AE3C, 0xFFF8D79B, 0xFF9A9CA4, 0xFFB5E0EA, 0xFF6DB6C9, 0xFF388BA3, 0xFF1D5C70, 0xFF15323C}},
    {ThemeKind::Print, "print", {0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFF000000, 0xFF3A3A3A, 0xFF5A5A5A,
                                 0xFF7A7A7A, 0xFFCFCFCF, 0xFFDEDEDE, 0xFF000000, 0xFFFFFFFF, 0xFFEEEEEE,
                                 0xFF000000, 0xFFFFFFFF, 0xFF000000, 0xFFF4F4F4, 0xFF6B46B4, 0xFF9480C4,
                                 0xFFCC8400, 0xFF7A4B00, 0xFF5A5A5A, 0xFF0C4A63, 0xFF2C7A94, 0xFF6AAABD, 0xFFABD2DC, 0xFFDFEEF1}},
    {ThemeKind::Presentation,
     "presentation",
     {0xFFF4F4F2, 0xFFFFFFFF, 0xFFFFFFFF, 0xFF000000, 0xFF33343A, 0xFF4C4E55, 0xFF8B8D93,
      0xFFE4E4E1, 0xFFE9E9E6, 0xFF0A5FA6, 0xFFFFFFFF, 0xFFE3EEF7, 0xFF0B6E63, 0xFFDDEFEB,
      0xFFAD3216, 0xFFEEF6F4, 0xFF6B46B4, 0xFF9480C4, 0xFFCC8400, 0xFF7A4B00, 0xFF5D5F67, 0xFF0C4A63, 0xFF2C7A94, 0xFF6AAABD, 0xFFABD2DC, 0xFFDFEEF1}},
}};

struct RoleRow {
    TextRole role;
    int pixels;
    QFont::Weight weight;
};

constexpr std::array<RoleRow, 10> kRoles{{
    {TextRole::Tick, 11, QFont::Normal},
    {TextRole::Note, 11, QFont::Normal},
    {TextRole::Second, 12, QFont::Normal},
    {TextRole::SegmentNumber, 12, QFont::Medium},
    {TextRole::GutterName, 12, QFont::Medium},
    {TextRole::GutterPlanned, 12, QFont::DemiBold},
    {TextRole::Body, 13, QFont::Normal},
    {TextRole::BodyStrong, 13, QFont::DemiBold},
    {TextRole::Total, 14, QFont::DemiBold},
    {TextRole::Title, 20, QFont::DemiBold},
}};

QColor rgb(QRgb value) {
    return QColor::fromRgb(value);
}

/// A ground that terms of one kind share, and the text on it: what is drawn over it tells them apart.
struct Ground {
    QColor base;
    QColor text;
};

std::array<FillStyle, kFillCount> fillsOf(ThemeKind kind) {
    const bool dark = kind == ThemeKind::Dark;
    const QColor surface = themeColor(kind, Token::Surface);
    const QColor text = themeColor(kind, Token::Text);
    const QColor textDark = rgb(0xFF1A1B1E);
    const QColor white = Qt::white;
    const QColor allowance = rgb(0xFF8B8D95);
    const auto ground = [dark](QRgb light, const QColor& onLight, QRgb onDarkTheme, const QColor& onDark) {
        return dark ? Ground{rgb(onDarkTheme), onDark} : Ground{rgb(light), onLight};
    };
    const Ground parameters = ground(0xFF351A75, white, 0xFFDCD0F7, textDark);
    const Ground gradients = ground(0xFF9F86DA, text, 0xFF7454C2, white);
    const Ground optimizer = ground(0xFF6B46B4, white, 0xFFA88BE4, textDark);
    const Ground transient = ground(0xFF5D5F67, white, 0xFF9A9CA4, textDark);
    const Ground strong = ground(0xFF26282D, white, 0xFFD6D8DE, textDark); // transient too, further from the surface
    const Ground activations = ground(0xFFCC8400, text, 0xFFF0AE3C, textDark);
    const Ground loss = ground(0xFF8B8D95, text, 0xFF777981, white);
    const auto plain = [](const Ground& on) { return FillStyle{on.base, on.text}; };
    const auto drawn = [&surface](const Ground& on, Hatch hatch, double gap, double width) {
        return FillStyle{on.base, on.text, hatch, surface, gap, width, false};
    };
    // In plain grey gradients equal activations: only hatches tell them apart there.
    const bool print = kind == ThemeKind::Print;
    std::array<FillStyle, kFillCount> out;
    const auto set = [&out](Fill fill, const FillStyle& style) { out[static_cast<std::size_t>(fill)] = style; };
    set(Fill::Parameters, plain(parameters));
    set(Fill::Frozen, drawn(parameters, Hatch::Vertical, 4, 1));
    set(Fill::Reference, drawn(parameters, Hatch::Grid, 5, 1));
    set(Fill::Tables, drawn(parameters, Hatch::Dots, 5, 1.1));
    set(Fill::Gradients, print ? drawn(gradients, Hatch::Falling, 4, 1) : plain(gradients));
    set(Fill::Optimizer, plain(optimizer));
    set(Fill::Gathered, drawn(transient, Hatch::Falling, 4, 1.1));
    set(Fill::LiveLayer, drawn(transient, Hatch::Rising, 4, 1.1));
    set(Fill::WeightGradients, drawn(transient, Hatch::Vertical, 4, 1));
    set(Fill::Communication, drawn(transient, Hatch::Horizontal, 4, 1));
    set(Fill::WgradCache, drawn(transient, Hatch::Grid, 5, 1));
    set(Fill::Workspace, drawn(strong, Hatch::Checks, 6, 2));
    set(Fill::Backward, drawn(transient, Hatch::Crossed, 5.5, 1));
    set(Fill::OptimizerStep, drawn(strong, Hatch::Falling, 4, 1.1));
    set(Fill::Dequantised, drawn(strong, Hatch::Horizontal, 4, 1));
    set(Fill::Fragmentation, drawn(strong, Hatch::Rising, 4, 1.1));
    set(Fill::Calibration, drawn(strong, Hatch::Crossed, 5.5, 1));
    set(Fill::Activations, print ? drawn(activations, Hatch::Horizontal, 6, 1) : plain(activations));
    set(Fill::HeadInput, drawn(activations, Hatch::Vertical, 4, 1));
    set(Fill::Logits, drawn(loss, Hatch::Dots, 5, 1.1));
    set(Fill::LossGradient, drawn(loss, Hatch::Checks, 6, 2));
    set(Fill::Outside, {surface, text, Hatch::Falling, allowance, 5, 1, true});
    set(Fill::Reserve, {surface, text, Hatch::Rising, allowance, 5, 1, true});
    return out;
}

bool isVector(const QPainter& painter) {
    const QPaintEngine* engine = painter.paintEngine();
    return engine && (engine->type() == QPaintEngine::SVG || engine->type() == QPaintEngine::Pdf ||
                      engine->type() == QPaintEngine::Picture);
}

/// The two that a hatch is made of, drawn over each other; nothing where it is one.
std::optional<std::pair<Hatch, Hatch>> partsOf(Hatch hatch) {
    if (hatch == Hatch::Crossed)
        return std::pair(Hatch::Rising, Hatch::Falling);
    if (hatch == Hatch::Grid)
        return std::pair(Hatch::Horizontal, Hatch::Vertical);
    return std::nullopt;
}

/// The hatch as lines over `rect`, in a pattern that passes through `anchor`. Every line ends inside the
/// rectangle by arithmetic: the SVG writer of Qt 6.4 knows no clipping.
void drawHatchLines(QPainter& painter, const QRectF& rect, const FillStyle& style, const QPointF& anchor,
                    double k) {
    if (const auto parts = partsOf(style.hatch)) {
        FillStyle part = style;
        for (const Hatch hatch : {parts->first, parts->second}) {
            part.hatch = hatch;
            drawHatchLines(painter, rect, part, anchor, k);
        }
        return;
    }
    const double gap = style.gap * k;
    const double width = style.width * k;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    const auto first = [gap](double from, double origin) {
        return origin + std::ceil((from - origin) / gap - 0.5) * gap + gap / 2;
    };
    if (style.hatch == Hatch::Dots) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(style.hatchColor);
        const QRectF inner = rect.adjusted(width, width, -width, -width);
        for (double y = first(rect.top(), anchor.y()); y <= inner.bottom(); y += gap)
            for (double x = first(rect.left(), anchor.x()); x <= inner.right(); x += gap)
                if (inner.contains(QPointF(x, y)))
                    painter.drawEllipse(QPointF(x, y), width, width);
    } else if (style.hatch == Hatch::Checks) {
        for (double y = first(rect.top(), anchor.y()); y - width <= rect.bottom(); y += gap)
            for (double x = first(rect.left(), anchor.x()); x - width <= rect.right(); x += gap)
                for (const double at : {-width, 0.0})
                    if (const QRectF check = QRectF(x + at, y + at, width, width).intersected(rect); !check.isEmpty())
                        painter.fillRect(check, style.hatchColor);
    } else if (style.hatch == Hatch::Horizontal) {
        painter.setPen(Qt::NoPen);
        for (double y = first(rect.top(), anchor.y()); y + width / 2 <= rect.bottom(); y += gap)
            if (y - width / 2 >= rect.top())
                painter.fillRect(QRectF(rect.left(), y - width / 2, rect.width(), width), style.hatchColor);
    } else if (style.hatch == Hatch::Vertical) {
        painter.setPen(Qt::NoPen);
        for (double x = first(rect.left(), anchor.x()); x + width / 2 <= rect.right(); x += gap)
            if (x - width / 2 >= rect.left())
                painter.fillRect(QRectF(x - width / 2, rect.top(), width, rect.height()), style.hatchColor);
    } else {
        painter.setPen(QPen(style.hatchColor, width, Qt::SolidLine, Qt::FlatCap));
        const double period = gap * std::sqrt(2.0);
        const double sign = style.hatch == Hatch::Rising ? 1.0 : -1.0;
        const double inset = 0.36 * width; // a flat end at 45° sticks out by this much
        const QRectF inner = rect.adjusted(inset, inset, -inset, -inset);
        // x + sign·y is constant along a line, and neighbours are one period apart in it.
        const auto along = [&](double x, double y) { return (x - anchor.x()) + sign * (y - anchor.y()); };
        const double low = std::min(along(inner.left(), inner.top()), along(inner.left(), inner.bottom()));
        const double high = std::max(along(inner.right(), inner.top()), along(inner.right(), inner.bottom()));
        for (double c = std::ceil(low / period) * period; c <= high; c += period) {
            const auto yAt = [&](double x) { return anchor.y() + sign * (c - (x - anchor.x())); };
            const double yLeft = yAt(inner.left());
            const double yRight = yAt(inner.right());
            const double top = std::max(inner.top(), std::min(yLeft, yRight));
            const double bottom = std::min(inner.bottom(), std::max(yLeft, yRight));
            if (bottom <= top)
                continue;
            const auto xAt = [&](double y) { return anchor.x() + c - sign * (y - anchor.y()); };
            painter.drawLine(QPointF(xAt(top), top), QPointF(xAt(bottom), bottom));
        }
    }
    painter.restore();
}

/// One period of a hatch over a tile of its side.
void drawTile(QPainter& painter, int side, Hatch hatch, const QColor& color, double width) {
    if (const auto parts = partsOf(hatch)) {
        drawTile(painter, side, parts->first, color, width);
        drawTile(painter, side, parts->second, color, width);
        return;
    }
    if (hatch == Hatch::Dots) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawEllipse(QPointF(side / 2.0, side / 2.0), width, width);
    } else if (hatch == Hatch::Checks) {
        const int check = std::clamp(static_cast<int>(std::lround(width)), 1, std::max(1, side / 2));
        painter.fillRect(side / 2 - check, side / 2 - check, check, check, color);
        painter.fillRect(side / 2, side / 2, check, check, color);
    } else if (hatch == Hatch::Horizontal || hatch == Hatch::Vertical) {
        const int thick = std::max(1, static_cast<int>(std::lround(width)));
        const int from = (side - thick) / 2;
        painter.fillRect(hatch == Hatch::Horizontal ? QRect(0, from, side, thick) : QRect(from, 0, thick, side), color);
    } else {
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::FlatCap));
        for (int shift = -1; shift <= 1; ++shift) {
            const double x = shift * side;
            if (hatch == Hatch::Rising)
                painter.drawLine(QPointF(x - side, 2.0 * side), QPointF(x + 2.0 * side, -side));
            else
                painter.drawLine(QPointF(x - side, -side), QPointF(x + 2.0 * side, 2.0 * side));
        }
    }
}

/// One period of the hatch in device pixels; its edges meet when it repeats.
QImage hatchTile(const FillStyle& style, double deviceScale) {
    const bool diagonal =
        style.hatch == Hatch::Rising || style.hatch == Hatch::Falling || style.hatch == Hatch::Crossed;
    const int side = std::max(
        2, static_cast<int>(std::lround(style.gap * deviceScale * (diagonal ? std::sqrt(2.0) : 1.0))));
    QImage tile(side, side, QImage::Format_RGB32);
    tile.fill(style.base);
    QPainter painter(&tile);
    painter.setRenderHint(QPainter::Antialiasing, true);
    drawTile(painter, side, style.hatch, style.hatchColor, style.width * deviceScale);
    return tile;
}

/// One period of a dashed line in device pixels: `rows` are the shares to which it covers each row of pixels.
QImage dashTile(const QList<double>& dash, double deviceScale, const std::vector<double>& rows,
                const QColor& color, bool vertical) {
    double period = 0;
    for (const double part : dash)
        period += part;
    const int length = std::max(2, static_cast<int>(std::lround(period * deviceScale)));
    const int thick = static_cast<int>(rows.size());
    QImage tile(vertical ? thick : length, vertical ? length : thick, QImage::Format_ARGB32_Premultiplied);
    tile.fill(Qt::transparent);
    QPainter painter(&tile);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    double at = 0;
    for (qsizetype i = 0; i < dash.size(); ++i) {
        const int start = static_cast<int>(std::lround(at * deviceScale));
        at += dash[i];
        const int end = std::min(length, static_cast<int>(std::lround(at * deviceScale)));
        if (i % 2 != 0)
            continue;
        for (int row = 0; row < thick; ++row) {
            QColor shade = color;
            shade.setAlphaF(static_cast<float>(rows[static_cast<std::size_t>(row)]));
            painter.fillRect(vertical ? QRect(row, start, 1, end - start) : QRect(start, row, end - start, 1),
                             shade);
        }
    }
    return tile;
}

} // namespace

struct ChartTheme::Cache {
    std::array<FillStyle, kFillCount> fills;
    std::array<QFont, kRoles.size()> fonts;
    std::array<std::optional<QFontMetricsF>, kRoles.size()> metrics;
    std::array<QHash<QString, double>, kRoles.size()> widths;
    std::map<std::pair<int, int>, QBrush> tiles; ///< fill, device scale in 1/1024
    std::map<QList<double>, QBrush> dashes;      ///< everything that the strip depends on
};

std::string_view themeKey(ThemeKind kind) {
    return kThemes[static_cast<std::size_t>(kind)].key;
}

std::optional<ThemeKind> themeFromKey(std::string_view key) {
    for (const ThemeRow& row : kThemes)
        if (row.key == key)
            return row.kind;
    return std::nullopt;
}

QColor themeColor(ThemeKind kind, Token token) {
    return rgb(kThemes[static_cast<std::size_t>(kind)].colors[static_cast<std::size_t>(token)]);
}

const FillStyle& themeFill(ThemeKind kind, Fill fill) {
    static const std::array<std::array<FillStyle, kFillCount>, kThemeCount> table{
        fillsOf(ThemeKind::Light), fillsOf(ThemeKind::Dark), fillsOf(ThemeKind::Print),
        fillsOf(ThemeKind::Presentation)};
    return table[static_cast<std::size_t>(kind)][static_cast<std::size_t>(fill)];
}

const QList<double>& ceilingDash(int index) {
    static const std::array<QList<double>, 3> patterns{QList<double>{7, 4}, QList<double>{12, 4, 2, 4},
                                                       QList<double>{2, 3}};
    return patterns[static_cast<std::size_t>(std::max(0, index)) % patterns.size()];
}

const QString& fontFamily() {
    static const QString family = [] {
        initResources();
        const QString wanted = QStringLiteral("Memladder Sans");
        const QDir fonts(QStringLiteral(":/fonts"));
        const QStringList files =
            fonts.entryList({QStringLiteral("*.ttf"), QStringLiteral("*.otf")}, QDir::Files);
        bool found = false;
        for (const QString& file : files) {
            const int id = QFontDatabase::addApplicationFont(fonts.filePath(file));
            found = found || QFontDatabase::applicationFontFamilies(id).contains(wanted);
        }
        return found ? wanted : QStringLiteral("DejaVu Sans");
    }();
    return family;
}

ChartTheme::ChartTheme(ThemeKind kind, double scale)
    : m_kind(kind), m_scale(scale), m_cache(std::make_shared<Cache>()) {
    for (int i = 0; i < kFillCount; ++i)
        m_cache->fills[static_cast<std::size_t>(i)] = themeFill(kind, static_cast<Fill>(i));
    for (const RoleRow& row : kRoles) {
        QFont font;
        font.setFamilies({fontFamily(), QStringLiteral("DejaVu Sans")});
        font.setPixelSize(std::max(1, static_cast<int>(std::lround(row.pixels * scale))));
        font.setWeight(row.weight);
        // Unhinted glyphs have the same widths at every device scale, so a picture never reflows.
        font.setHintingPreference(QFont::PreferNoHinting);
        font.setKerning(true);
        m_cache->fonts[static_cast<std::size_t>(row.role)] = font;
        m_cache->metrics[static_cast<std::size_t>(row.role)].emplace(font);
    }
}

QColor ChartTheme::color(Token token) const {
    return themeColor(m_kind, token);
}

const FillStyle& ChartTheme::fill(Fill fill) const {
    return m_cache->fills[static_cast<std::size_t>(fill)];
}

double ChartTheme::pixelSize(TextRole role) const {
    return font(role).pixelSize();
}

const QFont& ChartTheme::font(TextRole role) const {
    return m_cache->fonts[static_cast<std::size_t>(role)];
}

double ChartTheme::textWidth(TextRole role, const QString& text) const {
    auto& widths = m_cache->widths[static_cast<std::size_t>(role)];
    if (const auto known = widths.constFind(text); known != widths.constEnd())
        return *known;
    if (widths.size() > 4096)
        widths.clear();
    const double width = m_cache->metrics[static_cast<std::size_t>(role)]->horizontalAdvance(text);
    widths.insert(text, width);
    return width;
}

void ChartTheme::paintFill(QPainter& painter, const QRectF& rect, Fill fillKind,
                           const QPointF& anchor) const {
    paintStyle(painter, rect, fill(fillKind), static_cast<int>(fillKind), anchor);
}

void ChartTheme::paintHatch(QPainter& painter, const QRectF& rect, Token token, const QPointF& anchor) const {
    const FillStyle style{
        color(Token::Surface), color(Token::Text), Hatch::Rising, color(token), 7, 1, false};
    paintStyle(painter, rect, style, kFillCount + static_cast<int>(token), anchor);
}

void ChartTheme::paintStyle(QPainter& painter, const QRectF& rect, const FillStyle& style, int styleKey,
                            const QPointF& anchor) const {
    if (rect.isEmpty())
        return;
    if (style.hatch == Hatch::None) {
        painter.fillRect(rect, style.base);
    } else if (isVector(painter)) {
        painter.fillRect(rect, style.base);
        drawHatchLines(painter, rect, style, anchor, m_scale);
    } else {
        const double device = painter.deviceTransform().m11();
        const auto key = std::pair(styleKey, static_cast<int>(std::lround(device * 1024)));
        auto found = m_cache->tiles.find(key);
        if (found == m_cache->tiles.end()) {
            QBrush brush(QPixmap::fromImage(hatchTile(style, device * m_scale)));
            brush.setTransform(QTransform::fromScale(1.0 / device, 1.0 / device));
            found = m_cache->tiles.emplace(key, brush).first;
        }
        const QPointF origin = painter.brushOrigin();
        painter.setBrushOrigin(anchor);
        painter.fillRect(rect, found->second);
        painter.setBrushOrigin(origin);
    }
    if (style.outlined) {
        const double width = std::max(1.0, std::round(m_scale));
        const QColor line = style.hatchColor;
        if (rect.height() <= 2 * width || rect.width() <= 2 * width) {
            painter.fillRect(rect, line);
        } else {
            painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), width), line);
            painter.fillRect(QRectF(rect.left(), rect.bottom() - width, rect.width(), width), line);
            painter.fillRect(QRectF(rect.left(), rect.top() + width, width, rect.height() - 2 * width), line);
            painter.fillRect(
                QRectF(rect.right() - width, rect.top() + width, width, rect.height() - 2 * width), line);
        }
    }
}

void ChartTheme::paintDashes(QPainter& painter, const QPointF& from, const QPointF& to, double width,
                             const QList<double>& dash, Token token) const {
    const bool vertical = from.x() == to.x();
    if (isVector(painter) || (!vertical && from.y() != to.y())) {
        QPen pen(color(token), width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
        QList<qreal> pattern;
        for (const double part : dash)
            pattern << part / width; // Qt counts dashes in pen widths
        pen.setDashPattern(pattern);
        painter.setRenderHint(QPainter::Antialiasing, true);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawLine(from, to);
        return;
    }
    const QTransform& device = painter.deviceTransform();
    const double scale = device.m11();
    const double shift = vertical ? device.dx() : device.dy();
    const double across = vertical ? from.x() : from.y();
    const double begin = (across - width / 2) * scale + shift;
    const double end = (across + width / 2) * scale + shift;
    const double first = std::floor(begin + 1e-6);
    std::vector<double> rows;
    for (double row = first; row < end - 1e-6; row += 1)
        rows.push_back(std::clamp(std::min(end, row + 1) - std::max(begin, row), 0.0, 1.0));
    if (rows.empty())
        return;
    QList<double> key{scale, vertical ? 1.0 : 0.0, static_cast<double>(token), begin - first, end - first};
    key << dash;
    auto found = m_cache->dashes.find(key);
    if (found == m_cache->dashes.end()) {
        QBrush brush(dashTile(dash, scale, rows, color(token), vertical));
        brush.setTransform(QTransform::fromScale(1.0 / scale, 1.0 / scale));
        if (m_cache->dashes.size() > 256)
            m_cache->dashes.clear();
        found = m_cache->dashes.emplace(key, brush).first;
    }
    const double top = (first - shift) / scale;
    const double thick = static_cast<double>(rows.size()) / scale;
    const QRectF strip = vertical ? QRectF(QPointF(top, std::min(from.y(), to.y())),
                                           QPointF(top + thick, std::max(from.y(), to.y())))
                                  : QRectF(QPointF(std::min(from.x(), to.x()), top),
                                           QPointF(std::max(from.x(), to.x()), top + thick));
    const QPointF origin = painter.brushOrigin();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrushOrigin(strip.topLeft());
    painter.fillRect(strip, found->second);
    painter.setBrushOrigin(origin);
}

} // namespace memladder::ui
