// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work_view.h"

#include "charts/budget_chart.h"
#include "document/ui_text.h"
#include "language/language.h"
#include "language/ui.h"
#include "widgets/list_delegate.h"
#include "widgets/ui_style.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace memladder::ui {

namespace {

constexpr int kPartsWidth = 190;
constexpr int kNarrowParts = 700; ///< below, the list of parts makes room
constexpr int kBriefButtons = 460;
constexpr int kLetter = 20;  ///< where the letter of a part stands
constexpr int kIndent = 48;
constexpr int kRight = 20;
constexpr int kGap = 24;
constexpr int kWidest = 1240; ///< beyond, an eye loses the line on its way to the answer

/// What a part is called in the list, in two or three words.
QString shortTitle(const WorkSection& part) {
    static constexpr std::array<std::pair<std::string_view, const char*>, 7> kTitles = {
        {{"a", QT_TRANSLATE_NOOP("Ui", "States")},
         {"b", QT_TRANSLATE_NOOP("Ui", "Activations")},
         {"c", QT_TRANSLATE_NOOP("Ui", "Cheap options")},
         {"d", QT_TRANSLATE_NOOP("Ui", "Can anything fit?")},
         {"e", QT_TRANSLATE_NOOP("Ui", "Smallest number")},
         {"f", QT_TRANSLATE_NOOP("Ui", "What to run")},
         {"g", QT_TRANSLATE_NOOP("Ui", "Not counted")}}};
    for (const auto& [letter, title] : kTitles) {
        if (letter == part.letter)
            return Ui::tr(title);
    }
    return Ui::of(part.title);
}

/// The sheet as the window shows it, to be copied: its words and numbers in the language.
WorkSheet inLanguage(WorkSheet sheet) {
    const auto say = [](Phrase& phrase) { phrase = sheetText(phrase).toStdString(); };
    for (WorkSection& part : sheet.sections) {
        say(part.title);
        say(part.answer);
        for (WorkLine& line : part.lines) {
            line.formula = inLocale(line.formula).toStdString();
            line.substituted = inLocale(line.substituted).toStdString();
            say(line.result);
            say(line.note);
        }
        std::for_each(part.table.head.begin(), part.table.head.end(), say);
        for (std::vector<Phrase>& row : part.table.rows)
            std::for_each(row.begin(), row.end(), say);
        std::for_each(part.remarks.begin(), part.remarks.end(), say);
    }
    return sheet;
}

SheetHeads headsInLanguage() {
    SheetHeads heads;
    for (Phrase* head : {&heads.formula, &heads.substituted, &heads.result})
        *head = Ui::of(*head).toStdString();
    return heads;
}

/// "174.8 GiB" apart: the number lines up at its right end, what follows at its left.
std::pair<QString, QString> numberAndRest(const QString& result) {
    qsizetype at = 0;
    while (at < result.size() && !result[at].isSpace() && result[at] != QChar(0x202F))
        ++at;
    const bool number = !result.isEmpty() && (result[0].isDigit() || result[0] == QChar(0x2212));
    return number ? std::pair(result.left(at), result.mid(at + 1)) : std::pair(QString(), result);
}

/// Where the columns of one table stand.
struct TableStops {
    std::vector<int> edge; ///< left edge of the first and the last column, right edge of the others
    bool wordsBelow = false;
};

/// Draws every row as a whole: columns stand where the widest entries of the sheet put them, and what has no
/// room goes to a line of its own.
class WorkDelegate : public QStyledItemDelegate {
public:
    WorkDelegate(const WorkModel& model, const bool& late, QObject* parent)
        : QStyledItemDelegate(parent), m_model(model), m_late(late) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const int width = viewWidth(option);
        return {width, paintRow(nullptr, QRect(0, 0, width, 0), index.row())};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->setLayoutDirection(Qt::LeftToRight);
        painter->fillRect(option.rect, uiTheme().surface);
        QRect rect = option.rect;
        rect.setWidth(viewWidth(option));
        const auto* view = qobject_cast<const QListView*>(option.widget);
        const bool current = view != nullptr && view->hasFocus() && view->currentIndex() == index;
        const bool marked = view != nullptr && option.state.testFlag(QStyle::State_Selected) &&
                            (view->hasFocus() || view->selectionModel()->selectedIndexes().size() > 1);
        if (marked)
            painter->fillRect(rect.adjusted(kIndent - 8, 0, -kRight + 8, 0), uiTheme().accentBg);
        paintRow(painter, rect, index.row());
        if (current) {
            painter->setPen(QPen(uiTheme().accent, 2));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(rect.adjusted(kIndent - 7, 1, -kRight + 7, -1));
        }
    }

