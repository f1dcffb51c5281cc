#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""How the work of a draw grows with the bank: instructions of assembly::assemble, counted by
callgrind, so that no other load of the machine matters.

growth_test.py PRINT_DRAWS"""
import pathlib
import re
import subprocess
import sys
import tempfile

import instances
import toml_text

SIZES = (1_000, 4_000, 16_000)
# What 16 times the items may cost more than 16 times.
SLACK = 1.2


def instance(items):
    """The bank of the benchmarks at another size, enemies and item sets in proportion."""
    return instances.large(items=items, pairs=items * 3 // 100, triples=items // 100,
                           sets=items * 15 // 1000,
                           series={"mode": "independent", "forms": 5})


def instructions(program, path, folder):
    out = folder / "callgrind.out"
    result = subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}",
                             "--toggle-collect=papersetter::assembly::assemble(*", program, path,
                             "growth"], capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(f"{path}: exit code {result.returncode}\n{result.stderr[-2000:]}")
    return int(re.search(r"^(?:summary|totals): (\d+)", out.read_text(), re.MULTILINE)[1])


def main():
    program = sys.argv[1]
    counts = []
    for items in SIZES:
        with tempfile.TemporaryDirectory(prefix="papersetter-growth-") as name:
            folder = pathlib.Path(name)
            path = toml_text.write_instance(instance(items), folder)
            counts.append(instructions(program, path, folder))
        print(f"{items:7} items: {counts[-1] / 1e6:8.1f} million instructions for five forms")
    if counts[0] < 1_000_000:
        sys.exit("FAILED: next to nothing was counted")
    if counts[-1] > SLACK * counts[0] * SIZES[-1] / SIZES[0]:
        sys.exit("FAILED: the work grows faster than the bank")


if __name__ == "__main__":
    main()
