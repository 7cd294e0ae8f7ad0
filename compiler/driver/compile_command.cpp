// `weft compile`: functions to objects, libraries and programs, with headers for C and C++.
#include "codegen/weftc.h"
#include "driver/commands.h"
#include "driver/compiler_library.h"
#include "driver/large_stack.h"
#include "driver/link.h"
#include "driver/module_headers.h"
#include "driver/output.h"
#include "driver/print_stage.h"
#include "driver/result_format.h"
#include "driver/session.h"
#include "driver/traced_functions.h"
#include "state/variable.h"

#include <algorithm>
#include <filesystem>

namespace weft::driver {
namespace {

namespace fs = std::filesystem;
using Graphs = std::vector<std::shared_ptr<FuncGraph>>;

struct Job {
  const CompileArguments &arguments;
  std::string module;
  Diagnostics diagnostics{};

  bool wants(std::string_view kind) const {
    return std::find(arguments.emit.begin(), arguments.emit.end(), kind) != arguments.emit.end();
  }
  int fail(DiagnosticKind kind, const std::string &text) {
    diagnostics.report({}, kind, text);
    printDiagnostics(diagnostics, arguments.common);
    return ExitProgramWrong;
  }
};

// The module's variables in the order of their first use; each function's captures by number.
bool collectVariables(const Graphs &graphs, ModuleRequest &request, std::string &error) {
  std::vector<const wrt::Variable *> known;
  for (size_t f = 0; f < graphs.size(); ++f)
    for (const Capture &capture : graphs[f]->captures) {
      const wrt::Variable *variable = wrt::Variable::of(capture.tensor.get());
      if (!variable) {
        error = "`" + capture.name + "` is neither a variable nor a constant: it cannot be part of a compiled module";
        return false;
      }
      const auto at = std::find(known.begin(), known.end(), variable);
      request.functions[f].variables.push_back(static_cast<uint32_t>(at - known.begin()));
      if (at != known.end()) continue;
      known.push_back(variable);
      CompiledVariable made;
      made.name = variable->name.substr(0, variable->name.find(':'));
      const std::string base = made.name.empty() ? "Variable" : made.name;
      made.name = base;
      for (int i = 1; std::any_of(request.variables.begin(), request.variables.end(),
                                  [&](const CompiledVariable &v) { return v.name == made.name; });
           ++i)
        made.name = base + "_" + std::to_string(i);
      made.dtype = variable->dtype;
      if (variable->value && wrt::isManaged(variable->dtype)) {
        error = "the variable `" + made.name + "` holds text, which a compiled module cannot start with";
        return false;
      }
      if (variable->value) {
        made.shape.assign(variable->value.dims().begin(), variable->value.dims().end());
        made.bytes.assign(static_cast<const char *>(variable->value->data),
                          static_cast<size_t>(variable->value.size() * wrt_dtype_size(variable->dtype)));
      } else {
        made.shape = variable->shape;
      }
      request.variables.push_back(std::move(made));
    }
  return true;
}

/// Where the files go: a folder with the usual names, or one file's path.
struct Places {
  std::string folder; // "" or with a slash at its end
  std::string file;   // of the one kind that was asked for; empty: the usual name
  std::string of(const std::string &usual) const { return file.empty() ? folder + usual : file; }
  std::string header(const std::string &name) const { return folder + name; }
};

bool findPlaces(const Job &job, Places &places, std::string &error) {
  const std::string &output = job.arguments.output;
  if (output.empty()) return true;
  std::error_code failed;
  const auto kinds = std::count_if(job.arguments.emit.begin(), job.arguments.emit.end(),
                                   [](const std::string &kind) { return kind != "header"; });
  if (output.back() == '/' || fs::is_directory(output, failed) || kinds != 1) {
    fs::create_directories(output, failed);
    if (!fs::is_directory(output, failed)) return error = "cannot make the folder `" + output + "`", false;
    places.folder = output.back() == '/' ? output : output + "/";
    return true;
  }
  places.file = output;
  const std::string parent = fs::path(output).parent_path().string();
  if (!parent.empty()) {
    fs::create_directories(parent, failed);
    places.folder = parent + "/";
  }
  return true;
}

int writeAll(Job &job, const ModuleRequest &request, const ModuleOutput &made, const Graphs &graphs) {
  Places places;
  std::string error;
  if (!findPlaces(job, places, error)) return job.fail(DiagnosticKind::CannotCompile, error);
  const std::string &m = job.module;
  std::vector<std::string> written;
  const auto write = [&](const std::string &path, const std::string &text) {
    written.push_back(path);
    return writeOutput(path, text, job.diagnostics);
  };
  bool fine = true;
  if (job.wants("obj")) fine = fine && write(places.of(m + ".o"), made.object);
  if (job.wants("static")) fine = fine && write(places.of("lib" + m + ".a"), made.archive);
  if (job.wants("llvm")) fine = fine && write(places.of(m + ".ll"), made.llvm);
  if (job.wants("asm")) fine = fine && write(places.of(m + ".s"), made.assembly);
  for (const auto &[name, kind, usual] :
       {std::tuple{"shared", LinkKind::Shared, "lib" + m + ".so"}, std::tuple{"exe", LinkKind::Executable, m}}) {
    if (!fine || !job.wants(name)) continue;
    written.push_back(places.of(usual));
    if (!linkModule(kind, made.object, written.back(), error)) return job.fail(DiagnosticKind::CannotCompile, error);
  }
  if (job.wants("obj") || job.wants("static") || job.wants("shared") || job.wants("header")) {
    HeaderRequest header{m, job.arguments.cppNamespace, request.source, {}, request.variables};
    for (const auto &graph : graphs) header.functions.push_back(graph.get());
    fine = fine && write(places.header(m + ".h"), writeCHeader(header)) &&
           write(places.header(m + ".hpp"), writeCppHeader(header));
  }
  if (fine && !job.arguments.depfile.empty() && !written.empty()) {
    std::string rule = written[0] + ":";
    std::vector<std::string> files;
    for (const auto &graph : graphs)
      for (const std::string &file : graph->files)
        if (std::find(files.begin(), files.end(), file) == files.end()) files.push_back(file);
    for (const std::string &file : files) rule += " " + file;
    fine = writeOutput(job.arguments.depfile, rule + "\n", job.diagnostics);
  }
  printDiagnostics(job.diagnostics, job.arguments.common);
  return fine ? ExitOk : ExitProgramWrong;
}

int compile(Job &job, Session &session) {
  const CompileArguments &arguments = job.arguments;
  const auto graphs =
      traceFunctions(session, arguments.common, arguments.file, arguments.functions, arguments.signatures);
  if (!graphs) return session.exitCode;
  if (graphs->empty()) return job.fail(DiagnosticKind::NothingDecorated, arguments.file);
  std::string error;
  ModuleRequest request;
  request.module = identifier(job.module);
  request.source = graphs->front()->files.empty() ? arguments.file : graphs->front()->files[0];
  for (const auto &graph : *graphs)
    request.functions.push_back({identifier(graph->name), graph.get(), {}, resultFormat(*graph)});
  if (!collectVariables(*graphs, request, error)) return job.fail(DiagnosticKind::CannotCompile, error);
  request.executable = job.wants("exe");
  if (request.executable && graphs->size() > 1)
    return job.fail(DiagnosticKind::CannotCompile, "an executable is made of one function: name it with -f");
  request.object = job.wants("obj") || job.wants("shared") || job.wants("exe");
  request.archive = job.wants("static");
  request.assembly = job.wants("asm");
  request.llvm = job.wants("llvm");
  Compiler *compiler = loadCompiler(error);
  if (!compiler) return job.fail(DiagnosticKind::CannotCompile, "the compiler cannot be loaded: " + error);
  CompileOptions options;
  options.triple = arguments.targetTriple;
  options.cpu = arguments.targetCpu;
  options.optimize = arguments.optimizationLevel;
  options.simplify = arguments.optimizationLevel > 0; // -O0 is the graph as traced
  options.times = threadStageTimes();
  if (isGraphStage(arguments.common.printAfter)) {
    const std::string text = printGraphs(*graphs, arguments.common.printAfter, options, error);
    if (text.empty()) return job.fail(DiagnosticKind::CannotCompile, error);
    if (!writeStage(arguments.common, {}, text)) return ExitProgramWrong;
  }
  ModuleOutput made;
  if (!compiler->compileModule(request, options, made, error)) return job.fail(DiagnosticKind::CannotCompile, error);
  return writeAll(job, request, made, *graphs);
}

} // namespace

int runCompileCommand(const CompileArguments &arguments) {
  std::string module = arguments.moduleName;
  if (module.empty()) module = arguments.file == "-" ? "module" : fs::path(arguments.file).stem().string();
  Job job{arguments, identifier(module)};
  int code = ExitProgramWrong;
  runOnLargeStack([&] {
    Session session(arguments.common);
    code = compile(job, session);
  });
  return code;
}

} // namespace weft::driver
