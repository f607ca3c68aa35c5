// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_layout.h"

#include <string>

namespace memladder::ui::test {

/// Empty when every text lies inside the picture, whole and clear of every other; else what is wrong.
inline std::string textTrouble(const ChartLayout& layout) {
    const std::vector<PlacedItem> texts = layout.texts();
    const QRectF picture(QPointF(0, 0), layout.size);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (!picture.contains(texts[i].rect))
            return "outside: " + texts[i].text.toStdString();
        if (texts[i].text.contains(QChar(0x2026)) || texts[i].text.contains(QStringLiteral("...")))
            return "shortened: " + texts[i].text.toStdString();
        for (std::size_t j = 0; j < i; ++j)
            if (texts[i].rect.intersects(texts[j].rect))
                return texts[i].text.toStdString() + " over " + texts[j].text.toStdString();
    }
    return {};
}

inline bool showsText(const ChartLayout& layout, const QString& text) {
    for (const PlacedItem& item : layout.texts())
        if (item.text == text)
            return true;
    return false;
}

/// The sizes at which no text may be cut or overlap.
inline const std::vector<QSizeF>& pictureSizes() {
    static const std::vector<QSizeF> sizes{{640, 480},  {800, 600},   {984, 461},   {1024, 768},  {1280, 600},
                                           {1280, 800}, {1920, 1080}, {2560, 1440}, {3840, 2160}, {320, 200}};
    return sizes;
}

} // namespace memladder::ui::test
