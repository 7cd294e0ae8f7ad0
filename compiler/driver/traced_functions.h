// Functions of a file, traced: what graph, compile and check start from.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "driver/options.h"
#include "stage/graph/func_graph.h"
#include "stage/signature.h"
#include "value/objects.h"

namespace weft::driver {

class Session;

/// What --signature says. Nothing after a message; then session.exitCode is that of wrong use.
std::optional<std::vector<stage::SignatureText>> readSignatures(Session &session, const CommonOptions &common,
                                                                const std::vector<std::string> &texts);
/// Runs the file as on import. Null after a message.
py::Ref<py::Module> importFile(Session &session, const std::string &file);
/// The module's tf.functions, in the order of the file.
std::vector<std::string> decoratedFunctions(const py::Module &module);
/// A function by its name in the module: `f`, `Class.method`, `object.method`. Null where there is none.
py::Value findFunction(const py::Module &module, const std::string &name);
/// The signature that was given for a function, or null.
const stage::SignatureText *signatureOf(const std::vector<stage::SignatureText> &signatures, const std::string &name);

/// Runs the file as on import and traces the named functions, or (none named) those decorated with tf.function, in the
/// order of the file. Nothing after diagnostics were printed; session.exitCode tells what the command ends with.
std::optional<std::vector<std::shared_ptr<FuncGraph>>> traceFunctions(Session &session, const CommonOptions &common,
                                                                      const std::string &file,
                                                                      const std::vector<std::string> &functions,
                                                                      const std::vector<std::string> &signatures);

} // namespace weft::driver
