"""Writes NAME.txt beside each NAME.py of this folder with what this Python (3.11) prints. Usage: python3 make_expected.py [NAME...]"""
import pathlib
import subprocess
import sys

here = pathlib.Path(__file__).parent
for script in sorted(here.glob("*.py")):
    if script.name == "make_expected.py" or (len(sys.argv) > 1 and script.stem not in sys.argv[1:]):
        continue
    done = subprocess.run([sys.executable, script], capture_output=True, cwd=here)
    script.with_suffix(".txt").write_bytes(done.stdout)
    if done.returncode and not script.stem.startswith("exit_"):
        print(script.name, done.stderr.decode()[-500:])
