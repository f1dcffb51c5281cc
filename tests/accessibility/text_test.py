#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""The texts of a paper that is hard to read back come out of its PDF as the author wrote them, in the
order of reading: from the structure tree, and by poppler, pdf.js and mutool.

usage: text_test.py FOLDER   (as papers.py filled it)"""
import pathlib
import sys

import second_opinion
import structure
import torture
from common import check, equal, text_of, tool

LIGATURES = "ﬀﬁﬂﬃﬄﬅﬆ"


def blocks(text):
    """The text of the stem or option of a question in the tree, as a list of blocks."""
    leaves = ("P", "TH", "TD", "LBody")
    return [node.text().replace("\u00ad", "") for node in text.all(*leaves)
            if not any(kid.role in leaves + ("L",) for kid in node.nodes())]


def check_tree(pdf):
    """To the letter, non-breaking spaces too. A line that is made to end says a space."""
    document = structure.TaggedFile(pdf).document
    sects = [sect for sect in document.all("Sect") if sect.properties.get("id", "").startswith("q-")]
    equal(len(sects), len(torture.TEXTS), "questions")
    for sect, (name, _, stem, options) in zip(sects, torture.TEXTS):
        *parts, offers = sect.nodes()[1:]
        found = [block for part in parts for block in blocks(part)]
        equal(found, [block.replace("\n", " ") for block in stem], f"{name} in the tree")
        bodies = [blocks(item.nodes()[1]) for item in offers.nodes()]
        equal(bodies, [text for _, text in options], f"options of {name} in the tree")


def in_order():
    """All blocks of the paper in the order of reading."""
    for _, _, stem, options in torture.TEXTS:
        yield from stem
        for letter, (_, text) in zip("AB", options):
            yield letter
            yield from text


def packed(text):
    """Without white space; a hyphen at the end of a line is there or not, as the tool likes."""
    return "".join(text.split()).replace("\u00ad", "")


def check_extracted(text, tool_name):
    check(not any(sign in text for sign in LIGATURES), f"{tool_name} gives letters for ligatures")
    found, at = packed(text), 0
    for block in in_order():
        place = found.find(packed(block), at)
        check(place >= 0, f"{tool_name}: {block!r} does not follow on {found[max(at - 60, 0):at]!r}, "
              f"but {found[at:at + 200]!r}")
        at = place + len(packed(block))
    spaced = " ".join(text.split())
    for block in in_order():
        if keeps_its_spaces(block):
            check(" ".join(block.split()) in spaced, f"{tool_name}: the words of {block!r}")


def keeps_its_spaces(block):
    """Whether no line ends within a word of it, and nothing is raised or lowered."""
    parted = ("-", "\n", torture.LONG_WORD, torture.LONG_NUMBER, torture.HYPHENS, "a12b", "H2O")
    return not any(part in block for part in parted)


def pdfjs_text(pdf):
    [result] = second_opinion.read_with_pdfjs([pdf])
    return "\n".join("".join(page["texts"].values()) for page in result["pages"])


def main():
    pdf = pathlib.Path(sys.argv[1]) / "torture/questions-A.pdf"
    check_tree(pdf)
    check_extracted(text_of(pdf), "poppler")
    check_extracted(pdfjs_text(pdf), "pdf.js")
    check_extracted(tool("mutool", "draw", "-q", "-F", "txt", "-o", "-", pdf), "mutool")


if __name__ == "__main__":
    main()
