// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What the window tells a newcomer.
#include "widgets/main_window.h"

#include "help/about_dialog.h"
#include "help/guide_window.h"
#include "widgets/notice_bar.h"
#include "language/ui.h"

namespace memladder::ui {

void MainWindow::welcome() {
    if (!m_keepSession || settings::loadWelcomed() || m_notice->isVisibleTo(this))
        return;
    settings::saveWelcomed();
    const QString hint = Ui::tr("Drag the model size, or press the arrow keys: the bars follow. F1 opens a short guide.");
    m_notice->tell(hint, {{Ui::tr("&Guide"), [this] { showGuide(); }}, {Ui::tr("Close"), {}}});
    // Gone with the first thing done, but not from under a hand that drags: the chart would jump.
    const auto leave = [this, hint] {
        if (m_notice->text() == hint && !isDragging())
            m_notice->hide();
    };
    connect(&m_document, &PlanDocument::changed, m_notice, leave);
    for (LogSlider* slider : m_panel->findChildren<LogSlider*>())
        connect(slider, &LogSlider::released, m_notice, leave);
}

GuideWindow& MainWindow::showGuide() {
    if (m_guide == nullptr) {
        m_guide = new GuideWindow(this);
        connect(m_guide, &GuideWindow::tried, this, &MainWindow::tryPage);
    }
    m_guide->show();
    m_guide->raise();
    m_guide->activateWindow();
    return *m_guide;
}

void MainWindow::tryPage(const GuidePage& page) {
    m_document.apply(page.scenario, Ui::tr("Guide: %1").arg(page.title), PlanDocument::Naming::AsGiven);
    showView(page.view);
}

void MainWindow::showAbout() {
    AboutDialog dialog(this);
    dialog.exec();
}

} // namespace memladder::ui
