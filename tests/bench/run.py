#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""The benchmarks: generates a bank of 10,000 items, runs bench_papers on it and prints the figures
with their ratios to work measured in the same run."""
import json
import pathlib
import subprocess
import sys
import tempfile
import time
import zlib

import pikepdf

ROOT = pathlib.Path(__file__).resolve().parents[2]


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
        result = subprocess.run([build / "tests/bench/bench_papers", folder / "papers/exam-40.toml",
                                 ROOT], check=True, capture_output=True, text=True, cwd=ROOT)
        figures = json.loads(result.stdout)
        zlib_ms, size = deflate_baseline(folder, build / "papersetter")
    rows = [
        ("load the bank", figures["load_ms"], "toml++ alone", figures["tomlplusplus_alone_ms"]),
        ("paper and key, warm", figures["paper_and_key_ms"], "zlib -6 alone", zlib_ms),
        ("first paper and key, cold", figures["first_paper_ms"], "zlib -6 alone", zlib_ms),
        ("100 papers and keys", figures["hundred_papers_ms"], "zlib -6 of 100", 100 * zlib_ms),
    ]
    print(f"{int(figures['items'])} items; a paper has {figures['question_pages']:.1f} pages, its key "
          f"{figures['key_pages']:.1f}, together {figures['bytes_a_paper'] / 1024:.0f} KiB "
          f"({size / 1024:.0f} KiB of page content)")
    print(f"{'CPU time':28}{'ms':>10}   ratio")
    for what, value, against, base in rows:
        print(f"{what:28}{value:10.2f}   {value / base:.2f} x {against} ({base:.2f} ms)")
    untagged = figures["paper_and_key_ms"] - figures["tags_ms"]
    print(f"tags add {100 * figures['tags_ms'] / untagged:.0f} % CPU to a paper and key "
          f"({figures['tags_ms']:.2f} ms) and "
          f"{100 * (figures['tagged_bytes'] / figures['untagged_bytes'] - 1):.0f} % bytes")
    for what in ("first_form_ms", "further_form_ms", "compose_ms", "key_layout_ms", "key_document_ms", "key_typeset_ms",
                 "key_pdf_ms"):
        print(f"  {what[:-3].replace('_', ' '):26}{figures[what]:10.2f}")
    print(f"memory above the bank, 100 papers: {figures['memory_above_bank_mib']:.1f} MiB")


if __name__ == "__main__":
    main()
