// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "quantity/card_size.h"
#include "quantity/format.h"
#include "quantity/parse.h"
#include "quantity/result.h"

using namespace memladder;

TEST_CASE("bytes are exact, round up and saturate") {
    CHECK(Bytes::roundedUp(10, 5) == Bytes::of(2));
    CHECK(Bytes::roundedUp(11, 5) == Bytes::of(3));
    CHECK(Bytes::roundedUp(-11, 5) == Bytes::of(-2));
    CHECK((Bytes::saturated() + Bytes::of(1)).isSaturated());
    CHECK((Bytes::of(std::numeric_limits<std::int64_t>::min()) - Bytes::of(1)).isSaturated());
    CHECK((Bytes::saturated() * -2).count() == -std::numeric_limits<std::int64_t>::max());
    CHECK(Bytes::of(80 * kGB).gib() == Approx(74.5058));
    CHECK(Bytes::of(kGiB).gb() == Approx(1.073741824));
}

TEST_CASE("counts are read exactly, in every way people write them") {
    CHECK(parse::count("7b") == 7'000'000'000U);
    CHECK(parse::count("70e9") == 70'000'000'000U);
    CHECK(parse::count(" 1.3 B ") == 1'300'000'000U);
    CHECK(parse::count("1,024") == 1024U);
    CHECK(parse::count("1_000_000") == 1'000'000U);
    CHECK(parse::count("124439808") == 124'439'808U);
    CHECK(parse::count("0.125B") == 125'000'000U);
    CHECK(parse::count("2.5e1") == 25U);
    CHECK(parse::count("30000000000.0") == 30'000'000'000U);
    CHECK(parse::count("10T") == 10'000'000'000'000U);
    CHECK(parse::count("0") == 0U);
    for (const char* bad : {"", " ", "abc", "8.5", "-1", "+", "1e40", "1e", "1 2", "7bb", "7x", "NaN", "inf", "0x10", "1,00", "1,0000", ",1", "1e-3",
                            "99999999999999999999", "1e19", ".", "1.2.3"}) {
        CAPTURE(bad);
        CHECK_FALSE(parse::count(bad));
    }
}

TEST_CASE("tokens count in powers of two") {
    CHECK(parse::tokens("8k") == 8192U);
    CHECK(parse::tokens("8K") == 8192U);
    CHECK(parse::tokens("1.5k") == 1536U);
    CHECK(parse::tokens("10M") == 10'485'760U);
    CHECK(parse::tokens("4,096") == 4096U);
    CHECK_FALSE(parse::tokens("8b"));
    CHECK_FALSE(parse::tokens("1.0001k"));
}

TEST_CASE("sizes keep their unit and read back to the byte") {
    CHECK(parse::size("80GB") == CardSize::gb(80));
    CHECK(parse::size("80 gb") == CardSize::gb(80));
    CHECK(parse::size("192GiB") == CardSize::gib(192));
    CHECK(parse::size("0")->bytes() == Bytes());
    CHECK(parse::size("61.2GiB")->bytes().count() == 65'712'999'629); // 61.2 · 2^30 = 65712999628.8
    for (const char* text : {"80GB", "61.2GiB", "74.505805969GiB", "0.001GB", "0", "1.5GB", "139.8GiB"}) {
        CAPTURE(text);
        const auto size = parse::size(text);
        REQUIRE(size);
        CHECK(size->text() == text);
        CHECK(parse::size(size->text()) == size);
    }
    for (const char* bad : {"", "80", "80XB", "GB", "-80GB", "1e40GB", "80MB", "80 G", "NaNGB", "5e18GB"}) {
        CAPTURE(bad);
        CHECK_FALSE(parse::size(bad));
    }
    CHECK(CardSize::gb(80).label() == "80 GB");
    CHECK(parse::size("61.2GiB")->label() == "61.2 GiB");
    CHECK(CardSize(Bytes::of(81559LL << 20), format::Unit::GiB).label() == "79.65 GiB"); // what a driver shows of 80 GB
}

TEST_CASE("numbers read the same under every locale") {
    CHECK(format::fixed(1234567.891, 1) == "1,234,567.9");
    CHECK(format::fixed(-0.04, 1) == "0.0");
    CHECK(format::fixed(-1.5, 1, true) == "\u22121.5");
    CHECK(format::size(Bytes::of(30 * kGiB)) == "30.0");
    CHECK(format::size(Bytes::of(kGiB / 4)) == "0.250");
    CHECK(format::size(Bytes::of(kGiB / 16)) == "0.0625");
    CHECK(format::size(Bytes()) == "0.0");
    CHECK(format::size(Bytes::saturated()).substr(0, 4) == "≥ ");
    CHECK(format::size(-Bytes::saturated()).substr(0, 4) == "≤ ");
    CHECK(format::sizeWithUnit(Bytes::of(80 * kGB), format::Unit::GB) == "80.0 GB");
    CHECK(format::count(30'000'000'000) == "30B");
    CHECK(format::count(1'300'000'000) == "1.3B");
    CHECK(format::count(124'439'808) == "124,439,808");
    CHECK(format::count(124'400'000) == "124.4M");
    CHECK(format::roughCount(174'604'259'328) == "175B");
    CHECK(format::roughCount(124'439'808) == "124M");
    CHECK(format::roughCount(1'316'000'000) == "1.32B");
    CHECK(format::tokens(4096) == "4K");
    CHECK(format::tokens(10'485'760) == "10M");
    CHECK(format::tokens(5000) == "5,000");
}

TEST_CASE("an error is one line, and foreign text in it is cut at a whole character") {
    const Error error{"--gpus", "8.5", "whole number"};
    CHECK(error.text() == "--gpus: found 8.5; accepted: whole number");
    CHECK(shortened("a\nb\tc") == "a b c");
    CHECK(shortened("ääää", 5) == "ää…");
}

TEST_CASE("One thing and many, and a difference that is never nothing") {
    CHECK(format::counted(1, "GPU") == "1 GPU");
    CHECK(format::counted(0, "GPU") == "0 GPUs");
    CHECK(format::counted(65'536, "token") == "65,536 tokens");
    CHECK(format::difference(Bytes::of(1)) == "1 byte");
    CHECK(format::difference(Bytes::of(9'999'999)) == "9,999,999 bytes");
    CHECK(format::difference(Bytes::of(10'000'000), format::Unit::GB) == "0.0100 GB");
    CHECK(format::difference(Bytes::of(std::int64_t{17} << 30)) == "17.0 GiB");
}
