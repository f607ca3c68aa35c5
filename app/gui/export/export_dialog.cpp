// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/export_dialog.h"

#include "document/ui_text.h"
#include "export/chart_table.h"
#include "language/language.h"
#include "language/ui.h"
#include "quantity/format.h"
#include "quantity/parse.h"
#include "widgets/choice_editor.h"
#include "widgets/combo_editor.h"
#include "widgets/tinted_label.h"
#include "widgets/ui_style.h"
#include "widgets/value_field.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace memladder::ui {

namespace {

constexpr QSize kPreview(480, 270); // the dialog fits a screen of 1024 × 768

/// A size by name. On paper it is one of print: 300 dpi, the text as small as journals take it.
struct SizeRow {
    const char* name;
    double width; ///< px, or mm where on paper
    double height;
    double scale;
    double points; ///< smallest text; 0: follows the size
    bool paper;

    /// From the layout's pixels to those of the file, which name it; a size of paper is named by its own.
    [[nodiscard]] double paperless() const { return paper ? 1 : scale; }
};
constexpr std::array<SizeRow, 9> kSizes = {{{QT_TRANSLATE_NOOP("Ui", "Slide, %1 × %2 px"), 1920, 1080, 1, 0, false},
                                            {QT_TRANSLATE_NOOP("Ui", "Small, %1 × %2 px"), 1280, 720, 1, 0, false},
                                            {QT_TRANSLATE_NOOP("Ui", "4K slide, %1 × %2 px"), 1920, 1080, 2, 0, false},
                                            {QT_TRANSLATE_NOOP("Ui", "Old slide, %1 × %2 px"), 1440, 1080, 1, 0, false},
                                            {QT_TRANSLATE_NOOP("Ui", "Square, %1 × %2 px"), 1080, 1080, 1, 0, false},
                                            {QT_TRANSLATE_NOOP("Ui", "Wide, %1 × %2 px"), 2560, 1080, 1, 0, false},
                                            {QT_TRANSLATE_NOOP("Ui", "Column, %1 × %2 mm"), 85, 64, 3.125, 6, true},
                                            {QT_TRANSLATE_NOOP("Ui", "Page, %1 × %2 mm"), 178, 100, 3.125, 7, true},
                                            {QT_TRANSLATE_NOOP("Ui", "A4 across, %1 × %2 mm"), 297, 210, 3.125, 9, true}}};
constexpr double kPaperDpi = 300;
constexpr double kMmPerInch = 25.4;

QSizeF pixelsOf(const SizeRow& row) {
    const double factor = row.paper ? kPaperDpi / row.scale / kMmPerInch : 1;
    return {row.width * factor, row.height * factor};
}

QString grouped(double value) {
    return inLocale(
        format::grouped(static_cast<std::uint64_t>(std::llround(std::max(0.0, value)))));
}

QString thin(double value) {
    return inLocale(format::shortest(value));
}

/// The label at the left of a row of the right half.
QLabel* caption(const QString& text, QWidget* buddy, QWidget* parent) {
    auto* label = new TintedLabel(Token::Text2, 13, parent);
    label->setTextFormat(Qt::AutoText);
    label->setText(text);
    label->setBuddy(buddy);
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return label;
}

class Rule : public QWidget {
public:
    explicit Rule(QWidget* parent) : QWidget(parent) { setFixedHeight(1); }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.fillRect(rect(), uiTheme().hair);
    }
};

template <typename Change>
QImage changedPixels(const QImage& picture, Change change) {
    QImage out = picture.convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < out.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(out.scanLine(y));
        for (int x = 0; x < out.width(); ++x)
            line[x] = change(line[x]);
    }
    return out;
}

double linear(int channel) {
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

int encoded(double value) {
    const double v = std::clamp(value, 0.0, 1.0);
    return static_cast<int>(
        std::lround(255.0 * (v <= 0.0031308 ? 12.92 * v : 1.055 * std::pow(v, 1 / 2.4) - 0.055)));
}

const std::array<double, 256>& linearTable() {
    static const std::array<double, 256> kTable = [] {
        std::array<double, 256> table{};
        for (int i = 0; i < 256; ++i)
            table[static_cast<std::size_t>(i)] = linear(i);
        return table;
    }();
    return kTable;
}

double lin(int channel) {
    return linearTable()[static_cast<std::size_t>(channel)];
}

} // namespace

