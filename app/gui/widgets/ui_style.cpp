// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui_style.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFocusFrame>
#include <QIconEngine>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPainterPath>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QStyleFactory>
#include <QStyleHints>
#include <QStyleOption>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

namespace memladder::ui {

namespace {

constexpr int kRingGap = 3; // 1 px off, 2 px wide
constexpr const char* kRingOwner = "memladderRingOwner";
constexpr const char* kInvalid = "memladderInvalid";

struct InForce {
    ThemeChoice choice = ThemeChoice::Light;
    bool dark = false;
    bool desktopWasDark = false;
};

InForce& inForce() {
    static InForce state;
    return state;
}

QPalette paletteOf(const UiTheme& theme) {
    QPalette palette;
    const QColor field = theme.raised;
    palette.setColor(QPalette::Window, theme.window);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.surface);
    palette.setColor(QPalette::AlternateBase, theme.surface);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::Button, field);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::BrightText, theme.noFit);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.onAccent);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::LinkVisited, theme.accent);
    palette.setColor(QPalette::PlaceholderText, theme.text3);
    palette.setColor(QPalette::ToolTipBase, theme.surface);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::Light, theme.hair);
    palette.setColor(QPalette::Midlight, theme.hair);
    palette.setColor(QPalette::Mid, theme.border);
    palette.setColor(QPalette::Dark, theme.border);
    palette.setColor(QPalette::Shadow, theme.border);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.text3);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, theme.border);
    return palette;
}

/// Follows the focus with one ring.
class FocusRing : public QObject {
public:
    explicit FocusRing(QApplication* application) : QObject(application) {
        connect(application, &QApplication::focusChanged, this,
                [this](QWidget*, QWidget* now) { follow(now); });
    }

private:
    static QWidget* owner(QWidget* focus) {
        if (focus == nullptr)
            return nullptr;
        if (auto* other = qvariant_cast<QWidget*>(focus->property(kRingOwner)))
            return other;
        const bool inside = qobject_cast<QComboBox*>(focus->parentWidget()) != nullptr;
        if (qobject_cast<QLineEdit*>(focus) != nullptr && !inside)
            return focus;
        if (qobject_cast<QComboBox*>(focus) != nullptr || qobject_cast<QPushButton*>(focus) != nullptr ||
            qobject_cast<QToolButton*>(focus) != nullptr)
            return focus;
        return nullptr;
    }
    void follow(QWidget* focus) {
        QWidget* ringed = owner(focus);
        if (ringed == nullptr) {
            if (m_frame)
                m_frame->setWidget(nullptr);
            return;
        }
        if (!m_frame) // it dies with the parent it was lent to
            m_frame = new QFocusFrame;
        m_frame->setWidget(ringed);
    }
    QPointer<QFocusFrame> m_frame;
};

QRectF inner(const QRect& rect) {
    return QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
}

void box(QPainter* painter, const QRect& rect, const QColor& fill, const QColor& line, qreal radius = 2.0) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(line.isValid() ? QPen(line, 1) : QPen(Qt::NoPen));
    painter->setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    painter->drawRoundedRect(inner(rect), radius, radius);
    painter->restore();
}

struct Look {
    bool enabled, hovered, down, focused;
    explicit Look(const QStyleOption* option)
        : enabled(option->state.testFlag(QStyle::State_Enabled)),
          hovered(enabled && option->state.testFlag(QStyle::State_MouseOver)),
          down(enabled && option->state.testFlag(QStyle::State_Sunken)),
          focused(option->state.testFlag(QStyle::State_HasFocus)) {}
};

void ringAround(QPainter* painter, const QRect& rect) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(uiTheme().accent, 2));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(rect).adjusted(-2, -2, 2, 2), 2, 2);
    painter->restore();
}

} // namespace

