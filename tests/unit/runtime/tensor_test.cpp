// Ownership of tensors, views, lists and variables; errors and hooks.
#include "core/border.h"
#include "core/compiled.h"
#include "kernels/op_table.h"
#include "state/list.h"
#include "state/random.h"
#include "state/variable.h"
#include <cstring>
#include <gtest/gtest.h>
#include <string>

namespace {

using wrt::Tensor;

struct Session {
  wrt_context *context = wrt_context_new(nullptr, 1);
  wrt_frame *frame = wrt_frame_new(context);
  ~Session() {
    wrt_frame_free(frame);
    wrt_context_free(context);
  }
  /// The first result of an op.
  Tensor call(const char *name, std::initializer_list<Tensor> inputs, std::initializer_list<wrt::Attr> attrs = {},
              int outputs = 1) {
    std::vector<wrt_tensor *> in, out(static_cast<size_t>(outputs));
    for (const Tensor &t : inputs) in.push_back(t.get());
    std::vector<wrt_attr> a(attrs.begin(), attrs.end());
    wrt_call_op(frame, wrt::findOp(name)->kernel, in.data(), static_cast<int32_t>(in.size()), a.data(),
                static_cast<int32_t>(a.size()), out.data(), outputs, 7, 0);
    for (int i = 1; i < outputs; ++i) wrt_release(out[static_cast<size_t>(i)]);
    return outputs ? Tensor::adopt(out[0]) : Tensor();
  }
};

TEST(Tensors, ViewsShareStorageAndKeepItAlive) {
  Tensor base = Tensor::of<int32_t>({2, 3}, {1, 2, 3, 4, 5, 6});
  const int64_t dims[] = {3};
  Tensor row = Tensor::adopt(wrt_tensor_view(nullptr, base.get(), 3, 1, dims));
  EXPECT_FALSE(wrt_tensor_is_unique(base.get()));
  base = Tensor();
  EXPECT_TRUE(wrt_tensor_is_unique(row.get()));
  EXPECT_EQ(row.data<int32_t>()[0], 4);
  EXPECT_EQ(row.data<int32_t>()[2], 6);
}

TEST(Tensors, RetainAndReleaseTakeNull) {
  wrt_retain(nullptr);
  wrt_release(nullptr);
}

TEST(Tensors, WrappedMemoryIsReleasedOnce) {
  int released = 0;
  int64_t value[] = {5};
  wrt_tensor *t =
      wrt_tensor_wrap(nullptr, WRT_INT64, 0, nullptr, value, [](void *arg) { ++*static_cast<int *>(arg); }, &released);
  wrt_retain(t);
  wrt_release(t);
  EXPECT_EQ(released, 0);
  wrt_release(t);
  EXPECT_EQ(released, 1);
}

TEST(Tensors, RanksAboveTheInlineOnes) {
  const std::vector<int64_t> dims(9, 1);
  Tensor t = Tensor::make(WRT_FLOAT32, dims);
  EXPECT_EQ(t.rank(), 9);
  EXPECT_EQ(t.size(), 1);
}

TEST(Tensors, TooLargeIsAnErrorInTensorFlowsWords) {
  Session run;
  const int64_t dims[] = {int64_t{1} << 40, int64_t{1} << 40};
  EXPECT_EQ(wrt_tensor_new(run.frame, WRT_FLOAT32, 2, dims), nullptr);
  EXPECT_EQ(run.frame->error, WRT_RESOURCE_EXHAUSTED);
  EXPECT_EQ(run.frame->message, "OOM when allocating tensor with shape[1099511627776,1099511627776] and type float");
}

TEST(Tensors, CopiesOfStringsAreTheirOwn) {
  Tensor a = Tensor::make(WRT_STRING, {});
  wrt_string_assign(a.data<wrt_string>(), "text", 4);
  Tensor b = Tensor::adopt(wrt_tensor_copy(nullptr, a.get()));
  wrt_string_assign(a.data<wrt_string>(), "", 0);
  EXPECT_EQ(wrt::text(*b.data<wrt_string>()), "text");
}

TEST(Frames, TheFirstErrorStaysAndStopsWhatFollows) {
  Session run;
  run.call("add_v2", {Tensor::of<float>({2}, {1, 2}), Tensor::of<float>({3}, {1, 2, 3})});
  EXPECT_EQ(run.frame->error, WRT_INVALID_ARGUMENT);
  EXPECT_EQ(run.frame->source, 7);
  EXPECT_EQ(run.frame->message, "Incompatible shapes: [2] vs. [3]");
  EXPECT_FALSE(run.call("neg", {Tensor::scalar(1.0f)}));
  EXPECT_EQ(wrt_scalar_i32(run.frame, Tensor::scalar(int32_t{3}).get()), 0);
  EXPECT_EQ(wrt_from_scalar_f32(run.frame, 1), nullptr);
  wrt_frame_clear(run.frame);
  EXPECT_EQ(wrt_scalar_i32(run.frame, Tensor::scalar(int32_t{3}).get()), 3);
}

TEST(Frames, ExceptionNames) {
  EXPECT_STREQ(wrt_code_exception(WRT_INVALID_ARGUMENT), "InvalidArgumentError");
  EXPECT_STREQ(wrt_code_exception(WRT_OUT_OF_RANGE), "OutOfRangeError");
  EXPECT_STREQ(wrt_code_exception(99), "UnknownError");
}

TEST(Compiled, StringConstants) {
  Session run;
  const int64_t dims[] = {2}, offsets[] = {0, 2, 5};
  Tensor t = Tensor::adopt(wrt_constant_strings(run.frame, 1, dims, "abcde", offsets));
  EXPECT_EQ(wrt::text(t.data<wrt_string>()[1]), "cde");
}

TEST(OpTable, IsSortedAndComplete) {
  const auto table = wrt::opTable();
  for (size_t i = 1; i < table.size(); ++i) EXPECT_LT(std::string(table[i - 1].name), table[i].name);
  ASSERT_NE(wrt::findOp("add_v2"), nullptr);
  EXPECT_EQ(wrt::findOp("sum")->attrIndex("keepdims"), 1);
  EXPECT_EQ(wrt::findOp("no_such_op"), nullptr);
  EXPECT_STREQ(wrt::findTfOp("AddV2")->name, "add_v2");
}

TEST(Variables, AddInPlaceOnlyWhenNobodyElseReads) {
  Session run;
  Tensor handle = Tensor::adopt(wrt_variable_new(run.frame, "v", WRT_FLOAT32, Tensor::of<float>({2}, {1, 2}).get()));
  const Tensor one = Tensor::of<float>({2}, {1, 1});
  run.call("assign_add_variable", {handle, one}, {}, 0);
  Tensor before = run.call("read_variable", {handle}, {wrt::Attr::dtype(WRT_FLOAT32)});
  run.call("assign_add_variable", {handle, one}, {}, 0);
  Tensor after = run.call("read_variable", {handle}, {wrt::Attr::dtype(WRT_FLOAT32)});
  EXPECT_EQ(before.data<float>()[1], 3);
  EXPECT_EQ(after.data<float>()[1], 4);
  run.call("assign_add_variable", {handle, Tensor::of<float>({3}, {1, 1, 1})}, {}, 0);
  EXPECT_EQ(run.frame->message,
            "Cannot update variable with shape [2] using a Tensor with shape [3], shapes must be equal.");
}

TEST(Variables, Scatter) {
  Session run;
  Tensor handle = Tensor::adopt(wrt_variable_new(run.frame, "v", WRT_FLOAT32, Tensor::of<float>({3}, {1, 2, 3}).get()));
  run.call("resource_scatter_add", {handle, Tensor::of<int32_t>({2}, {0, 0}), Tensor::of<float>({2}, {10, 20})}, {}, 0);
  run.call("resource_scatter_nd_update", {handle, Tensor::of<int32_t>({1, 1}, {2}), Tensor::of<float>({1}, {-1})}, {},
           0);
  Tensor v = run.call("read_variable", {handle}, {wrt::Attr::dtype(WRT_FLOAT32)});
  EXPECT_EQ(v.data<float>()[0], 31);
  EXPECT_EQ(v.data<float>()[2], -1);
  run.call("resource_scatter_nd_add", {handle, Tensor::of<int32_t>({1, 1}, {4}), Tensor::of<float>({1}, {1})}, {}, 0);
  EXPECT_EQ(run.frame->message, "indices[0] = [4] does not index into shape [3]");
}

TEST(Variables, ReadBeforeAssignmentFails) {
  Session run;
  Tensor handle =
      run.call("var_handle", {}, {wrt::Attr::dtype(WRT_FLOAT32), wrt::Attr::unknownShape(), wrt::Attr::string("w")});
  run.call("read_variable", {handle}, {wrt::Attr::dtype(WRT_FLOAT32)});
  EXPECT_EQ(run.frame->error, WRT_FAILED_PRECONDITION);
}

TEST(Lists, AreValues) {
  Session run;
  const Tensor scalarShape = Tensor::make(WRT_INT32, std::vector<int64_t>{0});
  Tensor list =
      run.call("tensor_list_reserve", {scalarShape, Tensor::scalar(int32_t{2})}, {wrt::Attr::dtype(WRT_FLOAT32)});
  Tensor changed = run.call("tensor_list_set_item", {list, Tensor::scalar(int32_t{1}), Tensor::scalar(5.0f)});
  Tensor grown = run.call("tensor_list_push_back", {changed, Tensor::scalar(6.0f)});
  EXPECT_EQ(*run.call("tensor_list_length", {changed}).data<int32_t>(), 2);
  EXPECT_EQ(*run.call("tensor_list_length", {grown}).data<int32_t>(), 3);
  Tensor stacked =
      run.call("tensor_list_stack", {grown, scalarShape}, {wrt::Attr::dtype(WRT_FLOAT32), wrt::Attr::integer(-1)});
  EXPECT_EQ(stacked.data<float>()[0], 0); // never written
  EXPECT_EQ(stacked.data<float>()[2], 6);
  run.call("tensor_list_get_item", {changed, Tensor::scalar(int32_t{2}), scalarShape}, {wrt::Attr::dtype(WRT_FLOAT32)});
  EXPECT_EQ(run.frame->message, "Trying to access element 2 in a list with 2 elements.");
}

TEST(Lists, AMovedListIsChangedInPlace) {
  Session run;
  const Tensor shape = Tensor::make(WRT_INT32, std::vector<int64_t>{0});
  Tensor list = run.call("tensor_list_reserve", {shape, Tensor::scalar(int32_t{1})}, {wrt::Attr::dtype(WRT_FLOAT32)});
  const wrt_object *object = *list.data<wrt_object *>();
  list->flags |= WRT_MOVED;
  std::vector<wrt_tensor *> in{list.get(), Tensor::scalar(1.0f).take()}, out(1);
  wrt_call_op(run.frame, wrt::findOp("tensor_list_push_back")->kernel, in.data(), 2, nullptr, 0, out.data(), 1, 0, 0);
  EXPECT_EQ(*wrt::data<wrt_object *>(out[0]), object);
  wrt_release(in[1]);
  wrt_release(out[0]);
}

TEST(Random, SeedsOfOpsComeAsInEagerMode) {
  // tf.random.set_seed(1); get_seed(None): Python's random.Random(1).randint(0, 2**31 - 1)
  Session run;
  wrt_random_set_seed(run.context, 1);
  int64_t seed, seed2;
  wrt_random_get_seed(run.context, nullptr, &seed, &seed2);
  EXPECT_EQ(seed, 1);
  EXPECT_EQ(seed2, 577090037); // python3 -c "import random; print(random.Random(1).randint(0, 2**31 - 1))"
  const int64_t five = 5;
  wrt_random_get_seed(run.context, &five, &seed, &seed2);
  EXPECT_EQ(seed2, 5);
}

TEST(Border, AllocatorHooksSeeEveryByteAgain) {
  struct Host {
    size_t live = 0, peak = 0;
  } host;
  weft_options options{};
  options.size = sizeof options;
  options.num_threads = 1;
  options.host = &host;
  options.allocate = [](void *h, size_t bytes, size_t alignment) {
    static_cast<Host *>(h)->live += bytes;
    static_cast<Host *>(h)->peak += bytes;
    return std::aligned_alloc(alignment, bytes);
  };
  options.release = [](void *h, void *p, size_t bytes) {
    static_cast<Host *>(h)->live -= bytes;
    std::free(p);
  };
  weft_context *context = weft_context_create(&options);
  weft_error error{};
  wrt_frame *frame = wrt_begin(context, &error);
  const int64_t dims[] = {4};
  wrt_release(wrt_tensor_new(frame, WRT_FLOAT32, 1, dims));
  EXPECT_EQ(wrt_end(frame, "f.py", nullptr, 0, &error), 0);
  EXPECT_EQ(host.live, 0u);
  EXPECT_GT(host.peak, 0u);
  weft_context_destroy(context);
}

TEST(Border, ResultsThatDoNotFitSayWhatTheyNeed) {
  weft_context *context = weft_context_create(nullptr);
  weft_error error{};
  wrt_frame *frame = wrt_begin(context, &error);
  const Tensor result = Tensor::of<float>({2, 3}, {1, 2, 3, 4, 5, 6});
  float out[6] = {};
  int64_t room[] = {1, 3}, shape[2];
  EXPECT_EQ(wrt_put(frame, result.get(), out, room, shape), WEFT_CAPACITY);
  EXPECT_EQ(shape[0], 2);
  room[0] = 2;
  EXPECT_EQ(wrt_put(frame, result.get(), out, room, shape), 0);
  EXPECT_EQ(out[5], 6);
  wrt_set_error(frame, WRT_INVALID_ARGUMENT, "bad", 1);
  const int32_t lines[] = {3, 14};
  EXPECT_EQ(wrt_end(frame, "f.py", lines, 2, &error), WEFT_INVALID_ARGUMENT);
  EXPECT_EQ(error.line, 14);
  EXPECT_STREQ(error.file, "f.py");
  EXPECT_STREQ(error.message, "bad");
  weft_context_destroy(context);
}

TEST(Border, StridedArgumentsAreMadeDense) {
  weft_context *context = weft_context_create(nullptr);
  wrt_frame *frame = wrt_begin(context, nullptr);
  float data[] = {1, 2, 3, 4, 5, 6};
  int64_t shape[] = {3, 2}, strides[] = {1, 3}; // a transposed 2 x 3
  const weft_tensor argument{data, {1, 0}, 2, {2, 32, 1}, shape, strides, 0};
  Tensor t = Tensor::adopt(wrt_take_argument(frame, &argument, WRT_FLOAT32, 2, nullptr, "x"));
  ASSERT_TRUE(t);
  EXPECT_EQ(t.data<float>()[1], 4);
  EXPECT_EQ(t.data<float>()[5], 6);
  EXPECT_EQ(wrt_take_argument(frame, &argument, WRT_INT32, 2, nullptr, "x"), nullptr);
  EXPECT_EQ(frame->message, "argument `x`: the dtype must be int32");
  wrt_end(frame, nullptr, nullptr, 0, nullptr);
  weft_context_destroy(context);
}

} // namespace