QImage asGrey(const QImage& picture) {
    return changedPixels(picture, [](QRgb p) {
        const int grey = encoded(0.2126 * lin(qRed(p)) + 0.7152 * lin(qGreen(p)) + 0.0722 * lin(qBlue(p)));
        return qRgba(grey, grey, grey, qAlpha(p));
    });
}

QImage asRedGreenBlind(const QImage& picture) {
    return changedPixels(picture, [](QRgb p) {
        const double r = lin(qRed(p));
        const double g = lin(qGreen(p));
        const double b = lin(qBlue(p));
        return qRgba(encoded(0.367322 * r + 0.860646 * g - 0.227968 * b),
                     encoded(0.280085 * r + 0.672501 * g + 0.047413 * b),
                     encoded(-0.011820 * r + 0.042940 * g + 0.968881 * b), qAlpha(p));
    });
}

ExportDialog::ExportDialog(const ScenarioDocument& document, const PictureView& view,
                           const ExportChoice& choice, const QString& folder, QWidget* parent)
    : QDialog(parent), m_document(document), m_view(view), m_choice(choice), m_folder(folder) {
    setWindowTitle(Ui::tr("Export"));
    build();
    const Scenario& scenario = document.scenario;
    // The whole path, so that nobody has to look for the file.
    setPath(QDir(m_folder.isEmpty() ? QDir::homePath() : m_folder)
                .filePath(QStringLiteral("%1-%2gpu-seq%3-%4.%5")
                              .arg(QString::fromStdString(format::roughCount(scenario.params)).toLower())
                              .arg(scenario.gpus)
                              .arg(scenario.seq)
                              .arg(view.chart, m_choice.format)));
    showSize();
    changed();
}

