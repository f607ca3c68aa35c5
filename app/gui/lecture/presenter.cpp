// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/presenter.h"

#include "document/ui_text.h"
#include "language/ui.h"
#include "quantity/format.h"
#include "widgets/field_scale.h"
#include "widgets/tinted_label.h"
#include "widgets/ui_style.h"

#include <QAccessible>
#include <QCloseEvent>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScreen>

#include <algorithm>
#include <cmath>

namespace memladder::ui {
namespace {

constexpr double kStrip = 164; ///< of 1080: the control's part
constexpr double kStripMargin = 64;
constexpr int kLeast = 22; ///< of 1080: 1/49 of the height
constexpr double kSlowText = 0.004;

/// A ground of one colour over everything.
class Blank : public QWidget {
public:
    using QWidget::QWidget;
    QColor colour = Qt::black;

protected:
    void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), colour); }
};

QFont stageFont(double pixels, QFont::Weight weight = QFont::Normal) {
    return uiFont(std::max(1, static_cast<int>(std::ceil(pixels))), weight);
}

/// What sets the state before apart: "13 B" where the scene's own control does, else "Tensor parallel 1".
QString beforeText(const Scene& scene, const Scenario& before, const Scenario& now) {
    if (const Field* control = findField(scene.control); control != nullptr && !control->same(before, now))
        return text::fieldText(*control, before);
    for (const Field& row : fields())
        if (!row.same(before, now))
            return Ui::label(row.label) + QLatin1Char(' ') + text::fieldValue(row, before);
    return {};
}

/// Whose sizes these are: "Llama 3.1 8B", "scaled from Llama 3.1 8B"; empty where no model was chosen.
QString modelText(const Scenario& scenario) {
    if (const ScaledModelRef scaled = scaledModel(scenario))
        return Ui::tr("scaled from %1", "a model").arg(QString::fromStdString(scaled->name));
    return QString::fromStdString(modelName(scenario));
}

/// A text that may be cut: its tip then has it whole.
void say(QLabel& label, const QString& text) {
    label.setToolTip(QString());
    label.setText(text);
}

QString wholeOf(const QLabel& label) {
    return label.toolTip().isEmpty() ? label.text() : label.toolTip();
}

