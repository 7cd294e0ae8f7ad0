// Names, constants, operators, attributes and subscripts.
#include "stage/evaluator/compile.h"
#include "stage/evaluator/frame.h"
#include "value/errors.h"
#include "value/ints.h"
#include "value/protocol.h"

namespace weft::py {
namespace {

template <typename T> std::unique_ptr<T> node(SourceRange range) {
  auto made = std::make_unique<T>();
  made->range = range;
  return made;
}

Value unboundLocal(Symbol name) {
  return raiseText(
      exceptions().UnboundLocalError,
      fmt::format("cannot access local variable '{}' where it is not associated with a value", name.str()));
}
Value unboundFree(Symbol name) {
  return raiseText(
      exceptions().NameError,
      fmt::format("cannot access free variable '{}' where it is not associated with a value in enclosing scope",
                  name.str()));
}
Value undefined(Symbol name) {
  return raiseText(exceptions().NameError, fmt::format("name '{}' is not defined", name.str()));
}

// --- names

struct LocalLoad final : ExprNode {
  Symbol name;
  uint32_t slot = 0;
  Value eval(Frame &frame) const override {
    const Value &value = frame.slots[slot];
    if (value) return value;
    frame.where = range;
    return unboundLocal(name);
  }
};

struct CellLoad final : ExprNode {
  Symbol name;
  uint32_t cell = 0;
  Value eval(Frame &frame) const override {
    const Value &value = frame.cells[cell]->value;
    if (value) return value;
    frame.where = range;
    return cell < frame.code.ownCellCount() ? unboundLocal(name) : unboundFree(name);
  }
};

// Where a name was last found in a dict; valid while the dict's layout is the same.
struct DictCache {
  uint64_t version = 0;
  size_t index = 0;
};
const Value *cachedFind(const HashTable &table, Symbol name, DictCache &cache) {
  if (cache.version != table.layoutVersion) {
    cache.index = table.indexOf(name);
    cache.version = table.layoutVersion;
  }
  return cache.index == SIZE_MAX ? nullptr : &table.entries[cache.index].value;
}

struct GlobalLoad final : ExprNode {
  Symbol name;
  mutable DictCache inGlobals, inBuiltins;
  Value eval(Frame &frame) const override {
    if (const Value *value = cachedFind(frame.globalDict.table, name, inGlobals)) return *value;
    if (const Value *value = cachedFind(builtinNames().table, name, inBuiltins)) return *value;
    frame.where = range;
    return undefined(name);
  }
};

// In a module or class body; `cell` is an outer function's variable that is looked at after the class's names.
struct NamespaceLoad final : ExprNode {
  Symbol name;
  int64_t cell = -1;
  mutable DictCache inNames, inGlobals, inBuiltins;
  Value eval(Frame &frame) const override {
    if (const Value *value = cachedFind(frame.names->table, name, inNames)) return *value;
    if (cell >= 0) {
      if (const Value &value = frame.cells[cell]->value) return value;
      frame.where = range;
      return unboundFree(name);
    }
    if (const Value *value = cachedFind(frame.globalDict.table, name, inGlobals)) return *value;
    if (const Value *value = cachedFind(builtinNames().table, name, inBuiltins)) return *value;
    frame.where = range;
    return undefined(name);
  }
};

struct ConstantNode final : ExprNode {
  Value value;
  Value eval(Frame &) const override { return value; }
};

// --- operators

// Sums and the like of 64-bit ints and of floats without a detour; false where the general way is due.
bool quickBinary(BinaryOp op, const Value &a, const Value &b, Value &out) {
  if (a.isInt() && b.isInt()) {
    int64_t x = a.asInt(), y = b.asInt(), r = 0;
    switch (op) {
    case BinaryOp::Add:
      if (__builtin_add_overflow(x, y, &r)) return false;
      break;
    case BinaryOp::Sub:
      if (__builtin_sub_overflow(x, y, &r)) return false;
      break;
    case BinaryOp::Mult:
      if (__builtin_mul_overflow(x, y, &r)) return false;
      break;
    case BinaryOp::FloorDiv:
      if (y <= 0) return false;
      r = x / y - (x % y < 0);
      break;
    case BinaryOp::Mod:
      if (y <= 0) return false;
      r = x % y;
      if (r < 0) r += y;
      break;
    case BinaryOp::BitAnd:
      r = x & y;
      break;
    case BinaryOp::BitOr:
      r = x | y;
      break;
    case BinaryOp::BitXor:
      r = x ^ y;
      break;
    default:
      return false;
    }
    out = Value::integer(r);
    return true;
  }
  if (a.isFloat() && b.isFloat()) {
    double x = a.asFloat(), y = b.asFloat();
    switch (op) {
    case BinaryOp::Add:
      out = Value::real(x + y);
      return true;
    case BinaryOp::Sub:
      out = Value::real(x - y);
      return true;
    case BinaryOp::Mult:
      out = Value::real(x * y);
      return true;
    case BinaryOp::Div:
      if (y == 0) return false;
      out = Value::real(x / y);
      return true;
    default:
      return false;
    }
  }
  return false;
}

struct BinaryNode final : ExprNode {
  BinaryOp op{};
  ExprPtr left, right;
  Value eval(Frame &frame) const override {
    Value a = left->eval(frame);
    if (!a) return {};
    Value b = right->eval(frame);
    if (!b) return {};
    Value result;
    if (quickBinary(op, a, b, result)) return result;
    frame.where = range;
    return py::binary(op, a, b);
  }
};

struct UnaryNode final : ExprNode {
  UnaryOp op{};
  ExprPtr operand;
  Value eval(Frame &frame) const override {
    Value value = operand->eval(frame);
    if (!value) return {};
    frame.where = range;
    return py::unary(op, value);
  }
};

struct NotNode final : ExprNode {
  ExprPtr operand;
  int test(Frame &frame) const override {
    int truth = operand->test(frame);
    if (truth < 0 && !frame.where) frame.where = range;
    return truth < 0 ? -1 : !truth;
  }
  Value eval(Frame &frame) const override {
    int truth = test(frame);
    return truth < 0 ? Value() : Value::boolean(truth);
  }
};

struct BooleanNode final : ExprNode {
  bool isAnd = false;
  std::vector<ExprPtr> operands;
  Value eval(Frame &frame) const override {
    for (size_t i = 0; i + 1 < operands.size(); ++i) {
      Value value = operands[i]->eval(frame);
      if (!value) return {};
      frame.where = operands[i]->range;
      int is = truth(value);
      if (is < 0) return {};
      if ((is == 1) != isAnd) return value;
    }
    return operands.back()->eval(frame);
  }
  int test(Frame &frame) const override {
    for (const ExprPtr &operand : operands) {
      int is = operand->test(frame);
      if (is < 0 || (is == 1) != isAnd) return is;
    }
    return isAnd;
  }
};

bool quickCompare(CompareOp op, const Value &a, const Value &b, bool &out) {
  auto decide = [&](auto x, auto y) {
    switch (op) {
    case CompareOp::Eq:
      out = x == y;
      break;
    case CompareOp::NotEq:
      out = x != y;
      break;
    case CompareOp::Lt:
      out = x < y;
      break;
    case CompareOp::LtE:
      out = x <= y;
      break;
    case CompareOp::Gt:
      out = x > y;
      break;
    case CompareOp::GtE:
      out = x >= y;
      break;
    }
  };
  if (a.isInt() && b.isInt())
    decide(a.asInt(), b.asInt());
  else if (a.isFloat() && b.isFloat())
    decide(a.asFloat(), b.asFloat());
  else
    return false;
  return true;
}

// One comparison of a chain.
Value compareOnce(ast::CompareOperator op, const Value &a, const Value &b) {
  using Op = ast::CompareOperator;
  bool quick = false;
  switch (op) {
  case Op::Is:
    return Value::boolean(a.same(b));
  case Op::IsNot:
    return Value::boolean(!a.same(b));
  case Op::In:
  case Op::NotIn: {
    int found = py::contains(b, a);
    return found < 0 ? Value() : Value::boolean((found == 1) == (op == Op::In));
  }
  default:
    break;
  }
  auto compareOp = static_cast<CompareOp>(op); // Eq ... GtE have the same order
  if (quickCompare(compareOp, a, b, quick)) return Value::boolean(quick);
  return py::compare(compareOp, a, b);
}

struct CompareNode final : ExprNode {
  ast::CompareOperator op{};
  ExprPtr left, right;
  Value eval(Frame &frame) const override {
    Value a = left->eval(frame);
    if (!a) return {};
    Value b = right->eval(frame);
    if (!b) return {};
    bool quick = false;
    if (op <= ast::CompareOperator::GtE && quickCompare(static_cast<CompareOp>(op), a, b, quick))
      return Value::boolean(quick);
    frame.where = range;
    return compareOnce(op, a, b);
  }
};

struct CompareChain final : ExprNode {
  ExprPtr first;
  std::vector<ast::CompareOperator> ops;
  std::vector<ExprPtr> rest;
  Value eval(Frame &frame) const override {
    Value left = first->eval(frame);
    if (!left) return {};
    for (size_t i = 0;; ++i) {
      Value right = rest[i]->eval(frame);
      if (!right) return {};
      frame.where = range;
      Value result = compareOnce(ops[i], left, right);
      if (!result || i + 1 == ops.size()) return result;
      int is = truth(result);
      if (is < 0) return {};
      if (!is) return result;
      left = std::move(right);
    }
  }
};

struct ConditionalNode final : ExprNode {
  ExprPtr condition, yes, no;
  Value eval(Frame &frame) const override {
    int is = condition->test(frame);
    if (is < 0) return {};
    return is ? yes->eval(frame) : no->eval(frame);
  }
};

struct AttributeNode final : ExprNode {
  ExprPtr object;
  Symbol name;
  Value eval(Frame &frame) const override {
    Value value = object->eval(frame);
    if (!value) return {};
    frame.where = range;
    return getAttr(value, name);
  }
};

struct SubscriptNode final : ExprNode {
  ExprPtr object, key;
  Value eval(Frame &frame) const override {
    Value value = object->eval(frame);
    if (!value) return {};
    Value index = key->eval(frame);
    if (!index) return {};
    if (index.isInt()) {
      if (const List *list = value.as<List>(); list && list->type == types().list) {
        int64_t i = index.asInt(), n = static_cast<int64_t>(list->items.size());
        if (i < 0) i += n;
        if (i >= 0 && i < n) return list->items[i];
      }
    }
    frame.where = range;
    return getItem(value, index);
  }
};

struct SliceNode final : ExprNode {
  ExprPtr lower, upper, step;
  Value eval(Frame &frame) const override {
    Value parts[3];
    const ExprPtr *nodes[] = {&lower, &upper, &step};
    for (int i = 0; i < 3; ++i) {
      parts[i] = *nodes[i] ? (*nodes[i])->eval(frame) : Value::none();
      if (!parts[i]) return {};
    }
    return makeSlice(parts[0], parts[1], parts[2]);
  }
};

struct WalrusNode final : ExprNode {
  TargetPtr target;
  ExprPtr value;
  Value eval(Frame &frame) const override {
    Value result = value->eval(frame);
    if (!result || !target->assign(frame, result)) return {};
    return result;
  }
};

struct StarredNode final : ExprNode {
  Value eval(Frame &) const override {
    return raiseText(exceptions().SyntaxError, "can't use starred expression here");
  }
};

Value constantValue(const ast::ConstantValue &constant) {
  struct Visit {
    Value operator()(const ast::NoneValue &) { return Value::none(); }
    Value operator()(const ast::EllipsisValue &) { return Value::ellipsis(); }
    Value operator()(bool value) { return Value::boolean(value); }
    Value operator()(const ast::IntValue &value) { return intFromDigits(value.decimal, 10); }
    Value operator()(double value) { return Value::real(value); }
    Value operator()(const std::complex<double> &value) { return makeComplex(value.real(), value.imag()); }
    Value operator()(const std::string &value) {
      return value.size() < 32 ? makeStr(Symbol::intern(value)) : makeStr(value);
    }
    Value operator()(const ast::BytesValue &value) { return makeBytes(value.bytes); }
  };
  return std::visit(Visit{}, constant);
}

} // namespace

Value literalValue(const ast::ConstantValue &constant) { return constantValue(constant); }

ExprPtr Compiler::nameLoad(Symbol name, SourceRange range) {
  NameAccess access = scope.access(name);
  switch (access.kind) {
  case NameKind::Local: {
    auto made = node<LocalLoad>(range);
    made->name = name;
    made->slot = access.index;
    return made;
  }
  case NameKind::Cell: {
    auto made = node<CellLoad>(range);
    made->name = name;
    made->cell = access.index;
    return made;
  }
  case NameKind::Global: {
    auto made = node<GlobalLoad>(range);
    made->name = name;
    return made;
  }
  case NameKind::Namespace:
  case NameKind::ClassCell: {
    auto made = node<NamespaceLoad>(range);
    made->name = name;
    if (access.kind == NameKind::ClassCell) made->cell = access.index;
    return made;
  }
  }
  return nullptr;
}

ExprPtr Compiler::constant(const ast::Constant &constant) {
  auto made = node<ConstantNode>(constant.range);
  made->value = constantValue(constant.value);
  return made;
}

ExprPtr Compiler::binary(const ast::BinOp &binOp) {
  auto made = node<BinaryNode>(binOp.range);
  made->op = static_cast<BinaryOp>(binOp.op);
  made->left = expression(binOp.left);
  made->right = expression(binOp.right);
  return made;
}

ExprPtr Compiler::unary(const ast::UnaryOp &unaryOp) {
  if (unaryOp.op == ast::UnaryOperator::Not) {
    auto made = node<NotNode>(unaryOp.range);
    made->operand = expression(unaryOp.operand);
    return made;
  }
  auto made = node<UnaryNode>(unaryOp.range);
  made->op = unaryOp.op == ast::UnaryOperator::USub   ? UnaryOp::Neg
             : unaryOp.op == ast::UnaryOperator::UAdd ? UnaryOp::Pos
                                                      : UnaryOp::Invert;
  made->operand = expression(unaryOp.operand);
  return made;
}

ExprPtr Compiler::boolean(const ast::BoolOp &boolOp) {
  auto made = node<BooleanNode>(boolOp.range);
  made->isAnd = boolOp.op == ast::BoolOperator::And;
  made->operands = expressions(boolOp.values);
  return made;
}

ExprPtr Compiler::comparison(const ast::Compare &compare) {
  if (compare.ops.size() == 1) {
    auto made = node<CompareNode>(compare.range);
    made->op = compare.ops[0];
    made->left = expression(compare.left);
    made->right = expression(compare.comparators[0]);
    return made;
  }
  auto made = node<CompareChain>(compare.range);
  made->first = expression(compare.left);
  made->ops = compare.ops;
  made->rest = expressions(compare.comparators);
  return made;
}

ExprPtr Compiler::conditional(const ast::IfExp &ifExp) {
  auto made = node<ConditionalNode>(ifExp.range);
  made->condition = expression(ifExp.test);
  made->yes = expression(ifExp.body);
  made->no = expression(ifExp.orelse);
  return made;
}

ExprPtr Compiler::attribute(const ast::Attribute &attribute) {
  auto made = node<AttributeNode>(attribute.range);
  made->object = expression(attribute.value);
  made->name = mangled(attribute.attr);
  return made;
}

ExprPtr Compiler::subscript(const ast::Subscript &subscript) {
  auto made = node<SubscriptNode>(subscript.range);
  made->object = expression(subscript.value);
  made->key = expression(subscript.slice);
  return made;
}

ExprPtr Compiler::slice(const ast::Slice &slice) {
  auto made = node<SliceNode>(slice.range);
  if (slice.lower) made->lower = expression(slice.lower);
  if (slice.upper) made->upper = expression(slice.upper);
  if (slice.step) made->step = expression(slice.step);
  return made;
}

ExprPtr Compiler::walrus(const ast::NamedExpr &named) {
  auto made = node<WalrusNode>(named.range);
  made->target = target(named.target);
  made->value = expression(named.value);
  return made;
}

std::vector<ExprPtr> Compiler::expressions(const std::vector<ast::Expr *> &nodes) {
  std::vector<ExprPtr> result;
  result.reserve(nodes.size());
  for (const ast::Expr *item : nodes) result.push_back(expression(item));
  return result;
}

ExprPtr Compiler::expression(const ast::Expr *expr) {
  using ast::Kind;
  switch (expr->kind) {
  case Kind::Name:
    return nameLoad(expr->as<ast::Name>()->id, expr->range);
  case Kind::Constant:
    return constant(*expr->as<ast::Constant>());
  case Kind::BinOp:
    return binary(*expr->as<ast::BinOp>());
  case Kind::UnaryOp:
    return unary(*expr->as<ast::UnaryOp>());
  case Kind::BoolOp:
    return boolean(*expr->as<ast::BoolOp>());
  case Kind::Compare:
    return comparison(*expr->as<ast::Compare>());
  case Kind::IfExp:
    return conditional(*expr->as<ast::IfExp>());
  case Kind::Attribute:
    return attribute(*expr->as<ast::Attribute>());
  case Kind::Subscript:
    return subscript(*expr->as<ast::Subscript>());
  case Kind::Slice:
    return slice(*expr->as<ast::Slice>());
  case Kind::NamedExpr:
    return walrus(*expr->as<ast::NamedExpr>());
  case Kind::Call:
    return call(*expr->as<ast::Call>());
  case Kind::List:
    return sequence(expr->as<ast::List>()->elts, Kind::List, expr->range);
  case Kind::Tuple:
    return sequence(expr->as<ast::Tuple>()->elts, Kind::Tuple, expr->range);
  case Kind::Set:
    return sequence(expr->as<ast::Set>()->elts, Kind::Set, expr->range);
  case Kind::Dict:
    return dict(*expr->as<ast::Dict>());
  case Kind::JoinedStr:
    return formatted(*expr->as<ast::JoinedStr>());
  case Kind::ListComp:
  case Kind::SetComp:
  case Kind::DictComp:
  case Kind::GeneratorExp:
    return comprehension(*expr);
  case Kind::Lambda:
    return lambda(*expr->as<ast::Lambda>());
  case Kind::Yield:
    return yield(*expr->as<ast::Yield>());
  case Kind::YieldFrom:
    return yieldFrom(*expr->as<ast::YieldFrom>());
  case Kind::Await:
    return unsupportedExpression(expr->range, "await");
  case Kind::Starred:
    return node<StarredNode>(expr->range);
  default:
    return unsupportedExpression(expr->range, ast::kindName(expr->kind));
  }
}

} // namespace weft::py
