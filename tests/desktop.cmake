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
  # From 1.0 on it misses a home page, and there is none.
  execute_process(COMMAND ${APPSTREAM} validate --no-net --override=url-homepage-missing=info ${metainfo} RESULT_VARIABLE failed
                  OUTPUT_QUIET ERROR_QUIET)
  if(failed)
    execute_process(COMMAND ${APPSTREAM} validate --no-net ${metainfo} COMMAND_ERROR_IS_FATAL ANY)
  endif()
endif()
foreach(file memladder.desktop memladder-mime.xml)
  file(STRINGS ${files}/${file} named REGEX "application/x-memladder\\+json")
  if(NOT named)
    message(FATAL_ERROR "${file} does not name the type of scenario files")
  endif()
endforeach()
