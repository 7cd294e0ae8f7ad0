// Traced functions of a file, for the commands that work on graphs.
#pragma once
#include "driver/options.h"
#include "stage/graph/func_graph.h"

#include <memory>
#include <optional>
#include <vector>

namespace weft::driver {

class Session;

/// Runs the file's module code as an import would and traces each function of `functions` (empty: those decorated with
/// tf.function) by its signature: of `signatures` (cli.md, "Signatures"), else its input_signature or annotations, else
/// tensors of unknown dtype and rank. No graph where the file decorates none. Nothing after diagnostics were printed.
std::optional<std::vector<std::shared_ptr<FuncGraph>>> traceFunctions(Session &session, const CommonOptions &common,
                                                                      const std::string &file,
                                                                      const std::vector<std::string> &functions,
                                                                      const std::vector<std::string> &signatures);

} // namespace weft::driver
