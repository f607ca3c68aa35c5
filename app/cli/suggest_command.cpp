// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/csv_rows.h"

#include "quantity/format.h"
#include "quantity/parse.h"
#include "search/suggest.h"

#include <CLI/CLI.hpp>

#include <cmath>

namespace memladder::cli {

namespace {

/// "5%" or "5 %" or "5" as 0.05.
Result<double> headroomOf(const std::string& text) {
    std::string digits = text;
    if (!digits.empty() && digits.back() == '%')
        digits.pop_back();
    const auto percent = parse::real(digits);
    if (!percent || *percent < 0 || *percent > 100)
        return Error{"--headroom", shortened(text), "a share of the capacity from 0% to 100%"};
    return *percent / 100;
}

class SuggestCommand final : public Command {
public:
    void addOptions(CLI::App& app) override {
        app.add_option("--top", m_top, "how many to print, 0 = all")->type_name("K");
        app.add_flag("--all", m_all, "every layout that fits, not only the best of each family");
        app.add_flag("--whole-range", m_wholeRange, "with --estimator detailed: only what fits at the high end of the measured range too");
        app.add_option("--headroom", m_headroom, "share of the capacity that has to stay free")->type_name("PERCENT");
    }

    Result<Answer> run(const Request& request) override {
        SuggestOptions options;
        options.pins = Pins::of(request.given);
        options.pins.watch = request.watch;
        options.everyLayout = m_all;
        options.wholeRange = m_wholeRange;
        const auto top = parse::count(m_top);
        if (!top)
            return Error{"--top", shortened(m_top), "a whole number, 0 for all"};
        options.top = m_all && m_top == kDefaultTop ? 0 : *top;
        const Result<double> headroom = headroomOf(m_headroom);
        if (!headroom)
            return headroom.error();
        options.headroomFraction = *headroom;
        if (!isSearchable(request.scenario()))
            return Error{"--estimator", std::string(request.scenario().estimator->key), "textbook or detailed, whose layouts a search goes through"};
        if (m_wholeRange && !isDetailed(request.scenario()))
            return Error{"--whole-range", "estimator " + std::string(request.scenario().estimator->key), "detailed, whose figures have a measured range"};
        if (const Status error = firstError(resolve(request.scenario()).issues))
            return *error;

        const Suggestions found = suggest(request.scenario(), options);
        const int status = found.list.empty() ? 1 : 0;
        if (request.format == Format::Json)
            return Answer{asJson(request, found), status};
        if (request.format == Format::Csv)
            return Answer{asCsv(found), status};
        if (request.format != Format::Text)
            return Answer{table(request, found).print(request.format), status};
        return Answer{asText(request, found), status};
    }

private:
    static constexpr std::string_view kDefaultTop = "10";

    static bool isDetailed(const Scenario& scenario) { return scenario.estimator->method == EstimatorMethod::Detailed; }

    static json::Value axesValue(const Layout& layout, const Cost& cost) {
        json::Value axes = json::Value::object();
        axes.set("zero", json::Value::number(layout.zero->key));
        axes.set("tp", layout.tp);
        axes.set("sp", layout.sequenceParallel);
        axes.set("pp", layout.pp);
        axes.set("vpp", layout.vpp);
        axes.set("cp", layout.cp);
        axes.set("ep", layout.ep);
        axes.set("dp", layout.dp);
        axes.set("recompute", recomputeKey(layout));
        axes.set("micro_batch", layout.microBatch);
        axes.set("micro_batches", cost.microBatches);
        return axes;
    }

