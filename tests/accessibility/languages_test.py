#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""The papers of banks/multilingual say in every script what their banks say, in the order of reading:
to the letter in the structure tree, and by poppler and mutool; and their letters, languages and
directions are those of the language.

usage: languages_test.py FOLDER   (as papers.py filled it)"""
import csv
import pathlib
import re
import sys
import tomllib
import unicodedata

import pikepdf

import structure
from common import ROOT, check, equal, text_of, tool
from validator import PROFILES, validate

LETTERS = {"ar": "أبجد", "he": "אבגד", "hi": "कखगघ", "ja": "アイウエ"}
BANKS = ROOT / "banks/multilingual"


def plain(text):
    return re.sub(r"</?su[bp]>|</?span[^>]*>|\*\*", "", text)


def packed(text):
    """Without white space and controls of direction, in the characters that letters are made of."""
    text = unicodedata.normalize("NFKC", text)
    return "".join(c for c in text if not c.isspace() and unicodedata.category(c) != "Cf")


def text_in(node):
    """Without what stands for the other glyphs of a letter that is drawn with several."""
    return node.text().replace("\u200b", "")


def items_of(language):
    text = (BANKS / language / "items.toml").read_text(encoding="utf-8")
    return {item["id"]: item for item in tomllib.loads(text)["item"]}


def rows_of(folder, form):
    with open(folder / "key.csv", encoding="utf-8", newline="") as file:
        return [row for row in csv.DictReader(file) if row["form"] == form]


def questions_in_tree(pdf):
    document = structure.TaggedFile(pdf).document
    return [sect for sect in document.all("Sect") if sect.properties.get("id", "").startswith("q-")]


def check_tree(folder, language, form):
    """Stem, letters and options to the letter."""
    items = items_of(language)
    letters = LETTERS.get(language, "ABCD")
    said = []
    sects = questions_in_tree(folder / f"questions-{form}.pdf")
    rows = rows_of(folder, form)
    equal(len(sects), len(rows), f"questions in {language}")
    for sect, row in zip(sects, rows):
        item = items[row["item"]]
        texts = {plain(option["text"]) for option in item["option"]}
        right = next(plain(o["text"]) for o in item["option"] if o.get("correct"))
        stem = plain(item["stem"])
        found = text_in(sect)
        check(stem in found, f"{language}: {stem!r} in the tree, not {found!r}")
        list_items = sect.all("LI")
        equal([text_in(node.all("Lbl")[0]) for node in list_items], list(letters),
              f"letters in {language}")
        bodies = [text_in(node.all("LBody")[0]) for node in list_items]
        equal(set(bodies), texts, f"options in {language}")
        # key.csv names places by A, B, C … in every language.
        equal(bodies["ABCD".index(row["letter"])], right, f"key in {language}")
        said += [stem, *bodies]
    return said


def check_extracted(text, said, what):
    """All of it, in order."""
    found, at = packed(text), 0
    for block in said:
        place = found.find(packed(block), at)
        check(place >= 0, f"{what}: {block!r} does not follow on {found[max(at - 60, 0):at]!r}, "
              f"but {found[at:at + 200]!r}")
        at = place + len(packed(block))


def check_poppler(pdf, said, language):
    """From right to left poppler makes lines of what stands side by side, in an order of its own, and
    turns a letter and the marks on it round; each text is there as a whole all the same."""
    if language not in ("ar", "he"):
        check_extracted(text_of(pdf), said, f"pdftotext in {language}")
        return

    def letters(text):
        return "".join(c for c in packed(text) if c.isalnum())
    found = letters(tool("pdftotext", pdf, "-"))
    for block in said:
        check(letters(block) in found, f"pdftotext in {language}: {block!r} as a whole")


def check_file(pdf, language):
    with pikepdf.open(pdf) as file:
        equal(str(file.Root.Lang), language, "language of the file")
        preferences = file.Root.ViewerPreferences
        is_mirrored = preferences.get("/Direction") == "/R2L"
        equal(is_mirrored, language in ("ar", "he"), f"direction of {language}")


def check_validity(files):
    found = validate(files)
    for profile in PROFILES:
        for file in files:
            equal(found[profile, file], [], f"{file.parent.name} {file.name} by {profile}")


def main():
    papers = pathlib.Path(sys.argv[1]) / "languages"
    languages = sorted(path.parent.name for path in BANKS.glob("*/bank.toml"))
    check(len(languages) >= 6, "six languages")
    for language in languages:
        folder = papers / language
        for form in "AB":
            pdf = folder / f"questions-{form}.pdf"
            said = check_tree(folder, language, form)
            check_poppler(pdf, said, language)
            check_extracted(tool("mutool", "draw", "-q", "-F", "txt", pdf), said,
                            f"mutool in {language}")
            for name in (f"questions-{form}.pdf", f"key-{form}.pdf"):
                check_file(folder / name, language)
    check_validity(sorted(papers.glob("*/*-A.pdf")))


if __name__ == "__main__":
    main()
