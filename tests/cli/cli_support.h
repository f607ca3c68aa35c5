// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// Runs the whole command line in this process and reads its answer.
#pragma once

#include "catch.h"

#include "cli/command.h"

#include <algorithm>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

namespace memladder::test {

inline cli::Outcome run(const std::string& line) {
    std::istringstream stream(line);
    return cli::run({std::istream_iterator<std::string>(stream), {}});
}

/// The object that a command prints with `--format json`.
inline json::Value answer(const std::string& line, int status = 0) {
    const cli::Outcome outcome = run(line + " --format json");
    INFO(line);
    INFO(outcome.err);
    REQUIRE(outcome.status == status);
    CHECK(outcome.err.empty());
    const auto parsed = json::parse(outcome.out, "stdout");
    REQUIRE(parsed);
    REQUIRE(parsed->isObject());
    return *parsed;
}

/// A member by its path: "axes.tp".
inline const json::Value& at(const json::Value& object, const std::string& path) {
    const json::Value* value = &object;
    std::istringstream keys(path);
    for (std::string key; std::getline(keys, key, '.');) {
        INFO(path);
        const json::Value* next = value->isArray() && std::stoul(key) < value->size() ? &value->elements()[std::stoul(key)] : value->find(key);
        REQUIRE(next != nullptr);
        value = next;
    }
    return *value;
}

inline std::int64_t integer(const json::Value& object, const std::string& path) {
    const auto whole = at(object, path).integer();
    INFO(path);
    REQUIRE(whole);
    return *whole;
}

inline double real(const json::Value& object, const std::string& path) {
    const auto value = at(object, path).number();
    INFO(path);
    REQUIRE(value);
    return *value;
}

inline std::string text(const json::Value& object, const std::string& path) {
    const auto value = at(object, path).string();
    INFO(path);
    REQUIRE(value);
    return std::string(*value);
}

inline std::vector<std::string> keys(const json::Value& object) {
    std::vector<std::string> out;
    for (const json::Member& member : object.members())
        out.push_back(member.key);
    return out;
}

/// Bad input: status 2, one line on standard error that names `blame`, nothing on standard output.
inline void checkRefused(const std::string& line, const std::string& blame) {
    const cli::Outcome outcome = run(line);
    INFO(line << "\n" << outcome.err);
    CHECK(outcome.status == 2);
    CHECK(outcome.out.empty());
    CHECK(std::count(outcome.err.begin(), outcome.err.end(), '\n') == 1);
    CHECK(outcome.err.find(blame) != std::string::npos);
}

inline const std::string kDrill = " --params 175e9 --layers 96 --hidden 12288 --heads 96 --capacity 192GiB --reserve 10GiB";

} // namespace memladder::test
