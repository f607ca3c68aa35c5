// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

#include <utility>
#include <vector>

namespace memladder::ui {

/// All keys on one sheet.
class KeySheet : public QDialog {
    Q_OBJECT
public:
    KeySheet(const std::vector<std::pair<QString, QString>>& menuKeys, QWidget* parent = nullptr);
};

} // namespace memladder::ui
