// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/lecture_json.h"

#include "estimate/component.h"
#include "explain/caption.h"
#include "io/json_part.h"
#include "io/limits.h"
#include "io/scenario_json.h"
#include "quantity/format.h"
#include "quantity/parse.h"

#include <algorithm>
#include <array>

namespace memladder {

namespace {

constexpr std::string_view kVersionKey = "memladder_lecture";
constexpr std::array<std::string_view, 17> kSceneKeys = {"title",    "caption",      "notes",     "chart",       "compare",
                                                         "scenario", "ceilings",     "highlight", "control",     "hidden",
                                                         "axis",     "axis_locked",  "axis_top",  "hidden_terms", "before",
                                                         "question", "measure"};

bool isSceneKey(std::string_view key) {
    return std::find(kSceneKeys.begin(), kSceneKeys.end(), key) != kSceneKeys.end();
}

bool isLectureKey(std::string_view key) {
    return key == kVersionKey || key == "title" || key == "scenes";
}

/// Copies the members that this version does not know.
Status keepUnknown(const json::Node& node, bool (*isKnown)(std::string_view), json::Value& into) {
    for (const json::Member& member : node.value()->members()) {
        if (isKnown(member.key))
            continue;
        if (into.size() >= kMaxUnknownMembers)
            return Error{node.where(), Phrase::tr("more than %1 unknown keys", {Phrase::number(kMaxUnknownMembers)}),
                         Phrase::tr("at most %1", {Phrase::number(kMaxUnknownMembers)})};
        into.appendMember({member.key, member.value, {}});
    }
    return {};
}

std::string listed(std::span<const std::string_view> keys) {
    std::string text;
    for (const std::string_view key : keys)
        text += (text.empty() ? "" : ", ") + std::string(key);
    return text;
}

/// Reads members one after the other; the first that is refused stops it.
class SceneReader {
public:
    SceneReader(const json::Node& node, const LectureKeys& keys) : m_node(node), m_keys(keys) {}

    Result<Scene> read() {
        if (const auto object = m_node.object(); !object)
            return object.error();
        Scene scene;
        readScenarios(scene);
        text("title", scene.title);
        text("caption", scene.caption);
        text("notes", scene.notes);
        text("question", scene.question);
        const std::array<std::string_view, 2> measures = {"total", "states"};
        std::string measure = std::string(measures[0]);
        key("measure", measure, measures);
        scene.ofStates = measure == measures[1];
        key("chart", scene.chart, m_keys.charts);
        key("compare", scene.compare, m_keys.comparisons);
        key("control", scene.control, m_keys.controls);
        highlight(scene);
        flag("hidden", scene.hidden);
        flag("axis_locked", scene.axisLocked);
        const std::array<std::string_view, 2> axes = {"ceilings", "all_bars"};
        std::string axis = std::string(axes[0]);
        key("axis", axis, axes);
        scene.axisHoldsAllBars = axis == axes[1];
        if (const json::Node top = m_node["axis_top"]; top.hasValue() && !m_refused) {
            if (const auto number = top.number(1e-9, 1e12))
                scene.axisTop = *number;
            else
                m_refused = number.error();
        }
        cards(scene);
        hiddenTerms(scene);
        // All that stands in braces is tried once now, so that a wrong name is found before the talk.
        for (const std::string_view name : {"title", "caption", "question", "notes"})
            if (const json::Node node = m_node[name]; node.hasValue() && !m_refused)
                if (const Status wrong = checkCaption(*node.value()->string(), scene.scenario))
                    m_refused = Error{node.where(), wrong->found, wrong->accepted};
        if (!m_refused && scene.title.empty() && scene.caption.empty())
            m_refused = m_node.error(Phrase::tr("a scene: an object with at least a \"title\" or a \"caption\""));
        if (m_refused)
            return *m_refused;
        if (const Status refused = keepUnknown(m_node, isSceneKey, scene.unknown))
            return *refused;
        return scene;
    }

private:
    void text(std::string_view name, std::string& into) {
        const json::Node node = m_node[name];
        if (!node.hasValue() || m_refused)
            return;
        const auto value = node.string();
        if (!value)
            m_refused = value.error();
        else if (value->size() > kMaxSceneText)
            m_refused = Error{node.where(), Phrase::tr("a text of %1 bytes", {Phrase::number(value->size())}),
                              Phrase::tr("at most %1", {Phrase::number(kMaxSceneText)})};
        else
            into = *value;
    }

    void key(std::string_view name, std::string& into, std::span<const std::string_view> allowed) {
        const json::Node node = m_node[name];
        if (!node.hasValue() || m_refused)
            return;
        const auto value = node.string();
        if (!value)
            m_refused = value.error();
        else if (std::find(allowed.begin(), allowed.end(), *value) == allowed.end())
            m_refused = node.error(listed(allowed));
        else
            into = *value;
    }

