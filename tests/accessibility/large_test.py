#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""A paper of 3,000 items and 1,200 pages passes too: arrays, dictionaries and strings of the writer's
library have limits (32,767, 4,095, 65,535) that small papers never meet. Long: only where
PAPERSETTER_LONG is set, else it counts as skipped."""
import os
import re
import sys

import papers
from common import Folder, check, equal, run, tool
from validator import PROFILES, validate

ITEMS, PAGES, SKIPPED = 3000, 1200, 77
SENTENCE = "The water rises and falls twice a day, and nobody on the shore can tell the hour by it. "


def items():
    parts = ['[defaults]\ntopic = "sea"\nlevel = "apply"\ndifficulty = "easy"\n']
    for number in range(ITEMS):
        parts.append(f"[[item]]\nid = \"i{number:04}\"\nstem = '''Number {number}: {SENTENCE * 4}'''")
        for option in range(4):
            correct = str(option == number % 4).lower()
            parts.append(f"[[item.option]]\ntext = '''Offer {option} of {number}: {SENTENCE * 2}'''\n"
                         f"correct = {correct}\nrationale = '''No. {number}'''")
    return "\n".join(parts)


def main():
    if not os.environ.get("PAPERSETTER_LONG"):
        sys.exit(SKIPPED)
    with Folder() as folder:
        papers.write_bank(folder, "large", items())
        (folder / "paper.toml").write_text(
            '[paper]\ntitle = "All of the sea"\nbanks = ["large"]\n[layout]\nanswers = "circle"\n'
            f"[[section]]\nitems = {ITEMS}\n", encoding="utf-8")
        run("make", folder / "paper.toml", "--seed", "1", "--out", folder / "out")
        files = [folder / "out/questions-A.pdf", folder / "out/key-A.pdf"]
        pages = [int(re.search(r"Pages:\s+(\d+)", tool("pdfinfo", file))[1]) for file in files]
        check(pages[0] >= PAGES, f"the paper has {pages[0]} pages, not {PAGES}")
        for file in files:
            tool("qpdf", "--check", file)
        found = validate(files)
        for profile in PROFILES:
            for file in files:
                equal(found[profile, file], [], f"{file.name}, {profile}")


if __name__ == "__main__":
    main()
