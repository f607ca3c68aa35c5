// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/picture_frame.h"

#include <algorithm>
#include <cmath>

namespace memladder::ui {

PictureFrame::PictureFrame(const ChartSpec& spec, const QSizeF& size, const LayoutCanvas& canvas, Parts parts)
    : m_spec(spec), m_size(size), m_k(canvas.k()), m_margin((spec.title.isEmpty() ? 16 : 24) * canvas.k()) {
    const ChartTheme& theme = canvas.theme();
    const double room = size.width() - 2 * m_margin;
    double y = 0;
    if (!spec.title.isEmpty() && parts.title) {
        m_title = wrapText(theme, TextRole::Title, spec.title, room);
        y = 28 * m_k + static_cast<double>(m_title.size() - 1) * 1.25 * theme.pixelSize(TextRole::Title);
    }
    if (!spec.subtitle.isEmpty() && parts.subtitle) {
        m_subtitle = wrapText(theme, TextRole::Second, spec.subtitle, room);
        y += (m_title.isEmpty() ? 16 : 24) * m_k + static_cast<double>(m_subtitle.size() - 1) * 17 * m_k;
    }
    m_top = y > 0 ? y + (m_subtitle.isEmpty() ? 18 : 12) * m_k : 4 * m_k;
    m_signed = !spec.signature.isEmpty() && parts.caption;
    if (!spec.caption.isEmpty() && parts.caption)
        m_caption = wrapText(theme, TextRole::Note, spec.caption,
                             room - (m_signed ? canvas.width(TextRole::Note, spec.signature) + 24 * m_k : 0));
    const double lines = static_cast<double>(m_caption.size());
    m_bottom = size.height() - (lines > 0  ? 30 * m_k + (lines - 1) * 15 * m_k
                                : m_signed ? 30 * m_k
                                           : 6 * m_k);
}

void PictureFrame::place(LayoutCanvas& canvas, QList<PlacedItem>& list) const {
    double y = 28 * m_k;
    for (const QString& line : m_title) {
        canvas.tryText(list, line, TextRole::Title, Token::Text,
                       canvas.box(TextRole::Title, line, m_margin, y));
        y += 1.25 * canvas.theme().pixelSize(TextRole::Title);
    }
    y = m_title.isEmpty() ? 16 * m_k : y - 1.25 * canvas.theme().pixelSize(TextRole::Title) + 24 * m_k;
    for (const QString& line : m_subtitle) {
        canvas.tryText(list, line, TextRole::Second, Token::Text2,
                       canvas.box(TextRole::Second, line, m_margin, y));
        y += 17 * m_k;
    }
    y = m_size.height() - 18 * m_k -
        static_cast<double>(std::max<qsizetype>(0, m_caption.size() - 1)) * 15 * m_k;
    for (const QString& line : m_caption) {
        canvas.tryText(list, line, TextRole::Note, Token::Text3,
                       canvas.box(TextRole::Note, line, m_margin, y));
        y += 15 * m_k;
    }
    if (m_signed)
        canvas.tryText(list, m_spec.signature, TextRole::Note, Token::Text3,
                       canvas.box(TextRole::Note, m_spec.signature, m_size.width() - m_margin,
                                  m_size.height() - 18 * m_k, LayoutCanvas::Align::Right));
}

void placeCeilingLine(QList<PlacedItem>& list, const QPointF& from, const QPointF& to,
                      const ChartCeiling& ceiling, double k) {
    const double pen = (ceiling.planned ? 2.0 : 1.25) * k;
    QList<double> dash = ceilingDash(ceiling.dash);
    for (double& part : dash)
        part *= k;
    const double y = LayoutCanvas::crisp(from.y(), pen);
    const QPolygonF line{{from.x(), y}, {to.x(), y}};
    list << LayoutCanvas::line(line, Token::Surface, pen + (ceiling.planned ? 2.5 : 2.25) * k, dash)
         << LayoutCanvas::line(line, Token::Text, pen, dash);
}

} // namespace memladder::ui
