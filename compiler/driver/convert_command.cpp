// `weft convert`: functions as tf.autograph.to_code prints them, or whole files.
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <filesystem>
#include <mutex>
#include <thread>

#include <malloc.h>
#include <unistd.h>

#include "base/stages.h"
#include "convert/entities.h"
#include "convert/explain.h"
#include "convert/module_rewrite.h"
#include "driver/commands.h"
#include "driver/function_resolver.h"
#include "driver/large_stack.h"
#include "driver/output.h"
#include "driver/progress_bar.h"
#include "syntax/cst_print.h"
#include "syntax/parser.h"
#include "syntax/unparse.h"

namespace weft::driver {

namespace {

namespace fs = std::filesystem;

struct Job {
  const ConvertArguments &arguments;
  convert::ConvertOptions options;
  convert::ExplainOptions explain;
  /// --explain is about functions: about all of them if none is named.
  bool everyFunction() const { return arguments.all || (arguments.explain && arguments.functions.empty()); }
};

// The functions asked for, one blank line between them.
bool convertFunctions(const Job &job, const ast::Module &module, uint32_t file, std::string &out,
                      Diagnostics &diagnostics) {
  convert::ModuleEntities entities(module, file);
  FunctionResolver resolver(entities, module, file, job.arguments.common);
  std::vector<convert::Entity> wanted;
  bool complete = true;
  for (const std::string &label : job.arguments.functions) {
    Result<convert::Entity> entity = resolver.find(label, diagnostics);
    if (entity)
      wanted.push_back(*entity);
    else
      complete = false;
  }
  if (job.everyFunction())
    for (convert::Entity &entity : entities.all()) wanted.push_back(std::move(entity));
  for (const convert::Entity &entity : wanted) {
    ast::Context nodes;
    Result<const ast::Node *> source = entities.source(entity, nodes, diagnostics);
    if (!source) {
      complete = false;
      continue;
    }
    Result<convert::Converted> converted =
        convert::convertFunction(**source, entities.context(entity), job.options, nodes, diagnostics);
    if (!converted) {
      complete = false;
      continue;
    }
    if (!out.empty()) out += '\n';
    out += job.arguments.explain ? convert::explainPage(*converted, entity, **source, file, job.explain)
                                 : convert::printConverted(*converted);
  }
  return complete;
}

// The new text of one file; false after an error.
bool convertFile(const Job &job, const std::string &path, std::string &out, Diagnostics &diagnostics) {
  uint32_t file = loadSource(path, diagnostics);
  if (!file) return false;
  ast::Context nodes;
  Result<ast::Module *> module = parseModule(file, nodes, diagnostics);
  if (!module) return false;
  if (job.arguments.common.printAfter == "cst") {
    out = printCst(SourceManager::instance().buffer(file).text());
    return true;
  }
  if (job.arguments.common.printAfter == "ast") {
    out = unparse(**module) + "\n";
    return true;
  }
  if (!job.arguments.functions.empty() || job.everyFunction())
    return convertFunctions(job, **module, file, out, diagnostics);
  out = convert::rewriteModule(**module, file, job.options, diagnostics);
  return true;
}

int convertFolder(const Job &job) {
  fs::path from = job.arguments.file, to = job.arguments.output;
  std::vector<fs::path> files;
  std::error_code error;
  std::error_code none;
  const fs::path ownOutput = fs::weakly_canonical(to, none);
  for (auto at = fs::recursive_directory_iterator(from, error); !error && at != fs::recursive_directory_iterator();
       at.increment(error)) {
    if (at->is_directory(none) && fs::weakly_canonical(at->path(), none) == ownOutput)
      at.disable_recursion_pending(); // of an earlier run
    else if (at->is_regular_file(none) && at->path().extension() == ".py")
      files.push_back(at->path().lexically_relative(from));
  }
  if (error) {
    Diagnostics diagnostics;
    diagnostics.report({}, DiagnosticKind::CannotReadFile, from.string(), error.message());
    printDiagnostics(diagnostics, job.arguments.common);
    return 1;
  }
  std::sort(files.begin(), files.end());
  std::vector<Diagnostics> reports(files.size());
  std::atomic<size_t> next{0};
  {
    ProgressBar progress("converting", files.size(), !job.arguments.common.jsonDiagnostics);
    std::mutex timesMutex;
    StageTimes *total = threadStageTimes();
    auto one = [&](size_t i) {
      std::string text;
      if (!convertFile(job, (from / files[i]).string(), text, reports[i])) return;
      std::error_code ignored;
      fs::create_directories((to / files[i]).parent_path(), ignored);
      (void)writeOutput((to / files[i]).string(), text, reports[i]);
    };
    auto work = [&] {
      StageTimes own;
      if (total) threadStageTimes() = &own;
      for (size_t i; (i = next++) < files.size();) {
        one(i);
        progress.step(files[i].string());
      }
      const std::lock_guard lock(timesMutex);
      if (total) total->add(own);
    };
    std::vector<std::thread> threads;
    size_t count = std::min<size_t>(std::max(1u, std::thread::hardware_concurrency()), files.size());
    for (size_t i = 0; i < count; ++i) threads.emplace_back([&] { runOnLargeStack(work); });
    for (std::thread &thread : threads) thread.join();
  }
  int code = 0;
  for (const Diagnostics &report : reports) {
    printDiagnostics(report, job.arguments.common);
    if (report.hasErrors()) code = 1;
  }
  return code;
}

} // namespace

int runConvertCommand(const ConvertArguments &arguments) {
  Job job{arguments, {}, {}};
  const bool toTerminal = arguments.output.empty() && isatty(STDOUT_FILENO);
  job.explain.width = terminalWidth(toTerminal ? STDOUT_FILENO : -1, 120);
  job.explain.color =
      arguments.common.color == ColorMode::Always || (arguments.common.color == ColorMode::Auto && toTerminal);
  job.options.recursive = arguments.recursive;
  for (const std::string &name : arguments.features) {
    convert::Feature feature = convert::featureNamed(name);
    if (feature == convert::Feature::None) {
      std::fprintf(stderr,
                   "weft convert: there is no feature `%s`; use ALL, ASSERT_STATEMENTS, AUTO_CONTROL_DEPS, "
                   "BUILTIN_FUNCTIONS, EQUALITY_OPERATORS, LISTS or NAME_SCOPES\n",
                   name.c_str());
      return 2;
    }
    job.options.features = job.options.features | feature;
  }
  std::error_code error;
  if (fs::is_directory(arguments.file, error)) {
    if (arguments.output.empty() || !arguments.functions.empty() || job.everyFunction()) {
      std::fprintf(stderr, "weft convert: a folder is converted as a whole into another one; give it with -o DIR\n");
      return 2;
    }
    return convertFolder(job);
  }
  bool complete = false;
  Diagnostics diagnostics;
  // The work is in one thread, which is not the main one. glibc would give it a heap that grows by single pages, at a
  // system call each.
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_TOP_PAD, 1 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  runOnLargeStack([&] {
    std::string text;
    complete = convertFile(job, arguments.file, text, diagnostics);
    // With --all, what could be converted is worth having.
    if (complete || (job.everyFunction() && !text.empty()))
      complete = writeOutput(arguments.output, text, diagnostics) && complete;
  });
  printDiagnostics(diagnostics, arguments.common);
  return complete && !diagnostics.hasErrors() ? 0 : 1;
}

} // namespace weft::driver
