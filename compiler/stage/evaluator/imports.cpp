// The import statements.
#include "stage/evaluator/compile.h"
#include "stage/evaluator/frame.h"
#include "value/errors.h"
#include "value/protocol.h"

namespace weft::py {
namespace {

struct ImportStatement final : StmtNode {
  std::string name;
  bool wantsTop = false; // `import a.b` binds a
  TargetPtr target;
  Flow exec(Frame &frame) const override {
    Value module = importModule(name);
    if (!module) return Flow::Error;
    if (wantsTop) module = importModule(name.substr(0, name.find('.')));
    return flowOf(module && target->assign(frame, module));
  }
};

struct ImportFromStatement final : StmtNode {
  std::string module;
  int level = 0;
  bool everything = false;
  std::vector<std::pair<Symbol, TargetPtr>> names;

  Flow exec(Frame &frame) const override {
    std::string full;
    if (!resolve(frame, full)) return Flow::Error;
    Value source = importModule(full);
    if (!source) return Flow::Error;
    if (everything) return flowOf(importAll(frame, source));
    for (const auto &[name, target] : names) {
      Value value = getAttrOptional(source, name);
      if (!value) {
        if (pending()) return Flow::Error;
        value = importModule(full + "." + name.str());
        if (!value) {
          if (!pendingMatches(exceptions().ModuleNotFoundError)) return Flow::Error;
          clearPending();
          raiseText(exceptions().ImportError,
                    fmt::format("cannot import name '{}' from '{}' (unknown location)", name.str(), full));
          return Flow::Error;
        }
      }
      if (!target->assign(frame, value)) return Flow::Error;
    }
    return Flow::Normal;
  }

private:
  bool resolve(Frame &frame, std::string &full) const {
    full = module;
    if (level == 0) return true;
    Value package = dictGet(frame.globalDict, Symbol::intern("__package__"));
    const Str *text = package ? asStr(package) : nullptr;
    std::string base = text ? text->text : "";
    for (int i = 1; i < level && !base.empty(); ++i)
      base.erase(base.rfind('.') == std::string::npos ? 0 : base.rfind('.'));
    if (base.empty()) {
      raiseText(exceptions().ImportError, "attempted relative import with no known parent package");
      return false;
    }
    full = module.empty() ? base : base + "." + module;
    return true;
  }

  static bool importAll(Frame &frame, const Value &source) {
    Module *from = source.as<Module>();
    if (!from) return true;
    Dict &into = frame.names ? *frame.names : frame.globalDict;
    std::vector<Symbol> wanted;
    if (Value all = dictGet(*from->dict, Symbol::intern("__all__"))) {
      if (const std::vector<Value> *items = asSequence(all))
        for (const Value &item : *items)
          if (const Str *text = asStr(item)) wanted.push_back(text->symbol());
    } else {
      for (const HashTable::Entry &entry : from->dict->table.entries)
        if (const Str *text = entry.key ? asStr(entry.key) : nullptr; text && !text->text.starts_with('_'))
          wanted.push_back(text->symbol());
    }
    for (Symbol name : wanted) {
      Value value = getAttr(source, name);
      if (!value) return false;
      dictSet(into, name, value);
    }
    return true;
  }
};

} // namespace

StmtPtr Compiler::import(const ast::Import &node) {
  Block block;
  for (const ast::Alias *alias : node.names) {
    auto made = std::make_unique<ImportStatement>();
    made->range = node.range;
    made->name = alias->name.str();
    made->wantsTop = !alias->asname && made->name.find('.') != std::string::npos;
    Symbol bound = alias->asname ? alias->asname : Symbol::intern(made->name.substr(0, made->name.find('.')));
    made->target = nameTarget(bound, node.range);
    block.push_back(std::move(made));
  }
  if (block.size() == 1) return std::move(block[0]);
  struct Several final : StmtNode {
    Block block;
    Flow exec(Frame &frame) const override { return execBlock(block, frame); }
  };
  auto made = std::make_unique<Several>();
  made->block = std::move(block);
  return made;
}

StmtPtr Compiler::importFrom(const ast::ImportFrom &node) {
  auto made = std::make_unique<ImportFromStatement>();
  made->module = node.module.str();
  made->level = node.level;
  for (const ast::Alias *alias : node.names) {
    if (alias->name.str() == "*") {
      made->everything = true;
      continue;
    }
    made->names.emplace_back(alias->name, nameTarget(alias->asname ? alias->asname : alias->name, node.range));
  }
  return made;
}

} // namespace weft::py
