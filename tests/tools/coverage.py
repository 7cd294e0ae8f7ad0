#!/usr/bin/env python3
"""Line coverage of compiler/convert under the tests of conversion.

    coverage.py [BUILD]        BUILD: default build/coverage, configured with `cmake --preset coverage`

Builds what the tests need, runs ctest's conversion cases there (golden.convert.*, golden.stage.*, golden.convert_*, unit.convert.*
and the diagnostics and command lines of `convert`), and prints lines, lines not run and the percentage for each file, the sum last.
Exits 1 if the sum is below 95 %. `--show FILE` prints the lines of one file that were not run.
"""
import argparse, glob, json, os, subprocess, sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
CASES = r'^(golden\.(convert|stage|policies)|unit\.convert|cli\..*conver|diag\.)'


def tool(name):
    for candidate in (name + '-22', name):
        if subprocess.run(['sh', '-c', 'command -v ' + candidate], capture_output=True).returncode == 0: return candidate
    sys.exit('%s is needed' % name)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('build', nargs='?', default=os.path.join(ROOT, 'build', 'coverage'))
    parser.add_argument('--show', default='')
    parser.add_argument('--keep', action='store_true', help='do not run the tests again')
    options = parser.parse_args()
    build, programs = os.path.abspath(options.build), ['weft', 'unit_convert', 'stage_text', 'policies']
    profiles, merged = os.path.join(build, 'profiles'), os.path.join(build, 'convert.profdata')
    if not options.keep:
        subprocess.run(['ninja', '-C', build] + programs, check=True, stdout=subprocess.DEVNULL)
        os.makedirs(profiles, exist_ok=True)
        for old in glob.glob(os.path.join(profiles, '*.profraw')): os.remove(old)
        # %m%c would need a lock for each run; a pool of four files is merged into as programs end.
        environment = dict(os.environ, LLVM_PROFILE_FILE=os.path.join(profiles, '%4m.profraw'))
        ran = subprocess.run(['ctest', '--test-dir', build, '-R', CASES, '-j2', '--output-on-failure'], env=environment, capture_output=True, text=True)
        print('\n'.join(line for line in ran.stdout.split('\n') if 'tests passed' in line or '***Failed' in line))
        subprocess.run([tool('llvm-profdata'), 'merge', '-sparse', '-o', merged] + glob.glob(os.path.join(profiles, '*.profraw')), check=True)
    objects = [path for name in programs for path in glob.glob(os.path.join(build, '**', name), recursive=True) if os.access(path, os.X_OK) and os.path.isfile(path)]
    arguments = ['-instr-profile=' + merged, objects[0]] + [word for path in objects[1:] for word in ('-object', path)]
    sources = [os.path.join(ROOT, 'compiler', 'convert')]
    if options.show:
        text = subprocess.run([tool('llvm-cov'), 'show'] + arguments + [os.path.join(sources[0], options.show)], capture_output=True, text=True).stdout
        print('\n'.join(line for line in text.split('\n') if line.split('|')[1:2] and line.split('|')[1].strip() == '0'))
        return 0
    report = json.loads(subprocess.run([tool('llvm-cov'), 'export', '-summary-only'] + arguments + sources, check=True, capture_output=True, text=True).stdout)
    rows = sorted((os.path.relpath(f['filename'], sources[0]), f['summary']['lines']) for f in report['data'][0]['files'])
    for name, lines in rows:
        print('%-40s %5d lines %4d not run %6.1f %%' % (name, lines['count'], lines['count'] - lines['covered'], lines['percent']))
    count, covered = sum(l['count'] for _, l in rows), sum(l['covered'] for _, l in rows)
    print('%-40s %5d lines %4d not run %6.1f %%' % ('compiler/convert', count, count - covered, 100.0 * covered / count))
    return 0 if covered >= 0.95 * count else 1


if __name__ == '__main__':
    sys.exit(main())
