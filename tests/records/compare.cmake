# cmake -DKEPT=FILE -DGENERATED=FILE -P compare.cmake: fails with advice if the files differ.
#
# In ops.inc only the WEFT_OP lines are compared: its head is written by hand, and a line whose kernel is still missing
# says WEFT_OP_PLANNED.
foreach(side IN ITEMS KEPT GENERATED)
  file(STRINGS "${${side}}" lines)
  if(KEPT MATCHES "ops.inc$")
    list(FILTER lines INCLUDE REGEX "^WEFT_OP(_PLANNED)?\\([a-z]")
    list(TRANSFORM lines REPLACE "^WEFT_OP_PLANNED" "WEFT_OP")
  endif()
  set(${side}_LINES "${lines}")
endforeach()
if(NOT KEPT_LINES STREQUAL GENERATED_LINES)
  set(missing ${GENERATED_LINES})
  list(REMOVE_ITEM missing ${KEPT_LINES})
  set(extra ${KEPT_LINES})
  list(REMOVE_ITEM extra ${GENERATED_LINES})
  string(REPLACE ";" "\n  " missing "${missing}")
  string(REPLACE ";" "\n  " extra "${extra}")
  message(FATAL_ERROR "${KEPT} is not what the records say; copy ${GENERATED} there.\n"
    "only in the records:\n  ${missing}\nonly in ${KEPT}:\n  ${extra}")
endif()
