#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Paper, key and bank agree, by a second computation: the bank is read with another TOML parser, the
letters are found in the text of the printed papers, and key.csv and the ticks of the printed key
must name the right option."""
import collections
import itertools
import re
import tomllib

from common import (BANK, PRACTICE_EXAM, Folder, body_of, check, equal, items_of, key_rows, plain, run,
                    squeezed, stimuli_of, text_of, tool)

STIMULI = stimuli_of(BANK)


def option_letters(page, start, item):
    """The letter each option got, by looking for letter + text after the stem. The longest first,
    each at a place of its own, since one option may begin like another."""
    letters = {}
    taken = set()
    end = start
    texts = [(plain(option["text"]), position) for position, option in enumerate(item["option"])]
    for text, position in sorted(texts, key=lambda one: -len(one[0])):
        found = []
        for letter in "ABCDEFG":
            place = page.find(letter + text, start)
            while place in taken:
                place = page.find(letter + text, place + 1)
            if place >= 0:
                found.append((place, letter))
        check(found, f"option {position + 1} of {item['id']} is not printed after its stem")
        place, letters[position] = min(found)
        taken.add(place)
        end = max(end, place + len(text))
    return letters, end


def check_order(item, letters):
    """Options in ascending order: by the number that each begins with."""
    if item.get("order") != "ascending":
        return
    printed = [item["option"][position]["text"] for position in sorted(letters, key=letters.get)]
    numbers = [float(re.match(r"[\d.,]+", text)[0].replace(",", "")) for text in printed]
    equal(numbers, sorted(numbers), f"the order of the options of {item['id']}")


def check_sets(rows, items, count):
    """The items of a stimulus stand together, all of them, in the order of the bank."""
    runs = [(name, [row["item"] for row in run])
            for name, run in itertools.groupby(rows, lambda row: items[row["item"]].get("stimulus")) if name]
    equal(len(runs), count, "item sets")
    for name, run in runs:
        equal(run, [id for id, item in items.items() if item.get("stimulus") == name], f"the set {name}")


def label_of(number, rows, items):
    """The words above a stimulus: it is printed before question `number`."""
    name = items[rows[number - 1]["item"]]["stimulus"]
    last = number + sum(items[row["item"]].get("stimulus") == name for row in rows) - 1
    return squeezed(f"Questions {number} to {last} refer to the following.")


def find_stimulus(text, at, row, rows, items):
    """Where the text goes on after the stimulus that is printed before a question, if one is."""
    name, number = items[row["item"]].get("stimulus"), int(row["number"])
    if not name or number > 1 and items[rows[number - 2]["item"]].get("stimulus") == name:
        return at
    stimulus = STIMULI[name]
    wanted = label_of(number, rows, items) + plain(stimulus["title"]) + plain(stimulus["text"])
    equal(text.count(wanted), 1, f"the stimulus {name} before question {number}")
    found = text.find(wanted, at)
    check(found >= 0, f"the stimulus {name} stands before question {number}")
    return found + len(wanted)


def check_form(form, rows, out, items):
    paper = squeezed(body_of(out / f"questions-{form}.pdf"))
    key = squeezed(body_of(out / f"key-{form}.pdf"))
    at = at_key = 0
    for row in rows:
        item = items[row["item"]]
        stem = plain(item["stem"])
        at = find_stimulus(paper, at, row, rows, items)
        at_key = find_stimulus(key, at_key, row, rows, items)
        at = paper.find(row["number"] + stem, at)
        check(at >= 0, f"form {form}: question {row['number']} is not {row['item']} in order")
        letters, at = option_letters(paper, at + len(stem), item)
        equal(sorted(letters.values()), list("ABCDEFG"[:len(letters)]), f"letters of {row['item']}")
        check_order(item, letters)
        right = [i for i, option in enumerate(item["option"]) if option.get("correct")]
        equal(len(right), 1, f"right options of {row['item']}")
        letter = letters[right[0]]
        equal(row["letter"], letter, f"key.csv, form {form}, question {row['number']}")
        at_key = key.find(row["number"] + stem, at_key)
        check(at_key >= 0, f"key {form}: question {row['number']} in order")
        tick = key.find("✓", at_key)
        wanted = "✓" + letter + plain(item["option"][right[0]]["text"])
        equal(key[tick:tick + len(wanted)], wanted, f"tick of form {form}, question {row['number']}")
        for option in item["option"]:
            for move in ("rationale", "tempting", "right_when"):
                if move in option and "{option:" not in option[move]:
                    check(key.find(plain(option[move]), at_key) >= 0,
                          f"key {form}: {move} of {row['item']}: {option[move]}")
        if "explanation" in item:
            check(key.find(plain(item["explanation"]), at_key) >= 0,
                  f"key {form}: explanation of {row['item']}")


def check_counts(rows, items, blueprint):
    section = blueprint["section"][0]
    equal(len(rows), section["items"], "number of questions")
    equal(len({row["item"] for row in rows}), len(rows), "no item twice")
    for family in ("level", "difficulty"):
        found = collections.Counter(items[row["item"]][family] for row in rows)
        equal(dict(found), section[family], f"counts of {family}")
    # 18/15/15/12/12/10/9/9 % of 30 are 5.4 4.5 4.5 3.6 3.6 3.0 2.7 2.7: floors make 26, and the four
    # largest remainders (.7 .7 .6 .6) get one more.
    wanted = {"training": 5, "tuning": 4, "deployment": 4, "data": 4, "finetuning": 4,
              "evaluation": 3, "tracking": 3, "fairness": 3}
    found = collections.Counter(items[row["item"]]["topic"].split("/")[0] for row in rows)
    equal(dict(found), wanted, "counts of topic")


def check_pdf(pdf):
    tool("qpdf", "--check", pdf)
    fonts = tool("pdffonts", pdf).splitlines()[2:]
    check(len(fonts) >= 3, f"{pdf.name} has its fonts")
    for line in fonts:
        # name … emb sub uni object generation
        equal(line.split()[-5:-2], ["yes", "yes", "yes"], f"{pdf.name}: {line}")
    info = tool("pdfinfo", pdf)
    check("CreationDate:    Fri May 14" in info.replace("\t", " "),
          f"{pdf.name}: the date is the blueprint's\n{info}")
    tool("mutool", "draw", "-q", "-o", "/dev/null", "-F", "txt", pdf)


def main():
    items = items_of(BANK)
    blueprint = tomllib.loads(PRACTICE_EXAM.read_text(encoding="utf-8"))
    for seed in ("2026", "7", "ångström"):
        with Folder() as folder:
            check_series(folder / "out", seed, items, blueprint)


def check_series(out, seed, items, blueprint):
    run("make", PRACTICE_EXAM, "--seed", seed, "--out", out)
    equal(sorted(path.name for path in out.iterdir()),
          ["key-A.pdf", "key-B.pdf", "key.csv", "key.json", "manifest.toml", "questions-A.pdf",
           "questions-B.pdf", "record"], "what a run leaves")
    rows = collections.defaultdict(list)
    for row in key_rows(out):
        rows[row["form"]].append(row)
    equal(sorted(rows), ["A", "B"], "forms of key.csv")
    for form in rows:
        check_counts(rows[form], items, blueprint)
        check_sets(rows[form], items, blueprint["section"][0]["stimuli"]["count"])
        check_form(form, rows[form], out, items)
    equal({row["item"] for row in rows["A"]}, {row["item"] for row in rows["B"]}, "same items")
    check([r["item"] for r in rows["A"]] != [r["item"] for r in rows["B"]], "another order")
    for pdf in sorted(out.glob("*.pdf")):
        check_pdf(pdf)
    # The ligatures of the text face come back as the letters they stand for.
    text = text_of(out / "questions-A.pdf") + text_of(out / "key-A.pdf")
    check(not any(ch in text for ch in "ﬀﬁﬂﬃﬄ"), "ligatures are resolved")
    check("fi" in text and "ff" in text, "the text has words with ligatures")


if __name__ == "__main__":
    main()
