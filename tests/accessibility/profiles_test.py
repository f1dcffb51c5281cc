#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Every profile of every layout, on a small paper: where each line of text stands equals the goldens,
nothing leaves the page, and each profile keeps its promise (the least size of print, upright words,
the length of lines). Lines and pictures of the papers of banks/science equal their goldens too.

usage: profiles_test.py FOLDER [--update]   (--update takes the pages as they are for the goldens)"""
import difflib
import itertools
import pathlib
import re
import sys

import pikepdf

import page_content
from common import SCIENCE, check, equal
from layout_folders import all_layouts, profiles_of

HERE = pathlib.Path(__file__).resolve().parent
GOLDEN = HERE / "golden/pages"
EDGE = 22.7  # points: nothing is printed within 8 mm of the edge, where printers reach
SMALL = 0.7  # sub- and superscripts
LONGEST_SCRIPT = 6  # characters of one
LEAST_SIZE = {"dyslexia": 12, "high-contrast": 12}  # points; large-N: N
LONGEST_LINE = {"dyslexia": 70}  # characters
UPRIGHT = ("dyslexia", "high-contrast", "large-18", "large-24")


def suffix(profile):
    return "" if profile == "standard" else f"-{profile}"


class Line:
    """What stands on one baseline, run after run."""

    def __init__(self, runs):
        self.left, self.bottom = runs[0].box[0], runs[0].box[1]
        self.right = max(run.box[2] for run in runs)
        self.size = max(run.size for run in runs)
        self.parts = [(run.size, run.text.strip()) for run in runs if run.text.strip()]
        self.sizes = {size for size, _ in self.parts}
        self.text = "".join(run.text for run in runs).strip()
        self.is_artifact = runs[0].is_artifact

    def __str__(self):
        return f"  {self.left:.1f},{self.bottom:.1f} {self.size:g} {self.text}"


def lines_of(content):
    """Runs that follow each other on one baseline make a line."""
    runs = [run for run in content.runs if run.text.strip() or run.mcid is not None]
    return [line for line in (Line(list(group)) for _, group in itertools.groupby(
        runs, key=lambda run: (round(run.box[1], 1), run.is_artifact))) if line.text]


def pictures_of(content):
    """Their boxes, as a line of a golden."""
    return ["  picture " + ",".join(f"{side:.1f}" for side in picture.box) for picture in content.pictures]


def pages_of(pdf):
    """The size and the lines of each page, and its pictures."""
    with pikepdf.open(pdf) as file:
        boxes = [[float(number) for number in page.mediabox] for page in file.pages]
        return [(box[2], box[3], lines_of(content), pictures_of(content))
                for box, content in zip(boxes, page_content.contents(file), strict=True)]


def fonts_of(pdf):
    with pikepdf.open(pdf) as file:
        return {str(font.BaseFont) for page in file.pages for _, font in page.Resources.Font.items()}


def text_of(pages):
    text = ""
    for number, (width, height, lines, pictures) in enumerate(pages):
        text += (f"page {number + 1} {width:.1f}x{height:.1f}\n" +
                 "".join(f"{line}\n" for line in (*lines, *pictures)))
    return text


def compare_golden(name, found, update):
    golden = GOLDEN / f"{name}.txt"
    if update:
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(found, encoding="utf-8")
        return
    check(golden.exists(), f"there is no golden {name}: `./run goldens` takes it")
    wanted = golden.read_text(encoding="utf-8")
    difference = difflib.unified_diff(wanted.splitlines(), found.splitlines(), f"golden/pages/{name}", name, lineterm="")
    check(found == wanted, "\n".join([*list(difference)[:60], "meant so? `./run goldens`"]))


def check_page(width, height, lines, what):
    for line in lines:
        check(line.left >= EDGE and line.right <= width - EDGE and EDGE <= line.bottom <= height - EDGE,
              f"{what}: {line} leaves the page of {width:g} x {height:g}")


def check_promises(profile, pdf, pages, what):
    large = re.fullmatch(r"large-(\d+)", profile)
    least = int(large[1]) if large else LEAST_SIZE.get(profile, 0)
    lines = [line for _, _, lines, _ in pages for line in lines]
    scripts = {round(SMALL * size, 2) for line in lines for size in line.sizes if size >= least}
    for line in lines:
        for size, text in line.parts:
            is_script = round(size, 2) in scripts and len(text) <= LONGEST_SCRIPT
            check(size >= least or is_script, f"{what}: {size} pt for {text!r} in {line}")
        longest = LONGEST_LINE.get(profile)
        check(not longest or len(line.text) <= longest, f"{what}: {len(line.text)} characters in {line}")
    if profile in UPRIGHT:
        fonts = fonts_of(pdf)
        check(not any("Italic" in font for font in fonts), f"{what}: {fonts}")


def check_profiles(folder, update):
    """The names of the goldens."""
    names = set()
    for layout in all_layouts():
        for profile, document in itertools.product(profiles_of(layout), ("questions", "key")):
            pdf = folder / f"{layout.name}-profiles" / f"{document}-A{suffix(profile)}.pdf"
            what = f"{layout.name}, {profile}, {document}"
            pages = pages_of(pdf)
            for width, height, lines, _ in pages:
                check_page(width, height, lines, what)
            check_promises(profile, pdf, pages, what)
            name = f"{layout.name}-{profile}-{document}"
            compare_golden(name, text_of(pages), update)
            names.add(f"{name}.txt")
    return names


def check_science(folder, update):
    """The names of the goldens."""
    names = set()
    for paper, document in itertools.product(sorted((SCIENCE / "papers").glob("*.toml")), ("questions", "key")):
        name = f"science-{paper.stem}-{document}"
        compare_golden(name, text_of(pages_of(folder / paper.stem / f"{document}-A.pdf")), update)
        names.add(f"{name}.txt")
    return names


def main():
    folder, update = pathlib.Path(sys.argv[1]), "--update" in sys.argv
    names = check_profiles(folder, update) | check_science(folder, update)
    equal({path.name for path in GOLDEN.glob("*.txt")}, names, "goldens of pages")


if __name__ == "__main__":
    main()
