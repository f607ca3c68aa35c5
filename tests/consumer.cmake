# SPDX-FileCopyrightText: Memladder contributors
# SPDX-License-Identifier: MIT
# Installs the library into a folder, and builds and runs a project that finds it there: BUILD, SOURCE, GENERATOR, COMPILER, FLAGS.
function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE failed OUTPUT_VARIABLE out ERROR_VARIABLE out)
  if(failed)
    message(FATAL_ERROR "${ARGN}\n${out}")
  endif()
endfunction()
set(place ${BUILD}/consumer)
file(REMOVE_RECURSE ${place})
run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${place}/installed --component dev)
run(${CMAKE_COMMAND} -S ${SOURCE}/consumer -B ${place}/build -G ${GENERATOR} -DCMAKE_CXX_COMPILER=${COMPILER} "-DCMAKE_CXX_FLAGS=${FLAGS}"
    -DCMAKE_PREFIX_PATH=${place}/installed)
run(${CMAKE_COMMAND} --build ${place}/build)
run(${place}/build/consumer)