    /// The sheet or the width is another one.
    void forget() { m_measured = false; }

private:
    static int viewWidth(const QStyleOptionViewItem& option) {
        const auto* view = qobject_cast<const QListView*>(option.widget);
        return std::min(kWidest, view != nullptr ? view->viewport()->width() : option.rect.width());
    }

    [[nodiscard]] QString cell(int row, int column) const {
        return m_model.index(row, column).data().toString();
    }

    void measure(int width) const {
        if (m_measured && width == m_width)
            return;
        m_measured = true;
        m_width = width;
        const QFontMetrics metrics(uiFont(13));
        const int room = width - kIndent - kRight;
        int formula = 0;
        int numbers = 0;
        int value = 0;
        m_tables.clear();
        for (int row = 0; row < m_model.rowCount(); ++row) {
            if (m_model.kind(row) == WorkModel::TableHead)
                m_tables[m_model.part(row)] = stopsOf(row, width);
            if (m_model.kind(row) != WorkModel::Line)
                continue;
            // What is longer than most starts its neighbours later, on its own line.
            const auto widen = [&](int& column, const QString& text, int most) {
                if (const int own = metrics.horizontalAdvance(text); own <= most)
                    column = std::max(column, own);
            };
            widen(formula, cell(row, WorkModel::Formula), room * 24 / 100);
            widen(numbers, cell(row, WorkModel::Substituted), room * 26 / 100);
            widen(value, numberAndRest(cell(row, WorkModel::Result)).first, room);
        }
        m_equals = kIndent + formula + kGap;
        m_value = m_equals + metrics.horizontalAdvance(QStringLiteral("= ")) + numbers + kGap +
                  metrics.horizontalAdvance(QStringLiteral("= ")) + value;
    }

    [[nodiscard]] TableStops stopsOf(int headRow, int width) const {
        const int columns = tableColumns(headRow);
        std::vector<int> widths(static_cast<std::size_t>(columns), 0);
        const QFontMetrics metrics(uiFont(13, QFont::DemiBold));
        for (int row = headRow; row < m_model.rowCount() && m_model.part(row) == m_model.part(headRow) &&
                                (row == headRow || m_model.kind(row) == WorkModel::TableRow);
             ++row) {
            for (int column = 0; column < columns; ++column) {
                int& widest = widths[static_cast<std::size_t>(column)];
                widest = std::max(widest, metrics.horizontalAdvance(cell(row, column)));
            }
        }
        TableStops stops;
        int x = kIndent;
        for (int column = 0; column < columns; ++column) {
            if (column == 0) {
                stops.edge.push_back(x);
                x += widths[0];
            } else if (column + 1 < columns) {
                x += kGap + widths[static_cast<std::size_t>(column)];
                stops.edge.push_back(x);
            } else {
                stops.edge.push_back(x + kGap + 4);
                const int left = width - kRight - stops.edge.back();
                stops.wordsBelow = widths.back() > left && (left < 160 || widths.back() > 3 * left);
            }
        }
        return stops;
    }

    [[nodiscard]] int tableColumns(int row) const {
        const WorkSection& part = m_model.sheet().sections[static_cast<std::size_t>(m_model.part(row))];
        return static_cast<int>(part.table.head.size());
    }

