// The only file with exceptions: CLI11 reports mistakes by throwing.
#include "driver/options.h"

#include <cstdio>

#include <CLI/CLI.hpp>

#include "driver/version.h"

namespace weft::driver {
namespace {

const std::vector<std::string> allStages = {"cst", "ast", "converted", "graph", "graph-opt", "lowered", "llvm", "asm"};

// `stages`: how many of them the command goes through.
void addCommon(CLI::App *app, CommonOptions &common, size_t stages = allStages.size()) {
  static const std::map<std::string, ColorMode> colors = {
      {"auto", ColorMode::Auto}, {"always", ColorMode::Always}, {"never", ColorMode::Never}};
  const std::vector<std::string> names(allStages.begin(), allStages.begin() + static_cast<std::ptrdiff_t>(stages));
  app->add_option("--print-after", common.printAfter, "print what this stage made")->check(CLI::IsMember(names));
  app->add_flag("--time-stages", common.timeStages, "print how long each stage took, on standard error");
  app->add_option("--color", common.color, "colours in diagnostics: auto, always, never")
      ->transform(CLI::CheckedTransformer(colors, CLI::ignore_case).description(""));
  app->add_option_function<std::string>(
         "--diagnostics", [&common](const std::string &form) { common.jsonDiagnostics = form == "json"; },
         "form of diagnostics: text or json")
      ->check(CLI::IsMember({"text", "json"}));
}

void addSignatures(CLI::App *app, std::vector<std::string> &signatures) {
  app->add_option("--signature", signatures, "argument types, as 'f(x: float32[2,?], n: int32[], k=3)'")
      ->take_all()
      ->allow_extra_args(false);
}

void addFunctions(CLI::App *app, std::vector<std::string> &functions, const char *help) {
  app->add_option("-f,--function", functions, help)->take_all()->allow_extra_args(false);
}

struct Arguments {
  ConvertArguments convert;
  CheckArguments check;
  GraphArguments graph;
  CompileArguments compile;
  RunArguments run;
};

CLI::App *addConvert(CLI::App &app, ConvertArguments &a) {
  CLI::App *command = app.add_subcommand("convert", "print the AutoGraph-converted source");
  command->footer("Example: weft convert model.py -f train_step");
  addCommon(command, a.common, 3);
  a.common.stageIsResult = true;
  command->add_option("file", a.file, "a Python file, a folder (with -o), or - for standard input")->required();
  addFunctions(command, a.functions, "a function, Class.method or outer.inner; may be given several times");
  command->add_flag("--all", a.all, "each function of the file");
  command->add_option("--features", a.features, "optional conversions: LISTS, ASSERT_STATEMENTS, ..., ALL")
      ->delimiter(',');
  command->add_flag("!--no-recursive", a.recursive, "do not convert functions that the function calls");
  command->add_flag("--explain", a.explain, "say what each generated construct is for");
  command->add_option("-o,--output", a.output, "write to this file or folder");
  return command;
}

CLI::App *addCheck(CLI::App &app, CheckArguments &a) {
  CLI::App *command = app.add_subcommand("check", "report what is outside the subset, and what to write instead");
  command->footer("Example: weft check model.py");
  addCommon(command, a.common, 4);
  a.common.stageIsResult = true;
  command->add_option("files", a.files, "Python files, or - for standard input")->required();
  addSignatures(command, a.signatures);
  command->add_flag("--fix", a.fix, "apply the suggested changes to the files");
  return command;
}

CLI::App *addGraph(CLI::App &app, GraphArguments &a) {
  CLI::App *command = app.add_subcommand("graph", "print the dataflow graph of a function");
  command->footer("Example: weft graph model.py -f step --format=svg -o step.svg");
  addCommon(command, a.common);
  a.common.stageIsResult = true;
  command->add_option("file", a.file, "a Python file, or - for standard input")->required();
  addFunctions(command, a.functions, "a function; default: those decorated with tf.function");
  addSignatures(command, a.signatures);
  command->add_option("--format", a.format, "text, dot or svg")->check(CLI::IsMember({"text", "dot", "svg"}));
  command->add_flag("!--no-optimize", a.optimize, "the graph as traced");
  command->add_flag("--gradient", a.gradient, "add the gradient of each function");
  command->add_option("-o,--output", a.output, "write to this file");
  return command;
}

CLI::App *addCompile(CLI::App &app, CompileArguments &a) {
  CLI::App *command = app.add_subcommand("compile", "compile functions to native code");
  command->footer(
      "Example: weft compile model.py -f step --signature 'step(x: float32[?,4])' --emit=static -o model.a");
  addCommon(command, a.common);
  command->add_option("file", a.file, "a Python file, or - for standard input")->required();
  addFunctions(command, a.functions, "a function; default: those decorated with tf.function");
  addSignatures(command, a.signatures);
  command->add_option("--emit", a.emit, "obj, static, shared, exe, llvm, asm, header; several with commas")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->check(CLI::IsMember({"obj", "static", "shared", "exe", "llvm", "asm", "header"}));
  command->add_option("-o,--output", a.output, "the file to write");
  command->add_option("-O", a.optimizationLevel, "optimisation level, 0 to 3")->check(CLI::Range(0, 3));
  command->add_option("--module", a.moduleName, "name of headers and symbols; default: the file's");
  command->add_option("--namespace", a.cppNamespace,
                      "C++ namespace of the generated header; default: the module's name");
  command->add_option("--depfile", a.depfile, "write a make-style list of the files read");
  command->add_flag("!--no-fuse", a.fuse, "one runtime call for each operation");
  command->add_option("--target", a.targetTriple, "target triple; default: this machine's");
  command->add_option("--target-cpu", a.targetCpu, "processor: x86-64-v3 (default), native, ...");
  return command;
}

CLI::App *addRun(CLI::App &app, RunArguments &a) {
  CLI::App *command = app.add_subcommand("run", "run a script: eager, with tf.function bodies compiled");
  command->footer("Example: weft run train.py --epochs 3");
  addCommon(command, a.common);
  a.common.stagesToStderr = true;
  command->add_option_function<std::string>(
      "-c",
      [&a](const std::string &code) {
        a.code = code;
        a.hasCode = true;
      },
      "run this text");
  command->add_flag("!--no-jit", a.jit, "evaluate tf.function bodies op by op");
  command->add_flag("--print-graphs", a.printGraphs, "print each graph that is traced, on standard error");
  command->prefix_command(); // the script and what follows it are not ours
  return command;
}

} // namespace

ParsedCommandLine parseCommandLine(int argc, char **argv) {
  CLI::App app("weft: TensorFlow-style Python, ahead of time", "weft");
  app.set_version_flag("--version", versionText());
  app.require_subcommand(1);
  Arguments a;
  CLI::App *convert = addConvert(app, a.convert);
  CLI::App *check = addCheck(app, a.check);
  CLI::App *graph = addGraph(app, a.graph);
  CLI::App *compile = addCompile(app, a.compile);
  CLI::App *run = addRun(app, a.run);
  ParsedCommandLine parsed;
  try {
    app.parse(argc, argv);
    if (*run) {
      std::vector<std::string> rest = run->remaining();
      if (!a.run.hasCode) {
        if (rest.empty()) throw CLI::RequiredError("FILE (or -c CODE)");
        if (rest[0].size() > 1 && rest[0][0] == '-') throw CLI::ExtrasError("run", {rest[0]});
        a.run.file = rest[0];
        rest.erase(rest.begin());
      }
      a.run.arguments = std::move(rest);
    }
  } catch (const CLI::ParseError &error) {
    bool informational = error.get_exit_code() == 0;
    if (!informational && app.get_subcommands().empty() && argc > 1 && argv[1][0] != '-')
      std::fprintf(stderr, "weft: there is no command `%s`\n", argv[1]);
    app.exit(error);
    if (!informational) std::fputs("weft: `weft COMMAND --help` lists what a command takes\n", stderr);
    parsed.exitCode = informational ? ExitOk : ExitUsage;
    return parsed;
  }
  parsed.hasCommand = true;
  if (*convert) parsed.command = a.convert;
  if (*check) parsed.command = a.check;
  if (*graph) parsed.command = a.graph;
  if (*compile) parsed.command = a.compile;
  if (*run) parsed.command = a.run;
  return parsed;
}

} // namespace weft::driver
