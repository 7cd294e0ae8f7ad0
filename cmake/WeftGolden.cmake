# weft_add_golden_tests(KIND FOLDER KNOWN [EACH]): one ctest case for each program folder below FOLDER (for ops: each op name
# in the file FOLDER), run by tests/tools/golden.py against the built weft. KNOWN lists the known failures.
find_package(Python3 3.8 REQUIRED COMPONENTS Interpreter)
function(weft_add_golden_tests kind folder known)
  set(golden ${PROJECT_SOURCE_DIR}/tests/tools/golden.py)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${golden} ${folder})
  execute_process(COMMAND ${Python3_EXECUTABLE} ${golden} --list ${folder} ${kind}
                  OUTPUT_VARIABLE names OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  string(REPLACE "\n" ";" names "${names}")
  foreach(name IN LISTS names)
    if(kind STREQUAL "ops")
      set(what ${folder} ops --label ${name})
    else()
      set(what ${folder}/${name} ${kind})
    endif()
    add_test(NAME golden.${kind}.${name}
             COMMAND ${Python3_EXECUTABLE} ${golden} $<TARGET_FILE:weft> ${what} --known ${known})
    set_tests_properties(golden.${kind}.${name} PROPERTIES LABELS "golden;${kind}" TIMEOUT 120)
  endforeach()
endfunction()
