// Which function of a file a name stands for, for `weft convert -f`.
#pragma once
#include <memory>
#include <string>

#include "convert/entities.h"
#include "driver/options.h"

namespace weft::driver {

class Session;

/// First by the text alone (convert/entities.h). Where that does not tell, the statements that bind the name are run by
/// the evaluator, as an import would run them, and nothing else of the module; what they print is dropped.
class FunctionResolver {
public:
  FunctionResolver(const convert::ModuleEntities &entities, const ast::Module &module, uint32_t file,
                   const CommonOptions &options);
  ~FunctionResolver();
  /// Reports NoSuchFunction or CannotResolveFunction.
  Result<convert::Entity> find(const std::string &label, Diagnostics &diagnostics);

private:
  Result<convert::Entity> findByRunning(const std::string &label, std::string text, Diagnostics &diagnostics);
  const convert::ModuleEntities &entities_;
  const ast::Module &module_;
  uint32_t file_;
  const CommonOptions &options_;
  std::unique_ptr<Session> session_; // made when it is first needed
};

} // namespace weft::driver
