// Test helper: a function from its text.
#pragma once
#include <string>

#include <gtest/gtest.h>

#include "convert/context.h"
#include "syntax/parser.h"

namespace weft::convert {

/// Parses a module and keeps all that a conversion needs.
struct Parsed {
  explicit Parsed(const std::string &text, Policy policy = Policy::Mirror) {
    options.policy = policy;
    uint32_t file = SourceManager::instance().add("test.py", text);
    Result<ast::Module *> parsed = parseModule(file, nodes, diagnostics);
    EXPECT_TRUE(parsed) << text;
    if (parsed) module = *parsed;
  }
  ast::FunctionDef *function(size_t i = 0) { return module->body[i]->as<ast::FunctionDef>(); }

  ast::Context nodes;
  Diagnostics diagnostics;
  EntityContext entity;
  ConvertOptions options;
  ast::Module *module = nullptr;
  ConvertContext context{entity, options, nodes, diagnostics};
};

} // namespace weft::convert