UiTheme::UiTheme(ThemeKind theme)
    : kind(theme), dark(theme == ThemeKind::Dark), window(themeColor(theme, Token::Window)),
      surface(themeColor(theme, Token::Surface)), raised(themeColor(theme, Token::Raised)),
      text(themeColor(theme, Token::Text)), text2(themeColor(theme, Token::Text2)),
      text3(themeColor(theme, Token::Text3)), border(themeColor(theme, Token::Border)),
      hair(themeColor(theme, Token::Hair)), accent(themeColor(theme, Token::Accent)),
      onAccent(themeColor(theme, Token::OnAccent)), accentBg(themeColor(theme, Token::AccentBg)),
      fits(themeColor(theme, Token::Fits)), fitBg(themeColor(theme, Token::FitBg)),
      noFit(themeColor(theme, Token::NoFit)) {}

const UiTheme& uiTheme() {
    static const UiTheme light(ThemeKind::Light);
    static const UiTheme dark(ThemeKind::Dark);
    return inForce().dark ? dark : light;
}

QFont uiFont(int pixelSize, QFont::Weight weight) {
    QFont font(fontFamily());
    font.setPixelSize(pixelSize);
    font.setWeight(weight);
    return font;
}

bool desktopIsDark() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (QGuiApplication::styleHints()->colorScheme() != Qt::ColorScheme::Unknown)
        return QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
#endif
    return inForce().desktopWasDark;
}

void setUiTheme(ThemeChoice choice) {
    InForce& state = inForce();
    state.choice = choice;
    state.dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && desktopIsDark());
    QApplication::setPalette(paletteOf(uiTheme()));
    for (QWidget* window : QApplication::topLevelWidgets())
        window->update();
}

void installUiStyle(QApplication& application) {
    const QPalette desktop = QGuiApplication::palette();
    inForce().desktopWasDark =
        desktop.color(QPalette::Window).lightness() < desktop.color(QPalette::WindowText).lightness();
    QApplication::setStyle(new UiStyle);
    QApplication::setFont(uiFont(13));
    new FocusRing(&application);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    QObject::connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, &application, [] {
        if (inForce().choice == ThemeChoice::System)
            setUiTheme(ThemeChoice::System);
    });
#endif
}

void setRingOwner(QWidget* owner, QWidget* child) {
    child->setProperty(kRingOwner, QVariant::fromValue(owner));
}

void drawMark(QPainter& painter, const QRectF& square, Mark mark, const QColor& colour, qreal penWidth) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, penWidth, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    const auto at = [&](qreal x, qreal y) {
        return QPointF(square.left() + x * square.width(), square.top() + y * square.height());
    };
    QPainterPath path;
    if (mark == Mark::Check) {
        path.moveTo(at(0.06, 0.54));
        path.lineTo(at(0.36, 0.84));
        path.lineTo(at(0.94, 0.18));
    } else {
        path.moveTo(at(0.12, 0.12));
        path.lineTo(at(0.88, 0.88));
        path.moveTo(at(0.88, 0.12));
        path.lineTo(at(0.12, 0.88));
    }
    painter.drawPath(path);
    painter.restore();
}

void drawTriangle(QPainter& painter, QPointF centre, bool down, const QColor& colour) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    QPolygonF shape;
    if (down)
        shape << QPointF(-4, -2) << QPointF(4, -2) << QPointF(0, 3);
    else
        shape << QPointF(-2, -4) << QPointF(3, 0) << QPointF(-2, 4);
    painter.drawPolygon(shape.translated(centre));
    painter.restore();
}

void drawLine(QPainter& painter, const QRect& rect, int flags, const QString& text,
              Qt::LayoutDirection direction) {
    const Qt::LayoutDirection kept = painter.layoutDirection();
    const int horizontal =
        static_cast<int>(QStyle::visualAlignment(direction, Qt::Alignment(flags & Qt::AlignHorizontal_Mask)));
    painter.setLayoutDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    painter.drawText(rect, (flags & ~Qt::AlignHorizontal_Mask) | horizontal, text);
    painter.setLayoutDirection(kept);
}

