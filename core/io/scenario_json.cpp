// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/scenario_json.h"

#include "io/launch.h"
#include "io/limits.h"
#include "io/model_file.h"
#include "io/reduced_order_json.h"
#include "quantity/format.h"
#include "scenario/field.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <random>
#include <system_error>

namespace memladder {

namespace {

Phrase acceptedFile() {
    return Phrase::tr("a scenario: an object with field keys such as \"params\" and \"gpus\"");
}

/// Why the system refused, as what was found; in its own words where no others are known.
Phrase whyOf(int code) {
    switch (code) {
    case 0:
        return Phrase::tr("a place that cannot be written");
    case EACCES:
    case EPERM:
        return Phrase::tr("no permission");
    case ENOENT:
        return Phrase::tr("no such file or directory");
    case ENOTDIR:
        return Phrase::tr("a file where a directory should be");
    case EISDIR:
        return Phrase::tr("a directory");
    case ENOSPC:
        return Phrase::tr("no space left on the device");
    case EROFS:
        return Phrase::tr("a read-only file system");
    case ENAMETOOLONG:
        return Phrase::tr("a file name that is too long");
    default:
        return std::generic_category().message(code);
    }
}
constexpr std::string_view kResultKey = "scenario";
// A model that came from a file travels whole: its name, and the file's object.
constexpr std::string_view kConfigNameKey = "config_name";
constexpr std::string_view kConfigKey = "config";

bool isOwnKey(std::string_view key) {
    return key == kScenarioVersionKey || key == kConfigNameKey || key == kConfigKey;
}

json::Value fieldValue(const Field& field, const Scenario& scenario) {
    if (field.isNumeric())
        return field.number(scenario);
    // The ZeRO stage is a number to everyone who writes files by hand.
    if (field.key == "zero")
        return json::Value::number(field.text(scenario));
    return field.text(scenario);
}

/// The text that Field::parse takes for a JSON value of the right kind.
Result<std::string> fieldText(const Field& field, const json::Node& node) {
    const json::Value& value = *node.value();
    if (value.isString())
        return std::string(*value.string());
    if (value.isBoolean() && field.kind == FieldKind::Choice)
        return std::string(*value.boolean() ? "on" : "off");
    if (value.isNumber()) {
        if (const auto whole = value.integer())
            return std::to_string(*whole);
        return std::string(value.numberText());
    }
    return node.error(field.accepted());
}

} // namespace

json::Value scenarioValue(const Scenario& scenario) {
    json::Value object = json::Value::object();
    for (const Field& field : fields()) {
        object.set(field.key, field.isSet(scenario) ? fieldValue(field, scenario) : json::Value());
    }
    if (scenario.modelFile) {
        object.set(kConfigNameKey, scenario.modelFile->name);
        if (const Result<json::Value> config = json::parse(scenario.modelFile->text, "config"))
            object.set(kConfigKey, *config);
    }
    return object;
}

std::string writeScenario(const ScenarioDocument& document) {
    json::Value object = json::Value::object();
    object.set(kScenarioVersionKey, kScenarioVersion);
    const json::Value known = scenarioValue(document.scenario);
    for (const json::Member& member : known.members()) {
        if (!member.value.isNull())
            object.set(member.key, member.value);
    }
    for (const json::Member& member : document.unknown.members()) {
        if (!object.find(member.key))
            object.set(member.key, member.value);
    }
    return json::write(object);
}

Result<ScenarioDocument> readScenario(std::string_view text, std::string_view fileName) {
    if (const LaunchSyntax* syntax = launchSyntaxOf(text, fileName); syntax && syntax->key != "json")
        return readLaunch(text, fileName, *syntax);
    Result<json::Value> parsed = json::parse(text, fileName);
    if (!parsed)
        return parsed.error();
    const json::Node root(*parsed, fileName);
    if (parsed->isObject() && parsed->size() == 0)
        return root.error(acceptedFile());
    if (parsed->find(kScenarioVersionKey) == nullptr && !isReducedOrder(*parsed) && isLaunch(*parsed))
        return readLaunch(*parsed, fileName);
    return readScenario(root);
}

bool isResult(const json::Value& root) {
    const json::Value* const inside = root.find(kResultKey);
    return inside != nullptr && inside->isObject() && root.find(kScenarioVersionKey) == nullptr;
}

Result<ScenarioDocument> readScenario(const json::Node& root) {
    if (const auto object = root.object(); !object)
        return object.error();
    const json::Value& value = *root.value();
    if (isReducedOrder(value)) {
        Result<Scenario> scenario = readReducedOrder(root);
        if (!scenario)
            return scenario.error();
        ScenarioDocument other;
        other.scenario = std::move(scenario).value();
        return other;
    }

    if (isResult(value))
        return readScenario(root[kResultKey]);
    ScenarioDocument document;
    const json::Node version = root[kScenarioVersionKey];
    if (!version.exists() && (value.find("model_type") || value.find("architectures")))
        return Error{root.where(), Phrase::tr("a model's configuration"), Phrase::tr("a scenario; a model's config.json is opened with --config")};
    if (version.exists()) {
        if (!version.integer(1, kScenarioVersion)) {
            const std::string newest = std::to_string(kScenarioVersion);
            return version.error(kScenarioVersion == 1 ? Phrase::tr("1, the version that this program reads") : Phrase::tr("1 to %1, the versions that this program reads", {newest}));
        }
    }
    std::size_t known = 0;
    if (const json::Node config = root[kConfigKey]; config.hasValue()) {
        const Result<std::string> name = root[kConfigNameKey].hasValue() ? root[kConfigNameKey].string() : Result<std::string>("config");
        if (!name)
            return name.error();
        if (const auto object = config.object(); !object)
            return object.error();
        Result<ModelFileRef> model = importModelFile(json::write(*config.value()), config.where(), *name);
        if (!model)
            return model.error();
        document.scenario.useModelFile(std::move(model).value());
        ++known;
    }
    for (const json::Member& member : value.members()) {
        const Field* field = findField(member.key);
        if (isOwnKey(member.key) || (field && field->key == member.key))
            continue;
        if (document.unknown.size() >= kMaxUnknownMembers)
            return Error{root.where(), Phrase::tr("more than %1 unknown keys", {Phrase::number(kMaxUnknownMembers)}),
                         Phrase::tr("at most %1", {Phrase::number(kMaxUnknownMembers)})};
        document.unknown.appendMember({member.key, member.value, {}});
        if (member.key != kLaunchMember)
            document.warnings.push_back(Phrase::joined({root[member.key].where(), Phrase::tr("unknown key, kept")}, ": "));
    }
    // In the table's order, whatever the file's: a model comes before the size that overrides its own.
    for (const Field& field : fields()) {
        const json::Node node = root[field.key];
        if (!node.exists())
            continue;
        ++known;
        if (!node.hasValue() && field.derivable)
            continue;
        const Result<std::string> typed = fieldText(field, node);
        if (!typed)
            return typed.error();
        if (typed->empty() || field.parse(document.scenario, *typed))
            return node.error(field.accepted());
    }
    if (!version.exists() && known == 0 && value.size() > 0)
        return root.error(acceptedFile());
    return document;
}

Result<ScenarioDocument> readScenarioFile(const std::string& path) {
    const Result<std::string> text = json::readFile(path);
    if (!text)
        return text.error();
    if (text->starts_with("\x89PNG"))
        return Error{path, Phrase::tr("a picture"), Phrase::tr("a scenario in JSON; the window reads the scenario that a picture carries")};
    return readScenario(*text, path);
}

Status writeFileAtomically(const std::string& path, std::string_view content) {
    namespace fs = std::filesystem;
    std::error_code error;
    fs::path target = path;
    if (fs::is_symlink(target, error)) // what the link names is replaced, not the link
        target = fs::weakly_canonical(target, error);
    const fs::file_status before = fs::status(target, error);
    if (fs::exists(before) && !fs::is_regular_file(before))
        return Error{path, Phrase::tr("something that is no regular file"), Phrase::tr("a new file, or one to replace")};
    if (fs::exists(before) && !std::ofstream(target, std::ios::app)) // a rename would not ask
        return Error{path, Phrase::tr("a file that is write-protected"), Phrase::tr("a new file, or one to replace")};

    std::random_device random;
    // A name of its own, so that one as long as the file system allows can still be written.
    const fs::path temporary =
        target.parent_path() / (".memladder-" + std::to_string(random()) + std::to_string(random()) + ".part");
    {
        errno = 0;
        std::ofstream file(temporary, std::ios::binary | std::ios::trunc);
        file.write(content.data(), static_cast<std::streamsize>(content.size()));
        file.flush();
        file.close();
        if (!file) {
            const Phrase why = whyOf(errno);
            fs::remove(temporary, error);
            return Error{path, why, Phrase::tr("a file in an existing folder with write permission and space")};
        }
    }
    if (fs::exists(before))
        fs::permissions(temporary, before.permissions(), error);
    error.clear();
    fs::rename(temporary, target, error);
    if (error) {
        const Phrase why = whyOf(error.value());
        fs::remove(temporary, error);
        return Error{path, why, Phrase::tr("a file in an existing folder with write permission")};
    }
    return {};
}

} // namespace memladder
