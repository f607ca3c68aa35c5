# SPDX-FileCopyrightText: Memladder contributors
# SPDX-License-Identifier: MIT
# Before the packages are made: without these tools CPack would leave out what they depend on, and not fail.
foreach(tool dpkg-shlibdeps file)
  find_program(found_${tool} ${tool})
  if(NOT found_${tool})
    message(FATAL_ERROR "The packages need ${tool}, to tell what they depend on: apt install dpkg-dev file")
  endif()
endforeach()
