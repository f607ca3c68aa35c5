// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/stack_builder.h"

namespace memladder::ui::stack {

void Builder::planHeader() {
    const bool titled = !m_spec.title.isEmpty() && m_economy < NoTitle;
    m_margin = (m_spec.title.isEmpty() ? kMargin : kTitledMargin) * m_k;
    double y = 0;
    if (titled) {
        m_titleLines = wrapText(m_theme, TextRole::Title, m_spec.title, width() - 2 * m_margin);
        y = 28 * m_k +
            static_cast<double>(m_titleLines.size() - 1) * 1.25 * m_theme.pixelSize(TextRole::Title);
        m_headerEnd = y;
    }
    if (!m_spec.subtitle.isEmpty() && m_economy < NoSubtitle) {
        m_subtitleLines = wrapText(m_theme, TextRole::Second, m_spec.subtitle, width() - 2 * m_margin);
        y += titled ? 23 * m_k : 16 * m_k;
        y += static_cast<double>(m_subtitleLines.size() - 1) * 17 * m_k;
        m_headerEnd = y;
    }
    const bool headed = m_headerEnd > 0;
    m_legendCenter = headed ? m_headerEnd + (m_subtitleLines.isEmpty() ? 30 : 24) * m_k : 13 * m_k;
    m_stripBottom = headed ? m_headerEnd + 8 * m_k : 0;

    double rulerRoom = 0;
    if (m_spec.showRuler && !m_theme.isPresentation() && m_economy < NoRuler && width() >= 520 * m_k) {
        m_rulerRoom = true;
        rulerRoom = rulerWidth() + rulerLabelWidth() + 24 * m_k;
        // Kept free whether or not a bar is cut: the plot must not move when one is.
        m_stripBottom = std::max(m_stripBottom, m_legendCenter - 7 * m_k + rulerHeight() + 2 * m_k);
    }
    if (m_spec.showLegend && !m_spec.legend.empty() && m_economy < NoLegend) {
        double x = m_margin;
        int row = 0;
        for (const ChartLegendEntry& entry : m_spec.legend) {
            const double entryWidth = (kSwatch + 6) * m_k + m_canvas.width(TextRole::Second, entry.label);
            const bool besideRuler = row * kLegendRow * m_k < rulerHeight();
            const double right = width() - m_margin - (besideRuler ? rulerRoom : 0);
            if (x > m_margin && x + entryWidth > right) {
                x = m_margin;
                ++row;
            }
            const double center = m_legendCenter + row * kLegendRow * m_k;
            m_legendBoxes.emplace_back(x, center - 9 * m_k, entryWidth, 18 * m_k);
            x += entryWidth + kLegendGap * m_k;
        }
        m_stripBottom = std::max(m_stripBottom, m_legendCenter + (row * kLegendRow + 8) * m_k);
    }
    if (!m_spec.caption.isEmpty() && m_economy < NoCaption) {
        const double signature =
            m_spec.signature.isEmpty() ? 0 : m_canvas.width(TextRole::Note, m_spec.signature) + 24 * m_k;
        m_captionLines =
            wrapText(m_theme, TextRole::Note, m_spec.caption, width() - 2 * m_margin - signature);
    }
}

double Builder::captionBlock() const {
    const auto lines = static_cast<double>(m_captionLines.size());
    const bool signedOnly = m_captionLines.isEmpty() && !m_spec.signature.isEmpty() && m_economy < NoCaption;
    if (signedOnly)
        return 30 * m_k;
    return lines > 0 ? (30 + (lines - 1) * 15) * m_k : 0;
}

double Builder::gutterWidth(bool withValues) const {
    double widest = 0;
    for (const ChartCeiling& ceiling : m_spec.stacks.ceilings) {
        double one = m_canvas.width(TextRole::GutterPlanned, ceiling.label);
        if (withValues)
            one += 6 * m_k + m_canvas.width(TextRole::Note, number(ceiling.value));
        widest = std::max(widest, one);
    }
    return widest > 0 ? widest + 19 * m_k : 0;
}

void Builder::planPlot() {
    const std::vector<QString> labels = tickLabels(m_out.ticks);
    double tickWidth = m_canvas.width(TextRole::Tick, QStringLiteral("0,000"));
    for (const QString& label : labels)
        tickWidth = std::max(tickWidth, m_canvas.width(TextRole::Tick, label));
    const double left = std::round(m_margin + tickWidth + 8 * m_k);
    double right = std::round(width() - m_margin - gutterWidth(gutterHoldsValues()));
    const double plotTop = std::round(m_stripBottom + kAbovePlot * m_k);
    const int count = std::max(1, m_out.barCount);
    m_column = (right - left) / count;
    m_many = m_column < kManyColumn * m_k;
    const double nameRoom = m_column - (m_many ? 4 : 8) * m_k;
    bool sideways = m_column < kSidewaysColumn * m_k;
    m_nameLines = 1;
    m_detailLines = 0;
    for (const ChartBar& bar : bars()) {
        if (sideways)
            break;
        for (const QString& word : bar.name.split(QLatin1Char(' ')))
            sideways = sideways || m_canvas.width(TextRole::BodyStrong, word) > nameRoom;
        m_names.push_back(wrapText(m_theme, TextRole::BodyStrong, bar.name, nameRoom));
        m_nameLines = std::max(m_nameLines, static_cast<int>(m_names.back().size()));
        if (!m_many)
            m_detailLines = std::max(m_detailLines, static_cast<int>(bar.details.size()));
    }
    sideways = sideways || m_nameLines > 3;
    m_out.sideways = sideways;
    if (sideways) {
        planSideways(left);
        return;
    }
    double bottomBlock = (m_nameLines - 1) * 16 + m_detailLines * 16;
    bottomBlock += m_many ? 14 + 18 + 18 : 13 + 20;
    bottomBlock = bottomBlock * m_k + (captionBlock() > 0 ? 12 : 22) * m_k;
    const double bottom = std::round(height() - captionBlock() - bottomBlock);
    m_out.plot = QRectF(QPointF(left, plotTop), QPointF(right, bottom));
    m_column = m_out.plot.width() / count;
    m_bar = std::max(1.0, std::round((m_spec.stacks.adjoining ? kAdjoiningShare : kBarShare) * m_column));
    if (!m_spec.stacks.adjoining) // one bar alone is still a bar, not a wall
        m_bar = std::min(m_bar, std::round(kWidestBar * m_k));
}

void Builder::planSideways(double) {
    m_many = true;
    double names = 0;
    double totals = 0;
    const double limit = 0.4 * width();
    for (const ChartBar& bar : bars()) {
        const double one = m_canvas.width(TextRole::BodyStrong, bar.name);
        if (one <= limit)
            names = std::max(names, one);
        totals = std::max(totals, m_canvas.width(TextRole::SegmentNumber, number(visibleTotal(m_spec, bar))));
    }
    names = std::max(names, m_canvas.width(TextRole::Tick, unitName()));
    totals = std::max(totals, m_canvas.width(TextRole::SegmentNumber, QStringLiteral("000.0")));
    const double left = std::round(m_margin + names + 10 * m_k);
    const double right = std::round(width() - m_margin - totals - (14 + kOverhang + kMark + 8) * m_k);
    const double top = std::round(m_stripBottom + 40 * m_k);
    const double bottom = std::round(height() - captionBlock() - (captionBlock() > 0 ? 24 : 30) * m_k);
    m_out.plot = QRectF(QPointF(left, top), QPointF(right, bottom));
    m_column = m_out.plot.height() / std::max(1, m_out.barCount);
    m_bar = std::max(1.0, std::round((m_spec.stacks.adjoining ? kAdjoiningShare : kRowShare) * m_column));
}

} // namespace memladder::ui::stack
