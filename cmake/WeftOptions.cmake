# Compiler flags shared by every target, and the helper that makes one static library of one folder.

add_library(weft_options INTERFACE)
target_compile_options(weft_options INTERFACE
  -Wall -Wextra -Wno-unused-parameter
  $<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions -fno-rtti>
  -ffunction-sections -fdata-sections)
if(WEFT_SANITIZE)
  add_compile_options(-fsanitize=${WEFT_SANITIZE} -fno-omit-frame-pointer -g)
  add_link_options(-fsanitize=${WEFT_SANITIZE})
endif()

find_program(WEFT_LLD ld.lld-22)
if(WEFT_LLD)
  add_link_options(-fuse-ld=${WEFT_LLD})
endif()

# weft_add_folder(NAME [LINK targets...]): every .cpp of this folder (not of sub-folders unless given in DIRS) as the
# static library weft_NAME. Includes are written from compiler/ or runtime/: #include "syntax/ast.h".
function(weft_add_folder name)
  cmake_parse_arguments(ARG "" "" "LINK;DIRS" ${ARGN})
  set(patterns *.cpp)
  foreach(dir IN LISTS ARG_DIRS)
    list(APPEND patterns ${dir}/*.cpp)
  endforeach()
  file(GLOB sources CONFIGURE_DEPENDS ${patterns})
  add_library(weft_${name} STATIC ${sources})
  target_include_directories(weft_${name} PUBLIC ${PROJECT_SOURCE_DIR}/compiler)
  target_link_libraries(weft_${name} PUBLIC ${ARG_LINK} PRIVATE weft_options)
endfunction()
