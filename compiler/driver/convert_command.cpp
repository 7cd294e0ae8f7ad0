// `weft convert`: functions as tf.autograph.to_code prints them, or whole files.
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <filesystem>
#include <mutex>
#include <thread>

#include "convert/entities.h"
#include "convert/module_rewrite.h"
#include "driver/commands.h"
#include "driver/function_resolver.h"
#include "driver/large_stack.h"
#include "driver/output.h"
#include "syntax/parser.h"

namespace weft::driver {

namespace {

namespace fs = std::filesystem;

struct Job {
  const ConvertArguments &arguments;
  convert::ConvertOptions options;
};

// What was done to the function, as comments above it.
void explain(const convert::Converted &converted, const convert::Entity &entity, std::string &out) {
  out += "# " + entity.label + ": converted to " + converted.name.str() + "\n";
  for (const convert::ConversionNote &note : converted.notes) {
    if (!note.range) continue;
    LineColumn at = SourceManager::instance().buffer(note.range.file).position(note.range.begin);
    out += "# line " + std::to_string(at.line) + ": " + note.text + "\n";
  }
}

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
  if (job.arguments.all)
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
    if (job.arguments.explain) explain(*converted, entity, out);
    out += convert::printConverted(*converted);
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
  if (!job.arguments.functions.empty() || job.arguments.all)
    return convertFunctions(job, **module, file, out, diagnostics);
  out = convert::rewriteModule(**module, file, job.options, diagnostics);
  return true;
}

int convertFolder(const Job &job) {
  fs::path from = job.arguments.file, to = job.arguments.output;
  std::vector<fs::path> files;
  std::error_code error;
  for (auto at = fs::recursive_directory_iterator(from, error); !error && at != fs::recursive_directory_iterator();
       at.increment(error))
    if (at->is_regular_file() && at->path().extension() == ".py") files.push_back(fs::relative(at->path(), from));
  if (error) {
    Diagnostics diagnostics;
    diagnostics.report({}, DiagnosticKind::CannotReadFile, from.string(), error.message());
    printDiagnostics(diagnostics, job.arguments.common);
    return 1;
  }
  std::sort(files.begin(), files.end());
  std::vector<Diagnostics> reports(files.size());
  std::atomic<size_t> next{0};
  auto work = [&] {
    for (size_t i; (i = next++) < files.size();) {
      std::string text;
      if (!convertFile(job, (from / files[i]).string(), text, reports[i])) continue;
      std::error_code ignored;
      fs::create_directories((to / files[i]).parent_path(), ignored);
      (void)writeOutput((to / files[i]).string(), text, reports[i]);
    }
  };
  std::vector<std::thread> threads;
  size_t count = std::min<size_t>(std::max(1u, std::thread::hardware_concurrency()), files.size());
  for (size_t i = 0; i < count; ++i) threads.emplace_back([&] { runOnLargeStack(work); });
  for (std::thread &thread : threads) thread.join();
  int code = 0;
  for (const Diagnostics &report : reports) {
    printDiagnostics(report, job.arguments.common);
    if (report.hasErrors()) code = 1;
  }
  return code;
}

} // namespace

int runConvertCommand(const ConvertArguments &arguments) {
  Job job{arguments, {}};
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
    if (arguments.output.empty() || !arguments.functions.empty() || arguments.all) {
      std::fprintf(stderr, "weft convert: a folder is converted as a whole into another one; give it with -o DIR\n");
      return 2;
    }
    return convertFolder(job);
  }
  bool complete = false;
  Diagnostics diagnostics;
  runOnLargeStack([&] {
    std::string text;
    complete = convertFile(job, arguments.file, text, diagnostics);
    // With --all, what could be converted is worth having.
    if (complete || (arguments.all && !text.empty()))
      complete = writeOutput(arguments.output, text, diagnostics) && complete;
  });
  printDiagnostics(diagnostics, arguments.common);
  return complete && !diagnostics.hasErrors() ? 0 : 1;
}

} // namespace weft::driver
