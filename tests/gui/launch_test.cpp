// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catch.h"

#include "gui/ui_support.h"
#include "io/model_file.h"
#include "widgets/main_window.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QListView>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

/// A window on the launch settings.
class FreshLaunch {
public:
    explicit FreshLaunch(QSize size = {1280, 800}) {
        useUiStyle();
        window = std::make_unique<MainWindow>(false);
        window->document().restart(Scenario());
        present(*window, size);
        QTest::mouseClick(&window->lowerTabs(), Qt::LeftButton, Qt::NoModifier, window->lowerTabs().tabRect(LaunchTab).center());
        QApplication::processEvents();
    }
    MainWindow* operator->() { return window.get(); }
    LaunchView& view() { return window->launch(); }
    QString text() { return view().text().toPlainText(); }
    void click(QAbstractItemView& list, int row) {
        const QModelIndex index = list.model()->index(row, 0);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, Qt::NoModifier, list.visualRect(index).center());
    }
    int noteOn(const QString& field) {
        for (int row = 0; row < view().launch().rowCount(); ++row) {
            if (view().launch().index(row).data(LaunchModel::FieldRole).toString() == field)
                return row;
        }
        return -1;
    }
    std::unique_ptr<MainWindow> window;
};

/// What the command line prints for a framework and options.
QString printed(std::string_view framework, std::initializer_list<std::pair<std::string_view, std::string_view>> options = {}) {
    ScenarioDocument document;
    for (const auto& [key, value] : options)
        REQUIRE_FALSE(field(key).parse(document.scenario, value));
    return QString::fromStdString(writeLaunch(Choice<LaunchFramework>::named(framework), document).text);
}

QString written(const QTemporaryDir& folder, const QString& name, const QByteArray& text) {
    QFile file(folder.filePath(name));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(text);
    return file.fileName();
}

} // namespace

