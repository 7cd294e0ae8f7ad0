// The names of the optional features, as users and generated code spell them.
#include "convert/features.h"

namespace weft::convert {

namespace {
constexpr std::pair<Feature, const char *> names[] = {
    // In the order in which generated code lists them. TF's order is that of a set and differs from run to run.
    {Feature::All, "ALL"},
    {Feature::AssertStatements, "ASSERT_STATEMENTS"},
    {Feature::AutoControlDeps, "AUTO_CONTROL_DEPS"},
    {Feature::BuiltinFunctions, "BUILTIN_FUNCTIONS"},
    {Feature::EqualityOperators, "EQUALITY_OPERATORS"},
    {Feature::Lists, "LISTS"},
    {Feature::NameScopes, "NAME_SCOPES"},
};
} // namespace

Feature featureNamed(std::string_view name) {
  for (const auto &[feature, text] : names)
    if (name == text) return feature;
  return Feature::None;
}

std::vector<std::string> featureNames(Feature set) {
  std::vector<std::string> result;
  for (const auto &[feature, text] : names)
    if (uint8_t(set) & uint8_t(feature)) result.push_back(text);
  return result;
}

} // namespace weft::convert