/// The largest size, down to the smallest that is allowed, at which the text keeps to its lines; cut where it has no
/// room even then, behind a word if possible.
void fitText(QLabel& label, double largest, double smallest, QFont::Weight weight) {
    const QSize room = label.size() - 2 * QSize(label.margin(), label.margin());
    const QString whole = wholeOf(label);
    say(label, whole);
    const auto fits = [&](const QString& text) {
        const QRect needed =
            QFontMetrics(label.font()).boundingRect(QRect(0, 0, room.width(), 10'000), Qt::TextWordWrap, text);
        return needed.height() <= room.height() && needed.width() <= room.width();
    };
    for (double size = largest;; size -= std::max(1.0, largest * 0.04)) {
        label.setFont(stageFont(std::max(size, smallest), weight));
        if (fits(whole))
            return;
        if (size <= smallest)
            break;
    }
    const auto cutAt = [&whole](qsizetype length) { return whole.left(length).trimmed() + QChar(0x2026); };
    qsizetype shown = 0;
    for (qsizetype step = whole.size(); step > 0; step = step > 1 ? (step + 1) / 2 : 0)
        while (shown + step < whole.size() && fits(cutAt(shown + step)))
            shown += step;
    if (shown == 0) // before the label has its place
        return;
    if (const qsizetype word = whole.lastIndexOf(QLatin1Char(' '), shown); word > shown / 2)
        shown = word;
    label.setText(cutAt(shown));
    label.setToolTip(whole);
}

} // namespace

Presenter::Presenter(Lecture lecture, int scene, QWidget* parent)
    : QWidget(parent, Qt::Window), m_lecture(std::move(lecture)), m_chart(new ChartView(this)) {
    setWindowTitle(Ui::tr("%1 — Memladder").arg(QString::fromStdString(m_lecture.title)));
    setAccessibleName(Ui::tr("Presentation"));
    setFocusPolicy(Qt::StrongFocus);
    m_chart->setFocusPolicy(Qt::TabFocus); // a click leaves the keys to the talk
    const auto label = [this](Token token, const QString& name, Qt::Alignment alignment) {
        auto* made = new TintedLabel(token, 22, this);
        made->setWordWrap(true);
        made->setAlignment(alignment);
        made->setAccessibleName(name);
        return made;
    };
    m_title = label(Token::Text, Ui::tr("Title"), Qt::AlignLeft | Qt::AlignVCenter);
    m_counter = label(Token::Text2, Ui::tr("Scene"), Qt::AlignRight | Qt::AlignVCenter);
    m_verdictText = label(Token::Text, Ui::tr("Verdict"), Qt::AlignLeft | Qt::AlignVCenter);
    m_caption = label(Token::Text2, Ui::tr("Caption"), Qt::AlignLeft | Qt::AlignTop);
    m_controlName = label(Token::Text2, Ui::tr("Control"), Qt::AlignLeft | Qt::AlignVCenter);
    m_controlValue = label(Token::Text, Ui::tr("Value"), Qt::AlignLeft | Qt::AlignVCenter);
    m_facts = label(Token::Text2, Ui::tr("Scenario"), Qt::AlignLeft | Qt::AlignVCenter);
    m_cover = label(Token::Text, Ui::tr("Question"), Qt::AlignCenter);
    m_cover->setAutoFillBackground(true);
    m_blank = new Blank(this);
    m_blank->hide();
    m_notes = std::make_unique<NotesWindow>();
    connect(m_notes.get(), &NotesWindow::keyPressed, this, [this](QKeyEvent* event) { handleKey(event); });
    connect(&m_document, &PlanDocument::changed, this, [this](bool byUndo) { refresh(byUndo); });
    m_textsDue.setSingleShot(true);
    m_textsDue.setInterval(120);
    connect(&m_textsDue, &QTimer::timeout, this, &Presenter::refreshTexts);
    resize(1280, 720);
    goTo(scene);
}

Presenter::~Presenter() {
    m_document.disconnect(this);
    m_document.undoStack().disconnect(this);
}

void Presenter::goTo(int scene) {
    const int wanted = std::clamp(scene, 0, static_cast<int>(m_lecture.scenes.size()) - 1);
    const bool moving = m_at >= 0 && wanted != m_at && m_motion;
    m_at = wanted;
    const Scene& next = current();
    m_before = next.before;
    m_chart->setAxisLocked(false);
    m_chart->setAxisMode(next.axisHoldsAllBars ? AxisMode::AllBars : AxisMode::Ceilings);
    m_cover->setVisible(next.hidden);
    setBlack({});
    buildControl();
    const QSignalBlocker quiet(m_document); // drawn once, below
    m_document.restart(next.scenario);
    m_beforeText = m_before ? beforeText(next, *m_before, next.scenario) : QString();
    place();
    refresh(moving);
    refreshTexts();
    m_chart->setAxisLocked(next.axisLocked);
    setFocus();
}

void Presenter::buildControl() {
    m_slider.reset();
    const std::string& key = current().control;
    const auto scale = sliderScaleOf(key);
    if (!scale)
        return;
    m_slider = std::make_unique<LogSlider>(*scale, this);
    m_slider->setAccessibleName(Ui::label(field(key).label));
    m_slider->setSpoken([key](double value) { return spokenOf(key, value); });
    connect(m_slider.get(), &LogSlider::edited, this, [this, key](double value, int gesture) {
        m_document.change(field(key).key, slidTo(m_document.scenario(), key, value), gesture);
    });
    m_slider->installEventFilter(this);
    m_slider->setVisible(true);
    m_blank->raise();
}

void Presenter::refresh(bool moving) {
    const Scenario& scenario = m_document.scenario();
    if (moving && m_motion)
        m_chart->animateNextChange();
    m_chart->setSpec(sceneSpec(current(), scenario, m_before));
    m_chart->setHighlightedTerm(QString::fromStdString(current().highlight));
    m_verdict = sceneVerdict(current(), scenario);
    if (m_slider) {
        const Field& row = field(current().control);
        m_slider->setMarks(marksOf(row.key, scenario));
        m_slider->setValue(static_cast<double>(row.number(scenario)));
        m_controlName->setText(Ui::label(row.label));
        say(*m_controlValue, text::fieldText(row, scenario));
    } else {
        m_controlName->clear();
        say(*m_controlValue, QString());
    }
    QStringList facts;
    for (const char* key : {"params", "gpus", "seq"}) {
        if (current().control == key)
            continue;
        const Field& row = field(key);
        facts << (row.key == "params" ? text::fieldText(row, scenario)
                  : row.key == "gpus" ? Ui::tr("%n GPU(s)", nullptr, scenario.gpus)
                                      : Ui::tr("sequence %1").arg(text::fieldText(row, scenario)));
    }
    if (const QString model = modelText(scenario); !model.isEmpty())
        facts.prepend(model);
    if (m_before && !m_beforeText.isEmpty())
        facts.prepend(Ui::tr("before: %1", "the scenario before").arg(m_beforeText));
    say(*m_facts, facts.join(m_slider ? QStringLiteral("\n") : QStringLiteral(", ")));
    if (m_textSeconds < kSlowText)
        refreshTexts();
    else
        m_textsDue.start();
    update();
}

void Presenter::refreshTexts() {
    QElapsedTimer clock;
    clock.start();
    m_textsDue.stop();
    const Scene& scene = current();
    const Scenario& scenario = m_document.scenario();
    const bool covered = isCovered();
    say(*m_title, filledText(scene.title, scenario));
    say(*m_caption, covered ? QString() : filledText(scene.caption, scenario));
    say(*m_verdictText, covered ? QString() : m_verdict.text);
    const QString question = filledText(scene.question, scenario);
    say(*m_cover, question.isEmpty() ? Ui::tr("What do you expect?") : question);
    say(*m_counter, Ui::tr("%1, %2 of %3", "lecture, scene, scenes")
                           .arg(QString::fromStdString(m_lecture.title), QString::number(m_at + 1),
                                QString::number(m_lecture.scenes.size())));
    m_textSeconds = static_cast<double>(clock.nsecsElapsed()) * 1e-9;
    const double u = unit();
    fitText(*m_title, 52 * u, 30 * u, QFont::DemiBold);
    fitText(*m_counter, 26 * u, kLeast * u, QFont::Normal);
    // One line where a little less size makes it one.
    m_caption->setFont(stageFont(25 * u));
    const bool oneLine =
        QFontMetrics(m_caption->font()).horizontalAdvance(m_caption->text()) <= m_caption->width();
    fitText(*m_caption, (oneLine ? 28 : 27) * u, kLeast * u, QFont::Normal);
    if (oneLine)
        for (double size = 28;
             size >= 25 &&
             QFontMetrics(m_caption->font()).horizontalAdvance(m_caption->text()) > m_caption->width();
             size -= 0.5)
            m_caption->setFont(stageFont(size * u));
    fitText(*m_verdictText, 30 * u, kLeast * u, QFont::Medium);
    fitText(*m_cover, 56 * u, kLeast * u, QFont::DemiBold);
    fitText(*m_controlValue, 56 * u, kLeast * u, QFont::DemiBold);
    fitText(*m_facts, 26 * u, kLeast * u, QFont::Normal);
    const int next = m_at + 1;
    const QString after = next < static_cast<int>(m_lecture.scenes.size())
                              ? filledText(m_lecture.scenes[static_cast<std::size_t>(next)].title,
                                           m_lecture.scenes[static_cast<std::size_t>(next)].scenario)
                              : QString();
    m_notes->setScene(wholeOf(*m_counter), title(), filledText(scene.notes, scenario), after);
    const QString told =
        QStringList{title(), wholeOf(*m_verdictText), caption()}.join(QStringLiteral(". "));
    if (told != accessibleDescription())
        setAccessibleDescription(told);
    update();
}

void Presenter::place() {
    const double u = unit();
    const auto box = [u](double x, double y, double w, double h) {
        return QRectF(x * u, y * u, w * u, h * u).toAlignedRect();
    };
    const double wide = width() / u; // in the same measure
    const double strip = m_slider ? kStrip : 96;
    m_title->setGeometry(box(kStripMargin, 28, wide - 2 * kStripMargin - 380, 76));
    m_counter->setGeometry(box(wide - kStripMargin - 400, 28, 400, 76));
    m_verdictText->setGeometry(box(kStripMargin + 54, 104, wide - 2 * kStripMargin - 54, 46));
    m_caption->setGeometry(box(kStripMargin, 156, wide - 2 * kStripMargin, 80));
    const QRect chart = box(kStripMargin - 20, 240, wide - 2 * kStripMargin + 40, 1080 - strip - 240 - 8);
    m_chart->setGeometry(chart);
    m_chart->setTheme(ChartTheme(ThemeKind::Presentation, 2 * u));
    m_cover->setGeometry(chart);
    m_cover->setMargin(static_cast<int>(kStripMargin * u)); // a question keeps off the edges of its ground
    m_blank->setGeometry(rect());
    const double factsLeft = std::max(wide - kStripMargin - 300, wide * 0.8);
    if (!m_slider)
        m_facts->setGeometry(box(kStripMargin, 1080 - strip + 8, wide - 2 * kStripMargin, strip - 16));
    else
        m_facts->setGeometry(box(factsLeft, 1080 - strip + 8, wide - kStripMargin - factsLeft + 20, strip - 16));
    m_controlName->setGeometry(box(kStripMargin, 1080 - strip + 18, 230, 40));
    m_controlName->setFont(stageFont(26 * u));
    m_controlValue->setGeometry(box(kStripMargin, 1080 - strip + 58, 250, 84));
    for (QLabel* label : {m_controlName, m_controlValue})
        label->setVisible(m_slider != nullptr);
    if (m_slider) {
        m_slider->setZoom(2.2 * u);
        const double left = kStripMargin + 260;
        m_slider->setGeometry(box(left, 1080 - strip + 46, factsLeft - left - 60, 92));
    }
}

void Presenter::resizeEvent(QResizeEvent*) {
    if (m_at < 0)
        return;
    place();
    refreshTexts();
}

void Presenter::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const double u = unit();
    const ChartTheme& theme = m_chart->theme();
    painter.fillRect(rect(), theme.color(Token::Surface));
    const double strip = (m_slider ? kStrip : 96) * u;
    const QRectF ground(0, height() - strip, width(), strip);
    painter.fillRect(ground, theme.color(Token::Window));
    painter.fillRect(QRectF(0, ground.top(), width(), std::max(1.0, u)), theme.color(Token::Hair));
    if (isCovered())
        return;
    const QRectF square(kStripMargin * u, 109 * u, 36 * u, 36 * u);
    const QColor colour = theme.color(m_verdict.fits ? Token::Fits : Token::NoFit);
    painter.fillRect(square, colour);
    drawMark(painter, square.adjusted(9 * u, 9 * u, -9 * u, -9 * u),
             m_verdict.fits ? Mark::Check : Mark::Cross, theme.color(Token::Surface), 4 * u);
}

