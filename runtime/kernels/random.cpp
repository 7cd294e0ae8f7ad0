// Random numbers, bit for bit those of TensorFlow's CPU kernels.
//
// A stateful op owns a stream (state/random.h) and reserves 256 generator steps for each output; a stateless op derives
// its generator from the seed. Group g of a distribution's outputs is made by step g of the generator, except for
// truncated normals, which need an unknown number of steps and so get 256 samples for each output.
#include "state/random.h"
#include "kernels/copy.h"
#include "kernels/elementwise.h"
#include "kernels/random_distributions.h"
#include "shapes/shape_context.h"
#include <algorithm>
#include <cstring>
#include <random>

namespace wrt {
namespace {

template <typename D> void fill(Philox gen, typename D::Value *out, int64_t n, const D &distribution) {
  constexpr int group = D::group;
  for (int64_t i = 0; i < n; i += group) {
    typename D::Value values[group];
    if constexpr (D::variable) {
      Philox own = gen;
      own.skip(static_cast<uint64_t>(i / group) * static_cast<uint64_t>(group * 256 / 4));
      SingleSamples samples(own);
      distribution(samples, values);
    } else {
      distribution(gen(), values);
    }
    std::copy(values, values + std::min<int64_t>(group, n - i), out + i);
  }
}

/// The generator of this call of a stateful op; its stream moves on.
Philox reserve(wrt_call *call, const char *tfName, int32_t dtype, int seedAttr, uint64_t steps) {
  const int64_t seed = intOr(attrOf(call, seedAttr), 0), seed2 = intOr(attrOf(call, seedAttr + 1), 0);
  RandomState &state = *call->frame->context->random;
  std::string key = call->node ? "node " + std::to_string(call->node)
                               : std::string(tfName) + " " + std::to_string(dtype) + " " +
                                     std::to_string(call->inputs[0]->dtype) + " " + std::to_string(seed) + " " +
                                     std::to_string(seed2);
  auto [it, fresh] = state.streams.try_emplace(std::move(key));
  if (fresh) {
    if (seed == 0 && seed2 == 0) {
      std::random_device device;
      const auto word = [&] { return (static_cast<uint64_t>(device()) << 32) | device(); };
      it->second = Philox(word(), word());
    } else {
      it->second = Philox(static_cast<uint64_t>(seed), static_cast<uint64_t>(seed2));
    }
  }
  const Philox now = it->second;
  it->second.skip(steps);
  return now;
}

/// Key and counter of a stateless op: mixed from the seed, or given.
int32_t statelessGenerator(wrt_call *call, int first, bool keyCounter, Philox &gen) {
  if (keyCounter) {
    const wrt_tensor *key = call->inputs[first], *counter = call->inputs[first + 1];
    if (key->dtype != WRT_UINT64 || key->size != 1)
      return invalid(call, "key must have shape [1], not %s", shapeText(dims(key)).c_str());
    if (counter->dtype != WRT_UINT64 || counter->size < 2)
      return invalid(call, "counter must be a vector with length at least 2");
    const uint64_t k = data<uint64_t>(key)[0], c0 = data<uint64_t>(counter)[0], c1 = data<uint64_t>(counter)[1];
    gen = Philox::fromKeyCounter({static_cast<uint32_t>(k), static_cast<uint32_t>(k >> 32)},
                                 {static_cast<uint32_t>(c0), static_cast<uint32_t>(c0 >> 32), static_cast<uint32_t>(c1),
                                  static_cast<uint32_t>(c1 >> 32)});
    return 0;
  }
  const wrt_tensor *seed = call->inputs[first];
  if (seed->rank != 1 || seed->size != 2)
    return invalid(call, "seed must have shape [2], not %s", shapeText(dims(seed)).c_str());
  std::vector<int64_t> s;
  if (!readInts(call, seed, s)) return WRT_INVALID_ARGUMENT;
  const auto s0 = static_cast<uint64_t>(s[0]), s1 = static_cast<uint64_t>(s[1]);
  Philox mixer =
      Philox::fromKeyCounter({0x3ec8f720u, 0x02461e29u}, {static_cast<uint32_t>(s0), static_cast<uint32_t>(s0 >> 32),
                                                          static_cast<uint32_t>(s1), static_cast<uint32_t>(s1 >> 32)});
  const Philox::Result mix = mixer();
  gen = Philox::fromKeyCounter({mix[0], mix[1]}, {0, 0, mix[2], mix[3]});
  return 0;
}

wrt_tensor *shaped(wrt_call *call, int32_t dtype) {
  std::vector<int64_t> shape;
  if (call->inputs[0]->rank > 1) {
    invalid(call, "shape must be a vector of {int32,int64}, got shape %s", shapeText(dims(call->inputs[0])).c_str());
    return nullptr;
  }
  if (!readInts(call, call->inputs[0], shape)) return nullptr;
  for (int64_t n : shape)
    if (n < 0) {
      invalid(call, "Dimension %lld must be >= 0", static_cast<long long>(n));
      return nullptr;
    }
  return newOutput(call, 0, dtype, shape);
}

template <template <typename> class D>
int32_t fillFloats(wrt_call *call, const char *tfName, wrt_tensor *y, const Philox &gen) {
  switch (y->dtype) {
  case WRT_FLOAT32:
    fill(gen, mutableData<float>(y), y->size, D<float>{});
    return 0;
  case WRT_FLOAT64:
    fill(gen, mutableData<double>(y), y->size, D<double>{});
    return 0;
  case WRT_HALF:
    fill(gen, mutableData<Half>(y), y->size, D<Half>{});
    return 0;
  case WRT_BFLOAT16:
    fill(gen, mutableData<BFloat16>(y), y->size, D<BFloat16>{});
    return 0;
  default:
    return noKernel(call, tfName, y->dtype);
  }
}

template <template <typename> class D> int32_t stateful(wrt_call *call, const char *tfName) {
  const int32_t dtype = dtypeOr(attrOf(call, 0), WRT_FLOAT32);
  wrt_tensor *y = shaped(call, dtype);
  if (!y) return call->frame->error;
  return fillFloats<D>(call, tfName, y, reserve(call, tfName, dtype, 1, static_cast<uint64_t>(y->size) * 256));
}

template <template <typename> class D> int32_t stateless(wrt_call *call, const char *tfName, bool keyCounter) {
  Philox gen;
  if (const int32_t code = statelessGenerator(call, 1, keyCounter, gen)) return code;
  wrt_tensor *y = shaped(call, dtypeOr(attrOf(call, 0), WRT_FLOAT32));
  return y ? fillFloats<D>(call, tfName, y, gen) : call->frame->error;
}

template <typename T>
int32_t fillInts(wrt_call *call, wrt_tensor *y, const Philox &gen, const wrt_tensor *low, const wrt_tensor *high) {
  const T lo = *data<T>(low), hi = *data<T>(high);
  if (lo >= hi)
    return invalid(call, "Need minval < maxval, got %lld >= %lld", static_cast<long long>(lo),
                   static_cast<long long>(hi));
  fill(gen, mutableData<T>(y), y->size, UniformInt<T>{lo, hi});
  return 0;
}

int32_t intRange(wrt_call *call, const char *tfName, const Philox &gen, wrt_tensor *y, const wrt_tensor *low,
                 const wrt_tensor *high) {
  if (low->rank) return invalid(call, "minval must be 0-D, got shape %s", shapeText(dims(low)).c_str());
  if (high->rank) return invalid(call, "maxval must be 0-D, got shape %s", shapeText(dims(high)).c_str());
  switch (y->dtype) {
  case WRT_INT32:
    return fillInts<int32_t>(call, y, gen, low, high);
  case WRT_INT64:
    return fillInts<int64_t>(call, y, gen, low, high);
  case WRT_UINT32:
    return fillInts<uint32_t>(call, y, gen, low, high);
  case WRT_UINT64:
    return fillInts<uint64_t>(call, y, gen, low, high);
  default:
    return noKernel(call, tfName, y->dtype);
  }
}

int32_t statelessInt(wrt_call *call, bool keyCounter) {
  const int low = keyCounter ? 3 : 2;
  Philox gen;
  if (const int32_t code = statelessGenerator(call, 1, keyCounter, gen)) return code;
  wrt_tensor *y = shaped(call, call->inputs[low]->dtype);
  return y ? intRange(call, "StatelessRandomUniformIntV2", gen, y, call->inputs[low], call->inputs[low + 1])
           : call->frame->error;
}

int32_t fullInt(wrt_call *call, bool keyCounter) {
  Philox gen;
  if (const int32_t code = statelessGenerator(call, 1, keyCounter, gen)) return code;
  wrt_tensor *y = shaped(call, dtypeOr(attrOf(call, 0), WRT_UINT64));
  if (!y) return call->frame->error;
  if (y->dtype == WRT_INT32 || y->dtype == WRT_UINT32)
    fill(gen, mutableData<uint32_t>(y), y->size, FullInt<uint32_t>{});
  else if (y->dtype == WRT_INT64 || y->dtype == WRT_UINT64)
    fill(gen, mutableData<uint64_t>(y), y->size, FullInt<uint64_t>{});
  else
    return noKernel(call, "StatelessRandomUniformFullIntV2", y->dtype);
  return 0;
}

int32_t shuffled(wrt_call *call, Philox gen) {
  const wrt_tensor *x = call->inputs[0];
  const int64_t n = x->dims[0], inner = x->size / std::max<int64_t>(n, 1), size = wrt_dtype_size(x->dtype);
  std::vector<int64_t> order(static_cast<size_t>(n));
  for (int64_t i = 0; i < n; ++i) order[static_cast<size_t>(i)] = i;
  SingleSamples samples(gen);
  for (int64_t i = 0; i + 1 < n; ++i)
    std::swap(order[static_cast<size_t>(i)], order[static_cast<size_t>(i + samples() % static_cast<uint32_t>(n - i))]);
  wrt_tensor *y = newOutput(call, 0, x->dtype, dims(x));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  for (int64_t i = 0; i < n; ++i)
    copyElements(x->dtype, static_cast<char *>(y->data) + i * inner * size,
                 static_cast<const char *>(x->data) + order[static_cast<size_t>(i)] * inner * size, inner);
  return 0;
}

bool needsNoShuffle(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  if (x->rank > 0 && x->size > 1 && x->dims[0] > 1) return false;
  wrt_retain(x);
  call->outputs[0] = call->inputs[0];
  return true;
}

template <typename T> void drawRows(const wrt_tensor *logits, wrt_tensor *y, int64_t draws, Philox gen) {
  const int64_t rows = logits->dims[0], classes = logits->dims[1];
  SingleSamples samples(gen);
  std::vector<double> cdf(static_cast<size_t>(classes));
  for (int64_t r = 0; r < rows; ++r) {
    const T *v = data<T>(logits) + r * classes;
    double most = -INFINITY, total = 0;
    for (int64_t i = 0; i < classes; ++i)
      if (std::isfinite(static_cast<double>(v[i]))) most = std::max(most, static_cast<double>(v[i]));
    for (int64_t i = 0; i < classes; ++i) {
      if (std::isfinite(static_cast<double>(v[i]))) total += std::exp(static_cast<double>(v[i]) - most);
      cdf[static_cast<size_t>(i)] = total;
    }
    for (int64_t j = 0; j < draws; ++j) {
      const uint32_t x0 = samples(), x1 = samples();
      const double wanted = toDouble(x0, x1) * total;
      const int64_t found = std::upper_bound(cdf.begin(), cdf.end(), wanted) - cdf.begin();
      if (y->dtype == WRT_INT32)
        mutableData<int32_t>(y)[r * draws + j] = static_cast<int32_t>(found);
      else
        mutableData<int64_t>(y)[r * draws + j] = found;
    }
  }
}

int32_t draw(wrt_call *call, const char *tfName, int32_t dtype, auto &&generator) {
  const wrt_tensor *logits = call->inputs[0], *count = call->inputs[1];
  if (logits->rank != 2)
    return invalid(call, "logits should be a matrix, got shape %s", shapeText(dims(logits)).c_str());
  if (count->rank != 0)
    return invalid(call, "num_samples should be a scalar, got shape %s", shapeText(dims(count)).c_str());
  const int64_t draws = intAt(count, 0);
  if (draws < 0) return invalid(call, "num_samples should be nonnegative, got %lld", static_cast<long long>(draws));
  if (logits->dims[1] <= 0 && logits->dims[0] > 0)
    return invalid(call, "num_classes should be positive, got %lld", static_cast<long long>(logits->dims[1]));
  const int64_t shape[] = {logits->dims[0], draws};
  wrt_tensor *y = newOutput(call, 0, dtype, shape);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  if (!y->size) return 0;
  Philox gen;
  if (const int32_t code = generator(static_cast<uint64_t>(shape[0] * ((draws + 3) / 4 * 4)) * 256, gen)) return code;
  switch (logits->dtype) {
  case WRT_FLOAT32:
    drawRows<float>(logits, y, draws, gen);
    return 0;
  case WRT_FLOAT64:
    drawRows<double>(logits, y, draws, gen);
    return 0;
  case WRT_HALF:
    drawRows<Half>(logits, y, draws, gen);
    return 0;
  case WRT_BFLOAT16:
    drawRows<BFloat16>(logits, y, draws, gen);
    return 0;
  case WRT_INT32:
    drawRows<int32_t>(logits, y, draws, gen);
    return 0;
  case WRT_INT64:
    drawRows<int64_t>(logits, y, draws, gen);
    return 0;
  default:
    return noKernel(call, tfName, logits->dtype);
  }
}

} // namespace
} // namespace wrt

