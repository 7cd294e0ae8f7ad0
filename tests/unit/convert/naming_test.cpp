#include "convert/naming.h"

#include <gtest/gtest.h>

namespace weft::convert {
namespace {

std::string fresh(Namer &namer, std::string_view root) {
  return namer.fresh(root, [](Symbol) { return false; }).str();
}

TEST(Naming, CountsFromOne) {
  EntityContext entity;
  Namer namer(entity);
  EXPECT_EQ(fresh(namer, "if_body"), "if_body");
  EXPECT_EQ(fresh(namer, "if_body"), "if_body_1");
  EXPECT_EQ(fresh(namer, "retval_"), "retval_");
  EXPECT_EQ(fresh(namer, "retval_"), "retval__1");
}

TEST(Naming, DropsTrailingNumber) {
  EntityContext entity;
  Namer namer(entity);
  EXPECT_EQ(fresh(namer, "tf__conv_2"), "tf__conv");
  EXPECT_EQ(fresh(namer, "tf__conv_2"), "tf__conv_3");
  EXPECT_EQ(fresh(namer, "tf__layer_1_3"), "tf__layer_1");
  EXPECT_EQ(fresh(namer, "tf___7"), "tf__");
  EXPECT_EQ(fresh(namer, "x_007"), "x");
  EXPECT_EQ(fresh(namer, "x_99999999999999999999"), "x_100000000000000000000");
}

TEST(Naming, AvoidsGlobalsClosuresAndReserved) {
  SymbolSet globals{Symbol::intern("fscope")};
  EntityContext entity;
  entity.moduleGlobals = &globals;
  entity.closureNames.insert(Symbol::intern("fscope_1"));
  Namer namer(entity);
  Symbol reserved = Symbol::intern("fscope_2");
  EXPECT_EQ(namer.fresh("fscope", [&](Symbol name) { return name == reserved; }).str(), "fscope_3");
}

} // namespace
} // namespace weft::convert
