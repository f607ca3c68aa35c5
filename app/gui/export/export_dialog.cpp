// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/export_dialog.h"

#include "export/chart_table.h"
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

constexpr QSize kPreview(624, 352);

struct SizeRow {
    const char* name;
    double width;
    double height;
};
constexpr std::array<SizeRow, 5> kSizes = {{{"Slide, 1,920 × 1,080 px", 1920, 1080},
                                            {"Small, 1,280 × 720 px", 1280, 720},
                                            {"Old slide, 1,440 × 1,080 px", 1440, 1080},
                                            {"Square, 1,080 × 1,080 px", 1080, 1080},
                                            {"Wide, 2,560 × 1,080 px", 2560, 1080}}};

QString grouped(double value) {
    return QString::fromStdString(
        format::grouped(static_cast<std::uint64_t>(std::llround(std::max(0.0, value)))));
}

QString thin(double value) {
    return QString::fromStdString(format::shortest(value));
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
    setWindowTitle(QStringLiteral("Export"));
    build();
    const Scenario& scenario = document.scenario;
    // The whole path, so that nobody has to look for the file.
    setPath(QDir(m_folder.isEmpty() ? QDir::homePath() : m_folder)
                .filePath(QStringLiteral("%1-%2gpu-seq%3-%4.%5")
                              .arg(QString::fromStdString(format::roughCount(scenario.params)).toLower())
                              .arg(scenario.gpus)
                              .arg(scenario.seq)
                              .arg(view.chart, m_choice.format)));
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
    m_preview->setAccessibleName(QStringLiteral("Preview"));
    left->addWidget(m_preview);
    auto* seen = new QHBoxLayout;
    m_seenAs = new ChoiceEditor(QStringLiteral("Preview as"),
                                {{QStringLiteral("colour"), QStringLiteral("Colour"), {}},
                                 {QStringLiteral("grey"), QStringLiteral("Grey"), {}},
                                 {QStringLiteral("blind"), QStringLiteral("Red-green blind"), {}}},
                                this);
    m_seenAs->setCurrent(QStringLiteral("colour"));
    m_seenAs->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_shrunk = new TintedLabel(Token::Text2, 13, this);
    seen->addWidget(caption(QStringLiteral("Pre&view as"), m_seenAs, this));
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
    const auto fact = [&](int row, int column, const QString& name) {
        auto* head = new TintedLabel(Token::Text2, 13, this);
        head->setText(name);
        auto* value = new QLabel(this);
        value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        facts->addWidget(head, row, column);
        facts->addWidget(value, row, column + 1);
        return value;
    };
    m_pixels = fact(0, 0, QStringLiteral("Pixels"));
    m_printed = fact(0, 2, QStringLiteral("Printed"));
    m_smallest = fact(1, 0, QStringLiteral("Smallest text"));
    facts->setColumnStretch(1, 1);
    facts->setColumnStretch(3, 1);
    left->addLayout(facts);
    m_trouble = new TintedLabel(Token::NoFit, 13, this);
    m_trouble->setWordWrap(true);
    left->addWidget(m_trouble);
    left->addStretch(1);

    auto* right = new QGridLayout;
    right->setHorizontalSpacing(12);
    right->setVerticalSpacing(10);
    right->setColumnMinimumWidth(1, 240);
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
    for (const QString& suffix :
         {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf"), QStringLiteral("csv")})
        formats.push_back({suffix, suffix.toUpper(), {}});
    m_format = new ChoiceEditor(QStringLiteral("Format"), formats, this);
    m_format->setCurrent(m_choice.format);
    addRow(QStringLiteral("&Format"), m_format);
    addRule();
    m_sizes = new QuietCombo(this);
    m_sizes->setAccessibleName(QStringLiteral("Size"));
    int known = static_cast<int>(kSizes.size());
    for (std::size_t i = 0; i < kSizes.size(); ++i) {
        m_sizes->addItem(QString::fromUtf8(kSizes[i].name));
        if (m_choice.options.size == QSizeF(kSizes[i].width, kSizes[i].height))
            known = static_cast<int>(i);
    }
    m_sizes->addItem(QStringLiteral("Your own"));
    m_sizes->setCurrentIndex(known);
    addRow(QStringLiteral("Si&ze"), m_sizes);
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
    m_width = number(m_choice.options.size.width(), QStringLiteral("px"), QStringLiteral("Width"), 104);
    m_height = number(m_choice.options.size.height(), QStringLiteral("px"), QStringLiteral("Height"), 104);
    ownLine->addWidget(m_width);
    ownLine->addStretch();
    ownLine->addWidget(new QLabel(QStringLiteral("×"), own));
    ownLine->addStretch();
    ownLine->addWidget(m_height);
    addRow(QStringLiteral("&Width, height"), own, m_width);
    auto* scales = new QWidget(this);
    auto* scaleLine = new QHBoxLayout(scales);
    scaleLine->setContentsMargins(0, 0, 0, 0);
    m_scale = number(m_choice.options.scale, QStringLiteral("×"), QStringLiteral("Scale"), 64);
    m_dpi = number(m_choice.options.dpi, QStringLiteral("dpi"), QStringLiteral("Resolution"), 78);
    scaleLine->addWidget(m_scale);
    scaleLine->addStretch();
    scaleLine->addWidget(caption(QStringLiteral("&Resolution"), m_dpi, scales));
    scaleLine->addWidget(m_dpi);
    addRow(QStringLiteral("Sc&ale"), scales, m_scale);
    addRule();
    m_theme = new ChoiceEditor(QStringLiteral("Theme"),
                               {{QStringLiteral("light"), QStringLiteral("Light"), {}},
                                {QStringLiteral("dark"), QStringLiteral("Dark"), {}},
                                {QStringLiteral("print"), QStringLiteral("Print"),
                                 QStringLiteral("Hatches, safe for a grey printer")}},
                               this);
    m_theme->setCurrent(QString::fromUtf8(themeKey(m_choice.options.theme).data()));
    addRow(QStringLiteral("&Theme"), m_theme);
    m_ground = new ChoiceEditor(QStringLiteral("Background"),
                                {{QStringLiteral("solid"), QStringLiteral("Theme's"), {}},
                                 {QStringLiteral("transparent"), QStringLiteral("Transparent"), {}}},
                                this);
    m_ground->setCurrent(m_choice.options.transparent ? QStringLiteral("transparent")
                                                      : QStringLiteral("solid"));
    addRow(QStringLiteral("&Background"), m_ground);
    addRule();
    const std::array<std::pair<const char*, bool*>, 5> includes = {
        {{"T&itle", &m_choice.title},
         {"Caption with the scenario", &m_choice.caption},
         {"&Legend", &m_choice.legend},
         {"&Off-scale ruler", &m_choice.ruler},
         {"Scenario inside the file", &m_choice.scenario}}};
    auto* checks = new QVBoxLayout;
    checks->setSpacing(0);
    for (const auto& [name, flag] : includes) {
        auto* check = new QCheckBox(QString::fromUtf8(name), this);
        check->setChecked(*flag);
        connect(check, &QCheckBox::toggled, this, [this, target = flag](bool on) {
            *target = on;
            changed();
        });
        m_includes.push_back(check);
        checks->addWidget(check);
    }
    auto* include = caption(QStringLiteral("Include"), m_includes.front(), this);
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
    m_file->setAccessibleName(QStringLiteral("File"));
    foot->addWidget(caption(QStringLiteral("Fil&e"), m_file, this));
    foot->addWidget(m_file, 1);
    const auto button = [&](const QString& text) {
        auto* made = new QPushButton(text, this);
        made->setAutoDefault(false);
        foot->addWidget(made);
        return made;
    };
    connect(button(QStringLiteral("Browse…")), &QPushButton::clicked, this, &ExportDialog::browse);
    foot->addSpacing(24);
    connect(button(QStringLiteral("Cancel")), &QPushButton::clicked, this, &QDialog::reject);
    connect(button(QStringLiteral("&Copy")), &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setMimeData(clipping().release()); });
    m_save = button(QStringLiteral("&Save"));
    m_save->setDefault(true);
    m_save->setAutoDefault(true);
    m_save->setFocus(); // Ctrl+E, Enter: saved
    connect(m_save, &QPushButton::clicked, this, &ExportDialog::accept);

    connect(m_seenAs, &ChoiceEditor::chosen, this, &ExportDialog::redraw);
    for (ChoiceEditor* editor : {m_format, m_theme, m_ground})
        connect(editor, &ChoiceEditor::chosen, this, &ExportDialog::changed);
    connect(m_format, &ChoiceEditor::chosen, this, &ExportDialog::suggestSuffix);
    connect(m_sizes, &QComboBox::activated, this, [this](int index) {
        if (index < static_cast<int>(kSizes.size())) {
            m_width->setValueText(thin(kSizes[static_cast<std::size_t>(index)].width));
            m_height->setValueText(thin(kSizes[static_cast<std::size_t>(index)].height));
        } else {
            m_width->setFocus();
        }
        changed();
    });
    for (ValueField* field : {m_width, m_height, m_scale, m_dpi})
        connect(field, &QLineEdit::textChanged, this, &ExportDialog::changed);
}

void ExportDialog::changed() {
    m_choice.format = m_format->current();
    m_choice.options.theme = themeFromKey(m_theme->current().toStdString()).value_or(ThemeKind::Light);
    m_choice.options.transparent = m_ground->current() == QLatin1String("transparent");
    m_problem.clear();
    struct Number {
        ValueField* field;
        const char* name;
    };
    const std::array<Number, 4> fields = {
        {{m_width, "width"}, {m_height, "height"}, {m_scale, "scale"}, {m_dpi, "resolution"}}};
    std::array<double, 4> values{};
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const auto value = parse::real(fields[i].field->text().trimmed().toStdString());
        const bool good = value && *value > 0;
        fields[i].field->setTroubled(!good);
        if (good)
            values[i] = *value;
        else
            m_problem = QStringLiteral("The %1 “%2” is not taken. Accepted: a number above 0.")
                            .arg(QString::fromLatin1(fields[i].name), fields[i].field->text());
    }
    if (m_problem.isEmpty()) {
        PictureOptions options = m_choice.options;
        options.size = {values[0], values[1]};
        options.scale = values[2];
        options.dpi = values[3];
        if (const Status refused = checkPicture(options))
            m_problem = QString::fromStdString(refused->text());
        else
            m_choice.options = options;
    }
    int known = static_cast<int>(kSizes.size());
    for (std::size_t i = 0; i < kSizes.size(); ++i)
        if (values[0] == kSizes[i].width && values[1] == kSizes[i].height)
            known = static_cast<int>(i);
    m_sizes->setCurrentIndex(known);
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
        options.scenario = writeScenario(carried);
    }
    return options;
}

