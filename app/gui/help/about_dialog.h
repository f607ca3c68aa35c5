// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QPlainTextEdit;
class QTreeWidget;

namespace memladder::ui {

class TabRow;

/// What this is and what it is made of; under which licences; and the source of every number in it.
class AboutDialog : public QDialog {
    Q_OBJECT
public:
    explicit AboutDialog(QWidget* parent = nullptr);
    [[nodiscard]] TabRow& tabs() const { return *m_tabs; }
    [[nodiscard]] QLineEdit& filter() const { return *m_filter; }
    [[nodiscard]] QTreeWidget& sources() const { return *m_sources; }
    [[nodiscard]] QPlainTextEdit& licenceText() const { return *m_licence; }
    /// Versions as lines, for a report of an error.
    [[nodiscard]] static QString versions();

private:
    QWidget* aboutPage();
    QWidget* licencePage();
    QWidget* sourcesPage();
    void showMatches(const QString& wanted);
    TabRow* m_tabs;
    QPlainTextEdit* m_licence = nullptr;
    QLineEdit* m_filter = nullptr;
    QTreeWidget* m_sources = nullptr;
};

} // namespace memladder::ui
