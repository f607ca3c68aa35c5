// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace memladder::ui {

/// A value on a slider's scale that has a name of its own.
struct SliderMark {
    double value = 0.0;
    QString label;      ///< drawn beneath the groove; empty: a tick alone
    bool magnet = true; ///< a dragging hand within 6 px is caught
    friend bool operator==(const SliderMark&, const SliderMark&) = default;
};

/// How far an arrow key goes.
enum class SliderSteps {
    Decades,     ///< 1, 2, 3, 5, 7 times a power of ten
    PowersOfTwo, ///< double or half; a drag stops at powers of two unless Ctrl is held
};

/// A logarithmic scale. Precondition: 0 < minimum < maximum; marks ascending.
struct SliderScale {
    double minimum = 1.0;
    double maximum = 10.0;
    SliderSteps steps = SliderSteps::Decades;
    bool wholeNumbers = false;
    std::vector<SliderMark> marks;

    /// Position of a value, 0 at the minimum and 1 at the maximum; outside the range it is clamped.
    [[nodiscard]] double position(double value) const;
    [[nodiscard]] double value(double position) const;
    /// The next step above (`direction` +1) or below (−1); a value outside comes back to the nearer end.
    [[nodiscard]] double stepped(double value, int direction) const;
    /// One per cent up or down, at least 1 for whole numbers.
    [[nodiscard]] double nudged(double value, int direction) const;
    /// The next mark above or below; the end of the scale where there is none.
    [[nodiscard]] double nextMark(double value, int direction) const;
};

/// A slider on a logarithmic scale. The value is a double that belongs to someone else: this is a view of it,
/// which reports what the hand asks for. While the hand holds the handle nothing else moves it.
class LogSlider : public QWidget {
    Q_OBJECT
public:
    explicit LogSlider(SliderScale scale, QWidget* parent = nullptr);

    /// Shows `value`. Held back until the hand lets go.
    void setValue(double value);
    [[nodiscard]] double value() const { return m_value; }
    [[nodiscard]] const SliderScale& scale() const { return m_scale; }
    [[nodiscard]] bool isHeld() const { return m_drag.has_value(); }

    /// Drawn this much larger than at a desk: for a room.
    void setZoom(double zoom);
    /// Other marks on the same scale, ascending. Precondition: the hand does not hold the handle, or will not mind.
    void setMarks(std::vector<SliderMark> marks);

    /// How the value is spoken, "30 B".
    void setSpoken(std::function<QString(double)> spoken);
    [[nodiscard]] QString spokenValue() const;

    /// A wish of the keyboard or of an assistive tool, as one step of its own.
    void requestValue(double value);

    /// Where the handle of `value` has its middle, in widget pixels.
    [[nodiscard]] QPointF handleCentre(double value) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The hand asks for `value`. Requests with the same `gesture` belong together: one drag, one held key.
    void edited(double value, int gesture);
    /// The hand let go.
    void released();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Drag {
        int gesture = 0;
        double anchorX = 0.0;        ///< pixel at which the present rate began
        double anchorPosition = 0.0; ///< position on the scale there
        bool fine = false;
    };
    [[nodiscard]] QRectF groove() const;            ///< before the zoom
    [[nodiscard]] QPointF placeOf(double value) const; ///< likewise
    [[nodiscard]] double caught(double position, bool fine) const;
    void drop();
    void ask(double value, int gesture);
    void dragTo(double x, bool fine);

    SliderScale m_scale;
    double m_zoom = 1.0; ///< widget pixels a pixel of the drawing
    double m_value;
    std::optional<double> m_pending; ///< what the owner said while the hand held on
    std::optional<Drag> m_drag;
    int m_keyGesture = 0;
    int m_keyOfGesture = 0;
    int m_wheelRest = 0;
    bool m_hovered = false;
    std::function<QString(double)> m_spoken;
};

/// A number that no earlier gesture had: what belongs together for undo.
[[nodiscard]] int newGesture();

} // namespace memladder::ui
