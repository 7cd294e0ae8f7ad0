// The match statement.
#include "stage/evaluator/compile.h"
#include "stage/evaluator/frame.h"
#include "value/errors.h"
#include "value/protocol.h"

namespace weft::py {
namespace {

struct PatternNode {
  SourceRange range;
  virtual ~PatternNode() = default;
  /// 1, 0, or -1 with an exception pending. Names are bound on the way.
  virtual int match(Frame &frame, const Value &subject) const = 0;
};
using PatternPtr = std::unique_ptr<PatternNode>;

struct ValuePattern final : PatternNode {
  ExprPtr value;
  int match(Frame &frame, const Value &subject) const override {
    Value expected = value->eval(frame);
    if (!expected) return -1;
    frame.where = range;
    return compareTruth(CompareOp::Eq, subject, expected);
  }
};

struct SingletonPattern final : PatternNode {
  Value value;
  int match(Frame &, const Value &subject) const override { return subject.same(value); }
};

struct CapturePattern final : PatternNode { // `name`, `_`, `pattern as name`
  PatternPtr pattern;
  TargetPtr name;
  int match(Frame &frame, const Value &subject) const override {
    if (pattern) {
      int matches = pattern->match(frame, subject);
      if (matches != 1) return matches;
    }
    return !name || name->assign(frame, subject) ? 1 : -1;
  }
};

struct OrPattern final : PatternNode {
  std::vector<PatternPtr> alternatives;
  int match(Frame &frame, const Value &subject) const override {
    for (const PatternPtr &alternative : alternatives)
      if (int matches = alternative->match(frame, subject)) return matches;
    return 0;
  }
};

bool isMatchSequence(const Value &value) {
  if (asSequence(value)) return true;
  if (value.as<Range>()) return true;
  if (asStr(value) || asBytes(value) || value.as<Dict>() || value.as<Set>()) return false;
  static const Symbol reversed = Symbol::intern("__getitem__"), count = Symbol::intern("count"),
                      index = Symbol::intern("index");
  return value.isObject() && value.type()->lookup(reversed) && value.type()->lookup(count) &&
         value.type()->lookup(index);
}

struct SequencePattern final : PatternNode {
  std::vector<PatternPtr> patterns;
  TargetPtr starName; // null for `*_`
  size_t star = SIZE_MAX;
  int match(Frame &frame, const Value &subject) const override {
    if (!isMatchSequence(subject)) return 0;
    std::vector<Value> items;
    if (!collect(subject, items)) return -1;
    bool hasStar = star != SIZE_MAX;
    if (hasStar ? items.size() < patterns.size() : items.size() != patterns.size()) return 0;
    size_t surplus = items.size() - patterns.size();
    for (size_t p = 0; p < patterns.size(); ++p) {
      size_t at = hasStar && p >= star ? p + surplus : p;
      int matches = patterns[p]->match(frame, items[at]);
      if (matches != 1) return matches;
    }
    if (!hasStar || !starName) return 1;
    std::vector<Value> rest(items.begin() + static_cast<long>(star), items.begin() + static_cast<long>(star + surplus));
    return starName->assign(frame, makeList(std::move(rest))) ? 1 : -1;
  }
};

struct MappingPattern final : PatternNode {
  std::vector<ExprPtr> keys;
  std::vector<PatternPtr> patterns;
  TargetPtr rest;
  int match(Frame &frame, const Value &subject) const override {
    const Dict *dict = subject.as<Dict>();
    static const Symbol keysName = Symbol::intern("keys"), getName = Symbol::intern("get");
    if (!dict && !(subject.isObject() && subject.type()->lookup(keysName) && subject.type()->lookup(getName))) return 0;
    std::vector<Value> seen;
    for (size_t i = 0; i < keys.size(); ++i) {
      Value key = keys[i]->eval(frame);
      if (!key) return -1;
      frame.where = range;
      int has = py::contains(subject, key);
      if (has != 1) return has;
      Value value = getItem(subject, key);
      if (!value) return -1;
      int matches = patterns[i]->match(frame, value);
      if (matches != 1) return matches;
      seen.push_back(std::move(key));
    }
    if (!rest) return 1;
    Ref<Dict> left = makeDict();
    bool ok = forEach(subject, [&](const Value &key) {
      for (const Value &known : seen) {
        int same = equal(known, key);
        if (same) return same == 1;
      }
      Value value = getItem(subject, key);
      return value && left->table.insert(key, value);
    });
    return ok && !pending() && rest->assign(frame, left.value()) ? 1 : -1;
  }
};

struct ClassPattern final : PatternNode {
  ExprPtr cls;
  std::vector<PatternPtr> positional;
  std::vector<std::pair<Symbol, PatternPtr>> keywords;
  int match(Frame &frame, const Value &subject) const override {
    Value type = cls->eval(frame);
    if (!type) return -1;
    frame.where = range;
    Type *classType = type.as<Type>();
    if (!classType) {
      raiseTypeError("called match pattern must be a class");
      return -1;
    }
    int is = isInstanceOf(subject, type);
    if (is != 1) return is;
    std::vector<Value> names;
    if (!positional.empty()) {
      static const Symbol matchArgs = Symbol::intern("__match_args__");
      Value args = getAttrOptional(type, matchArgs);
      if (!args && pending()) return -1;
      if (!args && classType->isNative && positional.size() == 1)
        return positional[0]->match(frame, subject); // int(x), str(x) ...
      const std::vector<Value> *list = args ? asSequence(args) : nullptr;
      size_t allowed = list ? list->size() : 0;
      if (positional.size() > allowed) {
        raiseTypeError("{}() accepts {} positional sub-pattern{} ({} given)", classType->name, allowed,
                       allowed == 1 ? "" : "s", positional.size());
        return -1;
      }
      names.assign(list->begin(), list->end());
    }
    for (size_t i = 0; i < positional.size(); ++i)
      if (int result = attribute(frame, subject, asStr(names[i])->symbol(), *positional[i]); result != 1) return result;
    for (const auto &[name, pattern] : keywords)
      if (int result = attribute(frame, subject, name, *pattern); result != 1) return result;
    return 1;
  }
  static int attribute(Frame &frame, const Value &subject, Symbol name, const PatternNode &pattern) {
    Value value = getAttrOptional(subject, name);
    if (!value) return pending() ? -1 : 0;
    return pattern.match(frame, value);
  }
};

struct MatchStatement final : StmtNode {
  ExprPtr subject;
  struct Case {
    PatternPtr pattern;
    ExprPtr guard;
    Block body;
  };
  std::vector<Case> cases;
  Flow exec(Frame &frame) const override {
    Value value = subject->eval(frame);
    if (!value) return Flow::Error;
    for (const Case &one : cases) {
      frame.where = one.pattern->range;
      int matches = one.pattern->match(frame, value);
      if (matches < 0) return Flow::Error;
      if (!matches) continue;
      if (one.guard) {
        int is = one.guard->test(frame);
        if (is < 0) return Flow::Error;
        if (!is) continue;
      }
      return execBlock(one.body, frame);
    }
    return Flow::Normal;
  }
};

PatternPtr makePattern(Compiler &compiler, const ast::Pattern *node);

std::vector<PatternPtr> makePatterns(Compiler &compiler, const std::vector<ast::Pattern *> &nodes) {
  std::vector<PatternPtr> result;
  for (const ast::Pattern *node : nodes) result.push_back(makePattern(compiler, node));
  return result;
}

PatternPtr makeSequence(Compiler &compiler, const ast::MatchSequence &node) {
  auto made = std::make_unique<SequencePattern>();
  for (const ast::Pattern *item : node.patterns) {
    if (auto *star = item->as<ast::MatchStar>()) {
      made->star = made->patterns.size();
      if (star->name) made->starName = compiler.nameTarget(star->name, star->range);
    } else {
      made->patterns.push_back(makePattern(compiler, item));
    }
  }
  return made;
}

PatternPtr makePattern(Compiler &compiler, const ast::Pattern *node) {
  using ast::Kind;
  PatternPtr result;
  switch (node->kind) {
  case Kind::MatchValue: {
    auto made = std::make_unique<ValuePattern>();
    made->value = compiler.expression(node->as<ast::MatchValue>()->value);
    result = std::move(made);
    break;
  }
  case Kind::MatchSingleton: {
    auto made = std::make_unique<SingletonPattern>();
    made->value = literalValue(node->as<ast::MatchSingleton>()->value);
    result = std::move(made);
    break;
  }
  case Kind::MatchSequence:
    result = makeSequence(compiler, *node->as<ast::MatchSequence>());
    break;
  case Kind::MatchMapping: {
    auto &mapping = *node->as<ast::MatchMapping>();
    auto made = std::make_unique<MappingPattern>();
    made->keys = compiler.expressions(mapping.keys);
    made->patterns = makePatterns(compiler, mapping.patterns);
    if (mapping.rest) made->rest = compiler.nameTarget(mapping.rest, mapping.range);
    result = std::move(made);
    break;
  }
  case Kind::MatchClass: {
    auto &cls = *node->as<ast::MatchClass>();
    auto made = std::make_unique<ClassPattern>();
    made->cls = compiler.expression(cls.cls);
    made->positional = makePatterns(compiler, cls.patterns);
    for (size_t i = 0; i < cls.kwd_attrs.size(); ++i)
      made->keywords.emplace_back(cls.kwd_attrs[i], makePattern(compiler, cls.kwd_patterns[i]));
    result = std::move(made);
    break;
  }
  case Kind::MatchOr: {
    auto made = std::make_unique<OrPattern>();
    made->alternatives = makePatterns(compiler, node->as<ast::MatchOr>()->patterns);
    result = std::move(made);
    break;
  }
  default: {
    auto made = std::make_unique<CapturePattern>();
    if (auto *as = node->as<ast::MatchAs>()) {
      if (as->pattern) made->pattern = makePattern(compiler, as->pattern);
      if (as->name) made->name = compiler.nameTarget(as->name, as->range);
    }
    result = std::move(made);
    break;
  }
  }
  result->range = node->range;
  return result;
}

} // namespace

StmtPtr Compiler::matchStatement(const ast::Match &node) {
  auto made = std::make_unique<MatchStatement>();
  made->range = node.subject->range;
  made->subject = expression(node.subject);
  for (const ast::MatchCase *one : node.cases) {
    MatchStatement::Case entry;
    entry.pattern = makePattern(*this, one->pattern);
    if (one->guard) entry.guard = expression(one->guard);
    entry.body = block(one->body);
    made->cases.push_back(std::move(entry));
  }
  return made;
}

} // namespace weft::py
