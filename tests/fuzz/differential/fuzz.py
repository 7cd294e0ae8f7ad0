#!/usr/bin/env python3
"""Differential fuzzer: random programs, eager against graph against compiled code, and CPython for programs of plain Python.

    fuzz.py WEFT                        300 programs, the fixed seeds of the test suite
    fuzz.py WEFT --programs 10000       seeds 0..9999; --seed N begins elsewhere
    fuzz.py WEFT --program 4711         prints the program of one seed and what each oracle says
    fuzz.py WEFT --minimise             also prints the smallest program for one finding of each kind
    fuzz.py WEFT --file F               programs from a file instead, as --program prints them

README.md beside this file says what counts as a finding. Exit code 1 where there is one.
"""
import argparse
import collections
import concurrent.futures
import pathlib
import re
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import minimise  # noqa: E402
import runner    # noqa: E402
from generate import Program, make_program  # noqa: E402

# Refusals that the documentation states, in programs that ask for them (`loose`): a name or a return value that is there on one
# path only, where the condition is a tensor. In all other programs every refusal is a finding.
ALLOWED_REFUSALS = {"WFT0300", "WFT0301", "WFT0302", "WFT0310", "WFT0311", "UnboundLocalError"}


def oracles(options):
    result = [runner.Oracle("eager", [options.weft, "run"], "eager"), runner.Oracle("graph", [options.weft, "run", "--no-jit"], "graph")]
    if not options.no_jit:
        result.append(runner.Oracle("jit", [options.weft, "run"], "graph"))
    if options.tf:
        result.append(runner.Oracle("tf_eager", [options.tf], "eager"))
    return result


def run_all(programs, options, folder, names=None):
    """{oracle name: outcomes}. `python` is there for the pure programs only; `names` limits the oracles."""
    results = {oracle.name: runner.run_batch(oracle, programs, folder, options.timeout) for oracle in oracles(options)
               if not names or oracle.name in names}
    if names and "python" not in names:
        return results
    pure = [program for program in programs if program.pure]
    results["python"] = runner.run_batch(runner.Oracle("python", [sys.executable], "python"), pure, folder, options.timeout) if pure else {}
    return results


def findings_of(program, results):
    """[(pair of oracles, kind, key, call index)]"""
    found = []
    for index in range(len(program.calls)):
        place = (program.name, index)
        pairs = [("eager", "graph"), ("graph", "jit")]
        if program.pure:
            pairs.append(("python", "eager"))
        if "tf_eager" in results:
            pairs.append(("tf_eager", "eager"))
        for reference, other in pairs:
            if reference not in results or other not in results:
                continue
            if results[reference][place].kind == "raise" and reference == "graph" and "WFT03" in results[reference][place].value[1]:
                continue
            difference = runner.differs(results[reference][place], results[other][place])
            if difference and program.loose and ((difference[1].split()[:1] or [""])[0] in ALLOWED_REFUSALS or "loop must iterate at least once" in difference[1]):
                difference = ("refused", difference[1])
            if difference:
                found.append((f"{reference}/{other}",) + difference + (index,))
    return found


def work(job):
    """One batch, in a process of its own."""
    seeds, options = job
    programs = [make_program(seed, f"p{seed}") for seed in seeds]
    with tempfile.TemporaryDirectory() as folder:
        results = run_all(programs, options, pathlib.Path(folder))
    counts = collections.Counter()
    for outcomes in (results["eager"], results.get("jit", results["graph"])):
        counts.update(outcome.kind for outcome in outcomes.values())
    answer = []
    for program in programs:
        for finding in findings_of(program, results):
            answer.append((program.seed, finding))
    return answer, len(programs), counts, [results["eager"][(p.name, i)].kind for p in programs for i in range(len(p.calls))].count("value")


def finder(options, names):
    def find(programs):
        with tempfile.TemporaryDirectory() as folder:
            results = run_all(programs, options, pathlib.Path(folder), names)
        return {program.name: {finding[:3] for finding in findings_of(program, results)} for program in programs}
    return find


def smallest(program, finding, options):
    program.wanted = finding[:3]
    return minimise.minimise(program, finder(options, finding[0].split('/')))


def as_file(program):
    return program.text + "".join(f"# call: {call}\n" for call in program.calls) + ("# pure\n" if program.pure else "") + ("# loose\n" if program.loose else "")


def from_file(text):
    calls = re.findall(r"^# call: (.*)$", text, re.M)
    name = re.findall(r"^def (\w+)\(", text, re.M)[-1]
    return Program(name, text, calls, bool(re.search(r"^# pure", text, re.M)), 0, bool(re.search(r"^# loose", text, re.M)))


