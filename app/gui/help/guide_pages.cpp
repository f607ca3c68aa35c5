// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/guide_pages.h"

#include "lecture/scene_picture.h"
#include "scenario/field.h"
#include "language/ui.h"

#include <initializer_list>
#include <string_view>
#include <utility>

namespace memladder::ui {

namespace {

using Fields = std::initializer_list<std::pair<std::string_view, std::string_view>>;

Scenario scenarioOf(Fields fields) {
    Scenario scenario;
    for (const auto& [key, value] : fields)
        (void)field(key).parse(scenario, value);
    return scenario;
}

PictureView viewOf(const char* chart, const char* compare = "scheme") {
    PictureView view;
    view.chart = QString::fromLatin1(chart);
    view.compare = QString::fromLatin1(compare);
    return view;
}

GuidePage page(const QString& title, const QString& text, const Scenario& scenario, const PictureView& view) {
    return {title, filledText(text.toStdString(), scenario), scenario, view};
}

} // namespace

ChartSpec GuidePage::picture() const {
    return findChart(view.chart.toStdString())->build(requestFor(scenario, view));
}

std::vector<GuidePage> Guide::pages() {
    const Scenario start;
    return {
        page(Ui::tr("What you see"),
             Ui::tr("Each bar is what one GPU holds while a model trains, part upon part: parameters, gradients and "
                "optimizer in violet, activations in amber. The dashed lines are cards. A bar below a line fits on that "
                "card.\n\n"
                "Here a model of {field:params} trains on {gpus}. With plain data parallelism each of them needs "
                "{total|zero=0}; with ZeRO-3, which divides the states, {total|zero=3}."),
             start, viewOf("budget")),
        page(Ui::tr("Drag, and the bars follow"),
             Ui::tr("Model size, GPUs and sequence are sliders: drag them, press the arrow keys, or type a value such as 7b, "
                "1.3e9 or 8k and press Enter. Click a bar to make its scheme the current one.\n\n"
                "Below the controls, closed sections hold everything else: parallelism, precision and optimizer, the "
                "model's shape, the cluster. Open… reads a model's config.json. Ctrl+Z takes any step back."),
             scenarioOf({{"params", "7B"}, {"gpus", "8"}, {"zero", "2"}, {"recompute", "selective"}}), viewOf("budget")),
        page(Ui::tr("Does it fit?"),
             Ui::tr("The line above the chart answers for the card that is planned for, the one with the round mark: {card} "
                "here. It names what decides, and the fewest GPUs on which any layout would do.\n\n"
                "This one {fits}: {headroom}. What recompute saves shows in amber: without it the activations are "
                "{activations|recompute=none}, with selective recompute {activations|recompute=selective}, with full "
                "recompute {activations|recompute=full}."),
             scenarioOf({{"params", "30B"}, {"gpus", "32"}, {"zero", "3"}, {"recompute", "full"}}),
             viewOf("budget", "recompute")),
        page(Ui::tr("The memory wall"),
             Ui::tr("Over the number of GPUs each scheme falls to a floor that no further GPU lowers: with plain data "
                "parallelism all {bytes:all} bytes a parameter stay on every GPU, with ZeRO-2 the weights alone. A curve "
                "is solid where it fits and dashed where it does not.\n\n"
                "ZeRO-3 has no floor. It fits from {fewest:states|zero=3} GPUs on, ZeRO-2 from {fewest:states|zero=2}, as "
                "far as states alone go."),
             scenarioOf({{"params", "30B"}, {"gpus", "32"}, {"zero", "2"}}), viewOf("wall")),
        page(Ui::tr("From question to layout"),
             Ui::tr("Suggestions, below the chart, lists the layouts that fit, least disturbing first, each with what it pays "
                "and what it leaves. A click takes one. Where nothing fits it says why, with the proof where there is "
                "one.\n\n"
                "Show the work derives every number: formula, numbers put in, result, source. Launch writes the layout "
                "as the settings of Megatron-LM, torchtitan, DeepSpeed, accelerate or nanotron, and says what those "
                "cannot express."),
             scenarioOf({{"params", "30B"}, {"gpus", "32"}, {"zero", "2"}}), viewOf("ladder")),
        page(Ui::tr("Longer sequences"),
             Ui::tr("Activations grow with the sequence, states do not. The amber line marks where the activations overtake "
                "the states: without recompute at {crossing|recompute=none} tokens.\n\n"
                "The other charts show the stages of a pipeline, one step in time, and the headroom of the best layout "
                "for every size on every number of GPUs. Each has its numbers as a table, and each is exported as PNG, "
                "SVG or PDF with Ctrl+E."),
             scenarioOf({{"params", "7B"}, {"gpus", "8"}, {"zero", "2"}, {"recompute", "selective"}}), viewOf("sequence")),
        page(Ui::tr("How sure is it?"),
             Ui::tr("The textbook estimator is closed form: published formulas, exact, and blind to what frameworks do beside "
                "them. The detailed estimator follows a framework tensor by tensor and gives a range from measured runs. "
                "Choose it in the section Estimator; Waterfall shows the way from one to the other.\n\n"
                "A peak that you measured corrects the plan (Waterfall, Calibrate). All of this is about training: "
                "inference, with its caches, is another program's job, and nothing here predicts throughput."),
             scenarioOf({{"model", "llama-3.1-70b"},
                         {"gpus", "64"},
                         {"tp", "8"},
                         {"pp", "4"},
                         {"zero", "1"},
                         {"seq", "8k"},
                         {"recompute", "selective"},
                         {"estimator", "detailed"},
                         {"framework", "megatron"}}),
             viewOf("stages")),
    };
}

} // namespace memladder::ui
