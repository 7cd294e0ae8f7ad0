// Every op that is computed in registers gives what its kernel gives, to the last bit, for every dtype and for special
// values: NaN, infinities, signed zeros, the ends of the integers' ranges, divisors of zero.
#include "codegen/weftc.h"
#include "core/context.h"
#include "graphs.h"
#include "kernels/op_table.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>

using namespace weft;
using namespace weft::test;

namespace {

template <typename T> std::vector<wrt::Tensor> samplesOf() {
  std::vector<T> values{T(0), T(1), T(2), T(7), std::numeric_limits<T>::max(), std::numeric_limits<T>::lowest()};
  if constexpr (std::is_signed_v<T>) values.insert(values.end(), {T(-1), T(-2), T(-7)});
  if constexpr (std::is_floating_point_v<T>) {
    const T inf = std::numeric_limits<T>::infinity();
    values.insert(values.end(), {T(-0.0), T(0.5), T(-0.5), T(2.5), T(3.5), T(-2.5), T(1e-3), inf, -inf,
                                 std::numeric_limits<T>::quiet_NaN(), std::numeric_limits<T>::denorm_min(), T(3e9),
                                 T(-3e9), T(1e19), T(1e30)});
  }
  std::vector<wrt::Tensor> out;
  for (const T value : values) out.push_back(wrt::Tensor::scalar(value));
  return out;
}

std::vector<wrt::Tensor> samples(int32_t dtype) {
  switch (dtype) {
  case WRT_BOOL:
    return {wrt::Tensor::scalar(false), wrt::Tensor::scalar(true)};
  case WRT_INT8:
    return samplesOf<int8_t>();
  case WRT_INT16:
    return samplesOf<int16_t>();
  case WRT_INT32:
    return samplesOf<int32_t>();
  case WRT_INT64:
    return samplesOf<int64_t>();
  case WRT_UINT8:
    return samplesOf<uint8_t>();
  case WRT_UINT16:
    return samplesOf<uint16_t>();
  case WRT_UINT32:
    return samplesOf<uint32_t>();
  case WRT_UINT64:
    return samplesOf<uint64_t>();
  case WRT_FLOAT32:
    return samplesOf<float>();
  default:
    return samplesOf<double>();
  }
}

constexpr int32_t dtypes[] = {WRT_BOOL,   WRT_INT8,   WRT_INT16,  WRT_INT32,   WRT_INT64,  WRT_UINT8,
                              WRT_UINT16, WRT_UINT32, WRT_UINT64, WRT_FLOAT32, WRT_FLOAT64};

std::string show(const wrt_tensor *t) {
  if (!t) return "nothing";
  if (t->dtype == WRT_FLOAT32) return std::to_string(*wrt::data<float>(t));
  if (t->dtype == WRT_FLOAT64) return std::to_string(*wrt::data<double>(t));
  int64_t bits = 0;
  std::memcpy(&bits, t->data, static_cast<size_t>(wrt_dtype_size(t->dtype)));
  return std::to_string(bits);
}

bool bothNan(const wrt_tensor *a, const wrt_tensor *b) {
  if (a->dtype == WRT_FLOAT32) return std::isnan(*wrt::data<float>(a)) && std::isnan(*wrt::data<float>(b));
  return a->dtype == WRT_FLOAT64 && std::isnan(*wrt::data<double>(a)) && std::isnan(*wrt::data<double>(b));
}

struct ScalarOps : testing::TestWithParam<const ops::Op *> {
  static Compiler &compiler() {
    static Compiler *made = weftc_open();
    return *made;
  }
  wrt_context *context = wrt_context_new(nullptr, 1);
  wrt_frame *frame = wrt_frame_new(context);
  ~ScalarOps() override {
    wrt_frame_free(frame);
    wrt_context_free(context);
  }