bool Presenter::isBlack() const {
    return m_blank->isVisible();
}

bool Presenter::isCovered() const {
    return !m_cover->isHidden();
}

QString Presenter::title() const {
    return wholeOf(*m_title);
}

QString Presenter::caption() const {
    return wholeOf(*m_caption);
}

std::vector<std::pair<QString, int>> Presenter::texts() const {
    std::vector<std::pair<QString, int>> out;
    for (const QLabel* label :
         {m_title, m_counter, m_verdictText, m_caption, m_controlName, m_controlValue, m_facts, m_cover})
        if (!label->isHidden() && !label->text().isEmpty())
            out.emplace_back(label->text(), label->font().pixelSize());
    return out;
}

void Presenter::setBlack(std::optional<QColor> colour) {
    static_cast<Blank*>(m_blank)->colour = colour.value_or(Qt::black);
    m_blank->setVisible(colour.has_value());
    m_blank->raise();
    m_blank->update();
}

void Presenter::forward() {
    if (isBlack()) {
        setBlack({});
    } else if (isCovered()) {
        m_cover->hide();
        if (m_motion)
            m_chart->animateNextChange();
        refreshTexts();
    } else if (m_at + 1 < static_cast<int>(m_lecture.scenes.size())) {
        goTo(m_at + 1);
    }
}

