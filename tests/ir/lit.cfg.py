# lit's set-up: weft-opt and FileCheck are given by --param.
import lit.formats

config.name = "weft-ir"
config.test_format = lit.formats.ShTest(False)
config.suffixes = [".mlir"]
config.test_exec_root = lit_config.params["output"]
config.substitutions.append(("weft-opt", lit_config.params["weft_opt"]))
config.substitutions.append(("FileCheck", lit_config.params["filecheck"]))
