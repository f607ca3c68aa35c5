// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "search/solve.h"

#include "estimate/textbook.h"
#include "quantity/format.h"
#include "scenario/field.h"
#include "search/meter.h"
#include "search/suggest.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <numeric>
#include <vector>

namespace memladder {

namespace {

constexpr std::uint64_t kMostGpus = std::uint64_t{1} << 30;
/// Where counting one by one ends: about a second. Believable jobs stay far below it.
constexpr double kMostWork = 3e8;
/// How far past a first guess a scan goes where nothing shorter is proven.
constexpr std::uint64_t kLongestScan = std::uint64_t{1} << 12;

/// The largest value in [low, high] that passes; passes(low) holds, and what fails stays failed above.
std::uint64_t lastThat(std::uint64_t low, std::uint64_t high, const std::function<bool(std::uint64_t)>& passes) {
    while (low < high) {
        const std::uint64_t middle = low + (high - low + 1) / 2;
        if (passes(middle))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

std::uint64_t dividedUp(std::uint64_t a, std::uint64_t b) {
    return a / b + (a % b > 0 ? 1 : 0);
}

/// The layout that needs the least.
std::optional<Plan> thriftiest(const LayoutSpace& space) {
    std::optional<Layout> best;
    Bytes least = Bytes::saturated();
    Meter meter(space);
    space.forEach([&](const Layout& layout) {
        if (best && meter.floor(layout) >= least)
            return true;
        const Bytes total = meter.total(layout);
        if (!best || total < least) {
            least = total;
            best = layout;
        }
        return true;
    });
    return best ? std::optional(evaluate(withLayout(space.scenario(), *best))) : std::nullopt;
}

/// What blocks the space's scenario, where `what` names the value at which it stands: "8 GPUs".
std::optional<Blocked> blockedAt(const LayoutSpace& space, std::uint64_t at, const Phrase& what) {
    const format::Unit unit = space.scenario().unit->unit;
    const std::optional<Plan> plan = thriftiest(space);
    if (!plan)
        return Blocked{at, Term::Parameters, Phrase::tr("no layout can exist at %1", {what})};
    const Bound limit = bound(space.scenario(), space.pins());
    if (limit.provenByStates())
        return Blocked{at, plan->limitingTerm, Phrase::tr("at %1, %2, whatever the layout", {what, limit.inequality(unit)})};
    return Blocked{at, plan->limitingTerm,
                   Phrase::tr("at %1, the thriftiest layout, %2, needs %3, %4 too much; the largest part: %5 %6",
                              {what, strategyName(plan->job.layout), Phrase::figure(format::sizeWithUnit(plan->total(), unit)),
                               Phrase::figure(format::difference(-plan->headroom(), unit)), Phrase::within(info(plan->limitingTerm).label),
                               Phrase::figure(format::sizeWithUnit(plan->size(plan->limitingTerm), unit))})};
}

Phrase parametersOf(std::uint64_t count) {
    return count == 1 ? Phrase::tr("%1 parameter", {Phrase::number(count)}) : Phrase::tr("%1 parameters", {Phrase::number(count)});
}

Phrase tokensOf(std::uint64_t count) {
    return count == 1 ? Phrase::tr("%1 token", {Phrase::number(count)}) : Phrase::tr("%1 tokens", {Phrase::number(count)});
}

/// Fills in the least disturbing layout at the answer.
void takePlan(Solution& solution, const Scenario& scenario, Pins pins) {
    SuggestOptions options;
    options.pins = pins;
    options.pins.microBatch = true;
    options.top = 1;
    Suggestions found = suggest(scenario, options);
    if (found.list.empty())
        return;
    solution.scenario = found.list.front().scenario;
    solution.plan = std::move(found.list.front().plan);
}

// ---- The number of GPUs

/// A floor under every layout on at most N GPUs, falling with N: each axis as large as it may be, divisible or not.
class Relaxed {
public:
    /// Pipelines of up to `mostStages`, as many as there are layers unless given.
    explicit Relaxed(const LayoutSpace& space, std::uint64_t mostStages = 0)
        : m_space(space), m_shape(space.job().shape), m_mostStages(mostStages > 0 ? mostStages : m_shape.layers) {}

    [[nodiscard]] bool fits(std::uint64_t n) const {
        const Job& job = m_space.job();
        if (job.estimator->method == EstimatorMethod::Detailed)
            return true; // the bound is all that is known ahead
        const std::uint64_t mostTp = m_space.pins().tp ? m_space.scenario().tp : std::min(job.gpusPerNode, n);
        if (mostTp > kManyRanks) // no node is so large: a floor under all of them will do
            return fits(n, mostTp);
        for (std::uint64_t t = m_space.pins().tp ? mostTp : 1; t <= mostTp; ++t) {
            if (m_space.allowsTp(t) && fits(n, t))
                return true;
        }
        return false;
    }

    /// The same for layouts on the space's own GPUs and no fewer: t divides N.
    [[nodiscard]] bool fits() const {
        if (m_space.job().estimator->method == EstimatorMethod::Detailed)
            return true;
        const Divisors& all = m_space.divisors();
        return std::any_of(all.begin(), all.end(), [this](std::uint64_t t) { return m_space.allowsTp(t) && fits(m_space.job().layout.gpus, t); });
    }

    /// The same, and once false also for every larger model of no more layers than `mostStages`, where no width, depth or
    /// number of heads ever shrinks: what such a step may move, which degrees divide the heads and the shares of experts
    /// and of what is not quantised, is taken at its best.
    [[nodiscard]] bool fitsAnyLarger() const {
        Relaxed best = *this;
        best.m_shape.expertParams = best.m_shape.params; // so that quantising leaves none as it is
        const Divisors& all = m_space.divisors();
        const std::uint64_t gpusPerNode = m_space.job().gpusPerNode;
        const Pins& pins = m_space.pins();
        return std::any_of(all.begin(), all.end(), [&](std::uint64_t t) {
            return (pins.tp ? t == m_space.scenario().tp : t <= gpusPerNode) && best.fits(m_space.job().layout.gpus, t);
        });
    }

private:
    static constexpr std::uint64_t kManyRanks = 4096;

    [[nodiscard]] bool fits(std::uint64_t n, std::uint64_t t) const {
        const Job& job = m_space.job();
        const Scenario& scenario = m_space.scenario();
        const Pins& pins = m_space.pins();
        const auto upTo = [](std::uint64_t a, std::uint64_t b) { return std::max<std::uint64_t>(1, a / b + (a % b > 0 ? 1 : 0)); };
        Layout layout = job.layout;
        layout.gpus = n;
        layout.tp = t;
        layout.pp = pins.pp ? scenario.pp : std::clamp<std::uint64_t>(n / t, 1, m_mostStages);
        layout.vpp = 1;
        layout.cp = pins.cp ? scenario.cp : std::clamp<std::uint64_t>(n / t, 1, m_space.mostCp());
        layout.ep = pins.ep ? scenario.ep : m_space.mostEp();
        const std::uint64_t ranks = upTo(n, t * layout.pp);
        layout.shardGroup = scenario.shardGroup.value_or(ranks);
        if (scenario.globalBatch && !scenario.microBatches)
            layout.microBatches = upTo(*scenario.globalBatch, layout.microBatch * upTo(n, t));
        layout.sequenceParallel = t > 1 && scenario.sp->whenTensorParallel;
        for (std::size_t i = 0; i < Registry<Sharding>::rows().size(); ++i) {
            layout.zero = Choice<Sharding>::at(i);
            if (pins.zero && layout.zero != scenario.zero)
                continue;
            for (std::size_t j = 0; j < Registry<Recompute>::rows().size(); ++j) {
                layout.recompute = Choice<Recompute>::at(j);
                if (pins.recompute ? layout.recompute != scenario.recompute : !m_space.allows(layout.recompute.row()))
                    continue;
                const TermSizes gpu = textbook::measure(m_shape, layout).gpu;
                if (gpu.total() - gpu[Term::Gathered] <= job.capacity.bytes())
                    return true;
            }
        }
        return false;
    }

    const LayoutSpace& m_space;
    Shape m_shape;
    std::uint64_t m_mostStages;
};

/// GPU counts come in multiples of this: N = t·p·(ranks of data and context), which c, z and e divide.
std::uint64_t gpuStep(const Scenario& s, const Pins& pins) {
    const std::uint64_t ranks = std::lcm(std::lcm(pins.cp ? s.cp : 1, s.shardGroup.value_or(1)), pins.ep ? s.ep : 1);
    const Wide step = Wide{pins.tp ? s.tp : 1} * static_cast<Wide>(pins.pp ? s.pp : 1) * static_cast<Wide>(ranks);
    return static_cast<std::uint64_t>(std::min<Wide>(step, kMostGpus));
}

Solution solveGpus(const Scenario& scenario, const Pins& pins) {
    Solution out;
    const Bound limit = bound(scenario, pins);
    const std::optional<std::uint64_t> least = limit.fewestGpus();
    if (limit.holds)
        out.exactBound = least;
    LayoutSpace space(scenario, pins);
    Meter meter(space);
    double work = 0;
    const auto fitsOn = [&](std::uint64_t n) {
        space.setGpus(n);
        std::uint64_t looked = 0;
        const bool fits = anyFits(space, meter, looked);
        work += std::sqrt(static_cast<double>(n)) + 50 * meter.weight() * static_cast<double>(looked); // divisors, then layouts
        return fits;
    };
    const auto multiple = [](std::uint64_t n, std::uint64_t of) { return (n + of - 1) / of * of; };

    const Relaxed relaxed(space);
    if (!least || *least > kMostGpus || !relaxed.fits(kMostGpus)) {
        space.setGpus(kMostGpus);
        out.blocked = blockedAt(space, kMostGpus, Phrase::tr("any number of GPUs"));
        return out;
    }
    // What the relaxation excludes, no layout can do: the last count that it excludes, plus one.
    std::uint64_t first = *least;
    if (!relaxed.fits(first))
        first = 1 + lastThat(first, kMostGpus - 1, [&relaxed](std::uint64_t n) { return !relaxed.fits(n); });

    const std::uint64_t step = gpuStep(scenario, pins);
    const std::uint64_t odd = step >> std::countr_zero(step);
    for (std::uint64_t n = odd; n <= kMostGpus && !out.answer; n *= 2) {
        if (n >= first && fitsOn(n))
            out.answer = n;
    }
    const std::uint64_t last = out.answer.value_or(std::min(kMostGpus, first + kLongestScan * step));
    work = 0;
    Watch* const watch = pins.watch;
    if (watch)
        watch->expect(last < first ? 0 : (last - first) / step + 1);
    for (std::uint64_t n = multiple(first, step); n <= last && !out.exact && work < kMostWork && !pins.stopped(); n += step) {
        if (fitsOn(n))
            out.exact = n;
        if (watch)
            watch->advance();
    }
    if (pins.stopped())
        return {};
    if (odd == 1)
        out.powerOfTwo = out.answer;
    if (!out.answer)
        out.answer = out.exact; // no count of this form fits, but another does
    if (!out.answer) {
        space.setGpus(kMostGpus);
        out.blocked = blockedAt(space, kMostGpus, Phrase::tr("any number of GPUs"));
        return out;
    }
    const std::uint64_t node = std::lcm(step, space.job().gpusPerNode);
    work = 0;
    for (std::uint64_t n = multiple(out.exact.value_or(*out.answer), node); n <= kMostGpus && !out.wholeNodes && work < kMostWork && !pins.stopped(); n += node) {
        if (fitsOn(n))
            out.wholeNodes = n;
    }

    Scenario answered = space.scenario();
    answered.gpus = *out.answer;
    takePlan(out, answered, pins);
    const std::uint64_t before = *out.answer % 2 == 0 ? *out.answer / 2 : *out.answer - 1;
    if (before >= 1) {
        space.setGpus(before);
        out.blocked = blockedAt(space, before, Phrase::gpus(before));
    }
    return out;
}

Job checkGpus(const Scenario& scenario) {
    // On as many GPUs as the axes need, so that only what no number can mend is left.
    Scenario probe = scenario;
    const std::uint64_t ranks = std::lcm(std::lcm(scenario.cp, scenario.shardGroup.value_or(1)), scenario.ep);
    const Wide product = Wide{scenario.tp} * scenario.pp * ranks;
    probe.gpus = static_cast<std::uint64_t>(std::min<Wide>(product, kMostGpus));
    return resolve(probe);
}

// ---- A value that grows until it no longer fits

/// Whether the shape stays as the size grows.
bool hasFixedShape(const Scenario& scenario) {
    const bool named = scenario.model || scenario.modelFile;
    return (named && !scenario.scaled->on) || (scenario.layers && scenario.hidden && scenario.heads);
}

/// A size, what tells its piece from others (it only grows with the size), and the parameters that its shape has.
struct Step {
    std::uint64_t size = 0;
    std::uint64_t piece = 0;
    std::uint64_t counted = 0;
};

/// The smallest size of a piece, from any of its sizes.
template <typename StepAt>
std::uint64_t firstOf(Step above, const StepAt& stepAt) {
    const std::uint64_t piece = above.piece;
    Step below; // no size at all lies below the first piece
    const auto look = [&](std::uint64_t size) {
        const Step at = stepAt(size);
        (at.piece < piece ? below : above) = at;
    };
    // Downwards in growing strides; pieces are about a layer wide.
    for (std::uint64_t stride = 1 + above.size / (1 + piece); below.size == 0 && above.size > 1; stride *= 2)
        look(above.size - std::min(stride, above.size - 1));
    while (above.size - below.size > 1) {
        // Of two shapes that follow one another each holds the sizes that are nearer to its own count.
        const std::uint64_t between = below.counted + (above.counted - std::min(above.counted, below.counted)) / 2;
        for (const std::uint64_t size : {between + 1, between}) {
            if (size > below.size && size < above.size)
                look(size);
        }
        if (above.size - below.size > 1)
            look(below.size + (above.size - below.size) / 2);
    }
    return above.size;
}

Solution solveParams(const Scenario& scenario, const Pins& pins) {
    const Field& params = field("params");
    std::uint64_t most = params.maximum;
    Scenario one = scenario;
    one.params = 1;
    if (scenario.estimator->method == EstimatorMethod::Detailed) {
        // The states follow from the shape, which grows with the size.
        most = lastThat(1, most, [&](std::uint64_t value) {
            one.params = value;
            return !bound(one, pins).leavesNothing();
        });
    } else if (const Bound limit = bound(one, pins); limit.holds && limit.usable() > Bytes()) {
        // Ψ·(bytes a parameter) ≤ usable·N
        // What each parameter surely costs: trained or frozen, and again in a reference model.
        const Layout layout = resolve(one).layout;
        const std::int64_t least = (layout.adapters ? std::min(layout.frozen, layout.recipe->parameter) : layout.recipe->total()).steps() + layout.reference.steps();
        const Wide room = Wide{limit.usable().count()} * static_cast<Wide>(limit.gpus) * PerParameter::kSteps;
        most = static_cast<std::uint64_t>(std::min<Wide>(static_cast<Wide>(most), std::max<Wide>(1, room / std::max<Wide>(1, least))));
    }
    // The shape that follows from Ψ steps with L, a scaled model's with its heads too; in between, a layout only grows.
    const bool named = scenario.model || scenario.modelFile;
    const bool scales = named && scenario.scaled->on;
    const auto stepAt = [&](std::uint64_t value) {
        Scenario point;
        point.params = value;
        if (!scales)
            return Step{value, resolve(point).shape.layers, value};
        point.model = scenario.model;
        point.modelFile = scenario.modelFile;
        point.scaled = scenario.scaled;
        const Job job = resolve(point);
        // The model's own size is a piece apart: its layers are given, and a pipeline has to divide them.
        const std::uint64_t place = !job.scaled ? 1 : value < job.scaled->ownParams ? 0 : 2;
        return Step{value, 3 * (job.shape.layers + job.shape.heads) + place, job.scaled ? static_cast<std::uint64_t>(job.scaled->facts.count.total) : value};
    };
    const auto at = [&](std::uint64_t value) {
        Scenario point = scenario;
        params.setNumber(point, value);
        return point;
    };
    const auto fits = [&](std::uint64_t value) {
        const LayoutSpace space(at(value), pins);
        return Relaxed(space).fits() && anyFits(space);
    };
    // Where no layout at all can do, pieces need no look: a model of thousands of layers has as many.
    if (scales && scenario.estimator->method != EstimatorMethod::Detailed) {
        const std::uint64_t deepest = resolve(at(most)).shape.layers;
        const auto possible = [&](std::uint64_t value) {
            const LayoutSpace space(at(value), pins);
            return Relaxed(space, deepest).fitsAnyLarger();
        };
        most = possible(1) ? lastThat(1, most, possible) : 0;
    }
    Solution out;
    // Pieces of one L, from the largest down: in each, fitting, once lost, stays lost.
    const bool fixed = hasFixedShape(scenario);
    for (std::uint64_t high = most; high > 0 && !out.answer;) {
        const std::uint64_t low = fixed ? 1 : firstOf(stepAt(high), stepAt);
        if (fits(low))
            out.answer = lastThat(low, high, fits);
        high = low - 1;
    }
    const auto blocks = [&](std::uint64_t value) { return blockedAt(LayoutSpace(at(value), pins), value, parametersOf(value)); };
    if (!out.answer) {
        out.blocked = blocks(1);
        return out;
    }
    takePlan(out, at(*out.answer), pins);
    if (*out.answer < params.maximum)
        out.blocked = blocks(*out.answer + 1);
    return out;
}

Job checkParams(const Scenario& scenario) {
    // A larger model has more layers: what hangs on their number is left to the search.
    Job job = resolve(scenario);
    if (job.estimator->method == EstimatorMethod::Detailed && hasFixedShape(scenario)) {
        const bool named = scenario.model || scenario.modelFile;
        job.issues.push_back({Severity::Error, named ? (scenario.model ? "model" : "config") : "layers", "size_is_counted",
                              "the detailed estimator counts a shape tensor by tensor, so its size cannot grow; give --params alone, or the textbook estimator", {}});
    }
    if (!job.shape.layersGiven || (scenario.scaled->on && !scenario.layers))
        std::erase_if(job.issues, [](const Issue& issue) { return issue.field == "pp" || issue.field == "vpp"; });
    return job;
}

/// Sequences come in multiples of this: under context parallelism a rank takes two chunks, an early and a late one, so that
/// causal attention is the same work for all. Source: Megatron-LM get_batch_on_this_cp_rank; torchtitan seq_len_divisor.
std::uint64_t seqStep(std::uint64_t cp) {
    return cp > 1 ? 2 * cp : 1;
}

Solution solveSeq(const Scenario& scenario, const Pins& pins) {
    const Field& seq = field("seq");
    LayoutSpace space(scenario, pins);
    space.setSeq(seq.maximum); // every degree of context parallelism that some sequence allows
    const Bytes capacity = space.job().capacity.bytes();
    Meter meter(space);
    std::uint64_t best = 0;
    std::uint64_t cp = 1;
    space.forEach([&](Layout layout) {
        const std::uint64_t step = seqStep(layout.cp);
        const auto fits = [&](std::uint64_t steps) {
            layout.seq = steps * step;
            return meter.floor(layout) <= capacity && meter.fits(layout, capacity);
        };
        const std::uint64_t shortest = pins.cp || layout.cp == 1 ? 1 : layout.cp * LayoutSpace::kFewestTokensOfARank;
        const std::uint64_t low = dividedUp(std::max(best + 1, shortest), step);
        const std::uint64_t high = seq.maximum / step;
        if (low <= high && fits(low)) {
            best = step * lastThat(low, high, fits);
            cp = layout.cp;
        }
        return true;
    });
    Solution out;
    const auto at = [&](std::uint64_t tokens) {
        Scenario point = scenario;
        point.seq = tokens;
        return point;
    };
    if (best == 0) {
        const std::uint64_t least = pins.cp ? seqStep(scenario.cp) : 1;
        out.blocked = blockedAt(LayoutSpace(at(least), pins), least, tokensOf(least));
        return out;
    }
    out.answer = best;
    // Of another degree neither this sequence nor the next need be a multiple.
    Pins pinned = pins;
    pinned.cp = true;
    const auto withCp = [&](std::uint64_t tokens) {
        Scenario point = at(tokens);
        point.cp = cp;
        return point;
    };
    takePlan(out, withCp(best), pinned);
    if (const std::uint64_t next = best + seqStep(cp); next <= seq.maximum)
        out.blocked = blockedAt(LayoutSpace(withCp(next), pinned), next, tokensOf(next));
    return out;
}

Job checkSeq(const Scenario& scenario) {
    Scenario probe = scenario;
    probe.seq = std::max(scenario.seq, scenario.cp);
    return resolve(probe);
}

/// The largest micro-batch with which one layout fits. With a global batch, m = ⌈batch/(b·d)⌉ falls as b grows, and with
/// it what a short pipeline holds: each m is a piece of its own.
std::uint64_t largestMicroBatch(const LayoutSpace& space, Meter& meter, Layout layout, std::uint64_t most) {
    const Scenario& scenario = space.scenario();
    const Bytes capacity = space.job().capacity.bytes();
    const auto fits = [&](std::uint64_t b) {
        layout.microBatch = b;
        deriveRanks(scenario, layout);
        return meter.fits(layout, capacity);
    };
    const auto lastIn = [&](std::uint64_t low, std::uint64_t high) { return low <= high && fits(low) ? lastThat(low, high, fits) : 0; };
    const bool detailed = space.job().estimator->method == EstimatorMethod::Detailed;
    if (detailed && scenario.globalBatch && !scenario.microBatches) {
        // Every m may hold more than the one before, so what fits at m = 1 is an upper end; then one m after the other.
        const std::uint64_t batch = *scenario.globalBatch;
        const auto fitsAlone = [&](std::uint64_t b) {
            layout.microBatch = b;
            layout.microBatches = 1;
            return meter.fits(layout, capacity);
        };
        std::uint64_t high = std::min(most, batch / layout.dp);
        high = high > 0 && fitsAlone(1) ? lastThat(1, high, fitsAlone) : 0;
        while (high > 0) {
            const std::uint64_t m = dividedUp(batch, layout.dp * high);
            const std::uint64_t low = std::max<std::uint64_t>(1, dividedUp(batch, layout.dp * m)); // the first b with this m
            if (const std::uint64_t best = lastIn(low, high); best > 0)
                return best;
            high = low - 1;
        }
        return 0;
    }
    if (!scenario.globalBatch || scenario.microBatches || layout.pp == 1)
        return lastIn(1, scenario.globalBatch ? std::min(most, *scenario.globalBatch / layout.dp) : most);
    const std::uint64_t batch = *scenario.globalBatch;
    std::uint64_t high = std::min(most, batch / layout.dp);
    for (std::uint64_t m = 1; m < layout.pp && high > 0; ++m) {
        const std::uint64_t low = std::max<std::uint64_t>(1, (batch + layout.dp * m - 1) / (layout.dp * m)); // the first b with at most m
        if (const std::uint64_t best = lastIn(low, high); best > 0)
            return best;
        high = std::min(high, low - 1);
    }
    return lastIn(1, high);
}

Solution solveMicroBatch(const Scenario& scenario, const Pins& pins) {
    Solution out;
    const Field& microBatch = field("micro_batch");
    Pins pinned = pins;
    pinned.microBatch = true;
    LayoutSpace space(scenario, pinned);
    space.setMicroBatch(1);
    std::uint64_t best = 0;
    Meter meter(space);
    space.forEach([&](const Layout& layout) {
        best = std::max(best, largestMicroBatch(space, meter, layout, microBatch.maximum));
        return true;
    });
    if (best > 0) {
        out.answer = best;
        Scenario answered = space.scenario();
        answered.microBatch = best;
        takePlan(out, answered, pinned);
    }
    if (best < microBatch.maximum) {
        space.setMicroBatch(best + 1);
        out.blocked = blockedAt(space, best + 1, Phrase::tr("micro-batch %1", {Phrase::number(best + 1)}));
    }
    return out;
}

Job checkMicroBatch(const Scenario& scenario) {
    Scenario probe = scenario;
    probe.microBatch = 1;
    return resolve(probe);
}

constexpr Question kQuestions[] = {
    {"min-gpus", "Fewest GPUs", "gpus", solveGpus, checkGpus, "The smallest number of GPUs on which a layout fits.", "arXiv:1910.02054 §3.1, inverted"},
    {"max-params", "Largest model", "params", solveParams, checkParams, "The last model size that fits.", "arXiv:1910.02054 §3.1, inverted"},
    {"max-seq", "Longest sequence", "seq", solveSeq, checkSeq, "The longest sequence that fits.", "arXiv:2205.05198 §4, inverted"},
    {"max-micro-batch", "Largest micro-batch", "micro_batch", solveMicroBatch, checkMicroBatch, "The largest micro-batch that fits.",
     "arXiv:2205.05198 §4, inverted"},
};

} // namespace

std::span<const Question> questions() {
    return kQuestions;
}

const Question* findQuestion(std::string_view key) {
    const auto found = std::find_if(std::begin(kQuestions), std::end(kQuestions), [key](const Question& row) { return row.key == key; });
    return found == std::end(kQuestions) ? nullptr : &*found;
}

bool anyFits(const LayoutSpace& space) {
    std::uint64_t looked = 0;
    return anyFits(space, looked);
}

bool anyFits(const LayoutSpace& space, std::uint64_t& looked) {
    Meter meter(space);
    return anyFits(space, meter, looked);
}

bool anyFits(const LayoutSpace& space, Meter& meter, std::uint64_t& looked) {
    bool fits = false;
    const Bytes capacity = space.job().capacity.bytes();
    space.forEach([&](const Layout& layout) {
        if (meter.floor(layout) > capacity)
            return true;
        ++looked;
        fits = meter.fits(layout, capacity);
        return !fits;
    });
    return fits;
}

} // namespace memladder
