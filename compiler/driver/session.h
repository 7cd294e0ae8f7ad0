// One evaluator for a command: its modules registered, its output connected.
#pragma once
#include <string>

#include "base/diagnostic.h"
#include "driver/options.h"
#include "stage/evaluator/run.h"

namespace weft::driver {

class Session {
public:
  explicit Session(const CommonOptions &options);
  Session(const Session &) = delete;
  ~Session();

  /// Reads and parses a script. Null after diagnostics were printed.
  const py::Unit *load(const std::string &path);
  const py::Unit *loadText(const std::string &name, std::string text);

  /// Where the text of `--print-after` goes; empty: standard output.
  std::string stageOutput;
  /// Prints what was converted if `--print-after=converted` asked for it. True if it was the command's result.
  bool finishConversions();

  /// What the command ends with after one of the session's functions has failed.
  int exitCode = ExitProgramWrong;

private:
  // True if the text is the command's result, so that nothing is left to do.
  bool show(const std::string &text);
  std::string converted_;
  // `file` 0: it could not be read. Prints what was reported.
  const py::Unit *parse(uint32_t file, Diagnostics &diagnostics);
  const CommonOptions &options_;
};

} // namespace weft::driver
