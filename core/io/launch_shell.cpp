// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/launch_syntax.h"

#include "quantity/control.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace memladder {

namespace {

constexpr std::size_t kMaxWords = 100'000; ///< variables put in

/// Options of torchrun, with '-' for '_': pytorch/pytorch torch/distributed/run.py (2.9).
constexpr std::array<std::string_view, 22> kLauncher{
    "--nnodes",     "--nproc-per-node", "--rdzv-backend", "--rdzv-endpoint", "--rdzv-id",      "--rdzv-conf",
    "--standalone", "--max-restarts",   "--role",         "--start-method",  "--monitor-interval", "--module",
    "--no-python",  "--run-path",       "--log-dir",      "--redirects",     "--tee",          "--local-ranks-filter",
    "--node-rank",  "--master-addr",    "--master-port",  "--local-addr"};

struct Part {
    std::size_t offset;
    std::size_t size;
};

struct Word {
    std::string text;
    json::Position at;
    std::vector<Part> live = {}; ///< what of the text a shell puts something else for; all other is text, a `$` too

    void addLive(std::string_view more) {
        live.push_back({text.size(), more.size()});
        text += more;
    }
    /// A piece of another word that does not cut what is live there.
    void add(const Word& other, std::size_t from = 0, std::size_t size = std::string::npos) {
        const std::string_view more = std::string_view(other.text).substr(from, size);
        for (auto part = other.liveFrom(from); part != other.live.end() && part->offset + part->size <= from + more.size(); ++part)
            live.push_back({text.size() + part->offset - from, part->size});
        text += more;
    }
    /// The first blank from there on, where nothing live begins before, that cuts the word where it is not quoted.
    [[nodiscard]] std::size_t blank(std::size_t from) const {
        std::size_t cut = text.find_first_of(" \t\n\r", from);
        for (auto part = liveFrom(from); part != live.end() && cut != std::string::npos && part->offset < cut; ++part) {
            if (cut < part->offset + part->size)
                cut = text.find_first_of(" \t\n\r", part->offset + part->size);
        }
        return cut;
    }
    /// What is live from there on; it stands in the order of the text.
    [[nodiscard]] std::vector<Part>::const_iterator liveFrom(std::size_t from) const {
        return std::lower_bound(live.begin(), live.end(), from, [](const Part& part, std::size_t offset) { return part.offset < offset; });
    }
};
using Words = std::vector<Word>;

bool isNameChar(char c, bool first) {
    return c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (!first && c >= '0' && c <= '9');
}

int digitOf(char c) {
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/// What a key gives with Ctrl held.
char controlOf(char key) {
    if (key == '?')
        return '\x7F';
    return static_cast<char>((key >= 'a' && key <= 'z' ? key - 'a' + 'A' : key) & 0x1F);
}

/// Up to six bytes, as UTF-8 was before it ended at U+10FFFF; nothing of what has 32 bits.
void appendUtf8(std::string& out, std::uint32_t code) {
    if (code < 0x80) {
        out += static_cast<char>(code);
        return;
    }
    unsigned more = 1; // bytes behind the first, of 6 bits each
    while (more < 6 && code >> (5 * more + 6) != 0)
        ++more;
    if (more == 6)
        return;
    out += static_cast<char>((0xFFU << (7 - more) & 0xFFU) | code >> 6 * more);
    while (more-- > 0)
        out += static_cast<char>(0x80U | (code >> 6 * more & 0x3FU));
}

/// Reads a script into commands, each a list of words with the script's own variables put in.
class Reader {
public:
    Reader(std::string_view text, std::string_view file) : m_text(text), m_file(file) {}

    std::vector<Words> commands;
    std::optional<Error> error;

    void run() {
        while (m_at < m_text.size() && !error)
            readCommand();
    }

private:
    [[nodiscard]] bool done() const { return m_at >= m_text.size(); }
    [[nodiscard]] char peek(std::size_t ahead = 0) const { return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0'; }
    char next() {
        const char c = m_text[m_at++];
        if (c == '\n') {
            ++m_line;
            m_lineStart = m_at;
        }
        return c;
    }
    [[nodiscard]] json::Position here() const {
        return {m_at, m_line, static_cast<std::uint32_t>(m_at - m_lineStart + 1)};
    }
    void refuse(const json::Position& at, Phrase found, Phrase accepted) {
        if (!error)
            error = Error{std::string(m_file) + ":" + std::to_string(at.line) + ":" + std::to_string(at.column), std::move(found), std::move(accepted)};
    }

    /// Blanks, continued lines and comments between words; newlines too where `lines`.
    void skip(bool lines) {
        while (!done()) {
            if (peek() == '\\' && (peek(1) == '\n' || (peek(1) == '\r' && peek(2) == '\n'))) {
                next();
                while (peek() == '\r')
                    next();
                next();
            } else if (peek() == ' ' || peek() == '\t' || peek() == '\r' || (lines && peek() == '\n')) {
                next();
            } else if (peek() == '#') {
                while (!done() && peek() != '\n')
                    next();
            } else {
                return;
            }
        }
    }

    static bool endsWord(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == ';' || c == '&' || c == '|' || c == '(' || c == ')' || c == '<' || c == '>'; }

    /// `<(…)`, `>(…)`: a command whose output or input stands in as a file.
    [[nodiscard]] bool startsProcess() const { return (peek() == '<' || peek() == '>') && peek(1) == '('; }
    [[nodiscard]] bool beginsWord() const { return !endsWord(peek()) || startsProcess(); }

    void readCommand() {
        Words words;
        while (!done() && !error) {
            skip(false);
            const char c = peek();
            if (done() || c == '\n' || c == ';' || c == '&' || c == '|' || c == '(' || c == ')') {
                if (!done())
                    next();
                if (c == '\n')
                    skipDocuments();
                break;
            }
            if (const std::size_t digits = streamNumber(); digits > 0) { // 2>&1, 2> file
                for (std::size_t i = 0; i < digits; ++i)
                    next();
                continue;
            }
            if (c == '<' && peek(1) == '<' && peek(2) != '<') {
                beginDocument();
                continue;
            }
            if ((c == '<' || c == '>') && !startsProcess()) { // where its output goes is no setting
                while ((peek() == '<' || peek() == '>' || peek() == '&') && !startsProcess())
                    next();
                skip(false);
                if (!done() && beginsWord())
                    (void)readWord();
                continue;
            }
            if (words.empty() && readAssignment())
                continue;
            for (Word& word : readWord())
                words.push_back(std::move(word));
            m_words += words.size();
            if (words.size() > kMaxWords || m_words > 100 * kMaxWords)
                refuse(here(), Phrase::tr("more than %1 words", {Phrase::figure("100,000")}), Phrase::tr("a command line"));
        }
        if (words.size() == 1 && (words[0].text == "export" || words[0].text == "set"))
            words.clear();
        forgetChanged(words);
        if (!words.empty())
            commands.push_back(std::move(words));
    }

    /// Variables that a command sets to what the file does not say.
    void forgetChanged(const Words& words) {
        constexpr std::array<std::string_view, 10> kSetters{"unset", "read", "let", "declare", "typeset", "local", "mapfile", "readarray", "getopts", "printf"};
        const bool loop = words.size() > 1 && (words[0].text == "for" || words[0].text == "select");
        if (!loop && (words.empty() || std::find(kSetters.begin(), kSetters.end(), words[0].text) == kSetters.end()))
            return;
        for (std::size_t i = 1; i < (loop ? 2 : words.size()); ++i)
            m_variables.erase(words[i].text.substr(0, words[i].text.find_first_of("+-*/=[")));
    }

    /// `<<END`: the lines from the next one on to END are a document, and no commands.
    void beginDocument() {
        next();
        next();
        Document document;
        if (peek() == '-') {
            document.tabs = true;
            next();
        }
        skip(false);
        while (!done() && !endsWord(peek())) {
            const char c = next();
            if (c != '\'' && c != '"' && c != '\\')
                document.end += c;
        }
        m_documents.push_back(std::move(document));
    }
    void skipDocuments() {
        for (const Document& document : m_documents) {
            for (bool ended = false; !done() && !ended;) {
                const std::size_t start = m_at;
                while (!done() && peek() != '\n')
                    next();
                std::string_view line = m_text.substr(start, m_at - start);
                if (document.tabs)
                    line.remove_prefix(std::min(line.find_first_not_of('\t'), line.size()));
                if (line.ends_with('\r'))
                    line.remove_suffix(1);
                ended = line == document.end;
                if (!done())
                    next();
            }
        }
        m_documents.clear();
    }

    /// Digits that name a stream: a redirection follows at once.
    [[nodiscard]] std::size_t streamNumber() const {
        std::size_t count = 0;
        while (peek(count) >= '0' && peek(count) <= '9')
            ++count;
        return (peek(count) == '<' || peek(count) == '>') && peek(count + 1) != '(' ? count : 0;
    }

    /// NAME=value, NAME="several words", NAME=( … ), also after `export` and the like.
    bool readAssignment() {
        std::size_t end = m_at;
        for (const std::string_view keyword : {"export ", "declare ", "local ", "readonly "}) {
            if (m_text.substr(m_at).starts_with(keyword))
                end = m_at + keyword.size();
        }
        while (end < m_text.size() && m_text[end] == ' ')
            ++end;
        const std::size_t start = end;
        while (end < m_text.size() && isNameChar(m_text[end], end == start))
            ++end;
        const bool adds = m_text.substr(end).starts_with("+=");
        if (end == start || end >= m_text.size() || (m_text[end] != '=' && !adds))
            return false;
        const std::string name(m_text.substr(start, end - start));
        while (m_at < end + (adds ? 2 : 1))
            next();
        Words value;
        bool known = true;
        const bool list = peek() == '(';
        if (list) {
            const json::Position at = here();
            next();
            while (!error) {
                skip(true);
                if (done()) {
                    refuse(at, Phrase::tr("a list without an end"), "( … )");
                    break;
                }
                if (peek() == ')') {
                    next();
                    break;
                }
                if (!beginsWord()) {
                    next();
                    continue;
                }
                for (Word& word : readWord())
                    value.push_back(std::move(word));
                if (value.size() > kMaxWords)
                    refuse(here(), Phrase::tr("more than %1 words", {Phrase::figure("100,000")}), Phrase::tr("a list"));
            }
        } else if (!done() && beginsWord()) {
            bool quoted = false;
            const Words words = readWord(&known, &quoted);
            Word all{"", words.empty() ? here() : words.front().at};
            for (const Word& word : words) {
                all.text += all.text.empty() ? "" : " ";
                all.add(word);
            }
            value.push_back(std::move(all));
        }
        if (!known) {
            m_variables.erase(name); // what it held before is gone
        } else {
            Words& stored = m_variables[name];
            if (!adds)
                stored.clear();
            if (adds && !list && !stored.empty() && !value.empty()) { // one text
                stored.front().add(value.front());
                value.clear();
            }
            for (Word& word : value)
                stored.push_back(std::move(word));
            if (stored.size() > kMaxWords)
                refuse(here(), Phrase::tr("more than %1 words", {Phrase::figure("100,000")}), Phrase::tr("a list"));
        }
        return true;
    }

    /// One word; several where an unquoted variable holds several, none where it is empty.
    Words readWord(bool* known = nullptr, bool* quoted = nullptr) {
        Words out;
        Word current{"", here()};
        bool has = false;
        const auto flush = [&] {
            if (has)
                out.push_back(current);
            current.text.clear();
            current.live.clear();
            has = false;
        };
        while (!done() && !error && beginsWord()) {
            const char c = peek();
            if (startsProcess()) {
                const json::Position at = here();
                next();
                next();
                skipCommand(at);
                current.addLive(m_text.substr(at.offset, m_at - at.offset));
                has = true;
                if (known)
                    *known = false;
            } else if (c == '\\') {
                next();
                if (peek() == '\n') {
                    next();
                } else if (!done()) {
                    current.text += next();
                    has = true;
                }
            } else if (c == '\'') {
                const json::Position at = here();
                next();
                while (!done() && peek() != '\'')
                    current.text += next();
                if (done())
                    refuse(at, Phrase::tr("a quote without an end"), "'…'");
                else
                    next();
                has = true;
                if (quoted)
                    *quoted = true;
            } else if (c == '$' && peek(1) == '\'') {
                readAnsiC(current.text);
                has = true;
                if (quoted)
                    *quoted = true;
            } else if (c == '"' || (c == '$' && peek(1) == '"')) {
                if (c == '$') // to be translated: the text itself without a catalogue
                    next();
                has = readQuoted(current, known, [&] {
                    has = true;
                    flush();
                }) || has;
                if (quoted)
                    *quoted = true;
            } else if (c == '$' || c == '`') {
                const json::Position at = here();
                const std::optional<Words> value = readVariable(known);
                if (!value) { // it stays as it is written
                    current.addLive(m_text.substr(at.offset, m_at - at.offset));
                    has = true;
                    continue;
                }
                // Words of a list stay words; a text is cut at its blanks.
                bool first = true;
                for (const Word& word : *value) {
                    if (!first)
                        flush();
                    first = false;
                    std::size_t from = 0;
                    while (from < word.text.size()) {
                        const std::size_t blank = word.blank(from);
                        if (blank != from) {
                            current.add(word, from, blank - from);
                            has = true;
                        }
                        if (blank == std::string::npos)
                            break;
                        flush();
                        from = blank + 1;
                    }
                }
            } else {
                current.text += next();
                has = true;
            }
            if (current.text.size() > json::Limits{}.bytes || out.size() > kMaxWords)
                refuse(here(), Phrase::tr("a word without an end"), Phrase::tr("a command line"));
        }
        flush();
        return out;
    }

    /// What "…" holds, appended. The elements of a list, "${LIST[@]}", are words each: `cut` ends the one that stands in
    /// `word`. False: an empty list and nothing else, which is no word.
    template <typename Cut>
    bool readQuoted(Word& word, bool* known, const Cut& cut) {
        const json::Position at = here();
        next();
        const std::size_t begin = m_at;
        bool emptyList = false;
        std::size_t cuts = 0;
        while (!done() && peek() != '"' && !error) {
            if (peek() == '\\' && (peek(1) == '"' || peek(1) == '\\' || peek(1) == '$' || peek(1) == '`' || peek(1) == '\n')) {
                next();
                if (const char escaped = next(); escaped != '\n')
                    word.text += escaped;
            } else if (peek() == '$' || peek() == '`') {
                const std::size_t start = m_at;
                const std::optional<Words> value = readVariable(known);
                const std::string_view name = m_text.substr(start, m_at - start);
                if (!value) {
                    word.addLive(name);
                } else {
                    const bool list = name.ends_with("[@]}");
                    emptyList = list && value->empty() && start == begin && peek() == '"';
                    bool first = true;
                    for (const Word& element : *value) {
                        if (!first && list) {
                            cut();
                            ++cuts;
                        }
                        word.text += first || list ? "" : " ";
                        word.add(element);
                        first = false;
                    }
                }
            } else {
                word.text += next();
            }
            if (word.text.size() > json::Limits{}.bytes)
                refuse(here(), Phrase::tr("a text without an end"), Phrase::tr("a command line"));
            if (cuts > kMaxWords)
                refuse(here(), Phrase::tr("more than %1 words", {Phrase::figure("100,000")}), Phrase::tr("a command line"));
        }
        if (done())
            refuse(at, Phrase::tr("a quote without an end"), "\"…\"");
        else
            next();
        return !emptyList;
    }

    /// At most `most` digits of base 8 or 16; nothing where there are none.
    std::optional<std::uint32_t> readDigits(unsigned base, std::size_t most) {
        std::optional<std::uint32_t> value;
        for (; most > 0; --most) {
            const int digit = digitOf(peek());
            if (done() || digit < 0 || static_cast<unsigned>(digit) >= base)
                break;
            value = value.value_or(0) * base + static_cast<std::uint32_t>(digit);
            next();
        }
        return value;
    }

    /// $'…' as bash 5 reads it in a locale of UTF-8: what it does not know stays with its backslash, and a zero byte hides
    /// the rest of the quote. Source: bash lib/sh/strtrans.c ansicstr, lib/sh/unicode.c u32toutf8.
    void readAnsiC(std::string& text) {
        const json::Position at = here();
        next();
        next();
        std::string own;
        while (!done() && peek() != '\'') {
            if (const char c = next(); c == '\\' && !done())
                readEscape(own);
            else
                own += c;
        }
        if (done())
            refuse(at, Phrase::tr("a quote without an end"), "$'…'");
        else
            next();
        text += own.substr(0, own.find('\0'));
    }

    /// What stands behind the backslash.
    void readEscape(std::string& out) {
        constexpr std::string_view letters = "abeEfnrtv\\'\"?";
        constexpr std::string_view meant = "\a\b\x1B\x1B\f\n\r\t\v\\'\"?";
        if (peek() >= '0' && peek() <= '7') {
            out += static_cast<char>(*readDigits(8, 3) & 0xFFU);
            return;
        }
        const char c = next();
        if (const std::size_t found = letters.find(c); found != std::string_view::npos) {
            out += meant[found];
        } else if (c == 'x') {
            const bool braced = peek() == '{';
            if (braced)
                next();
            const std::optional<std::uint32_t> value = readDigits(16, braced ? m_text.size() : 2);
            if (value || braced)
                out += static_cast<char>(value.value_or(0) & 0xFFU);
            else
                out += "\\x";
            if (braced && peek() == '}')
                next();
        } else if (c == 'u' || c == 'U') {
            if (const std::optional<std::uint32_t> value = readDigits(16, c == 'u' ? 4 : 8))
                appendUtf8(out, *value);
            else
                out += std::string("\\") + c;
        } else if (c == 'c' && !done() && peek() != '\'') {
            const char key = next();
            out += controlOf(key);
            if (key == '\\' && !done()) { // the one behind it does not end the quote, and a second one is the same key
                if (const char second = next(); second != '\\')
                    out += second;
            }
        } else {
            out += std::string("\\") + c;
        }
    }

    /// Up to the parenthesis that closes the one before.
    void skipCommand(const json::Position& at) {
        std::string open = ")"; // what closes, innermost last
        while (!done() && !open.empty()) {
            const char c = next();
            if (c == '\\') {
                if (!done())
                    next();
            } else if (open.back() == '"') {
                if (c == '"') {
                    open.pop_back();
                } else if (c == '$' && peek() == '(') {
                    next();
                    open += ')';
                }
            } else if (c == '\'') {
                while (!done() && peek() != '\'')
                    next();
                if (!done())
                    next();
            } else if (c == '"') {
                open += '"';
            } else if (c == '(') {
                open += ')';
            } else if (c == ')') {
                open.pop_back();
            }
        }
        if (!open.empty())
            refuse(at, Phrase::tr("a command without an end"), "( … )");
    }

    /// $NAME, ${NAME}, ${NAME[@]}, ${NAME:-default}; nothing for what only a shell can work out.
    std::optional<Words> readVariable(bool* known) {
        const json::Position at = here();
        const auto unknown = [&]() -> std::optional<Words> {
            if (known)
                *known = false;
            return std::nullopt;
        };
        if (peek() == '`') {
            next();
            while (!done() && peek() != '`') {
                if (next() == '\\' && !done())
                    next();
            }
            if (done())
                refuse(at, Phrase::tr("a command without an end"), "`…`");
            else
                next();
            return unknown();
        }
        next(); // $
        if (peek() == '(') {
            next();
            skipCommand(at);
            return unknown();
        }
        if (peek() != '{') {
            const std::size_t start = m_at;
            while (!done() && isNameChar(peek(), m_at == start))
                next();
            if (m_at == start) { // $1, $@, or a lone $
                if (!done() && !endsWord(peek()) && peek() != '"')
                    next();
                return unknown();
            }
            return valueOf(std::string(m_text.substr(start, m_at - start)), false, known);
        }
        next(); // {
        const std::size_t start = m_at;
        while (!done() && isNameChar(peek(), m_at == start))
            next();
        const std::string name(m_text.substr(start, m_at - start));
        std::optional<std::string> fallback;
        bool plain = true;
        bool alsoEmpty = false; // the fallback stands for a variable that holds nothing
        bool list = false;
        if (m_text.substr(m_at).starts_with("[@]}") || m_text.substr(m_at).starts_with("[*]}")) {
            list = true;
            for (int i = 0; i < 3; ++i)
                next();
        } else if (peek() == ':' || peek() == '-') {
            if (peek() == ':') {
                alsoEmpty = true;
                next();
            }
            if (peek() == '-' || peek() == '=') {
                next();
                fallback.emplace();
                while (!done() && peek() != '}' && peek() != '\n')
                    *fallback += next();
                plain = fallback->find_first_of("$`'\"") == std::string::npos;
            } else {
                plain = false;
            }
        }
        if (peek() != '}')
            plain = false;
        while (!done() && peek() != '}' && peek() != '\n')
            next();
        if (peek() != '}') {
            refuse(at, Phrase::tr("a variable without an end"), "${NAME}");
            return unknown();
        }
        next();
        if (!plain)
            return unknown();
        return valueOf(name, list, known, fallback, alsoEmpty);
    }

    /// Of a list without [@] the first element.
    std::optional<Words> valueOf(const std::string& name, bool list, bool* known, const std::optional<std::string>& fallback = {}, bool alsoEmpty = false) {
        const auto found = m_variables.find(name);
        const bool empty = found != m_variables.end() && std::all_of(found->second.begin(), found->second.end(), [](const Word& word) { return word.text.empty(); });
        if (found != m_variables.end() && !(fallback && alsoEmpty && empty)) {
            const Words value(found->second.begin(), list || found->second.empty() ? found->second.end() : found->second.begin() + 1);
            for (const Word& word : value)
                m_putIn += word.text.size() + 1;
            if (m_putIn > json::Limits{}.bytes)
                refuse(here(), Phrase::tr("variables that hold more than %1 where they are used", {Phrase::figure("16 MiB")}), Phrase::tr("a command line"));
            return value;
        }
        if (fallback)
            return Words{{*fallback, here()}};
        if (known)
            *known = false;
        return std::nullopt;
    }

    std::string_view m_text;
    std::string_view m_file;
    std::size_t m_at = 0;
    std::size_t m_lineStart = 0;
    std::uint32_t m_line = 1;
    std::size_t m_words = 0;
    std::size_t m_putIn = 0; ///< bytes of variables, wherever they are used
    struct Document {
        std::string end;
        bool tabs = false; ///< lines may be indented by them
    };
    std::vector<Document> m_documents; ///< that begin on the next line
    std::map<std::string, Words> m_variables;
};

bool isOption(const std::string& word) {
    return word.size() > 2 && word.starts_with("--") && isNameChar(word[2], true);
}

/// How many of a command's words are options.
std::size_t optionsIn(const Words& words) {
    return static_cast<std::size_t>(std::count_if(words.begin(), words.end(), [](const Word& word) { return isOption(word.text); }));
}

bool isPlain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || std::string_view("_./:=,@%+-").find(c) != std::string_view::npos;
}

/// The length of a variable that a shell would put in, and do nothing else, at the front of a text: `$NAME`, `${NAME}`,
/// `${NAME[@]}`; 0 where there is none. A stranger's file must not carry a command into the script that is written: `$(…)`,
/// `…` in backquotes, and what arithmetic and the other forms of `${…}` evaluate.
std::size_t variableSize(std::string_view text) {
    if (!text.starts_with('$'))
        return 0;
    const bool braced = text.substr(1).starts_with('{');
    const std::size_t start = braced ? 2 : 1;
    std::size_t at = start;
    while (at < text.size() && isNameChar(text[at], at == start))
        ++at;
    if (at == start)
        return 0;
    if (!braced)
        return at;
    for (const std::string_view list : {"[@]", "[*]"})
        at += text.substr(at).starts_with(list) ? list.size() : 0;
    return text.substr(at).starts_with('}') ? at + 1 : 0;
}

/// A word that is written: text and variables.
struct Segment {
    std::string text;
    bool variable = false;

    friend bool operator==(const Segment&, const Segment&) = default;
};
using Segments = std::vector<Segment>;

void addSegment(Segments& out, std::string_view text, bool variable) {
    if (text.empty())
        return;
    // A name ends where it ends, whatever stands behind it.
    if (!variable && !out.empty() && out.back().variable && isNameChar(text[0], false) && !out.back().text.ends_with('}'))
        out.back().text = "${" + out.back().text.substr(1) + "}";
    if (!variable && !out.empty() && !out.back().variable)
        out.back().text += text;
    else
        out.push_back({std::string(text), variable});
}

/// A word that was read; a command in it is text.
Segments segmentsOf(const Word& word) {
    Segments out;
    std::size_t at = 0;
    const std::string_view text = word.text;
    for (const Part& part : word.live) {
        const std::string_view live = text.substr(part.offset, part.size);
        if (variableSize(live) != live.size())
            continue;
        addSegment(out, text.substr(at, part.offset - at), false);
        addSegment(out, live, true);
        at = part.offset + part.size;
    }
    addSegment(out, text.substr(at), false);
    return out;
}

constexpr std::string_view kSpace = "\n\t";

/// A text as it stands in a tree: `$NAME` is a variable and `\$` a dollar, unless something in it is neither; then all of it
/// is text.
Segments segmentsOf(std::string_view text) {
    Segments asText = text.empty() ? Segments{} : Segments{{std::string(text), false}};
    if (text.find('`') != std::string_view::npos || hasControl(text, kSpace))
        return asText;
    Segments out;
    std::string plain;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t slashes = std::min(text.find_first_not_of('\\', at), text.size()) - at;
        if (at + slashes < text.size() && text[at + slashes] == '$') {
            plain.append(slashes / 2, '\\');
            at += slashes;
            if (slashes % 2 == 1) {
                plain += text[at++];
                continue;
            }
            const std::size_t size = variableSize(text.substr(at));
            if (size == 0)
                return asText;
            addSegment(out, plain, false);
            plain.clear();
            addSegment(out, text.substr(at, size), true);
            at += size;
        } else {
            const std::size_t size = std::max<std::size_t>(slashes, 1);
            plain += text.substr(at, size);
            at += size;
        }
    }
    addSegment(out, plain, false);
    return out;
}

std::string escaped(const Segments& segments) {
    std::string out;
    for (const Segment& segment : segments) {
        const auto slashesBehind = [&out] { return out.size() - (out.find_last_not_of('\\') + 1); };
        if (segment.variable) {
            out.append(slashesBehind(), '\\');
            out += segment.text;
            continue;
        }
        for (const char c : segment.text) {
            if (c == '$')
                out.append(slashesBehind() + 1, '\\');
            out += c;
        }
    }
    return out;
}

/// A word as it stands in a tree.
std::string treeText(const Word& word) {
    const Segments segments = segmentsOf(word);
    return segmentsOf(word.text) == segments ? word.text : escaped(segments);
}

/// Whether something of a word that a shell would have put in or run is written again as text.
bool becomesText(const Word& word) {
    const bool runs = std::any_of(word.live.begin(), word.live.end(), [&word](const Part& part) {
        return variableSize(std::string_view(word.text).substr(part.offset, part.size)) != part.size;
    });
    return runs || segmentsOf(treeText(word)) != segmentsOf(word);
}

json::Value typed(const Word& word) {
    const std::string_view text = word.text;
    const std::size_t sign = text.starts_with('-') ? 1 : 0;
    const bool whole = text.size() > sign && text.size() < 20 &&
                       std::all_of(text.begin() + static_cast<std::ptrdiff_t>(sign), text.end(), [](char c) { return c >= '0' && c <= '9'; }) &&
                       (text.size() == sign + 1 || text[sign] != '0');
    json::Value value = whole ? json::Value::number(text) : json::Value(treeText(word));
    value.setPosition(word.at);
    return value;
}

/// As '…', or as $'…' where a control character has to be written as its number.
std::string shellQuoted(std::string_view text) {
    const bool numbers = hasControl(text, kSpace);
    std::string out = numbers ? "$'" : "'";
    while (!text.empty()) {
        const Character letter = firstCharacter(text);
        text.remove_prefix(letter.bytes.size());
        if (letter.control && kSpace.find(letter.bytes) == std::string_view::npos) {
            for (const char c : letter.bytes) {
                if (c != '\0') // no argument holds a zero byte
                    out += {'\\', static_cast<char>('0' + (c >> 6 & 3)), static_cast<char>('0' + (c >> 3 & 7)), static_cast<char>('0' + (c & 7))};
            }
        } else if (letter.bytes == "'") {
            out += numbers ? "\\'" : "'\\''";
        } else {
            out += (numbers && letter.bytes == "\\" ? "\\" : "") + std::string(letter.bytes);
        }
    }
    return out + "'";
}

/// One word of the script that is written; nothing in it is run.
std::string wordText(const std::string& text) {
    const Segments segments = segmentsOf(text);
    if (segments.empty())
        return "''";
    if (segments.size() == 1 && !segments[0].variable)
        return std::all_of(segments[0].text.begin(), segments[0].text.end(), isPlain) ? segments[0].text : shellQuoted(segments[0].text);
    std::string out = "\""; // left to the shell
    for (const Segment& segment : segments) {
        for (const char c : segment.text)
            out += (!segment.variable && std::string_view("\"\\$`").find(c) != std::string_view::npos ? std::string("\\") : std::string()) + c;
    }
    out += "\"";
    Reader reader(out, "");
    reader.run();
    const bool same = !reader.error && reader.commands.size() == 1 && reader.commands[0].size() == 1 && segmentsOf(reader.commands[0][0]) == segments;
    return same ? out : shellQuoted(text);
}

std::string wordText(const json::Value& value) {
    return wordText(plainText(value));
}

std::string optionText(const json::Member& member) {
    if (member.value.isBoolean())
        return *member.value.boolean() ? wordText(member.key) : std::string();
    std::string out = wordText(member.key);
    if (member.value.isArray()) {
        for (const json::Value& element : member.value.elements())
            out += " " + wordText(element);
        return out;
    }
    return out + " " + wordText(member.value);
}

} // namespace

