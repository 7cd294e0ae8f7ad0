/* Visits every visible node of a tree-sitter tree in text order.
 *
 * tree-sitter's own cursor finds a node's field by walking up and its siblings by walking the hidden nodes between
 * again, and took a quarter of the time of reading a file. This walk goes over each node once. It uses the core's
 * internal headers, which is safe because grammar/VERSION pins the core to the byte. */
#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <tree_sitter/api.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
  TSSymbol symbol; /* as ts_node_symbol: (TSSymbol)-1 for an error */
  TSFieldId field;
  bool extra, missing;
  uint32_t begin, end;
} weft_flat_node;

typedef struct {
  void *data;
  /* A node begins; false if its children are not wanted, and then `close` is not called for it. */
  bool (*open)(void *data, const weft_flat_node *node);
  void (*close)(void *data);
} weft_flat_visitor;

void weft_flatten(const TSTree *tree, const weft_flat_visitor *visitor);

#ifdef __cplusplus
}
#endif
