# SPDX-FileCopyrightText: Memladder contributors
# SPDX-License-Identifier: MIT
# The desktop's files, held by the desktop's own tools where they are at hand, and by what they must name: ROOT.
set(files ${ROOT}/packaging/desktop)
find_program(VALIDATE desktop-file-validate)
find_program(APPSTREAM appstreamcli)
if(VALIDATE)
  execute_process(COMMAND ${VALIDATE} ${files}/memladder.desktop COMMAND_ERROR_IS_FATAL ANY)
endif()
if(APPSTREAM)
  file(GLOB metainfo ${files}/*.metainfo.xml)
  execute_process(COMMAND ${APPSTREAM} validate --no-net ${metainfo} COMMAND_ERROR_IS_FATAL ANY)
endif()
foreach(file memladder.desktop memladder-mime.xml)
  file(STRINGS ${files}/${file} named REGEX "application/x-memladder\\+json")
  if(NOT named)
    message(FATAL_ERROR "${file} does not name the type of scenario files")
  endif()
endforeach()