bool isOpenInShell(const json::Value& value) {
    const std::string_view text = value.string().value_or("");
    bool marked = false; // by a backslash
    for (const char c : text) {
        if (c == '`' || (c == '$' && !marked))
            return true;
        marked = c == '\\' && !marked;
    }
    return false;
}

Result<LaunchTree> readShell(std::string_view text, std::string_view fileName) {
    Reader reader(text, fileName);
    reader.run();
    if (reader.error)
        return *reader.error;
    const auto most = std::max_element(reader.commands.begin(), reader.commands.end(),
                                       [](const Words& a, const Words& b) { return optionsIn(a) < optionsIn(b); });
    LaunchTree tree;
    if (most == reader.commands.end() || optionsIn(*most) == 0)
        return Error{std::string(fileName), Phrase::tr("no command with options such as %1", {"--num-layers"}), Phrase::tr("a Megatron-LM command line, or a script with one")};

    json::Value launcher = json::Value::object();
    json::Value script;
    for (std::size_t i = 0; i < most->size(); ++i) {
        const Word& word = (*most)[i];
        if (!isOption(word.text)) {
            if (script.isNull() && word.text.ends_with(".py"))
                script = json::Value(treeText(word));
            continue;
        }
        Word key = word;
        Words given;
        if (const std::size_t equals = word.text.find('='); equals != std::string::npos) {
            Word value{"", word.at};
            value.add(word, equals + 1);
            given.push_back(std::move(value));
            key = {"", word.at};
            key.add(word, 0, equals);
        }
        const std::string name = json::inUtf8(treeText(key)); // names that a saved scenario cannot tell apart are one
        std::string dashed = name;
        std::replace(dashed.begin() + 2, dashed.end(), '_', '-');
        const bool ofLauncher = std::find(kLauncher.begin(), kLauncher.end(), dashed) != kLauncher.end();
        while (i + 1 < most->size() && !isOption((*most)[i + 1].text) && !(*most)[i + 1].text.ends_with(".py") && !(ofLauncher && !given.empty()))
            given.push_back((*most)[++i]);
        std::vector<json::Value> values;
        for (const Word& value : given) {
            values.push_back(typed(value));
            if (tree.warnings.size() < 20 && becomesText(value)) {
                tree.warnings.push_back(Phrase::joined({std::string(fileName) + ":" + std::to_string(value.at.line) + ":" + std::to_string(value.at.column) + " (" + shortened(name) + ")",
                                                        Phrase::tr("%1 is written again as text, not as a command", {shortened(value.text)})}, ": "));
            }
        }
        json::Value value = values.empty() ? json::Value(true) : values.size() == 1 ? values.front() : json::Value::array(values);
        value.setPosition(values.empty() ? word.at : values.front().position());
        json::Value& target = ofLauncher ? launcher : tree.root;
        // As Python's parser has it: the last one counts.
        target.remove(ofLauncher ? dashed : name);
        target.appendMember({ofLauncher ? dashed : name, std::move(value), word.at});
    }
    if (launcher.size() > 0)
        tree.root.set("torchrun", std::move(launcher));
    if (!script.isNull())
        tree.root.set("script", std::move(script));
    return tree;
}

std::string writeShell(const json::Value& root, const std::vector<std::string>& comments) {
    std::string out = "#!/bin/bash\n";
    for (const std::string& comment : comments)
        out += "# " + comment + "\n";
    out += "torchrun";
    if (const json::Value* launcher = root.find("torchrun")) {
        for (const json::Member& member : launcher->members()) {
            if (const std::string option = optionText(member); !option.empty())
                out += " " + option;
        }
    }
    const json::Value* script = root.find("script");
    out += " " + wordText(script ? *script : json::Value("pretrain_gpt.py"));
    for (const json::Member& member : root.members()) {
        if (!member.key.starts_with("--"))
            continue;
        if (const std::string option = optionText(member); !option.empty())
            out += " \\\n    " + option;
    }
    return out + "\n";
}

} // namespace memladder
