// Kernels and shape rules against TensorFlow: every call of kernel_cases.txt.
#include "core/compiled.h"
#include "core/print.h"
#include "kernels/op_table.h"
#include "shapes/shape_context.h"
#include <cmath>
#include <cstring>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <sstream>

namespace {

using wrt::Tensor;

struct Case {
  std::string op, head;
  int ulps = 0;
  std::vector<wrt::Attr> attrs;
  std::vector<Tensor> inputs, outputs;
  bool fails = false;
  std::string message;
  // What attributes point to.
  std::vector<std::vector<int64_t>> ints;
  std::vector<std::string> strings;
};

std::string unhex(const std::string &hex) {
  std::string bytes;
  for (size_t i = 0; i + 1 < hex.size(); i += 2) bytes += static_cast<char>(std::stoi(hex.substr(i, 2), nullptr, 16));
  return bytes;
}

Tensor readTensor(std::istringstream &line) {
  int dtype, rank;
  line >> dtype >> rank;
  std::vector<int64_t> dims(static_cast<size_t>(rank));
  for (int64_t &d : dims) line >> d;
  std::string hex;
  line >> hex;
  Tensor t = Tensor::make(dtype, dims);
  if (dtype == WRT_STRING) {
    std::istringstream parts(hex);
    std::string part;
    for (int64_t i = 0; i < t.size(); ++i) {
      std::getline(parts, part, ',');
      const std::string bytes = unhex(part.substr(0, part.find('.')));
      wrt_string_assign(&t.data<wrt_string>()[i], bytes.data(), static_cast<int64_t>(bytes.size()));
    }
  } else if (hex != "-") {
    const std::string bytes = unhex(hex);
    std::memcpy(t.data<char>(), bytes.data(), bytes.size());
  }
  return t;
}

void readAttr(std::istringstream &line, Case &c) {
  std::string kind;
  line >> kind;
  if (kind == "none") {
    c.attrs.emplace_back();
  } else if (kind == "float") {
    double v;
    line >> v;
    c.attrs.push_back(wrt::Attr::real(v));
  } else if (kind == "ints") {
    size_t n;
    line >> n;
    std::vector<int64_t> v(n);
    for (int64_t &x : v) line >> x;
    c.ints.push_back(std::move(v));
    c.attrs.push_back(wrt::Attr::ints(c.ints.back()));
  } else if (kind == "string") {
    std::string hex;
    line >> hex;
    c.strings.push_back(unhex(hex.substr(0, hex.find('.'))));
    c.attrs.push_back(wrt::Attr::string(c.strings.back()));
  } else {
    int64_t v;
    line >> v;
    c.attrs.push_back(kind == "bool"    ? wrt::Attr::boolean(v)
                      : kind == "dtype" ? wrt::Attr::dtype(static_cast<int32_t>(v))
                                        : wrt::Attr::integer(v));
  }
}

std::vector<std::unique_ptr<Case>> readCases() {
  std::vector<std::unique_ptr<Case>> cases;
  std::ifstream file(WEFT_TEST_DATA "/kernel_cases.txt");
  std::string text;
  while (std::getline(file, text)) {
    std::istringstream line(text);
    std::string word;
    line >> word;
    if (word == "op") {
      cases.push_back(std::make_unique<Case>());
      cases.back()->ints.reserve(16);
      cases.back()->strings.reserve(16);
      line >> cases.back()->op >> cases.back()->ulps;
    } else if (word == "attr") {
      readAttr(line, *cases.back());
    } else if (word == "in") {
      cases.back()->inputs.push_back(readTensor(line));
    } else if (word == "out") {
      cases.back()->outputs.push_back(readTensor(line));
    } else if (word == "err") {
      std::string hex;
      line >> hex;
      cases.back()->fails = true;
      cases.back()->message = unhex(hex.substr(0, hex.find('.')));
    }
  }
  return cases;
}

/// Distance in units of the last place; 0 for two NaNs.
template <typename Bits, typename T> double distance(T a, T b) {
  if (std::isnan(a) && std::isnan(b)) return 0;
  if (a == b) return 0;
  // TensorFlow's kernels flush denormal results to zero.
  if (std::fabs(a) < std::numeric_limits<T>::min() && std::fabs(b) < std::numeric_limits<T>::min()) return 0;
  if (!std::isfinite(a) || !std::isfinite(b)) return INFINITY;
  Bits x, y;
  std::memcpy(&x, &a, sizeof x);
  std::memcpy(&y, &b, sizeof y);
  const auto ordered = [](Bits v) {
    return v < 0 ? -static_cast<double>(v & std::numeric_limits<Bits>::max()) : static_cast<double>(v);
  };
  return std::fabs(ordered(x) - ordered(y));
}
double distance16(uint16_t a, uint16_t b, float fa, float fb) {
  if (std::isnan(fa) && std::isnan(fb)) return 0;
  if (fa == fb) return 0;
  const auto ordered = [](uint16_t v) {
    return v & 0x8000 ? -static_cast<double>(v & 0x7fff) : static_cast<double>(v);
  };
  return std::fabs(ordered(a) - ordered(b));
}

std::string compare(const wrt_tensor *got, const wrt_tensor *want, int ulps) {
  if (got->dtype != want->dtype)
    return std::string("dtype ") + wrt_dtype_name(got->dtype) + ", not " + wrt_dtype_name(want->dtype);
  if (wrt::shapeTuple(wrt::dims(got)) != wrt::shapeTuple(wrt::dims(want)))
    return "shape " + wrt::shapeTuple(wrt::dims(got)) + ", not " + wrt::shapeTuple(wrt::dims(want));
  double worst = 0;
  for (int64_t i = 0; i < want->size; ++i) {
    const int64_t size = wrt_dtype_size(want->dtype);
    const char *a = static_cast<const char *>(got->data) + i * size,
               *b = static_cast<const char *>(want->data) + i * size;
    double d = 0;
    switch (want->dtype) {
    case WRT_FLOAT32:
      d = distance<int32_t>(wrt::data<float>(got)[i], wrt::data<float>(want)[i]);
      break;
    case WRT_FLOAT64:
      d = distance<int64_t>(wrt::data<double>(got)[i], wrt::data<double>(want)[i]);
      break;
    case WRT_HALF:
      d = distance16(wrt::data<uint16_t>(got)[i], wrt::data<uint16_t>(want)[i], wrt::data<wrt::Half>(got)[i],
                     wrt::data<wrt::Half>(want)[i]);
      break;
    case WRT_BFLOAT16:
      d = distance16(wrt::data<uint16_t>(got)[i], wrt::data<uint16_t>(want)[i], wrt::data<wrt::BFloat16>(got)[i],
                     wrt::data<wrt::BFloat16>(want)[i]);
      break;
    case WRT_COMPLEX64: {
      const auto x = wrt::data<wrt::Complex64>(got)[i], y = wrt::data<wrt::Complex64>(want)[i];
      d = x == y || (std::isnan(x.real()) && std::isnan(y.real())) ? 0 : std::abs(x - y) / std::abs(y) / 6e-8;
      break;
    }
    case WRT_COMPLEX128: {
      const auto x = wrt::data<wrt::Complex128>(got)[i], y = wrt::data<wrt::Complex128>(want)[i];
      d = x == y || (std::isnan(x.real()) && std::isnan(y.real())) ? 0 : std::abs(x - y) / std::abs(y) / 1.1e-16;
      break;
    }
    case WRT_STRING:
      d = wrt::text(wrt::data<wrt_string>(got)[i]) == wrt::text(wrt::data<wrt_string>(want)[i]) ? 0 : INFINITY;
      break;
    default:
      d = std::memcmp(a, b, static_cast<size_t>(size)) ? INFINITY : 0;
    }
    worst = std::max(worst, d);
  }
  return worst <= ulps ? "" : "off by " + std::to_string(worst) + " units of the last place";
}

std::string describe(const Case &c) {
  std::string s = c.op + "(";
  for (const Tensor &t : c.inputs) s += wrt::tensorRepr(t.get()) + " ";
  for (const wrt::Attr &a : c.attrs) {
    if (a.kind == WRT_ATTR_INTS) {
      s += "[";
      for (int64_t v : wrt::intsOf(a)) s += std::to_string(v) + " ";
      s += "] ";
    } else
      s += std::to_string(a.kind == WRT_ATTR_FLOAT    ? static_cast<int64_t>(a.f * 1000)
                          : a.kind == WRT_ATTR_STRING ? 0
                                                      : a.i) +
           " ";
  }
  return s + ")";
}

void checkShapes(const Case &c, bool known) {
  std::vector<wrt::ShapeInput> inputs;
  for (const Tensor &t : c.inputs)
    inputs.push_back({t.dtype(), known ? wrt::PartialShape(t.dims()) : wrt::PartialShape::unknown(),
                      known ? t.get() : nullptr, nullptr});
  std::vector<wrt_attr> attrs(c.attrs.begin(), c.attrs.end());
  wrt::ShapeContext context;
  context.inputs = inputs;
  context.attrs = attrs;
  const int32_t code = wrt::inferShapes(c.op, context);
  if (c.fails) return; // a rule may or may not see what is wrong
  ASSERT_EQ(code, 0) << context.message << " in " << describe(c);
  for (size_t i = 0; i < c.outputs.size() && i < context.outputs.size(); ++i) {
    EXPECT_EQ(context.outputs[i].dtype, c.outputs[i].dtype()) << describe(c);
    EXPECT_TRUE(wrt::mergeShapes(context.outputs[i].shape, wrt::PartialShape(c.outputs[i].dims())).has_value())
        << "inferred " << context.outputs[i].shape.str() << " for " << wrt::shapeTuple(c.outputs[i].dims()) << " in "
        << describe(c);
  }
}

class Kernels : public testing::TestWithParam<std::string> {
public:
  static std::map<std::string, std::vector<const Case *>> &byOp() {
    static const std::vector<std::unique_ptr<Case>> cases = readCases();
    static std::map<std::string, std::vector<const Case *>> map = [] {
      std::map<std::string, std::vector<const Case *>> m;
      for (const auto &c : cases) m[c->op].push_back(c.get());
      return m;
    }();
    return map;
  }
};

TEST_P(Kernels, GivesTensorFlowsValues) {
  const wrt::OpInfo *op = wrt::findOp(GetParam());
  ASSERT_NE(op, nullptr) << "no op " << GetParam();
  wrt_context *context = wrt_context_new(nullptr, 1);
  wrt_frame *frame = wrt_frame_new(context);
  for (const Case *c : byOp()[GetParam()]) {
    std::vector<wrt_tensor *> inputs,
        outputs(std::max<size_t>(c->outputs.size(), op->outputs < 0 ? 0 : static_cast<size_t>(op->outputs)));
    for (const Tensor &t : c->inputs) inputs.push_back(t.get());
    std::vector<wrt_attr> attrs(c->attrs.begin(), c->attrs.end());
    wrt_call_op(frame, op->kernel, inputs.data(), static_cast<int32_t>(inputs.size()), attrs.data(),
                static_cast<int32_t>(attrs.size()), outputs.data(), static_cast<int32_t>(outputs.size()), 0, 0);
    if (c->fails) {
      EXPECT_NE(frame->error, 0) << describe(*c) << " should fail: " << c->message;
      EXPECT_EQ(frame->message, c->message) << describe(*c);
    } else {
      EXPECT_EQ(frame->error, 0) << frame->message << " in " << describe(*c);
      for (size_t i = 0; i < c->outputs.size() && !frame->error; ++i) {
        const std::string difference = compare(outputs[i], c->outputs[i].get(), c->ulps);
        EXPECT_EQ(difference, "") << describe(*c) << "\n  got  " << wrt::tensorRepr(outputs[i]) << "\n  want "
                                  << wrt::tensorRepr(c->outputs[i].get());
      }
    }
    for (wrt_tensor *t : outputs) wrt_release(t);
    wrt_frame_clear(frame);
  }
  wrt_frame_free(frame);
  wrt_context_free(context);
}

TEST_P(Kernels, ShapeRuleAgrees) {
  for (const Case *c : byOp()[GetParam()]) {
    checkShapes(*c, true);
    checkShapes(*c, false);
  }
}

std::vector<std::string> opNames() {
  std::vector<std::string> names;
  for (const auto &[name, cases] : Kernels::byOp()) names.push_back(name);
  return names;
}
INSTANTIATE_TEST_SUITE_P(Ops, Kernels, testing::ValuesIn(opNames()), [](const auto &info) { return info.param; });

} // namespace
