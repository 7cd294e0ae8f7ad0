#!/usr/bin/env python3
"""Checks the #include lines of the sources against the layers of compiler/docs/architecture.md, "Who may include whom".

    check_layers.py TOP          prints each line that breaks a rule; exit 1 if there is one
    check_layers.py --self-test  feeds it wrong includes and fails if one is not found
"""
import os, re, sys

# folder -> folders of compiler/ whose headers it may include (its own is always allowed). More specific folders come first.
MAY = {
    'base': [],
    'syntax': ['base'],
    'convert': ['base', 'syntax'],
    'value': ['base'],
    'stage/graph': ['base', 'ops'],
    'stage/evaluator': ['base', 'syntax', 'value'],
    'stage': ['base', 'syntax', 'convert', 'value', 'ops', 'prelude', 'stage/graph', 'stage/evaluator'],
    'prelude': ['base'],
    'ops': ['base', 'stage', 'value'],  # gradients.cpp, which are built into the stage
    'ir': ['base', 'ops', 'stage/graph'],
    'transforms': ['base', 'ir', 'ops'],
    'lower': ['base', 'ir', 'ops', 'transforms'],
    'codegen': ['base', 'ir', 'lower', 'transforms', 'ops', 'stage/graph'],
    'driver': ['base', 'syntax', 'convert', 'value', 'stage', 'codegen', 'ops', 'prelude'],
}
HEAVY = re.compile(r'^(mlir|llvm|llvm-c|clang)/')
HEAVY_FOLDERS = ('ir', 'transforms', 'lower', 'codegen', 'ops', 'interop')
# The one header that the backend files share.
BACKEND_HEADERS = ('runtime/kernels/linalg_eigen.h',)
RUNTIME_LIBRARIES = re.compile(r'^(cblas|lapacke?|openblas|Eigen/|unsupported/Eigen)')


def folder_of(path):
    """The key of MAY for a path below compiler/."""
    for key in sorted(MAY, key=len, reverse=True):
        if path == key or path.startswith(key + '/'): return key
    return path.split('/')[0]


def problems(path, text, exists):
    """path is relative to the top; exists(path) says whether the repository has it."""
    found = []
    for number, line in enumerate(text.split('\n'), 1):
        m = re.match(r'\s*#\s*include\s*([<"])([^>"]+)[>"]', line)
        if not m: continue
        target = m.group(2)
        def bad(why): found.append('%s:%d: %s: %s' % (path, number, target, why))
        if path.startswith('runtime/'):
            if HEAVY.match(target): bad('the runtime knows nothing of LLVM')
            elif exists('compiler/' + target) and not exists('runtime/' + target): bad('the runtime includes nothing of compiler/')
            elif RUNTIME_LIBRARIES.match(target) and '_backend' not in os.path.basename(path) and path not in BACKEND_HEADERS:
                bad('libraries are used in kernels/*_backend.cpp alone')
        elif path.startswith('compiler/'):
            own = folder_of(path[len('compiler/'):])
            if HEAVY.match(target):
                if own.split('/')[0] not in HEAVY_FOLDERS: bad('LLVM headers stay in %s' % ', '.join(HEAVY_FOLDERS))
                continue
            if not exists('compiler/' + target): continue
            other = folder_of(target)
            allowed = MAY.get(own)
            if allowed is None: bad('folder %s has no rule in check_layers.py' % own)
            elif other != own and not any(other == a or other.startswith(a + '/') for a in allowed):
                bad('%s may not include %s' % (own, other))
    return found


def self_test():
    here = {'compiler/syntax/ast.h', 'compiler/stage/tensor.h', 'compiler/base/source.h', 'runtime/core/tensor.h'}
    wrong = [('compiler/base/a.cpp', '#include "syntax/ast.h"'), ('runtime/core/a.cpp', '#include "syntax/ast.h"'),
             ('compiler/convert/a.cpp', '#include "stage/tensor.h"'), ('compiler/syntax/a.cpp', '#include "llvm/ADT/Twine.h"'),
             ('runtime/kernels/matmul.cpp', '#include <cblas.h>')]
    right = [('compiler/syntax/a.cpp', '#include "base/source.h"'), ('compiler/ir/a.cpp', '#include "mlir/IR/Builders.h"'),
             ('runtime/kernels/matmul_backend.cpp', '#include <cblas.h>'), ('runtime/core/a.cpp', '#include "core/tensor.h"')]
    missed = [w for w in wrong if not problems(*w, here.__contains__)] + [r for r in right if problems(*r, here.__contains__)]
    for item in missed: print('self-test: judged wrongly:', item)
    return 1 if missed else 0


def main():
    if sys.argv[1] == '--self-test': return self_test()
    top = sys.argv[1]
    found = []
    for part in ('compiler', 'runtime'):
        for folder, _, files in os.walk(os.path.join(top, part)):
            for name in sorted(files):
                if name.endswith(('.cpp', '.h', '.hpp', '.def', '.inc', '.in')):
                    full = os.path.join(folder, name)
                    path = os.path.relpath(full, top)
                    found += problems(path, open(full, encoding='utf-8').read(), lambda p: os.path.exists(os.path.join(top, p)))
    print('\n'.join(found) if found else 'all includes point downward')
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
