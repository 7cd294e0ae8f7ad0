// `main` of compiled executables: Python literals and .npy files to tensors, results to text.
#include "core/half.h"
#include "core/module.h"
#include "core/npy.h"
#include "core/print.h"
#include "state/variable.h"
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

namespace wrt {
namespace {

/// One number, bool or text of a literal.
struct Item {
  enum Kind { Int, Float, Bool, Text } kind = Int;
  int64_t integer = 0;
  uint64_t magnitude = 0; // of large unsigned numbers
  double real = 0;
  std::string text;
};

/// A Python literal of numbers, bools and texts in nested lists or tuples.
struct LiteralParser {
  const char *p;
  std::string error;
  std::vector<Item> items;
  std::vector<int64_t> dims;

  bool fail(std::string what) {
    if (error.empty()) error = std::move(what);
    return false;
  }
  void space() {
    while (*p == ' ' || *p == '\n' || *p == '\t') ++p;
  }
  bool parse() {
    if (!value(0)) return false;
    space();
    return !*p || fail("there is something after the value");
  }
  bool value(size_t depth) {
    space();
    if (*p == '[' || *p == '(') return list(depth);
    if (dims.size() > depth) return fail("lists and single values are mixed");
    return item();
  }
  bool list(size_t depth) {
    const char close = *p == '[' ? ']' : ')';
    ++p;
    if (dims.size() == depth) {
      if (!items.empty()) return fail("lists and single values are mixed");
      dims.push_back(-1);
    }
    int64_t count = 0;
    for (space(); *p != close; space()) {
      if (!*p) return fail(std::string("`") + close + "` is missing");
      if (!value(depth + 1)) return false;
      ++count;
      space();
      if (*p == ',')
        ++p;
      else if (*p != close)
        return fail("`,` is missing");
    }
    ++p;
    if (dims[depth] >= 0 && dims[depth] != count) return fail("the lists have different lengths");
    dims[depth] = count;
    return true;
  }
  bool word(const char *text) {
    const size_t n = std::strlen(text);
    if (std::strncmp(p, text, n)) return false;
    p += n;
    return true;
  }
  bool item() {
    Item made;
    if (word("True") || word("False")) {
      made.kind = Item::Bool;
      made.integer = p[-1] == 'e' && p[-2] == 'u';
      items.push_back(made);
      return true;
    }
    if (*p == '\'' || *p == '"' || (*p == 'b' && (p[1] == '\'' || p[1] == '"'))) return quotedText();
    const char *start = p;
    if (*p == '-' || *p == '+') ++p;
    std::string digits(*start == '-' ? "-" : "");
    if (word("nan") || word("inf")) {
      made.kind = Item::Float;
      made.real = p[-1] == 'n' ? std::numeric_limits<double>::quiet_NaN() : std::numeric_limits<double>::infinity();
      if (*start == '-') made.real = -made.real;
      items.push_back(made);
      return true;
    }
    bool isReal = false;
    const bool hex = p[0] == '0' && (p[1] == 'x' || p[1] == 'X');
    for (; *p && !std::strchr(",])( \n\t", *p); ++p) {
      if (*p == '_') continue;
      if (!hex && std::strchr(".eE", *p)) isReal = true;
      digits += *p;
    }
    char *end = nullptr;
    if (isReal) {
      made.kind = Item::Float;
      made.real = std::strtod(digits.c_str(), &end);
    } else {
      made.integer = std::strtoll(digits.c_str(), &end, hex ? 16 : 10);
      made.magnitude = digits[0] == '-' ? 0 : std::strtoull(digits.c_str(), nullptr, hex ? 16 : 10);
      made.real = std::strtod(digits.c_str(), nullptr);
    }
    if (digits.empty() || digits == "-" || *end)
      return fail("`" + std::string(start, static_cast<size_t>(p - start)) + "` is not a number");
    items.push_back(made);
    return true;
  }
  bool quotedText() {
    if (*p == 'b') ++p;
    const char quote = *p++;
    Item made;
    made.kind = Item::Text;
    for (; *p && *p != quote; ++p) {
      if (*p == '\\' && p[1]) {
        ++p;
        made.text += *p == 'n' ? '\n' : *p == 't' ? '\t' : *p;
      } else
        made.text += *p;
    }
    if (*p != quote) return fail("a quote is missing");
    ++p;
    items.push_back(std::move(made));
    return true;
  }
};

int32_t naturalDtype(const std::vector<Item> &items) {
  bool real = false, boolean = !items.empty();
  for (const Item &item : items) {
    if (item.kind == Item::Text) return WRT_STRING;
    real |= item.kind == Item::Float;
    boolean &= item.kind == Item::Bool;
  }
  return real ? WRT_FLOAT32 : boolean ? WRT_BOOL : WRT_INT32;
}

bool store(const Item &item, wrt_tensor *tensor, int64_t at, std::string &error) {
  const int32_t dtype = tensor->dtype;
  if ((dtype == WRT_STRING) != (item.kind == Item::Text)) {
    error = dtype == WRT_STRING ? "a text in quotes is wanted" : "a number is wanted";
    return false;
  }
  if (isInteger(dtype) && item.kind == Item::Float) {
    error = std::string("an integer is wanted for ") + wrt_dtype_name(dtype);
    return false;
  }
  const double real = item.kind == Item::Float  ? item.real
                      : item.kind == Item::Bool ? static_cast<double>(item.integer)
                                                : item.real;
  const auto put = [&](auto value) { static_cast<decltype(value) *>(tensor->data)[at] = value; };
  switch (dtype) {
  case WRT_FLOAT32:
    put(static_cast<float>(real));
    break;
  case WRT_FLOAT64:
    put(real);
    break;
  case WRT_HALF:
    put(Half(static_cast<float>(real)));
    break;
  case WRT_BFLOAT16:
    put(BFloat16(static_cast<float>(real)));
    break;
  case WRT_BOOL:
    put(item.kind == Item::Float ? item.real != 0 : item.integer != 0);
    break;
  case WRT_INT8:
    put(static_cast<int8_t>(item.integer));
    break;
  case WRT_INT16:
    put(static_cast<int16_t>(item.integer));
    break;
  case WRT_INT32:
    put(static_cast<int32_t>(item.integer));
    break;
  case WRT_INT64:
    put(item.integer);
    break;
  case WRT_UINT8:
    put(static_cast<uint8_t>(item.integer));
    break;
  case WRT_UINT16:
    put(static_cast<uint16_t>(item.integer));
    break;
  case WRT_UINT32:
    put(static_cast<uint32_t>(item.integer));
    break;
  case WRT_UINT64:
    put(item.magnitude ? item.magnitude : static_cast<uint64_t>(item.integer));
    break;
  case WRT_COMPLEX64:
    static_cast<float *>(tensor->data)[2 * at] = static_cast<float>(real),
                                           static_cast<float *>(tensor->data)[2 * at + 1] = 0;
    break;
  case WRT_COMPLEX128:
    static_cast<double *>(tensor->data)[2 * at] = real, static_cast<double *>(tensor->data)[2 * at + 1] = 0;
    break;
  case WRT_STRING:
    wrt_string_assign(static_cast<wrt_string *>(tensor->data) + at, item.text.data(),
                      static_cast<int64_t>(item.text.size()));
    break;
  default:
    error = std::string("no literal for ") + wrt_dtype_name(dtype);
    return false;
  }
  return true;
}

bool readAll(const std::string &path, std::string &out, std::string &error) {
  FILE *file = path == "-" ? stdin : std::fopen(path.c_str(), "rb");
  if (!file) {
    error = "cannot read `" + path + "`: " + std::strerror(errno);
    return false;
  }
  char buffer[65536];
  for (size_t n; (n = std::fread(buffer, 1, sizeof buffer, file)) > 0;) out.append(buffer, n);
  if (file != stdin) std::fclose(file);
  return true;
}

Tensor readArgument(const std::string &text, const wrt_value_info &info, std::string &error) {
  Tensor tensor;
  if (text == "-" || (text.size() > 4 && text.compare(text.size() - 4, 4, ".npy") == 0)) {
    std::string bytes;
    if (!readAll(text, bytes, error)) return {};
    tensor = readNpy(bytes, error);
    if (tensor && info.dtype && tensor.dtype() != info.dtype) {
      error = std::string("the array is ") + wrt_dtype_name(tensor.dtype()) + ", but " + wrt_dtype_name(info.dtype) +
              " is wanted";
      return {};
    }
  } else {
    LiteralParser parser{text.c_str(), {}, {}, {}};
    if (!parser.parse()) {
      error = parser.error;
      return {};
    }
    tensor = Tensor::make(info.dtype ? info.dtype : naturalDtype(parser.items), parser.dims);
    for (size_t i = 0; tensor && i < parser.items.size(); ++i)
      if (!store(parser.items[i], tensor.get(), static_cast<int64_t>(i), error)) return {};
  }
  if (!tensor) return tensor;
  if (info.rank >= 0 && tensor.rank() != info.rank) {
    error = "the rank must be " + std::to_string(info.rank) + ", not " + std::to_string(tensor.rank());
    return {};
  }
  for (int i = 0; info.rank >= 0 && i < info.rank; ++i)
    if (info.dims[i] >= 0 && info.dims[i] != tensor.dim(i)) {
      error = "extent " + std::to_string(i) + " must be " + std::to_string(info.dims[i]) + ", not " +
              std::to_string(tensor.dim(i));
      return {};
    }
  return tensor;
}

/// Text with results: \1 NUMBER s or \1 NUMBER r stands for the str or the repr of that result.
std::string formatResults(const char *format, const std::vector<Tensor> &results) {
  std::string out;
  for (const char *p = format; *p; ++p) {
    if (*p != '\1') {
      out += *p;
      continue;
    }
    char *end = nullptr;
    const auto number = static_cast<size_t>(std::strtol(p + 1, &end, 10));
    const wrt_tensor *tensor = results[number].get();
    out += *end == 's' ? tensorStr(tensor) : tensorRepr(tensor);
    p = end;
  }
  return out;
}

std::string signatureOf(const wrt_value_info &info) {
  std::string text = info.dtype ? wrt_dtype_name(info.dtype) : "any";
  if (info.rank < 0) return text + "*";
  text += '[';
  for (int i = 0; i < info.rank; ++i)
    text += (i ? "," : "") + (info.dims[i] < 0 ? std::string("?") : std::to_string(info.dims[i]));
  return text + ']';
}

void printHelp(const wrt_function_info &function, const char *program, FILE *to) {
  std::fprintf(to, "usage: %s", program);
  for (int i = 0; i < function.n_args; ++i) std::fprintf(to, " %s", function.args[i].name);
  std::fprintf(to, " [--npy OUT]\n\nArguments, by position or as --NAME=VALUE: Python literals, .npy files, or - for "
                   ".npy on standard input.\n");
  for (int i = 0; i < function.n_args; ++i)
    std::fprintf(to, "  %s: %s\n", function.args[i].name, signatureOf(function.args[i]).c_str());
}

/// What the command line gives: a text for each argument, and options.
struct CommandLine {
  std::vector<std::string> values;
  std::vector<bool> given;
  std::string npy;
  bool help = false;
};

bool parseCommandLine(const wrt_function_info &function, int argc, char **argv, CommandLine &line, std::string &error) {
  line.values.resize(static_cast<size_t>(function.n_args));
  line.given.resize(static_cast<size_t>(function.n_args));
  size_t next = 0;
  bool onlyPositions = false;
  for (int i = 1; i < argc; ++i) {
    const std::string text = argv[i];
    if (!onlyPositions && text == "--") {
      onlyPositions = true;
    } else if (!onlyPositions && (text == "--help" || text == "-h")) {
      line.help = true;
    } else if (!onlyPositions && (text == "--npy" || text.rfind("--npy=", 0) == 0)) {
      if (text.size() > 6)
        line.npy = text.substr(6);
      else if (++i < argc)
        line.npy = argv[i];
      else
        return error = "--npy needs a file", false;
    } else if (!onlyPositions && text.rfind("--", 0) == 0) {
      const size_t equal = text.find('=');
      const std::string name = text.substr(2, equal == std::string::npos ? equal : equal - 2);
      int found = -1;
      for (int k = 0; k < function.n_args; ++k)
        if (name == function.args[k].name) found = k;
      if (found < 0) return error = "there is no argument `" + name + "`", false;
      if (equal == std::string::npos && i + 1 >= argc) return error = "--" + name + " needs a value", false;
      line.values[static_cast<size_t>(found)] = equal == std::string::npos ? argv[++i] : text.substr(equal + 1);
      line.given[static_cast<size_t>(found)] = true;
    } else {
      while (next < line.given.size() && line.given[next]) ++next;
      if (next == line.given.size()) return error = "too many arguments: `" + text + "`", false;
      line.values[next] = text;
      line.given[next++] = true;
    }
  }
  for (size_t i = 0; i < line.given.size() && !line.help; ++i)
    if (!line.given[i]) return error = std::string("the argument `") + function.args[i].name + "` is missing", false;
  return true;
}

bool writeResults(const std::string &path, const std::vector<Tensor> &results, std::string &error) {
  for (size_t i = 0; i < results.size(); ++i) {
    std::string name = path;
    if (results.size() > 1) { // OUT.npy, OUT_1.npy, ...
      const size_t dot = name.rfind(".npy");
      if (i) name.insert(dot == std::string::npos ? name.size() : dot, "_" + std::to_string(i));
    }
    const std::string bytes = writeNpy(results[i].get());
    if (bytes.empty()) return error = "a result of this dtype has no .npy form", false;
    FILE *file = name == "-" ? stdout : std::fopen(name.c_str(), "wb");
    if (!file) return error = "cannot write `" + name + "`: " + std::strerror(errno), false;
    const bool complete = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
    if ((file != stdout && std::fclose(file)) || !complete) return error = "cannot write `" + name + "`", false;
  }
  return true;
}

} // namespace
} // namespace wrt

