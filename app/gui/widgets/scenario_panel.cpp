// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scenario_panel.h"

#include "document/ui_text.h"
#include "language/language.h"
#include "language/ui.h"
#include "quantity/format.h"
#include "widgets/add_card_dialog.h"
#include "widgets/card_row.h"
#include "widgets/field_scale.h"
#include "widgets/ui_style.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace memladder::ui {

namespace {

QString groupedCount(std::uint64_t value) {
    return inLocale(format::grouped(value));
}

std::vector<ChoiceOption> optionsOf(const Field& field) {
    std::vector<ChoiceOption> options;
    if (field.derivable)
        options.push_back({QString(), Ui::tr("not set"), Ui::label(field.help)});
    for (const FieldChoice& choice : field.choices()) {
        QString help = Ui::label(choice.help);
        help += (help.isEmpty() ? QString() : QStringLiteral("\n")) + Ui::tr("Source: %1").arg(Ui::source(choice.source));
        options.push_back({text::fromUtf8(choice.key), Ui::label(choice.name), help});
    }
    return options;
}

QString helpOf(const Field& field) {
    QString help = Ui::label(field.help);
    if (!field.symbol.empty())
        help += QLatin1Char('\n') + Ui::tr("In formulas: %1").arg(text::fromUtf8(field.symbol));
    if (text::isOfEachEntry(field.source.text)) // then the entry that is chosen says its own
        return help;
    return help + QLatin1Char('\n') + Ui::tr("Source: %1").arg(Ui::source(field.source.text));
}

/// What a field that was left empty stands at.
QString derivedText(std::string_view key, const Job& job) {
    const memladder::Shape& shape = job.shape;
    const std::array<std::pair<std::string_view, std::uint64_t>, 8> values = {
        {{"layers", shape.layers},
         {"hidden", shape.hidden},
         {"heads", shape.heads},
         {"kv_heads", shape.kvHeads},
         {"head_dim", shape.headDim},
         {"ffn", shape.ffn},
         {"vocab", shape.vocab},
         {"shard_group", job.layout.shardGroup}}};
    for (const auto& [name, value] : values) {
        if (name == key)
            return groupedCount(value);
    }
    if (key == "capacity")
        return inLocale(job.capacity.label());
    return Ui::tr("not set", "in a number's field, which is narrow");
}

} // namespace

/// A section: its title, the groups and single fields it takes, and what its head says.
struct ScenarioPanel::SectionPlan {
    const char* title; ///< in English, as the session keeps it
    std::vector<std::string_view> keys; ///< taken first, in this order
    std::vector<FieldGroup> groups;     ///< then what is left of these
    std::function<QString(const Plan&)> summary;
};

