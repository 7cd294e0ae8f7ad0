// Calls the system's C++ compiler as the linker: it knows where the C and C++ libraries are.
#include "driver/link.h"
#include "base/stages.h"
#include "driver/compiler_library.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

// Libraries that the runtime was built with, as the linker takes them.
#ifndef WEFT_RUNTIME_LIBRARIES
#define WEFT_RUNTIME_LIBRARIES ""
#endif

extern char **environ;

namespace weft::driver {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> words(const std::string &text) {
  std::vector<std::string> out;
  std::string word;
  for (const char c : text + ";")
    if (c == ' ' || c == ';') {
      if (!word.empty()) out.push_back(word);
      word.clear();
    } else
      word += c;
  return out;
}

/// A folder that is removed with what is in it.
struct TemporaryFolder {
  std::string path;
  TemporaryFolder() {
    std::error_code ignored;
    path = (fs::temp_directory_path(ignored) / "weft-XXXXXX").string();
    if (!mkdtemp(path.data())) path.clear();
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    if (!path.empty()) fs::remove_all(path, ignored);
  }
};

/// Runs a command; its output (both streams) in `text`. -1 if it cannot be started.
int runCommand(const std::vector<std::string> &command, const std::string &log, std::string &text) {
  std::vector<char *> arguments;
  for (const std::string &word : command) arguments.push_back(const_cast<char *>(word.c_str()));
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 1, log.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_adddup2(&actions, 1, 2);
  pid_t child = 0;
  const int failed = posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (failed) return -1;
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  std::ifstream in(log);
  text.assign(std::istreambuf_iterator<char>(in), {});
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}

} // namespace

bool linkModule(LinkKind kind, const std::string &object, const std::string &output, std::string &error) {
  const StageScope stage(Stage::Link);
  const TemporaryFolder folder;
  if (folder.path.empty()) return error = "no folder for temporary files can be made", false;
  const std::string input = folder.path + "/module.o";
  if (!(std::ofstream(input, std::ios::binary) << object)) return error = "cannot write " + input, false;
  const std::string libraries = installationFolder() + "/lib/";
  // Beside its final place, so that it can be renamed.
  const std::string unfinished = output + ".weft-" + std::to_string(getpid());
  std::vector<std::string> arguments;
  if (kind == LinkKind::Shared)
    arguments = {"-shared", "-Wl,-u,weft_context_create,-u,weft_context_destroy,-u,weft_context_set_seed,-u,weft_free"};
  arguments.insert(arguments.end(), {input, "-o", unfinished, libraries + "libweft_runtime.a",
                                     libraries + "libweft_shapes.a", "-Wl,--gc-sections", "-pthread", "-lm"});
  for (const std::string &word : words(WEFT_RUNTIME_LIBRARIES)) arguments.push_back(word);
  std::vector<std::string> linkers{"c++", "g++", "clang++", "clang++-22"};
  if (const char *chosen = std::getenv("CXX")) linkers.insert(linkers.begin(), chosen);
  std::error_code ignored;
  for (const std::string &linker : linkers) {
    std::vector<std::string> command{linker};
    command.insert(command.end(), arguments.begin(), arguments.end());
    std::string text;
    const int code = runCommand(command, folder.path + "/log", text);
    if (code == -1) continue; // not there
    if (code) {
      fs::remove(unfinished, ignored);
      return error = "`" + linker + "` failed:\n" + text, false;
    }
    if (std::rename(unfinished.c_str(), output.c_str()) == 0) return true;
    fs::remove(unfinished, ignored);
    return error = "cannot write `" + output + "`", false;
  }
  return error = "a program or shared library needs the system's C++ compiler, and none of c++, g++, clang++ was found",
         false;
}

} // namespace weft::driver