    /// Draws a row, or only measures it where there is no painter. Returns its height.
    int paintRow(QPainter* painter, const QRect& rect, int row) const {
        measure(rect.width());
        switch (m_model.kind(row)) {
        case WorkModel::Section:
            return paintSection(painter, rect, row);
        case WorkModel::Line:
            return paintLine(painter, rect, row);
        case WorkModel::TableHead:
        case WorkModel::TableRow:
            return paintTableRow(painter, rect, row);
        case WorkModel::Remark:
            return paintWords(painter, rect.adjusted(kIndent, 3, -kRight, 0), cell(row, 0), 12) + 5 +
                   after(row);
        case WorkModel::Proof:
            return paintProof(painter, rect) + after(row);
        }
        return 0;
    }

    /// Room below the last row of a part.
    [[nodiscard]] int after(int row) const {
        return row + 1 < m_model.rowCount() && m_model.part(row + 1) == m_model.part(row) ? 0 : 8;
    }

    [[nodiscard]] QColor ink() const { return m_late ? uiTheme().text3 : uiTheme().text; }
    [[nodiscard]] QColor second() const { return m_late ? uiTheme().text3 : uiTheme().text2; }

    int paintSection(QPainter* painter, const QRect& rect, int row) const {
        const QFont bold = uiFont(13, QFont::DemiBold);
        const QFontMetrics metrics(bold);
        const QString title = cell(row, WorkModel::Formula);
        const QString answer = cell(row, WorkModel::Result);
        const int room = rect.width() - kIndent - kRight;
        const bool beside =
            metrics.horizontalAdvance(title) + kGap + metrics.horizontalAdvance(answer) <= room;
        int y = rect.top() + (row == 0 ? 10 : 8);
        const auto words = [&](const QString& text, Qt::Alignment alignment) {
            const QRect line(rect.left() + kIndent, y, room, 20);
            const QRect bounds = metrics.boundingRect(QRect(0, 0, room, 400),
                                                      static_cast<int>(alignment) | Qt::TextWordWrap, text);
            if (painter != nullptr) {
                painter->setFont(bold);
                painter->setPen(ink());
                painter->drawText(QRect(line.topLeft(), QSize(room, std::max(20, bounds.height()))),
                                  static_cast<int>(alignment | Qt::AlignTop) | Qt::TextWordWrap, text);
            }
            return std::max(20, bounds.height() + 4);
        };
        if (painter != nullptr) {
            if (row > 0)
                painter->fillRect(
                    QRect(rect.left() + kLetter, rect.top(), rect.width() - kLetter - kRight, 1),
                    uiTheme().hair);
            painter->setFont(uiFont(13));
            painter->setPen(uiTheme().text3);
            const auto part = static_cast<std::size_t>(m_model.part(row));
            painter->drawText(QRect(rect.left() + kLetter, y, 20, 20), Qt::AlignLeft | Qt::AlignTop,
                              text::fromUtf8(m_model.sheet().sections[part].letter));
        }
        if (beside) {
            words(answer, Qt::AlignRight);
            y += words(title, Qt::AlignLeft);
        } else {
            y += words(title, Qt::AlignLeft);
            y += words(answer, Qt::AlignRight);
        }
        return y - rect.top() + 4 + after(row);
    }

