// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Any bytes as a PNG: refused in one line, or a text that the scenario's reader answers. Sums that do not agree keep most
/// bytes from getting far, so they also come as the body of a chunk whose sum is right.
#include "export/png_scenario.h"
#include "fuzz/require.h"
#include "io/scenario_json.h"

#include <QBuffer>
#include <QByteArray>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

using namespace memladder;
using fuzz::require;

namespace {

void open(QByteArray bytes) {
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    const Result<std::string> text = ui::readScenarioFromPng(buffer, "fuzz.png");
    if (!text) {
        fuzz::requireOneLine(text.error(), "fuzz.png");
        return;
    }
    require(!text->empty());
    if (const Result<ScenarioDocument> document = readScenario(*text, "fuzz.png"); !document)
        fuzz::requireOneLine(document.error(), "fuzz.png");
}

QByteArray number(std::uint32_t value) {
    QByteArray bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>(value >> shift & 0xFFU);
    return bytes;
}

/// A chunk with its length and sum.
QByteArray chunk(const QByteArray& body) {
    std::uint32_t crc = 0xFFFFFFFFU;
    for (const char byte : body) {
        crc ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc & 1U) != 0 ? 0xEDB88320U ^ (crc >> 1) : crc >> 1;
    }
    return number(static_cast<std::uint32_t>(body.size() - 4)) + body + number(~crc);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    open(bytes);
    if (size == 0)
        return 0;
    constexpr std::array<const char*, 3> kTypes = {"tEXt", "zTXt", "iTXt"};
    open(QByteArray("\x89PNG\r\n\x1a\n", 8) + chunk(QByteArray("IHDR\0\0\0\1\0\0\0\1\10\0\0\0\0", 17)) +
         chunk(kTypes[data[0] % kTypes.size()] + QByteArray(ui::kScenarioChunk) + '\0' + bytes.mid(1)) + chunk("IEND"));
    return 0;
}
