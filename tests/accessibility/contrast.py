# SPDX-License-Identifier: MIT
"""Contrast by WCAG 2.1 of every run of text with what is painted below it (1.4.3), and of the lines
and boxes to be filled in with the white of the paper (1.4.11)."""
import pikepdf

import faults
import structure
from common import Folder, check, equal
from page_content import WHITE

LEAST = 4.5
LEAST_OF_FIELDS = 3


def luminance(colour):
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
              for value in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def ratio(one, other):
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def backgrounds(run, fills):
    """The colours below a run: at its two ends and in between, a point for each em."""
    left, bottom, right, top = run.box
    steps = max(2, int((right - left) / run.size) + 1)
    y = (bottom + top) / 2
    colours = set()
    for step in range(steps + 1):
        x = left + (right - left) * step / steps
        below = [fill for fill in fills if fill.order < run.order and
                 fill.box[0] <= x <= fill.box[2] and fill.box[1] <= y <= fill.box[3]]
        colours.add(below[-1].colour if below else WHITE)
    return colours


def too_weak(content):
    """(text, ratio) of each run of a page with less contrast than there must be."""
    found = []
    for run in content.runs:
        # A word across the page that says what the paper is may be pale: it is decoration.
        if run.text.strip() and not (run.is_artifact and run.is_turned):
            least = min(ratio(run.colour, below) for below in backgrounds(run, content.fills))
            if least < LEAST:
                found.append((run.text, round(least, 2)))
    return found


def check_fields(file, what):
    for field in file.document.all("Form"):
        for page, mcid in zip(field.pages, field.marks):
            fills = [fill for fill in file.contents[page - 1].fills if fill.mcid == mcid]
            check(all(ratio(fill.colour, WHITE) >= LEAST_OF_FIELDS for fill in fills),
                  f"{what}: the field {field.properties['Desc']} is too pale: {fills}")


def check_document(file, what):
    check_fields(file, what)
    for number, content in enumerate(file.contents, start=1):
        weak = too_weak(content)
        check(not weak, f"{what}, page {number}: contrast below {LEAST}: {weak}")


def check_itself(pdf):
    """The measure finds what it must: #767676 is the lightest grey that passes on white, and text of a
    paper is missed when it turns light or when a dark box comes below it."""
    def grey(value):
        return (value / 255,) * 3
    equal([ratio(grey(value), WHITE) >= LEAST for value in (0x76, 0x77)], [True, False], "greys")
    equal(round(ratio((0, 0, 0), WHITE), 2), 21.0, "black on white")
    for change in (rb".6 g BT", rb".4 g 0 0 1000 1000 re f 0 g BT"):
        with Folder() as folder:
            with pikepdf.open(pdf) as file:
                faults.change_content(file, rb"\bBT\b", change)
                file.save(folder / "weak.pdf")
            weak = too_weak(structure.TaggedFile(folder / "weak.pdf").contents[0])
            check(weak, f"text is seen to be weak after {change}")
