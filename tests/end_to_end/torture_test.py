#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""A bank of what is hard to set, in every layout and profile: a stem of 400 words, twenty options,
options of one word, a text of three pages, a table over three pages, a picture exactly as tall as the
page. Every word is printed, none beyond the margins or on top of another."""
import itertools
import re
import sys

from common import Folder, check, equal, run, tool
from layouts_test import LAYOUTS
from places import check_places, pages_of

PROFILES = ["standard", "large-18", "large-24", "dyslexia", "high-contrast"]
ROWS = 110
PAGE_MM = 257  # between the margins of exam on A4


def words(name, count):
    """So many different words."""
    return " ".join(f"{name}{number}" for number in range(1, count + 1))


def option(text, *, correct=False):
    return f"[[item.option]]\ntext = '''{text}'''\ncorrect = {str(correct).lower()}\nrationale = '''About it.'''\n"


def item(name, stem, options, more=""):
    return (f"[[item]]\nid = '{name}'\norder = 'fixed'\n{more}stem = '''\n{stem}\n'''\n" +
            "".join(option(text, correct=number == 0) for number, text in enumerate(options)))


def write_bank(folder):
    bank = folder / "bank"
    (bank / "pictures").mkdir(parents=True)
    (bank / "bank.toml").write_text("[bank]\nid = 'hard'\n", encoding="utf-8")
    # A line in each corner: nothing may cut it.
    (bank / "pictures/tall.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="{PAGE_MM}mm" viewBox="0 0 60 {PAGE_MM}">'
        f'<rect x="1" y="1" width="58" height="{PAGE_MM - 2}" fill="none" stroke="black"/></svg>', encoding="utf-8")
    rows = "\n".join(f"| row{number} | {number}.5 | remark{number} |" for number in range(1, ROWS + 1))
    text = "\n\n".join(words(f"text{part}x", 90) for part in range(1, 17))
    (bank / "items.toml").write_text(
        item("stem", words("stem", 400), ["yes", "no"]) +
        item("options", "Which of twenty?", [f"choice{number} of twenty" for number in range(1, 21)]) +
        item("words", "Which word?", ["one", "two", "three", "four"]) +
        item("table", f"Which row?\n\n| Row | Value | Remark |\n|---|---:|---|\n{rows}", ["first", "last"]) +
        item("picture", "What frames this?\n\n![A frame](pictures/tall.svg)", ["A line", "Nothing"]) +
        f"[[stimulus]]\nid = 'long'\ntext = '''\n{text}\n'''\n" +
        item("after", "What does it say?", ["Words", "Nothing"], more="stimulus = 'long'\n"), encoding="utf-8")


def wanted_words():
    """What each question paper holds."""
    return (words("stem", 400).split() + [f"choice{number}" for number in range(1, 21)] +
            ["one", "two", "three", "four"] + [f"remark{number}" for number in range(1, ROWS + 1)] +
            [word for part in range(1, 17) for word in words(f"text{part}x", 90).split()])


def text_of(pdf):
    return tool("pdftotext", "-raw", pdf, "-").replace("-\n", "")


def check_layout(folder, layout):
    file = folder / f"{layout}.toml"
    file.write_text(f"[paper]\ntitle = 'Hard'\nbanks = ['bank']\nlayout = '{layout}'\n"
                    "[[section]]\npick = ['stem', 'options', 'words', 'table', 'picture', 'after']\n",
                    encoding="utf-8")
    out = folder / f"{layout}-out"
    profiles = [argument for profile in PROFILES for argument in ("--profile", profile)]
    told = run("make", file, "--seed", "hard", "--out", out, *profiles).stderr
    check("sticks out" not in told, told)
    for profile, document in itertools.product(PROFILES, ("questions", "key")):
        pdf = out / f"{document}-A{'' if profile == 'standard' else '-' + profile}.pdf"
        check_places(pdf, f"{layout}, {profile}, {document}")
        found = set(re.findall(r"\w+", text_of(pdf)))
        missing = [word for word in wanted_words() if word not in found]
        equal(missing, [], f"words that {layout} lacks in {profile}, {document}")
        pages = pages_of(pdf)
        tables = [number for number, (_, _, page) in enumerate(pages)
                  if any(re.fullmatch(r"remark\d+", word[0]) for word in page)]
        heads = [number for number, (_, _, page) in enumerate(pages) if any(word[0] == "Remark" for word in page)]
        equal(heads, tables, f"pages with the head of the table in {layout}, {profile}, {document}")
    check(len(tables) >= 3, f"the table is on {len(tables)} pages of {layout}")
    run("verify", out / "manifest.toml")
    tool("qpdf", "--check", out / "questions-A.pdf")


def main():
    with Folder() as folder:
        write_bank(folder)
        for layout in LAYOUTS:
            check_layout(folder, layout)


if __name__ == "__main__":
    sys.exit(main())
