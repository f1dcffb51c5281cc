#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Where the exam layout puts things on the page: columns of numbers, numbers of lists, the foot, and
no stem alone at the foot of a page; on several sizes of paper and on every form. What is kept on one
page, lines of the key as those of the paper, code from left to right."""
import html
import re

from common import (BANK, Folder, body_of, check, equal, items_of, key_rows, plain, run, squeezed,
                    tool)

POINTS_PER_MM = 72 / 25.4


def pages_of(pdf):
    """The words of each page: (text, left, top, right, bottom) in points, in reading order."""
    pages = []
    for page in tool("pdftotext", "-bbox", pdf, "-").split("<page ")[1:]:
        words = re.findall(r'<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)</word>', page)
        pages.append([(html.unescape(text), float(left), float(top), float(right), float(bottom))
                      for left, top, right, bottom, text in words])
    return pages


def find(words, text, start=0):
    for index in range(start, len(words)):
        if words[index][0] == text:
            return words[index]
    raise SystemExit(f"FAILED: the word {text} is not on the page")


ITEM = """[[item]]
id = "one"
points = 2
stem = '''
Look.

| name | wide | sum |
|:--|:-:|---:|
| first | c | 7.25 |
| second | centred | 1,234.50 |

98. ninety
99. nine
100. hundred
101. more

Which?
'''
[[item.option]]
text = '''
| a | b |
|---|---:|
| x | 10 |
'''
correct = true
rationale = '''r'''
[[item.option]]
text = '''plain'''
rationale = '''s'''
"""


def columns_and_lists(folder):
    (folder / "bank").mkdir(parents=True)
    (folder / "bank/bank.toml").write_text('[bank]\nid = "b"\n', encoding="utf-8")
    (folder / "bank/items.toml").write_text(ITEM, encoding="utf-8")
    (folder / "paper.toml").write_text('[paper]\ntitle = "T"\nbanks = ["bank"]\n[[section]]\nitems = 1\n',
                                       encoding="utf-8")
    for size in ("a4", "a5"):
        run("make", "paper.toml", "--seed", "1", "--paper", size, "--out", size, cwd=folder)
        for document in ("questions", "key"):
            words = [word for page in pages_of(folder / size / f"{document}-A.pdf") for word in page]
            what = f"{document} on {size}"
            stem = find(words, "Look.")
            right = [find(words, text)[3] for text in ("sum", "7.25", "1,234.50")]
            check(max(right) - min(right) < 0.1, f"{what}: the numbers end at one edge: {right}")
            middle = [(find(words, text)[1] + find(words, text)[3]) / 2 for text in ("wide", "c", "centred")]
            check(max(middle) - min(middle) < 0.1, f"{what}: the middle column is centred: {middle}")
            equal(find(words, "first")[1] - stem[1] < 0.1, True, f"{what}: the first column at the edge")
            for number in ("98.", "99.", "100.", "101."):
                check(find(words, number)[1] >= stem[1] - 1, f"{what}: {number} stands under the stem")
            # A block that begins an option stands on the line of its letter.
            letter = min((word for word in words if word[0] in ("A", "B") and word[2] > stem[2]),
                         key=lambda word: abs(word[2] - find(words, "x")[2]))
            check(abs(letter[4] - find(words, "a")[4]) < 5, f"{what}: the letter stands beside its table")


def papers(folder):
    """60 questions with a title of 120 characters on three sizes, three forms each."""
    title = "Machine-learning engineering: a very long title of a final examination, which goes on beyond " \
            "one line of a page and ends"
    (folder / "long.toml").write_text(
        f'[paper]\ntitle = "{title}"\nbanks = ["{BANK}"]\n[[section]]\nitems = 60\nwhere.type = "single"\n[series]\nforms = 3\n',
        encoding="utf-8")
    for size in ("a4", "letter", "a5"):
        out = folder / size
        run("make", folder / "long.toml", "--seed", "7", "--paper", size, "--out", out)
        for pdf in sorted(out.glob("*.pdf")):
            for number, words in enumerate(pages_of(pdf), 1):
                what = f"{pdf.name} on {size}, page {number}"
                foot_holds(words, what)
                no_stem_alone(words, what)


def foot_holds(words, what):
    """The title keeps 3 mm from the number of the page."""
    page = max(index for index, word in enumerate(words) if word[0] == "Page")
    left, top = words[page][1], words[page][2]
    title = [word for word in words if word[4] > top - 25 and word[3] < left + 40 and word[1] < left - 1]
    title = [word for word in title if abs(word[2] - top) < 25]
    check(title, f"{what}: the title stands in the foot")
    gap = left - max(word[3] for word in title)
    check(gap > 3 * POINTS_PER_MM, f"{what}: {gap:.1f} pt between title and page number")


def no_stem_alone(words, what):
    """Below the last number of a question on a page stands at least its first option."""
    left = min(word[1] for word in words)
    numbers = [index for index, word in enumerate(words)
               if re.fullmatch(r"\d{1,3}", word[0]) and word[1] - left < 1 and word[4] - word[2] > 11]
    if not numbers:
        return
    after = words[numbers[-1]:]
    check(any(word[0] == "A" and word[1] - left > 25 for word in after), f"{what}: a stem stands alone")


def write_paper(folder, items, language="en"):
    (folder / "bank").mkdir(parents=True)
    (folder / "bank/bank.toml").write_text(f'[bank]\nid = "b"\nlanguage = "{language}"\n', encoding="utf-8")
    (folder / "bank/items.toml").write_text(items, encoding="utf-8")
    names = re.findall(r'\[\[item\]\]\nid = ("\w+")', items)
    (folder / "paper.toml").write_text(
        f'[paper]\ntitle = "T"\nbanks = ["bank"]\n[[section]]\npick = [{", ".join(names)}]\n', encoding="utf-8")


def an_item(name, stem, more=""):
    options = "".join(f"[[item.option]]\ntext = '''{text} {name}'''\ncorrect = {str(text == 'Alpha').lower()}\n"
                      "rationale = '''r'''\n" for text in ("Alpha", "Beta", "Gamma", "Delta"))
    return f"[[item]]\nid = \"{name}\"\n{more}\nstem = '''\n{stem}\n'''\n{options}"


def code(lines):
    return "```\n" + "\n".join(f"line {number}" for number in range(lines)) + "\n```\n"


def texts_and_questions_stay_whole(folder):
    """A text and the question about it, each of which fits a page, but not both."""
    for profile, paragraphs, lines in (("standard", 7, 12), ("large-18", 2, 14)):
        text = "\n\n".join(f"begin{number} " + "A sentence of the text is here to fill the lines. " * 8
                           + f"end{number}" for number in range(paragraphs))
        items = f"[[stimulus]]\nid = \"s\"\ntext = '''\n{text}\n'''\n"
        items += an_item("one", f"First?\n\n{code(9)}")
        items += an_item("two", f"About the text?\n\n{code(lines)}", 'stimulus = "s"')
        write_paper(folder / profile, items)
        run("make", "paper.toml", "--seed", "1", "--profile", profile, "--out", "out", cwd=folder / profile)
        pdf = next((folder / profile / "out").glob("questions-A*.pdf"))
        pages = [[word[0] for word in words] for words in pages_of(pdf)]
        for first, last in (("begin0", f"end{paragraphs - 1}"), ("About", f"{lines - 1}")):
            on = [number for number, words in enumerate(pages) if first in words]
            equal(len(on), 1, f"{profile}: {first} stands once")
            check(last in pages[on[0]][pages[on[0]].index(first):], f"{profile}: {first} … {last} on one page")
        about = next(words for words in pages if "About" in words)
        equal(about.count("two"), 4, f"{profile}: the options stand below their question")


def breaks_of(lines, said):
    """The ends of the lines that say this, as places in it; nothing where no lines do."""
    for index, first in enumerate(lines):
        if not first or not said.startswith(first):
            continue
        ends = [len(first)]
        for line in lines[index + 1:]:
            if ends[-1] >= len(said) or not said.startswith(line, ends[-1]):
                break
            ends.append(ends[-1] + len(line))
        if ends[-1] == len(said):
            return ends
    return None


def stems_break_alike(folder):
    """The lines of a stem are the same in the paper and in its key, whose stems are as wide."""
    (folder / "paper.toml").write_text(
        f'[paper]\ntitle = "T"\nbanks = ["{BANK}"]\n[[section]]\nitems = 60\nwhere.type = "single"\n', encoding="utf-8")
    items = items_of(BANK)
    for profile in ("standard", "large-18"):
        out = folder / profile
        run("make", folder / "paper.toml", "--seed", "3", "--profile", profile, "--out", out)
        lines = [[squeezed(line) for line in body_of(next(out.glob(f"{document}-A*.pdf"))).splitlines()]
                 for document in ("questions", "key")]
        compared = 0
        for row in key_rows(out):
            said = row["number"] + plain(items[row["item"]]["stem"])
            paper, key = (breaks_of(one, said) for one in lines)
            if paper is None or key is None:
                continue
            compared += len(paper) > 1
            equal(key, paper, f"{profile}: ends of the lines of {row['item']}")
        check(compared > 25, f"{profile}: {compared} stems of several lines were compared")


def code_runs_from_left_to_right(folder):
    """In a paper from right to left too."""
    write_paper(folder, an_item("one", "שאלה\n\n```\nwhile x:\n    stop(x)\n```"), "he")
    run("make", "paper.toml", "--seed", "1", "--out", "out", cwd=folder)
    for document in ("questions", "key"):
        words = [word for page in pages_of(folder / f"out/{document}-A.pdf") for word in page]
        first, second = (next(word for word in words if part in word[0]) for part in ("while", "stop"))
        check(first[3] < 200, f"{document}: the code begins at the left")
        check(second[1] > first[1] + 10, f"{document}: the code is indented from the left")


def main():
    for test in (columns_and_lists, papers, texts_and_questions_stay_whole, stems_break_alike,
                 code_runs_from_left_to_right):
        with Folder() as folder:
            test(folder)


if __name__ == "__main__":
    main()
