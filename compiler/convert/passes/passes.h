// AutoGraph's passes, in the order in which pipeline.cpp runs them. Each rewrites the function (or lambda) in place and
// reports a refusal in the context.
#pragma once
#include "convert/context.h"

namespace weft::convert {

/// Refuses generators, loops with `else` and private names.
void checkUnsupportedFeatures(const ast::Node &root, ConvertContext &context);
/// Puts function bodies under a FunctionScope; marks local functions as converted.
void convertFunctions(ast::Node *root, ConvertContext &context);
/// Takes set_loop_options out of loops and notes its arguments on them.
void convertDirectives(ast::Node *root, ConvertContext &context);
/// `break` becomes a flag and a `continue`.
void convertBreakStatements(ast::Node *root, ConvertContext &context);
/// `assert` becomes ag__.assert_stmt (feature ASSERT_STATEMENTS).
void convertAsserts(ast::Node *root, ConvertContext &context);
/// `continue` becomes a flag that guards the rest of the loop's body.
void convertContinueStatements(ast::Node *root, ConvertContext &context);
/// Several `return`s become one at the end.
void convertReturnStatements(ast::Node *root, ConvertContext &context);
/// List displays, append and pop become ag__ calls (feature LISTS).
void convertLists(ast::Node *root, ConvertContext &context);
/// Subscripts become ag__ calls (feature LISTS).
void convertSlices(ast::Node *root, ConvertContext &context);
/// Calls become ag__.converted_call.
void convertCallTrees(ast::Node *root, ConvertContext &context);
/// if, while and for become ag__ calls with local functions.
void convertControlFlow(ast::Node *root, ConvertContext &context);
/// `a if t else b` becomes ag__.if_exp.
void convertConditionalExpressions(ast::Node *root, ConvertContext &context);
/// and, or, not and chained comparisons become ag__ calls.
void convertLogicalExpressions(ast::Node *root, ConvertContext &context);
/// Reads of the user's names become ag__.ld(name).
void convertVariables(ast::Node *root, ConvertContext &context);

/// Policy Stage only, before all others: what AutoGraph cannot take is put into words that it can (match, annotations).
void convertForStage(ast::Node *root, ConvertContext &context);
/// Policy Stage only, after the returns: `while` tests with `:=` are evaluated by statements, before the loop and at
/// the end of its body.
void hoistWalrusTests(ast::Node *root, ConvertContext &context);
/// Refuses what would make the printed text invalid Python, as TensorFlow finds when it loads the text.
void checkConvertedText(const ast::Node &root, ConvertContext &context);

} // namespace weft::convert