def show_one(program, options):
    print(as_file(program))
    with tempfile.TemporaryDirectory() as folder:
        results = run_all([program], options, pathlib.Path(folder))
    for index in range(len(program.calls)):
        for name, outcomes in results.items():
            if (program.name, index) in outcomes:
                print(f"call {index} {name:7}", outcomes[(program.name, index)])
    found = findings_of(program, results)
    for finding in found:
        print("refused:" if finding[1] == "refused" else "finding:", *finding)
    return [finding for finding in found if finding[1] != "refused"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weft")
    parser.add_argument("--programs", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--batch", type=int, default=25)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--timeout", type=float, default=20, help="seconds for ten programs")
    parser.add_argument("--program", type=int)
    parser.add_argument("--file")
    parser.add_argument("--minimise", action="store_true")
    parser.add_argument("--per-kind", type=int, default=1, help="minimise so many of each kind")
    parser.add_argument("--only", help="minimise the kinds that contain this text only")
    parser.add_argument("--no-jit", action="store_true", help="leave out compiled code: ten times as fast")
    parser.add_argument("--tf", help="a Python with TensorFlow, as one more eager oracle")
    parser.add_argument("--known", help="a file of seeds with faults that are not mended yet, each with its reason")
    parser.add_argument("--out", help="a folder for minimal programs")
    options = parser.parse_args()
    if options.program is not None or options.file:
        program = from_file(pathlib.Path(options.file).read_text()) if options.file else make_program(options.program, f"p{options.program}")
        found = show_one(program, options)
        if options.minimise and found:
            print(as_file(smallest(program, found[0], options)))
        return 1 if found else 0

    start = time.time()
    seeds = range(options.seed, options.seed + options.programs)
    jobs = [(list(seeds[i:i + options.batch]), options) for i in range(0, len(seeds), options.batch)]
    kinds = collections.defaultdict(list)
    programs_run, values, counts = 0, 0, collections.Counter()
    with concurrent.futures.ProcessPoolExecutor(options.jobs) as pool:
        for answer, number, outcome_counts, with_value in pool.map(work, jobs):
            programs_run += number
            values += with_value
            counts.update(outcome_counts)
            for seed, finding in answer:
                if finding[:3] not in kinds or kinds[finding[:3]][-1] != seed:
                    kinds[finding[:3]].append(seed)
            if sys.stderr.isatty():
                print(f"\r{programs_run} of {len(seeds)} programs, {len(kinds)} kinds of findings", end="", file=sys.stderr)
    if options.known:
        known = {int(line.split()[0]) for line in pathlib.Path(options.known).read_text().splitlines() if line[:1].isdigit()}
        failing = {seed for kind, its in kinds.items() if kind[1] != "refused" for seed in its}
        kinds = {kind: [seed for seed in its if seed not in known or kind[1] == "refused"] for kind, its in kinds.items()}
        kinds = {kind: its for kind, its in kinds.items() if its}
        print(f"known faults: {len(known & failing)}; listed, but mended: {sorted((known & set(seeds)) - failing)}")
    refused = {kind: seeds for kind, seeds in kinds.items() if kind[1] == "refused"}
    kinds = {kind: seeds for kind, seeds in kinds.items() if kind not in refused}
    print(f"{programs_run} programs in {time.time() - start:.0f} s; calls with a value when eager: {values}; "
          f"outcomes eager and compiled: {dict(counts)}")
    for kind, its in sorted(refused.items(), key=lambda item: -len(item[1])):
        print(f"  refused, as documented: {len(its):5} {kind[2]}")
    for kind, its in sorted(kinds.items(), key=lambda item: -len(item[1])):
        print(f"  FINDING {len(its):5} {kind[0]} {kind[1]}: {kind[2]}   seeds {its[:6]}")
    if options.minimise:
        for kind, its in sorted(kinds.items(), key=lambda item: -len(item[1])):
            if options.only and options.only not in " ".join(kind):
                continue
            for seed in its[:options.per_kind]:
                program = make_program(seed, f"p{seed}")
                result = as_file(smallest(program, kind, options))
                print(f"\n--- {' '.join(kind)} (seed {seed})\n{result}", flush=True)
                if options.out:
                    pathlib.Path(options.out).mkdir(parents=True, exist_ok=True)
                    (pathlib.Path(options.out) / f"seed_{seed}.py").write_text(result)
    return 1 if kinds else 0


if __name__ == "__main__":
    sys.exit(main())