void ExportDialog::build() {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(24, 20, 24, 20);
    outer->setSpacing(0);
    auto* halves = new QHBoxLayout;
    halves->setSpacing(24);
    outer->addLayout(halves, 1);

    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    halves->addLayout(left, 1);
    m_preview = new QLabel(this);
    m_preview->setFixedSize(kPreview + QSize(2, 2));
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setFrameShape(QFrame::Box);
    m_preview->setAccessibleName(Ui::tr("Preview"));
    left->addWidget(m_preview);
    auto* seen = new QHBoxLayout;
    m_seenAs = new ChoiceEditor(Ui::tr("Preview as"),
                                {{QStringLiteral("colour"), Ui::tr("Colour"), {}},
                                 {QStringLiteral("grey"), Ui::tr("Grey"), {}},
                                 {QStringLiteral("blind"), Ui::tr("Red-green blind"), {}}},
                                this);
    m_seenAs->setCurrent(QStringLiteral("colour"));
    m_seenAs->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_shrunk = new TintedLabel(Token::Text2, 13, this);
    seen->addWidget(caption(Ui::tr("Pre&view as"), m_seenAs, this));
    seen->addSpacing(8);
    seen->addWidget(m_seenAs);
    seen->addStretch();
    seen->addWidget(m_shrunk);
    left->addLayout(seen);
    left->addSpacing(8);
    left->addWidget(new Rule(this));
    auto* facts = new QGridLayout;
    facts->setHorizontalSpacing(16);
    facts->setVerticalSpacing(4);
    const auto fact = [&](int row, const QString& name) {
        auto* head = new TintedLabel(Token::Text2, 13, this);
        head->setText(name);
        auto* value = new QLabel(this);
        value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        facts->addWidget(head, row, 0);
        facts->addWidget(value, row, 1);
        return value;
    };
    m_pixels = fact(0, Ui::tr("Pixels"));
    m_printed = fact(1, Ui::tr("Printed"));
    m_smallest = fact(2, Ui::tr("Smallest text"));
    m_thinnest = fact(3, Ui::tr("Thinnest line"));
    facts->setColumnStretch(1, 1);
    left->addLayout(facts);
    m_trouble = new TintedLabel(Token::NoFit, 13, this);
    m_trouble->setWordWrap(true);
    left->addWidget(m_trouble);
    left->addStretch(1);

    auto* right = new QGridLayout;
    right->setHorizontalSpacing(12);
    right->setVerticalSpacing(10);
    right->setColumnMinimumWidth(1, 300);
    auto* rightBox = new QVBoxLayout;
    rightBox->addLayout(right);
    rightBox->addStretch(1);
    halves->addLayout(rightBox);
    int row = 0;
    const auto addRow = [&](const QString& name, QWidget* widget, QWidget* buddy = nullptr) {
        right->addWidget(caption(name, buddy != nullptr ? buddy : widget, this), row, 0);
        right->addWidget(widget, row, 1);
        ++row;
    };
    const auto addRule = [&] { right->addWidget(new Rule(this), row++, 0, 1, 2); };

    std::vector<ChoiceOption> formats;
    for (const QString& suffix : pictureSuffixes())
        formats.push_back({suffix, suffix.toUpper(), {}});
    m_format = new ChoiceEditor(Ui::tr("Format"), formats, this);
    m_format->setCurrent(m_choice.format);
    addRow(Ui::tr("&Format"), m_format);
    addRule();
    m_sizes = new QuietCombo(this);
    m_sizes->setAccessibleName(Ui::tr("Size"));
    for (const SizeRow& size : kSizes)
        m_sizes->addItem(Ui::tr(size.name).arg(grouped(size.width * size.paperless()), grouped(size.height * size.paperless())));
    m_sizes->addItem(Ui::tr("Your own"));
    m_sizes->setCurrentIndex(presetInForce());
    addRow(Ui::tr("Si&ze"), m_sizes);
    const auto number = [this](double value, const QString& unit, const QString& name, int width) {
        auto* field = new ValueField(this);
        field->setUnit(unit);
        field->setFixedWidth(width);
        field->setAccessibleName(name);
        field->setValueText(thin(value));
        return field;
    };
    auto* own = new QWidget(this);
    auto* ownLine = new QHBoxLayout(own);
    ownLine->setContentsMargins(0, 0, 0, 0);
    m_width = number(m_choice.options.size.width(), QString(), Ui::tr("Width"), 96);
    m_height = number(m_choice.options.size.height(), QString(), Ui::tr("Height"), 96);
    m_units = new QuietCombo(own);
    m_units->setAccessibleName(Ui::tr("Unit of width and height"));
    for (const QString& unit : {QStringLiteral("px"), QStringLiteral("mm"), QStringLiteral("in")})
        m_units->addItem(unit, unit);
    m_units->setCurrentIndex(std::max(0, m_units->findData(m_choice.unit)));
    ownLine->addWidget(m_width);
    ownLine->addWidget(new QLabel(QStringLiteral("×"), own));
    ownLine->addWidget(m_height);
    ownLine->addStretch();
    ownLine->addWidget(m_units);
    addRow(Ui::tr("&Width, height"), own, m_width);
    auto* scales = new QWidget(this);
    auto* scaleLine = new QHBoxLayout(scales);
    scaleLine->setContentsMargins(0, 0, 0, 0);
    m_scale = number(m_choice.options.scale, QStringLiteral("×"), Ui::tr("Scale"), 64);
    m_dpi = number(m_choice.options.dpi, QStringLiteral("dpi"), Ui::tr("Resolution"), 78);
    scaleLine->addWidget(m_scale);
    scaleLine->addStretch();
    scaleLine->addWidget(caption(Ui::tr("&Resolution"), m_dpi, scales));
    scaleLine->addWidget(m_dpi);
    addRow(Ui::tr("Sc&ale"), scales, m_scale);
    auto* texts = new QWidget(this);
    auto* textLine = new QHBoxLayout(texts);
    textLine->setContentsMargins(0, 0, 0, 0);
    m_text = number(0, QStringLiteral("pt"), Ui::tr("Smallest text"), 64);
    m_text->setValueText(m_choice.options.textPoints ? thin(*m_choice.options.textPoints) : QString());
    m_text->setPlaceholderText(Ui::tr("auto", "the size of the text"));
    auto* final = new TintedLabel(Token::Text2, 13, texts);
    final->setText(Ui::tr("smallest, at the final size"));
    textLine->addWidget(m_text);
    textLine->addWidget(final);
    textLine->addStretch();
    addRow(Ui::tr("Te&xt"), texts, m_text);
    addRule();
    m_theme = new ChoiceEditor(Ui::tr("Theme"),
                               {{QStringLiteral("light"), Ui::tr("Light"), {}},
                                {QStringLiteral("dark"), Ui::tr("Dark"), {}},
                                {QStringLiteral("print"), Ui::tr("Print"),
                                 Ui::tr("Hatches, safe for a grey printer")}},
                               this);
    m_theme->setCurrent(QString::fromUtf8(themeKey(m_choice.options.theme).data()));
    addRow(Ui::tr("&Theme"), m_theme);
    m_ground = new ChoiceEditor(Ui::tr("Background"),
                                {{QStringLiteral("solid"), Ui::tr("Theme's"), {}},
                                 {QStringLiteral("transparent"), Ui::tr("Transparent"), {}}},
                                this);
    m_ground->setCurrent(m_choice.options.transparent ? QStringLiteral("transparent")
                                                      : QStringLiteral("solid"));
    addRow(Ui::tr("&Background"), m_ground);
    addRule();
    addRow(Ui::tr("T&itle"), makeWords(Ui::tr("Title"), m_choice.title, m_title), m_title);
    addRow(Ui::tr("Ca&ption"), makeWords(Ui::tr("Caption"), m_choice.caption, m_caption),
           m_caption);
    addRule();
    const std::array<std::pair<const char*, bool*>, 4> includes = {
        {{QT_TRANSLATE_NOOP("Ui", "&Legend"), &m_choice.legend},
         {QT_TRANSLATE_NOOP("Ui", "&Off-scale ruler"), &m_choice.ruler},
         {QT_TRANSLATE_NOOP("Ui", "Versio&n of the program"), &m_choice.stamp},
         {QT_TRANSLATE_NOOP("Ui", "Scenario inside the file"), &m_choice.scenario}}};
    auto* checks = new QVBoxLayout;
    checks->setSpacing(0);
    for (const auto& [name, flag] : includes) {
        auto* check = new QCheckBox(Ui::tr(name), this);
        check->setChecked(*flag);
        connect(check, &QCheckBox::toggled, this, [this, target = flag](bool on) {
            *target = on;
            changed();
        });
        m_includes.push_back(check);
        checks->addWidget(check);
    }
    auto* include = caption(Ui::tr("Include"), m_includes.front(), this);
    include->setFixedHeight(22);
    right->addWidget(include, row, 0, Qt::AlignTop | Qt::AlignRight);
    right->addLayout(checks, row++, 1);

    outer->addSpacing(12);
    outer->addWidget(new Rule(this));
    outer->addSpacing(14);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(8);
    outer->addLayout(foot);
    m_file = new QLineEdit(this);
    m_file->setAccessibleName(Ui::tr("File"));
    foot->addWidget(caption(Ui::tr("Fil&e"), m_file, this));
    foot->addWidget(m_file, 1);
    const auto button = [&](const QString& text) {
        auto* made = new QPushButton(text, this);
        made->setAutoDefault(false);
        foot->addWidget(made);
        return made;
    };
    connect(button(Ui::tr("Browse…")), &QPushButton::clicked, this, &ExportDialog::browse);
    foot->addSpacing(24);
    connect(button(Ui::tr("Cancel")), &QPushButton::clicked, this, &QDialog::reject);
    connect(button(Ui::tr("&Copy")), &QPushButton::clicked, this, [this] {
        m_copied = true;
        QApplication::clipboard()->setMimeData(clipping().release());
    });
    m_save = button(Ui::tr("&Save"));
    m_save->setDefault(true);
    m_save->setAutoDefault(true);
    m_save->setFocus(); // Ctrl+E, Enter: saved
    connect(m_save, &QPushButton::clicked, this, &ExportDialog::accept);

    connect(m_seenAs, &ChoiceEditor::chosen, this, &ExportDialog::redraw);
    for (ChoiceEditor* editor : {m_format, m_theme, m_ground})
        connect(editor, &ChoiceEditor::chosen, this, &ExportDialog::changed);
    connect(m_format, &ChoiceEditor::chosen, this, &ExportDialog::suggestSuffix);
    connect(m_sizes, &QComboBox::activated, this, &ExportDialog::choosePreset);
    connect(m_units, &QComboBox::activated, this, [this] {
        m_choice.unit = m_units->currentData().toString();
        showSize();
    });
    for (ValueField* field : {m_width, m_height, m_scale, m_dpi, m_text})
        connect(field, &QLineEdit::textChanged, this, &ExportDialog::changed);
}