    void flag(std::string_view name, bool& into) {
        const json::Node node = m_node[name];
        if (!node.hasValue() || m_refused)
            return;
        if (const auto value = node.boolean())
            into = *value;
        else
            m_refused = value.error();
    }

    void readScenarios(Scene& scene) {
        if (const json::Node node = m_node["scenario"]; node.hasValue()) {
            if (const auto read = readScenario(node))
                scene.scenario = read->scenario;
            else
                m_refused = read.error();
        }
        if (const json::Node node = m_node["before"]; node.hasValue() && !m_refused) {
            if (const auto read = readScenario(node))
                scene.before = read->scenario;
            else
                m_refused = read.error();
        }
    }

    void highlight(Scene& scene) {
        text("highlight", scene.highlight);
        if (!m_refused && !scene.highlight.empty() && !findTerm(scene.highlight))
            m_refused = m_node["highlight"].error(Phrase::tr("the key of a term, such as activations"));
    }

    void cards(Scene& scene) {
        const json::Node node = m_node["ceilings"];
        if (!node.hasValue() || m_refused)
            return;
        const auto list = node.array();
        if (!list) {
            m_refused = list.error();
            return;
        }
        if (node.size() > kMaxCeilings) {
            m_refused = node.error(Phrase::tr("at most %1 sizes", {std::to_string(kMaxCeilings)}));
            return;
        }
        std::vector<CardSize> sizes;
        for (std::size_t i = 0; i < node.size(); ++i) {
            const json::Node one = node.element(i);
            const auto value = one.string();
            const auto size = value ? parse::size(*value) : std::nullopt;
            if (!size || size->bytes() <= Bytes()) {
                m_refused = one.error(Phrase::tr("a size with its unit, such as \"%1\"", {"80GB"}));
                return;
            }
            sizes.push_back(*size);
        }
        scene.cards = std::move(sizes);
    }

    void hiddenTerms(Scene& scene) {
        const json::Node node = m_node["hidden_terms"];
        if (!node.hasValue() || m_refused)
            return;
        const auto list = node.array();
        if (!list) {
            m_refused = list.error();
            return;
        }
        if (node.size() > allTerms().size()) {
            m_refused = node.error(Phrase::tr("each term once"));
            return;
        }
        for (std::size_t i = 0; i < node.size(); ++i) {
            const json::Node one = node.element(i);
            const auto value = one.string();
            if (!value || !findTerm(*value)) {
                m_refused = one.error(Phrase::tr("the key of a term, such as activations"));
                return;
            }
            scene.hiddenTerms.push_back(*value);
        }
    }

    json::Node m_node;
    const LectureKeys& m_keys;
    Status m_refused;
};

void addScene(Lecture& lecture, const json::Node& node, const LectureKeys& keys) {
    if (Result<Scene> scene = SceneReader(node, keys).read())
        lecture.scenes.push_back(std::move(scene).value());
    else
        lecture.problems.push_back(scene.error());
}

/// Where an object that begins at `from` ends, one past its brace; nothing where it never does.
std::optional<std::size_t> endOfObject(std::string_view text, std::size_t from) {
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = from; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted) {
            if (c == '\\')
                ++i;
            else if (c == '"' || c == '\n') // a string that was not closed ends with its line
                quoted = false;
        } else if (c == '"') {
            quoted = true;
        } else if (c == '{') {
            ++depth;
        } else if (c == '}' && --depth == 0) {
            return i + 1;
        }
    }
    return std::nullopt;
}

/// The next line that begins with an object; the end of the text where there is none.
std::size_t nextLineWithObject(std::string_view text, std::size_t from) {
    for (std::size_t line = text.find('\n', from); line != std::string_view::npos; line = text.find('\n', line + 1)) {
        const std::size_t first = text.find_first_not_of(" \t\r", line + 1);
        if (first != std::string_view::npos && text[first] == '{')
            return first;
    }
    return text.size();
}

/// Follows a text forward, counting lines.
class Place {
public:
    json::Position at(std::string_view text, std::size_t offset) {
        for (; m_at.offset < offset; ++m_at.offset) {
            const bool ends = text[m_at.offset] == '\n';
            m_at.line += ends ? 1 : 0;
            m_at.column = ends ? 1 : m_at.column + 1;
        }
        return m_at;
    }

private:
    json::Position m_at{0, 1, 1};
};

