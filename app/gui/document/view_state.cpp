// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/view_state.h"

#include "language/language.h"
#include "language/ui.h"
#include "quantity/parse.h"
#include "scenario/resolve.h"

#include <algorithm>

namespace memladder::ui {

QString CeilingCard::name() const {
    return gpu ? Ui::label((*gpu)->name) : inLocale(size.label());
}

QString CeilingCard::key() const {
    return gpu ? QString::fromUtf8((*gpu)->key.data(), static_cast<qsizetype>((*gpu)->key.size()))
               : QString::fromStdString(size.text());
}

std::optional<CeilingCard> CeilingCard::fromKey(const QString& key) {
    const std::string text = key.trimmed().toStdString();
    if (const auto gpu = Choice<Gpu>::find(text))
        return of(*gpu);
    if (const auto size = parse::size(text); size && size->bytes().count() > 0)
        return of(*size);
    return std::nullopt;
}

std::vector<CeilingCard> defaultCeilings() {
    return {CeilingCard::of(CardSize::gb(80)), CeilingCard::of(CardSize::gb(141)),
            CeilingCard::of(CardSize::gb(192))};
}

CeilingCard plannedCard(const Scenario& scenario) {
    if (scenario.gpu && !scenario.capacity) {
        CeilingCard card = CeilingCard::of(*scenario.gpu);
        card.size = resolve(scenario).capacity; // on the basis that the verdict uses
        return card;
    }
    return CeilingCard::of(resolve(scenario).capacity);
}

std::vector<CeilingCard> withPlanned(std::vector<CeilingCard> cards, const CeilingCard& planned) {
    const auto isPlanned = [&](const CeilingCard& card) {
        return planned.gpu ? card.gpu == planned.gpu : card.isSameCard(planned);
    };
    std::erase_if(cards, [&](const CeilingCard& card) { return card.visiting && !isPlanned(card); });
    const auto same = std::find_if(cards.begin(), cards.end(), isPlanned);
    if (same == cards.end()) {
        cards.push_back(planned);
        cards.back().visiting = true;
    } else {
        same->size = planned.size;
    }
    return cards;
}

} // namespace memladder::ui