    int paintLine(QPainter* painter, const QRect& rect, int row) const {
        const QFont body = uiFont(13);
        const QFont small = uiFont(11);
        const QFontMetrics metrics(body);
        const QFontMetrics smallMetrics(small);
        const QString formula = cell(row, WorkModel::Formula);
        const QString numbers = cell(row, WorkModel::Substituted);
        const auto [value, rest] = numberAndRest(cell(row, WorkModel::Result));
        const QString note = cell(row, WorkModel::Note);
        const QString equals = QStringLiteral("= ");
        const int right = rect.width() - kRight;
        int y = 2;
        const auto draw = [&](int x, const QString& text, const QColor& colour) {
            if (painter != nullptr && !text.isEmpty()) {
                painter->setFont(body);
                painter->setPen(colour);
                painter->drawText(rect.left() + x, rect.top() + y + metrics.ascent() + 1, text);
            }
            return x + metrics.horizontalAdvance(text);
        };
        constexpr int line = 20;
        // Each column starts where the sheet has it, or after what stands before it; where the line is full,
        // on the next one.
        int x = draw(kIndent, formula, ink());
        if (!numbers.isEmpty()) {
            const int width = metrics.horizontalAdvance(equals + numbers);
            int at = std::max(m_equals, x + kGap / 2);
            if (at + width > right) {
                y += line;
                at = std::max(kIndent + kGap, std::min(m_equals, right - width));
            }
            x = draw(at, equals + numbers, second());
        }
        const int valueWidth = metrics.horizontalAdvance(value.isEmpty() ? equals : equals + value);
        const int restWidth = metrics.horizontalAdvance(rest);
        int end = std::max(m_value, x + kGap / 2 + valueWidth);
        if (end + 6 + restWidth > right) {
            if (x + kGap / 2 + valueWidth + 6 + restWidth <= right)
                end = right - 6 - restWidth;
            else {
                y += line;
                end = std::max(kIndent + kGap + valueWidth, std::min(m_value, right - 6 - restWidth));
            }
        }
        if (!value.isEmpty() || !rest.isEmpty()) {
            draw(end - valueWidth, value.isEmpty() ? equals : equals + value, ink());
            x = draw(value.isEmpty() ? end : end + 6, rest, value.isEmpty() ? ink() : second());
        }
        if (!note.isEmpty()) {
            const int width = smallMetrics.horizontalAdvance(note);
            if (x + kGap / 2 + width > right) {
                y += line - 1;
                const int height =
                    paintWords(painter, QRect(rect.left() + kIndent, rect.top() + y, right - kIndent, 0),
                               note, 11, Qt::AlignRight);
                return y + height + 3 + after(row);
            }
            if (painter != nullptr) {
                painter->setFont(small);
                painter->setPen(uiTheme().text3);
                painter->drawText(rect.left() + right - width, rect.top() + y + metrics.ascent() + 1, note);
            }
        }
        return y + line + after(row);
    }