/// A line to type words into, and a check that leaves them out altogether. Nothing typed: the chart's own
/// words.
QWidget* ExportDialog::makeWords(const QString& name, std::optional<QString>& words, QLineEdit*& edit) {
    auto* row = new QWidget(this);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    auto* check = new QCheckBox(row);
    check->setAccessibleName(Ui::tr("%1 shown", "the title or caption of a picture").arg(name));
    check->setChecked(!words || !words->isEmpty());
    edit = new QLineEdit(words.value_or(QString()), row);
    edit->setAccessibleName(name);
    edit->setMaxLength(500);
    edit->setEnabled(check->isChecked());
    line->addWidget(check);
    line->addWidget(edit, 1);
    const auto reread = [this, check, words = &words, typed = edit] {
        typed->setEnabled(check->isChecked());
        *words = !check->isChecked()       ? std::optional(QString())
                 : typed->text().isEmpty() ? std::nullopt
                                           : std::optional(typed->text());
        changed();
    };
    connect(check, &QCheckBox::toggled, this, reread);
    connect(edit, &QLineEdit::textChanged, this, reread);
    m_includes.push_back(check);
    return row;
}

int ExportDialog::presetInForce() const {
    const PictureOptions& options = m_choice.options;
    int found = static_cast<int>(kSizes.size());
    for (std::size_t i = 0; i < kSizes.size(); ++i) {
        const SizeRow& row = kSizes[i];
        const QSizeF size = pixelsOf(row);
        const bool sameSize = std::abs(size.width() - options.size.width()) < 0.01 &&
                              std::abs(size.height() - options.size.height()) < 0.01;
        const bool ownScale = row.scale == options.scale && (!row.paper || options.dpi == kPaperDpi);
        if (sameSize && ownScale)
            return static_cast<int>(i);
        if (sameSize && !row.paper && row.scale == 1) // a size of the screen at another scale
            found = static_cast<int>(i);
    }
    return found;
}

