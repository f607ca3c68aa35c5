// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "quantity/citation.h"
#include "quantity/result.h"
#include "scenario/scenario.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace memladder {

enum class FieldKind {
    Count,  ///< whole number with K, M, B, T = 10^3…10^12
    Tokens, ///< whole number with k = 1024, M = 1024²
    Size,   ///< memory size with unit GB or GiB
    Choice, ///< key of a catalogue row
    Ratio,  ///< decimal factor
    Bytes,  ///< bytes a parameter, in steps of 1/4096
    Month,  ///< YYYY-MM
    List,   ///< whole numbers with commas between
    Residual, ///< a figure, a sign and a size: allocated+0.5GiB
};

enum class FieldGroup { Model, Workload, Memory, Parallelism, Cluster, Answer };

[[nodiscard]] std::string_view groupName(FieldGroup group);

/// One value that a Choice field can take.
struct FieldChoice {
    std::string_view key;
    std::string_view name;
    std::string_view help;
    std::string_view source;
};

/// One input: everything that files, options, widgets, sweeps and messages need to know of it. Stateless.
struct Field {
    std::string_view key;    ///< in files and results; the option is "--" + key with '-' for '_'
    std::string_view label;
    std::string_view symbol; ///< in formulas; may be empty
    FieldGroup group;
    FieldKind kind;
    std::uint64_t minimum;   ///< of a Count or Tokens field
    std::uint64_t maximum;
    bool derivable;          ///< may be left empty: then resolve() derives it
    std::string_view help;   ///< what the quantity means; what it is when left empty
    Citation source;

    /// Reads a typed value into the scenario; on an error the scenario stays as it was. "" clears a derivable field.
    [[nodiscard]] Status parse(Scenario& scenario, std::string_view text) const;
    /// The value so that `parse` reads it back exactly; "" where it is derived.
    [[nodiscard]] std::string text(const Scenario& scenario) const { return m_access.text(scenario); }
    /// The value as a person reads it ("30B", "4,096", "80 GB", "ZeRO-3"); "" where it is derived.
    [[nodiscard]] std::string display(const Scenario& scenario) const;
    /// False where the value is left to be derived.
    [[nodiscard]] bool isSet(const Scenario& scenario) const { return m_access.isSet(scenario); }
    /// Back to the default of a fresh Scenario.
    void reset(Scenario& scenario) const { m_access.copy(scenario, Scenario()); }
    void copy(Scenario& to, const Scenario& from) const { m_access.copy(to, from); }
    [[nodiscard]] bool same(const Scenario& a, const Scenario& b) const { return m_access.same(a, b); }

    /// Count and Tokens: the number; Size: bytes. 0 where derived; a Choice's row index.
    [[nodiscard]] std::uint64_t number(const Scenario& scenario) const { return m_access.number(scenario); }
    /// Sets a Count or Tokens field, held to [minimum, maximum]; a Size in bytes; a Choice by row index.
    void setNumber(Scenario& scenario, std::uint64_t value) const;
    [[nodiscard]] bool isNumeric() const { return kind == FieldKind::Count || kind == FieldKind::Tokens; }

    /// The rows of a Choice field; empty for other kinds.
    [[nodiscard]] std::vector<FieldChoice> choices() const { return m_access.choices(); }
    /// What `parse` takes, for a message: "whole number 1 to 1,073,741,824".
    [[nodiscard]] Phrase accepted() const;
    /// "--micro-batch"
    [[nodiscard]] std::string option() const;

    /// How to reach the member; made by the table.
    struct Access {
        bool (*parse)(Scenario&, std::string_view, const Field&);
        std::string (*text)(const Scenario&);
        bool (*isSet)(const Scenario&);
        void (*clear)(Scenario&);
        void (*copy)(Scenario&, const Scenario&);
        bool (*same)(const Scenario&, const Scenario&);
        std::uint64_t (*number)(const Scenario&);
        void (*setNumber)(Scenario&, std::uint64_t);
        std::vector<FieldChoice> (*choices)();
    };
    Access m_access;
};

/// All inputs, in the order in which they are shown.
[[nodiscard]] std::span<const Field> fields();
/// The field with this key (or option name without "--"), or null.
[[nodiscard]] const Field* findField(std::string_view key);
/// The field with this key, which the program itself names. Precondition: it exists.
[[nodiscard]] const Field& field(std::string_view key);

} // namespace memladder