    static std::string asCsv(const Suggestions& found) {
        std::vector<json::Value> rows;
        std::uint64_t rank = 0;
        for (const Suggestion& s : found.list) {
            json::Value row = json::Value::object({{"rank", ++rank}, {"strategy", s.strategy}});
            const json::Value axes = axesValue(s.plan.job.layout, s.cost);
            for (const json::Member& axis : axes.members())
                row.set(axis.key, axis.value);
            const ByAxis& moved = s.cost.moved;
            row.set("total_bytes", s.plan.total().count());
            row.set("headroom_bytes", s.plan.headroom().count());
            row.set("utilization", s.plan.utilization());
            if (s.plan.detailed) {
                row.set("high_bytes", s.plan.detailed->high.count());
                row.set("fits_whole_range", fitsWholeRange(s.plan));
            }
            row.set("cost_percent", s.cost.percent());
            row.set("extra_flops_fraction", s.cost.extraFlopsPublished);
            row.set("moved_bytes", std::round(moved.dp + moved.tp + moved.pp + moved.cp + moved.ep));
            row.set("bubble_fraction", s.cost.bubbleOfStep());
            rows.push_back(std::move(row));
        }
        return csvRows({"rank", "strategy", "zero", "tp", "sp", "pp", "vpp", "cp", "ep", "dp", "recompute", "micro_batch", "micro_batches",
                        "total_bytes", "headroom_bytes", "utilization", "high_bytes", "fits_whole_range", "cost_percent",
                        "extra_flops_fraction", "moved_bytes", "bubble_fraction"},
                       rows);
    }

    [[nodiscard]] std::string asJson(const Request& request, const Suggestions& found) const {
        json::Value list = json::Value::array();
        std::uint64_t rank = 0;
        for (const Suggestion& suggestion : found.list) {
            json::Value item = json::Value::object();
            item.set("rank", ++rank);
            item.set("strategy", suggestion.strategy);
            item.set("axes", axesValue(suggestion.plan.job.layout, suggestion.cost));
            item.set("cost_percent", suggestion.cost.percent());
            item.set("trade", suggestion.trade);
            if (suggestion.plan.detailed)
                item.set("fits_whole_range", fitsWholeRange(suggestion.plan));
            item.set("plan", planValue(suggestion.scenario, suggestion.plan));
            list.append(std::move(item));
        }
        json::Value object = json::Value::object();
        object.set("suggestions", std::move(list));
        object.set("considered", found.considered);
        object.set("fitting", found.fitting);
        object.set("micro_batch", found.microBatch);
        if (isDetailed(request.scenario())) {
            json::Value skipped = json::Value::array();
            for (const std::string& text : found.skipped)
                skipped.append(text);
            object.set("skipped", std::move(skipped));
            object.set("fits_by", m_wholeRange ? "range" : "total");
        }
        const std::string_view remark = boundRemark(request.scenario().offload.row());
        if (!remark.empty())
            object.set("bound_note", remark);
        object.set("impossible", nullptr);
        if (found.impossible) {
            json::Value proof = json::Value::object();
            proof.set("inequality", found.impossible->inequality(request.unit()));
            proof.set("lower_bound_bytes", (found.impossible->provenByStates() ? found.impossible->statesOfOne() : found.impossible->lowest()).count());
            proof.set("usable_bytes", found.impossible->usable().count());
            object.set("impossible", std::move(proof));
        }
        if (found.closest) {
            json::Value closest = json::Value::object();
            closest.set("strategy", strategyName(found.closest->job.layout));
            closest.set("total_bytes", found.closest->total().count());
            object.set("closest", std::move(closest));
        }
        return json::write(object);
    }

