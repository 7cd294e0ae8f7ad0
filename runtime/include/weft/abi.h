/* weft/abi.h: the stable C ABI between an application, weft's runtime and compiled modules; version 1.
 *
 * C11 and C++17; needs only the C headers below. Nothing here throws or aborts. */
#ifndef WEFT_ABI_H
#define WEFT_ABI_H
#include <stddef.h>
#include <stdint.h>

#define WEFT_ABI_VERSION 1

#ifdef __cplusplus
extern "C" {
#endif

/* The canonical status codes; 100 and up are weft's own. */
typedef enum weft_code {
  WEFT_OK = 0,
  WEFT_CANCELLED = 1,
  WEFT_UNKNOWN = 2,
  WEFT_INVALID_ARGUMENT = 3,
  WEFT_NOT_FOUND = 5,
  WEFT_ALREADY_EXISTS = 6,
  WEFT_RESOURCE_EXHAUSTED = 8,
  WEFT_FAILED_PRECONDITION = 9,
  WEFT_ABORTED = 10,
  WEFT_OUT_OF_RANGE = 11,
  WEFT_UNIMPLEMENTED = 12,
  WEFT_INTERNAL = 13,
  WEFT_CAPACITY = 100 /* a result does not fit; its shape[] now holds what is needed */
} weft_code;

typedef struct weft_error {
  int32_t code;
  int32_t line;      /* of the Python source, 0 if unknown */
  const char *file;  /* static storage of the module, or NULL */
  char message[240]; /* always ends in NUL */
} weft_error;

/* Field for field DLPack's DLTensor, so that an exchange costs nothing. */
typedef struct weft_device {
  int32_t type, id; /* {1, 0}: CPU */
} weft_device;
typedef struct weft_dtype {
  uint8_t code, bits; /* code 0: int, 1: unsigned, 2: float, 4: bfloat, 5: complex, 6: bool */
  uint16_t lanes;
} weft_dtype;
typedef struct weft_tensor {
  void *data;
  weft_device device;
  int32_t rank;
  weft_dtype dtype;
  int64_t *shape;
  int64_t *strides; /* in elements; NULL: row-major, without gaps */
  uint64_t byte_offset;
} weft_tensor;

/* Hooks of the host. Any function may be NULL: then the runtime's own is used. */
typedef struct weft_options {
  uint32_t size;       /* sizeof(weft_options) of the caller */
  int32_t num_threads; /* 0: one per core; 1: never start any */
  void *host;          /* handed back to every hook */
  void *(*allocate)(void *host, size_t bytes, size_t alignment);
  void (*release)(void *host, void *p, size_t bytes);
  void (*parallel_for)(void *host, int64_t n, void (*body)(void *, int64_t, int64_t), void *arg);
  void (*print)(void *host, const char *text, size_t n); /* print, tf.print */
} weft_options;

/* Memory, threads, output and random state that calls share. Several threads may use one at once, except that functions
 * which draw random numbers take turns. */
typedef struct weft_context weft_context;
/* `options` may be NULL. The caller owns the result and destroys it after every state made from it. NULL if memory is
 * short. */
weft_context *weft_context_create(const weft_options *options);
void weft_context_destroy(weft_context *context); /* NULL-safe */
/* tf.random.set_seed for everything that runs in this context. */
void weft_context_set_seed(weft_context *context, int64_t seed);

/* The uniform calling convention. Arguments are read in place (dense row-major copies are made of strided ones).
 * A result with data is written in place, needs dense memory and the right dtype, and its shape[] is the room there is
 * on entry and the result's shape on return; too little room: WEFT_CAPACITY. A result without data (NULL) is given
 * memory, dtype and shape (in the caller's shape[] where the rank fits): weft_free releases it. `error` may be NULL. */
typedef int32_t (*weft_entry)(weft_context *context, void *state, const weft_tensor *args, weft_tensor *results,
                              weft_error *error);

/* Releases the data of a result that was given memory. NULL-safe. */
void weft_free(weft_context *context, void *data);

/* What every compiled module exports as NAME_module(). New fields are only ever added at the end. */
typedef struct weft_value {
  const char *name;
  weft_dtype dtype;
  int32_t rank;
  const int64_t *shape; /* -1: dynamic */
} weft_value;
typedef struct weft_function {
  const char *name;
  weft_entry run;
  int32_t num_args, num_results;
  const weft_value *args, *results;
  uint32_t flags; /* 1: pure (no state, no printing); 2: shapes of results follow from those of arguments */
} weft_function;
typedef struct weft_module {
  uint32_t abi_version;
  const char *name, *source, *compiler;
  int32_t num_functions, num_variables;
  const weft_function *functions;
  const weft_value *variables;
  size_t state_bytes;
} weft_module;

#ifdef __cplusplus
}
#endif
#endif
