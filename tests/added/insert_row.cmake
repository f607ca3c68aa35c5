# SPDX-FileCopyrightText: Memladder contributors
# SPDX-License-Identifier: MIT
# Puts the row that core/README.md walks through behind the other rows of its table: README, TABLE, OUT.
file(READ ${README} page)
string(FIND "${page}" "```cpp\n" begin)
if(begin LESS 0)
  message(FATAL_ERROR "${README} shows no row")
endif()
string(SUBSTRING "${page}" ${begin} -1 page)
string(FIND "${page}" "\n" line)
math(EXPR line "${line} + 1")
string(SUBSTRING "${page}" ${line} -1 page)
string(FIND "${page}" "```" end)
string(SUBSTRING "${page}" 0 ${end} row)
file(READ ${TABLE} table)
string(FIND "${table}" "};" close) # of the first table, of the modes
if(close LESS 0)
  message(FATAL_ERROR "${TABLE} has no table")
endif()
string(SUBSTRING "${table}" 0 ${close} before)
string(SUBSTRING "${table}" ${close} -1 after)
file(WRITE ${OUT} "${before}${row}${after}")
