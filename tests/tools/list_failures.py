#!/usr/bin/env python3
"""list_failures.py WEFT KIND FOLDER: prints the golden cases that are wrong now, as lines for known_failures/KIND.txt.

The reason on each line is what was seen. Shorten or replace it by the cause when you know it; take the line away when it is mended.
"""
import os, re, sys
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import golden


def reason(why):
    """The seen part of golden.py's explanation, without anything that changes from run to run."""
    seen = why.partition(', got ')[2] or why
    seen = re.sub(r'/tmp/\w+/', '', seen)
    seen = re.sub(r'\s+', ' ', seen.replace(' // ', ' ')).strip()
    return seen[:140] or 'differs'


def main():
    weft, kind, folder = sys.argv[1:]
    weft = os.path.abspath(weft)
    def one(name):
        path, label = (folder, name) if kind == 'ops' else (os.path.join(folder, name), '')
        return list(golden.cases(weft, path, kind, label))
    with ThreadPoolExecutor(2) as pool:
        for results in pool.map(one, golden.listing(folder, kind)):
            for name, right, why in results:
                if not right: print('%s -- %s' % (name, reason(why)))


if __name__ == '__main__':
    main()