TEST_CASE("The launch settings of a tab are those of the command line, and follow every control") {
    FreshLaunch window;
    QAbstractItemModelTester tester(&window.view().launch(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    REQUIRE(window.view().isVisible());
    CHECK(window.text() == printed("megatron"));
    window->document().setField("tp", "2");
    CHECK(window.text() == printed("megatron", {{"tp", "2"}}));
    REQUIRE(window.view().frameworks().count() == 5);
    const char* keys[] = {"megatron", "torchtitan", "deepspeed", "accelerate", "nanotron"};
    for (int row = 0; row < 5; ++row) {
        window.click(window.view().frameworks(), row);
        CHECK(window.text() == printed(keys[row], {{"tp", "2"}}));
    }
    // By the keyboard too.
    window.view().frameworks().setFocus();
    QTest::keyClick(&window.view().frameworks(), Qt::Key_Up);
    CHECK(window.text() == printed("accelerate", {{"tp", "2"}}));
    window->document().undoStack().undo();
    CHECK(window.text() == printed("accelerate"));
    // Out of sight nothing is worked out, and the copy is of now all the same.
    window->lowerTabs().setCurrentIndex(BreakdownTab);
    window->document().setField("gpus", "64");
    CHECK(window.text() == printed("accelerate"));
    CHECK(window.view().launch().currentText() == printed("accelerate", {{"gpus", "64"}}));
}

TEST_CASE("Copying gives the file itself") {
    FreshLaunch window;
    window.click(window.view().frameworks(), 4);
    QTest::mouseClick(&window.view().copyButton(), Qt::LeftButton);
    CHECK(QApplication::clipboard()->text() == printed("nanotron"));
    window.view().text().setFocus();
    QTest::keyClick(&window.view().text(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&window.view().text(), Qt::Key_C, Qt::ControlModifier);
    CHECK(QApplication::clipboard()->text() == printed("nanotron"));
}

TEST_CASE("A note says why, and a click on it goes to its field") {
    FreshLaunch window;
    window->document().setField("zero", "1");
    window->document().setField("reserve", "10GiB");
    window.click(window.view().frameworks(), 1);
    const int row = window.noteOn("zero");
    REQUIRE(row >= 0);
    const QModelIndex note = window.view().launch().index(row);
    CHECK(note.data().toString() == "Sharding ZeRO-1");
    CHECK(note.data(LaunchModel::ReasonRole).toString().contains("ZeRO-2"));
    CHECK(note.data(Qt::AccessibleTextRole).toString().startsWith("Sharding ZeRO-1: "));
    int own = 0;
    for (int i = 0; i < window.view().launch().rowCount(); ++i)
        own += window.view().launch().index(i).data(LaunchModel::KindRole).toInt() == LaunchModel::PlansOwn ? 1 : 0;
    CHECK(own == 1);
    QString chosen;
    QObject::connect(&window.view(), &LaunchView::fieldChosen, [&](const QString& key) { chosen = key; });
    window.click(window.view().notes(), row);
    CHECK(chosen == "zero");
    REQUIRE(QApplication::focusWidget());
    CHECK(QApplication::focusWidget() != window.view().notes().viewport());
    CHECK(window->panel().isAncestorOf(QApplication::focusWidget()));
}

TEST_CASE("A launch file that is dropped is opened, keeps what is no part of a plan, and is never written over") {
    QTemporaryDir folder;
    const QString path = written(folder, "ds_config.json", R"({"train_micro_batch_size_per_gpu": 2, "gradient_accumulation_steps": 4, "train_batch_size": 64,
 "bf16": {"enabled": true}, "zero_optimization": {"stage": 3}, "scheduler": {"type": "WarmupLR"}})");
    FreshLaunch window;
    window->lowerTabs().setCurrentIndex(BreakdownTab);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window.window.get(), &enter);
    CHECK(enter.isAccepted());
    QDropEvent drop(QPointF(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window.window.get(), &drop);
    const Scenario& s = window->document().scenario();
    CHECK(s.zero->key == "3");
    CHECK(s.gpus == 8);
    CHECK(s.microBatch == 2);
    CHECK(s.framework->key == "deepspeed");
    CHECK(window->lowerTabs().currentIndex() == LaunchTab);
    CHECK(window.view().frameworks().currentRow() == 2);
    CHECK(window.text().contains("WarmupLR"));
    const QModelIndex first = window.view().launch().index(0);
    CHECK(first.data(LaunchModel::KindRole).toInt() == LaunchModel::Read);
    CHECK(first.data().toString() == "Read from ds_config.json");
    CHECK(window->document().origin().path.isEmpty()); // what is not ours is never written over
    // One step back, and it is as before.
    window->document().undoStack().undo();
    CHECK(window->document().scenario() == Scenario());

    CHECK_FALSE(window->openFile(written(folder, "train.toml", "[model]\nname = \"llama3\"\nflavor = \"8B\"\n[training]\nlocal_batch_size = 1\n[parallelism]\ndata_parallel_shard_degree = 16\n")));
    CHECK(window->document().scenario().model->row().key == "llama-3.1-8b");
    CHECK(window->document().scenario().gpus == 16);
    CHECK_FALSE(window->openFile(written(folder, "plan.json", "{\"memladder_scenario\": 1, \"gpus\": 4}")));
    CHECK(window.view().launch().rowCount() >= 0);
    for (int i = 0; i < window.view().launch().rowCount(); ++i)
        CHECK(window.view().launch().index(i).data(LaunchModel::KindRole).toInt() != LaunchModel::Read);
    const Status refused = window->openFile(written(folder, "bad.yaml", "parallelism:\n  tp: many\n"));
    REQUIRE(refused);
    CHECK(refused->text().find("bad.yaml:2:7 (parallelism.tp)") != std::string::npos);
    CHECK(window->document().scenario().gpus == 4);
}

TEST_CASE("The tab shows the scenario's framework and follows it, until another is chosen by hand") {
    FreshLaunch window;
    CHECK(window.view().frameworks().currentRow() == 0);
    window->document().setField("framework", "torchtitan");
    CHECK(window.view().frameworks().currentRow() == 1);
    CHECK(window.text() == printed("torchtitan", {{"framework", "torchtitan"}}));
    window->document().setField("framework", "hf");
    CHECK(window.view().launch().framework()->key == "accelerate");
    window->document().setField("framework", "litgpt"); // writes none: the last one stays
    CHECK(window.view().launch().framework()->key == "accelerate");
    // Out of sight too.
    window->lowerTabs().setCurrentIndex(BreakdownTab);
    window->document().setField("framework", "nanotron");
    window->lowerTabs().setCurrentIndex(LaunchTab);
    CHECK(window.view().frameworks().currentRow() == 4);
    window.click(window.view().frameworks(), 2);
    window->document().setField("framework", "torchtitan");
    CHECK(window.view().frameworks().currentRow() == 2);
    CHECK(window.text() == printed("deepspeed", {{"framework", "torchtitan"}}));
    // A file is another document.
    QTemporaryDir folder;
    CHECK_FALSE(window->openFile(written(folder, "plan.json", R"({"memladder_scenario": 1, "framework": "nanotron"})")));
    CHECK(window.view().frameworks().currentRow() == 4);
    window->document().setField("framework", "megatron");
    CHECK(window.view().frameworks().currentRow() == 0);
}

TEST_CASE("The tab starts on the scenario's framework") {
    useUiStyle();
    MainWindow window(false);
    Scenario scenario;
    scenario.framework = Choice<Framework>::named("nanotron");
    window.document().restart(scenario);
    present(window, {1280, 800});
    window.lowerTabs().setCurrentIndex(LaunchTab);
    CHECK(window.launch().frameworks().currentRow() == 4);
}

TEST_CASE("A launch file is planned for on the machine and by the estimator at hand, in one step") {
    QTemporaryDir folder;
    FreshLaunch window;
    Scenario before;
    for (const auto& [key, value] : std::initializer_list<std::pair<std::string_view, std::string_view>>{
             {"node", "dgx-a100-40gb"}, {"link", "pcie4-x16"}, {"capacity", "39GiB"}, {"capacity_basis", "nominal"}, {"reserve", "3GiB"},
             {"estimator", "detailed"}, {"unit", "GB"}, {"build", "2024-06"}, {"gpus_per_node", "4"}, {"gpus", "64"}, {"model", "llama-3.1-8b"},
             {"framework", "megatron"}, {"zero", "2"}, {"seq", "8192"}, {"recompute", "full"}, {"calibration", "reserved+0.5GiB"}}) {
        CAPTURE(std::string(key));
        REQUIRE_FALSE(field(key).parse(before, value));
    }
    window->document().restart(before);
    const QString titan = written(folder, "train.toml", "[model]\nname = \"llama3\"\nflavor = \"70B\"\n[training]\nlocal_batch_size = 1\n[parallelism]\ndata_parallel_shard_degree = 16\n");
    CHECK_FALSE(window->openFile(titan));
    const Scenario opened = window->document().scenario();
    for (const std::string_view key : {"node", "gpu", "link", "inter_link", "host_link", "capacity", "capacity_basis", "reserve", "estimator", "unit", "build", "gpus_per_node"}) {
        CAPTURE(std::string(key));
        CHECK(field(key).same(opened, before));
    }
    CHECK_FALSE(opened.calibration); // it was measured under another framework
    // All else is the file's.
    CHECK(opened.framework->key == "torchtitan");
    CHECK(opened.model->row().key == "llama-3.1-70b");
    CHECK(opened.gpus == 16);
    CHECK(opened.seq == 2048);
    CHECK(window->document().origin().start == opened);
    CHECK(window->document().undoStack().count() == 1);
    window->document().undoStack().undo();
    CHECK(window->document().scenario() == before);
    // What a file does say is taken: GPUs a node, and an estimator without which it means nothing.
    CHECK_FALSE(window->openFile(written(folder, "fsdp.yaml", "distributed_type: FSDP\nnum_processes: 32\nnum_machines: 2\nfsdp_config:\n  fsdp_version: 2\n")));
    CHECK(window->document().scenario().gpusPerNode == 16);
    CHECK(field("gpu").same(window->document().scenario(), before));
    // A file without a model is for the one at hand, be it a row of the catalogue or a file.
    window->document().restart(before);
    CHECK_FALSE(window->openFile(written(folder, "ds_config.json", "{\"zero_optimization\": {\"stage\": 3}, \"train_micro_batch_size_per_gpu\": 4, \"bf16\": {\"enabled\": true}}")));
    const Scenario deepspeed = window->document().scenario();
    CHECK(deepspeed.framework->key == "deepspeed");
    CHECK(deepspeed.zero->parameters);
    CHECK(deepspeed.microBatch == 4);
    for (const std::string_view key : {"model", "params", "seq", "gpus", "gpus_per_node", "recompute"}) {
        CAPTURE(std::string(key));
        CHECK(field(key).same(deepspeed, before));
    }
    CHECK_FALSE(deepspeed.calibration);
    // Taken back, nothing of the file is left; opened by the framework at hand, a calibration stays.
    const QString own = written(folder, "ds_own.json", "{\"zero_optimization\": {\"stage\": 2}, \"my_own\": 1}");
    REQUIRE_FALSE(window->document().setField("calibration", "reserved+0.5GiB"));
    CHECK_FALSE(window->openFile(own));
    CHECK(window->document().scenario().calibration);
    CHECK(window.view().launch().currentText().contains("my_own"));
    const auto notes = [&window] {
        window->lowerTabs().setCurrentIndex(LaunchTab);
        int read = 0;
        for (int row = 0; row < window.view().launch().rowCount(); ++row)
            read += window.view().launch().index(row, 0).data(LaunchModel::KindRole).toInt() == LaunchModel::Read ? 1 : 0;
        return read;
    };
    CHECK(notes() > 0);
    window->document().undoStack().undo();
    CHECK_FALSE(window.view().launch().currentText().contains("my_own"));
    CHECK(notes() == 0);
    Scenario ofFile = before;
    const auto config = importModelFile(written(folder, "config.json", R"({"model_type": "llama", "hidden_size": 2048, "num_hidden_layers": 20, "num_attention_heads": 16, "intermediate_size": 5632, "vocab_size": 32000})").toStdString());
    REQUIRE(config);
    ofFile.useModelFile(*config);
    window->document().restart(ofFile);
    CHECK_FALSE(window->openFile(folder.filePath("ds_config.json")));
    CHECK(window->document().scenario().modelFile == ofFile.modelFile);
    CHECK(window->document().scenario().params == ofFile.params);
    window->document().restart(Scenario());
    CHECK_FALSE(window->openFile(written(folder, "every.toml", "[model]\nname = \"llama3\"\nflavor = \"8B\"\n[activation_checkpoint]\nmode = \"selective\"\nselective_ac_option = \"2\"\n")));
    CHECK(window->document().scenario().estimator->key == "detailed");
}

TEST_CASE("In a narrow window the notes make room for the text") {
    FreshLaunch window({1280, 800});
    CHECK(window.view().notes().isVisible());
    window.window->resize(900, 600);
    QApplication::processEvents();
    CHECK(window.view().notes().isVisible() == (window.view().width() >= 640));
    CHECK(window.view().text().width() >= 200);
}
