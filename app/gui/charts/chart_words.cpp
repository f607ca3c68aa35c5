// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_words.h"
#include "language/language.h"
#include "language/ui.h"

#include "scenario/resolve.h"

#include <utility>

namespace memladder::ui::words {

QString utf8(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString sized(Bytes size, format::Unit unit) {
    return inLocale(format::sizeWithUnit(size, unit, true));
}

QString bare(Bytes size, format::Unit unit) {
    return inLocale(format::size(size, unit));
}

QString number(std::uint64_t value) {
    return inLocale(format::grouped(value));
}

QString gpus(std::uint64_t count) {
    return Ui::tr("%n GPU(s)", nullptr, count);
}

QString tokens(std::uint64_t count) {
    return Ui::tr("%n token(s)", nullptr, count);
}

QString roughCount(std::uint64_t count) {
    QString text = inLocale(format::roughCount(count));
    if (!text.isEmpty() && text.back().isLetter())
        text.insert(text.size() - 1, QChar(0x202F));
    return text;
}

QString parameters(std::uint64_t count) {
    return Ui::tr("%1 parameters").arg(roughCount(count));
}

QString percent(double value, int decimals) {
    return inLocale(format::fixed(value, decimals)) + QStringLiteral("\u202F%");
}

QString listed(const QStringList& names) {
    if (names.size() < 2)
        return names.join(QString());
    return Ui::tr("%1 and %2", "a list").arg(names.mid(0, names.size() - 1).join(QStringLiteral(", ")), names.back());
}

QString andNever(const QString& fitting, const QStringList& never) {
    return (never.size() > 1 ? Ui::tr("%1; %2 never do") : Ui::tr("%1; %2 never does")).arg(fitting, listed(never));
}

QString plannedCard(const Scenario& scenario) {
    return scenario.gpu && !scenario.capacity ? Ui::label((*scenario.gpu)->name)
                                              : inLocale(resolve(scenario).capacity.label());
}

QString firstError(const std::vector<Issue>& issues) {
    for (const Issue& issue : issues)
        if (issue.severity == Severity::Error)
            return Ui::of(issue.text);
    return {};
}

namespace {

/// What is held of the difference, and the sign that it is more where the difference itself does not say so.
std::pair<Bytes, QString> distance(Bytes size, Bytes limit) {
    const Bytes difference = size > limit ? size - limit : limit - size;
    return {difference, size.isSaturated() && !difference.isSaturated() ? QStringLiteral("≥ ") : QString()};
}

} // namespace

QString away(Bytes size, Bytes limit, format::Unit unit) {
    const auto& [difference, bound] = distance(size, limit);
    return bound + inLocale(format::size(difference, unit));
}

QString awayWithUnit(Bytes size, Bytes limit, format::Unit unit) {
    const auto& [difference, bound] = distance(size, limit);
    return bound + inLocale(format::sizeWithUnit(difference, unit, true));
}

QString room(Bytes size, Bytes capacity, format::Unit unit) {
    if (capacity <= Bytes())
        return {};
    return (size <= capacity ? Ui::tr("%1 free") : Ui::tr("%1 over")).arg(away(size, capacity, unit));
}

QString floorFormula(const Layout& layout, const Sharding& scheme) {
    const Recipe& recipe = layout.recipe.row();
    PerParameter whole;
    if (!scheme.parameters)
        whole = whole + recipe.parameter;
    if (!scheme.gradients)
        whole = whole + recipe.gradient;
    if (!scheme.optimizer)
        whole = whole + recipe.optimizer();
    QString text = inLocale(format::shortest(whole.bytes())) + (layout.adapters ? QStringLiteral("Φ") : QStringLiteral("Ψ"));
    if (layout.adapters && !layout.dividesFrozen())
        text += QStringLiteral(" + ") + Ui::tr("frozen", "the weights that are not trained, in a formula");
    if (layout.reference > PerParameter() && !layout.dividesReference())
        text += QStringLiteral(" + ") + inLocale(format::shortest(layout.reference.bytes())) + QStringLiteral("Ψ");
    if (text.contains(QLatin1Char('+')) && layout.tp * layout.pp > 1)
        text = QLatin1Char('(') + text + QLatin1Char(')');
    if (const std::uint64_t parts = layout.tp * layout.pp; parts > 1)
        text += QLatin1Char('/') + number(parts);
    return text;
}

QString caption(const Scenario& scenario, const std::vector<ChartCeiling>& ceilings, const QString& what) {
    const Job job = resolve(scenario);
    const Layout& layout = job.layout;
    QStringList parts;
    if (const std::string name = modelName(scenario); !name.empty())
        parts << utf8(name);
    parts << QStringLiteral("Ψ = ") + inLocale(format::count(job.shape.params));
    if (what.isEmpty()) {
        parts << QStringLiteral("L ") + number(job.shape.layers)
              << QStringLiteral("h ") + number(job.shape.hidden)
              << Ui::tr("%n head(s)", nullptr, job.shape.heads)
              << (layout.keepsScores ? Ui::tr("unfused attention") : Ui::tr("flash attention"));
    } else {
        parts << what;
    }
    const std::pair<const char*, std::uint64_t> degrees[] = {
        {"TP ", layout.tp}, {"PP ", layout.pp}, {"VPP ", layout.vpp}, {"CP ", layout.cp}, {"EP ", layout.ep}};
    for (const auto& [name, degree] : degrees)
        if (degree > 1)
            parts << utf8(name) + number(degree);
    QString text = Ui::tr("Scenario: %1. %2 estimator.")
                       .arg(parts.join(QStringLiteral(", ")), Ui::label(scenario.estimator->name));
    QStringList cards;
    for (const ChartCeiling& ceiling : ceilings)
        cards << ceiling.label + QStringLiteral(" = ") +
                     inLocale(format::sizeWithUnit(ceiling.value, scenario.unit->unit, true));
    if (!cards.isEmpty())
        text += QLatin1Char(' ') + cards.join(QStringLiteral(", ")) + QLatin1Char('.');
    return text;
}

} // namespace memladder::ui::words
