#include "syntax/cst.h"

#include <string>
#include <unordered_map>

#include <tree_sitter/api.h>

extern "C" const TSLanguage *tree_sitter_python(void);

namespace weft::cst {
namespace {

struct Tables {
  std::vector<Kind> kinds;
  std::vector<Field> fields;
  Tables() {
    const std::unordered_map<std::string, Kind> kindOf = {
#define X(name) {#name, Kind::name##_},
        WEFT_CST_NODES(X)
#undef X
    };
    const std::unordered_map<std::string, Field> fieldOf = {
#define X(name) {#name, Field::name##_},
        WEFT_CST_FIELDS(X)
#undef X
    };
    const TSLanguage *language = tree_sitter_python();
    for (uint32_t i = 0; i < ts_language_symbol_count(language); ++i) {
      if (ts_language_symbol_type(language, static_cast<TSSymbol>(i)) != TSSymbolTypeRegular) {
        kinds.push_back(Kind::Token);
        continue;
      }
      auto found = kindOf.find(ts_language_symbol_name(language, static_cast<TSSymbol>(i)));
      kinds.push_back(found == kindOf.end() ? Kind::Other : found->second);
    }
    for (uint32_t i = 0; i <= ts_language_field_count(language); ++i) {
      const char *name = i ? ts_language_field_name_for_id(language, static_cast<TSFieldId>(i)) : nullptr;
      auto found = name ? fieldOf.find(name) : fieldOf.end();
      fields.push_back(found == fieldOf.end() ? Field::None : found->second);
    }
  }
};

bool isSkipped(const char *type) {
  const std::string_view name = type;
  return name == "comment" || name == "line_continuation";
}

} // namespace

Tree parse(std::string_view text) {
  static const Tables tables;
  TSParser *parser = ts_parser_new();
  ts_parser_set_language(parser, tree_sitter_python());
  TSTree *tree = ts_parser_parse_string(parser, nullptr, text.data(), static_cast<uint32_t>(text.size()));

  Tree result;
  result.entries.reserve(text.size() / 3 + 16);
  result.entries.emplace_back();
  const TSNode root = ts_tree_root_node(tree);
  result.hasError = ts_node_has_error(root);
  bool errorSeen = false;

  TSTreeCursor cursor = ts_tree_cursor_new(root);
  std::vector<Index> open; // ancestors of the node the cursor is at
  std::vector<Index> last; // the last child added to each of them
  for (bool more = true; more;) {
    const TSNode node = ts_tree_cursor_current_node(&cursor);
    const TSSymbol symbol = ts_node_symbol(node);
    bool descend = false;
    if (!(ts_node_is_extra(node) && symbol != UINT16_MAX && isSkipped(ts_node_type(node)))) {
      const Index index = static_cast<Index>(result.entries.size());
      Entry entry;
      entry.kind = symbol < tables.kinds.size() ? tables.kinds[symbol] : Kind::Error;
      entry.field = tables.fields[ts_tree_cursor_current_field_id(&cursor)];
      entry.begin = ts_node_start_byte(node);
      entry.end = ts_node_end_byte(node);
      if (result.hasError && !errorSeen && (entry.kind == Kind::Error || ts_node_is_missing(node))) {
        errorSeen = true;
        result.errorOffset = entry.begin;
      }
      if (!open.empty()) {
        if (last.back())
          result.entries[last.back()].next = index;
        else
          result.entries[open.back()].first = index;
        last.back() = index;
      }
      result.entries.push_back(entry);
      descend = entry.kind != Kind::string_ && ts_tree_cursor_goto_first_child(&cursor);
      if (descend) {
        open.push_back(index);
        last.push_back(0);
      }
    }
    if (descend) continue;
    while (!ts_tree_cursor_goto_next_sibling(&cursor)) {
      more = ts_tree_cursor_goto_parent(&cursor) && !open.empty();
      if (!more) break;
      Entry &parent = result.entries[open.back()];
      if (parent.first) {
        parent.begin = result.entries[parent.first].begin;
        parent.end = result.entries[last.back()].end;
      }
      open.pop_back();
      last.pop_back();
      if (open.empty()) {
        more = false;
        break;
      }
    }
  }
  ts_tree_cursor_delete(&cursor);
  ts_tree_delete(tree);
  ts_parser_delete(parser);
  return result;
}

} // namespace weft::cst
