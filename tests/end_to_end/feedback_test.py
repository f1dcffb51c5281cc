#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Feedback says what a second computation says: marks and figures, and to each candidate why each of
their wrong answers is wrong, in the order of the document; nothing of anybody else. Bad rows are told and
skipped; the same table gives the same bytes; a bank takes what was measured."""
import csv
import fractions
import io
import random
import re
import shutil
import statistics

from answer_tables import answers_of, parts_of, right_cell, table, written
from common import (BANK, PRACTICE_EXAM, SCIENCE, Folder, body_of, bytes_of, check, equal, plain, run, squeezed,
                    text_of)


def class_of(folder):
    """A class of 30 on two forms: paper, table of responses, candidates by number."""
    paper = folder / "paper"
    run("make", PRACTICE_EXAM, "--seed", "30", "--out", paper)
    draw = random.Random(30)
    skills = [draw.uniform(0.3, 1) for _ in range(30)]
    lines = table(paper, draw, 30, lambda index: skills[index])
    (folder / "responses.csv").write_text(written(lines), encoding="utf-8")
    return paper, lines


def feedback(paper, responses, out, *options, **more):
    return run("feedback", paper / "manifest.toml", responses, "--out", out, *options, **more)


def rows_of(file):
    return list(csv.DictReader(io.StringIO(file.read_text(encoding="utf-8"))))


def decimal(number):
    """As the program writes it: four places, halves away from zero, no zeros behind."""
    sign, units = ("-" if number < 0 else ""), abs(number) * 10000
    whole = int(units + fractions.Fraction(1, 2))
    text = f"{whole // 10000}.{whole % 10000:04}".rstrip("0").rstrip(".")
    return sign + text if whole else "0"


def said_of(option, letter, label, letters, is_right):
    """The words below an option that a candidate gets to read."""
    text = letter + plain(option["text"]) + squeezed(label)
    for key, name in (("rationale", "Why right" if is_right else "Fails"), ("tempting", "Tempts"),
                      ("right_when", "Right when")):
        if key in option:
            words = re.sub(r"\{option:([^}]*)\}", lambda found: letters[found[1]], option[key])
            text += squeezed(name) + plain(words)
    return text


def told_to(parts, cells):
    """What is told of each question that was missed."""
    told = []
    for part, cell in zip(parts, cells):
        if cell == part.letter:
            continue
        options = answers_of(part.part)
        letters = {options[at].get("id"): "ABCDEFGH"[i] for i, at in enumerate(part.order)}
        text = part.number + plain(re.sub(r"\{option:([^}]*)\}", lambda found: letters[found[1]], part.part["stem"]))
        if cell == "":
            text += squeezed("You gave no answer.")
        else:
            text += said_of(options[part.order["ABCDEFGH".index(cell)]], cell, "Your answer", letters, False)
        right = options[part.order["ABCDEFGH".index(part.letter)]]
        told.append(text + "✓" + said_of(right, part.letter, "Right answer", letters, True))
    return told


def check_candidates(paper, lines, out):
    forms = parts_of(paper)
    for line in lines[1:]:
        number, name, form, cells = line[0], line[1], line[2], line[3:]
        pdf = out / f"feedback-{number}.pdf"
        text = squeezed(body_of(pdf))
        wanted = told_to(forms[form], cells)
        right = len(cells) - len(wanted)
        check(f"{right} of 30 marks" in text_of(pdf) and f"{right} of 30 right" in text_of(pdf), f"marks of {number}")
        at = 0
        for words in wanted:
            found = text.find(words, at)
            check(found >= 0, f"candidate {number} is told, after {at}: {words}\n{text[at:at + 1500]}")
            at = found + len(words)
        for part, cell in zip(forms[form], cells):
            stem = plain(part.part["stem"])
            if cell == part.letter and not any(stem in words for words in wanted):
                check(stem not in text, f"candidate {number} is told of {part.number}, which is right")
        for other in lines[1:]:
            check(other is line or other[0] not in text_of(pdf).replace(form, ""), f"{number} is told of {other[0]}")
        check(name in text_of(pdf), f"the name of {number}")
    whole = squeezed(text_of(out / "feedback.pdf"))
    starts = [whole.find(squeezed(f"{line[0]} {line[1]}")) for line in lines[1:]]
    check(starts == sorted(starts) and -1 not in starts, "candidates in the order of the table")


def correlation(one, other):
    mean = [fractions.Fraction(sum(row), len(row)) for row in (one, other)]
    joint = sum((a - mean[0]) * (b - mean[1]) for a, b in zip(one, other))
    spreads = sum((a - mean[0]) ** 2 for a in one) * sum((b - mean[1]) ** 2 for b in other)
    return None if spreads == 0 else float(joint) / float(spreads) ** 0.5


def check_figures(paper, lines, out):
    forms = parts_of(paper)
    got = {}  # item -> marks by candidate
    for line in lines[1:]:
        for part, cell in zip(forms[line[2]], line[3:]):
            got.setdefault(part.item["id"], []).append(int(cell == part.letter))
    sums = [sum(marks) for marks in zip(*got.values())]
    scores = rows_of(out / "scores.csv")
    equal([(row["candidate"], row["form"], row["marks"], row["of"]) for row in scores],
          [(line[0], line[2], str(total), "30") for line, total in zip(lines[1:], sums)], "scores.csv")
    measured = {row["item"]: row for row in rows_of(out / "stats.csv")}
    equal(sorted(measured), sorted(got), "items in stats.csv")
    for item, marks in got.items():
        row = measured[item]
        equal((row["p"], row["n"], row["date"]),
              (decimal(fractions.Fraction(sum(marks), 30)), "30", "2027-05-14"), f"p of {item}")
        r = correlation(marks, [total - mark for total, mark in zip(sums, marks)])
        equal(row["discrimination"] == "", r is None, f"whether {item} has a discrimination")
        check(r is None or abs(float(row["discrimination"]) - r) <= 0.00006, f"discrimination of {item}: {r}")
    text = re.sub(r"\s+", " ", text_of(out / "class.pdf"))
    variances = sum(statistics.pvariance(marks) for marks in got.values())
    alpha = 30 / 29 * (1 - variances / statistics.pvariance(sums))
    for number in (statistics.mean(sums), statistics.median(sums), statistics.stdev(sums), alpha):
        check(f" {number:.2f}" in text, f"{number:.4f} in {text[:400]}")
    # How many chose each option, put back from the letters of both forms.
    for part in forms["A"][:5]:
        chosen = [0] * len(part.order)
        for line in lines[1:]:
            there = next(one for one in forms[line[2]] if one.item is part.item or one.item == part.item)
            cell = line[3 + forms[line[2]].index(there)]
            if cell:
                chosen[there.order["ABCDEFGH".index(cell)]] += 1
        section = text[text.index(f"{part.item['id']} ", text.index(" Answers ")):]
        counts = [int(found[1]) for found in re.finditer(r" [A-H] \d+ [A-H] \d+ (\d+)(?= )", section)]
        equal(counts[:len(chosen)], chosen, f"answers to {part.item['id']}")


def bad_rows(folder, paper, lines, out):
    """Every bad row and cell is named by line and column; the others are marked as before."""
    spoilt = [list(line) for line in lines]
    spoilt[3][2] = "Z"                 # no such form
    spoilt[5] = spoilt[5][:-1]         # a field too few
    spoilt[7][0] = " "                 # nobody
    spoilt[9][3] = "Q"                 # no such option
    spoilt[12][0] = spoilt[11][0]      # one candidate twice
    file = folder / "spoilt.csv"
    file.write_text("\ufeff" + written(spoilt, ";", "\r\n"), encoding="utf-8")
    result = feedback(paper, file, folder / "spoilt", cwd=folder)
    for place in ("4:12", "6:1", "8:1", "10:14", "12:1", "13:1"):
        check(f"spoilt.csv:{place}: warning: " in result.stderr, f"{place} in {result.stderr}")
    equal(result.stderr.count(": warning: "), 6, result.stderr)
    check("skipped: 5 rows, 1 cell" in result.stdout and "25 candidates" in result.stdout, result.stdout)
    before = {row["candidate"]: row for row in rows_of(out / "scores.csv")}
    after = {row["candidate"]: row for row in rows_of(folder / "spoilt/scores.csv")}
    missing = {lines[index][0] for index in (3, 5, 7, 11, 12)}
    equal(set(after), set(before) - missing, "candidates that are marked")
    skipped = lines[9][0]
    equal({number for number in after if after[number] != before[number]}, {skipped}, "marks that differ")
    equal((after[skipped]["of"], after[skipped]["unmarked"], after[skipped]["1"]), ("29", "1", ""), "a skipped cell")


def refused(folder, paper, out):
    for text, words in (("", "there is no row"), ("a,b\n", "names no column for candidates"),
                        ("candidate,form,1\n1,A,B\n", "there is no column for question 2")):
        (folder / "bad.csv").write_text(text, encoding="utf-8")
        result = feedback(paper, folder / "bad.csv", folder / "none", expect=1)
        check(words in result.stderr, result.stderr)
    check(not (folder / "none").exists(), "half a product is none")
    check("--force replaces" in feedback(paper, folder / "responses.csv", out, expect=1).stderr, "without --force")
    check("holds a paper" in feedback(paper, folder / "responses.csv", paper, "--force", expect=1).stderr, "a paper")
    damaged = folder / "damaged"
    shutil.copytree(paper, damaged)
    items = next((damaged / "record/banks").glob("*/items.toml"))
    items.write_text(items.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    check("is not as it was made" in feedback(damaged, folder / "responses.csv", folder / "none", expect=1).stderr,
          "a key that was changed marks nobody")
    feedback(paper, folder / "responses.csv", out, "--force")
    check(not (out / "feedback-0417.pdf").exists(), "what an older run left is swept")


def into_bank(folder, paper):
    """stats.csv beside a bank: items without a p of their own take it, blueprints use it."""
    bank = folder / "bank"
    shutil.copytree(BANK, bank)
    for file in (bank / "items").glob("*.toml"):
        text = re.sub(r"^(p|difficulty) = .*\n", "", file.read_text(encoding="utf-8"), flags=re.M)
        file.write_text(text, encoding="utf-8")
    kept = next(row["item"] for row in rows_of(folder / "out/stats.csv"))
    for file in (bank / "items").glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace(f'id = "{kept}"\n', f'id = "{kept}"\np = 0.9876\n'), encoding="utf-8")
    for date in ("2027-05-14", "2027-05-20", "2027-05-20"):
        feedback(paper, folder / "responses.csv", folder / f"into", "--force", "--stats", bank, "--date", date)
    rows = rows_of(bank / "stats.csv")
    equal(len(rows), 60, "a row an item and date")
    with open(bank / "stats.csv", "a", encoding="utf-8") as file:
        file.write("no-such-item,0.5,,12,\n")
    told = run("check", bank).stderr
    check('stats.csv:62:1: warning: the bank has no item "no-such-item"' in told, told)
    blueprint = folder / "measured.toml"
    blueprint.write_text('[paper]\ntitle = "M"\nbanks = ["bank"]\n[[section]]\nitems = 5\n'
                         'where = { difficulty = ["easy", "medium", "hard"], type = "single" }\n', encoding="utf-8")
    run("make", blueprint, "--seed", "1", "--out", folder / "measured")
    known = {row["item"]: row["p"] for row in rows}
    recorded = (folder / "measured/record/banks/ml-engineering/items.toml").read_text(encoding="utf-8")
    drawn = re.findall(r'^id = "([^"]*)"\n(?:(?!\[\[item\]\]).*\n)*?p = (.*)\n', recorded, re.M)
    equal(len(drawn), 5, recorded[:300])
    for item, p in drawn:
        equal(p, "0.9876" if item == kept else known[item], f"p of {item} on record")
    run("verify", folder / "measured/manifest.toml")
    other = run("feedback", paper / "manifest.toml", folder / "responses.csv", "--out", folder / "other", "--stats",
                SCIENCE, expect=2)
    check("the paper has no items of the bank" in other.stderr, other.stderr)


def every_type(folder):
    """Marks of every type of item, of all right, all wrong and left out; in a layout without feedback too."""
    for layout in ("exam", "board"):
        paper = folder / f"mixed-{layout}"
        run("make", SCIENCE / "papers/mixed-test.toml", "--seed", "11", "--layout", layout, "--out", paper)
        lines = table(paper, random.Random(1), 3, lambda index: {1: 1, 2: 0}.get(index, 0))
        file = folder / f"{layout}.csv"
        file.write_text(written(lines, "\t"), encoding="utf-8")
        out = folder / f"out-{layout}"
        told = feedback(paper, file, out).stderr
        check(told == "", told)
        blank, right, wrong = rows_of(out / "scores.csv")
        equal(right["marks"], right["of"], "all right")
        equal((float(wrong["marks"]), wrong["of"]), (0, right["of"]), "all wrong")
        forms = parts_of(paper)
        essays = sum(part.points for part in forms["A"] if part.part.get("type") == "essay")
        equal((blank["marks"], float(blank["of"]) + essays), ("0", float(right["of"])), "all left out")
        text = text_of(out / "feedback.pdf")
        check("Every answer is right. Well done!" in text, "all right")
        for part in forms["A"]:
            check(part.part.get("type") == "essay" or right_cell(part), "a right answer")


def main():
    with Folder() as folder:
        paper, lines = class_of(folder)
        out = folder / "out"
        result = feedback(paper, folder / "responses.csv", out, "--separate", "--jobs", "1")
        equal(result.stderr, "", "nothing to tell")
        feedback(paper, folder / "responses.csv", folder / "again", "--separate", "--jobs", "3")
        check(bytes_of(folder / "again") == bytes_of(out), "the same bytes on any number of threads")
        check_candidates(paper, lines, out)
        check_figures(paper, lines, out)
        bad_rows(folder, paper, lines, out)
        into_bank(folder, paper)
        refused(folder, paper, out)
        every_type(folder)


if __name__ == "__main__":
    main()
