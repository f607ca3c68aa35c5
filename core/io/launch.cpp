// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/launch.h"

#include "estimate/detailed_plan.h"
#include "io/launch_model.h"
#include "io/launch_rules.h"
#include "quantity/control.h"
#include "quantity/format.h"
#include "scenario/field.h"

#include <algorithm>

namespace memladder {

namespace {

/// "a.b.c" cut at its dots, one piece a call.
std::string_view nextKey(std::string_view& path) {
    const std::size_t dot = path.find('.');
    const std::string_view key = path.substr(0, dot);
    path = dot == std::string_view::npos ? std::string_view() : path.substr(dot + 1);
    return key;
}

template <typename Visit>
void eachWord(std::string_view list, const Visit& visit) {
    while (!list.empty()) {
        const std::size_t blank = list.find(' ');
        if (const std::string_view word = list.substr(0, blank); !word.empty())
            visit(word);
        list = blank == std::string_view::npos ? std::string_view() : list.substr(blank + 1);
    }
}

std::vector<const LaunchKey*> keysOf(std::string_view framework, std::string_view field = {}) {
    std::vector<const LaunchKey*> out;
    for (const LaunchKey& key : launchKeys()) {
        if (key.framework == framework && (field.empty() || key.field == field))
            out.push_back(&key);
    }
    return out;
}

/// The values of a closed set that its rows list, in their order.
std::vector<std::string_view> candidatesOf(const std::vector<const LaunchKey*>& keys) {
    std::vector<std::string_view> out;
    for (const LaunchKey* key : keys) {
        eachWord(key->values, [&out](std::string_view pair) {
            const std::string_view name = pair.substr(0, pair.find('='));
            if (name != "*" && std::find(out.begin(), out.end(), name) == out.end())
                out.push_back(name);
        });
    }
    return out;
}

constexpr std::string_view kEvery = "every:";

/// "every:2" is listed as "every:#", the number goes along.
std::string listedAs(std::string_view fieldText, std::string* number) {
    if (!fieldText.starts_with(kEvery))
        return std::string(fieldText);
    *number = std::string(fieldText.substr(kEvery.size()));
    return "every:#";
}

std::string withNumber(std::string text, const std::string& number) {
    if (const std::size_t at = text.find('#'); at != std::string::npos)
        text.replace(at, 1, number);
    return text;
}

std::string bare(const std::string& literal) {
    return literal.starts_with('\'') ? literal.substr(1) : literal;
}

bool isWholeNumber(std::string_view text) {
    return !text.empty() && text.size() < 10 && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// What a field stands at, in a sentence.
Phrase standing(const Field& field, const Scenario& scenario) {
    return field.isSet(scenario) ? Phrase::figure(field.display(scenario)) : Phrase::tr("derived");
}

/// Reads a closed set: the value whose literals all stand in the file.
void readChoice(LaunchReading& reading, const Field& field, const std::vector<const LaunchKey*>& keys) {
    bool any = false;
    for (const LaunchKey* key : keys) {
        const json::Node node = reading.node(key->path);
        if (!node.hasValue())
            continue;
        if (reading.syntax.isOpen(*node.value())) {
            reading.warn(key->path, Phrase::tr("%1 has no value in this file; %2 stays %3",
                                               {shortened(plainText(*node.value())), Phrase::tr(field.label), standing(field, reading.scenario)}));
            return;
        }
        any = true;
    }
    if (!any && field.derivable)
        return;
    for (const std::string_view candidate : candidatesOf(keys)) {
        std::string number;
        std::vector<std::string_view> used;
        const bool fits = std::all_of(keys.begin(), keys.end(), [&](const LaunchKey* key) {
            const std::optional<std::string> expected = literalOf(*key, candidate);
            if (!expected)
                return true;
            const json::Node node = reading.node(key->path);
            const std::string found = node.hasValue() ? plainText(*node.value()) : bare(std::string(key->missing));
            used.push_back(key->path);
            const std::string wanted = expected->empty() ? bare(std::string(key->missing)) : bare(*expected);
            if (wanted == "#") {
                number = found;
                return isWholeNumber(found);
            }
            return found == wanted;
        });
        if (!fits)
            continue;
        const std::string text = withNumber(std::string(candidate.substr(0, candidate.find('|'))), number);
        if (field.parse(reading.scenario, text))
            continue;
        for (const std::string_view path : used)
            reading.take(path);
        return;
    }
    if (!any)
        return;
    std::string together;
    std::string_view first;
    for (const LaunchKey* key : keys) {
        if (const json::Node node = reading.node(key->path); node.hasValue()) {
            together += (together.empty() ? "" : ", ") + std::string(key->path) + " " + shortened(plainText(*node.value()));
            first = first.empty() ? key->path : first;
        }
    }
    reading.warn(first, Phrase::tr("no %1 of a plan is written as %2; it stays %3",
                                   {Phrase::tr(field.label), together, standing(field, reading.scenario)}));
}

void readNumber(LaunchReading& reading, const Field& field, const LaunchKey& key) {
    const std::uint64_t low = key.missing == "0" ? 0 : field.minimum; // where 0 means that it is off
    if (const auto value = reading.number(key.path, field.key, low, field.maximum)) {
        field.setNumber(reading.scenario, *value);
    } else if (!reading.has(key.path) && isWholeNumber(key.missing)) {
        field.setNumber(reading.scenario, static_cast<std::uint64_t>(*literalValue(key.missing).integer()));
    }
}

/// The paths of all values that are no objects.
void addPaths(std::vector<std::string>& paths, const json::Value& value, const std::string& before) {
    for (const json::Member& member : value.members()) {
        const bool typed = member.value.size() == 1 && member.value.isObject() && member.value.members().front().key.starts_with('!'); // a date
        if (member.value.isObject() && member.value.size() > 0 && !typed)
            addPaths(paths, member.value, before + member.key + ".");
        else
            paths.push_back(before + member.key);
    }
}

/// The first value that lies deeper than launch settings may.
const json::Value* tooDeep(const json::Value& value, std::size_t levels = kMaxLaunchDepth) {
    if (levels == 0)
        return value.isArray() || value.isObject() ? &value : nullptr;
    for (const json::Value& element : value.elements())
        if (const json::Value* found = tooDeep(element, levels - 1))
            return found;
    for (const json::Member& member : value.members())
        if (const json::Value* found = tooDeep(member.value, levels - 1))
            return found;
    return nullptr;
}

Result<ScenarioDocument> readTree(const LaunchFramework& framework, const LaunchSyntax& syntax, const json::Value& root, std::string_view file,
                                  std::vector<Phrase> warnings) {
    if (const json::Value* deep = tooDeep(root))
        return Error{std::string(file) + ":" + std::to_string(deep->position().line) + ":" + std::to_string(deep->position().column),
                     Phrase::tr("more than %1 levels of nesting", {std::to_string(kMaxLaunchDepth)}), Phrase::tr("at most %1", {std::to_string(kMaxLaunchDepth)})};
    LaunchReading reading(framework, syntax, root, file);
    (void)field("framework").parse(reading.scenario, framework.framework);
    for (const Field& field : fields()) {
        const std::vector<const LaunchKey*> keys = keysOf(framework.key, field.key);
        if (keys.empty())
            continue;
        if (!keys.front()->values.empty())
            readChoice(reading, field, keys);
        else
            for (const LaunchKey* key : keys) {
                if (!key->compute)
                    readNumber(reading, field, *key);
            }
    }
    framework.settle(reading);
    if (reading.error)
        return *reading.error;
    Scenario& s = reading.scenario;
    if (s.tp == 1 || s.sp->whenTensorParallel) // as it is by itself
        s.sp = {};
    if (const std::vector<Issue> issues = resolve(s).issues;
        std::any_of(issues.begin(), issues.end(), [](const Issue& issue) { return issue.severity == Severity::Error && issue.field == "recompute"; })) {
        (void)field("estimator").parse(s, "detailed");
        reading.remark(Phrase::tr("recompute %1 is known to the detailed estimator alone, which therefore answers", {field("recompute").text(s)}));
    }

    ScenarioDocument document;
    document.warnings = std::move(warnings);
    document.warnings.insert(document.warnings.end(), reading.warnings.begin(), reading.warnings.end());
    if (!framework.silent.empty())
        document.warnings.push_back(Phrase::joined({file, Phrase::tr("says nothing of %1; they stay as planned", {Phrase::tr(framework.silent)})}, ": "));
    if (reading.rest.size() > 0) {
        std::vector<std::string> paths;
        addPaths(paths, reading.rest, "");
        std::string names;
        std::size_t named = 0;
        for (; named < paths.size() && names.size() < 300; ++named)
            names += (named > 0 ? ", " : "") + shortened(paths[named]);
        document.warnings.push_back(
            Phrase::joined({file, named < paths.size() ? Phrase::tr("kept, but no part of a plan: %1 and %2 more", {names, std::to_string(paths.size() - named)})
                                                       : Phrase::tr("kept, but no part of a plan: %1", {names})}, ": "));
    }
    addMissing(reading.rest, reading.model);
    if (reading.rest.size() > 0) {
        json::Value kept = json::Value::object();
        kept.set(framework.key, std::move(reading.rest));
        document.unknown.set(kLaunchMember, std::move(kept));
    }
    document.scenario = std::move(reading.scenario);
    return document;
}

const LaunchFramework* frameworkOf(const json::Value& root, std::string_view syntax) {
    for (const LaunchFramework& row : Registry<LaunchFramework>::rows()) {
        if (row.syntax != syntax)
            continue;
        bool signs = false;
        eachWord(row.signature, [&](std::string_view key) { signs = signs || root.find(key) != nullptr; });
        if (row.signature.empty()) { // one of its keys
            for (const LaunchKey* key : keysOf(row.key))
                signs = signs || (key->path != "script" && findPath(root, key->path) != nullptr);
        }
        if (signs)
            return &row;
    }
    return nullptr;
}

/// What is kept of an earlier file of the framework, and its switches of a model apart where the plan has one of its own.
json::Value keptOf(const ScenarioDocument& document, const LaunchFramework& framework) {
    const json::Value* kept = document.unknown.find(kLaunchMember);
    const json::Value* own = kept ? kept->find(framework.key) : nullptr;
    json::Value out = own ? *own : json::Value::object();
    if (document.scenario.model || document.scenario.modelFile) {
        for (const LaunchKey& key : launchKeys()) {
            if (key.framework == framework.key && key.compute && (key.field == "model" || key.compute == launch::maxPositions))
                removePath(out, key.path);
        }
    }
    return out;
}

/// Whether a field says the same in two scenarios, one of which was read from the other's launch file.
bool comesBack(const Field& field, const Scenario& before, const Scenario& after) {
    const Scenario a = inEffect(before);
    const Scenario b = inEffect(after);
    if (field.key == "model") {
        const std::int64_t counted = after.modelFile ? after.modelFile->facts.count.total : static_cast<std::int64_t>(after.params);
        return (before.model && before.model == after.model) || counted == countedModel(before);
    }
    if (field.key == "micro_batches" || field.key == "global_batch")
        return resolve(before).layout.microBatches == resolve(after).layout.microBatches;
    return field.same(before, after) || field.same(a, b);
}

/// Whether the plan says something in this field that a launch file could lose.
bool says(const Field& field, const Scenario& scenario) {
    if (field.key == "framework")
        return false;
    if (field.key == "params" && scenario.model)
        return scenario.params != static_cast<std::uint64_t>((*scenario.model)->nominalParams);
    if (field.key == "params" && scenario.modelFile)
        return static_cast<std::int64_t>(scenario.params) != scenario.modelFile->facts.count.total;
    if (field.key == "model" && scenario.modelFile)
        return true;
    return !field.derivable || field.isSet(scenario);
}

/// A comment that stays one: names in it come from files. YAML ends a line at U+0085, U+2028 and U+2029 too.
std::string onOneLine(std::string text) {
    text = withoutControls(text);
    for (const std::string_view end : {"\xE2\x80\xA8", "\xE2\x80\xA9"}) {
        for (std::size_t at = text.find(end); at != std::string::npos; at = text.find(end, at))
            text.replace(at, end.size(), " ");
    }
    return text;
}

Phrase valueText(const Field& field, const Scenario& scenario) {
    if (field.key == "model" && scenario.modelFile)
        return scenario.modelFile->name;
    if (field.kind == FieldKind::Choice && field.key != "zero")
        return field.text(scenario);
    return Phrase::figure(field.display(scenario));
}

} // namespace

std::string plainText(const json::Value& value) {
    if (value.isString())
        return std::string(*value.string());
    if (value.isBoolean())
        return *value.boolean() ? "true" : "false";
    if (value.isNumber())
        return std::string(value.numberText());
    if (value.isNull())
        return "null";
    return json::write(value, json::Style::Compact);
}

Result<LaunchTree> readLaunchJson(std::string_view text, std::string_view fileName) {
    Result<json::Value> value = json::parse(text, fileName);
    if (!value)
        return value.error();
    LaunchTree tree;
    tree.root = std::move(value).value();
    return tree;
}

std::string writeLaunchJson(const json::Value& root, const std::vector<std::string>&) {
    const std::string text = json::write(root);
    std::string out;
    // What JSON may hold but a terminal acts on: it stands in strings alone.
    for (std::string_view rest = text; !rest.empty();) {
        const Character c = firstCharacter(rest);
        const auto last = static_cast<unsigned char>(c.bytes.back());
        constexpr std::string_view digits = "0123456789abcdef";
        if (c.control && c.bytes != "\n")
            out += std::string("\\u00") + digits[last >> 4] + digits[last & 15];
        else
            out += c.bytes;
        rest.remove_prefix(c.bytes.size());
    }
    return out;
}

const json::Value* findPath(const json::Value& root, std::string_view path) {
    const json::Value* value = &root;
    while (value && !path.empty())
        value = value->find(nextKey(path));
    return value;
}

void putPath(json::Value& root, std::string_view path, json::Value value) {
    json::Value* at = &root;
    while (true) {
        const std::string_view key = nextKey(path);
        if (path.empty()) {
            at->set(key, std::move(value));
            return;
        }
        json::Value* next = at->find(key);
        at = next && next->isObject() ? next : &at->set(key, json::Value::object());
    }
}

void addMissing(json::Value& root, const json::Value& more) {
    std::vector<json::Member> missing; // put in at the end: a file may hold very many
    for (const json::Member& member : more.members()) {
        json::Value* there = root.find(member.key);
        if (!there)
            missing.push_back(member);
        else if (there->isObject() && member.value.isObject())
            addMissing(*there, member.value);
    }
    for (json::Member& member : missing)
        root.appendMember(std::move(member));
}

void removePath(json::Value& root, std::string_view path) {
    const std::string_view key = nextKey(path);
    if (path.empty()) {
        root.remove(key);
        return;
    }
    if (json::Value* next = root.find(key)) {
        removePath(*next, path);
        if (next->isObject() && next->size() == 0)
            root.remove(key);
    }
}

std::optional<std::string> literalOf(const LaunchKey& key, std::string_view fieldText) {
    std::string number;
    const std::string name = listedAs(fieldText, &number);
    std::optional<std::string> other;
    std::optional<std::string> found;
    eachWord(key.values, [&](std::string_view pair) {
        const std::size_t equals = pair.find('=');
        if (pair.substr(0, equals) == name)
            found = std::string(pair.substr(equals + 1));
        else if (pair.substr(0, equals) == "*")
            other = std::string(pair.substr(equals + 1));
    });
    if (found && number != "#")
        return withNumber(*found, number.empty() ? "#" : number);
    return found ? found : other;
}

json::Value literalValue(std::string_view literal) {
    if (literal.empty())
        return {};
    if (literal == "true" || literal == "false")
        return json::Value(literal == "true");
    if (literal.starts_with('\''))
        return json::Value(literal.substr(1));
    return isWholeNumber(literal) ? json::Value::number(literal) : json::Value(literal);
}

json::Node LaunchReading::node(std::string_view path) const {
    json::Node at(root, file);
    while (!path.empty())
        at = at[nextKey(path)];
    return at;
}

bool LaunchReading::has(std::string_view path) const {
    const json::Value* value = findPath(root, path);
    return value && !value->isNull();
}

void LaunchReading::take(std::string_view path) {
    removePath(rest, path);
}

void LaunchReading::warn(std::string_view path, Phrase text) {
    warnings.push_back(Phrase::joined({node(path).where(), std::move(text)}, ": "));
}

void LaunchReading::remark(Phrase text) {
    warnings.push_back(Phrase::joined({file, std::move(text)}, ": "));
}

void LaunchReading::refuse(std::string_view path, Phrase accepted) {
    if (!error)
        error = node(path).error(std::move(accepted));
}

std::optional<std::uint64_t> LaunchReading::number(std::string_view path, std::string_view fieldKey, std::uint64_t low, std::uint64_t high) {
    const json::Node at = node(path);
    if (!at.hasValue()) {
        take(path);
        return std::nullopt;
    }
    const Field& of = field(fieldKey);
    if (syntax.isOpen(*at.value())) {
        warn(path, Phrase::tr("%1 has no value in this file; %2 stays %3", {shortened(plainText(*at.value())), Phrase::tr(of.label), standing(of, scenario)}));
        return std::nullopt;
    }
    std::optional<std::int64_t> value = at.value()->integer();
    if (!value && at.value()->isString() && isWholeNumber(*at.value()->string()))
        value = literalValue(*at.value()->string()).integer();
    if (!value || *value < 0 || static_cast<std::uint64_t>(*value) < low || static_cast<std::uint64_t>(*value) > high) {
        refuse(path, Phrase::tr("whole number %1 to %2", {Phrase::number(low), Phrase::number(high)}));
        return std::nullopt;
    }
    take(path);
    return static_cast<std::uint64_t>(*value);
}

std::optional<std::string> LaunchReading::text(std::string_view path, std::string_view fieldKey) {
    const json::Node at = node(path);
    if (!at.hasValue()) {
        take(path);
        return std::nullopt;
    }
    if (syntax.isOpen(*at.value())) {
        warn(path, Phrase::tr("%1 has no value in this file; %2 stays as it is", {shortened(plainText(*at.value())), Phrase::tr(field(fieldKey).label)}));
        return std::nullopt;
    }
    if (at.value()->isArray() || at.value()->isObject()) {
        refuse(path, Phrase::tr("one value"));
        return std::nullopt;
    }
    take(path);
    return plainText(*at.value());
}

bool LaunchReading::isOn(std::string_view path) {
    const json::Value* value = findPath(root, path);
    if (!value || value->isNull()) {
        take(path);
        return false;
    }
    if (!value->isBoolean()) {
        refuse(path, Phrase::tr("true or false"));
        return false;
    }
    take(path);
    return *value->boolean();
}

Scenario inEffect(const Scenario& scenario) {
    const Job job = resolve(scenario);
    Scenario out = scenario;
    const auto fill = [](std::optional<std::uint64_t>& to, std::uint64_t value) {
        if (value > 0)
            to = value;
        else
            to.reset();
    };
    fill(out.layers, job.shape.layers);
    fill(out.hidden, job.shape.hidden);
    fill(out.heads, job.shape.heads);
    fill(out.kvHeads, job.shape.kvHeads);
    fill(out.headDim, job.shape.headDim);
    fill(out.ffn, job.shape.ffn);
    fill(out.vocab, job.shape.vocab);
    fill(out.experts, job.shape.experts);
    fill(out.topK, job.shape.experts > 0 ? job.shape.topK : 0);
    fill(out.microBatches, job.layout.microBatches);
    // A global batch that was typed stays as it was, also where it does not divide.
    if (!scenario.globalBatch || scenario.microBatches) {
        const Wide batch = Wide{job.layout.microBatches} * job.layout.microBatch * job.layout.dp;
        fill(out.globalBatch, batch > Wide{field("global_batch").maximum} ? 0 : static_cast<std::uint64_t>(batch));
    }
    fill(out.shardGroup, job.layout.zero->optimizer ? job.layout.shardGroup : 0);
    fill(out.expertTp, job.shape.experts > 0 || job.layout.ep > 1 ? scenario.expertTp.value_or(job.layout.tp) : 0);
    out.sp = Choice<SequenceParallel>::named(job.layout.sequenceParallel ? "on" : "off");
    out.gpusPerNode = std::min(scenario.gpusPerNode, scenario.gpus);
    if (!out.loss)
        out.loss = Choice<LossKind>::named(scenario.framework->loss);
    if (!out.compile)
        out.compile = Choice<Switch>::named("off");
    if (!out.normKernel) {
        const detailed::Setup setup = setupOf(scenario, job);
        const bool engine = setup.framework->kernels == KernelStyle::TransformerEngine;
        out.normKernel = Choice<NormKernel>::named(setup.fp32Norm ? "fp32" : engine ? "te" : "fused");
    }
    return out;
}

LaunchText writeLaunch(Choice<LaunchFramework> choice, const ScenarioDocument& document) {
    const LaunchFramework& framework = choice.row();
    const LaunchSyntax& syntax = launchSyntax(framework.syntax);
    const Scenario& scenario = document.scenario;
    json::Value kept = keptOf(document, framework);
    LaunchJob job{scenario, inEffect(scenario), resolve(scenario), uniformModel(scenario)};
    for (const LaunchKey* key : keysOf(framework.key)) {
        const json::Value* value = key->compute == launch::maxPositions ? findPath(kept, key->path) : nullptr;
        if (const auto positions = value ? value->integer() : std::nullopt; positions && *positions > 0) {
            job.keptPositions = static_cast<std::uint64_t>(*positions);
            removePath(kept, key->path);
        }
    }

    LaunchText out;
    json::Value root = json::Value::object();
    json::Value planned = json::Value::object(); // without what was kept
    for (const LaunchKey* key : keysOf(framework.key)) {
        const Field& of = field(key->field);
        json::Value value;
        if (key->compute) {
            value = key->compute(job);
        } else if (key->values.empty()) {
            const std::uint64_t number = of.isSet(job.inEffect) ? of.number(job.inEffect) : 0;
            const bool isDefault = !key->missing.empty() && std::to_string(std::max<std::uint64_t>(number, 1)) == (key->missing == "0" ? "1" : key->missing);
            if (number > 0 && (key->always || !isDefault))
                value = json::Value(static_cast<std::int64_t>(number));
        } else {
            // A switch that was left open is not said.
            const std::string text = of.key == "loss" || of.key == "compile" ? of.text(scenario) : of.text(job.inEffect);
            std::string number;
            const std::string listed = listedAs(text, &number);
            const std::vector<std::string_view> known = candidatesOf(keysOf(framework.key, key->field));
            if (!text.empty() && std::find(known.begin(), known.end(), listed) != known.end()) {
                const std::string literal = literalOf(*key, text).value_or("");
                if (key->always || literal != key->missing)
                    value = literalValue(literal);
            }
        }
        if (!value.isNull()) {
            putPath(planned, key->path, value);
        } else if (key->compute && key->field == "model") { // what was read of a model that no scenario holds
            if (const json::Value* read = findPath(kept, key->path)) {
                value = *read;
                removePath(kept, key->path);
            }
        }
        if (value.isNull())
            continue;
        putPath(root, key->path, value);
        out.settings.push_back({key->field, std::string(key->path), std::move(value), key->source.text});
    }

    // What the file does not say is found by reading it.
    Result<ScenarioDocument> back = readTree(framework, syntax, root, "", {});
    if (!back) // by a value that was kept, of a stranger's
        back = readTree(framework, syntax, planned, "", {});
    for (const Field& of : fields()) {
        if (!says(of, scenario) || (back && comesBack(of, scenario, back->scenario)))
            continue;
        const LaunchGap* gap = findGap(framework.key, of.key);
        LaunchNote note{of.key, valueText(of, scenario), gap ? Phrase::tr(gap->reason) : Phrase(), gap && gap->plansOwn};
        if (note.plansOwn && of.same(scenario, Scenario()))
            continue;
        const Phrase as = back && of.isSet(back->scenario) ? valueText(of, back->scenario) : Phrase();
        const bool written = std::any_of(out.settings.begin(), out.settings.end(), [&of](const LaunchSetting& row) { return row.field == of.key; });
        if (note.reason.empty())
            note.reason = Phrase::tr("it has no setting for it");
        if ((written || of.key == "params") && !as.empty() && as != note.value)
            note.reason = gap ? Phrase::tr("%1; read back it is %2", {note.reason, as}) : Phrase::tr("read back it is %1", {as});
        out.notes.push_back(std::move(note));
    }
    for (const LaunchCaveat& caveat : launchCaveats()) {
        if (caveat.framework == framework.key && caveat.when(job))
            out.notes.push_back({caveat.field, valueText(field(caveat.field), scenario), Phrase::tr(caveat.text), false, true});
    }

    addMissing(root, kept);
    std::vector<std::string> comments{"Launch settings of a plan for " + std::string(framework.name) + ", by Memladder.", "To add: " + std::string(framework.beside) + "."};
    if (syntax.hasComments) {
        for (const std::string& line : noteLines(out.notes))
            comments.push_back(line);
    }
    for (std::string& comment : comments)
        comment = onOneLine(comment);
    out.text = syntax.write(root, comments);
    return out;
}

std::vector<std::string> noteLines(const std::vector<LaunchNote>& notes) {
    std::vector<std::string> out;
    std::string own;
    for (const LaunchNote& note : notes) {
        const Field& of = field(note.field);
        const std::string what = std::string(of.label) + (note.value.empty() ? "" : " " + note.value);
        if (note.plansOwn)
            own += (own.empty() ? "" : ", ") + what;
        else
            out.push_back((note.caveat ? "Mind: " : "Not said: ") + what + ": " + note.reason + ".");
    }
    if (!own.empty())
        out.push_back("No launch settings: " + own + ".");
    return out;
}

const LaunchSyntax* launchSyntaxOf(std::string_view text, std::string_view fileName) {
    const std::size_t slash = fileName.find_last_of("/\\");
    const std::string_view name = fileName.substr(slash == std::string_view::npos ? 0 : slash + 1);
    std::string ending(name.substr(std::min(name.size(), name.rfind('.') == std::string_view::npos ? name.size() : name.rfind('.') + 1)));
    std::transform(ending.begin(), ending.end(), ending.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    for (const LaunchSyntax& syntax : launchSyntaxes()) {
        bool named = false;
        eachWord(syntax.endings, [&](std::string_view own) { named = named || own == ending; });
        if (named)
            return &syntax;
    }
    const std::size_t first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    if (first == std::string_view::npos || text[first] == '{')
        return first == std::string_view::npos ? nullptr : &launchSyntax("json");
    if (text.substr(first).starts_with("#!") || text.substr(first).starts_with("--") || text.find(" --") != std::string_view::npos)
        return &launchSyntax("shell");
    // The first line that is neither empty nor a comment.
    for (std::size_t line = first; line < text.size();) {
        const std::size_t end = std::min(text.size(), text.find('\n', line));
        const std::string_view content = text.substr(line, end - line);
        if (const std::size_t at = content.find_first_not_of(" \t\r"); at != std::string_view::npos && content[at] != '#') {
            if (content[at] == '[')
                return &launchSyntax("toml");
            return content.find(':') != std::string_view::npos ? &launchSyntax("yaml") : nullptr;
        }
        line = end + 1;
    }
    return nullptr;
}

bool isLaunch(const json::Value& root) {
    return frameworkOf(root, "json") != nullptr;
}

Result<ScenarioDocument> readLaunch(const json::Value& root, std::string_view fileName) {
    const LaunchFramework* framework = frameworkOf(root, "json");
    if (!framework)
        return Error{std::string(fileName), Phrase::tr("%1 with none of a framework's keys", {"JSON"}), Phrase::tr("a DeepSpeed configuration")};
    return readTree(*framework, launchSyntax("json"), root, fileName, {});
}

Result<ScenarioDocument> readLaunch(std::string_view text, std::string_view fileName, const LaunchSyntax& syntax) {
    Result<LaunchTree> tree = syntax.read(text, fileName);
    if (!tree)
        return tree.error();
    const LaunchFramework* framework = frameworkOf(tree->root, syntax.key);
    if (!framework) {
        Phrase names;
        for (const LaunchFramework& row : Registry<LaunchFramework>::rows()) {
            if (row.syntax == syntax.key)
                names = names.empty() ? Phrase(row.name) : Phrase::tr("%1 or %2", {names, row.name});
        }
        return Error{std::string(fileName), Phrase::tr("%1 with none of a framework's keys", {Phrase::tr(syntax.name)}), Phrase::tr("launch settings of %1", {names})};
    }
    LaunchTree read = std::move(tree).value();
    return readTree(*framework, syntax, read.root, fileName, std::move(read.warnings));
}

} // namespace memladder
