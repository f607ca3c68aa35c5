// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/png_scenario.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>

#include <array>

namespace memladder::ui {
namespace {

const QByteArray kPngSignature("\x89PNG\r\n\x1a\n", 8);

Phrase accepted() {
    return Phrase::tr("a PNG that Memladder exported");
}

quint32 bigEndian(const QByteArray& bytes) {
    quint32 value = 0;
    for (const char byte : bytes.left(4))
        value = value << 8 | static_cast<unsigned char>(byte);
    return value;
}

/// CRC-32 as PNG counts it.
quint32 crcOf(const QByteArray& bytes) {
    static const std::array<quint32, 256> kTable = [] {
        std::array<quint32, 256> table{};
        for (quint32 i = 0; i < 256; ++i) {
            quint32 c = i;
            for (int bit = 0; bit < 8; ++bit)
                c = (c & 1) != 0 ? 0xEDB88320U ^ (c >> 1) : c >> 1;
            table[i] = c;
        }
        return table;
    }();
    quint32 crc = 0xFFFFFFFFU;
    for (const char byte : bytes)
        crc = kTable[(crc ^ static_cast<unsigned char>(byte)) & 0xFFU] ^ (crc >> 8);
    return ~crc;
}

QByteArray pngNumber(quint32 value) {
    QByteArray bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>(value >> shift & 0xFFU);
    return bytes;
}

QByteArray pngChunk(const QByteArray& type, const QByteArray& data) {
    return pngNumber(static_cast<quint32>(data.size())) + type + data + pngNumber(crcOf(type + data));
}

/// The chunk that holds our scenario, whole and checked; why there is none. Walks the file by its lengths,
/// and reads no picture.
Result<QByteArray> scenarioChunk(QIODevice& file, const std::string& where) {
    if (file.read(8) != kPngSignature)
        return Error{where, Phrase::tr("no PNG"), accepted()};
    const QByteArray first = file.read(25); // the header's length, type, data and sum
    if (first.size() < 25)
        return Error{where, Phrase::tr("a PNG that is cut off"), accepted()};
    if (first.mid(4, 4) != "IHDR" || bigEndian(first) != 13 || bigEndian(first.mid(21)) != crcOf(first.mid(4, 17)))
        return Error{where, Phrase::tr("a PNG whose header is damaged"), accepted()};
    const QByteArray key = QByteArray(kScenarioChunk) + '\0';
    while (true) {
        const QByteArray head = file.read(8);
        if (head.size() < 8)
            return Error{where, Phrase::tr("a PNG that is cut off"), accepted()};
        const qint64 length = bigEndian(head);
        const QByteArray type = head.mid(4);
        if (type == "IEND")
            return Error{where, Phrase::tr("a PNG without a scenario"), accepted()};
        const bool text = type == "tEXt" || type == "zTXt" || type == "iTXt";
        if (text && length <= kMaxScenarioText) {
            const QByteArray data = file.read(length);
            const QByteArray crc = file.read(4);
            if (data.size() < length || crc.size() < 4)
                return Error{where, Phrase::tr("a PNG that is cut off"), accepted()};
            if (!data.startsWith(key))
                continue;
            if (bigEndian(crc) != crcOf(type + data))
                return Error{where, Phrase::tr("a PNG whose scenario is damaged"), accepted()};
            return pngChunk(type, data);
        }
        if (file.size() - file.pos() < length + 4 || !file.seek(file.pos() + length + 4))
            return Error{where, Phrase::tr("a PNG that is cut off"), accepted()};
    }
}

} // namespace

bool isPng(const QString& path) {
    if (!QFileInfo(path).isFile()) // a pipe would wait for ever
        return false;
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.read(8) == kPngSignature;
}

Result<std::string> readScenarioFromPng(const QString& path) {
    const std::string where = path.toStdString();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{where, file.errorString().toStdString(), accepted()};
    return readScenarioFromPng(file, where);
}

Result<std::string> readScenarioFromPng(QIODevice& file, const std::string& where) {
    const Result<QByteArray> chunk = scenarioChunk(file, where);
    if (!chunk)
        return chunk.error();
    // The decoder sees the one chunk in a picture of ours: nothing else of a stranger's file reaches it.
    QByteArray clean = kPngSignature;
    clean += pngChunk("IHDR", QByteArray("\0\0\0\1\0\0\0\1\10\0\0\0\0", 13));
    clean += *chunk;
    clean += pngChunk("IDAT", QByteArray::fromHex("789c6360000000020001"));
    clean += pngChunk("IEND", {});
    QBuffer buffer(&clean);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "png");
    reader.setAutoDetectImageFormat(false);
    const QString text = reader.text(QString::fromLatin1(kScenarioChunk));
    if (text.isEmpty())
        return Error{where, Phrase::tr("a PNG whose scenario is damaged"), accepted()};
    if (text.size() > kMaxScenarioText)
        return Error{where, Phrase::tr("a scenario of more than %1", {Phrase::figure("8 MiB")}), accepted()};
    return text.toStdString();
}

} // namespace memladder::ui