ChartSpec ExportDialog::spec() const {
    const ChartRow* row = findChart(m_view.chart.toStdString());
    if (row == nullptr)
        row = &charts().front();
    const ChartRequest request = requestFor(m_document.scenario, m_view);
    ChartSpec spec = row->build(request);
    applyHidden(spec, m_view);
    spec.showLegend = m_choice.legend;
    spec.showRuler = m_choice.ruler;
    return titled(std::move(spec), *row, request, m_choice.title ? std::nullopt : std::optional(QString()),
                  m_choice.caption ? std::nullopt : std::optional(QString()));
}

void ExportDialog::redraw() {
    const PictureOptions& final = m_choice.options;
    PictureOptions small = final;
    const double shrink =
        std::min(kPreview.width() / final.size.width(), kPreview.height() / final.size.height());
    // The layout of the file itself, drawn smaller: what is seen is what will be.
    small.scale = shrink * devicePixelRatioF();
    QImage picture = renderChart(spec(), small);
    if (m_seenAs->current() == QLatin1String("grey"))
        picture = asGrey(picture);
    else if (m_seenAs->current() == QLatin1String("blind"))
        picture = asRedGreenBlind(picture);
    picture.setDevicePixelRatio(devicePixelRatioF());
    m_preview->setPixmap(QPixmap::fromImage(picture));

    const double wide = final.size.width() * final.scale;
    const double high = final.size.height() * final.scale;
    m_shrunk->setText(QStringLiteral("%1 % of final size").arg(std::lround(100 * shrink / final.scale)));
    const QString base = grouped(final.size.width()) + QStringLiteral(" × ") + grouped(final.size.height());
    m_pixels->setText(
        final.scale == 1.0
            ? base
            : QStringLiteral("%1 × %2 = %3 × %4").arg(base, thin(final.scale), grouped(wide), grouped(high)));
    const auto millimetres = [&](double pixels) {
        return QString::fromStdString(format::fixed(pixels / final.dpi * 25.4, 1));
    };
    m_printed->setText(
        QStringLiteral("%1 × %2 mm at %3 dpi").arg(millimetres(wide), millimetres(high), thin(final.dpi)));
    const double text = 11 * textScale(final) * final.scale;
    m_smallest->setText(
        QStringLiteral("%1 px, 1/%2 of the height").arg(std::lround(text)).arg(std::lround(high / text)));
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
    const QString chosen = QFileDialog::getSaveFileName(this, QStringLiteral("Export"), path(), QString(),
                                                        nullptr, QFileDialog::DontConfirmOverwrite);
    if (!chosen.isEmpty())
        setPath(chosen);
}

Status ExportDialog::save() {
    QApplication::setOverrideCursor(Qt::WaitCursor);
    Status failed = savePicture(path(), spec(), options());
    QApplication::restoreOverrideCursor();
    return failed;
}

void ExportDialog::accept() {
    if (!m_problem.isEmpty())
        return;
    if (QFileInfo::exists(path())) {
        QMessageBox box(QMessageBox::NoIcon, QStringLiteral("Export"),
                        QStringLiteral("%1 is there already. Replace it?").arg(QFileInfo(path()).fileName()),
                        QMessageBox::Cancel, this);
        box.setTextFormat(Qt::PlainText);
        QPushButton* replace = box.addButton(QStringLiteral("Replace"), QMessageBox::AcceptRole);
        box.exec();
        if (box.clickedButton() != replace)
            return;
    }
    if (const Status failed = save()) {
        m_trouble->setText(QString::fromStdString(failed->text()));
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
    clip->setText(QString::fromUtf8(csvOf(shown)));
    return clip;
}

} // namespace memladder::ui
