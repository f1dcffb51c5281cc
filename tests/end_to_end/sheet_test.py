#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Answer sheets for machines: boxes are filled in on a printed sheet, which is then turned, skewed, blurred
and made noisy as by a poor scanner; another program finds its corners, reads its QR code and, by the places
in sheet-A.json alone, every box. What it reads is what was filled in."""
import json

import cv2
import numpy

from common import BANK, ROOT, SCIENCE, Folder, check, equal, key_rows, run, tool
from json_shape import check_shape

DPI = 150
QUIZ = BANK / "papers/weekly-tests.toml"
MIXED = SCIENCE / "papers/mixed-test.toml"
WARPED = 4.0  # degrees at most


def pages_of(pdf, folder):
    tool("pdftoppm", "-r", DPI, "-gray", pdf, folder / "page")
    return [cv2.imread(str(path), cv2.IMREAD_GRAYSCALE) for path in sorted(folder.glob("page*.pgm"))]


def pixels(box):
    scale = DPI / 25.4
    return [round(value * scale) for value in
            (box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"])]


def fill(page, box, chance):
    """As a hand does: not the whole box, a little beside it, not quite black."""
    left, top, right, bottom = pixels(box)
    middle = ((left + right) / 2 + chance.uniform(-2, 2), (top + bottom) / 2 + chance.uniform(-2, 2))
    axes = ((right - left) * chance.uniform(0.36, 0.46), (bottom - top) * chance.uniform(0.36, 0.46))
    cv2.ellipse(page, (tuple(map(float, middle)), (2 * axes[0], 2 * axes[1]), float(chance.uniform(0, 90))),
                int(chance.integers(20, 80)), -1)


def answered(sheet, chance):
    """Boxes to fill in, by row: one, none, or several where several may be right; and a number."""
    rows = {}
    for row in sheet["rows"]:
        count = int(chance.integers(0, 4)) if row["several"] else int(chance.integers(0, 5) > 0)
        chosen = chance.permutation(len(row["bubbles"]))[:count]
        rows[row["number"]] = sorted(row["bubbles"][i]["choice"] for i in chosen)
    return rows, [int(chance.integers(0, 10)) for _ in sheet["candidate"]]


def scanned(page, chance):
    """Turned and skewed, with uneven light, out of focus and grainy."""
    height, width = page.shape
    margin = 90
    wide = cv2.copyMakeBorder(page, margin, margin, margin, margin, cv2.BORDER_CONSTANT, value=255)
    size = (width + 2 * margin, height + 2 * margin)
    turn = cv2.getRotationMatrix2D((size[0] / 2, size[1] / 2), chance.uniform(-WARPED, WARPED), 0.94)
    wide = cv2.warpAffine(wide, turn, size, borderValue=255)
    corners = numpy.float32([(0, 0), (size[0], 0), (size[0], size[1]), (0, size[1])])
    skewed = corners + numpy.float32(chance.uniform(-22, 22, (4, 2)))
    wide = cv2.warpPerspective(wide, cv2.getPerspectiveTransform(corners, skewed), size, borderValue=255)
    light = numpy.linspace(chance.uniform(0.8, 1), chance.uniform(0.8, 1), size[0])[None, :]
    wide = cv2.GaussianBlur(wide, (0, 0), chance.uniform(0.8, 1.6)) * light
    return numpy.clip(wide + chance.normal(0, 6, wide.shape), 0, 255).astype(numpy.uint8)


def corners_of(image):
    """The middles of the four black squares: solid square blobs nearest to the corners of the scan."""
    dark = cv2.threshold(image, 110, 255, cv2.THRESH_BINARY_INV)[1]
    dark = cv2.morphologyEx(dark, cv2.MORPH_OPEN, numpy.ones((9, 9), numpy.uint8))
    side = 6 / 25.4 * DPI
    middles = []
    for contour in cv2.findContours(dark, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)[0]:
        (x, y), (width, height), _ = cv2.minAreaRect(contour)
        is_square = 0.75 * side < min(width, height) and max(width, height) < 1.25 * side
        if is_square and cv2.contourArea(contour) > 0.8 * width * height:
            middles.append((x, y))
    check(len(middles) >= 4, f"{len(middles)} corners are found")
    height, width = image.shape
    return [min(middles, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2)
            for x, y in ((0, 0), (width, 0), (0, height), (width, height))]


def straightened(image, sheet):
    """The scan laid back onto the page by its corners."""
    wanted = [((box["x"] + box["width"] / 2) * DPI / 25.4, (box["y"] + box["height"] / 2) * DPI / 25.4)
              for box in sheet["corners"]]
    back = cv2.getPerspectiveTransform(numpy.float32(corners_of(image)), numpy.float32(wanted))
    size = (round(sheet["page"]["width"] * DPI / 25.4), round(sheet["page"]["height"] * DPI / 25.4))
    return cv2.warpPerspective(image, back, size, borderValue=255)


def darkness(page, box):
    left, top, right, bottom = pixels(box)
    inset = max(3, (right - left) // 6)
    inside = page[top + inset:bottom - inset, left + inset:right - inset]
    paper = numpy.percentile(page[max(top - 12, 0):bottom + 12, max(left - 12, 0):right + 12], 90)
    return 1 - inside.mean() / paper


def is_filled(page, box):
    return darkness(page, box) > 0.4


def read(pages, sheet):
    rows = {row["number"]: sorted(box["choice"] for box in row["bubbles"] if is_filled(pages[box["page"] - 1], box))
            for row in sheet["rows"]}
    digits = [[box["digit"] for box in place if is_filled(pages[box["page"] - 1], box)]
              for place in sheet["candidate"]]
    return rows, digits


def code_on(page, folder):
    """What its QR code says, by zbar: Debian's OpenCV finds such codes but cannot read them."""
    cv2.imwrite(str(folder / "scan.png"),
                cv2.resize(page[:page.shape[0] // 2], None, fx=3, fy=3, interpolation=cv2.INTER_CUBIC))
    return tool("zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", folder / "scan.png").strip()


def check_sheet(pdf, sheet, folder, chance, what):
    folder.mkdir(parents=True)
    pages = pages_of(pdf, folder)
    equal(len(pages), sheet["page"]["count"], f"{what}: pages")
    rows, digits = answered(sheet, chance)
    for row in sheet["rows"]:
        for box in row["bubbles"]:
            if box["choice"] in rows[row["number"]]:
                fill(pages[box["page"] - 1], box, chance)
    for place, digit in zip(sheet["candidate"], digits):
        fill(pages[place[digit]["page"] - 1], place[digit], chance)
    found = [straightened(scanned(page, chance), sheet) for page in pages]
    equal(code_on(found[0], folder), sheet["qr_code"], f"{what}: the QR code")
    equal(read(found, sheet), (rows, [[digit] for digit in digits]), f"{what}: what is read")


def check_rows(sheet, out, form):
    """A row for each answer that is chosen, with as many boxes as the question has options."""
    numbers = [row["number"] for row in sheet["rows"]]
    equal(len(set(numbers)), len(numbers), f"form {form}: rows")
    # The letters of key.csv are among the boxes of their rows; a row of its own for each of several.
    for key in key_rows(out):
        own = [row for row in sheet["rows"] if row["number"].split(".")[0] == key["number"]]
        if key["form"] != form or not key["letter"]:
            continue
        choices = [{box["choice"] for box in row["bubbles"]} for row in own]
        one_row = len(own) == 1
        check(own and (set(key["letter"]) <= choices[0] if one_row else
                       all(letter in of for letter, of in zip(key["letter"], choices, strict=True))),
              f"form {form}: rows for {key}")
    equal(sheet["form_code"].split(" · ")[0], form, "the form's name")


def replaced(folder):
    """Another item in the paper: the sheets of the forms that have it are made anew, and again."""
    out = folder / "replaced"
    run("make", QUIZ, "--seed", "1", "--forms", "2", "--sheet", "--out", out)
    before = {path.name: path.read_bytes() for path in out.glob("sheet-*")}
    number = next(row["number"] for row in key_rows(out) if row["form"] == "A")
    run("replace", out / "manifest.toml", f"A:{number}", "--bank", BANK)
    after = {path.name: path.read_bytes() for path in out.glob("sheet-*")}
    equal(after.keys(), before.keys(), "sheets after a replacement")
    equal({name for name in after if after[name] != before[name]}, {"sheet-A.pdf", "sheet-A.json"}, "new sheets")
    code = json.loads(after["sheet-A.json"])["form_code"]
    check(code in tool("pdftotext", out / "questions-A.pdf", "-"), f"{code} is that of the new paper")
    run("verify", out / "manifest.toml")
    run("rebuild", out / "manifest.toml", "--out", folder / "replaced-again")
    for name, content in after.items():
        equal((folder / "replaced-again" / name).read_bytes() == content, True, f"{name} rebuilt")


def main():
    schema = ROOT / "docs/sheet.schema.json"
    chance = numpy.random.default_rng(20270416)
    with Folder() as folder:
        profiles = ("standard", "large-18", "large-24", "dyslexia", "high-contrast")
        out = folder / "exam"
        run("make", MIXED, "--seed", "5", "--sheet", *(word for name in profiles for word in ("--profile", name)),
            "--out", out)
        for name in profiles:
            suffix = "" if name == "standard" else f"-{name}"
            for form in "AB":
                sheet = json.loads((out / f"sheet-{form}{suffix}.json").read_text(encoding="utf-8"))
                check_shape(sheet, schema)
                for number in range(4 if name == "standard" else 1):
                    check_sheet(out / f"sheet-{form}{suffix}.pdf", sheet,
                                folder / f"{name}-{form}-{number}", chance, f"{name}, form {form}, scan {number}")
                if name == "standard":
                    check_rows(sheet, out, form)
        for layout in ("board", "compact", "worksheet"):
            run("make", MIXED, "--seed", "5", "--forms", "1", "--layout", layout, "--sheet", "--paper", "letter",
                "--out", folder / layout)
            sheet = json.loads((folder / layout / "sheet-A.json").read_text(encoding="utf-8"))
            check_sheet(folder / layout / "sheet-A.pdf", sheet, folder / f"{layout}-scan", chance, layout)
        run("rebuild", out / "manifest.toml", "--out", folder / "again")
        for path in out.glob("sheet-*"):
            equal(path.read_bytes() == (folder / "again" / path.name).read_bytes(), True, f"{path.name} rebuilt")
        replaced(folder)
        # A box that was not filled in is not read as one, and a full one not missed.
        empty, full = numpy.full((60, 60), 250, numpy.uint8), numpy.full((60, 60), 250, numpy.uint8)
        box = {"x": 25.4 * 15 / DPI, "y": 25.4 * 15 / DPI, "width": 4.6, "height": 4.6}
        fill(full, box, chance)
        equal((is_filled(empty, box), is_filled(full, box)), (False, True), "an empty and a full box")


if __name__ == "__main__":
    main()