    int paintTableRow(QPainter* painter, const QRect& rect, int row) const {
        const auto found = m_tables.find(m_model.part(row));
        if (found == m_tables.end())
            return 0;
        const TableStops& stops = found->second;
        const bool head = m_model.kind(row) == WorkModel::TableHead;
        const int columns = static_cast<int>(stops.edge.size());
        int headRow = row;
        while (m_model.kind(headRow) != WorkModel::TableHead)
            --headRow;
        int height = head ? 24 : 22;
        for (int column = 0; column < columns; ++column) {
            const bool words = column > 0 && column + 1 == columns;
            const QString text = cell(row, column);
            const int edge = stops.edge[static_cast<std::size_t>(column)];
            if (words) {
                const int left = stops.wordsBelow ? kIndent + kGap : edge;
                if (stops.wordsBelow && head)
                    continue; // the words below need no head of their own
                const int top = stops.wordsBelow ? height - 2 : 4;
                const int grown = top + paintWords(painter,
                                                   QRect(rect.left() + left, rect.top() + top,
                                                         rect.width() - kRight - left, 0),
                                                   text, 12);
                height = std::max(height, text.isEmpty() ? 0 : grown + 4);
                continue;
            }
            if (painter == nullptr)
                continue;
            const bool total = !head && cell(headRow, column) == Ui::of(Phrase::tr("Total"));
            painter->setFont(uiFont(head ? 12 : 13, total ? QFont::DemiBold : QFont::Normal));
            painter->setPen(head ? second() : ink());
            const QRect line = column == 0 ? QRect(rect.left() + edge, rect.top() + 2, 600, 18)
                                           : QRect(rect.left() + edge - 600, rect.top() + 2, 600, 18);
            painter->drawText(
                line,
                static_cast<int>((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter) |
                    Qt::TextSingleLine,
                text);
        }
        if (painter != nullptr)
            painter->fillRect(
                QRect(rect.left() + kIndent, rect.top() + height - 1, rect.width() - kIndent - kRight, 1),
                uiTheme().hair);
        return height + after(row);
    }

    int paintWords(QPainter* painter, const QRect& place, const QString& text, int size,
                   Qt::Alignment alignment = Qt::AlignLeft) const {
        const QFont font = uiFont(size);
        const int width = std::max(40, place.width());
        const int flags = static_cast<int>(alignment | Qt::AlignTop) | Qt::TextWordWrap;
        const int height = QFontMetrics(font).boundingRect(QRect(0, 0, width, 4000), flags, text).height();
        if (painter != nullptr) {
            painter->setFont(font);
            painter->setPen(size < 12 ? uiTheme().text3 : second());
            painter->drawText(QRect(place.left(), place.top(), width, height), flags, text);
        }
        return std::max(16, height);
    }

    /// The inequality as two bars on one scale: what a GPU must hold at least, and what it can.
    int paintProof(QPainter* painter, const QRect& rect) const {
        constexpr int height = 52;
        const std::optional<Bound>& proof = m_model.proof();
        if (painter == nullptr || !proof)
            return height;
        const UiTheme& theme = uiTheme();
        static const ChartTheme kLight(ThemeKind::Light);
        static const ChartTheme kDark(ThemeKind::Dark);
        const ChartTheme& fills = theme.dark ? kDark : kLight;
        const format::Unit unit = m_model.sheet().unit;
        const Bytes states = proof->statesOfOne();
        const Bytes least = proof->provenByStates() ? states : proof->lowest();
        const auto exact = [unit](Bytes bytes) {
            return inLocale(
                format::fixed(unit == format::Unit::GiB ? bytes.gib() : bytes.gb(), 2));
        };
        const QString claim = exact(least) + QStringLiteral(" > ") + exact(proof->usable());
        const QFont bold = uiFont(14, QFont::DemiBold);
        painter->setFont(bold);
        painter->setPen(ink());
        const int claimWidth = QFontMetrics(bold).horizontalAdvance(claim);
        painter->drawText(QRect(rect.left() + kIndent, rect.top() + 8, claimWidth + 4, 28),
                          Qt::AlignLeft | Qt::AlignVCenter, claim);
        const int left = rect.left() + kIndent + claimWidth + kGap;
        const QFont number = uiFont(12, QFont::DemiBold);
        const QString total = inLocale(format::size(least, unit));
        const int room = rect.right() - kRight - left - QFontMetrics(number).horizontalAdvance(total) - 8;
        if (room < 80)
            return height;
        const double scale = room / static_cast<double>(std::max<std::int64_t>(1, least.count()));
        const auto toX = [&](double bytes) { return left + std::round(bytes * scale); };
        double sum = 0;
        const auto segment = [&](Term term, double size) {
            const double from = toX(sum);
            sum += size;
            const double to = toX(sum);
            if (to - from >= 1)
                fills.paintFill(*painter,
                                QRectF(from, rect.top() + 8, to - from - (to < left + room ? 1 : 0), 14),
                                fillOf(term), QPointF(left, rect.top()));
        };
        for (const auto& [term, share] : m_model.stateShares())
            segment(term, share * static_cast<double>(states.count()));
        if (!proof->provenByStates())
            segment(Term::Activations, static_cast<double>((least - states).count()));
        painter->setFont(number);
        painter->setPen(ink());
        painter->drawText(QRect(left + room + 6, rect.top() + 6, 200, 18), Qt::AlignLeft | Qt::AlignVCenter,
                          total);
        const double usable = toX(static_cast<double>(std::max<std::int64_t>(0, proof->usable().count())));
        painter->setPen(QPen(theme.text2, 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(left + 0.5, rect.top() + 26.5, std::max(1.0, usable - left - 1), 8));
        painter->fillRect(QRectF(usable - 1, rect.top() + 4, 2, 34), theme.text);
        const QString name =
            Ui::tr("%1 usable", "a size").arg(inLocale(format::size(proof->usable(), unit)));
        painter->setFont(uiFont(11));
        painter->setPen(theme.text3);
        const int nameWidth = QFontMetrics(uiFont(11)).horizontalAdvance(name);
        const bool after = usable + 6 + nameWidth < rect.right() - kRight;
        painter->drawText(
            QRectF(after ? usable + 6 : usable - 6 - nameWidth, rect.top() + 23, nameWidth + 2, 16),
            Qt::AlignLeft | Qt::AlignVCenter, name);
        return height;
    }

    const WorkModel& m_model;
    const bool& m_late;
    mutable bool m_measured = false;
    mutable int m_width = 0;
    mutable int m_equals = 0; ///< left edge of the numbers put in
    mutable int m_value = 0;  ///< right edge of the results' numbers
    mutable std::map<int, TableStops> m_tables;
};

} // namespace

WorkView::WorkView(PlanDocument& document, QWidget* parent)
    : QWidget(parent), m_model(new WorkModel(document, this)), m_parts(new QListWidget(this)),
      m_list(new QListView(this)), m_corner(new QWidget(this)),
      m_markdown(new QPushButton(Ui::tr("Copy as &Markdown"), m_corner)),
      m_latex(new QPushButton(Ui::tr("Copy as &LaTeX"), m_corner)) {
    m_parts->setAccessibleName(Ui::tr("Parts of the work"));
    m_parts->setFrameShape(QFrame::NoFrame);
    m_parts->setFixedWidth(kPartsWidth);
    m_parts->setItemDelegate(new ListDelegate(28, &UiTheme::surface, m_parts));
    m_parts->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_parts->setMouseTracking(true);
    m_parts->setTabKeyNavigation(false);

    m_list->setAccessibleName(Ui::tr("Show the work"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setSelectionMode(QAbstractItemView::ContiguousSelection);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setTabKeyNavigation(false);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new WorkDelegate(*m_model, m_late, m_list));
    m_list->verticalScrollBar()->setSingleStep(22);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // its coming would move every line
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 4, 1, 0);
    row->setSpacing(1);
    row->addWidget(m_parts);
    row->addWidget(m_list, 1);
    auto* corner = new QHBoxLayout(m_corner);
    corner->setContentsMargins(0, 0, 0, 0);
    corner->setSpacing(8);
    for (QPushButton* button : {m_markdown, m_latex}) {
        button->setAccessibleName(QString(button->text()).remove(QLatin1Char('&')));
        button->setFixedHeight(24);
        corner->addWidget(button);
    }
    connect(m_markdown, &QPushButton::clicked, this, [this] {
        QApplication::clipboard()->setText(QString::fromStdString(sheetMarkdown(inLanguage(m_model->currentSheet()), headsInLanguage())));
    });
    connect(m_latex, &QPushButton::clicked, this, [this] {
        QApplication::clipboard()->setText(QString::fromStdString(sheetLatex(inLanguage(m_model->currentSheet()))));
    });
    const auto goTo = [this](int part) {
        if (const int at = m_model->rowOfPart(part); at >= 0)
            m_list->scrollTo(m_model->index(at, 0), QAbstractItemView::PositionAtTop);
    };
    connect(m_parts, &QListWidget::itemClicked, this,
            [this, goTo](QListWidgetItem* item) { goTo(m_parts->row(item)); });
    connect(m_parts, &QListWidget::currentRowChanged, this, [this, goTo](int part) {
        if (m_parts->hasFocus())
            goTo(part);
    });
    connect(m_list->verticalScrollBar(), &QScrollBar::valueChanged, this, &WorkView::followScroll);
    connect(m_model, &WorkModel::refreshed, this, &WorkView::refresh);
    m_lateTimer.setSingleShot(true);
    m_lateTimer.setInterval(kLateMs);
    connect(&m_lateTimer, &QTimer::timeout, this, [this] {
        m_late = true;
        m_list->viewport()->update();
    });
}

void WorkView::refresh() {
    if (m_model->isWorking()) {
        if (!m_late && !m_lateTimer.isActive())
            m_lateTimer.start();
        return;
    }
    m_lateTimer.stop();
    m_late = false;
    const std::vector<WorkSection>& parts = m_model->sheet().sections;
    while (m_parts->count() > static_cast<int>(parts.size()))
        delete m_parts->takeItem(m_parts->count() - 1);
    while (m_parts->count() < static_cast<int>(parts.size()))
        m_parts->addItem(QString());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        QListWidgetItem* item = m_parts->item(static_cast<int>(i));
        item->setText(shortTitle(parts[i]));
        item->setData(Qt::UserRole, text::fromUtf8(parts[i].letter));
    }
    if (m_parts->currentRow() < 0 && m_parts->count() > 0)
        m_parts->setCurrentRow(0);
    static_cast<WorkDelegate*>(m_list->itemDelegate())->forget();
    m_list->doItemsLayout();
    m_list->viewport()->update();
}