ScenarioPanel::ScenarioPanel(PlanDocument& document, WindowState& view, QWidget* parent)
    : QWidget(parent), m_document(document), m_view(view), m_cards(new CardList(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(13, 12, 16, 8); // 16, less the room that the checks' focus rings take
    column->setSpacing(0);

    const auto add = [&](QWidget* widget, int gap) {
        column->addSpacing(gap);
        auto* line = new QHBoxLayout;
        line->setContentsMargins(widget == m_cards ? 0 : 3, 0, 0, 0);
        line->addWidget(widget);
        column->addLayout(line);
    };
    auto* model = new QLabel(Ui::tr("&Model"), this);
    add(model, 0);
    column->addSpacing(4);
    auto* modelLine = new QHBoxLayout;
    modelLine->setContentsMargins(3, 0, 0, 0);
    modelLine->setSpacing(6);
    modelLine->addWidget(makeModelBox(), 1);
    auto* openModel = new QPushButton(Ui::tr("Open…"), this);
    openModel->setToolTip(Ui::tr("Open a model's config.json"));
    openModel->setAccessibleName(Ui::tr("Open a model's config.json"));
    connect(openModel, &QPushButton::clicked, this, &ScenarioPanel::modelFileWanted);
    modelLine->addWidget(openModel);
    column->addLayout(modelLine);
    QuantityEditor* size = makeQuantity(field("params"), this, true);
    model->setBuddy(size->field());
    add(size, 8);
    add(makeQuantity(field("gpus"), this, true), 10);
    add(makeQuantity(field("seq"), this, true), 10);
    add(makeQuantity(field("micro_batch"), this, false), 10);
    add(makeQuantity(field("reserve"), this, false), 8);
    for (const std::string_view key : {std::string_view("recompute"), std::string_view("zero")}) {
        const Field& row = field(key);
        auto* label = new QLabel(text::withMnemonic(key, row.label), this);
        auto* editor = new ChoiceEditor(Ui::label(row.label), optionsOf(row), this);
        label->setBuddy(editor);
        label->setToolTip(helpOf(row));
        m_choices[row.key] = editor;
        connect(editor, &ChoiceEditor::chosen, this, [this, name = row.key](const QString& value) {
            m_document.setField(name, value.toStdString());
        });
        add(label, 12);
        add(editor, 4);
    }
    add(m_cards, 12);
    column->addStretch(1);
    column->addSpacing(10);

    const std::vector<SectionPlan> plans = {
        {QT_TRANSLATE_NOOP("Ui", "Parallelism"),
         {},
         {FieldGroup::Parallelism, FieldGroup::Workload},
         [](const Plan& plan) {
             const Layout& layout = plan.job.layout;
             QString values = QStringLiteral("TP %1 · PP %2 · CP %3")
                                  .arg(groupedCount(layout.tp), groupedCount(layout.pp), groupedCount(layout.cp));
             if (layout.ep > 1)
                 values += QStringLiteral(" · EP %1").arg(groupedCount(layout.ep));
             return values;
         }},
        {QT_TRANSLATE_NOOP("Ui", "Precision, optimizer"),
         {"recipe", "attention", "live_layer"},
         {FieldGroup::Memory},
         [](const Plan& plan) {
             const Recipe& recipe = plan.job.layout.recipe.row();
             return QStringLiteral("%1 · %2 B")
                 .arg(text::fromUtf8(recipe.key), inLocale(format::shortest(recipe.total().bytes())));
         }},
        {QT_TRANSLATE_NOOP("Ui", "Model shape"),
         {},
         {FieldGroup::Model},
         [this](const Plan& plan) {
             const Scenario& scenario = m_document.scenario();
             if (plan.job.scaled) // its size stands above
                 return Ui::tr("%1, scaled", "a model").arg(QString::fromStdString(plan.job.scaled->name));
             if (const std::string name = modelName(scenario); !name.empty())
                 return QString::fromStdString(name);
             if (!scenario.layers && !scenario.hidden && !scenario.heads)
                 return Ui::tr("GPT-3 ratio");
             return QStringLiteral("L %1 · h %2 · a %3")
                 .arg(groupedCount(plan.job.shape.layers), groupedCount(plan.job.shape.hidden),
                      groupedCount(plan.job.shape.heads));
         }},
        {QT_TRANSLATE_NOOP("Ui", "Cluster"),
         {"node", "gpu", "capacity"},
         {FieldGroup::Cluster},
         [](const Plan& plan) {
             return Ui::tr("%1 a node · %2", "GPUs, card")
                 .arg(groupedCount(plan.job.gpusPerNode), inLocale(plan.job.capacity.label()));
         }},
        {QT_TRANSLATE_NOOP("Ui", "Estimator"),
         {},
         {FieldGroup::Answer},
         [this](const Plan&) {
             const Scenario& scenario = m_document.scenario();
             return text::fieldText(field("estimator"), scenario) + QStringLiteral(" · ") +
                    text::fieldText(field("unit"), scenario);
         }},
        {QT_TRANSLATE_NOOP("Ui", "Offload"),
         {"offload"},
         {},
         [this](const Plan&) { return Ui::within(text::fieldText(field("offload"), m_document.scenario())); }},
    };
    const auto named = [&](std::string_view key) {
        return std::any_of(plans.begin(), plans.end(), [&](const SectionPlan& plan) {
            return std::find(plan.keys.begin(), plan.keys.end(), key) != plan.keys.end();
        });
    };
    for (const SectionPlan& plan : plans) {
        auto* section = new Section(Ui::tr(plan.title), this);
        m_sections.push_back(section);
        m_summaries.push_back(plan.summary);
        std::vector<const Field*> rows;
        for (const std::string_view key : plan.keys)
            rows.push_back(&field(key));
        for (const FieldGroup group : plan.groups) {
            for (const Field& row : fields()) {
                if (row.group == group && !hasEditor(row.key) && !named(row.key))
                    rows.push_back(&row);
            }
        }
        for (const Field* row : rows)
            m_sectionOf[row->key] = section;
        section->setFilling([this, section, rows = std::move(rows)] {
            for (const Field* row : rows)
                makeEditor(*row, *section);
            reread();
        });
        add(section, 0);
        section->setOpen(m_view.openSections.contains(QString::fromLatin1(plan.title)));
        connect(section, &Section::toggled, this, [this, title = QString::fromLatin1(plan.title)](bool open) {
            m_view.openSections.removeAll(title);
            if (open)
                m_view.openSections << title;
        });
    }

    connect(m_cards, &CardList::drawnChanged, this, [this](int index, bool drawn) {
        CeilingCard& card = m_view.ceilings[static_cast<std::size_t>(index)];
        card.drawn = drawn;
        card.visiting = false; // it was dealt with by hand, so it stays
        rereadCards();
        Q_EMIT ceilingsChanged();
    });
    connect(m_cards, &CardList::planned, this, &ScenarioPanel::planFor);
    connect(m_cards, &CardList::removed, this, [this](int index) {
        m_view.ceilings.erase(m_view.ceilings.begin() + index);
        rereadCards();
        Q_EMIT ceilingsChanged();
    });
    connect(m_cards, &CardList::addWanted, this, &ScenarioPanel::askForCard);
    connect(&m_document, &PlanDocument::changed, this, &ScenarioPanel::follow);
    reread();
}

QComboBox* ScenarioPanel::makeModelBox() {
    const Field& row = field("model");
    m_model = new QuietCombo(this);
    m_model->setAccessibleName(Ui::label(row.label));
    m_model->setToolTip(helpOf(row));
    m_model->addItem(text::ownShape(), QString());
    for (const FieldChoice& choice : row.choices())
        m_model->addItem(Ui::label(choice.name), text::fromUtf8(choice.key));
    m_catalogueModels = m_model->count();
    m_model->view()->setMinimumWidth(300);
    connect(m_model, &QComboBox::activated, this, [this](int index) {
        Scenario next = m_document.scenario();
        const QString key = m_model->itemData(index).toString();
        if (index >= m_model->count() - (m_document.scenario().modelFile ? 1 : 0))
            return; // the file's own entry
        next.modelFile = {};
        if (!field("model").parse(next, key.toStdString()))
            m_document.change("model", next);
    });
    return m_model;
}

QuantityEditor* ScenarioPanel::makeQuantity(const Field& row, QWidget* parent, bool withSlider) {
    QuantityLook look;
    if (row.key != "params") // its label is the model's, above
        look.label = text::withMnemonic(row.key, row.label);
    look.name = Ui::label(row.label);
    look.help = helpOf(row);
    if (withSlider)
        look.scale = sliderScaleOf(row.key);
    if (row.kind == FieldKind::Tokens) {
        look.unit = Ui::tr("tokens", "the unit behind a number");
        look.fieldWidth = 98;
    }
    auto* editor = new QuantityEditor(look, parent);
    m_quantities[row.key] = editor;
    connect(editor, &QuantityEditor::entered, this, [this, editor, key = row.key](const QString& typed) {
        Scenario next = m_document.scenario();
        if (const Status refused = field(key).parse(next, text::typedText(field(key), typed))) {
            editor->reject(text::refusal(*refused, typed.trimmed()));
            return;
        }
        scaleModel(key, next);
        m_document.change(key, next);
        reread(); // the same value in other words is written our way
    });
    connect(editor, &QuantityEditor::slid, this, [this, key = row.key](double value, int gesture) {
        m_document.change(key, slidTo(m_document.scenario(), key, value), gesture);
    });
    if (LogSlider* slider = editor->slider()) {
        slider->setSpoken([key = row.key](double value) { return spokenOf(key, value); });
    }
    return editor;
}

void ScenarioPanel::makeEditor(const Field& row, Section& section) {
    QWidget* editor = nullptr;
    if (row.kind == FieldKind::Choice) {
        std::vector<ChoiceOption> options = optionsOf(row);
        auto* combo =
            new ComboEditor(text::withMnemonic({}, row.label), helpOf(row), options, section.body());
        m_combos[row.key] = combo;
        connect(combo, &ComboEditor::chosen, this, [this, key = row.key](const QString& value) {
            m_document.setField(key, value.toStdString());
        });
        editor = combo;
    } else {
        editor = makeQuantity(row, section.body(), false);
    }
    section.bodyLayout()->addWidget(editor);
}

bool ScenarioPanel::hasEditor(std::string_view key) const {
    return key == "model" || m_quantities.contains(key) || m_choices.contains(key) || m_sectionOf.contains(key);
}

void ScenarioPanel::make(std::string_view key) const {
    if (const auto section = m_sectionOf.find(key); section != m_sectionOf.end())
        section->second->fill();
}

QuantityEditor* ScenarioPanel::quantity(std::string_view key) const {
    make(key);
    const auto found = m_quantities.find(key);
    return found == m_quantities.end() ? nullptr : found->second;
}

ChoiceEditor* ScenarioPanel::choice(std::string_view key) const {
    const auto found = m_choices.find(key);
    return found == m_choices.end() ? nullptr : found->second;
}

ComboEditor* ScenarioPanel::combo(std::string_view key) const {
    make(key);
    const auto found = m_combos.find(key);
    return found == m_combos.end() ? nullptr : found->second;
}

bool ScenarioPanel::focusField(std::string_view key) {
    if (const auto section = m_sectionOf.find(key); section != m_sectionOf.end())
        section->second->setOpen(true);
    if (key == "model") {
        m_model->setFocus(Qt::ShortcutFocusReason);
        return true;
    }
    if (QuantityEditor* editor = quantity(key)) {
        editor->focusField();
        return true;
    }
    if (ChoiceEditor* editor = choice(key)) {
        editor->setFocus(Qt::ShortcutFocusReason);
        return true;
    }
    if (ComboEditor* editor = combo(key)) {
        editor->box()->setFocus(Qt::ShortcutFocusReason);
        return true;
    }
    return false;
}

void ScenarioPanel::reread() {
    m_shown.reset();
    follow();
}

void ScenarioPanel::follow() {
    const Scenario& scenario = m_document.scenario();
    const Plan& plan = m_document.plan();
    struct Trouble {
        QString text;
        QStringList nearest;
    };
    const auto issueOf = [&](std::string_view key) {
        Trouble trouble;
        for (const Issue& issue : plan.issues()) {
            if (issue.field != key || issue.severity != Severity::Error)
                continue;
            trouble.text = Ui::of(issue.text);
            for (const std::uint64_t value : issue.nearest)
                trouble.nearest << QString::number(value);
            break;
        }
        return trouble;
    };
    // A slider asks at every step, and nearly every field stays as it is.
    const auto stays = [&](const Field& row) { return m_shown && row.same(*m_shown, scenario); };
    for (const auto& [key, editor] : m_quantities) {
        const Field& row = field(key);
        if (!stays(row))
            editor->setValue(text::fieldText(row, scenario),
                             row.isNumeric() ? std::optional(static_cast<double>(row.number(scenario)))
                                             : std::nullopt);
        if (row.derivable && !row.isSet(scenario))
            editor->field()->setPlaceholderText(derivedText(key, plan.job));
        const Trouble trouble = issueOf(key);
        editor->setIssue(trouble.text, trouble.nearest);
    }
    for (const auto& [key, editor] : m_choices)
        if (const Field& row = field(key); !stays(row))
            editor->setCurrent(QString::fromStdString(row.text(scenario)));
    for (const auto& [key, editor] : m_combos) {
        if (const Field& row = field(key); !stays(row))
            editor->setCurrent(QString::fromStdString(row.text(scenario)));
        editor->setIssue(issueOf(key).text);
    }
    rereadModel();
    const memladder::Shape& shape = plan.job.shape;
    QString note = Ui::tr("L %1 · h %2 · heads %3")
                       .arg(groupedCount(shape.layers), groupedCount(shape.hidden), groupedCount(shape.heads));
    if (plan.job.scaled)
        note += QLatin1Char('\n') + Ui::tr("scaled from %1", "a model").arg(inLocale(format::roughCount(plan.job.scaled->ownParams)));
    quantity("params")->setNote(note);
    if (!stays(field("model")) || m_shown->modelFile != scenario.modelFile)
        quantity("params")->slider()->setMarks(marksOf("params", scenario));
    for (std::size_t i = 0; i < m_sections.size(); ++i)
        m_sections[i]->head()->setValues(m_summaries[i](plan));
    rereadCards();
    m_shown = scenario;
}

void ScenarioPanel::rereadModel() {
    const Scenario& scenario = m_document.scenario();
    const int catalogue = m_catalogueModels;
    if (m_model->count() > catalogue)
        m_model->removeItem(catalogue);
    int index = 0;
    if (scenario.modelFile) { // a model of a file is a visitor at the end of the list
        m_model->addItem(QString::fromStdString(scenario.modelFile->name));
        index = catalogue;
    } else if (scenario.model) {
        index = static_cast<int>(scenario.model->index()) + 1;
    }
    m_model->setCurrentIndex(index);
    QString tip = helpOf(field("model"));
    if (scenario.model && !scenario.modelFile)
        tip += QLatin1Char('\n') + Ui::tr("Source: %1").arg(Ui::source(scenario.model->row().source.text));
    m_model->setToolTip(tip);
}

void ScenarioPanel::rereadCards() {
    const CeilingCard planned = plannedCard(m_document.scenario());
    m_view.ceilings = withPlanned(m_view.ceilings, planned);
    m_cards->setCards(m_view.ceilings, planned, m_document.scenario().unit->unit);
}

void ScenarioPanel::planFor(int index) {
    const CeilingCard& card = m_view.ceilings[static_cast<std::size_t>(index)];
    Scenario next = m_document.scenario();
    next.gpu = card.gpu;
    next.capacity = card.gpu ? std::nullopt : std::optional(card.size);
    m_document.apply(next, Ui::tr("Plan for %1").arg(card.name()));
}

void ScenarioPanel::addCard(const CeilingCard& card) {
    for (CeilingCard& known : m_view.ceilings) {
        if (known.gpu == card.gpu && (card.gpu || known.size == card.size)) {
            known.drawn = true;
            known.visiting = false;
            rereadCards();
            Q_EMIT ceilingsChanged();
            return;
        }
    }
    m_view.ceilings.push_back(card);
    rereadCards();
    Q_EMIT ceilingsChanged();
}

void ScenarioPanel::askForCard() {
    AddCardDialog dialog(window());
    if (dialog.exec() == QDialog::Accepted) {
        if (const auto card = dialog.card())
            addCard(*card);
    }
    m_cards->addButton()->setFocus();
}

} // namespace memladder::ui
