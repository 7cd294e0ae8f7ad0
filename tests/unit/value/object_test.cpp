// The object model without the evaluator: values, tables, numbers, operators, classes in C++.
#include <gtest/gtest.h>

#include "value/builtins.h"
#include "value/errors.h"
#include "value/ints.h"
#include "value/protocol.h"
#include "value/signature.h"

namespace weft::py {
namespace {

class ValueTest : public testing::Test {
protected:
  void SetUp() override { initializeObjects(); }
  void TearDown() override { clearPending(); }
  static std::string shown(const Value &value) {
    std::string text;
    return value && reprText(value, text) ? text
                                          : "error: " + (pending() ? exceptionLine(*pending()) : std::string("none"));
  }
};

TEST_F(ValueTest, SumsBeyond64BitsAreExact) {
  EXPECT_EQ(shown(binary(BinaryOp::Add, makeInt(INT64_MAX), makeInt(1))), "9223372036854775808");
  EXPECT_EQ(shown(binary(BinaryOp::Pow, makeInt(2), makeInt(100))), "1267650600228229401496703205376");
}
TEST_F(ValueTest, DivisionFloors) {
  EXPECT_EQ(shown(binary(BinaryOp::FloorDiv, makeInt(-7), makeInt(2))), "-4");
  EXPECT_EQ(shown(binary(BinaryOp::Mod, makeInt(-7), makeInt(2))), "1");
  EXPECT_EQ(shown(binary(BinaryOp::Mod, makeFloat(-7.5), makeInt(2))), "0.5");
}
TEST_F(ValueTest, UnsupportedOperandsRaise) {
  EXPECT_EQ(shown(binary(BinaryOp::Add, makeInt(1), makeStr("a"))),
            "error: TypeError: unsupported operand type(s) for +: 'int' and 'str'");
}
TEST_F(ValueTest, DictKeepsOrderThroughRemovals) {
  auto dict = makeDict();
  for (int i = 0; i < 100; ++i) ASSERT_TRUE(dict->table.insert(makeInt(i), makeInt(i * i)));
  for (int i = 0; i < 98; ++i) EXPECT_EQ(dict->table.remove(makeInt(i)), HashTable::Found::Yes);
  ASSERT_TRUE(dict->table.insert(makeInt(0), makeStr("z")));
  EXPECT_EQ(shown(dict.value()), "{98: 9604, 99: 9801, 0: 'z'}");
}
TEST_F(ValueTest, EqualNumbersAreOneKey) {
  auto dict = makeDict();
  ASSERT_TRUE(dict->table.insert(makeInt(1), makeStr("int")));
  ASSERT_TRUE(dict->table.insert(makeFloat(1.0), makeStr("float")));
  ASSERT_TRUE(dict->table.insert(makeBool(true), makeStr("bool")));
  EXPECT_EQ(shown(dict.value()), "{1: 'bool'}");
}
TEST_F(ValueTest, ObjectsAreFreedAtOnce) {
  static int alive = 0;
  struct Counted : Object {
    Counted() : Object(types().object) { ++alive; }
    ~Counted() override { --alive; }
  };
  {
    Value list = makeList({Value(new Counted())});
    EXPECT_EQ(alive, 1);
  }
  EXPECT_EQ(alive, 0);
}
TEST_F(ValueTest, SignatureSaysWhatIsMissing) {
  static const Signature signature("f", "a, b, *, c=3");
  Value out[3], one = makeInt(1);
  EXPECT_FALSE(signature.bind(Args{&one, 1}, out));
  EXPECT_EQ(exceptionLine(*pending()), "TypeError: f() missing 1 required positional argument: 'b'");
}
TEST_F(ValueTest, NativeClassGetsDunders) {
  static Type *type = [] {
    Type &t = newNativeType("Twice");
    t.slots.binary[static_cast<size_t>(BinaryOp::Add)] = [](const Value &, const Value &other) {
      return binary(BinaryOp::Mult, other, makeInt(2));
    };
    t.slots.reflected[static_cast<size_t>(BinaryOp::Sub)] = [](const Value &, const Value &other) { return other; };
    t.ready();
    return &t;
  }();
  Value twice(new Instance(type));
  EXPECT_EQ(shown(binary(BinaryOp::Add, twice, makeInt(21))), "42");
  EXPECT_EQ(shown(binary(BinaryOp::Sub, makeInt(5), twice)), "5");
  EXPECT_EQ(shown(callMethod(twice, Symbol::intern("__add__"), {makeInt(4)})), "8");
}
TEST_F(ValueTest, FloatTextIsShortest) {
  EXPECT_EQ(reprOfDouble(0.1), "0.1");
  EXPECT_EQ(reprOfDouble(1e16), "1e+16");
  EXPECT_EQ(reprOfDouble(123456789012345680.0), "1.2345678901234568e+17");
  EXPECT_EQ(reprOfDouble(1e-5), "1e-05");
  EXPECT_EQ(reprOfDouble(1e15), "1000000000000000.0");
}
TEST_F(ValueTest, LatePropertiesOfErrors) {
  raiseValueError("bad {}", 3);
  EXPECT_TRUE(pendingMatches(exceptions().Exception));
  EXPECT_FALSE(pendingMatches(exceptions().TypeError));
  EXPECT_EQ(exceptionLine(*pending()), "ValueError: bad 3");
}

} // namespace
} // namespace weft::py