void ExportDialog::choosePreset(int index) {
    if (index >= static_cast<int>(kSizes.size())) {
        m_width->setFocus();
        return;
    }
    const SizeRow& row = kSizes[static_cast<std::size_t>(index)];
    const bool fromPaper = m_choice.unit != QLatin1String("px");
    m_filling = true;
    m_choice.options.size = pixelsOf(row);
    if (row.paper || row.scale != 1 || fromPaper) { // else a scale of one's own stays
        m_choice.options.scale = row.scale;
        m_choice.options.dpi = row.paper ? kPaperDpi : 96;
        m_choice.options.textPoints = row.points > 0 ? std::optional(row.points) : std::nullopt;
        m_scale->setValueText(thin(m_choice.options.scale));
        m_dpi->setValueText(thin(m_choice.options.dpi));
        m_text->setValueText(row.points > 0 ? thin(row.points) : QString());
    }
    m_choice.unit = row.paper ? QStringLiteral("mm") : QStringLiteral("px");
    m_units->setCurrentIndex(m_units->findData(m_choice.unit));
    m_filling = false;
    showSize();
    changed();
}

/// Units of the fields in one pixel of the layout.
double ExportDialog::perUnit(double scale, double dpi) const {
    const double inches = scale / dpi;
    return m_choice.unit == QLatin1String("mm")   ? inches * kMmPerInch
           : m_choice.unit == QLatin1String("in") ? inches
                                                  : 1.0;
}

/// Width and height in their unit, rounded to what can be told apart.
void ExportDialog::showSize() {
    const double per = perUnit(m_choice.options.scale, m_choice.options.dpi);
    const double digits = m_choice.unit == QLatin1String("in") ? 1000 : 100;
    m_filling = true;
    m_width->setValueText(thin(std::round(m_choice.options.size.width() * per * digits) / digits));
    m_height->setValueText(thin(std::round(m_choice.options.size.height() * per * digits) / digits));
    m_filling = false;
    m_width->setTroubled(false);
    m_height->setTroubled(false);
}