namespace {

/// Three dots, "more", in the colour of the theme at hand.
class MoreIcon : public QIconEngine {
public:
    void paint(QPainter* painter, const QRect& rect, QIcon::Mode, QIcon::State) override {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(uiTheme().text2);
        for (const int step : {-1, 0, 1})
            painter->drawEllipse(QRectF(rect).center() + QPointF(5.0 * step, 0), 1.5, 1.5);
        painter->restore();
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap out(size);
        out.fill(Qt::transparent);
        QPainter painter(&out);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return out;
    }
    QIconEngine* clone() const override { return new MoreIcon; }
};

/// Fusion without the pictures that every menu bar reads from a file: the first lets Qt load its readers of all formats.
class Base : public QProxyStyle {
public:
    Base() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}
    QIcon standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const override {
        return icon == SP_ToolBarHorizontalExtensionButton ? QIcon(new MoreIcon) : QProxyStyle::standardIcon(icon, option, widget);
    }
};

} // namespace

UiStyle::UiStyle() : QProxyStyle(new Base) {}

void UiStyle::polish(QPalette& palette) {
    palette = paletteOf(uiTheme());
}

void UiStyle::polish(QWidget* widget) {
    if (qobject_cast<QAbstractButton*>(widget) != nullptr || qobject_cast<QComboBox*>(widget) != nullptr ||
        qobject_cast<QLineEdit*>(widget) != nullptr || qobject_cast<QTabBar*>(widget) != nullptr ||
        qobject_cast<QScrollBar*>(widget) != nullptr)
        widget->setAttribute(Qt::WA_Hover);
    QProxyStyle::polish(widget);
}

void UiStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const {
    const UiTheme& theme = uiTheme();
    const Look look(option);
    switch (element) {
    case PE_PanelLineEdit: {
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            frame && frame->lineWidth == 0)
            return;
        const bool invalid = widget != nullptr && widget->property(kInvalid).toBool();
        const QColor fill = look.enabled ? theme.raised : theme.window;
        box(painter, option->rect, fill,
            !look.enabled                  ? theme.hair
            : look.hovered || look.focused ? theme.text2
                                           : theme.border);
        if (invalid) {
            painter->save();
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(QPen(theme.noFit, 2));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(QRectF(option->rect).adjusted(1, 1, -1, -1), 2, 2);
            painter->restore();
        }
        return;
    }
    case PE_FrameLineEdit:
    case PE_FrameFocusRect: // the ring shows it
        return;
    case PE_Frame:
        box(painter, option->rect, QColor(), theme.border, 0);
        return;
    case PE_PanelButtonCommand: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        if (button != nullptr && button->features.testFlag(QStyleOptionButton::Flat) && !look.down &&
            !look.hovered)
            return;
        const bool isDefault =
            button != nullptr && button->features.testFlag(QStyleOptionButton::DefaultButton);
        if (isDefault && look.enabled) {
            box(painter, option->rect, theme.accent, look.down || look.hovered ? theme.text : theme.accent);
            return;
        }
        const QColor fill = !look.enabled  ? theme.window
                            : look.down    ? theme.hair
                            : look.hovered ? theme.accentBg
                                           : theme.raised;
        box(painter, option->rect, fill,
            !look.enabled               ? theme.hair
            : look.hovered || look.down ? theme.text2
                                        : theme.border);
        return;
    }
    case PE_PanelButtonTool:
        if (look.down || look.hovered || option->state.testFlag(State_On))
            box(painter, option->rect, theme.accentBg, QColor());
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: {
        const bool on = option->state.testFlag(State_On);
        const QColor line = !look.enabled ? theme.hair : look.hovered ? theme.text2 : theme.border;
        box(painter, option->rect, on ? (look.enabled ? theme.accent : theme.border) : theme.raised,
            on ? QColor() : line, 1);
        if (on)
            drawMark(*painter, QRectF(option->rect).adjusted(3, 3, -3, -3), Mark::Check, theme.onAccent,
                     1.75);
        return;
    }
    case PE_IndicatorRadioButton: {
        const bool on = option->state.testFlag(State_On);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QColor line = on ? theme.accent : look.hovered ? theme.text2 : theme.border;
        painter->setPen(QPen(look.enabled ? line : theme.hair, on ? 1.5 : 1));
        painter->setBrush(theme.raised);
        painter->drawEllipse(QRectF(option->rect).adjusted(0.75, 0.75, -0.75, -0.75));
        if (on) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(look.enabled ? theme.accent : theme.border);
            painter->drawEllipse(QRectF(option->rect).center(), 3.25, 3.25);
        }
        painter->restore();
        return;
    }
    case PE_PanelMenu:
        painter->fillRect(option->rect, theme.surface);
        return;
    case PE_FrameMenu:
    case PE_FrameWindow:
        box(painter, option->rect, QColor(), theme.border, 0);
        return;
    case PE_PanelTipLabel:
        box(painter, option->rect, theme.surface, theme.border, 0);
        return;
    case PE_FrameTabBarBase:
    case PE_FrameStatusBarItem:
    case PE_PanelMenuBar:
        return;
    case PE_IndicatorArrowDown:
    case PE_IndicatorButtonDropDown:
        drawTriangle(*painter, QRectF(option->rect).center(), true,
                     look.enabled ? theme.text2 : theme.border);
        return;
    case PE_PanelItemViewRow:
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void UiStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
    const UiTheme& theme = uiTheme();
    const Look look(option);
    switch (element) {
    case CE_FocusFrame: {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(theme.accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option->rect).adjusted(1, 1, -1, -1), 3, 3);
        painter->restore();
        return;
    }
    case CE_PushButtonLabel: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        if (button == nullptr || !button->icon.isNull())
            break;
        const bool isDefault = button->features.testFlag(QStyleOptionButton::DefaultButton);
        painter->save();
        QFont font = painter->font();
        if (isDefault)
            font.setWeight(QFont::DemiBold);
        painter->setFont(font);
        painter->setPen(!look.enabled ? theme.text3 : isDefault ? theme.onAccent : theme.text);
        painter->drawText(option->rect, Qt::AlignCenter | Qt::TextShowMnemonic, button->text);
        painter->restore();
        return;
    }
    case CE_CheckBox:
    case CE_RadioButton: { // by hand: the base style places the indicator at the very edge, where the ring is
                           // cut
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        if (button == nullptr)
            break;
        const bool check = element == CE_CheckBox;
        QStyleOptionButton part = *button;
        part.rect = subElementRect(check ? SE_CheckBoxIndicator : SE_RadioButtonIndicator, button, widget);
        drawPrimitive(check ? PE_IndicatorCheckBox : PE_IndicatorRadioButton, &part, painter, widget);
        if (look.focused)
            ringAround(painter, part.rect);
        painter->save();
        painter->setPen(look.enabled ? theme.text : theme.text3);
        const QRect words =
            subElementRect(check ? SE_CheckBoxContents : SE_RadioButtonContents, button, widget);
        painter->drawText(words, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic, button->text);
        painter->restore();
        return;
    }
    case CE_TabBarTabShape: {
        const bool selected = option->state.testFlag(State_Selected);
        const QRect& rect = option->rect;
        if (look.hovered && !selected)
            painter->fillRect(rect.adjusted(0, 4, 0, -4), theme.accentBg);
        if (selected)
            painter->fillRect(QRect(rect.left() + 2, rect.bottom() - 1, rect.width() - 4, 2), theme.accent);
        return;
    }
    case CE_TabBarTabLabel: {
        const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
        if (tab == nullptr)
            break;
        const bool selected = option->state.testFlag(State_Selected);
        painter->save();
        QFont font = painter->font();
        font.setWeight(selected ? QFont::DemiBold : QFont::Normal);
        painter->setFont(font);
        painter->setPen(!look.enabled ? theme.text3 : selected ? theme.text : theme.text2);
        drawLine(*painter, option->rect, Qt::AlignCenter | Qt::TextShowMnemonic, tab->text,
                 option->direction);
        painter->restore();
        if (look.focused && selected) {
            const int width = QFontMetrics(uiFont(13, QFont::DemiBold)).horizontalAdvance(tab->text);
            const QPoint centre = option->rect.center();
            ringAround(painter, QRect(centre.x() - width / 2 - 4, centre.y() - 8, width + 8, 17));
        }
        return;
    }
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, theme.window);
        return;
    case CE_MenuBarItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        if (item == nullptr)
            break;
        painter->fillRect(option->rect, theme.window);
        if (option->state.testFlag(State_Selected) && look.enabled)
            painter->fillRect(option->rect.adjusted(0, 3, 0, -3), theme.accentBg);
        painter->setPen(look.enabled ? theme.text : theme.text3);
        const int hidden =
            styleHint(SH_UnderlineShortcut, option, widget, nullptr) ? 0 : Qt::TextHideMnemonic;
        drawLine(*painter, option->rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine | hidden,
                 item->text, option->direction);
        return;
    }
    case CE_MenuItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        if (item == nullptr)
            break;
        const QRect& rect = option->rect;
        painter->fillRect(rect, theme.surface);
        if (item->menuItemType == QStyleOptionMenuItem::Separator) {
            painter->fillRect(QRect(rect.left() + 8, rect.center().y(), rect.width() - 16, 1), theme.hair);
            return;
        }
        if (option->state.testFlag(State_Selected) && look.enabled)
            painter->fillRect(rect.adjusted(1, 0, -1, 0), theme.accentBg);
        painter->save();
        const QRect mark =
            visualRect(option->direction, rect, QRect(rect.left() + 10, rect.center().y() - 6, 13, 13));
        if (item->checkType == QStyleOptionMenuItem::Exclusive && item->checked) {
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme.accent);
            painter->drawEllipse(QRectF(mark).center(), 3.25, 3.25);
            painter->setRenderHint(QPainter::Antialiasing, false);
        } else if (item->checkType == QStyleOptionMenuItem::NonExclusive && item->checked) {
            drawMark(*painter, QRectF(mark).adjusted(1, 1, -1, -1), Mark::Check, theme.accent, 1.75);
        }
        const qsizetype tab = item->text.indexOf(QLatin1Char('\t'));
        const QRect line = visualRect(option->direction, rect, rect.adjusted(32, 0, -16, 0));
        painter->setFont(item->font);
        painter->setPen(look.enabled ? theme.text : theme.text3);
        drawLine(*painter, line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic | Qt::TextSingleLine,
                 tab < 0 ? item->text : item->text.left(tab), option->direction);
        if (tab >= 0) {
            painter->setFont(uiFont(12));
            painter->setPen(look.enabled ? theme.text2 : theme.text3);
            drawLine(*painter, line, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine,
                     item->text.mid(tab + 1), option->direction);
        }
        if (item->menuItemType == QStyleOptionMenuItem::SubMenu) {
            const bool mirrored = option->direction == Qt::RightToLeft;
            painter->translate(mirrored ? rect.left() + 12 : rect.right() - 12, rect.center().y() + 0.5);
            if (mirrored)
                painter->scale(-1, 1);
            drawTriangle(*painter, QPointF(), false, theme.text2);
        }
        painter->restore();
        return;
    }
    case CE_ComboBoxLabel: {
        const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        if (combo == nullptr || combo->editable)
            break;
        painter->save();
        painter->setPen(look.enabled ? theme.text : theme.text3);
        const QRect field =
            subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget).adjusted(2, 0, 0, 0);
        // A name too long for its place gives way to the short key that options and files use.
        QString text = combo->currentText;
        const auto* box = qobject_cast<const QComboBox*>(widget);
        if (box != nullptr && painter->fontMetrics().horizontalAdvance(text) > field.width() &&
            !box->currentData().toString().isEmpty())
            text = box->currentData().toString();
        drawLine(*painter, field, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                 painter->fontMetrics().elidedText(text, Qt::ElideRight, field.width()), option->direction);
        painter->restore();
        return;
    }
    case CE_Splitter: {
        const QRect& rect = option->rect;
        painter->fillRect(rect, theme.surface);
        const QColor line = look.hovered || option->state.testFlag(State_Sunken) ? theme.accent : theme.hair;
        if (option->state.testFlag(State_Horizontal))
            painter->fillRect(QRect(rect.left(), rect.top(), 1, rect.height()), line);
        else
            painter->fillRect(QRect(rect.left(), rect.center().y(), rect.width(), 1), line);
        return;
    }
    case CE_HeaderSection: {
        painter->fillRect(option->rect, theme.surface);
        return;
    }
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, theme.surface);
        return;
    case CE_ShapedFrame:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option)) {
            if (frame->frameShape == QFrame::Box) {
                box(painter, option->rect, QColor(), theme.border, 0);
                return;
            }
            if (frame->frameShape == QFrame::HLine || frame->frameShape == QFrame::VLine) {
                const QRect& rect = option->rect;
                painter->fillRect(frame->frameShape == QFrame::HLine
                                      ? QRect(rect.left(), rect.top(), rect.width(), 1)
                                      : QRect(rect.left(), rect.top(), 1, rect.height()),
                                  theme.hair);
                return;
            }
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void UiStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                 const QWidget* widget) const {
    const UiTheme& theme = uiTheme();
    const Look look(option);
    if (control == CC_ComboBox) {
        const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        const QColor fill = !look.enabled               ? theme.window
                            : look.hovered || look.down ? theme.accentBg
                                                        : theme.raised;
        box(painter, option->rect, combo != nullptr && combo->editable ? theme.raised : fill,
            !look.enabled                  ? theme.hair
            : look.hovered || look.focused ? theme.text2
                                           : theme.border);
        const QRect arrow = subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget);
        drawTriangle(*painter, QRectF(arrow).center(), true, look.enabled ? theme.text : theme.border);
        return;
    }
    if (control == CC_ScrollBar) {
        painter->fillRect(option->rect,
                          widget != nullptr ? widget->palette().color(QPalette::Window) : theme.window);
        QRect handle = subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget);
        const bool horizontal = option->state.testFlag(State_Horizontal);
        handle = horizontal ? handle.adjusted(1, 3, -1, -3) : handle.adjusted(3, 1, -3, -1);
        painter->fillRect(handle, look.hovered || look.down ? theme.text3 : theme.border);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void UiStyle::drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette,
                           bool enabled, const QString& text, QPalette::ColorRole role) const {
    const Qt::LayoutDirection kept = painter->layoutDirection();
    const int horizontal =
        static_cast<int>(visualAlignment(kept, Qt::Alignment(flags & Qt::AlignHorizontal_Mask)));
    painter->setLayoutDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight); // as in drawLine()
    QProxyStyle::drawItemText(painter, rect, (flags & ~Qt::AlignHorizontal_Mask) | horizontal, palette,
                              enabled, text, role);
    painter->setLayoutDirection(kept);
}

int UiStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
    case PM_FocusFrameHMargin:
    case PM_FocusFrameVMargin:
        return kRingGap;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return 14;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return 8;
    case PM_MenuBarItemSpacing:
    case PM_MenuBarPanelWidth:
        return 0;
    case PM_MenuBarHMargin:
        return 6;
    case PM_MenuBarVMargin:
        return 0;
    case PM_MenuPanelWidth:
        return 1;
    case PM_MenuVMargin:
        return 4;
    case PM_MenuHMargin:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabOverlap:
    case PM_TabBarBaseOverlap:
    case PM_TabBarBaseHeight:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_ButtonDefaultIndicator:
        return 0;
    case PM_TabBarTabHSpace:
        return 24;
    case PM_TabBarTabVSpace:
    case PM_ScrollBarExtent:
        return 12;
    case PM_ToolTipLabelFrameWidth:
        return 6;
    case PM_SplitterWidth:
        return 5;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int UiStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                       QStyleHintReturn* data) const {
    switch (hint) {
    case SH_Slider_AbsoluteSetButtons:
        return Qt::LeftButton;
    case SH_UnderlineShortcut:
        return 1;
    case SH_EtchDisabledText:
    case SH_ComboBox_Popup:
    case SH_DitherDisabledText:
        return 0;
    case SH_FocusFrame_AboveWidget:
        return 1; // else the ring is cut where the control's own parent ends
    case SH_Widget_Animate:
    case SH_Widget_Animation_Duration:
        return 0; // nothing fades
    case SH_Menu_MouseTracking:
    case SH_MenuBar_MouseTracking:
        return 1;
    case SH_DialogButtonBox_ButtonsHaveIcons:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QSize UiStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                const QWidget* widget) const {
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_LineEdit:
        result.setHeight(24);
        break;
    case CT_ComboBox:
        result.setHeight(26);
        break;
    case CT_PushButton:
        result = QSize(size.width() + 24, 26);
        break;
    case CT_TabBarTab:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
            // Room for the heavier face always, so that nothing moves when a tab is chosen.
            const QString text = QString(tab->text).remove(QLatin1Char('&'));
            result.setWidth(QFontMetrics(uiFont(13, QFont::DemiBold)).horizontalAdvance(text) + 24);
        }
        result.setHeight(32);
        break;
    case CT_MenuBarItem:
        result = QSize(size.width() + 16, 30);
        break;
    case CT_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            if (item->menuItemType == QStyleOptionMenuItem::Separator)
                return {10, 9};
            const bool keys = item->text.contains(QLatin1Char('\t'));
            result = QSize(size.width() + 48 + (keys ? item->reservedShortcutWidth + 24 : 0) +
                               (item->menuItemType == QStyleOptionMenuItem::SubMenu ? 16 : 0),
                           26);
        }
        break;
    case CT_CheckBox:
    case CT_RadioButton:
        result.setHeight(std::max(22, result.height()));
        break;
    default:
        break;
    }
    return result;
}

