#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""What every document says to somebody who does not see it: all marks are in the tree or decoration,
the tree is in the order of reading, all fields are described, the contrast is enough. The trees of a
small paper and its key equal the goldens, and other people's readers see the same trees.

usage: documents_test.py FOLDER [--update]   (--update takes the trees as they are for the goldens)"""
import difflib
import itertools
import json
import pathlib
import sys

import census
import contrast
import item_types
import navigation
import papers
import reading_order
import second_opinion
import structure
from common import check, equal
from printed import Paper

HERE = pathlib.Path(__file__).resolve().parent
GOLDENS = {"golden/questions-A.pdf": "questions.txt", "golden/key-A.pdf": "key.txt"}
GOLDENS.update({f"{layout}-all-default/{document}-A.pdf": f"{layout}-{document}.txt"
                for layout in ("board", "compact", "worksheet") for document in ("questions", "key")})
# Poppler takes some seconds for a long file.
SECOND_OPINIONS = ("golden", "torture", "untitled", "exam-answers-circle", "starter")


def compare_goldens(files, update):
    for name, golden in GOLDENS.items():
        found = "\n".join(structure.lines(files[name].document)) + "\n"
        file = HERE / "golden" / golden
        if update:
            file.write_text(found, encoding="utf-8")
            continue
        wanted = file.read_text(encoding="utf-8")
        difference = difflib.unified_diff(wanted.splitlines(), found.splitlines(), f"golden/{golden}",
                                          name, lineterm="")
        check(found == wanted, "\n".join([*difference, "meant so? `./run goldens`"]))


def check_paper(folder, files):
    paper = Paper(folder)
    for form, profile in itertools.product(paper.forms(), paper.profiles()):
        for document in ("questions", "key"):
            pdf = folder / f"{document}-{form}{'' if profile == 'standard' else '-' + profile}.pdf"
            file, what, is_key = files[pdf], f"{folder.name}/{pdf.name}", document == "key"
            check(not file.faults(), f"{what}: " + "\n".join(file.faults()[:20]))
            if paper.has_other_types():
                item_types.check_document(file.document, paper, form, is_key, what)
            else:
                reading_order.check_document(file.document, paper, form, is_key, what)
                census.check_document(file, paper, form, is_key, what)
            navigation.check_document(file, paper, form, is_key, what)
            contrast.check_document(file, what)


def check_report(folder, files):
    """Every table of the report has heads, its bars are decoration beside their numbers."""
    pdf = folder / "report.pdf"
    if not pdf.exists():
        return
    file, what = files[pdf], f"{folder.name}/report.pdf"
    check(not file.faults(), f"{what}: " + "\n".join(file.faults()[:20]))
    contrast.check_document(file, what)
    paper = Paper(folder)
    reading_order.check_headings(file.document, paper.blueprint["paper"]["title"], what)
    # What a section asks, keys on all forms, keys of each, on how many forms items stand.
    tables = file.document.all("Table")
    has_keys = any(question.options for form in paper.forms() for question in paper.questions(form))
    least = (3 if has_keys else 1) + len(paper.blueprint["section"])
    check(len(tables) >= least, f"{what}: {len(tables)} tables, {least} are the least")
    for table in tables:
        columns, rows = ([head for head in table.all("TH") if head.properties["Scope"] == scope]
                         for scope in ("Column", "Row"))
        equal(len(columns) + len(rows) * len(columns), len(table.all("TH", "TD")), f"{what}: heads of a table")
        check(all(cell.text().strip() for cell in table.all("TH", "TD")), f"{what}: a cell without words")
    check(not file.document.all("Figure"), f"{what}: bars are told")


def check_sheets(folder, files):
    """Every box to fill in is a field with words of its own, the code a picture with its words."""
    for pdf in folder.glob("sheet-*.pdf"):
        file, what = files[pdf], f"{folder.name}/{pdf.name}"
        check(not file.faults(), f"{what}: " + "\n".join(file.faults()[:20]))
        contrast.check_document(file, what)
        sheet = json.loads(pdf.with_suffix(".json").read_text(encoding="utf-8"))
        fields = [field.properties.get("Desc") for field in file.document.all("Form")]
        boxes = sum(len(row["bubbles"]) for row in sheet["rows"]) + sum(map(len, sheet["candidate"]))
        check(len(fields) - boxes in (1, 2), f"{what}: {len(fields)} fields for {boxes} boxes, name and group")
        check(all(fields) and len(set(fields)) == len(fields), f"{what}: words of the fields")
        [code] = file.document.all("Figure")
        check(sheet["qr_code"] in code.properties["alt"], f"{what}: words of the code")


def check_guide(pdf):
    """Everything is in the tree or decoration, headings go down step by step, the contrast is enough."""
    file, what = structure.TaggedFile(pdf), f"guides/{pdf.name}"
    check(not file.faults(), f"{what}: " + "\n".join(file.faults()[:20]))
    contrast.check_document(file, what)
    title = reading_order.headings(file.document)[0].text()
    reading_order.check_headings(file.document, title, what)


def main():
    folder = pathlib.Path(sys.argv[1])
    files = {pdf: structure.TaggedFile(pdf) for pdf in papers.documents(folder)}
    compare_goldens({name: files[folder / name] for name in GOLDENS}, "--update" in sys.argv)
    contrast.check_itself(folder / "golden/questions-A.pdf")
    for paper in papers.papers(folder):
        check_paper(paper, files)
        check_report(paper, files)
        check_sheets(paper, files)
    for guide in papers.guides(folder):
        check_guide(guide)
    second_opinion.compare_with_pdfjs(files)
    second_opinion.compare_with_poppler({pdf: file for pdf, file in files.items()
                                         if pdf.parent.name in SECOND_OPINIONS})


if __name__ == "__main__":
    main()
