// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Random hands at the window: mouse, keys, sizes, themes, broken files dropped. MEMLADDER_MONKEY_SECONDS
/// says for how long (4 by default), MEMLADDER_MONKEY_SEED which ones.
#include "catch.h"
#include "gui/ui_support.h"

#include "widgets/main_window.h"

#include <QDir>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTemporaryDir>
#include <QTimer>
#include <QWheelEvent>

#include <malloc.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <random>

#if defined(__SANITIZE_ADDRESS__)
#define MEMLADDER_COUNTS_ALLOCATED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define MEMLADDER_COUNTS_ALLOCATED 1
#endif
#endif
#if MEMLADDER_COUNTS_ALLOCATED
// GCC 12 ships the function without its header.
extern "C" std::size_t __sanitizer_get_current_allocated_bytes();
#endif

using namespace memladder;
using namespace memladder::ui;
using namespace memladder::ui::test;

namespace {

std::atomic<int> g_warnings{0};

void countWarnings(QtMsgType type, const QMessageLogContext&, const QString& message) {
    // The offscreen platform says of itself that it has no keyboard to grab.
    if (type == QtDebugMsg || type == QtInfoMsg ||
        message.startsWith(QLatin1String("This plugin does not support")))
        return;
    ++g_warnings;
    std::fprintf(stderr, "console: %s\n", message.toUtf8().constData());
}

/// Megabytes in use now; 0 where the system does not tell. Resident pages say it, but for the address
/// sanitizer, which keeps 256 MB of what was freed: there it is what is allocated.
double usedMb() {
#if MEMLADDER_COUNTS_ALLOCATED
    return static_cast<double>(__sanitizer_get_current_allocated_bytes()) / 1e6;
#else
    QFile statm(QStringLiteral("/proc/self/statm"));
    if (!statm.open(QIODevice::ReadOnly))
        return 0;
    const QList<QByteArray> fields = statm.readAll().split(' ');
    return fields.size() < 2 ? 0 : fields[1].toDouble() * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
#endif
}

class Monkey {
public:
    Monkey(MainWindow& window, unsigned seed) : m_window(window), m_random(seed) {
        // Dialogs and menus run loops of their own: something must end them from within.
        QObject::connect(&m_closer, &QTimer::timeout, [] {
            if (QWidget* modal = QApplication::activeModalWidget())
                modal->close();
            else if (QWidget* popup = QApplication::activePopupWidget())
                popup->close();
        });
        m_closer.start(40);
    }

