// The command line, parsed into one plain struct for each command. compiler/docs/cli.md says what users may type.
#pragma once
#include <string>
#include <variant>
#include <vector>

namespace weft::driver {

enum class ColorMode { Auto, Always, Never };

/// Options that every command takes.
struct CommonOptions {
  std::string printAfter; // cst, ast, converted, graph, graph-opt, lowered, llvm, asm, or empty
  bool timeStages = false;
  bool stagesToStderr = false; // of `run`: standard output is the script's
  bool stageIsResult = false;  // of `convert`, `check`, `graph`: the stage's text takes the place of the result
  ColorMode color = ColorMode::Auto;
  bool jsonDiagnostics = false;
};

struct ConvertArguments {
  CommonOptions common;
  std::string file;                   // "-" for standard input; may be a folder
  std::vector<std::string> functions; // -f, in the order asked
  bool all = false;                   // every function of the file
  std::vector<std::string> features;  // names of tf.autograph.experimental.Feature
  bool recursive = true;
  bool explain = false;
  std::string output; // file or folder; empty: standard output
};

struct CheckArguments {
  CommonOptions common;
  std::vector<std::string> files;
  std::vector<std::string> signatures;
  bool fix = false;
};

struct GraphArguments {
  CommonOptions common;
  std::string file;
  std::vector<std::string> functions;
  std::vector<std::string> signatures; // as in cli.md, "Signatures"
  std::string format = "text";         // text, dot, svg
  bool optimize = true;
  bool gradient = false;
  std::string output;
};

struct CompileArguments {
  CommonOptions common;
  std::string file;
  std::vector<std::string> functions;
  std::vector<std::string> signatures;
  std::vector<std::string> emit = {"obj"}; // obj, static, shared, exe, llvm, asm, header
  std::string output;
  int optimizationLevel = 3;
  std::string moduleName; // empty: the file's name
  std::string cppNamespace;
  std::string depfile;
  bool fuse = true;
  std::string targetTriple;
  std::string targetCpu = "x86-64-v3";
};

struct RunArguments {
  CommonOptions common;
  std::string file; // empty with `code`
  std::string code; // -c CODE
  bool hasCode = false;
  std::vector<std::string> arguments; // the script's own, sys.argv[1:]
  bool jit = true;
  bool printGraphs = false;
};

using Command = std::variant<ConvertArguments, CheckArguments, GraphArguments, CompileArguments, RunArguments>;

/// Exit codes of every command.
enum ExitCode { ExitOk = 0, ExitProgramWrong = 1, ExitUsage = 2, ExitInternal = 70 };

/// Either a command, or (after --help, --version or a mistake, whose text was printed) the code to exit with.
struct ParsedCommandLine {
  bool hasCommand = false;
  Command command;
  int exitCode = ExitOk;
};
ParsedCommandLine parseCommandLine(int argc, char **argv);

} // namespace weft::driver