QRect UiStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const {
    QRect rect = QProxyStyle::subElementRect(element, option, widget);
    if (element == SE_LineEditContents)
        return option->rect.adjusted(6, 1, -6, -1);
    if (element == SE_CheckBoxIndicator || element == SE_RadioButtonIndicator) // room for the ring
        rect = visualRect(option->direction, option->rect,
                          QRect(option->rect.left() + 3, option->rect.center().y() - 6, 14, 14));
    if (element == SE_CheckBoxContents || element == SE_RadioButtonContents)
        rect = visualRect(option->direction, option->rect, option->rect.adjusted(3 + 14 + 8, 0, 0, 0));
    return rect;
}

QRect UiStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                              const QWidget* widget) const {
    if (control == CC_ComboBox) {
        const QRect& rect = option->rect;
        if (part == SC_ComboBoxArrow)
            return visualRect(option->direction, rect,
                              QRect(rect.right() - 22, rect.top(), 20, rect.height()));
        if (part == SC_ComboBoxEditField)
            return visualRect(option->direction, rect, rect.adjusted(7, 1, -24, -1));
    }
    if (control == CC_ScrollBar) { // no arrow buttons
        const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (bar != nullptr) {
            const bool horizontal = bar->orientation == Qt::Horizontal;
            const QRect& rect = option->rect;
            const int length = horizontal ? rect.width() : rect.height();
            const int range = bar->maximum - bar->minimum;
            int handle = length;
            if (range > 0)
                handle = std::clamp(
                    static_cast<int>(qint64{length} * bar->pageStep / (qint64{range} + bar->pageStep)),
                    std::min(24, length), length);
            const int start = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition,
                                                      length - handle, bar->upsideDown);
            const auto slice = [&](int from, int to) {
                return horizontal ? QRect(rect.left() + from, rect.top(), to - from, rect.height())
                                  : QRect(rect.left(), rect.top() + from, rect.width(), to - from);
            };
            switch (part) {
            case SC_ScrollBarSlider:
                return slice(start, start + handle);
            case SC_ScrollBarGroove:
                return rect;
            case SC_ScrollBarSubPage:
                return slice(0, start);
            case SC_ScrollBarAddPage:
                return slice(start + handle, length);
            default:
                return {};
            }
        }
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

void comeAfter(QWidget* before, QWidget* first) {
    QList<QWidget*> made; // new widgets stand at the end of the way, which begins with the window
    for (QWidget* one = first; one != first->window(); one = one->nextInFocusChain())
        made << one;
    for (QWidget* one : made) {
        if (one->focusPolicy() == Qt::NoFocus)
            continue;
        QWidget::setTabOrder(before, one);
        before = one;
    }
}

} // namespace memladder::ui