void ExportDialog::changed() {
    if (m_filling)
        return;
    m_choice.format = m_format->current();
    m_choice.options.theme = themeFromKey(m_theme->current().toStdString()).value_or(ThemeKind::Light);
    m_choice.options.transparent = m_ground->current() == QLatin1String("transparent");
    m_problem.clear();
    struct Number {
        ValueField* field;
        const char* refusal;
        double low;
        double high;
        bool mayBeEmpty;
    };
    const std::array<Number, 5> fields = {{{m_width, QT_TRANSLATE_NOOP("Ui", "The width “%1” is not taken. Accepted: a number %2."), 0, 1e9, false},
                                           {m_height, QT_TRANSLATE_NOOP("Ui", "The height “%1” is not taken. Accepted: a number %2."), 0, 1e9, false},
                                           {m_scale, QT_TRANSLATE_NOOP("Ui", "The scale “%1” is not taken. Accepted: a number %2."), 0.05, 16, false},
                                           {m_dpi, QT_TRANSLATE_NOOP("Ui", "The resolution “%1” is not taken. Accepted: a number %2."), 30, 4800, false},
                                           {m_text, QT_TRANSLATE_NOOP("Ui", "The text “%1” is not taken. Accepted: a number %2."), 3, 200, true}}};
    std::array<double, 5> values{};
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const Number& one = fields[i];
        const QString typed = one.field->text().trimmed();
        const auto value = parse::real(fromLocale(typed).toStdString());
        const bool good = (one.mayBeEmpty && typed.isEmpty()) ||
                          (value && *value > 0 && *value >= one.low && *value <= one.high);
        one.field->setTroubled(!good);
        values[i] = value.value_or(0);
        if (!good)
            m_problem =
                Ui::tr(one.refusal)
                    .arg(one.field->text(), one.low > 0 ? Ui::tr("from %1 to %2", "numbers").arg(thin(one.low), thin(one.high))
                                                        : Ui::tr("above 0", "a number"));
    }
    if (m_problem.isEmpty()) {
        PictureOptions options = m_choice.options;
        options.scale = values[2];
        options.dpi = values[3];
        options.textPoints = values[4] > 0 ? std::optional(values[4]) : std::nullopt;
        const double per = perUnit(options.scale, options.dpi);
        const QSizeF typed(values[0] / per, values[1] / per);
        // What is shown rounded stays what it is until it is typed over.
        const auto same = [&](double now, double before) { return std::abs(now - before) * per < 0.006; };
        options.size = {same(typed.width(), options.size.width()) ? options.size.width() : typed.width(),
                        same(typed.height(), options.size.height()) ? options.size.height() : typed.height()};
        if (const Status refused = checkPicture(options)) {
            m_problem = text::errorText(*refused);
            const double most = kMaxSide / options.scale;
            const double area = options.size.width() * options.size.height() * options.scale * options.scale;
            const bool byScale = options.size.width() <= kMaxSide && options.size.height() <= kMaxSide &&
                                 area / (options.scale * options.scale) <= kMaxPixels && options.scale > 1;
            m_scale->setTroubled(byScale);
            const auto guilty = [&](double side) { return side < 64 || side > most; };
            const bool wide = guilty(options.size.width());
            const bool high = guilty(options.size.height());
            const bool both = !wide && !high && area > kMaxPixels; // each would do, together they are too large
            m_width->setTroubled(!byScale && (wide || both));
            m_height->setTroubled(!byScale && (high || both));
        } else {
            m_choice.options = options;
        }
    }
    m_sizes->setCurrentIndex(m_problem.isEmpty() ? presetInForce() : static_cast<int>(kSizes.size()));
    m_trouble->setText(m_problem);
    m_save->setEnabled(m_problem.isEmpty());
    if (m_problem.isEmpty())
        redraw();
}

PictureOptions ExportDialog::options() const {
    PictureOptions options = m_choice.options;
    if (m_choice.scenario) {
        ScenarioDocument carried = m_document;
        carried.unknown.set(kViewMember, viewValue(m_view));
        carried.unknown.set(kPictureMember, choiceValue(m_choice));
        options.scenario = writeScenario(carried);
    }
    return options;
}

ChartSpec ExportDialog::spec() const {
    const ChartRow* row = findChart(m_view.chart.toStdString());
    if (row == nullptr)
        row = &charts().front();
    const ChartRequest request = requestFor(m_document.scenario, m_view);
    return pictureSpec(*row, request, m_view, m_choice);
}

