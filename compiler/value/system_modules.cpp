// sys, os, os.path, time, io: the parts that scripts use.
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <thread>

#include <filesystem>

#include <unistd.h>

#include "value/builtins.h"
#include "value/errors.h"
#include "value/native_modules.h"
#include "value/protocol.h"
#include "value/signature.h"

namespace weft::py {

void registerBuiltinModules() {
  registerModule("builtins", fillBuiltins);
  registerModule("sys", fillSys);
  registerModule("os", fillOs);
  registerModule("os.path", fillOsPath);
  registerModule("math", fillMath);
  registerModule("time", fillTime);
  registerModule("random", fillRandom);
  registerModule("_regex", fillRegex);
  registerModule("io", fillIo);
}

namespace {

void set(Module &m, std::string_view name, const Value &value) { dictSet(*m.dict, Symbol::intern(name), value); }

Value raiseOsError(int number, const std::string &path) {
  Type *cls = number == ENOENT    ? exceptions().FileNotFoundError
              : number == EEXIST  ? exceptions().FileExistsError
              : number == EISDIR  ? exceptions().IsADirectoryError
              : number == ENOTDIR ? exceptions().NotADirectoryError
              : number == EACCES  ? exceptions().PermissionError
                                  : exceptions().OSError;
  auto exception = make<Exception>(cls);
  exception->args = makeTuple({makeInt(number), makeStr(strerror(number)), makeStr(path)});
  return raiseValue(exception.value());
}

// ---- Files and streams.

// StringIO, BytesIO and opened files: the whole content in memory, written back at close.
class Stream : public Container {
public:
  Stream(Type *cls, bool isBinary) : Container(cls), binary(isBinary) {}
  ~Stream() override { save(); }
  static bool classof(const Object &object);
  void save() {
    if (!dirty || path.empty()) return;
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file.write(data.data(), static_cast<std::streamsize>(data.size()));
    dirty = false;
  }
  std::string data, path;
  size_t at = 0;
  bool binary, readable = true, writable = true, closed = false, dirty = false, append = false;
};
Type *streamType = nullptr, *stringIoType = nullptr, *bytesIoType = nullptr, *consoleType = nullptr;
bool Stream::classof(const Object &object) { return object.type->isSubtypeOf(streamType); }

Stream *openStream(const Value &self) {
  auto *stream = self.as<Stream>();
  if (!stream->closed) return stream;
  (void)raiseValueError("I/O operation on closed file.");
  return nullptr;
}
Value textOf(const Stream &stream, std::string data) {
  return stream.binary ? makeBytes(std::move(data)) : makeStr(std::move(data));
}
bool takeLine(Stream &stream, std::string &line) {
  if (stream.at >= stream.data.size()) return false;
  size_t end = stream.data.find('\n', stream.at);
  end = end == std::string::npos ? stream.data.size() : end + 1;
  line = stream.data.substr(stream.at, end - stream.at);
  stream.at = end;
  return true;
}

void addStreamMethods(Type &t) {
  t.method("write", [](const Value &self, const Args &args) -> Value {
    Stream *stream = openStream(self);
    if (!stream) return {};
    const Str *text = asStr(args[0]);
    const Bytes *bytes = asBytes(args[0]);
    if (stream->binary ? !bytes : !text)
      return stream->binary ? raiseTypeError("a bytes-like object is required, not '{}'", typeName(args[0]))
                            : raiseTypeError("write() argument must be str, not {}", typeName(args[0]));
    const std::string &data = text ? text->text : bytes->data;
    if (stream->append) stream->at = stream->data.size();
    if (stream->at + data.size() > stream->data.size()) stream->data.resize(stream->at + data.size());
    stream->data.replace(stream->at, data.size(), data);
    stream->at += data.size();
    stream->dirty = true;
    return makeInt(text ? static_cast<int64_t>(text->length()) : static_cast<int64_t>(data.size()));
  });
  t.method("writelines", [](const Value &self, const Args &args) -> Value {
    return forEach(args[0],
                   [&](const Value &line) { return static_cast<bool>(callMethod(self, WEFT_SYMBOL("write"), {line})); })
               ? Value::none()
               : Value();
  });
  t.method("read", [](const Value &self, const Args &args) -> Value {
    Stream *stream = openStream(self);
    int64_t size = -1;
    if (!stream || (args.count && !args[0].isNone() && !index(args[0], size))) return {};
    std::string out = stream->at < stream->data.size()
                          ? stream->data.substr(stream->at, size < 0 ? std::string::npos : static_cast<size_t>(size))
                          : "";
    stream->at += out.size();
    return textOf(*stream, std::move(out));
  });
  t.method("readline", [](const Value &self, const Args &) -> Value {
    Stream *stream = openStream(self);
    if (!stream) return {};
    std::string line;
    (void)takeLine(*stream, line);
    return textOf(*stream, std::move(line));
  });
  t.method("readlines", [](const Value &self, const Args &) -> Value {
    Stream *stream = openStream(self);
    if (!stream) return {};
    std::vector<Value> lines;
    for (std::string line; takeLine(*stream, line);) lines.push_back(textOf(*stream, line));
    return makeList(std::move(lines));
  });
  t.method("getvalue", [](const Value &self, const Args &) -> Value {
    Stream *stream = openStream(self);
    return stream ? textOf(*stream, stream->data) : Value();
  });
  t.method("seek", [](const Value &self, const Args &args) -> Value {
    int64_t at, whence = 0;
    Stream *stream = openStream(self);
    if (!stream || !index(args[0], at) || (args.count > 1 && !index(args[1], whence))) return {};
    if (whence == 1) at += static_cast<int64_t>(stream->at);
    if (whence == 2) at += static_cast<int64_t>(stream->data.size());
    stream->at = static_cast<size_t>(std::max<int64_t>(0, at));
    return makeInt(at);
  });
  t.method("tell",
           [](const Value &self, const Args &) { return makeInt(static_cast<int64_t>(self.as<Stream>()->at)); });
  t.method("truncate", [](const Value &self, const Args &args) -> Value {
    Stream *stream = openStream(self);
    auto size = static_cast<int64_t>(stream ? stream->at : 0);
    if (!stream || (args.count && !index(args[0], size))) return {};
    stream->data.resize(static_cast<size_t>(size));
    stream->dirty = true;
    return makeInt(size);
  });
  t.method("flush", [](const Value &self, const Args &) {
    self.as<Stream>()->save();
    return Value::none();
  });
  t.method("close", [](const Value &self, const Args &) {
    self.as<Stream>()->save();
    self.as<Stream>()->closed = true;
    return Value::none();
  });
  t.method("__enter__", [](const Value &self, const Args &) { return self; });
  t.method("__exit__", [](const Value &self, const Args &) {
    return callMethod(self, WEFT_SYMBOL("close")) ? Value::none() : Value();
  });
  t.property("closed", [](const Value &self) { return makeBool(self.as<Stream>()->closed); });
  t.property("name", [](const Value &self) { return makeStr(self.as<Stream>()->path); });
  t.slots.iterate = [](const Value &self) { return self; };
  t.slots.next = [](const Value &self, Value &out) {
    std::string line;
    if (!takeLine(*self.as<Stream>(), line)) return Next::Stop;
    out = textOf(*self.as<Stream>(), std::move(line));
    return Next::Item;
  };
}

// sys.stdout and sys.stderr.
class Console : public Container {
public:
  Console(bool error) : Container(consoleType), isError(error) {}
  bool isError;
};

void makeStreamTypes() {
  if (streamType) return;
  streamType = &newNativeType("TextIOWrapper", nullptr, "_io");
  addStreamMethods(*streamType);
  streamType->ready();
  auto makeMemory = [](const char *name, bool) {
    Type &t = newNativeType(name, streamType, "_io");
    t.hasInstanceDict = true;
    return &t;
  };
  stringIoType = makeMemory("StringIO", false);
  stringIoType->slots.create = [](Type *cls, const Args &args) -> Value {
    auto stream = make<Stream>(cls, false);
    if (args.count)
      if (const Str *text = asStr(args[0])) stream->data = text->text;
    return stream.value();
  };
  stringIoType->ready();
  bytesIoType = makeMemory("BytesIO", true);
  bytesIoType->slots.create = [](Type *cls, const Args &args) -> Value {
    auto stream = make<Stream>(cls, true);
    if (args.count)
      if (const Bytes *bytes = asBytes(args[0])) stream->data = bytes->data;
    return stream.value();
  };
  bytesIoType->ready();
  consoleType = &newNativeType("TextIOWrapper", nullptr, "_io");
  consoleType->method("write", [](const Value &self, const Args &args) -> Value {
    const Str *text = asStr(args[0]);
    if (!text) return raiseTypeError("write() argument must be str, not {}", typeName(args[0]));
    if (static_cast<Console *>(self.object())->isError) {
      interpreter().flush();
      interpreter().writeError(text->text);
    } else {
      interpreter().writeOutput(text->text);
    }
    return makeInt(static_cast<int64_t>(text->length()));
  });
  consoleType->method("flush", [](const Value &, const Args &) {
    interpreter().flush();
    return Value::none();
  });
  consoleType->method("isatty", [](const Value &, const Args &) { return makeBool(false); });
  consoleType->method("fileno", [](const Value &self, const Args &) {
    return makeInt(static_cast<Console *>(self.object())->isError ? 2 : 1);
  });
  consoleType->method("reconfigure", [](const Value &, const Args &) { return Value::none(); });
  consoleType->property("encoding", [](const Value &) { return makeStr("utf-8"); });
  consoleType->ready();
}

Value openFile(const Value *a) {
  const Str *path = asStr(a[0]);
  Value viaProtocol;
  if (!path) {
    bool found = false;
    viaProtocol = callSpecial(a[0], WEFT_SYMBOL("__fspath__"), {}, found);
    path = found && viaProtocol ? asStr(viaProtocol) : nullptr;
    if (!path)
      return pending() ? Value() : raiseTypeError("expected str, bytes or os.PathLike object, not {}", typeName(a[0]));
  }
  const Str *mode = asStr(a[1]);
  if (!mode) return raiseTypeError("open() argument 'mode' must be str, not {}", typeName(a[1]));
  auto has = [&](char c) { return mode->text.find(c) != std::string::npos; };
  makeStreamTypes();
  auto stream = make<Stream>(streamType, has('b'));
  stream->path = path->text;
  if (has('w') || has('x')) {
    if (has('x') && std::filesystem::exists(path->text)) return raiseOsError(EEXIST, path->text);
    std::ofstream probe(path->text, std::ios::binary | std::ios::trunc);
    if (!probe) {
      stream->path.clear();
      return raiseOsError(errno, path->text);
    }
    return stream.value();
  }
  std::ifstream file(path->text, std::ios::binary);
  if (std::filesystem::is_directory(path->text)) return raiseOsError(EISDIR, path->text);
  if (!file && !has('a')) {
    stream->path.clear();
    return raiseOsError(errno ? errno : ENOENT, path->text);
  }
  stream->data.assign(std::istreambuf_iterator<char>(file), {});
  stream->append = has('a');
  return stream.value();
}

std::string pathText(const Value &value) {
  if (const Str *text = asStr(value)) return text->text;
  bool found = false;
  Value path = callSpecial(value, WEFT_SYMBOL("__fspath__"), {}, found);
  const Str *text = path ? asStr(path) : nullptr;
  return text ? text->text : "";
}

} // namespace

bool fillIo(Module &m) {
  makeStreamTypes();
  set(m, "StringIO", Value(stringIoType));
  set(m, "BytesIO", Value(bytesIoType));
  set(m, "TextIOWrapper", Value(streamType));
  defineFunction(m, "open",
                 "file, mode='r', buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None",
                 openFile);
  return true;
}

bool fillSys(Module &m) {
  makeStreamTypes();
  for (auto [name, error] : {std::pair{"stdout", false}, {"stderr", true}, {"__stdout__", false}, {"__stderr__", true}})
    set(m, name, Value(new Console(error)));
  set(m, "stdin", Value::none());
  set(m, "argv", makeList());
  set(m, "path", makeList({makeStr(interpreter().scriptDirectory)}));
  set(m, "modules", interpreter().modules.value());
  set(m, "maxsize", makeInt(INT64_MAX));
  set(m, "byteorder", makeStr("little"));
  set(m, "platform", makeStr("linux"));
  set(m, "executable", makeStr(""));
  set(m, "version", makeStr("3.11.0 (weft)"));
  set(m, "maxunicode", makeInt(0x10FFFF));
  set(m, "flags", Value::none());
  auto addStruct = [&](const char *module, const char *typeText, const char *attribute,
                       std::vector<std::pair<const char *, Value>> fields) {
    Type &t = newNativeType(typeText, types().tuple, module);
    std::vector<Value> items;
    for (auto &[name, value] : fields) {
      items.push_back(value);
      t.constant(name, value);
    }
    t.ready();
    set(m, attribute, Value(new Tuple(&t, std::move(items))));
  };
  addStruct("sys", "version_info", "version_info",
            {{"major", makeInt(3)},
             {"minor", makeInt(11)},
             {"micro", makeInt(0)},
             {"releaselevel", makeStr("final")},
             {"serial", makeInt(0)}});
  addStruct("sys", "float_info", "float_info",
            {{"max", makeFloat(1.7976931348623157e308)},
             {"min", makeFloat(2.2250738585072014e-308)},
             {"epsilon", makeFloat(2.220446049250313e-16)},
             {"dig", makeInt(15)},
             {"mant_dig", makeInt(53)}});
  defineFunction(m, "exit", "status=None, /", [](const Value *a) -> Value {
    auto exception = make<Exception>(exceptions().SystemExit);
    exception->args = a[0].isNone() ? makeTuple() : makeTuple({a[0]});
    return raiseValue(exception.value());
  });
  defineFunction(m, "getrecursionlimit", "", [](const Value *) { return makeInt(interpreter().recursionLimit); });
  defineFunction(m, "setrecursionlimit", "limit, /", [](const Value *a) -> Value {
    int64_t limit;
    if (!index(a[0], limit)) return {};
    if (limit < 1) return raiseValueError("recursion limit must be greater or equal than 1");
    interpreter().recursionLimit = static_cast<int>(std::min<int64_t>(limit, 1000000));
    return Value::none();
  });
  defineFunction(m, "getsizeof", "object, default=0", [](const Value *) { return makeInt(64); });
  defineFunction(m, "getrefcount", "object, /",
                 [](const Value *a) { return makeInt(a[0].isObject() ? a[0].object()->references : 1); });
  defineFunction(m, "intern", "string, /", [](const Value *a) { return a[0]; });
  defineFunction(m, "getdefaultencoding", "", [](const Value *) { return makeStr("utf-8"); });
  defineFunction(m, "exc_info", "", [](const Value *) {
    const Value &handled = interpreter().handled;
    Value none = Value::none();
    return handled ? makeTuple({Value(handled.type()), handled, none}) : makeTuple({none, none, none});
  });
  defineFunction(m, "exception", "",
                 [](const Value *) { return interpreter().handled ? interpreter().handled : Value::none(); });
  return true;
}

bool fillOsPath(Module &m) {
  auto def = [&](const char *name, const char *parameters, Value (*code)(const Value *)) {
    defineFunction(m, name, parameters, code);
  };
  set(m, "sep", makeStr("/"));
  def("join", "a, *p", [](const Value *a) {
    std::string out = pathText(a[0]);
    for (const Value &part : *asSequence(a[1])) {
      std::string text = pathText(part);
      if (text.starts_with('/'))
        out = text;
      else
        out += (out.empty() || out.ends_with('/') ? "" : "/") + text;
    }
    return makeStr(std::move(out));
  });
  def("basename", "p", [](const Value *a) {
    std::string text = pathText(a[0]);
    return makeStr(text.substr(text.rfind('/') + 1));
  });
  def("dirname", "p", [](const Value *a) {
    std::string text = pathText(a[0]);
    size_t slash = text.rfind('/');
    if (slash == std::string::npos) return makeStr("");
    return makeStr(slash == 0 ? "/" : text.substr(0, slash));
  });
  def("split", "p", [](const Value *a) {
    std::string text = pathText(a[0]);
    size_t slash = text.rfind('/');
    if (slash == std::string::npos) return makeTuple({makeStr(""), makeStr(text)});
    return makeTuple({makeStr(slash == 0 ? "/" : text.substr(0, slash)), makeStr(text.substr(slash + 1))});
  });
  def("splitext", "p", [](const Value *a) {
    std::string text = pathText(a[0]);
    size_t slash = text.rfind('/'), start = slash == std::string::npos ? 0 : slash + 1;
    size_t dot = text.rfind('.'), visible = text.find_first_not_of('.', start); // leading dots are part of the name
    if (dot == std::string::npos || dot < start || visible == std::string::npos || dot < visible)
      return makeTuple({makeStr(text), makeStr("")});
    return makeTuple({makeStr(text.substr(0, dot)), makeStr(text.substr(dot))});
  });
  def("exists", "path", [](const Value *a) { return makeBool(std::filesystem::exists(pathText(a[0]))); });
  def("isfile", "path", [](const Value *a) { return makeBool(std::filesystem::is_regular_file(pathText(a[0]))); });
  def("isdir", "path", [](const Value *a) { return makeBool(std::filesystem::is_directory(pathText(a[0]))); });
  def("isabs", "path", [](const Value *a) { return makeBool(pathText(a[0]).starts_with('/')); });
  def("abspath", "path", [](const Value *a) {
    std::string text = std::filesystem::absolute(pathText(a[0])).lexically_normal().string();
    if (text.size() > 1 && text.ends_with('/')) text.pop_back();
    return makeStr(std::move(text));
  });
  def("realpath", "path",
      [](const Value *a) { return makeStr(std::filesystem::weakly_canonical(pathText(a[0])).string()); });
  def("normpath", "path", [](const Value *a) {
    std::string text = std::filesystem::path(pathText(a[0])).lexically_normal().string();
    if (text.size() > 1 && text.ends_with('/')) text.pop_back();
    return makeStr(text.empty() ? "." : text);
  });
  def("expanduser", "path", [](const Value *a) {
    std::string text = pathText(a[0]);
    const char *home = getenv("HOME");
    return makeStr(text.starts_with('~') && home ? home + text.substr(1) : text);
  });
  def("getsize", "path", [](const Value *a) -> Value {
    std::error_code error;
    auto size = std::filesystem::file_size(pathText(a[0]), error);
    return error ? raiseOsError(error.value(), pathText(a[0])) : makeInt(static_cast<int64_t>(size));
  });
  return true;
}

bool fillOs(Module &m) {
  auto def = [&](const char *name, const char *parameters, Value (*code)(const Value *)) {
    defineFunction(m, name, parameters, code);
  };
  Value path = importModule("os.path");
  if (!path) return false;
  set(m, "path", path);
  set(m, "sep", makeStr("/"));
  set(m, "linesep", makeStr("\n"));
  set(m, "name", makeStr("posix"));
  set(m, "devnull", makeStr("/dev/null"));
  auto environment = makeDict();
  for (char **at = environ; at && *at; ++at) {
    std::string_view entry = *at;
    size_t equals = entry.find('=');
    if (equals != std::string_view::npos)
      dictSet(*environment, Symbol::intern(entry.substr(0, equals)), makeStr(std::string(entry.substr(equals + 1))));
  }
  set(m, "environ", environment.value());
  def("getenv", "key, default=None", [](const Value *a) -> Value {
    const Str *key = asStr(a[0]);
    const char *value = key ? getenv(key->text.c_str()) : nullptr;
    return value ? makeStr(value) : a[1];
  });
  def("getcwd", "", [](const Value *) { return makeStr(std::filesystem::current_path().string()); });
  def("getpid", "", [](const Value *) { return makeInt(getpid()); });
  def("cpu_count", "", [](const Value *) { return makeInt(std::max(1u, std::thread::hardware_concurrency())); });
  def("listdir", "path='.'", [](const Value *a) -> Value {
    std::error_code error;
    std::vector<Value> names;
    for (const auto &entry : std::filesystem::directory_iterator(pathText(a[0]), error))
      names.push_back(makeStr(entry.path().filename().string()));
    return error ? raiseOsError(error.value(), pathText(a[0])) : makeList(std::move(names));
  });
  def("makedirs", "name, mode=511, exist_ok=False", [](const Value *a) -> Value {
    std::error_code error;
    bool made = std::filesystem::create_directories(pathText(a[0]), error);
    if (error) return raiseOsError(error.value(), pathText(a[0]));
    return made || truth(a[2]) == 1 ? Value::none() : raiseOsError(EEXIST, pathText(a[0]));
  });
  def("mkdir", "path, mode=511", [](const Value *a) -> Value {
    std::error_code error;
    bool made = std::filesystem::create_directory(pathText(a[0]), error);
    return error  ? raiseOsError(error.value(), pathText(a[0]))
           : made ? Value::none()
                  : raiseOsError(EEXIST, pathText(a[0]));
  });
  for (const char *name : {"remove", "unlink", "rmdir"})
    def(name, "path", [](const Value *a) -> Value {
      std::error_code error;
      bool gone = std::filesystem::remove(pathText(a[0]), error);
      return error  ? raiseOsError(error.value(), pathText(a[0]))
             : gone ? Value::none()
                    : raiseOsError(ENOENT, pathText(a[0]));
    });
  def("fspath", "path", [](const Value *a) { return makeStr(pathText(a[0])); });
  return true;
}

bool fillTime(Module &m) {
  auto def = [&](const char *name, Value (*code)(const Value *)) { defineFunction(m, name, "", code); };
  auto seconds = [](auto duration) { return std::chrono::duration<double>(duration).count(); };
  static auto toSeconds = seconds;
  def("time", [](const Value *) { return makeFloat(toSeconds(std::chrono::system_clock::now().time_since_epoch())); });
  def("perf_counter",
      [](const Value *) { return makeFloat(toSeconds(std::chrono::steady_clock::now().time_since_epoch())); });
  def("monotonic",
      [](const Value *) { return makeFloat(toSeconds(std::chrono::steady_clock::now().time_since_epoch())); });
  def("process_time", [](const Value *) { return makeFloat(static_cast<double>(std::clock()) / CLOCKS_PER_SEC); });
  def("time_ns", [](const Value *) {
    return makeInt(
        std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::system_clock::now().time_since_epoch())
            .count());
  });
  def("perf_counter_ns", [](const Value *) {
    return makeInt(
        std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
            .count());
  });
  defineFunction(m, "sleep", "secs, /", [](const Value *a) -> Value {
    double duration;
    if (!number(a[0], duration)) return {};
    if (duration < 0) return raiseValueError("sleep length must be non-negative");
    interpreter().flush();
    std::this_thread::sleep_for(std::chrono::duration<double>(duration));
    return Value::none();
  });
  defineFunction(m, "strftime", "format, t=None, /", [](const Value *a) -> Value {
    const Str *format = asStr(a[0]);
    if (!format) return raiseTypeError("strftime() argument 1 must be str, not {}", typeName(a[0]));
    time_t now = time(nullptr);
    char text[256];
    size_t size = strftime(text, sizeof text, format->text.c_str(), localtime(&now));
    return makeStr(std::string(text, size));
  });
  return true;
}

} // namespace weft::py
