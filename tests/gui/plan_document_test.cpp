// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"

#include "document/plan_document.h"
#include "document/view_state.h"
#include "estimate/evaluate.h"

#include <QUndoStack>

using namespace memladder;
using namespace memladder::ui;

TEST_CASE("The document holds a scenario and what the estimator says of it, one plan a scheme") {
    PlanDocument document;
    CHECK(document.scenario() == Scenario());
    REQUIRE(document.plansByScheme().size() == Registry<Sharding>::rows().size());
    CHECK(document.plan() == evaluate(Scenario()));
    int changes = 0;
    QObject::connect(&document, &PlanDocument::changed, [&] { ++changes; });
    REQUIRE_FALSE(document.setField("zero", "3"));
    CHECK(changes == 1);
    CHECK(document.plan() == document.plansByScheme()[3]);
    CHECK(document.plan() == evaluate(document.scenario()));
}

TEST_CASE("What cannot be read changes nothing and says what is accepted") {
    PlanDocument document;
    const Scenario before = document.scenario();
    for (const char* bad : {"", "abc", "-1", "0", "1e40", "nan", "8.5", "7 apples", "1/2"}) {
        CAPTURE(bad);
        const Status refused = document.setField("gpus", bad);
        REQUIRE(refused);
        CHECK_FALSE(refused->accepted.empty());
        CHECK(document.scenario() == before);
    }
    CHECK(document.setField("reserve", "10"));
    CHECK(document.setField("recompute", "sometimes"));
    CHECK(document.undoStack().count() == 0);
    // The same value in other words is no change.
    REQUIRE_FALSE(document.setField("params", "30e9"));
    CHECK(document.undoStack().count() == 0);
    REQUIRE_FALSE(document.setField("params", "7b"));
    CHECK(document.scenario().params == 7'000'000'000);
    REQUIRE_FALSE(document.setField("params", "1.3 B"));
    CHECK(document.scenario().params == 1'300'000'000);
    REQUIRE_FALSE(document.setField("seq", "8k"));
    CHECK(document.scenario().seq == 8192);
}

TEST_CASE("One gesture on one field is one step, named by where it began and ended") {
    PlanDocument document;
    document.setNumber("params", 7'000'000'000);
    for (std::uint64_t value = 7'100'000'000; value <= 13'000'000'000; value += 100'000'000)
        document.setNumber("params", value, 41);
    QUndoStack& undo = document.undoStack();
    CHECK(undo.count() == 2);
    CHECK(undo.undoText() == "Model size 7 B to 13 B");
    document.setNumber("params", 20'000'000'000, 42); // another gesture
    CHECK(undo.count() == 3);
    document.setNumber("gpus", 16, 42); // another field
    CHECK(undo.count() == 4);
    CHECK(undo.undoText() == "GPUs 8 to 16");
    bool byUndo = false;
    QObject::connect(&document, &PlanDocument::changed, [&](bool undone) { byUndo = undone; });
    undo.undo();
    CHECK(byUndo);
    undo.undo();
    CHECK(document.scenario().params == 13'000'000'000);
    undo.undo();
    CHECK(document.scenario().params == 7'000'000'000);
    undo.redo();
    CHECK(document.scenario().params == 13'000'000'000);
    CHECK(document.plan() == evaluate(document.scenario()));
}

TEST_CASE("A gesture that ends where it began leaves no step") {
    PlanDocument document;
    const std::uint64_t start = document.scenario().params;
    for (const std::uint64_t value : {start + 1'000'000'000, start + 2'000'000'000, start})
        document.setNumber("params", value, 7);
    CHECK(document.scenario().params == start);
    CHECK(document.undoStack().count() == 0);
    CHECK_FALSE(document.undoStack().canUndo());
}

TEST_CASE("Cards: the planned one is always listed, a visitor leaves when it is no longer planned for") {
    std::vector<CeilingCard> cards = defaultCeilings();
    REQUIRE(cards.size() == 3);
    Scenario scenario;
    CHECK(plannedCard(scenario).size == CardSize::gb(80));
    CHECK(withPlanned(cards, plannedCard(scenario)) == cards);
    scenario.capacity = CardSize::gib(96);
    cards = withPlanned(cards, plannedCard(scenario));
    REQUIRE(cards.size() == 4);
    CHECK(cards.back().visiting);
    CHECK(cards.back().name() == "96 GiB");
    scenario.capacity = CardSize::gb(141);
    CHECK(withPlanned(cards, plannedCard(scenario)) == defaultCeilings());
    scenario.capacity.reset();
    scenario.gpu = Choice<Gpu>::named("h200-sxm");
    CHECK(plannedCard(scenario).name() == "H200 SXM 141GB");
    CHECK(withPlanned(defaultCeilings(), plannedCard(scenario)).size() == 4);
    // Keys read back to the same card.
    for (const CeilingCard& card : {CeilingCard::of(CardSize::gb(80)), CeilingCard::of(CardSize::gib(192)),
                                    CeilingCard::of(Choice<Gpu>::named("mi300x"))}) {
        const auto read = CeilingCard::fromKey(card.key());
        REQUIRE(read);
        CHECK(*read == card);
    }
    CHECK_FALSE(CeilingCard::fromKey("80XB"));
    CHECK_FALSE(CeilingCard::fromKey("0"));
}
