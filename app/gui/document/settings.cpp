// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/settings.h"

#include "io/scenario_json.h"

#include <QSettings>

#include <algorithm>

namespace memladder::ui::settings {
namespace {

const QString kRecent = QStringLiteral("recent_files");
constexpr qsizetype kMostRecent = 10;

} // namespace

WindowState loadWindow() {
    WindowState state;
    QSettings store;
    store.beginGroup(QStringLiteral("window"));
    if (store.contains(QStringLiteral("ceilings"))) {
        state.ceilings.clear();
        const QStringList rows = store.value(QStringLiteral("ceilings")).toStringList();
        for (const QString& row : rows) {
            const bool hidden = row.startsWith(QLatin1Char('-'));
            if (auto card = CeilingCard::fromKey(hidden ? row.mid(1) : row);
                card && state.ceilings.size() < 64) {
                card->drawn = !hidden;
                state.ceilings.push_back(*card);
            }
        }
    }
    state.theme = store.value(QStringLiteral("theme"), state.theme).toString();
    state.chart = store.value(QStringLiteral("chart"), state.chart).toString();
    state.compare = store.value(QStringLiteral("compare"), state.compare).toString();
    state.measure = store.value(QStringLiteral("measure"), state.measure).toString();
    state.chartScale = std::clamp(store.value(QStringLiteral("chart_scale"), 1.0).toDouble(), 0.75, 3.0);
    state.textScale = loadTextScale();
    state.language = loadLanguage();
    state.axisHoldsAllBars = store.value(QStringLiteral("axis_all"), false).toBool();
    state.axisLocked = store.value(QStringLiteral("axis_locked"), false).toBool();
    state.columnShown = store.value(QStringLiteral("column"), true).toBool();
    state.openSections = store.value(QStringLiteral("sections")).toStringList();
    state.lowerTab = store.value(QStringLiteral("lower_tab"), 0).toInt();
    state.geometry = store.value(QStringLiteral("geometry")).toByteArray();
    state.splitter = store.value(QStringLiteral("splitter")).toByteArray();
    state.folder = store.value(QStringLiteral("folder")).toString();
    return state;
}

void saveWindow(const WindowState& state) {
    QSettings store;
    store.beginGroup(QStringLiteral("window"));
    QStringList rows;
    for (const CeilingCard& card : state.ceilings)
        if (!card.visiting)
            rows << (card.drawn ? card.key() : QLatin1Char('-') + card.key());
    store.setValue(QStringLiteral("ceilings"), rows);
    store.setValue(QStringLiteral("theme"), state.theme);
    store.setValue(QStringLiteral("chart"), state.chart);
    store.setValue(QStringLiteral("compare"), state.compare);
    store.setValue(QStringLiteral("measure"), state.measure);
    store.setValue(QStringLiteral("chart_scale"), state.chartScale);
    store.setValue(QStringLiteral("axis_all"), state.axisHoldsAllBars);
    store.setValue(QStringLiteral("axis_locked"), state.axisLocked);
    store.setValue(QStringLiteral("column"), state.columnShown);
    store.setValue(QStringLiteral("sections"), state.openSections);
    store.setValue(QStringLiteral("lower_tab"), state.lowerTab);
    store.setValue(QStringLiteral("geometry"), state.geometry);
    store.setValue(QStringLiteral("splitter"), state.splitter);
    store.setValue(QStringLiteral("folder"), state.folder);
}

std::optional<Scenario> loadScenario() {
    const QSettings store;
    const QString text = store.value(QStringLiteral("scenario")).toString();
    if (text.isEmpty())
        return std::nullopt;
    const auto read = readScenario(text.toStdString(), "session");
    return read ? std::optional(read->scenario) : std::nullopt;
}

void saveScenario(const Scenario& scenario) {
    QSettings store;
    store.setValue(QStringLiteral("scenario"),
                   QString::fromStdString(writeScenario({scenario, json::Value::object(), {}})));
}

QString loadPath() {
    return QSettings().value(QStringLiteral("scenario_path")).toString();
}

void savePath(const QString& path) {
    QSettings().setValue(QStringLiteral("scenario_path"), path);
}

int loadTextScale() {
    const int stored = QSettings().value(QStringLiteral("window/text_scale"), 100).toInt();
    return std::clamp(stored, kTextScales.front(), kTextScales.back());
}

void saveTextScale(int percent) {
    QSettings().setValue(QStringLiteral("window/text_scale"), percent);
}

QString loadLanguage() {
    return QSettings().value(QStringLiteral("window/language"), QStringLiteral("system")).toString();
}

void saveLanguage(const QString& key) {
    QSettings().setValue(QStringLiteral("window/language"), key);
}

bool loadMotion() {
    return QSettings().value(QStringLiteral("motion"), true).toBool();
}

void saveMotion(bool on) {
    QSettings().setValue(QStringLiteral("motion"), on);
}

bool loadWelcomed() {
    return QSettings().value(QStringLiteral("welcomed"), false).toBool();
}

void saveWelcomed() {
    QSettings().setValue(QStringLiteral("welcomed"), true);
}

QStringList recentFiles() {
    return QSettings().value(kRecent).toStringList();
}

void noteRecentFile(const QString& path) {
    // Read again each time: other windows write it too.
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    QSettings().setValue(kRecent, files.mid(0, kMostRecent));
}

void forgetRecentFile(const QString& path) {
    QStringList files = recentFiles();
    files.removeAll(path);
    QSettings().setValue(kRecent, files);
}

std::vector<PinnedScenario> loadPins() {
    std::vector<PinnedScenario> pins;
    QSettings store;
    const int count = std::min(store.beginReadArray(QStringLiteral("pins")), static_cast<int>(Pins::kMost));
    for (int i = 0; i < count; ++i) {
        store.setArrayIndex(i);
        const auto read =
            readScenario(store.value(QStringLiteral("scenario")).toString().toStdString(), "session");
        if (read)
            pins.push_back({store.value(QStringLiteral("name")).toString(), read->scenario});
    }
    return pins;
}

void savePins(const std::vector<PinnedScenario>& pins) {
    QSettings store;
    store.remove(QStringLiteral("pins"));
    store.beginWriteArray(QStringLiteral("pins"), static_cast<int>(pins.size()));
    for (std::size_t i = 0; i < pins.size(); ++i) {
        store.setArrayIndex(static_cast<int>(i));
        store.setValue(QStringLiteral("name"), pins[i].name);
        store.setValue(QStringLiteral("scenario"),
                       QString::fromStdString(writeScenario({pins[i].scenario, json::Value::object(), {}})));
    }
    store.endArray();
}

} // namespace memladder::ui::settings
