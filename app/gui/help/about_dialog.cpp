// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/about_dialog.h"

#include "document/ui_text.h"
#include "io/libraries.h"
#include "io/sources.h"
#include "widgets/combo_editor.h"
#include "widgets/tab_row.h"
#include "widgets/tinted_label.h"
#include "widgets/ui_style.h"
#include "language/ui.h"

#include <CLI/Version.hpp>

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFile>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QIcon>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QSysInfo>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace memladder::ui {

namespace {

constexpr int kAboutMargin = 24;

QString contentsOf(const QString& resource) {
    QFile file(resource);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString compiler() {
#if defined(__clang__)
    return QStringLiteral("Clang ") + QString::fromLatin1(__clang_version__);
#elif defined(__GNUC__)
    return QStringLiteral("GCC ") + QString::fromLatin1(__VERSION__);
#elif defined(_MSC_VER)
    return QStringLiteral("MSVC %1").arg(_MSC_VER);
#else
    return QStringLiteral("–");
#endif
}

} // namespace

QString AboutDialog::versions() {
    QStringList lines{QStringLiteral("Memladder " MEMLADDER_VERSION),
                      QStringLiteral("Qt %1 (%2)").arg(QString::fromLatin1(qVersion()), QStringLiteral(QT_VERSION_STR))};
    for (const Library& library : fileLibraries())
        lines << text::fromUtf8(library.name) + QLatin1Char(' ') + text::fromUtf8(library.version);
    lines << QStringLiteral("CLI11 " CLI11_VERSION) << compiler() << QSysInfo::prettyProductName() << QSysInfo::buildAbi();
    return lines.join(QLatin1Char('\n'));
}

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent), m_tabs(new TabRow(Ui::tr("About"), this)) {
    setWindowTitle(Ui::tr("About Memladder"));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 16);
    all->setSpacing(0);
    all->addWidget(m_tabs);
    auto* pages = new QStackedWidget(this);
    m_tabs->addTab(Ui::tr("About"));
    pages->addWidget(aboutPage());
    m_tabs->addTab(Ui::tr("Licences"));
    pages->addWidget(licencePage());
    m_tabs->addTab(Ui::tr("Sources"));
    pages->addWidget(sourcesPage());
    all->addWidget(pages, 1);
    connect(m_tabs->bar(), &QTabBar::currentChanged, pages, &QStackedWidget::setCurrentIndex);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(kAboutMargin, 0, kAboutMargin, 0);
    foot->addWidget(buttons);
    all->addLayout(foot);
    resize(760, 540);
}

QWidget* AboutDialog::aboutPage() {
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(kAboutMargin, kAboutMargin, kAboutMargin, 12);
    column->setSpacing(12);
    auto* head = new QHBoxLayout;
    head->setSpacing(16);
    auto* icon = new QLabel(page);
    icon->setPixmap(QIcon(QStringLiteral(":/icons/memladder.svg")).pixmap(64, 64));
    head->addWidget(icon);
    auto* names = new QVBoxLayout;
    auto* name = new QLabel(QStringLiteral("Memladder " MEMLADDER_VERSION), page);
    name->setFont(uiFont(18, QFont::DemiBold));
    auto* line = new TintedLabel(Token::Text2, 13, page);
    line->setText(Ui::tr("See whether your model fits before you rent the GPUs."));
    names->addStretch();
    names->addWidget(name);
    names->addWidget(line);
    names->addStretch();
    head->addLayout(names, 1);
    column->addLayout(head);
    auto* about = new TintedLabel(Token::Text, 13, page);
    about->setWordWrap(true);
    about->setText(Ui::tr("Plans the memory of training, not of inference, and predicts no throughput. Numbers follow published "
                      "formulas and the code of the frameworks; each names its source, and Sources lists them all.\n\n"
                      "The program needs no network, sends nothing and fetches nothing."));
    column->addWidget(about);
    auto* made = new TintedLabel(Token::Text2, 13, page);
    made->setText(versions());
    made->setTextInteractionFlags(Qt::TextSelectableByMouse);
    made->setAccessibleName(Ui::tr("Versions"));
    column->addWidget(made);
    auto* copy = new QPushButton(Ui::tr("&Copy Versions"), page);
    copy->setToolTip(Ui::tr("For a report of an error"));
    connect(copy, &QPushButton::clicked, this, [] { QApplication::clipboard()->setText(versions()); });
    auto* row = new QHBoxLayout;
    row->addWidget(copy);
    row->addStretch();
    column->addLayout(row);
    column->addStretch();
    return page;
}