using namespace wrt;

extern "C" {

int32_t wrt_op_random_uniform(wrt_call *call) { return stateful<Uniform>(call, "RandomUniform"); }
int32_t wrt_op_random_standard_normal(wrt_call *call) { return stateful<Normal>(call, "RandomStandardNormal"); }
int32_t wrt_op_truncated_normal(wrt_call *call) { return stateful<TruncatedNormal>(call, "TruncatedNormal"); }

int32_t wrt_op_random_uniform_int(wrt_call *call) {
  wrt_tensor *y = shaped(call, call->inputs[1]->dtype);
  if (!y) return call->frame->error;
  return intRange(call, "RandomUniformInt",
                  reserve(call, "RandomUniformInt", y->dtype, 0, static_cast<uint64_t>(y->size) * 256), y,
                  call->inputs[1], call->inputs[2]);
}

int32_t wrt_op_random_shuffle(wrt_call *call) {
  if (needsNoShuffle(call)) return 0;
  const auto samples = static_cast<uint64_t>(call->inputs[0]->dims[0] - 1);
  return shuffled(call, reserve(call, "RandomShuffle", call->inputs[0]->dtype, 0, (samples + 3) / 4));
}

int32_t wrt_op_multinomial(wrt_call *call) {
  return draw(call, "Multinomial", dtypeOr(attrOf(call, 2), WRT_INT64), [&](uint64_t steps, Philox &gen) {
    gen = reserve(call, "Multinomial", call->inputs[0]->dtype, 0, steps);
    return 0;
  });
}

int32_t wrt_op_stateless_random_uniform(wrt_call *call) {
  return stateless<Uniform>(call, "StatelessRandomUniformV2", false);
}
int32_t wrt_op_stateless_random_uniform_kc(wrt_call *call) {
  return stateless<Uniform>(call, "StatelessRandomUniformV2", true);
}
int32_t wrt_op_stateless_random_normal(wrt_call *call) {
  return stateless<Normal>(call, "StatelessRandomNormalV2", false);
}
int32_t wrt_op_stateless_random_normal_kc(wrt_call *call) {
  return stateless<Normal>(call, "StatelessRandomNormalV2", true);
}
int32_t wrt_op_stateless_truncated_normal(wrt_call *call) {
  return stateless<TruncatedNormal>(call, "StatelessTruncatedNormalV2", false);
}
int32_t wrt_op_stateless_truncated_normal_kc(wrt_call *call) {
  return stateless<TruncatedNormal>(call, "StatelessTruncatedNormalV2", true);
}
int32_t wrt_op_stateless_random_uniform_int(wrt_call *call) { return statelessInt(call, false); }
int32_t wrt_op_stateless_random_uniform_int_kc(wrt_call *call) { return statelessInt(call, true); }
int32_t wrt_op_stateless_random_uniform_full_int(wrt_call *call) { return fullInt(call, false); }
int32_t wrt_op_stateless_random_uniform_full_int_kc(wrt_call *call) { return fullInt(call, true); }

int32_t wrt_op_stateless_shuffle(wrt_call *call) {
  Philox gen;
  if (const int32_t code = statelessGenerator(call, 1, false, gen)) return code;
  return needsNoShuffle(call) ? 0 : shuffled(call, gen);
}

int32_t wrt_op_stateless_multinomial(wrt_call *call) {
  return draw(call, "StatelessMultinomial", dtypeOr(attrOf(call, 0), WRT_INT64),
              [&](uint64_t, Philox &gen) { return statelessGenerator(call, 2, false, gen); });
}
}
