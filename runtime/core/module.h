// What a compiled module holds as constant data, and the work of its entry points: the generated functions are one call
// of these each. compiler/codegen/module_data.cpp writes the structures; their layout is a contract with it.
#pragma once
#include "core/border.h"

extern "C" {
struct wrt_value_info {
  const char *name;
  int32_t dtype;       // 0: any
  int32_t rank;        // -1: any
  const int64_t *dims; // -1: any
};
struct wrt_function_info {
  const char *name;
  void (*entry)(wrt_frame *frame, wrt_tensor *const *arguments, wrt_tensor **results);
  const wrt_value_info *args, *results;
  const int32_t *captures; // the numbers of the variables that follow the arguments
  const char *format;      // of printed results: \1 NUMBER s (or r) stands for the str (or repr) of a result
  int32_t n_args, n_results, n_captures, unused;
};
struct wrt_variable_info {
  wrt_value_info value;
  const void *data; // the initial value; NULL for none
};
struct wrt_module_info {
  const char *name, *file; // file: the Python source
  const int32_t *lines;    // by source index
  const wrt_function_info *functions;
  const wrt_variable_info *variables;
  int32_t n_lines, n_functions, n_variables, unused;
};

/// NAME_FUNCTION_run.
int32_t wrt_module_run(const wrt_module_info *module, int32_t function, weft_context *context, void *state,
                       const weft_tensor *args, weft_tensor *results, weft_error *error);
/// NAME_state_create, NAME_state_destroy (NULL-safe), and the memory of a variable's value, which the caller may change
/// in place; NULL for a variable without a value.
void *wrt_module_state_create(const wrt_module_info *module, weft_context *context, weft_error *error);
void wrt_module_state_destroy(weft_context *context, void *state);
void *wrt_module_state_data(void *state, int32_t variable);
/// The handle of a variable, borrowed.
wrt_tensor *wrt_module_state_variable(void *state, int32_t variable);
/// `main` of an executable of one function: arguments from the command line, results to standard output.
int32_t wrt_module_main(const wrt_module_info *module, int32_t argc, char **argv);
}
