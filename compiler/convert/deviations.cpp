#include "convert/deviations.h"

namespace weft::convert {

namespace {
constexpr DeviationInfo infos[] = {
#define WEFT_DEVIATION(name, instead, why) {#name, instead, why},
#include "convert/deviations.def"
};
} // namespace

const DeviationInfo &deviationInfo(Deviation deviation) { return infos[static_cast<int>(deviation)]; }
int deviationCount() { return static_cast<int>(sizeof(infos) / sizeof(infos[0])); }

} // namespace weft::convert
