#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Feedback and the sheet of a class pass PDF/UA-1 and PDF/A-2a, say everything in order, have tables with
heads and enough contrast: of every type of item, every language, small and large paper, print for other readers.

usage: feedback_test.py FOLDER   (as papers.py filled it)"""
import pathlib
import random
import sys

import pikepdf

import contrast
import structure
from answer_tables import table, written
from common import Folder, check, equal, run
from validator import PROFILES, validate

PAPERS = ("mixed-exam", "golden", "practice-exam", "torture", "exam-paper-a5", "board-all-default", "types", "circled")


def feedback_on(paper, out, candidates):
    lines = table(paper, random.Random(7), candidates, lambda index: (0, 1, 0, 0.6)[index % 4])
    responses = out.with_suffix(".csv")
    responses.write_text(written(lines), encoding="utf-8")
    told = run("feedback", paper / "manifest.toml", responses, "--out", out, "--separate").stderr
    check(paper.name == "torture" or told == "", f"feedback on {paper.name}: {told}")


def check_document(pdf):
    file, what = structure.TaggedFile(pdf), f"{pdf.parent.name}/{pdf.name}"
    check(not file.faults(), f"{what}: " + "\n".join(file.faults()[:20]))
    contrast.check_document(file, what)
    check(not file.document.all("Form"), f"{what}: nothing is to be filled in")
    for one in file.document.all("Table"):
        check(all(head.properties.get("Scope") for head in one.all("TH")), f"{what}: heads of a table")
    return file


def check_bookmarks(pdf, candidates):
    """One of the first level a candidate, that names them."""
    with pikepdf.open(pdf) as file, file.open_outline() as outline:
        titles = [str(entry.title) for entry in outline.root]
    equal(titles, [f"{417 + index:04} Name{index}" for index in range(candidates)], f"bookmarks of {pdf}")


def main():
    folder = pathlib.Path(sys.argv[1])
    papers = [folder / name for name in PAPERS] + sorted((folder / "languages").iterdir())
    papers = [paper for paper in papers if (paper / "manifest.toml").exists()]
    check(len(papers) > 10, "papers.py has set the papers")
    with Folder() as work:
        documents = []
        for paper in papers:
            out = work / f"{paper.parent.name}-{paper.name}"
            feedback_on(paper, out, 4)
            documents += sorted(out.glob("*.pdf"))
        found = validate(documents)
        problems = [f"{pdf.parent.name}/{pdf.name} fails {profile} {failure.clause}: {failure.message}"
                    for profile in PROFILES for pdf in documents for failure in found[profile, pdf]]
        check(not problems, "\n".join(problems))
        for pdf in documents:
            check_document(pdf)
            if pdf.name == "feedback.pdf":
                check_bookmarks(pdf, 4)


if __name__ == "__main__":
    main()