    void act() {
        if (!m_window.isVisible())
            m_window.show();
        switch (below(15)) {
        case 0:
        case 1:
        case 2:
        case 3:
            click();
            break;
        case 4:
        case 5:
            drag();
            break;
        case 6:
        case 7:
        case 8:
            key();
            break;
        case 9:
            type();
            break;
        case 10:
            wheel();
            break;
        case 11:
            m_window.resize(480 + below(1200), 360 + below(760));
            break;
        case 12:
            if (below(3) == 0)
                m_window.setTheme(pick<QString>(
                    {QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("system")}));
            else
                tab(m_window.chartTabs());
            break;
        case 13:
            drop();
            break;
        default:
            tab(m_window.lowerTabs());
            break;
        }
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    }

private:
    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(std::max(1, limit))); }
    template <typename T>
    T pick(std::initializer_list<T> from) {
        return *(from.begin() + below(static_cast<int>(from.size())));
    }

    /// A widget under a random place of the window, or of what lies over it.
    QWidget* target(QPoint& at) {
        QWidget* top = QApplication::activePopupWidget();
        if (top == nullptr)
            top = &m_window;
        at = QPoint(below(top->width()), below(top->height()));
        QWidget* child = top->childAt(at);
        if (child == nullptr)
            return top;
        at = child->mapFrom(top, at);
        return child;
    }
    void click() {
        QPoint at;
        QWidget* on = target(at);
        const auto modifiers = pick<Qt::KeyboardModifiers>(
            {Qt::NoModifier, Qt::NoModifier, Qt::ControlModifier, Qt::ShiftModifier});
        if (below(6) == 0)
            QTest::mouseDClick(on, Qt::LeftButton, modifiers, at);
        else
            QTest::mouseClick(on, below(9) == 0 ? Qt::RightButton : Qt::LeftButton, modifiers, at);
    }
    void drag() {
        QPoint at;
        QPointer<QWidget> on = target(at);
        // Selected text would be dragged away, which only the release of a real button ends.
        if (auto* text = qobject_cast<QPlainTextEdit*>(on->parentWidget())) {
            QTextCursor cursor = text->textCursor();
            cursor.clearSelection();
            text->setTextCursor(cursor);
        }
        QTest::mousePress(on, Qt::LeftButton, {}, at);
        for (int i = below(12); i >= 0 && on; --i) {
            at += QPoint(below(61) - 30, below(21) - 10);
            QMouseEvent move(QEvent::MouseMove, at, on->mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                             Qt::NoModifier);
            QApplication::sendEvent(on, &move);
            QApplication::processEvents(QEventLoop::AllEvents, 5);
        }
        if (on)
            QTest::mouseRelease(on, Qt::LeftButton, {}, at);
    }
    void key() {
        QWidget* to = QApplication::focusWidget();
        if (to == nullptr)
            to = &m_window;
        const auto key = pick<Qt::Key>(
            {Qt::Key_Left,   Qt::Key_Right,    Qt::Key_Up,  Qt::Key_Down,     Qt::Key_Home,   Qt::Key_End,
             Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Tab, Qt::Key_Backtab,  Qt::Key_Return, Qt::Key_Space,
             Qt::Key_Escape, Qt::Key_Delete,   Qt::Key_A,   Qt::Key_L,        Qt::Key_P,      Qt::Key_F9,
             Qt::Key_Z,      Qt::Key_Y,        Qt::Key_R,   Qt::Key_Plus,     Qt::Key_Minus,  Qt::Key_0,
             Qt::Key_C,      Qt::Key_E,        Qt::Key_1,   Qt::Key_Backspace});
        const auto modifiers = pick<Qt::KeyboardModifiers>(
            {Qt::NoModifier, Qt::NoModifier, Qt::ControlModifier, Qt::ShiftModifier, Qt::AltModifier});
        QTest::keyClick(to, key, modifiers);
    }
    void type() {
        const QList<QLineEdit*> fields = m_window.findChildren<QLineEdit*>();
        if (fields.isEmpty())
            return;
        QLineEdit* field = fields[below(static_cast<int>(fields.size()))];
        if (!field->isVisible() || !field->isEnabled())
            return;
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(
            field, pick<QString>({QStringLiteral("7b"), QStringLiteral("70e9"), QStringLiteral("1.3 B"),
                                  QStringLiteral("8k"), QStringLiteral("0"), QStringLiteral("-3"),
                                  QStringLiteral("3"), QStringLiteral("64"),
                                  QStringLiteral("99999999999999999999999"), QStringLiteral("80GB"),
                                  QStringLiteral("61.2GiB"), QStringLiteral("abc"), QStringLiteral("1e400"),
                                  QStringLiteral("4,096"), QStringLiteral("20,20,20")}));
        QTest::keyClick(field, Qt::Key_Return);
    }
    void wheel() {
        QPoint at;
        QWidget* on = target(at);
        const QPoint turn(0, below(2) == 0 ? 120 : -120);
        QWheelEvent event(at, on->mapToGlobal(at), {}, turn, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(on, &event);
    }
    /// A broken file, as a file manager drops it: cut off, bent, or of another kind than its name says.
    void drop() {
        const QByteArray whole = pick<QByteArray>(
            {"{\"memladder_scenario\": 1, \"params\": 30000000000, \"gpus\": 64, \"zero\": 3}",
             "{\"memladder_lecture\": 1, \"scenes\": [{\"title\": \"{total}\"}, {\"title\": \"{\"}]}",
             "{\"model_type\": \"llama\", \"hidden_size\": 4096, \"num_hidden_layers\": 32, \"vocab_size\": "
             "32000}",
             QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1", 24), "[training]\nseq_len = 4096\n",
             "compute_environment: LOCAL_MACHINE\nfsdp_config: {a: [}\n",
             "torchrun pretrain_gpt.py --num-layers 32 --hidden-size"});
        QByteArray bytes = whole.left(below(static_cast<int>(whole.size()) + 1));
        for (int i = below(3); i > 0 && !bytes.isEmpty(); --i)
            bytes[below(static_cast<int>(bytes.size()))] = static_cast<char>(below(256));
        const QString path = QDir::current().filePath(
            pick<QString>({QStringLiteral("a.json"), QStringLiteral("a.png"), QStringLiteral("a.toml"),
                           QStringLiteral("a.yaml"), QStringLiteral("a.sh"), QStringLiteral("config.json")}));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return;
        file.close();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDropEvent event(QPointF(m_window.rect().center()), Qt::CopyAction, &data, Qt::LeftButton,
                         Qt::NoModifier);
        QApplication::sendEvent(&m_window, &event);
    }
    void tab(QTabBar& bar) {
        if (bar.isVisible())
            QTest::mouseClick(&bar, Qt::LeftButton, {}, bar.tabRect(below(bar.count())).center());
    }

    MainWindow& m_window;
    std::mt19937 m_random;
    QTimer m_closer;
};

} // namespace

TEST_CASE("random hands break nothing, warn of nothing and leave the memory as it was") {
    useUiStyle();
    const int seconds =
        std::max(1, qEnvironmentVariable("MEMLADDER_MONKEY_SECONDS", QStringLiteral("4")).toInt());
    const unsigned seed = qEnvironmentVariable("MEMLADDER_MONKEY_SEED", QStringLiteral("1")).toUInt();
    const QTemporaryDir aside; // whatever is saved by chance lands here
    const QString home = QDir::currentPath();
    QDir::setCurrent(aside.path());
    g_warnings = 0;
    const QtMessageHandler before = qInstallMessageHandler(countWarnings);
    double early = 0;
    double late = 0;
    int acts = 0;
    int depth = 0;
    {
        MainWindow window(false);
        present(window, {1280, 800});
        // At one size: what lies behind a large window is no leak.
        const auto measured = [&window, &depth] {
            window.showNormal();
            window.resize(1280, 800);
            QTest::qWait(50);
            depth = std::max(depth, window.document().undoStack().count());
            window.document().undoStack().clear(); // a thousand steps back may lie in memory
            malloc_trim(0);                        // nor is what the allocator keeps for the next request
            return usedMb();
        };
        QElapsedTimer clock;
        clock.start();
        // The same hands twice: what a first round has to load (pages, caches, fonts) the second finds there.
        {
            Monkey first(window, seed);
            for (; clock.elapsed() < 500LL * seconds; ++acts)
                first.act();
        }
        early = measured();
        Monkey second(window, seed);
        for (int i = 0; i < acts; ++i)
            second.act();
        acts *= 2;
        late = measured();
    }
    qInstallMessageHandler(before);
    QDir::setCurrent(home);
    std::printf("monkey: %d acts in %d s, seed %u, in use %.1f then %.1f MB\n", acts, seconds, seed, early,
                late);
    CHECK(acts > seconds);
    CHECK(depth <= 1000);
    CHECK(g_warnings == 0);
    CHECK(late < early + 12);
}