void WorkView::followScroll() {
    if (m_parts->hasFocus() || m_model->rowCount() == 0)
        return;
    const QModelIndex top = m_list->indexAt({kIndent + 4, 12});
    const QScrollBar* bar = m_list->verticalScrollBar();
    const int part = bar->maximum() > 0 && bar->value() == bar->maximum() ? m_parts->count() - 1
                     : top.isValid()                                      ? m_model->part(top.row())
                                                                          : m_parts->currentRow();
    const QSignalBlocker quiet(m_parts);
    m_parts->setCurrentRow(part);
    m_parts->viewport()->update();
}

void WorkView::copyRows() const {
    QModelIndexList rows = m_list->selectionModel()->selectedIndexes();
    std::sort(rows.begin(), rows.end());
    QString out;
    for (const QModelIndex& index : rows) {
        QStringList cells;
        for (int column = 0; column < m_model->columnCount(); ++column)
            cells << m_model->index(index.row(), column).data().toString();
        while (!cells.isEmpty() && cells.constLast().isEmpty())
            cells.removeLast();
        out += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    QApplication::clipboard()->setText(out);
}

bool WorkView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        copyRows();
        return true;
    }
    if (watched == m_list->viewport() && event->type() == QEvent::Resize) {
        static_cast<WorkDelegate*>(m_list->itemDelegate())->forget();
        m_list->doItemsLayout(); // the list itself would wait, and draw rows of the old width meanwhile
    }
    return QWidget::eventFilter(watched, event);
}

void WorkView::showEvent(QShowEvent* event) {
    m_model->setActive(true);
    QWidget::showEvent(event);
}

void WorkView::hideEvent(QHideEvent* event) {
    m_model->setActive(false);
    QWidget::hideEvent(event);
}

void WorkView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_parts->setVisible(width() >= kNarrowParts);
    const bool brief = width() < kBriefButtons; // they keep their names for those who are read to
    m_markdown->setText(brief ? Ui::tr("&Markdown") : Ui::tr("Copy as &Markdown"));
    m_latex->setText(brief ? Ui::tr("&LaTeX") : Ui::tr("Copy as &LaTeX"));
    for (QPushButton* button : {m_markdown, m_latex})
        button->setToolTip(QString(button->text()).remove(QLatin1Char('&')) == button->accessibleName() ? QString() : button->accessibleName());
}

void WorkView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.fillRect(rect(), uiTheme().surface);
    if (m_parts->isVisible())
        painter.fillRect(QRect(kPartsWidth, 0, 1, height()), uiTheme().hair);
}

} // namespace memladder::ui
