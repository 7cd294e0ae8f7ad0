#include "convert/module_rewrite.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/source_texts.h"
#include "convert/features.h"
#include "syntax/normalize.h"
#include "syntax/unparse.h"

namespace weft::convert {

namespace {

// The operators as AutoGraph itself hands them to generated code.
std::string importOperators(Symbol name) {
  return fmt::format("from tensorflow.python.autograph.impl.api import PyToTF as {0}; "
                     "{0} = {0}().get_extra_locals()['ag__']\n",
                     name.str());
}

bool mentions(const ast::Node &node, Symbol name) {
  bool found = false;
  if (const auto *use = node.as<ast::Name>()) found = use->id == name;
  if (const auto *arg = node.as<ast::Arg>()) found = arg->arg == name;
  if (const auto *def = node.as<ast::FunctionDef>()) found = def->name == name;
  if (const auto *alias = node.as<ast::Alias>()) found = (alias->asname ? alias->asname : alias->name) == name;
  ast::forEachChild(node, [&](ast::Node *child) { found = found || mentions(*child, name); });
  return found;
}

std::vector<std::string_view> splitLines(std::string_view text) {
  std::vector<std::string_view> lines;
  for (size_t at = 0; at <= text.size();) {
    size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

// The function's text behind `indent`. Lines inside of docstrings are not moved: they are those that print the same
// whether the function stands in a block or not.
std::string printIndented(ast::FunctionDef *def, std::string_view indent) {
  std::string flat = unparse(*def);
  ast::Name test;
  test.id = def->name;
  ast::If block;
  block.test = &test;
  block.body = {def};
  std::string nested = unparse(block);
  size_t start = nested.find("    def ");
  size_t at = nested.find("    @");
  std::vector<std::string_view> plain = splitLines(flat),
                                deeper = splitLines(std::string_view(nested).substr(std::min(start, at)));
  std::string result;
  for (size_t i = 0; i < plain.size(); ++i) {
    if (i < deeper.size() && deeper[i] != plain[i]) result += indent;
    result += plain[i];
    result += '\n';
  }
  return result;
}

class Rewriter {
public:
  Rewriter(const ast::Module &module, uint32_t file, const ConvertOptions &options, Diagnostics &diagnostics)
      : module_(module), buffer_(SourceManager::instance().buffer(file)), original_(originalText(file)),
        options_(options), diagnostics_(diagnostics), entities_(module, file) {
    paths_.push_back(entities_.paths());
    // The module's own names may not meet that of the operators, which is a global of the new text.
    options_.operators = Symbol::intern("ag__");
    for (int i = 1; mentions(module, options_.operators); ++i)
      options_.operators = Symbol::intern(fmt::format("ag__{}", i));
  }

  std::string run() {
    visitAll(module_.body, "");
    if (edits_.empty()) return std::string(original());
    std::string result;
    uint32_t importAt = importPlace(), done = 0;
    result += original().substr(0, original_.offset(0)); // a byte order mark
    bool imported = false;
    for (const Edit &edit : edits_) {
      if (!imported && importAt <= edit.begin) {
        result += kept(done, importAt);
        if (importAt > 0 && buffer_.text()[importAt - 1] != '\n') result += lineEnd(importAt);
        result += generated(importOperators(options_.operators), importAt);
        done = importAt;
        imported = true;
      }
      result += kept(done, edit.begin);
      result += generated(edit.text, edit.begin);
      done = edit.end;
    }
    result += kept(done, static_cast<uint32_t>(buffer_.text().size()));
    return result;
  }

private:
  struct Edit {
    uint32_t begin, end;
    std::string text;
  };

  std::string_view original() const { return original_.differs() ? std::string_view(original_.bytes) : buffer_.text(); }

  // The user's bytes for [begin, end) of the text.
  std::string_view kept(uint32_t begin, uint32_t end) const {
    const uint32_t first = original_.offset(begin);
    return original().substr(first, original_.offset(end) - first);
  }

  // How the line at `offset` ends, or the one before it if it is the last.
  std::string_view lineEnd(uint32_t offset) const {
    size_t end = buffer_.text().find('\n', offset);
    if (end == std::string_view::npos) end = buffer_.text().rfind('\n');
    if (end == std::string_view::npos) return "\n";
    const std::string_view found = original().substr(original_.offset(static_cast<uint32_t>(end)), 2);
    return found == "\r\n" ? "\r\n" : found[0] == '\r' ? "\r" : "\n";
  }

  // New text as it has to stand in this file: with the line ends that are around it, and in its encoding.
  std::string generated(std::string_view text, uint32_t offset) const {
    const std::string_view end = lineEnd(offset);
    std::string result;
    for (uint32_t i = 0; i < text.size();) {
      const unsigned char c = static_cast<unsigned char>(text[i]);
      if (c == '\n') {
        result += end;
        ++i;
      } else if (!original_.latin || c < 0x80) {
        result += text[i++];
      } else {
        const uint32_t code = decodeUtf8(text, i);
        if (code < 0x100) // what else there is comes from an escape in a string
          result += static_cast<char>(code);
        else
          result += fmt::format(fmt::runtime(code < 0x10000 ? "\\u{:04x}" : "\\U{:08x}"), code);
      }
    }
    return result;
  }

  // Behind the docstring and the __future__ imports, at the start of a line.
  uint32_t importPlace() const {
    uint32_t place = 0;
    for (size_t i = 0; i < module_.body.size(); ++i) {
      const ast::Stmt *statement = module_.body[i];
      const auto *expr = statement->as<ast::ExprStmt>();
      const auto *from = statement->as<ast::ImportFrom>();
      bool docstring = i == 0 && expr && expr->value->is<ast::Constant>();
      bool future = from && from->module && from->module.str() == "__future__";
      if (docstring || future) continue;
      // Of a line that begins with another statement only the end is free.
      place = buffer_.lineStart(buffer_.position(firstByte(*statement)).line);
      if (i == 0 || place >= module_.body[i - 1]->range.end) break;
    }
    return place;
  }

  void visitAll(const std::vector<ast::Stmt *> &body, const std::string &prefix) {
    for (const ast::Stmt *statement : body) visit(*statement, prefix);
  }

  void visit(const ast::Node &node, const std::string &prefix) {
    if (node.is<ast::Expr>()) return;
    if (const auto *def = node.as<ast::FunctionDef>()) {
      if (convert(*def, prefix + def->name.str())) return;
      paths_.push_back(paths_.back());
      for (Symbol name : surroundingNames({def})) paths_.back().erase(name);
      addModulePaths(def->body, paths_.back());
      visitAll(def->body, prefix + def->name.str() + ".");
      return paths_.pop_back();
    }
    if (const auto *def = node.as<ast::ClassDef>()) return visitAll(def->body, prefix + def->name.str() + ".");
    ast::forEachChild(node, [&](ast::Node *child) { visit(*child, prefix); });
  }

  bool isTfFunction(const ast::Expr &expr) const {
    std::string path = dottedPath(expr, paths_.back());
    return path == "tensorflow.function" || path == "tensorflow.compat.v2.function";
  }

  // The decorator's function name and arguments, if it is tf.function in one of its spellings.
  struct Decorator {
    const ast::Expr *function = nullptr;
    std::vector<const ast::Expr *> positional;
    std::vector<const ast::Keyword *> keywords;
  };
  Decorator tfFunction(const ast::Expr &expr) const {
    Decorator result;
    if (isTfFunction(expr)) {
      result.function = &expr;
    } else if (const auto *call = expr.as<ast::Call>()) {
      bool partial = dottedPath(*call->func, paths_.back()) == "functools.partial" && !call->args.empty() &&
                     isTfFunction(*call->args[0]);
      if (!partial && !isTfFunction(*call->func)) return result;
      result.function = partial ? call->args[0] : call->func;
      // The first argument stands for the function itself.
      for (size_t i = 1; i < call->args.size(); ++i) result.positional.push_back(call->args[i]);
      result.keywords.assign(call->keywords.begin(), call->keywords.end());
    }
    return result;
  }

  // tf.autograph.experimental.Feature.X, or a display of them.
  bool readFeatures(const ast::Expr &value, Feature &features) const {
    const std::vector<ast::Expr *> *elements = nullptr;
    if (const auto *tuple = value.as<ast::Tuple>()) elements = &tuple->elts;
    if (const auto *list = value.as<ast::List>()) elements = &list->elts;
    if (const auto *set = value.as<ast::Set>()) elements = &set->elts;
    if (elements)
      return std::all_of(elements->begin(), elements->end(),
                         [&](const ast::Expr *one) { return readFeatures(*one, features); });
    if (const auto *constant = value.as<ast::Constant>())
      return std::holds_alternative<ast::NoneValue>(constant->value);
    constexpr std::string_view enumeration = "tensorflow.autograph.experimental.Feature.";
    const std::string path = dottedPath(value, paths_.back());
    if (!path.starts_with(enumeration)) return false;
    Feature feature = featureNamed(std::string_view(path).substr(enumeration.size()));
    features = features | feature;
    return feature != Feature::None;
  }

  bool keep(const ast::FunctionDef &def, const std::string &label, const std::string &why) {
    diagnostics_.report(def.range, DiagnosticKind::FunctionNotConverted, label, why);
    return false;
  }

  bool convert(const ast::FunctionDef &def, const std::string &label) {
    size_t place = 0;
    Decorator decorator;
    for (; place < def.decorator_list.size(); ++place) {
      decorator = tfFunction(*def.decorator_list[place]);
      if (decorator.function) break;
    }
    if (!decorator.function) return false;
    if (place + 1 != def.decorator_list.size())
      return keep(def, label, "a decorator stands between tf.function and the function, and would not be converted");
    if (decorator.positional.size() > 1) return keep(def, label, "options of tf.function are given by position");
    ConvertOptions options = options_;
    for (const ast::Keyword *keyword : decorator.keywords) {
      if (!keyword->arg || keyword->arg.str() == "func")
        return keep(def, label, "the arguments of tf.function cannot be read");
      if (keyword->arg.str() == "experimental_autograph_options" && !readFeatures(*keyword->value, options.features))
        return keep(def, label, "the features in experimental_autograph_options cannot be read");
      if (keyword->arg.str() != "autograph") continue;
      const auto *value = keyword->value->as<ast::Constant>();
      const bool *flag = value ? std::get_if<bool>(&value->value) : nullptr;
      if (!flag) return keep(def, label, "whether AutoGraph is on is not known");
      if (!*flag) return false;
    }

    Entity entity{label, &def};
    ast::Context nodes;
    Diagnostics own;
    Result<const ast::Node *> source = entities_.source(entity, nodes, own);
    if (!source) return keep(def, label, own.all().front().message);
    EntityContext context = entities_.context(entity);
    Result<Converted> converted = convertFunction(**source, context, options, nodes, own);
    if (!converted) return keep(def, label, own.all().front().message);
    auto *made = converted->node->as<ast::FunctionDef>();
    made->args->defaults = (*source)->as<ast::FunctionDef>()->args->defaults;
    made->args->kw_defaults = (*source)->as<ast::FunctionDef>()->args->kw_defaults;

    uint32_t begin = buffer_.lineStart(buffer_.position(firstByte(def)).line);
    std::string_view text = buffer_.text();
    std::string indent(text.substr(begin, std::min(text.find_first_not_of(" \t\f", begin), text.size()) - begin));
    if (const size_t feed = indent.rfind('\f'); feed != std::string::npos) { // counts from nothing again
      begin += static_cast<uint32_t>(feed) + 1;
      indent.erase(0, feed + 1);
    }
    std::string call = unparse(*decorator.function) + "(" + made->name.str();
    for (const ast::Expr *argument : decorator.positional) call += ", " + unparse(*argument);
    call += ", autograph=False";
    for (const ast::Keyword *keyword : decorator.keywords)
      if (keyword->arg.str() != "autograph") call += ", " + keyword->arg.str() + "=" + unparse(*keyword->value);
    call += ")";
    for (size_t i = place; i-- > 0;) call = unparse(*def.decorator_list[i]) + "(" + call + ")";
    std::string replacement = printIndented(made, indent) + indent + def.name.str() + " = " + call;
    edits_.push_back({begin, def.range.end, std::move(replacement)});
    return true;
  }

  const ast::Module &module_;
  const SourceBuffer &buffer_;
  const OriginalText &original_;
  ConvertOptions options_;
  Diagnostics &diagnostics_;
  ModuleEntities entities_;
  std::vector<ModulePaths> paths_; // of the module, then of each function around the place at hand
  std::vector<Edit> edits_;        // in text order
};

} // namespace

std::string rewriteModule(const ast::Module &module, uint32_t file, const ConvertOptions &options,
                          Diagnostics &diagnostics) {
  return Rewriter(module, file, options, diagnostics).run();
}

} // namespace weft::convert
