#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""The benchmarks: generates a bank of 10,000 items and runs bench_papers on it.

run.py BUILD [ITEMS]

Targets hold at the speed of the machine they were set for, where toml++ alone parses the bank of
10,000 items in 340 ms of CPU. This machine is another, and its speed may change by a third from one
second to the next. So everything is done in several rounds in turn with that yardstick; printed are
the least and the median time as measured, and beside them what the work takes at reference speed:
340 ms times the median of the ratios to the yardstick of the same round. That is held against the
target."""
import json
import pathlib
import subprocess
import sys
import tempfile
import time
import zlib

import pikepdf

ROOT = pathlib.Path(__file__).resolve().parents[2]

REFERENCE_MS = 340  # toml++ alone, for 10,000 items
MEMORY_MIB = 64
# What, its figure, the target in ms at reference speed.
ROWS = [("load the bank", "load", 600), ("paper and key, warm", "paper_and_key", 12),
        ("100 papers and keys", "hundred_papers", 1200), ("500 pages of text", "guide", 1000),
        ("  compose", "compose", None),
        ("  key: layout", "key_layout", None), ("  key: document", "key_document", None),
        ("  key: typeset", "key_typeset", None), ("  key: pdf", "key_pdf", None),
        ("integer work (assembly.py)", "integer_work", None)]


def verdict(is_met):
    return "within" if is_met else "NOT within"


def print_times(what, figure, reference_ms, target):
    """Prints a row and returns whether its target is met; nothing without a target."""
    found = figure["ratio"] * reference_ms
    line = f"{what:28}{figure['least']:10.2f}{figure['median']:10.2f}{found:14.2f}"
    if target is None:
        print(line)
        return None
    print(f"{line}   {verdict(found <= target)} {target:,} ms")
    return found <= target


def deflate_baseline(folder, program):
    """zlib at level 6 on the decoded streams of one paper and key of the generated bank, in ms."""
    subprocess.run([program, "make", folder / "papers/exam-40.toml", "--seed", "1", "--forms", "1",
                    "--out", folder / "out"], check=True, stdout=subprocess.DEVNULL, cwd=ROOT)
    data = b""
    for name in ("questions-A.pdf", "key-A.pdf"):
        with pikepdf.open(folder / "out" / name) as pdf:
            for page in pdf.pages:
                data += page.Contents.read_bytes()
    times = []
    for _ in range(9):
        start = time.process_time()
        zlib.compress(data, 6)
        times.append(time.process_time() - start)
    return sorted(times)[4] * 1e3, len(data)


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    items = sys.argv[2] if len(sys.argv) > 2 else "10000"
    with tempfile.TemporaryDirectory(prefix="papersetter-bench-") as name:
        folder = pathlib.Path(name)
        subprocess.run(["/usr/bin/python3", ROOT / "tests/bench/generate_bank.py", folder, items],
                       check=True)
        figures = {}
        for what in ("load", "papers"):
            result = subprocess.run([build / "tests/bench/bench_papers", what,
                                     folder / "papers/exam-40.toml", ROOT], check=True,
                                    capture_output=True, text=True, cwd=ROOT)
            least = figures.get("tomlplusplus_least_ms", float("inf"))
            figures.update(json.loads(result.stdout))
            figures["tomlplusplus_least_ms"] = min(least, figures["tomlplusplus_least_ms"])
        zlib_ms, size = deflate_baseline(folder, build / "papersetter")
    reference_ms = REFERENCE_MS * int(items) / 10_000
    print(f"{int(figures['items'])} items; a paper has {figures['question_pages']:.1f} pages, its key "
          f"{figures['key_pages']:.1f}, together {figures['bytes_a_paper'] / 1024:.0f} KiB "
          f"({size / 1024:.0f} KiB of page content; zlib -6 alone {zlib_ms:.1f} ms)")
    alone_ms = figures["tomlplusplus_least_ms"]
    print(f"this machine: toml++ alone {alone_ms:.0f} ms (median "
          f"{figures['tomlplusplus_median_ms']:.0f}), reference {reference_ms:.0f} ms: "
          f"{alone_ms / reference_ms:.2f} of its time")
    print(f"{'CPU time, ms':28}{'least':>10}{'median':>10}{'at reference':>14}")
    results = [print_times(what, figures[key], reference_ms, target if int(items) == 10_000 else None)
               for what, key, target in ROWS]
    print(f"{'first paper and key, cold':28}{figures['first_paper_least_ms']:10.2f}"
          f"{figures['first_paper_median_ms']:10.2f}")
    print(f"the text of {figures['guide_pages']:.0f} pages is justified and hyphenated")
    # Of what a paper and its key take without tags, not of the writing of files alone.
    tags_ms = figures["tags_ms"]
    share = tags_ms / (figures["paper_and_key"]["least"] - tags_ms)
    more_bytes = figures["tagged_bytes"] / figures["untagged_bytes"] - 1
    print(f"tags take {tags_ms:.2f} ms of a paper and key: {100 * share:.0f} % more CPU, "
          f"{100 * more_bytes:.0f} % more bytes")
    memory = figures["memory_above_bank_mib"]
    results.append(memory <= MEMORY_MIB)
    print(f"memory above the bank's {figures['bank_mib']:.0f} MiB, 100 papers: {memory:.1f} MiB   "
          f"{verdict(results[-1])} {MEMORY_MIB} MiB")
    results = [is_met for is_met in results if is_met is not None]
    print(f"{sum(results)} of {len(results)} within their targets")


if __name__ == "__main__":
    main()
