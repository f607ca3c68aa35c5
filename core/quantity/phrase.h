// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace memladder {

/// A text for a person, in English, that remembers what it was made of: a front end that speaks another language says the
/// template in it and puts the same arguments in. By itself it is its English text, for files and the command line.
class Phrase : public std::string {
#ifdef MEMLADDER_FOR_LUPDATE // read by a translators' tool alone: the context of the texts
    Q_DECLARE_TR_FUNCTIONS(Phrase)
#endif
public:
    enum class Kind : std::uint8_t {
        Plain,    ///< the same in every language: a name, a key, a text that is not translated
        Figure,   ///< a number as `format` writes it, with its unit or without: other languages set other separators
        Sentence, ///< `source` is a template with %1 … %9 for `arguments`
        Within,   ///< as a Sentence, a label that stands inside of one: the language decides on its first letter
        Capital,  ///< its one argument with a large first letter
        Joined,   ///< the `arguments`, with `source` between them
    };

    Phrase() = default;
    Phrase(std::string text) : std::string(std::move(text)) {}
    Phrase(std::string_view text) : std::string(text) {}
    Phrase(const char* text) : std::string(text) {}

    /// A sentence, clause or word to be translated. The name is what translators' tools look for in the sources; the
    /// template has to be a literal, or a label of a catalogue's row.
    [[nodiscard]] static Phrase tr(std::string_view source, std::vector<Phrase> arguments = {});
    /// A label or help text of a catalogue's row inside a sentence: without its full stop, and small where the language
    /// writes it so.
    [[nodiscard]] static Phrase within(std::string_view label);
    [[nodiscard]] static Phrase figure(std::string digits);
    /// A whole number with its groups.
    [[nodiscard]] static Phrase number(std::uint64_t value);
    [[nodiscard]] static Phrase joined(std::vector<Phrase> parts, std::string_view separator);
    /// As the beginning of a sentence: its first letter large.
    [[nodiscard]] static Phrase capital(Phrase phrase);
    /// "a", "a and b", "a, b and c".
    [[nodiscard]] static Phrase listed(std::vector<Phrase> parts);

    /// "8 GPUs", "1 layer" and the like, where several messages count the same things.
    [[nodiscard]] static Phrase gpus(std::uint64_t count);
    [[nodiscard]] static Phrase layers(std::uint64_t count);

    /// The text would part from what it was made of.
    template <typename T>
    Phrase& operator+=(const T&) = delete;

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] std::string_view source() const { return m_source; }
    [[nodiscard]] const std::vector<Phrase>& arguments() const { return m_arguments; }

private:
    Kind m_kind = Kind::Plain;
    std::string_view m_source; ///< a literal, or of a table: it outlives every phrase
    std::vector<Phrase> m_arguments;
};

} // namespace memladder
