#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""On every page of every document that was set: no text outside the margins of its layout, none across
them, no two words on top of each other.

usage: places_test.py FOLDER   (as papers.py filled it)"""
import pathlib
import sys

from common import check, equal
from places import POINTS_PER_MM, faults_of, pages_of
from printed import Paper

# Millimetres: top, outer side, bottom, inner side of A4 and what is larger.
EXAM = {"standard": (18, 20, 22, 20), "dyslexia": (22, 24, 24, 24), "high-contrast": (22, 18, 24, 18),
        "large-18": (22, 15, 24, 15), "large-24": (22, 12, 24, 12)}
BOARD = {profile: (24 if "large" in profile else top, 15, 32 if "large" in profile else bottom, 25)
         for profile, (top, _, bottom, _) in EXAM.items()}
SHEET = {**EXAM, "standard": (14, 14, 20, 14)}
MARGINS = {"exam": EXAM, "worksheet": EXAM, "compact": {**EXAM, "standard": (14, 14, 19, 14)}, "board": EXAM}
SMALL_PAPER = ("a5", "b5")


def profile_of(pdf):
    return next((profile for profile in EXAM if pdf.stem.endswith(f"-{profile}")), "standard")


def margins_of(pdf, paper):
    """A function from the number of a page to its margins; none where only the sheet's edge counts."""
    layout, parameters = paper.layout["name"], paper.parameters
    if parameters["paper"] in SMALL_PAPER or parameters.get("booklet"):
        return None
    is_bound = layout == "board" and parameters["binding"] and pdf.name.startswith("questions")
    by_profile = BOARD if is_bound else SHEET if pdf.name.startswith("sheet") else MARGINS[layout]
    top, outer, bottom, inner = (mm * POINTS_PER_MM for mm in by_profile[profile_of(pdf)])
    # The first page is a right one.
    return lambda number: ((top, outer, bottom, inner) if number % 2 == 1 else (top, inner, bottom, outer))


def check_itself(pdf, margins):
    """A word that is moved is found: beyond the margin, into the foot, onto another one."""
    (width, height, words), = pages_of(pdf)[:1]
    equal(list(faults_of([(width, height, words)], margins)), [], "faults of an untouched page")
    text, left, top, right, bottom = next(word for word in words if word[1] > width / 2 and word[2] > height / 2)
    beyond, foot = width - margins(1)[1] - left, height - margins(1)[2] - (top + bottom) / 2
    other = next(word for word in words if word[2] > bottom)
    onto = (other[1] - left, other[2] - top)
    for aside, down in ((beyond, 0), (0, foot), onto):
        moved = (text, left + aside, top + down, right + aside, bottom + down)
        found = list(faults_of([(width, height, [*words, moved])], margins))
        check(found and repr(text) in found[0], f"{text!r} moved by {aside:.1f}, {down:.1f}: {found}")


def main():
    folder = pathlib.Path(sys.argv[1])
    papers = sorted(path.parent for path in folder.rglob("manifest.toml"))
    found, pdfs = [], 0
    for one in papers:
        paper = Paper(one)
        for pdf in sorted(one.glob("*.pdf")):
            pdfs += 1
            found += [f"{pdf.relative_to(folder)}, {fault}"
                      for fault in faults_of(pages_of(pdf), margins_of(pdf, paper))]
    check(pdfs > 250 and {"ar", "class-test", "practice-exam"} <= {one.name for one in papers},
          f"{pdfs} documents were set")
    check(not found, "\n".join(found[:40]))
    golden = folder / "golden/questions-A.pdf"
    check_itself(golden, margins_of(golden, Paper(golden.parent)))


if __name__ == "__main__":
    main()
