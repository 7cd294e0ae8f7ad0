# Runs SCRIPT with WEFT and compares its standard output with the file EXPECTED; what it printed is kept as ACTUAL.
execute_process(COMMAND ${WEFT} run --no-jit ${SCRIPT} OUTPUT_FILE ${ACTUAL} ERROR_VARIABLE errors RESULT_VARIABLE code)
if(NOT code EQUAL 0)
  message(FATAL_ERROR "exit code ${code}\n${errors}")
endif()
execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files ${ACTUAL} ${EXPECTED} RESULT_VARIABLE different)
if(different)
  message(FATAL_ERROR "${ACTUAL} differs from ${EXPECTED}")
endif()
