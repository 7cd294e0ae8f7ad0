// Runs one Python script with the evaluator and the prelude's standard library alone, without tensors: run_script FILE
// [ARGS].
#include <pthread.h>

#include <cstdio>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "prelude/prelude.h"
#include "stage/evaluator/run.h"
#include "value/builtins.h"
#include "value/interpreter.h"

namespace {

struct Job {
  std::vector<std::string> arguments;
  int exitCode = 0;
};

void registerPrelude() {
  constexpr std::string_view folder = "stdlib/";
  for (const weft::PreludeFile &file : weft::preludeFiles()) {
    if (!file.path.starts_with(folder)) continue;
    std::string name(file.path.substr(folder.size()));
    name.resize(name.size() - 3);
    for (char &c : name)
      if (c == '/') c = '.';
    weft::py::registerPreludeModule(name, file.text);
  }
}

void *run(void *data) {
  Job &job = *static_cast<Job *>(data);
  weft::py::initializeObjects();
  weft::py::registerBuiltinModules();
  registerPrelude();
  std::string error, path = job.arguments[0];
  std::optional<std::string> text = weft::readFile(path, error);
  weft::Diagnostics diagnostics;
  weft::Result<weft::py::Unit *> unit = weft::failure;
  if (text) unit = weft::py::parseUnit(weft::SourceManager::instance().add(path, std::move(*text)), diagnostics);
  for (const weft::Diagnostic &diagnostic : diagnostics.all()) fputs(renderText(diagnostic, false).c_str(), stderr);
  job.exitCode = unit ? weft::py::runMain(**unit, path, {job.arguments.begin() + 1, job.arguments.end()}) : 2;
  weft::py::interpreter().flush();
  weft::py::finalizeObjects();
  return nullptr;
}

} // namespace

int main(int argc, char **argv) {
  if (argc < 2) return fputs("run_script FILE [ARGS]\n", stderr), 2;
  Job job{{argv + 1, argv + argc}};
  // Deep recursion needs a deep stack.
  pthread_attr_t attributes;
  pthread_t thread;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, size_t(512) << 20);
  if (pthread_create(&thread, &attributes, run, &job) != 0) return 3;
  pthread_join(thread, nullptr);
  return job.exitCode;
}
