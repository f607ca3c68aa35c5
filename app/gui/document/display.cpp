// SPDX-FileCopyrightText: Memladder contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/display.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <QDir>
#include <QLibraryInfo>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstddef>
#include <cstring>
#include <string>
#endif

namespace memladder::ui {

#ifdef Q_OS_LINUX
namespace {

bool connects(const std::string& path, bool abstractName) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::size_t offset = abstractName ? 1 : 0;
    if (path.size() + offset >= sizeof(address.sun_path))
        return false;
    std::memcpy(address.sun_path + offset, path.data(), path.size());
    const int handle = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (handle < 0)
        return false;
    const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + offset + path.size() +
                                               (abstractName ? 0 : 1));
    const bool connected = ::connect(handle, reinterpret_cast<const sockaddr*>(&address), length) == 0;
    ::close(handle);
    return connected;
}

/// An X server on this machine is asked for a connection; one elsewhere is taken on trust.
bool xReachable(const std::string& display) {
    if (display.empty())
        return false;
    const std::size_t colon = display.rfind(':');
    if (colon == std::string::npos)
        return false;
    const std::string host = display.substr(0, colon);
    if (!host.empty() && host != "unix")
        return true;
    const std::string number = display.substr(colon + 1, display.find('.', colon) - colon - 1);
    const std::string path = "/tmp/.X11-unix/X" + number;
    return connects(path, true) || connects(path, false);
}

bool hasWaylandPlugin() {
    const QDir folder(QLibraryInfo::path(QLibraryInfo::PluginsPath) + QStringLiteral("/platforms"));
    return !folder.entryList({QStringLiteral("libqwayland*")}, QDir::Files).isEmpty();
}

} // namespace

bool displayReachable() {
    if (qEnvironmentVariableIsSet("QT_QPA_PLATFORM") && !qgetenv("QT_QPA_PLATFORM").startsWith("xcb"))
        return true;
    if (xReachable(qgetenv("DISPLAY").toStdString()))
        return true;
    return !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") && hasWaylandPlugin();
}
#else
bool displayReachable() {
    return true;
}
#endif

QByteArray scaleFactor(const QByteArray& outer, int percent) {
    bool number = false;
    double factor = outer.toDouble(&number);
    if (!number || !(factor > 0))
        factor = 1;
    return QByteArray::number(factor * percent / 100.0);
}

} // namespace memladder::ui
