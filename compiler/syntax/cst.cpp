#include "syntax/cst.h"

#include <string>
#include <unordered_map>

#include "grammar/flatten.h"
#include "syntax/cst_arena.h"

extern "C" const TSLanguage *tree_sitter_python(void);

namespace weft::cst {
namespace {

struct Tables {
  std::vector<Kind> kinds;
  std::vector<Field> fields;
  std::vector<bool> skipped; // comments and joined lines
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
      const std::string_view name = ts_language_symbol_name(language, static_cast<TSSymbol>(i));
      skipped.push_back(name == "comment" || name == "line_continuation");
      if (ts_language_symbol_type(language, static_cast<TSSymbol>(i)) != TSSymbolTypeRegular) {
        kinds.push_back(Kind::Token);
        continue;
      }
      auto found = kindOf.find(std::string(name));
      kinds.push_back(found == kindOf.end() ? Kind::Other : found->second);
    }
    for (uint32_t i = 0; i <= ts_language_field_count(language); ++i) {
      const char *name = i ? ts_language_field_name_for_id(language, static_cast<TSFieldId>(i)) : nullptr;
      auto found = name ? fieldOf.find(name) : fieldOf.end();
      fields.push_back(found == fieldOf.end() ? Field::None : found->second);
    }
  }
};

const Tables &tables() {
  static const Tables tables;
  return tables;
}

// Takes the nodes of one piece after another.
class Builder {
public:
  explicit Builder(Tree &tree) : tree_(tree) {}

  void add(const TSTree *piece, uint32_t offset) {
    offset_ = offset;
    pieceHasError_ = ts_node_has_error(ts_tree_root_node(piece));
    tree_.hasError |= pieceHasError_;
    const weft_flat_visitor visitor = {
        this, [](void *data, const weft_flat_node *node) { return static_cast<Builder *>(data)->open(*node); },
        [](void *data) { static_cast<Builder *>(data)->close(); }};
    weft_flatten(piece, &visitor);
  }

  void finish() {
    if (root_.last) shape(1, root_.last);
  }

private:
  struct Open {
    Index node, last; // and the last child added to it
  };

  bool open(const weft_flat_node &node) {
    const bool isError = node.symbol >= tables().kinds.size();
    if (node.extra && !isError && tables().skipped[node.symbol]) return false;
    if (open_.empty() && tree_.entries.size() > 1) { // the module of a further piece
      open_.push_back(root_);
      return true;
    }
    const Index index = static_cast<Index>(tree_.entries.size());
    Entry entry;
    entry.kind = isError ? Kind::Error : tables().kinds[node.symbol];
    entry.field = tables().fields[node.field];
    entry.begin = node.begin + offset_;
    entry.end = node.end + offset_;
    if (pieceHasError_ && !errorSeen_ && (isError || node.missing)) {
      errorSeen_ = true;
      tree_.errorOffset = entry.begin;
    }
    if (!open_.empty()) {
      Open &parent = open_.back();
      if (parent.last)
        tree_.entries[parent.last].next = index;
      else
        tree_.entries[parent.node].first = index;
      parent.last = index;
    }
    tree_.entries.push_back(entry);
    if (entry.kind == Kind::string_) return false;
    open_.push_back({index, 0});
    return true;
  }

  void close() {
    const Open node = open_.back();
    open_.pop_back();
    if (open_.empty())
      root_ = node;
    else if (node.last)
      shape(node.node, node.last);
  }

  void shape(Index node, Index last) {
    Entry &entry = tree_.entries[node];
    entry.begin = tree_.entries[entry.first].begin;
    entry.end = tree_.entries[last].end;
  }

  Tree &tree_;
  std::vector<Open> open_;
  Open root_{0, 0};
  uint32_t offset_ = 0;
  bool pieceHasError_ = false, errorSeen_ = false;
};

} // namespace

Tree parse(std::string_view text, const std::vector<uint32_t> &cuts) {
  Tree result;
  result.entries.reserve(text.size() / 3 + 16);
  result.entries.emplace_back();
  Builder builder(result);
  Arena arena;
  uint32_t begin = 0;
  for (size_t i = 0; i <= cuts.size(); ++i) {
    const uint32_t end = i < cuts.size() ? cuts[i] : static_cast<uint32_t>(text.size());
    TSParser *parser = ts_parser_new();
    ts_parser_set_language(parser, tree_sitter_python());
    TSTree *tree = ts_parser_parse_string(parser, nullptr, text.data() + begin, end - begin);
    builder.add(tree, begin);
    arena.reset(); // in place of deleting the tree and the parser
    begin = end;
  }
  builder.finish();
  return result;
}

Tree slice(const Tree &tree, Index index, uint32_t base) {
  Tree result;
  const Index next = tree[index].next, end = next ? next : static_cast<Index>(tree.entries.size());
  result.entries.resize(2);
  result.entries[1] = {Kind::module_, Field::None, tree[index].begin - base, tree[index].end - base, 2, 0};
  auto moved = [&](Index entry) { return entry ? entry - index + 2 : 0; };
  for (Index i = index; i < end; ++i) {
    Entry entry = tree[i];
    entry.begin -= base;
    entry.end -= base;
    entry.first = moved(entry.first);
    entry.next = i == index ? 0 : moved(entry.next);
    result.entries.push_back(entry);
  }
  return result;
}

} // namespace weft::cst
