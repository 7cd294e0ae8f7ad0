// The page of `weft convert --explain`: a converted function beside its source, and above each generated construct one
// line on what it is for and when it runs.
//
// What is generated is told from the tree: generated nodes have the range of what they replace, and call ag__
// operators.
#pragma once
#include <string>

#include "convert/entities.h"

namespace weft::convert {

struct ExplainOptions {
  size_t width = 120; // of the page, in columns
  bool color = false;
};

/// `source` is the tree that was converted (ModuleEntities::source); `file` is the one that the user gave.
std::string explainPage(const Converted &converted, const Entity &entity, const ast::Node &source, uint32_t file,
                        const ExplainOptions &options);

} // namespace weft::convert
