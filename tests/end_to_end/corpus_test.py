#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Old manifests still verify and rebuild: tests/end_to_end/corpus/ENGINE/ holds what `make` left,
without the PDFs, and what it was made from.

Until a first release the draw and the record may change: `corpus_test.py --keep` then makes the
folders of engine-1 anew. Afterwards they stay as they are, and what cannot read them is at fault."""
import shutil
import sys

from common import ROOT, Folder, check, equal, run

CORPUS = ROOT / "tests/end_to_end/corpus"
KEPT = {"independent": "engine-1/paper.toml", "joint": "engine-1/series.toml"}


def keep():
    for name, blueprint in KEPT.items():
        out = CORPUS / "engine-1" / name
        shutil.rmtree(out, ignore_errors=True)
        run("make", CORPUS / blueprint, "--seed", "kept", "--out", out)
        for pdf in out.glob("*.pdf"):
            pdf.unlink()


def check_kept(out, folder):
    """The record and the selection hold; only the PDFs, which are not kept, are missing."""
    told = run("verify", out / "manifest.toml", expect=1).stderr.splitlines()
    missing = [line for line in told if line.endswith(".pdf is missing")]
    equal(len(told), len(missing) + 1, f"{out}: what is told but missing PDFs: {told}")
    again = folder / out.name
    result = run("rebuild", out / "manifest.toml", "--out", again, expect=None)
    if result.returncode == 0:
        check((again / "key.csv").read_bytes() == (out / "key.csv").read_bytes(),
              f"{out}: the key is another one")
        equal(len(list(again.glob("*.pdf"))), len(missing), f"{out}: PDFs made again")
        return
    # Ink may have moved since; then each file that differs is named.
    equal(result.returncode, 1, f"{out}: exit code of rebuild")
    check("differs" in result.stderr and "key.csv" not in result.stderr, result.stderr)


def main():
    if sys.argv[1:] == ["--keep"]:
        keep()
        return
    kept = sorted(CORPUS.glob("*/*/manifest.toml"))
    check(len(kept) >= len(KEPT), "nothing is kept")
    with Folder() as folder:
        for manifest in kept:
            check_kept(manifest.parent, folder)


if __name__ == "__main__":
    main()
