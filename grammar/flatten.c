/* flatten.h. With a stack of its own: a chain of operators is as deep as it is long. */
#include "grammar/flatten.h"

#include "./array.h"
#include "./language.h"
#include "./subtree.h"
#include "./tree.h"

typedef struct {
  const Subtree *child, *end;
  const TSSymbol *aliases;
  const TSFieldMapEntry *map, *map_end;
  uint32_t structural_index;
  TSFieldId hidden_field; /* the field of this node, if it is hidden: its children have it unless they have their own */
  bool visible;
} Frame;

typedef Array(Frame) FrameArray;

static void descend(FrameArray *frames, const TSLanguage *language, Subtree node, bool visible, TSFieldId field) {
  const uint32_t count = ts_subtree_child_count(node);
  Frame frame = {.visible = visible, .hidden_field = visible ? 0 : field};
  if (count != 0) {
    frame.child = ts_subtree_children(node);
    frame.end = frame.child + count;
    frame.aliases = ts_language_alias_sequence(language, node.ptr->production_id);
    ts_language_field_map(language, node.ptr->production_id, &frame.map, &frame.map_end);
  }
  array_push(frames, frame);
}

void weft_flatten(const TSTree *tree, const weft_flat_visitor *visitor) {
  const TSLanguage *language = tree->language;
  FrameArray frames = array_new();
  uint32_t at = 0; /* where the text of the nodes behind begins */
  const weft_flat_node root = {.symbol = ts_language_public_symbol(language, ts_subtree_symbol(tree->root)),
                               .begin = ts_subtree_padding(tree->root).bytes,
                               .end = ts_subtree_total_bytes(tree->root)};
  if (!visitor->open(visitor->data, &root)) return;
  descend(&frames, language, tree->root, true, 0);
  while (frames.size > 0) {
    Frame *frame = array_back(&frames);
    if (frame->child == frame->end) {
      if (frame->visible) visitor->close(visitor->data);
      frames.size--;
      continue;
    }
    const Subtree child = *frame->child++;
    const bool extra = ts_subtree_extra(child);
    TSSymbol alias = 0;
    TSFieldId field = 0;
    if (!extra) {
      const uint32_t index = frame->structural_index++;
      if (frame->aliases) alias = frame->aliases[index];
      field = frame->hidden_field;
      for (const TSFieldMapEntry *entry = frame->map; entry != frame->map_end; entry++) {
        if (entry->inherited || entry->child_index != index) continue;
        field = entry->field_id;
        break;
      }
    }
    const bool visible = alias != 0 || ts_subtree_visible(child);
    const uint32_t begin = at + ts_subtree_padding(child).bytes, end = begin + ts_subtree_size(child).bytes;
    if (visible) {
      const weft_flat_node node = {
          .symbol = ts_language_public_symbol(language, alias ? alias : ts_subtree_symbol(child)),
          .field = field,
          .extra = extra,
          .missing = ts_subtree_missing(child),
          .begin = begin,
          .end = end};
      if (!visitor->open(visitor->data, &node)) {
        at = end;
        continue;
      }
    }
    if (ts_subtree_child_count(child) == 0) {
      at = end;
      if (visible) visitor->close(visitor->data);
      continue;
    }
    descend(&frames, language, child, visible, field);
  }
  array_delete(&frames);
}
