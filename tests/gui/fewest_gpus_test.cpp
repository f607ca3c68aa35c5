// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"

#include "document/fewest_gpus.h"
#include "gui/ui_support.h"
#include "widgets/main_window.h"

#include <QApplication>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

Scenario largeModel() {
    Scenario s;
    s.params = 175'000'000'000;
    s.capacity = CardSize::gib(192);
    s.reserve = CardSize::gib(10);
    return s;
}

void settleFewest(const FewestGpus& fewest) {
    REQUIRE(QTest::qWaitFor([&fewest] { return !fewest.isPending(); }, 20000));
}

} // namespace

TEST_CASE("The fewest GPUs of the drill are 15, 16 as a power of two") {
    PlanDocument document(largeModel());
    FewestGpus fewest(document);
    CHECK(fewest.text().isEmpty()); // not yet known
    settleFewest(fewest);
    CHECK(fewest.text().startsWith("Fewest GPUs: 15, 16 as a power of two."));
    const QString known = fewest.text();
    document.setField("gpus", "64");
    document.setField("zero", "3");
    document.setField("tp", "8");
    document.setField("recompute", "full"); // what the solution is free to choose is no other question
    CHECK(fewest.text() == known);
    document.setField("seq", "8192");
    settleFewest(fewest);
    CHECK_FALSE(fewest.text().isEmpty());
    CHECK(fewest.text() != known);
    document.setField("reserve", "192GiB"); // nothing is left of the card
    settleFewest(fewest);
    CHECK(fewest.text().isEmpty());
    document.setField("reserve", "10GiB");
    document.setField("seq", "2048");
    settleFewest(fewest);
    CHECK(fewest.text() == known);
}

TEST_CASE("The verdict's second line says the fewest GPUs, and never those of another scenario") {
    useUiStyle();
    MainWindow window(false);
    present(window, {1280, 800});
    window.document().restart(largeModel());
    settleFewest(window.fewestGpus());
    QApplication::processEvents();
    CHECK(window.verdict().verdict().kind == Verdict::Kind::Impossible); // on 8
    CHECK(window.verdict().verdict().detail.contains("Fewest GPUs: 15, 16 as a power of two"));
    LogSlider& slider = *window.panel().quantity("params")->slider();
    dragTo(slider, 30e9, 40, [&] {
        const QString& text = window.fewestGpus().text();
        CHECK(window.verdict().verdict().detail.contains("Fewest GPUs") == !text.isEmpty());
        if (window.document().scenario().params < 100'000'000'000)
            CHECK_FALSE(text.contains("Fewest GPUs: 15,"));
    });
    settleFewest(window.fewestGpus());
    QApplication::processEvents();
    const Solution solution = findQuestion("min-gpus")->solve(window.document().scenario(), {});
    REQUIRE(solution.exact);
    CHECK(window.verdict().verdict().detail.contains(QStringLiteral("Fewest GPUs: %1").arg(*solution.exact)));
    CHECK(window.document().undoStack().count() == 1);
}
