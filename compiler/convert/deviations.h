// Every point where policy Stage differs from AutoGraph, by name.
//
// Passes ask `context.deviates(Deviation::X)`; nothing else tells the policies apart.
#pragma once
#include <cstdint>

namespace weft::convert {

enum class Deviation : uint8_t {
#define WEFT_DEVIATION(name, instead, why) name,
#include "convert/deviations.def"
};

struct DeviationInfo {
  const char *name;
  const char *instead; // what Stage does
  const char *why;     // what AutoGraph does there
};
const DeviationInfo &deviationInfo(Deviation deviation);
int deviationCount();

} // namespace weft::convert
