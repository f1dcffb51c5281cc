#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Some pages as small pictures: what Poppler paints is what it painted when the goldens were taken. The
tolerance is that of one renderer beside another, which is shown by two; a lost rule, a lost word and a
line that moved by two points are found, which is shown by planting them.

usage: page_pictures_test.py FOLDER [--update]   (--update takes the pictures as they are for the goldens)"""
import itertools
import pathlib
import sys

from PIL import Image

from common import Folder, check, equal, tool

HERE = pathlib.Path(__file__).resolve().parent
GOLDEN = HERE / "golden/pictures"
PAGES = {
    "exam": ("golden/questions-A", 1),
    "exam-key": ("golden/key-A", 1),
    "exam-high-contrast": ("exam-profiles/questions-A-high-contrast", 1),
    "board-cover": ("board-all-default/questions-A", 1),
    "board-booklet": ("board-booklet-true/questions-A", 1),
    "board-large-24": ("board-profiles/questions-A-large-24", 2),
    "compact": ("compact-all-default/questions-A", 1),
    "worksheet-dyslexia": ("worksheet-profiles/questions-A-dyslexia", 1),
    "science-figures": ("end-of-year/questions-A", 5),
    "science-report": ("end-of-year/report", 1),
    "arabic": ("languages/ar/questions-A", 1),
    "hebrew-key": ("languages/he/key-A", 1),
    "hindi": ("languages/hi/questions-A", 1),
    "japanese": ("languages/ja/questions-A", 1),
}
FINE, COARSE = 160, 40  # dots per inch: as painted, as kept
GREYS = 16
# Pixels of 1.8 pt: what is lost is told by the mean over a piece of a line or of a column, since each
# renderer has its own way with the edges of letters.
WINDOWS = ((24, 3), (3, 24))
TOLERANCE = 24  # of 255


def shrunk(picture):
    size = (round(side * COARSE / FINE) for side in picture.size)
    return picture.convert("L").resize(tuple(size), Image.BOX)


def painted(pdf, page):
    with Folder() as folder:
        tool("pdftoppm", "-r", FINE, "-gray", "-singlefile", "-f", page, "-l", page, pdf, folder / "page")
        return shrunk(Image.open(folder / "page.pgm"))


def painted_by_others(pdf, page):
    with Folder() as folder:
        tool("pdftocairo", "-r", FINE, "-png", "-gray", "-singlefile", "-f", page, "-l", page, pdf,
             folder / "cairo")
        yield "pdftocairo", shrunk(Image.open(folder / "cairo.png"))
        tool("mutool", "draw", "-q", "-r", FINE, "-c", "gray", "-o", folder / "mutool.png", pdf, page)
        yield "mutool", shrunk(Image.open(folder / "mutool.png"))


def most(differences, width, window):
    """The mean difference in the window where it is largest, and its place."""
    across, down = window
    rows = [differences[start:start + width] for start in range(0, len(differences), width)]
    sums = [windows_of(row, across) for row in rows]
    found = [(abs(total), left, top) for left, column in enumerate(zip(*sums))
             for top, total in enumerate(windows_of(column, down))]
    total, left, top = max(found)
    return total / (across * down), left, top


def windows_of(numbers, length):
    sums = [0, *itertools.accumulate(numbers)]
    return [last - first for first, last in zip(sums, sums[length:])]


def difference(one, other):
    """What is different, in words; nothing where the pictures show the same page."""
    if max(abs(a - b) for a, b in zip(one.size, other.size)) > 1:
        return f"{one.size} pixels, not {other.size}"
    other = other.resize(one.size)
    differences = [a - b for a, b in zip(one.tobytes(), other.tobytes())]
    for window in WINDOWS:
        mean, left, top = most(differences, one.width, window)
        if mean > TOLERANCE:
            points = 72 / COARSE
            return f"{mean:.0f} of 255 at {left * points:.0f}, {top * points:.0f} pt from the top left"
    return ""


def save(picture, file):
    step = 255 // (GREYS - 1)
    small = picture.point(lambda grey: (grey + step // 2) // step).convert("P")
    small.putpalette([grey * step for grey in range(GREYS) for _ in range(3)])
    file.parent.mkdir(exist_ok=True)
    small.save(file, bits=4, optimize=True)


def strips(inked):
    """Where rows with ink begin and end."""
    edges = [row for row in range(1, len(inked)) if inked[row] != inked[row - 1]]
    return zip(edges[::2], edges[1::2])


def check_itself(picture):
    """On the first page of exam: its answer strip, its title, the text of a question."""
    page = picture.copy()
    rows = [sum(255 - grey for grey in picture.crop((0, top, picture.width, top + 1)).tobytes())
            for top in range(picture.height)]
    strongest = max(range(picture.height // 8, picture.height), key=lambda top: rows[top])
    page.paste(255, (picture.width // 4, strongest - 1, picture.width // 2, strongest + 2))
    check(difference(picture, page), "a lost piece of a rule is not seen")
    inked = [row > 0 for row in rows]
    top, bottom = next((top, bottom) for top, bottom in strips(inked) if top > picture.height / 3 and bottom - top > 4)
    line = picture.crop((0, top, picture.width, bottom))
    page = picture.copy()
    page.paste(line, (0, top + 1))
    check(difference(picture, page), f"a line at {top} that moved by a pixel is not seen")
    page = picture.copy()
    left = line.point(lambda grey: 255 - grey).getbbox()[0]
    page.paste(255, (left, top, left + 30, bottom))
    check(difference(picture, page), f"lost words at {left}, {top} are not seen")
    equal(difference(picture, picture), "", "one picture")


def main():
    folder, update = pathlib.Path(sys.argv[1]), "--update" in sys.argv
    for name, (document, page) in PAGES.items():
        pdf, golden = folder / f"{document}.pdf", GOLDEN / f"{name}.png"
        found = painted(pdf, page)
        if update:
            save(found, golden)
            continue
        check(golden.exists(), f"there is no golden {name}: `./run goldens` takes it")
        wanted = Image.open(golden).convert("L")
        for renderer, picture in (("pdftoppm", found), *painted_by_others(pdf, page)):
            told = difference(wanted, picture)
            check(not told, f"{document}.pdf, page {page}, by {renderer}: {told}\nmeant so? `./run goldens`")
    check_itself(Image.open(GOLDEN / "exam.png").convert("L"))
    equal({path.stem for path in GOLDEN.glob("*.png")}, set(PAGES), "goldens of pictures")


if __name__ == "__main__":
    main()