void Presenter::back() {
    if (isBlack())
        setBlack({});
    else if (m_at > 0)
        goTo(m_at - 1);
}

QScreen* Presenter::ownScreen() const {
    QScreen* under = QGuiApplication::screenAt(geometry().center());
    return under != nullptr ? under : screen();
}

QScreen* Presenter::otherScreen() const {
    const QList<QScreen*> screens = QGuiApplication::screens();
    const auto other = std::find_if(screens.begin(), screens.end(),
                                    [own = ownScreen()](const QScreen* one) { return one != own; });
    return other == screens.end() ? nullptr : *other;
}

void Presenter::showNotes(bool shown) {
    if (!shown) {
        m_notes->hide();
        return;
    }
    if (QScreen* other = otherScreen()) {
        m_notes->setScreen(other);
        m_notes->setGeometry(other->availableGeometry());
        m_notes->showMaximized();
    } else {
        m_notes->show();
    }
    activateWindow();
    setFocus();
}

void Presenter::swapScreens() {
    QScreen* other = otherScreen();
    if (other == nullptr)
        return;
    const bool noted = m_notes->isVisible();
    m_notes->hide();
    const bool full = isFullScreen();
    if (full)
        showNormal(); // a window that fills a screen stays on it
    setScreen(other);
    setGeometry(other->geometry());
    if (full)
        showFullScreen();
    showNotes(noted);
}

