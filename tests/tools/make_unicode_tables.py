#!/usr/bin/env python3
"""Writes compiler/syntax/unicode_tables.inc from Python's unicodedata (CPython 3.11: Unicode 14.0.0).

    make_unicode_tables.py > compiler/syntax/unicode_tables.inc
"""
import sys
import unicodedata


def ranges(test):
    found, start = [], None
    for code in range(0x110001):
        inside = code < 0x110000 and test(chr(code))
        if inside and start is None:
            start = code
        if not inside and start is not None:
            found.append((start, code - 1))
            start = None
    return found


def write_ranges(name, test):
    found = ranges(test)
    print(f"static const Range {name}[] = {{")
    line = ""
    for first, last in found:
        item = f"{{0x{first:X}, 0x{last:X}}}, "
        if len(line) + len(item) > 116:
            print("  " + line.rstrip())
            line = ""
        line += item
    print("  " + line.rstrip() + "\n};")


def main():
    print(f"// Made by tests/tools/make_unicode_tables.py from Unicode {unicodedata.unidata_version}; do not edit.")
    write_ranges("notPrintable", lambda c: not c.isprintable())
    write_ranges("identifierStart", lambda c: ord(c) >= 128 and c.isidentifier())
    write_ranges("identifierContinue", lambda c: ord(c) >= 128 and ("a" + c).isidentifier())

    def continues(code):
        return ("a" + chr(code)).isidentifier()

    # NFKC of identifiers: full decompositions, combining classes, and the pairs that compose.
    rows = []
    for code in range(128, 0x110000):
        if not continues(code) or 0xAC00 <= code <= 0xD7A3:
            continue
        full = unicodedata.normalize("NFKD", chr(code))
        if full != chr(code):
            rows.append((code, full))
    print("static const Decomposition decompositions[] = {")
    line = ""
    for code, full in rows:
        text = "".join(f"\\x{b:02x}" for b in full.encode())
        item = f'{{0x{code:X}, "{text}"}}, '
        if len(line) + len(item) > 116:
            print("  " + line.rstrip())
            line = ""
        line += item
    print("  " + line.rstrip() + "\n};")

    print("static const ClassRange combiningClasses[] = {")
    line, start, last, value = "", None, None, 0
    items = []
    for code in range(0x110001):
        kind = unicodedata.combining(chr(code)) if code < 0x110000 else 0
        if kind != value:
            if value:
                items.append((start, code - 1, value))
            start, value = code, kind
    for first, last, kind in items:
        item = f"{{0x{first:X}, 0x{last:X}, {kind}}}, "
        if len(line) + len(item) > 116:
            print("  " + line.rstrip())
            line = ""
        line += item
    print("  " + line.rstrip() + "\n};")

    print("static const Composition compositions[] = {")
    pairs = []
    for code in range(128, 0x110000):
        if 0xAC00 <= code <= 0xD7A3:
            continue
        parts = unicodedata.decomposition(chr(code)).split()
        if len(parts) == 2 and not parts[0].startswith("<"):
            first, second = int(parts[0], 16), int(parts[1], 16)
            if unicodedata.normalize("NFC", chr(first) + chr(second)) == chr(code):
                pairs.append((first, second, code))
    line = ""
    for first, second, code in sorted(pairs):
        item = f"{{0x{first:X}, 0x{second:X}, 0x{code:X}}}, "
        if len(line) + len(item) > 116:
            print("  " + line.rstrip())
            line = ""
        line += item
    print("  " + line.rstrip() + "\n};")


if __name__ == "__main__":
    sys.exit(main())
