// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
/// Calls a fuzz target with every file given, and with all files of a folder: seeds, and files that once ended it.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

std::size_t files = 0;

void replay(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    std::printf("%s\n", path.filename().c_str());
    std::fflush(stdout); // the last name printed is the file that ended the run
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    ++files;
}

} // namespace

int main(int count, char** arguments) {
    for (int i = 1; i < count; ++i) {
        const std::filesystem::path given = arguments[i];
        if (std::filesystem::is_regular_file(given))
            replay(given);
        if (!std::filesystem::is_directory(given))
            continue;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(given)) {
            if (entry.is_regular_file())
                replay(entry.path());
        }
    }
    std::printf("%zu files\n", files);
    return files > 0 ? 0 : 1;
}
