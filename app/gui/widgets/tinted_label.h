// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_theme.h"

#include <QLabel>

namespace memladder::ui {

/// Plain text in a colour of the theme, which follows a change of theme.
class TintedLabel : public QLabel {
    Q_OBJECT
public:
    TintedLabel(Token token, int pixelSize, QWidget* parent = nullptr);
    void setTint(Token token);

protected:
    void changeEvent(QEvent* event) override;

private:
    void tint();
    Token m_token;
};

} // namespace memladder::ui