/// A text that is no JSON as a whole: every object after "scenes" is read for itself, at its own line and column.
Lecture salvage(std::string_view text, std::string_view fileName, const LectureKeys& keys, const Error& whole) {
    Lecture lecture;
    const std::size_t scenes = text.find("\"scenes\"");
    std::size_t at = scenes == std::string_view::npos ? text.size() : scenes;
    bool named = false;
    Place place;
    std::size_t tried = 0;
    while (tried++ < kMaxScenes && (at = text.find('{', at)) != std::string_view::npos) {
        const auto end = endOfObject(text, at);
        if (!end) {
            at = nextLineWithObject(text, at);
            continue;
        }
        if (const auto value = json::parsePart(text.substr(at, *end - at), fileName, place.at(text, at))) {
            addScene(lecture, json::Node(*value, fileName), keys);
            at = *end;
        } else {
            lecture.problems.push_back(value.error());
            named = true;
            at = std::min(*end, nextLineWithObject(text, at)); // it may have swallowed the next one
        }
    }
    if (!named)
        lecture.problems.push_back(whole);
    return lecture;
}

json::Value sceneValue(const Scene& scene) {
    json::Value value = json::Value::object();
    const auto text = [&](std::string_view key, const std::string& what) {
        if (!what.empty())
            value.set(key, what);
    };
    const auto filled = [](const Scenario& scenario) {
        json::Value all = scenarioValue(scenario);
        json::Value set = json::Value::object();
        for (const json::Member& member : all.members())
            if (!member.value.isNull())
                set.set(member.key, member.value);
        return set;
    };
    text("title", scene.title);
    text("caption", scene.caption);
    value.set("chart", scene.chart);
    value.set("compare", scene.compare);
    value.set("scenario", filled(scene.scenario));
    if (scene.before)
        value.set("before", filled(*scene.before));
    if (scene.cards) {
        json::Value cards = json::Value::array();
        for (const CardSize& card : *scene.cards)
            cards.append(card.text());
        value.set("ceilings", std::move(cards));
    }
    text("highlight", scene.highlight);
    text("control", scene.control);
    if (scene.hidden)
        value.set("hidden", true);
    text("question", scene.question);
    if (scene.ofStates)
        value.set("measure", "states");
    if (scene.axisHoldsAllBars)
        value.set("axis", "all_bars");
    if (scene.axisLocked)
        value.set("axis_locked", true);
    if (scene.axisTop)
        value.set("axis_top", *scene.axisTop);
    if (!scene.hiddenTerms.empty()) {
        json::Value terms = json::Value::array();
        for (const std::string& term : scene.hiddenTerms)
            terms.append(term);
        value.set("hidden_terms", std::move(terms));
    }
    text("notes", scene.notes);
    for (const json::Member& member : scene.unknown.members())
        if (!value.find(member.key))
            value.set(member.key, member.value);
    return value;
}

} // namespace

Result<Lecture> readLecture(std::string_view text, std::string_view fileName, const LectureKeys& keys) {
    const Result<json::Value> parsed = json::parse(text, fileName);
    Lecture lecture;
    if (!parsed && text.size() > kMaxSalvaged)
        return parsed.error();
    if (!parsed) {
        lecture = salvage(text, fileName, keys, parsed.error());
    } else {
        const json::Node root(*parsed, fileName);
        if (const auto object = root.object(); !object)
            return object.error();
        if (const auto version = root[kVersionKey].integer(1, kLectureVersion); !version)
            return version.error();
        if (const json::Node title = root["title"]; title.hasValue()) {
            const auto words = title.string();
            if (!words)
                return words.error();
            if (words->size() > kMaxSceneText)
                return Error{title.where(), Phrase::tr("a text of %1 bytes", {Phrase::number(words->size())}),
                             Phrase::tr("at most %1", {Phrase::number(kMaxSceneText)})};
            lecture.title = *words;
        }
        const auto scenes = root["scenes"].array();
        if (!scenes)
            return scenes.error();
        if (scenes->size() > kMaxScenes)
            return scenes->error(Phrase::tr("at most %1 scenes", {std::to_string(kMaxScenes)}));
        for (std::size_t i = 0; i < scenes->size(); ++i)
            addScene(lecture, scenes->element(i), keys);
        if (const Status refused = keepUnknown(root, isLectureKey, lecture.unknown))
            return *refused;
        if (lecture.scenes.empty() && lecture.problems.empty())
            return scenes->error(Phrase::tr("at least one scene"));
    }
    if (lecture.scenes.empty())
        return lecture.problems.front();
    return lecture;
}

Result<Lecture> readLectureFile(const std::string& path, const LectureKeys& keys) {
    const Result<std::string> text = json::readFile(path);
    if (!text)
        return text.error();
    return readLecture(*text, path, keys);
}

std::string writeLecture(const Lecture& lecture) {
    json::Value value = json::Value::object();
    value.set(kVersionKey, kLectureVersion);
    value.set("title", lecture.title);
    for (const json::Member& member : lecture.unknown.members())
        value.set(member.key, member.value);
    json::Value scenes = json::Value::array();
    for (const Scene& scene : lecture.scenes)
        scenes.append(sceneValue(scene));
    value.set("scenes", std::move(scenes));
    return json::write(value);
}

} // namespace memladder
