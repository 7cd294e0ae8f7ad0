/* Calls each function of the module m in its typed and in its uniform form. */
#include "m.h"
#include <stdio.h>

int main(void) {
  weft_error error = {0};
  weft_options options = {0};
  options.size = sizeof options;
  options.num_threads = 1;
  weft_context *context = weft_context_create(&options);
  const weft_module *module = m_module();
  printf("%s: %d functions, %d variables\n", module->name, module->num_functions, module->num_variables);

  float root = 0;
  printf("newton: %d, %.6f\n", m_newton(context, 2.0f, &root, &error), root);

  const float x[2][2] = {{1, 2}, {3, 4}};
  float y[4][2];
  int64_t rows = 0;
  int code = m_scale(context, &x[0][0], 2, 0.5f, &y[0][0], 4, &rows, &error);
  printf("scale: %d, %d rows, last %.1f\n", code, (int)rows, y[3][1]);
  code = m_scale(context, &x[0][0], 2, 0.5f, &y[0][0], 3, &rows, &error);
  printf("too little room: %d, %d rows are needed\n", code, (int)rows);

  m_state *state = m_state_create(context, &error);
  int32_t calls = 0;
  m_count(context, state, 2, &calls, &error);
  printf("count: %d, variable %d\n", calls, *m_state_calls(state));
  *m_state_calls(state) = 7;
  m_count(context, state, 1, &calls, &error);
  printf("count after a change: %d\n", calls);
  m_state_destroy(context, state);

  int32_t quotient = 0, rest = 0;
  m_divide(context, -7, 2, &quotient, &rest, &error);
  printf("divide: %d %d\n", quotient, rest);
  code = m_divide(context, 1, 0, &quotient, &rest, &error);
  printf("error %d: %s:%d: %s\n", code, error.file, error.line, error.message);

  int64_t shape[] = {2, 3};
  weft_tensor wrong[] = {{(void *)x, {1, 0}, 2, {2, 32, 1}, shape, NULL, 0}, {&root, {1, 0}, 0, {2, 32, 1}, NULL, NULL, 0}};
  weft_tensor result = {NULL, {1, 0}, 2, {2, 32, 1}, NULL, NULL, 0};
  code = m_scale_run(context, NULL, wrong, &result, &error);
  printf("wrong shape %d: %s\n", code, error.message);
  shape[1] = 2;
  code = m_scale_run(context, NULL, wrong, &result, &error);
  printf("memory of the runtime: %d, %d x %d\n", code, (int)result.shape[0], (int)result.shape[1]);
  weft_free(context, result.data);
  weft_context_destroy(context);
  return 0;
}
