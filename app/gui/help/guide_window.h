// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "help/guide_pages.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace memladder::ui {

class GuidePicture;

/// The short guide: pages at the left, what one says and the picture drawn for it at the right. Stands beside the
/// window, so that both can be looked at.
class GuideWindow : public QDialog {
    Q_OBJECT
public:
    explicit GuideWindow(QWidget* parent = nullptr);
    [[nodiscard]] int page() const;
    void turnTo(int page);
    [[nodiscard]] const std::vector<GuidePage>& pages() const { return m_pages; }

Q_SIGNALS:
    /// The page's scenario and picture are wanted in the window.
    void tried(const memladder::ui::GuidePage& page);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showPage();
    std::vector<GuidePage> m_pages;
    QListWidget* m_list;
    QLabel* m_title;
    QLabel* m_text;
    GuidePicture* m_picture;
    QPushButton* m_back;
    QPushButton* m_next;
};

} // namespace memladder::ui
