# weft_add_library(TARGET SOURCES file.py [MODULE name] [FUNCTIONS f g ...]
#                  [SIGNATURES "f(float32[?,3], int32[])" ...] [SHARED] [CPU name] [FLAGS ...])
# Compiles Python functions when their source changes. Link TARGET and include "MODULE.hpp" (from C: "MODULE.h").
function(weft_add_library target)
  cmake_parse_arguments(PARSE_ARGV 1 A "SHARED" "SOURCES;MODULE;CPU" "FUNCTIONS;SIGNATURES;FLAGS")
  if(NOT A_SOURCES)
    message(FATAL_ERROR "weft_add_library(${target}): SOURCES is missing")
  endif()
  get_filename_component(src "${A_SOURCES}" ABSOLUTE)
  if(NOT A_MODULE)
    get_filename_component(A_MODULE "${src}" NAME_WE)
  endif()
  set(dir "${CMAKE_CURRENT_BINARY_DIR}/weft/${target}")
  file(MAKE_DIRECTORY "${dir}")
  if(A_SHARED)
    set(kind SHARED)
    set(emit shared)
    set(lib "${dir}/${CMAKE_SHARED_LIBRARY_PREFIX}${A_MODULE}${CMAKE_SHARED_LIBRARY_SUFFIX}")
  else()
    set(kind STATIC)
    set(emit static)
    set(lib "${dir}/${CMAKE_STATIC_LIBRARY_PREFIX}${A_MODULE}${CMAKE_STATIC_LIBRARY_SUFFIX}")
  endif()
  set(args)
  foreach(f IN LISTS A_FUNCTIONS)
    list(APPEND args --function "${f}")
  endforeach()
  foreach(s IN LISTS A_SIGNATURES)
    list(APPEND args --signature "${s}")
  endforeach()
  if(A_CPU)
    list(APPEND args --target-cpu "${A_CPU}")
  endif()
  add_custom_command(
    OUTPUT "${lib}" "${dir}/${A_MODULE}.h" "${dir}/${A_MODULE}.hpp"
    COMMAND weft::weft compile "${src}" --module "${A_MODULE}" --emit=${emit} ${args} ${A_FLAGS} --depfile "${dir}/${A_MODULE}.d" -o "${dir}"
    DEPENDS "${src}" weft::weft
    DEPFILE "${dir}/${A_MODULE}.d" # imported .py files are dependencies too
    COMMENT "weft: ${A_MODULE}" VERBATIM)
  add_custom_target(${target}_generate DEPENDS "${lib}")
  # IMPORTED because a custom command makes the file; GLOBAL makes it visible in the whole project.
  add_library(${target} ${kind} IMPORTED GLOBAL)
  set_target_properties(${target} PROPERTIES
    IMPORTED_LOCATION "${lib}" INTERFACE_INCLUDE_DIRECTORIES "${dir}" INTERFACE_LINK_LIBRARIES weft::runtime)
  add_dependencies(${target} ${target}_generate)
endfunction()