  wrt::Tensor kernel(const ops::Op &op, const std::vector<wrt::Tensor> &arguments, const Attributes &attributes) {
    wrt_frame_clear(frame);
    std::vector<wrt_tensor *> in;
    for (const wrt::Tensor &t : arguments) in.push_back(t.get());
    wrt_tensor *out = nullptr;
    const BorrowedAttrs attrs(attributes, op.attributes.size());
    wrt_call call{frame,
                  in.data(),
                  &out,
                  attrs.data(),
                  static_cast<int32_t>(in.size()),
                  1,
                  static_cast<int32_t>(op.attributes.size()),
                  -1,
                  0};
    wrt::findOp(op.name)->kernel(&call);
    return wrt::Tensor::adopt(out);
  }

  // One function for one choice of dtypes.
  void check(const ops::Op &op, const std::vector<int32_t> &types, const Attributes &attributes) {
    std::vector<std::vector<wrt::Tensor>> calls{{}};
    for (const int32_t type : types) {
      std::vector<std::vector<wrt::Tensor>> longer;
      for (const auto &call : calls)
        for (const wrt::Tensor &value : samples(type)) {
          longer.push_back(call);
          longer.back().push_back(value);
        }
      calls = std::move(longer);
    }
    // A dtype that the kernel refuses for any values is no case.
    int32_t result = 0;
    for (const auto &call : calls)
      if (const wrt::Tensor value = kernel(op, call, attributes); value && !frame->error) result = value.dtype();
    if (!result) return;
    FuncGraph graph;
    graph.name = "f";
    GraphBuilder b(graph);
    std::vector<ValueId> inputs;
    for (const int32_t type : types) inputs.push_back(b.input("x" + std::to_string(inputs.size()), scalarType(type)));
    graph.body.results = {b.op(ops::idOf(op), inputs, scalarType(result), attributes)};
    std::string error;
    CompileOptions options;
    options.cpu = "native";
    options.optimize = 1;
    const auto function = compiler().compile({"f", &graph, {}, {}}, options, error);
    ASSERT_TRUE(function) << error;
    for (const auto &call : calls) {
      const wrt::Tensor wanted = kernel(op, call, attributes);
      const int32_t code = frame->error;
      const std::string message = frame->message;
      wrt_frame_clear(frame);
      std::vector<wrt_tensor *> in;
      std::string text = op.name + std::string("(");
      for (const wrt::Tensor &t : call) {
        in.push_back(t.get());
        text += std::string(wrt_dtype_name(t.dtype())) + " " + show(t.get()) + ", ";
      }
      wrt_tensor *out = nullptr;
      function->call(frame, in.data(), &out);
      const wrt::Tensor got = wrt::Tensor::adopt(out);
      ASSERT_EQ(frame->error, code) << text;
      if (code) {
        ASSERT_EQ(frame->message, message) << text;
        continue;
      }
      ASSERT_TRUE(got) << text;
      ASSERT_EQ(got.dtype(), wanted.dtype()) << text;
      if (!bothNan(got.get(), wanted.get()))
        ASSERT_EQ(0, std::memcmp(got->data, wanted->data, static_cast<size_t>(wrt_dtype_size(got.dtype()))))
            << text << ") is " << show(wanted.get()) << ", compiled " << show(got.get());
    }
  }
};

TEST_P(ScalarOps, EqualTheirKernels) {
  const ops::Op &op = *GetParam();
  const std::string_view name = op.name;
  for (const int32_t type : dtypes) {
    std::vector<int32_t> types(op.operands.size(), type);
    if (name == "select") types[0] = WRT_BOOL;
    if (name != "cast") {
      check(op, types, {});
      continue;
    }
    for (const int32_t to : dtypes) check(op, types, {Attr::dtype(to), Attr(false)});
  }
}

std::vector<const ops::Op *> scalarOps() {
  std::vector<const ops::Op *> out;
  for (const ops::Op &op : ops::all())
    if (op.lowering != ops::Lowering::RuntimeCall && std::string_view(op.name) != "clip_by_value") out.push_back(&op);
  return out;
}
INSTANTIATE_TEST_SUITE_P(All, ScalarOps, testing::ValuesIn(scalarOps()),
                         [](const auto &info) { return std::string(info.param->name); });

} // namespace
