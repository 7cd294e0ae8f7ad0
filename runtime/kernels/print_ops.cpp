// string_format, print_v2 and assert.
#include "core/print.h"
#include "kernels/copy.h"

namespace wrt {
namespace {

int32_t giveText(wrt_call *call, std::string_view text) {
  wrt_tensor *y = newOutput(call, 0, WRT_STRING, {});
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  wrt_string_assign(mutableData<wrt_string>(y), text.data(), static_cast<int64_t>(text.size()));
  return 0;
}

} // namespace
} // namespace wrt

using namespace wrt;

extern "C" {

int32_t wrt_op_string_format(wrt_call *call) {
  const std::string_view text = stringOr(attrOf(call, 0), "%s"), placeholder = stringOr(attrOf(call, 1), "%s");
  const int64_t summarize = intOr(attrOf(call, 2), 3);
  std::string out;
  size_t at = 0;
  for (int i = 0; i < call->n_inputs; ++i) {
    const size_t next = text.find(placeholder, at);
    if (next == std::string_view::npos)
      return invalid(call, "num placeholders in template and num inputs must match: %d vs. %d", i, call->n_inputs);
    out += text.substr(at, next - at);
    out += formatTensor(call->inputs[i], summarize);
    at = next + placeholder.size();
  }
  out += text.substr(at);
  return giveText(call, out);
}

int32_t wrt_op_print_v2(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  if (x->dtype != WRT_STRING || x->rank != 0)
    return invalid(call, "Input is expected to be scalar, but got %s", shapeTuple(dims(x)).c_str());
  const std::string_view stream = stringOr(attrOf(call, 0), "stderr"), end = stringOr(attrOf(call, 1), "\n");
  std::string line(text(*data<wrt_string>(x)));
  line += end;
  wrt_write(call->frame, line.data(), line.size(), stream != "stdout");
  return 0;
}

int32_t wrt_op_assert(wrt_call *call) { // condition, data...
  const wrt_tensor *condition = call->inputs[0];
  if (condition->dtype != WRT_BOOL || condition->size != 1)
    return invalid(call, "In[0] should be a scalar: %s", shapeTuple(dims(condition)).c_str());
  if (*data<bool>(condition)) return 0;
  std::string message = "assertion failed: ";
  for (int i = 1; i < call->n_inputs; ++i)
    message += (i > 1 ? " " : "") + summarizeTensor(call->inputs[i], intOr(attrOf(call, 0), 3));
  return fail(call, WRT_INVALID_ARGUMENT, "%s", message.c_str());
}
}
