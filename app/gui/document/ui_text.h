// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/field.h"
#include "scenario/issue.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

/// What the core says, as the window writes it.
namespace memladder::ui::text {

[[nodiscard]] QString fromUtf8(std::string_view text);

/// A count with its suffix apart: "30 B", "1.3 B", "124,439,808".
[[nodiscard]] QString count(std::uint64_t value);

/// A field's value as its editor shows it ("30 B", "4,096", "10 GiB", "ZeRO-3"); "derived" where it is left
/// empty.
[[nodiscard]] QString fieldValue(const Field& field, const Scenario& scenario);
/// The same, empty where the field is.
[[nodiscard]] QString fieldText(const Field& field, const Scenario& scenario);

/// What was typed into a field's editor, as the core reads it.
[[nodiscard]] std::string typedText(const Field& field, const QString& typed);

/// Why an entry was refused, beside the field: what is accepted. With `typed`: as it was typed.
[[nodiscard]] QString refusal(const Error& error);
[[nodiscard]] QString refusal(const Error& error, const QString& typed);
/// The whole of an error in a line: where, what was found, what is accepted.
[[nodiscard]] QString errorText(const Error& error);
/// A clause with a capital and a full stop.
[[nodiscard]] QString sentence(const QString& words);
/// Why there is no such layout; empty where there is one.
[[nodiscard]] QString firstError(const std::vector<Issue>& issues);

/// Whether a field's citation leaves the source to the entry that is chosen: each has its own.
[[nodiscard]] bool isOfEachEntry(std::string_view citation);

/// What a model is called that is neither a catalogue row nor a file: it has GPT-3's aspect at any size.
[[nodiscard]] QString ownShape();

/// A field's label with an underlined letter, where it has one: "&GPUs".
[[nodiscard]] QString withMnemonic(std::string_view fieldKey, std::string_view label);

/// The letters of a scale: 125M, 1.3B, 10T; 4K and 10M in powers of two.
[[nodiscard]] QString tickCount(std::uint64_t value);
[[nodiscard]] QString tickTokens(std::uint64_t value);

} // namespace memladder::ui::text