void Presenter::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_shown)
        return;
    m_shown = true;
    if (otherScreen() != nullptr) // a second screen is the speaker's
        QTimer::singleShot(0, this, [this] { showNotes(true); });
}

std::vector<std::pair<QString, QString>> Presenter::keys() {
    return {{Ui::tr("next scene, or reveal"), Ui::tr("Page Down, Right, Down, Space, Enter", "keys")},
            {Ui::tr("scene before"), Ui::tr("Page Up, Left, Up, Backspace", "keys")},
            {Ui::tr("first scene, last scene"), Ui::tr("Home, End", "keys")},
            {Ui::tr("move the slider"), Ui::tr("Tab, then arrows; or drag", "keys")},
            {Ui::tr("back to the scene's start"), Ui::tr("Ctrl+R, R", "keys")},
            {Ui::tr("keep the state as the one before"), QStringLiteral("P")},
            {Ui::tr("lock the axis"), QStringLiteral("L")},
            {Ui::tr("axis that holds all bars"), QStringLiteral("A")},
            {Ui::tr("black or white screen"), Ui::tr("B or ., W", "keys")},
            {Ui::tr("notes"), QStringLiteral("N")},
            {Ui::tr("swap the screens of slides and notes"), QStringLiteral("S")},
            {Ui::tr("leave"), Ui::tr("Esc, F5", "keys")}};
}

bool Presenter::handleKey(QKeyEvent* event) {
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    switch (event->key()) {
    case Qt::Key_PageDown:
    case Qt::Key_Right:
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        forward();
        return true;
    case Qt::Key_Space:
        event->modifiers().testFlag(Qt::ShiftModifier) ? back() : forward();
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_Left:
    case Qt::Key_Up:
    case Qt::Key_Backspace:
        back();
        return true;
    case Qt::Key_Home:
        goTo(0);
        return true;
    case Qt::Key_End:
        goTo(static_cast<int>(m_lecture.scenes.size()) - 1);
        return true;
    case Qt::Key_B:
    case Qt::Key_Period:
        setBlack(isBlack() ? std::nullopt : std::optional<QColor>(Qt::black));
        return true;
    case Qt::Key_W:
        setBlack(isBlack() ? std::nullopt : std::optional<QColor>(Qt::white));
        return true;
    case Qt::Key_L:
        m_chart->setAxisLocked(!m_chart->isAxisLocked());
        return true;
    case Qt::Key_A:
        m_chart->setAxisMode(m_chart->axisMode() == AxisMode::Ceilings ? AxisMode::AllBars
                                                                       : AxisMode::Ceilings);
        return true;
    case Qt::Key_P:
        m_before = m_document.scenario();
        m_beforeText =
            text::fieldText(field(current().control.empty() ? "params" : current().control), *m_before);
        refresh(false);
        return true;
    case Qt::Key_R:
        m_document.apply(current().scenario, Ui::tr("Reset to the scene's start"),
                         PlanDocument::Naming::AsGiven);
        m_before = current().before;
        m_beforeText = m_before ? beforeText(current(), *m_before, current().scenario) : QString();
        refresh(true);
        return true;
    case Qt::Key_Z:
        if (control)
            event->modifiers().testFlag(Qt::ShiftModifier) ? m_document.undoStack().redo()
                                                           : m_document.undoStack().undo();
        return control;
    case Qt::Key_N:
        showNotes(!m_notes->isVisible());
        return true;
    case Qt::Key_S:
        swapScreens();
        return true;
    case Qt::Key_Escape:
        if (isBlack())
            setBlack({});
        else
            close();
        return true;
    case Qt::Key_F5:
        close();
        return true;
    default:
        return false;
    }
}

void Presenter::keyPressEvent(QKeyEvent* event) {
    if (!handleKey(event))
        QWidget::keyPressEvent(event);
}

bool Presenter::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) { // the talk's keys come before anyone's
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

/// The slider keeps the arrows while it has the focus; the keys of a clicker belong to the talk.
bool Presenter::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        switch (key->key()) {
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
        case Qt::Key_Home:
        case Qt::Key_End:
            return handleKey(key);
        default:
            break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void Presenter::mousePressEvent(QMouseEvent*) {
    setFocus(); // a click beside the slider gives the arrows back to the talk
}

void Presenter::closeEvent(QCloseEvent* event) {
    m_notes->hide();
    QWidget::closeEvent(event);
    Q_EMIT closed(m_at);
}

} // namespace memladder::ui
