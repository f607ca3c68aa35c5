// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: MIT
#include "catch.h"

#include "scenario/field.h"
#include "scenario/resolve.h"

#include <set>

using namespace memladder;

TEST_CASE("every field has a key of its own, a meaning and a source") {
    std::set<std::string_view> keys;
    for (const Field& row : fields()) {
        CAPTURE(row.key);
        CHECK(keys.insert(row.key).second);
        CHECK_FALSE(row.label.empty());
        CHECK(row.help.size() > 10);
        CHECK(row.source.text.size() >= 4);
        CHECK(findField(row.option().substr(2)) == &row);
        CHECK((row.kind == FieldKind::Choice) == !row.choices().empty());
        if (row.isNumeric())
            CHECK(row.minimum < row.maximum);
    }
}

TEST_CASE("every field's text reads back to the same value") {
    Scenario changed;
    for (const Field& row : fields()) {
        CAPTURE(row.key);
        if (row.kind == FieldKind::Choice)
            row.setNumber(changed, row.choices().size() - 1);
        else
            row.setNumber(changed, 12345);
        CHECK(row.isSet(changed));
        Scenario again;
        CHECK_FALSE(row.parse(again, row.text(changed)));
        CHECK(row.same(again, changed));
        CHECK_FALSE(row.display(changed).empty());
        row.reset(changed);
        CHECK(row.same(changed, Scenario()));
    }
    CHECK(changed == Scenario());
}

TEST_CASE("a bad value says what was found and what is taken, and changes nothing") {
    for (const Field& row : fields()) {
        for (const char* bad : {"abc?", "-1", "1e40", "NaN", "8.5"}) {
            if ((row.kind == FieldKind::Ratio || row.kind == FieldKind::Bytes) && std::string_view(bad) == "8.5")
                continue;
            CAPTURE(row.key, bad);
            Scenario s;
            const Status status = row.parse(s, bad);
            REQUIRE(status);
            CHECK(status->where == row.key);
            CHECK(status->found == bad);
            CHECK_FALSE(status->accepted.empty());
            CHECK(s == Scenario());
        }
    }
    Scenario s;
    CHECK(field("gpus").parse(s, "0"));
    CHECK(field("gpus").parse(s, ""));
    CHECK_FALSE(field("layers").parse(s, ""));
}

TEST_CASE("the shape follows from the size along GPT-3's aspect, and a typed field replaces only itself") {
    Scenario s;
    s.params = 175'000'000'000;
    Shape shape = resolve(s).shape;
    CHECK(shape.layers == 96);
    CHECK(shape.hidden == 12288);
    CHECK(shape.heads == 96);
    CHECK(shape.headDim == 128);
    CHECK(shape.ffn == 4 * 12288);
    CHECK(shape.vocab == 50257);
    s.params = 30'000'000'000;
    shape = resolve(s).shape;
    CHECK(shape.layers == 53);
    CHECK(shape.hidden == 6784);
    s.layers = 48;
    shape = resolve(s).shape;
    CHECK(shape.layers == 48);
    CHECK(shape.hidden == 6784);
    CHECK(shape.heads == 53);
    s.layers.reset();
    s.params = 1;
    CHECK(resolve(s).shape.hidden == 128);
}

TEST_CASE("a key that is not in a long table is answered with those that hold it, and where all stand") {
    Scenario s;
    const Status refused = field("gpu").parse(s, "H100");
    REQUIRE(refused);
    CHECK(refused->accepted.find("h100-") != std::string::npos);
    CHECK(refused->accepted.find("memladder-cli list gpus") != std::string::npos);
    const Status unlike = field("inter_link").parse(s, "carrier pigeon");
    REQUIRE(unlike);
    CHECK(unlike->accepted == "a key of the catalogue (see: memladder-cli list links)");
}

template <typename Row>
static void checkTable() {
    std::set<std::string_view> keys;
    for (const Row& row : Registry<Row>::rows()) {
        CAPTURE(row.key);
        CHECK(keys.insert(row.key).second);
        CHECK_FALSE(row.name.empty());
        CHECK(row.source.text.size() >= 4);
        const auto found = Choice<Row>::find(row.key);
        REQUIRE(found);
        CHECK(&found->row() == &row);
    }
    CHECK(keys.size() >= 1);
    CHECK_FALSE(Choice<Row>::find("no such row"));
}

TEST_CASE("every catalogue row has a key of its own, a name and a source") {
    checkTable<Sharding>();
    checkTable<Recompute>();
    checkTable<Recipe>();
    checkTable<Gpu>();
    checkTable<Link>();
    checkTable<Estimator>();
    checkTable<AttentionKernel>();
    checkTable<NormKernel>();
    checkTable<Offload>();
    checkTable<CapacityBasis>();
    checkTable<SequenceParallel>();
    checkTable<DisplayUnit>();
    CHECK(Registry<Gpu>::rows().size() == 61);
    CHECK(Registry<Link>::rows().size() == 64);
    CHECK(Registry<Recipe>::rows().size() == 63);
    for (const char* key : {"nvlink4", "ib-ndr", "pcie5-x16"})
        CHECK(Choice<Link>::find(key));
    for (const Gpu& gpu : Registry<Gpu>::rows()) {
        CAPTURE(gpu.key, gpu.scaleUpLink);
        CHECK((gpu.scaleUpLink.empty() || Choice<Link>::find(gpu.scaleUpLink)));
    }
    CHECK(Choice<Recipe>()->key == "bf16-adam");
    CHECK(Choice<Recipe>()->total().bytes() == 16.0);
}