    static TextTable table(const Request& request, const Suggestions& found) {
        using enum TextTable::Align;
        const format::Unit unit = request.unit();
        const bool detailed = isDetailed(request.scenario());
        std::vector<TextTable::Column> columns{{"#", Right}, {"Layout", Left}, {std::string(format::unitName(unit)) + " per GPU", Right}, {"Free", Right},
                                               {"Free %", Right}, {"Cost %", Right}, {"FLOPs %", Right}, {"Moved GB", Right}, {"Bubble %", Right}};
        if (detailed) // where the measured runs of the framework end
            columns.insert(columns.begin() + 3, {"Up to", Right});
        TextTable table(std::move(columns));
        std::uint64_t rank = 0;
        for (const Suggestion& s : found.list) {
            const ByAxis& moved = s.cost.moved;
            std::vector<std::string> cells{std::to_string(++rank), s.strategy, format::size(s.plan.total(), unit), format::size(s.plan.headroom(), unit),
                                           format::fixed(100 * (1 - s.plan.utilization()), 1) + (s.plan.level == Level::Tight ? " tight" : ""),
                                           format::fixed(s.cost.percent(), 1), format::fixed(100 * s.cost.extraFlopsPublished, 1),
                                           format::fixed((moved.dp + moved.tp + moved.pp + moved.cp + moved.ep) / 1e9, 0),
                                           format::fixed(100 * s.cost.bubbleOfStep(), 1)};
            if (detailed)
                cells.insert(cells.begin() + 3, format::size(s.plan.detailed->high, unit) + (fitsWholeRange(s.plan) ? "" : " over"));
            table.add(std::move(cells));
        }
        return table;
    }

    [[nodiscard]] std::string asText(const Request& request, const Suggestions& found) const {
        const format::Unit unit = request.unit();
        const Job job = resolve(request.scenario());
        const std::string where = format::grouped(job.layout.gpus) + " × " + cardText(request.scenario(), job);
        const std::string considered = format::grouped(found.considered) + (found.considered == 1 ? " layout" : " layouts") + " considered";
        if (found.list.empty()) {
            std::string out = "Nothing fits on " + where + ": " + considered + ".\n";
            if (found.impossible)
                out += "No layout can: " + found.impossible->inequality(unit) + ".\n";
            if (const std::string_view remark = boundRemark(job.layout.offload.row()); !remark.empty())
                out += std::string(remark) + ".\n";
            if (found.closest)
                out += "Closest: " + strategyName(found.closest->job.layout) + " needs " + format::sizeWithUnit(found.closest->total(), unit) + ".\n";
            return out + skippedText(found) + "Add GPUs, shorten the sequence or cut the micro-batch.\n";
        }
        std::string out = "Layouts that fit " + where + ", least disturbing first (" + considered + ", " + format::grouped(found.fitting) + " fit)\n\n" +
                          table(request, found).print(Format::Text) + "\n";
        if (found.microBatch != job.layout.microBatch)
            out += "Nothing fits at micro-batch " + format::grouped(job.layout.microBatch) + "; these are at " + format::grouped(found.microBatch) + ".\n\n";
        std::uint64_t rank = 0;
        for (const Suggestion& suggestion : found.list)
            out += format::grouped(++rank) + ". " + suggestion.strategy + ": " + suggestion.trade + ".\n";
        const Cost& first = found.list.front().cost;
        if (first.batchAssumed)
            out += "\nNo batch was given, so a step takes 4 Mi tokens; micro-batches in flight are the pipeline's stages.\n";
        if (isDetailed(request.scenario())) {
            const DetailedAnswer& answer = *found.list.front().plan.detailed;
            out += (first.batchAssumed ? "" : "\n") + std::string(m_wholeRange ? "A layout fits where the high end of the range does" : "A layout fits where its total does; \"over\" marks those whose range does not (--whole-range leaves them out)") +
                   ". Range: " + answer.basis + ".\n" + skippedText(found);
        }
        return out + "Cost ranks layouts by what they add to the compute time. It is not a throughput prediction.\n";
    }

    static std::string skippedText(const Suggestions& found) {
        std::string out;
        for (const std::string& text : found.skipped)
            out += (out.empty() ? "Left out: " : "; ") + text;
        return out.empty() ? out : out + ".\n";
    }

    std::string m_top{kDefaultTop};
    bool m_wholeRange = false;
    bool m_all = false;
    std::string m_headroom = "0%";
};

} // namespace

std::unique_ptr<Command> makeSuggestCommand() {
    return std::make_unique<SuggestCommand>();
}

} // namespace memladder::cli
