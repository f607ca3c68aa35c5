// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/registry.h"
#include "io/launch_syntax.h"
#include "model/architecture.h"
#include "quantity/citation.h"
#include "scenario/resolve.h"

#include <optional>
#include <span>
#include <string_view>

/// What the training frameworks call the inputs of a plan. A new key is one row; a new framework is a row and its keys.
namespace memladder {

/// What a launch file is written from.
struct LaunchJob {
    const Scenario& asked;
    Scenario inEffect;                     ///< nothing left to derive: see inEffect()
    Job job;
    std::optional<UniformDecoder> decoder; ///< of a named or imported model whose layers are alike
    std::uint64_t keptPositions = 0;       ///< of an earlier file of the framework, where no model says them
};

class LaunchReading;

/// A framework whose launch settings are written and read.
struct LaunchFramework {
    std::string_view key;       ///< of `flags --for`
    std::string_view name;
    std::string_view framework; ///< key of the Framework that the detailed estimator follows
    std::string_view syntax;    ///< key of a LaunchSyntax
    std::string_view fileName;  ///< as its own documentation calls such a file
    std::string_view signature; ///< a file is this framework's where it has one of these keys, with spaces between
    std::string_view beside;    ///< what a run needs beside these settings
    std::string_view silent;    ///< what no such file holds; empty: nothing
    /// Reads the keys that only together say something; after the rows.
    void (*settle)(LaunchReading&);
    std::string_view help;
    Citation source;
};

template <>
std::span<const LaunchFramework> Registry<LaunchFramework>::rows();

/// One (field <-> key) pair of one framework, in the order in which a file has them.
struct LaunchKey {
    std::string_view framework;
    std::string_view field;    ///< key of the Field
    std::string_view path;     ///< keys with dots between
    /// For a closed set: `field-text=literal` with spaces between; `*=` all others; what is not listed may be anything.
    /// `text|x=` is read as `text` and never written. `every:#='#` takes a number along. Empty for plain numbers.
    std::string_view values;
    std::string_view missing;  ///< what the framework takes where the key is not there; empty: nothing is known
    bool always;               ///< written although it is what `missing` says
    /// Where the value comes from more than one field; null: from `field` alone. A null value is not written.
    json::Value (*compute)(const LaunchJob&);
    Citation source;
};

[[nodiscard]] std::span<const LaunchKey> launchKeys();
/// The literal that a key's `values` give for a field's text: nothing where it may be anything; "" = not written.
[[nodiscard]] std::optional<std::string> literalOf(const LaunchKey& key, std::string_view fieldText);
/// A literal as a value: true, false, whole numbers, 'text, text; "" is null.
[[nodiscard]] json::Value literalValue(std::string_view literal);

/// Why a field cannot be said in a framework ("*": in any).
struct LaunchGap {
    std::string_view framework;
    std::string_view field;
    std::string_view reason;
    bool plansOwn; ///< of no concern to a run: the card, the capacity
};

[[nodiscard]] std::span<const LaunchGap> launchGaps();
[[nodiscard]] const LaunchGap* findGap(std::string_view framework, std::string_view field);

/// What a framework refuses or needs beside, although each setting alone can be said.
struct LaunchCaveat {
    std::string_view framework;
    std::string_view field;
    bool (*when)(const LaunchJob&);
    std::string_view text;
    Citation source;
};

[[nodiscard]] std::span<const LaunchCaveat> launchCaveats();

[[nodiscard]] const LaunchSyntax& launchSyntax(std::string_view key);
[[nodiscard]] std::span<const LaunchSyntax> launchSyntaxes();

/// A launch file while it is read: the rows take their keys, what is left is kept apart.
class LaunchReading {
public:
    LaunchReading(const LaunchFramework& of, const LaunchSyntax& by, const json::Value& tree, std::string_view fileName)
        : framework(of), syntax(by), root(tree), file(fileName), rest(tree) {}

    const LaunchFramework& framework;
    const LaunchSyntax& syntax;
    const json::Value& root;
    std::string_view file;
    json::Value rest; ///< what nothing has taken
    json::Value model = json::Value::object(); ///< what was read of the model, but the scenario cannot hold
    Scenario scenario;
    std::vector<Phrase> warnings;
    std::optional<Error> error; ///< the first

    [[nodiscard]] json::Node node(std::string_view path) const;
    /// There, and with a value.
    [[nodiscard]] bool has(std::string_view path) const;
    /// The whole number at a path, which is taken with it; nothing where it is not there, or open (then warned of).
    /// One out of range is the error. `field` names what it would have set.
    std::optional<std::uint64_t> number(std::string_view path, std::string_view field, std::uint64_t low, std::uint64_t high);
    /// Its text where it is there and not open, taken with it.
    std::optional<std::string> text(std::string_view path, std::string_view field);
    /// Whether a switch is there and on; taken with it.
    bool isOn(std::string_view path);
    void take(std::string_view path);
    /// A line for a person: "file:line:column (key): …".
    void warn(std::string_view path, Phrase text);
    /// The same of the file as a whole: "file: …".
    void remark(Phrase text);
    void refuse(std::string_view path, Phrase accepted);
};

/// Takes the value at a path out of a tree, and the objects that are empty then.
void removePath(json::Value& root, std::string_view path);
/// Puts a value at a path, making the objects on the way.
void putPath(json::Value& root, std::string_view path, json::Value value);
/// Puts in what stands in another tree, where nothing stands already.
void addMissing(json::Value& root, const json::Value& more);
[[nodiscard]] const json::Value* findPath(const json::Value& root, std::string_view path);

} // namespace memladder
