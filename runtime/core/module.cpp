// Entry points of compiled modules.
#include "core/module.h"
#include "state/variable.h"
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <vector>

namespace {

/// The variables of one copy of a module, as handles.
struct State {
  const wrt_module_info *module;
  std::vector<wrt::Tensor> variables;
};

int32_t fail(weft_error *error, int32_t code, const char *message) {
  if (error) {
    *error = {};
    error->code = code;
    std::snprintf(error->message, sizeof error->message, "%s", message);
  }
  return code;
}

/// A result whose memory the caller leaves to us: data, and the extents behind it where there is no room for them.
int32_t allocateResult(const wrt_tensor *result, weft_tensor *out) {
  const auto bytes = (static_cast<size_t>(result->size * wrt_dtype_size(result->dtype)) + 15) / 16 * 16;
  const size_t extents = static_cast<size_t>(result->rank) * sizeof(int64_t);
  auto *memory = static_cast<char *>(std::malloc(bytes + extents + 16));
  if (!memory) return WEFT_RESOURCE_EXHAUSTED;
  const bool hasShape = out->shape && out->rank == result->rank;
  int64_t *shape = hasShape ? out->shape : reinterpret_cast<int64_t *>(memory + bytes);
  if (extents) std::memcpy(shape, result->dims, extents);
  if (result->size)
    std::memcpy(memory, result->data, static_cast<size_t>(result->size * wrt_dtype_size(result->dtype)));
  *out = {memory, {1, 0}, result->rank, wrt_dlpack_dtype(result->dtype), shape, nullptr, 0};
  return 0;
}

} // namespace

extern "C" {

void weft_free(weft_context *, void *data) { std::free(data); }

int32_t wrt_module_run(const wrt_module_info *module, int32_t number, weft_context *context, void *state,
                       const weft_tensor *args, weft_tensor *results, weft_error *error) {
  const wrt_function_info &function = module->functions[number];
  if (function.n_captures && !state)
    return fail(error, WEFT_INVALID_ARGUMENT, "this function has variables: it needs a state");
  wrt_frame *frame = wrt_begin(context, error);
  if (!frame) return WEFT_RESOURCE_EXHAUSTED;
  std::vector<wrt::Tensor> owned;
  std::vector<wrt_tensor *> arguments, out(static_cast<size_t>(function.n_results), nullptr);
  for (int32_t i = 0; i < function.n_args; ++i) {
    const wrt_value_info &info = function.args[i];
    const int32_t dtype = info.dtype ? info.dtype : wrt_dtype_of_dlpack(args[i].dtype);
    owned.push_back(wrt::Tensor::adopt(wrt_take_argument(frame, &args[i], dtype, info.rank, info.dims, info.name)));
    arguments.push_back(owned.back().get());
  }
  for (int32_t i = 0; i < function.n_captures; ++i)
    arguments.push_back(static_cast<State *>(state)->variables[static_cast<size_t>(function.captures[i])].get());
  if (!frame->error) function.entry(frame, arguments.data(), out.data());
  int32_t code = 0;
  for (int32_t i = 0; i < function.n_results; ++i) {
    const wrt::Tensor result = wrt::Tensor::adopt(out[static_cast<size_t>(i)]);
    const bool ours = !results[i].data && result && !wrt::isManaged(result.dtype());
    const int32_t given = ours && !frame->error ? allocateResult(result.get(), &results[i])
                                                : wrt_give_result(frame, result.get(), &results[i]);
    if (given && !code) code = given; // the others still say what room they need
  }
  owned.clear();
  const int32_t ended = wrt_end(frame, module->file, module->lines, module->n_lines, error);
  if (ended) return ended;
  return code == WEFT_CAPACITY ? fail(error, code, "the memory for a result is too small") : code;
}

void *wrt_module_state_create(const wrt_module_info *module, weft_context *context, weft_error *error) {
  wrt_frame *frame = wrt_begin(context, error);
  if (!frame) return nullptr;
  auto *state = new (std::nothrow) State{module, {}};
  for (int32_t i = 0; state && i < module->n_variables; ++i) {
    const wrt_variable_info &info = module->variables[i];
    wrt::Tensor value;
    if (info.data) {
      const wrt::Tensor initial =
          wrt::Tensor::adopt(wrt_borrow(frame, info.value.dtype, info.value.rank, info.value.dims, info.data));
      if (initial) value = wrt::Tensor::adopt(wrt_tensor_copy(frame, initial.get()));
    }
    state->variables.push_back(
        wrt::Tensor::adopt(wrt_variable_new(frame, info.value.name, info.value.dtype, value.get())));
  }
  if (!state) wrt_set_error(frame, WRT_RESOURCE_EXHAUSTED, "no memory for a state", -1);
  if (wrt_end(frame, module->file, module->lines, module->n_lines, error)) {
    delete state;
    return nullptr;
  }
  return state;
}

void wrt_module_state_destroy(weft_context *, void *state) { delete static_cast<State *>(state); }

wrt_tensor *wrt_module_state_variable(void *state, int32_t variable) {
  return static_cast<State *>(state)->variables[static_cast<size_t>(variable)].get();
}

void *wrt_module_state_data(void *state, int32_t variable) {
  wrt::Variable *v = wrt::Variable::of(static_cast<State *>(state)->variables[static_cast<size_t>(variable)].get());
  if (!v || !v->value) return nullptr;
  wrt_tensor *value = v->writable(nullptr);
  return value ? value->data : nullptr;
}
}
