# SPDX-FileCopyrightText: Memladder contributors
# SPDX-License-Identifier: MIT
# What is installed beside the programs, and two Debian packages: `cmake --build BUILD --target package`.
include(CMakePackageConfigHelpers)

# A component each: cli (no Qt), gui, and dev (headers and libraries for find_package(memladder)).
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/memladder)
install(TARGETS memladder_core memladder_io EXPORT memladderTargets COMPONENT dev
        FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/memladder)
install(EXPORT memladderTargets NAMESPACE memladder:: DESTINATION ${package_dir} COMPONENT dev)
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/cmake/memladderConfig.cmake.in ${CMAKE_BINARY_DIR}/memladderConfig.cmake
                              INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${CMAKE_BINARY_DIR}/memladderConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/memladderConfig.cmake ${CMAKE_BINARY_DIR}/memladderConfigVersion.cmake DESTINATION ${package_dir} COMPONENT dev)

# Written by the program itself, so that they cannot fall behind.
find_program(GZIP gzip)
set(made ${CMAKE_BINARY_DIR}/made)
file(MAKE_DIRECTORY ${made})
function(made_by_cli output)
  add_custom_command(OUTPUT ${made}/${output} COMMAND memladder-cli ${ARGN} > ${made}/${output} DEPENDS memladder-cli VERBATIM)
endfunction()
made_by_cli(memladder-cli.1 man)
made_by_cli(memladder-cli.bash completion bash)
made_by_cli(_memladder-cli completion zsh)
made_by_cli(memladder-cli.fish completion fish)
configure_file(${CMAKE_CURRENT_LIST_DIR}/man/memladder.1 ${made}/memladder.1 COPYONLY)
add_custom_target(made ALL DEPENDS ${made}/memladder-cli.1 ${made}/memladder-cli.bash ${made}/_memladder-cli ${made}/memladder-cli.fish)
configure_file(${CMAKE_CURRENT_LIST_DIR}/changelog ${made}/changelog COPYONLY)
function(install_compressed file directory component)
  install(CODE "execute_process(COMMAND ${GZIP} -9nkf ${made}/${file} COMMAND_ERROR_IS_FATAL ANY)" COMPONENT ${component})
  install(FILES ${made}/${file}.gz DESTINATION ${directory} COMPONENT ${component})
endfunction()
install_compressed(memladder-cli.1 ${CMAKE_INSTALL_MANDIR}/man1 cli)
install_compressed(changelog ${CMAKE_INSTALL_DATADIR}/doc/memladder-cli cli)
install(FILES ${made}/memladder-cli.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME memladder-cli COMPONENT cli)
install(FILES ${made}/_memladder-cli DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions COMPONENT cli)
install(FILES ${made}/memladder-cli.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT cli)
file(WRITE ${made}/copyright-cli "Memladder's library and command line.\nCopyright: Memladder contributors\nLicense: MIT\n\n")
file(READ ${PROJECT_SOURCE_DIR}/LICENSES/MIT.txt mit)
file(APPEND ${made}/copyright-cli "${mit}")
file(WRITE ${made}/copyright-gui "Memladder's window.\nCopyright: Memladder contributors\nLicense: GPL-3.0-or-later\n\nOn Debian systems the text of the GNU General Public License version 3 is in\n/usr/share/common-licenses/GPL-3.\n\nIt loads Qt 6, whose Qt Charts is under that licence too; the other parts of Qt are\nunder the GNU Lesser General Public License version 3, in\n/usr/share/common-licenses/LGPL-3.\n\nThe bundled fonts: SIL Open Font License 1.1.\n\n")
file(READ ${PROJECT_SOURCE_DIR}/LICENSES/OFL-1.1.txt ofl)
file(APPEND ${made}/copyright-gui "${ofl}")
file(READ ${PROJECT_SOURCE_DIR}/resources/third-party.txt third_party)
foreach(component cli gui)
  file(APPEND ${made}/copyright-${component} "\n${third_party}")
endforeach()
install(FILES ${made}/copyright-cli DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/memladder-cli RENAME copyright COMPONENT cli)
if(MEMLADDER_GUI)
  install_compressed(memladder.1 ${CMAKE_INSTALL_MANDIR}/man1 gui)
  install_compressed(changelog ${CMAKE_INSTALL_DATADIR}/doc/memladder gui)
  install(FILES ${CMAKE_CURRENT_LIST_DIR}/desktop/memladder.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT gui)
  install(FILES ${CMAKE_CURRENT_LIST_DIR}/desktop/io.github.memladder.Memladder.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT gui)
  install(FILES ${CMAKE_CURRENT_LIST_DIR}/desktop/memladder-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME memladder.xml COMPONENT gui)
  install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/memladder.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps COMPONENT gui)
  foreach(size 128 256)
    install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/memladder-${size}.png DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps
            RENAME memladder.png COMPONENT gui)
  endforeach()
  install(FILES ${made}/copyright-gui DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/memladder RENAME copyright COMPONENT gui)
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME memladder)
set(CPACK_PACKAGE_VENDOR "Memladder contributors")
set(CPACK_PACKAGE_CONTACT "Memladder contributors <memladder@users.noreply.github.com>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL cli)
if(MEMLADDER_GUI)
  list(APPEND CPACK_COMPONENTS_ALL gui)
endif()
set(CPACK_COMPONENTS_GROUPING ONE_PER_GROUP)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/cmake/package_tools.cmake)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_CLI_PACKAGE_NAME memladder-cli)
set(CPACK_DEBIAN_GUI_PACKAGE_NAME memladder)
set(CPACK_DEBIAN_GUI_PACKAGE_RECOMMENDS "memladder-cli, qt6-translations-l10n")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "") # else the same line heads the text of both
set(CPACK_COMPONENT_CLI_DESCRIPTION "GPU memory of language-model training, on the command line
Adds up what one GPU holds in training, term by term with formula and
source; ranks layouts that fit, solves for the smallest number of GPUs,
and writes launch settings of training frameworks. Needs no Qt.")
set(CPACK_COMPONENT_GUI_DESCRIPTION "see whether training a language model fits in GPU memory
Stacked bars of what one GPU holds against the capacity of real cards,
for sharding schemes, parallel layouts and recompute modes, live while
the hand moves. Each number with its formula and source.")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)
