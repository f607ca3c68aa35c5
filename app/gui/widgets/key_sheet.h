// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

#include <utility>
#include <vector>

namespace memladder::ui {

/// All keys on one sheet, as large as they are, within the room.
class KeySheet : public QDialog {
    Q_OBJECT
public:
    KeySheet(const std::vector<std::pair<QString, QString>>& menuKeys, const QSize& room, QWidget* parent = nullptr);
};

} // namespace memladder::ui
