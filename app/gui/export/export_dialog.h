// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/picture.h"
#include "export/picture_choice.h"
#include "export/picture_view.h"
#include "io/scenario_json.h"

#include <QDialog>
#include <QImage>

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QMimeData;
class QPushButton;

namespace memladder::ui {

class ChoiceEditor;
class ValueField;

/// What the dialog was left at, for the next time.
struct ExportChoice : PictureChoice {
    QString format = QStringLiteral("png");
    QString unit = QStringLiteral("px"); ///< of width and height: px | mm | in
    bool scenario = true;                ///< a PNG carries it
};

/// A chart on its way out of the window: what the file will be is seen first.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    ExportDialog(const ScenarioDocument& document, const PictureView& view, const ExportChoice& choice,
                 const QString& folder, QWidget* parent = nullptr);

    [[nodiscard]] const ExportChoice& choice() const { return m_choice; }
    [[nodiscard]] QString path() const;
    void setPath(const QString& path);
    /// The chart as it will be drawn.
    [[nodiscard]] ChartSpec spec() const;
    [[nodiscard]] PictureOptions options() const;
    /// Why the picture cannot be made as asked, or was not written; empty where nothing is wrong.
    [[nodiscard]] QString complaint() const;

    /// Saves and closes; asks before a file is replaced, and stays where it cannot.
    void accept() override;
    /// Writes the file; the reason where it cannot.
    Status save();
    /// The picture as PNG and SVG, its numbers as CSV.
    [[nodiscard]] std::unique_ptr<QMimeData> clipping() const;

    [[nodiscard]] ChoiceEditor* theme() const { return m_theme; }
    [[nodiscard]] QComboBox* sizes() const { return m_sizes; }
    [[nodiscard]] ValueField* scale() const { return m_scale; }
    [[nodiscard]] ValueField* dpi() const { return m_dpi; }
    [[nodiscard]] ValueField* widthField() const { return m_width; }
    [[nodiscard]] ValueField* heightField() const { return m_height; }
    [[nodiscard]] ValueField* textSize() const { return m_text; }
    [[nodiscard]] QComboBox* units() const { return m_units; }
    [[nodiscard]] ChoiceEditor* format() const { return m_format; }
    [[nodiscard]] ChoiceEditor* ground() const { return m_ground; }
    [[nodiscard]] QLineEdit* titleEdit() const { return m_title; }
    [[nodiscard]] QLineEdit* captionEdit() const { return m_caption; }
    /// Whether the choice has left the dialog already, by a copy.
    [[nodiscard]] bool wasCopied() const { return m_copied; }
    [[nodiscard]] QLabel* preview() const { return m_preview; }

private:
    void build();
    void changed();
    void redraw();
    void showSize();
    void choosePreset(int index);
    [[nodiscard]] int presetInForce() const;
    [[nodiscard]] double perUnit(double scale, double dpi) const;
    QWidget* makeWords(const QString& name, std::optional<QString>& words, QLineEdit*& edit);
    void suggestSuffix();
    void browse();

    ScenarioDocument m_document;
    PictureView m_view;
    ExportChoice m_choice;
    QString m_folder;
    QString m_problem;
    QLabel* m_preview = nullptr;
    QLabel* m_shrunk = nullptr;
    QLabel* m_pixels = nullptr;
    QLabel* m_printed = nullptr;
    QLabel* m_smallest = nullptr;
    QLabel* m_thinnest = nullptr;
    QLabel* m_trouble = nullptr;
    ChoiceEditor* m_seenAs = nullptr;
    ChoiceEditor* m_format = nullptr;
    ChoiceEditor* m_theme = nullptr;
    ChoiceEditor* m_ground = nullptr;
    QComboBox* m_sizes = nullptr;
    ValueField* m_width = nullptr;
    ValueField* m_height = nullptr;
    ValueField* m_scale = nullptr;
    ValueField* m_dpi = nullptr;
    ValueField* m_text = nullptr;
    QComboBox* m_units = nullptr;
    QLineEdit* m_title = nullptr;
    QLineEdit* m_caption = nullptr;
    bool m_filling = false; ///< fields are being set, not typed into
    bool m_copied = false;
    QLineEdit* m_file = nullptr;
    QPushButton* m_save = nullptr;
    std::vector<QCheckBox*> m_includes;
};

/// The picture as a person sees it who cannot tell red from green (deuteranopia, Machado et al. 2009), or in
/// grey.
[[nodiscard]] QImage asGrey(const QImage& picture);
[[nodiscard]] QImage asRedGreenBlind(const QImage& picture);

} // namespace memladder::ui
