// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/pins.h"
#include "document/view_state.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace memladder::ui {

/// The scales of texts and controls that are offered, in per cent.
constexpr std::array<int, 5> kTextScales{100, 125, 150, 175, 200};

/// How the window looks, apart from what it plans. Not undone, kept from one run to the next.
struct WindowState {
    std::vector<CeilingCard> ceilings = defaultCeilings();
    QString theme = QStringLiteral("system");   ///< system | light | dark
    QString chart = QStringLiteral("budget");   ///< key of the chart registry
    QString compare = QStringLiteral("scheme"); ///< key of the comparison
    QString measure =
        QStringLiteral("states"); ///< states | total: what wall and ladder hold against the card
    int textScale = 100;          ///< per cent, of everything in the window; in force from the next start
    QString language = QStringLiteral("system"); ///< or a language's key; in force from the next start
    double chartScale = 1.0;                    ///< of texts and lines in charts
    bool axisHoldsAllBars = false;
    bool axisLocked = false;
    bool columnShown = true;
    QStringList openSections;
    int lowerTab = 0;
    QByteArray geometry;
    QByteArray splitter;
    QString folder; ///< where files were last opened or saved
};

/// The stored session. The only place that touches QSettings.
namespace settings {

[[nodiscard]] WindowState loadWindow();
void saveWindow(const WindowState& state);

/// The scenario as it was left; nothing where there is none or it no longer reads.
[[nodiscard]] std::optional<Scenario> loadScenario();
void saveScenario(const Scenario& scenario);
/// The file that the scenario was last opened from or saved to; empty for none.
[[nodiscard]] QString loadPath();
void savePath(const QString& path);

/// The scale of texts and controls, in per cent. Can be asked before the application object exists.
[[nodiscard]] int loadTextScale();
void saveTextScale(int percent);

/// A language's key, or "system": in force from the next start. Can be asked before the application object exists.
[[nodiscard]] QString loadLanguage();
void saveLanguage(const QString& key);

/// Whether bars move from scene to scene.
[[nodiscard]] bool loadMotion();
void saveMotion(bool on);

/// Whether the hint for newcomers was shown.
[[nodiscard]] bool loadWelcomed();
void saveWelcomed();

/// Files that were opened or saved, the last one first; at most ten.
[[nodiscard]] QStringList recentFiles();
void noteRecentFile(const QString& path);
void forgetRecentFile(const QString& path);

/// The scenarios that were pinned; those that no longer read are left out.
[[nodiscard]] std::vector<PinnedScenario> loadPins();
void savePins(const std::vector<PinnedScenario>& pins);

} // namespace settings

} // namespace memladder::ui
