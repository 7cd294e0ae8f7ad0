// The concrete tree as a flat array: tree-sitter's nodes copied once, because its own child access is linear and its
// strings are slow to compare. Comments and line continuations are left out.
#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

namespace weft::cst {

// Named nodes of tree-sitter-python that the lowering knows; Other is any that needs no case of its own.
#define WEFT_CST_NODES(X)                                                                                              \
  X(module)                                                                                                            \
  X(block)                                                                                                             \
  X(expression_statement) X(import_statement) X(import_from_statement) X(future_import_statement) X(relative_import)   \
      X(import_prefix) X(aliased_import) X(wildcard_import) X(dotted_name) X(assert_statement) X(return_statement)     \
          X(delete_statement) X(raise_statement) X(pass_statement) X(break_statement) X(continue_statement) X(         \
              global_statement) X(nonlocal_statement) X(if_statement) X(elif_clause) X(else_clause) X(for_statement)   \
              X(while_statement) X(try_statement) X(except_clause) X(finally_clause) X(with_statement) X(with_clause)  \
                  X(with_item) X(function_definition) X(class_definition) X(decorated_definition) X(decorator)         \
                      X(match_statement) X(case_clause) X(case_pattern) X(as_pattern) X(as_pattern_target) X(          \
                          keyword_pattern) X(class_pattern) X(splat_pattern) X(union_pattern) X(list_pattern)          \
                          X(tuple_pattern) X(dict_pattern) X(complex_pattern) X(parameters) X(lambda_parameters) X(    \
                              typed_parameter) X(default_parameter) X(typed_default_parameter) X(keyword_separator)    \
                              X(positional_separator) X(list_splat_pattern) X(dictionary_splat_pattern) X(list_splat)  \
                                  X(dictionary_splat) X(argument_list) X(keyword_argument) X(expression_list)          \
                                      X(pattern_list) X(named_expression) X(comparison_operator) X(not_operator)       \
                                          X(boolean_operator) X(binary_operator) X(unary_operator) X(lambda)           \
                                              X(conditional_expression) X(assignment) X(augmented_assignment) X(yield) \
                                                  X(await) X(attribute) X(subscript) X(slice) X(ellipsis) X(call)      \
                                                      X(type) X(splat_type) X(generic_type) X(union_type)              \
                                                          X(constrained_type) X(member_type) X(type_parameter) X(list) \
                                                              X(set) X(tuple) X(dictionary) X(pair)                    \
                                                                  X(list_comprehension) X(dictionary_comprehension)    \
                                                                      X(set_comprehension) X(generator_expression)     \
                                                                          X(parenthesized_expression) X(for_in_clause) \
                                                                              X(if_clause) X(concatenated_string)      \
                                                                                  X(string) X(integer) X(float)        \
                                                                                      X(identifier) X(true) X(false)   \
                                                                                          X(none)

enum class Kind : uint8_t {
  Other,
  Token, // an anonymous node: a keyword or punctuation; its text tells which
  Error,
#define X(name) name##_,
  WEFT_CST_NODES(X)
#undef X
};

#define WEFT_CST_FIELDS(X)                                                                                             \
  X(name)                                                                                                              \
  X(alias)                                                                                                             \
  X(argument) X(condition) X(consequence) X(alternative) X(body) X(left) X(right) X(value) X(cause) X(subject)         \
      X(guard) X(parameters) X(return_type) X(superclasses) X(definition) X(key) X(operator) X(operators) X(object)    \
          X(attribute) X(subscript) X(function) X(arguments) X(type) X(module_name)

enum class Field : uint8_t {
  None,
#define X(name) name##_,
  WEFT_CST_FIELDS(X)
#undef X
};

using Index = uint32_t; // 0 means none: entry 0 is a sentinel

struct Entry {
  Kind kind = Kind::Other;
  Field field = Field::None;
  uint32_t begin = 0, end = 0; // without trailing blank space: the ends of the first and last visible token
  Index first = 0, next = 0;   // first child, next sibling
};

struct Tree {
  std::vector<Entry> entries; // the root is entries[1]
  bool hasError = false;      // tree-sitter had to repair
  uint32_t errorOffset = 0;   // where the first repair begins
  const Entry &operator[](Index index) const { return entries[index]; }
};

/// Runs tree-sitter. The text must be shorter than 4 GiB. `cuts` are offsets, ascending, at which one statement of the
/// module ends and another begins: the text is parsed in pieces between them, each of which fits the processor's cache.
Tree parse(std::string_view text, const std::vector<uint32_t> &cuts = {});

/// The statement `index` of the module as a tree of its own, with offsets counted from `base`.
Tree slice(const Tree &tree, Index index, uint32_t base);

} // namespace weft::cst
