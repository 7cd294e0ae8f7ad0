// DOT text to SVG, through Graphviz's `dot`.
#include "driver/graph_picture.h"

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

namespace weft::driver {

bool dotToSvg(std::string &text, std::string &error) {
  namespace fs = std::filesystem;
  std::error_code ignored;
  std::string folder = (fs::temp_directory_path(ignored) / "weft-XXXXXX").string();
  if (!mkdtemp(folder.data())) return error = "no folder for temporary files can be made", false;
  const std::string input = folder + "/graph.dot", output = folder + "/graph.svg";
  std::ofstream(input) << text;
  std::string words[] = {"dot", "-Tsvg", "-o", output, input};
  char *arguments[] = {words[0].data(), words[1].data(), words[2].data(), words[3].data(), words[4].data(), nullptr};
  pid_t child = 0;
  int status = 1;
  const bool started = posix_spawnp(&child, "dot", nullptr, nullptr, arguments, environ) == 0;
  while (started && waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  const bool fine = started && WIFEXITED(status) && WEXITSTATUS(status) == 0;
  if (fine) {
    std::ifstream in(output);
    text.assign(std::istreambuf_iterator<char>(in), {});
  } else {
    error = started ? "`dot` failed" : "SVG needs the program `dot` of Graphviz; --format=dot works without it";
  }
  fs::remove_all(folder, ignored);
  return fine;
}

} // namespace weft::driver
