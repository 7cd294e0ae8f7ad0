#!/usr/bin/env python3
"""The fuzzer's own test: a difference is seen, equal values are not one, programs are reproducible, the minimiser gets small."""
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import minimise  # noqa: E402
import runner    # noqa: E402
from generate import Program, make_program  # noqa: E402


def value(*shown, state=0, printed=()):
    return runner.Outcome("value", (shown, state), printed)


def raised(name, text):
    return runner.Outcome("raise", (name, text))


class Comparison(unittest.TestCase):
    def test_python_number_and_tensor_may_be_equal(self):
        self.assertIsNone(runner.differs(value("py", "int", 3), value("tf", "int32", [], 3)))
        self.assertIsNone(runner.differs(value("py", "float", 0.1), value("tf", "float32", [], 0.10000000149)))

    def test_other_value_dtype_or_shape_is_a_finding(self):
        self.assertEqual(runner.differs(value("py", "int", 3), value("tf", "int32", [], 4)), ("value", "result"))
        self.assertEqual(runner.differs(value("py", "int", 3), value("tf", "int64", [], 3)), ("value", "result"))
        self.assertEqual(runner.differs(value("tf", "int32", [1], [3]), value("tf", "int32", [], 3)), ("value", "result"))
        self.assertEqual(runner.differs(value("tf", "float32", [], "nan"), value("tf", "float32", [], 0.0)), ("value", "result"))

    def test_effects_count(self):
        self.assertEqual(runner.differs(value("none"), value("none", state=1)), ("value", "variable"))
        self.assertEqual(runner.differs(value("none", printed=["a", "b"]), value("none", printed=["b", "a"])), ("value", "printed"))

    def test_errors(self):
        assertion = raised("AssertionError", "wrong 4")
        self.assertIsNone(runner.differs(assertion, raised("InvalidArgumentError", "Graph execution error: wrong 4")))
        self.assertEqual(runner.differs(assertion, raised("InvalidArgumentError", "wrong 5"))[0], "error")
        self.assertEqual(runner.differs(assertion, value("none"))[0], "missed")
        self.assertEqual(runner.differs(value("none"), raised("ValueError", "f.py:1:2: error: no [WFT0301]"))[0], "refusal")
        self.assertEqual(runner.differs(value("none"), runner.Outcome("crash", "exit -11"))[0], "crash")


class Running(unittest.TestCase):
    def test_a_crash_and_a_hang_are_attributed_and_the_rest_runs(self):
        text = "def {0}(x):\n    {1}\n    return x + 1\n"
        programs = [Program("p1", text.format("p1", "pass"), ["1"], True, 1),
                    Program("p2", text.format("p2", "import os; os.abort()"), ["1"], True, 2),
                    Program("p3", text.format("p3", "while True: pass"), ["1"], True, 3),
                    Program("p4", text.format("p4", "raise KeyError(x)"), ["1"], True, 4)]
        import tempfile
        with tempfile.TemporaryDirectory() as folder:
            found = runner.run_batch(runner.Oracle("python", [sys.executable], "python"), programs, pathlib.Path(folder), 2)
        self.assertEqual([found[(p.name, 0)].kind for p in programs], ["value", "crash", "hang", "raise"])


class Programs(unittest.TestCase):
    def test_a_seed_gives_one_program_and_it_is_python(self):
        for seed in range(300):
            program = make_program(seed)
            self.assertEqual(program.text, make_program(seed).text)
            compile(program.text, "program", "exec")

    def test_what_programs_contain(self):
        text = "".join(make_program(seed).text for seed in range(2000))
        for construct in ("elif ", "while True", "tf.range(", "in range(", "enumerate(", "zip(", "break", "continue", "return", "tf.float64",
                          "tf.int64", "nonlocal", "lambda", "finally", "GradientTape", "assert", "raise ", " and ", " or ", "not ", "Box(",
                          "{'a'", "Dataset", "tf.concat"):
            self.assertIn(construct, text)


class Minimiser(unittest.TestCase):
    def test_keeps_what_the_finding_needs_and_nothing_else(self):
        text = "def p(x):\n    y = 1\n    if x > 2:\n        for i in range(3):\n            y = y + x\n        z = y // 7\n    else:\n        z = 3\n    return y, z\n"
        program = Program("p", text, ["1", "5"], True, 0)
        program.wanted = "floor"
        small = minimise.minimise(program, lambda programs: {p.name: {"floor"} if "//" in p.text else set() for p in programs})
        self.assertLess(len(small.text.split("\n")), 5)
        self.assertIn("//", small.text)


if __name__ == "__main__":
    unittest.main()