QWidget* AboutDialog::licencePage() {
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(kAboutMargin, 16, kAboutMargin, 12);
    column->setSpacing(12);
    auto* words = new TintedLabel(Token::Text, 13, page);
    words->setWordWrap(true);
    words->setText(Ui::tr("The window is free software under the GNU General Public License, version 3 or later, because Qt Charts "
                      "is; the planning library and the command line are under the MIT licence. Memladder Sans is made from "
                      "Inter, under the SIL Open Font Licence."));
    column->addWidget(words);
    auto* which = new QuietCombo(page);
    which->setAccessibleName(Ui::tr("Licence"));
    which->addItem(QStringLiteral("GPL-3.0-or-later"), QStringLiteral(":/licences/GPL-3.0-or-later.txt"));
    which->addItem(QStringLiteral("MIT"), QStringLiteral(":/licences/MIT.txt"));
    which->addItem(QStringLiteral("OFL-1.1"), QStringLiteral(":/licences/OFL-1.1.txt"));
    which->addItem(Ui::tr("Libraries of others"), QStringLiteral(":/third-party.txt"));
    which->setMinimumWidth(220);
    auto* row = new QHBoxLayout;
    row->addWidget(which);
    row->addStretch();
    column->addLayout(row);
    m_licence = new QPlainTextEdit(page);
    m_licence->setReadOnly(true);
    m_licence->setFont(uiFont(12));
    m_licence->setAccessibleName(Ui::tr("Text of the licence"));
    column->addWidget(m_licence, 1);
    const auto show = [this, which] { m_licence->setPlainText(contentsOf(which->currentData().toString())); };
    connect(which, &QComboBox::currentIndexChanged, this, show);
    show();
    return page;
}

QWidget* AboutDialog::sourcesPage() {
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(kAboutMargin, 16, kAboutMargin, 12);
    column->setSpacing(8);
    m_filter = new QLineEdit(page);
    const QString prompt = Ui::tr("Find a quantity, a card or a source");
    m_filter->setPlaceholderText(prompt);
    m_filter->setAccessibleName(prompt);
    m_filter->setClearButtonEnabled(true);
    column->addWidget(m_filter);
    m_sources = new QTreeWidget(page);
    m_sources->setAccessibleName(Ui::tr("Sources"));
    m_sources->setColumnCount(2);
    m_sources->setHeaderLabels({Ui::tr("What"), Ui::tr("Source")});
    m_sources->setUniformRowHeights(true);
    for (const SourceTable& table : sourceTables()) {
        auto* head = new QTreeWidgetItem(m_sources, {Ui::label(table.title), Ui::tr("%1 rows").arg(table.rows.size())});
        head->setFont(0, uiFont(13, QFont::DemiBold));
        for (const SourceRow& row : table.rows) {
            const QString source = text::isOfEachEntry(row.source) ? Ui::tr("each entry has its own, below") : Ui::source(row.source);
            auto* item = new QTreeWidgetItem(head, {Ui::of(row.name), source});
            item->setToolTip(0, item->text(0));
            item->setToolTip(1, item->text(1));
        }
    }
    m_sources->topLevelItem(0)->setExpanded(true);
    m_sources->header()->setStretchLastSection(true);
    m_sources->setColumnWidth(0, 260);
    column->addWidget(m_sources, 1);
    connect(m_filter, &QLineEdit::textChanged, this, &AboutDialog::showMatches);
    return page;
}

void AboutDialog::showMatches(const QString& wanted) {
    const QString text = wanted.trimmed();
    for (int i = 0; i < m_sources->topLevelItemCount(); ++i) {
        QTreeWidgetItem* table = m_sources->topLevelItem(i);
        int matches = 0;
        for (int j = 0; j < table->childCount(); ++j) {
            QTreeWidgetItem* row = table->child(j);
            const bool fits = text.isEmpty() || row->text(0).contains(text, Qt::CaseInsensitive) ||
                              row->text(1).contains(text, Qt::CaseInsensitive);
            row->setHidden(!fits);
            matches += fits ? 1 : 0;
        }
        table->setHidden(matches == 0);
        table->setExpanded(!text.isEmpty() || i == 0);
    }
}

} // namespace memladder::ui
