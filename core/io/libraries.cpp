// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "io/libraries.h"

#include <rapidjson/rapidjson.h>
#if __has_include(<toml++/impl/version.hpp>) // named so from 3.4 on
#include <toml++/impl/version.hpp>
#else
#include <toml++/impl/version.h>
#endif

#define MEMLADDER_TEXT_OF(value) #value
#define MEMLADDER_TEXT(value) MEMLADDER_TEXT_OF(value)

namespace memladder {

std::vector<Library> fileLibraries() {
    return {{"RapidJSON", RAPIDJSON_VERSION_STRING, "MIT"},
            {"toml++", MEMLADDER_TEXT(TOML_LIB_MAJOR) "." MEMLADDER_TEXT(TOML_LIB_MINOR) "." MEMLADDER_TEXT(TOML_LIB_PATCH), "MIT"},
            {"yaml-cpp", MEMLADDER_YAML_CPP_VERSION, "MIT"}};
}

} // namespace memladder