void ExportDialog::redraw() {
    const PictureOptions& final = m_choice.options;
    PictureOptions small = final;
    const double shrink =
        std::min(kPreview.width() / final.size.width(), kPreview.height() / final.size.height());
    // The layout of the file itself, drawn smaller: what is seen is what will be.
    small.scale = shrink * devicePixelRatioF();
    if (final.textPoints) // given at the final size: the layout is the final one
        small.textPoints = *final.textPoints * small.scale / final.scale;
    const ChartSpec drawn = spec();
    QImage picture = renderChart(drawn, small);
    m_title->setPlaceholderText(m_choice.title ? QString() : drawn.title);
    m_caption->setPlaceholderText(m_choice.caption ? QString() : drawn.caption);
    if (m_seenAs->current() == QLatin1String("grey"))
        picture = asGrey(picture);
    else if (m_seenAs->current() == QLatin1String("blind"))
        picture = asRedGreenBlind(picture);
    picture.setDevicePixelRatio(devicePixelRatioF());
    m_preview->setPixmap(QPixmap::fromImage(picture));

    const double wide = final.size.width() * final.scale;
    const double high = final.size.height() * final.scale;
    m_shrunk->setText(Ui::tr("%1 of final size", "per cent").arg(QString::number(std::lround(100 * shrink / final.scale)) + QStringLiteral(" %")));
    const QString base = grouped(final.size.width()) + QStringLiteral(" × ") + grouped(final.size.height());
    m_pixels->setText(
        final.scale == 1.0
            ? base
            : QStringLiteral("%1 × %2 = %3 × %4").arg(base, thin(final.scale), grouped(wide), grouped(high)));
    const auto millimetres = [&](double pixels) {
        return inLocale(format::fixed(pixels / final.dpi * 25.4, 1));
    };
    m_printed->setText(
        Ui::tr("%1 × %2 mm at %3 dpi").arg(millimetres(wide), millimetres(high), thin(final.dpi)));
    const double text = 11 * textScale(final) * final.scale;
    m_smallest->setText(Ui::tr("%1 px, 1/%2 of the height, %3 pt")
                            .arg(std::lround(text))
                            .arg(std::lround(high / text))
                            .arg(inLocale(format::fixed(text / final.dpi * 72, 1))));
    m_thinnest->setText(
        QStringLiteral("%1 px").arg(thin(std::round(10 * textScale(final) * final.scale) / 10)));
}

QString ExportDialog::complaint() const {
    return m_trouble->text();
}

QString ExportDialog::path() const {
    const QString typed = m_file->text().trimmed();
    return QDir::isAbsolutePath(typed)
               ? typed
               : QDir(m_folder.isEmpty() ? QDir::homePath() : m_folder).filePath(typed);
}

void ExportDialog::setPath(const QString& path) {
    m_file->setText(path);
}

void ExportDialog::suggestSuffix() {
    QString name = m_file->text();
    const QString suffix = QFileInfo(name).suffix();
    if (pictureSuffixes().contains(suffix, Qt::CaseInsensitive))
        name.chop(suffix.size() + 1);
    m_file->setText(name + QLatin1Char('.') + m_choice.format);
}

void ExportDialog::browse() {
    const QString chosen = QFileDialog::getSaveFileName(this, Ui::tr("Export"), path(), QString(),
                                                        nullptr, QFileDialog::DontConfirmOverwrite);
    if (!chosen.isEmpty())
        setPath(chosen);
}

Status ExportDialog::save() {
    QApplication::setOverrideCursor(Qt::WaitCursor);
    std::optional<language::OfFiles> english;
    if (isData(QFileInfo(path()).suffix()))
        english.emplace();
    Status failed = savePicture(path(), spec(), options());
    QApplication::restoreOverrideCursor();
    return failed;
}

void ExportDialog::accept() {
    if (!m_problem.isEmpty())
        return;
    if (QFileInfo::exists(path())) {
        QMessageBox box(QMessageBox::NoIcon, Ui::tr("Export"),
                        Ui::tr("%1 is there already. Replace it?").arg(QFileInfo(path()).fileName()),
                        QMessageBox::Cancel, this);
        box.setTextFormat(Qt::PlainText);
        QPushButton* replace = box.addButton(Ui::tr("Replace"), QMessageBox::AcceptRole);
        box.exec();
        if (box.clickedButton() != replace)
            return;
    }
    if (const Status failed = save()) {
        m_trouble->setText(Ui::tr("“%1” was not saved (%2). Accepted: %3.")
                               .arg(QString::fromStdString(shortened(QFileInfo(path()).fileName().toStdString())),
                                    Ui::of(failed->found), Ui::of(failed->accepted)));
        return;
    }
    QDialog::accept();
}

std::unique_ptr<QMimeData> ExportDialog::clipping() const {
    auto clip = std::make_unique<QMimeData>();
    const ChartSpec shown = spec();
    const PictureOptions wanted = options();
    clip->setData(QStringLiteral("image/png"), pngOf(shown, wanted));
    clip->setData(QStringLiteral("image/svg+xml"), svgOf(shown, wanted));
    const language::OfFiles english;
    clip->setText(QString::fromUtf8(csvOf(spec())));
    return clip;
}

} // namespace memladder::ui