extern "C" int32_t wrt_module_main(const wrt_module_info *module, int32_t argc, char **argv) {
  using namespace wrt;
  const wrt_function_info &function = module->functions[0];
  const char *program = argc ? argv[0] : function.name;
  CommandLine line;
  std::string error;
  if (!parseCommandLine(function, argc, argv, line, error)) {
    std::fprintf(stderr, "%s: %s\n", program, error.c_str());
    printHelp(function, program, stderr);
    return 2;
  }
  if (line.help) {
    printHelp(function, program, stdout);
    return 0;
  }
  std::vector<Tensor> arguments;
  for (int i = 0; i < function.n_args; ++i) {
    Tensor argument = readArgument(line.values[static_cast<size_t>(i)], function.args[i], error);
    if (!argument) {
      std::fprintf(stderr, "%s: argument `%s`: %s\n", program, function.args[i].name, error.c_str());
      return 2;
    }
    arguments.push_back(std::move(argument));
  }
  weft_context *context = weft_context_create(nullptr);
  weft_error failure{};
  void *state = context ? wrt_module_state_create(module, context, &failure) : nullptr;
  if (!state) {
    std::fprintf(stderr, "%s: %s\n", program, failure.message);
    return 1;
  }
  // The variables are reached as any caller of the module reaches them: through a frame of our own, so that results
  // need no memory prepared for them.
  wrt_frame *frame = wrt_begin(context, &failure);
  std::vector<wrt_tensor *> in, out(static_cast<size_t>(function.n_results), nullptr);
  for (const Tensor &argument : arguments) in.push_back(argument.get());
  for (int i = 0; i < function.n_captures; ++i) in.push_back(wrt_module_state_variable(state, function.captures[i]));
  function.entry(frame, in.data(), out.data());
  std::vector<Tensor> results;
  for (wrt_tensor *tensor : out) results.push_back(Tensor::adopt(tensor));
  const std::string message = frame->message;
  int32_t code = wrt_end(frame, module->file, module->lines, module->n_lines, &failure);
  if (code) {
    std::fflush(stdout);
    std::fprintf(stderr, "%s: %s\n", wrt_code_exception(code), message.c_str());
    if (failure.line) std::fprintf(stderr, "%s:%d\n", failure.file, failure.line);
  } else if (!line.npy.empty()) {
    if (!writeResults(line.npy, results, error)) {
      std::fprintf(stderr, "%s: %s\n", program, error.c_str());
      code = 1;
    }
  } else {
    const std::string text = formatResults(function.format, results) + "\n";
    std::fwrite(text.data(), 1, text.size(), stdout);
  }
  results.clear();
  wrt_module_state_destroy(context, state);
  weft_context_destroy(context);
  return code ? 1 : 0;
}
