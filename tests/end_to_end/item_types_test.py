#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Every type of item in every layout: the question paper holds nothing of the key and is the same
whatever the key says; letters are those of a second computation; each rationale stands in the key."""
import re
import tomllib
import unicodedata

from common import SCIENCE, Folder, check, equal, key_rows, plain, run, squeezed, text_of
from leak_test import decoded

LAYOUTS = ("exam", "board", "worksheet", "compact")


def answer(table, text, canary, **keys):
    """An option or answer with canary words in all that a candidate must not see."""
    lines = [f"[[{table}]]", f'text = "{text}"']
    lines += [f"{key} = {value}" for key, value in keys.items()]
    lines += [f'{key} = "{key.replace("_", "")}canary {canary}"'
              for key in ("rationale", "tempting", "right_when", "misconception")]
    return "\n".join(lines) + "\n"


def item(kind, stem, rest, answers):
    return (f'[[item]]\nid = "idcanary-{kind}"\ntype = "{kind}"\nstem = "{stem}"\n'
            f'explanation = "explanationcanary {kind}"\n{rest}\n' + "".join(answers))


def quoted(text):
    return f'"{text}"'


def bank(turn):
    """The items, with another key for each turn (0 or 1): what candidates read is the same."""
    first, second = ("true", "false") if turn == 0 else ("false", "true")
    option = "item.option"
    matched = ("copper", "silver") if turn == 0 else ("silver", "copper")
    steps = ("sowing", "watering", "reaping") if turn == 0 else ("reaping", "sowing", "watering")
    fills = ("left", "right") if turn == 0 else ("right", "left")
    number = (7.25, 9.5) if turn == 0 else (9.5, 7.25)
    part = "item.part.option"
    return "\n".join((
        item("multiple", "Choose some.", "tell_count = true", [
            answer(option, "mu one", "m1", correct=first), answer(option, "mu two", "m2", correct="true"),
            answer(option, "mu three", "m3", correct=second)]),
        item("true-false", "Judge.", "", [answer(option, "tf one", "t1", correct=first),
                                          answer(option, "tf two", "t2", correct=second)]),
        item("numeric", "How much?", f'tolerance = {number[0] / 100}\nunit = "km"', [
            answer("item.answer", number[0], "n1"),
            answer("item.answer", number[1], "n2", correct="false")]),
        item("short", "Which word?", "lines = 2", [
            answer("item.answer", "acceptedcanary" + str(turn), "s1"),
            answer("item.answer", "wrongcanary" + str(turn), "s2", correct="false")]),
        item("matching", "Match.", "", [
            answer(option, "ma one", "a1", prompt=quoted(matched[0])),
            answer(option, "ma two", "a2", prompt=quoted(matched[1])), answer(option, "ma three", "a3")]),
        item("ordering", "Order.", "", [answer(option, step, f"o{step}") for step in steps]),
        item("essay", "Explain.", f'points = {3 + turn}\nlines = 4\nmodel_answer = "modelcanary"', [
            f'[[item.criterion]]\ntext = "criterioncanary"\npoints = {3 + turn}\n'
            'rationale = "rationalecanary e"\n']) if turn == 0 else
        item("essay", "Explain.", 'points = 3\nlines = 4\nmodel_answer = "othercanary"', [
            '[[item.criterion]]\ntext = "newcriterioncanary"\npoints = 3\n']),
        cloze("cloze-free", "Go {gap:x} or {gap:y}.", [
            answer("item.answer", f"filledcanary{turn}", "c1", gap=quoted("x")),
            answer("item.answer", f"othercanary{turn}", "c2", gap=quoted("y")),
            answer("item.answer", f"falsecanary{turn}", "c3", gap=quoted("y"), correct="false")]),
        cloze("cloze-bank", "Turn {gap:x}, not {gap:y}.", [
            answer(option, "ba left", "b1", gap=quoted("x" if fills[0] == "left" else "y")),
            answer(option, "ba right", "b2", gap=quoted("y" if fills[0] == "left" else "x")),
            answer(option, "ba up", "b3")]),
        item("composite", "In parts.", "", [
            f'[[item.part]]\ntype = "single"\nstem = "First part?"\nexplanation = "explanationcanary p"\n',
            answer(part, "pa one", "p1", correct=first), answer(part, "pa two", "p2", correct=second),
            '[[item.part]]\ntype = "numeric"\npoints = 2\nstem = "Second part?"\n',
            answer("item.part.answer", number[0], "p3")]),
        item("single", "One.", "", [answer(option, "si one", "i1", correct=first),
                                    answer(option, "si two", "i2", correct=second)]),
    ))


def cloze(name, stem, answers):
    return item("cloze", stem, "", answers).replace("idcanary-cloze", "idcanary-" + name)


def write(folder, turn):
    (folder / "bank").mkdir(parents=True)
    text = bank(turn)
    (folder / "bank/bank.toml").write_text('[bank]\nid = "b"\n', encoding="utf-8")
    (folder / "bank/items.toml").write_text(text, encoding="utf-8")
    ids = re.findall(r'^id = "(.*)"$', text, re.M)
    (folder / "paper.toml").write_text(
        f'[paper]\ntitle = "Types"\nbanks = ["bank"]\nseed = "4"\n[[section]]\npick = {ids}\n'
        "[series]\nforms = 2\n".replace("'", '"'), encoding="utf-8")


def check_leaks(folder):
    for turn in (0, 1):
        write(folder / str(turn), turn)
        for layout in LAYOUTS:
            run("make", folder / str(turn) / "paper.toml", "--layout", layout,
                "--out", folder / str(turn) / layout)
    for layout in LAYOUTS:
        for form in "AB":
            name = f"questions-{form}.pdf"
            papers = [(folder / str(turn) / layout / name).read_bytes() for turn in (0, 1)]
            equal(papers[0] == papers[1], True, f"{layout}: {name} is the same whatever is right")
            content = decoded(folder / "0" / layout / name)
            check(b"canary" not in content.lower(), f"{layout}: {name} holds a canary")
            for secret in (b"7.25", b"9.5", b"0.0725"):
                check(secret not in text_of(folder / "0" / layout / name).encode(),
                      f"{layout}: {name} holds {secret!r}")
            text = squeezed(text_of(folder / "0" / layout / name))
            for shown in ("Choose2", "muone", "tftwo", "km", "copper", "silver", "sowing", "baup",
                          "Secondpart", "patwo", "Explain", "sione"):
                check(shown in text, f"{layout}: {name} does not show {shown!r}")
            check_key(folder / "0", layout, form)


def check_key(folder, layout, form):
    key = squeezed(text_of(folder / layout / f"key-{form}.pdf"))
    text = (folder / "bank/items.toml").read_text(encoding="utf-8")
    for told in re.findall(r'"((?:rationale|tempting|rightwhen|explanation|model)canary[^"]*)"', text):
        check(squeezed(told) in key, f"{layout}: the key of {form} does not tell {told!r}")
    for told in ("acceptedcanary0", "wrongcanary0", "filledcanary0", "criterioncanary", "725", "0.0725"):
        check(squeezed(told) in key, f"{layout}: the key of {form} does not tell {told!r}")


def alphabetical(prompt):
    """Without marks, case and accents; accents decide between equal ones."""
    words = re.sub(r"<[^>]*>|[*_`]", "", prompt).casefold()
    apart = unicodedata.normalize("NFD", words)
    return "".join(c for c in apart if not unicodedata.combining(c)), words, prompt


def letters_of(item, order):
    """What key.csv is to say, from the authored item and the recorded order of its options."""
    options = item.get("option", [])
    kind = item.get("type", "single")
    printed = [options[position] for position in order] if options else []
    place = {id(option): "ABCDEFGHIJ"[i] for i, option in enumerate(printed)}
    if kind in ("single", "multiple"):
        return "".join(place[id(option)] for option in printed if option.get("correct"))
    if kind == "true-false":
        return "".join("T" if option["correct"] else "F" for option in printed)
    if kind == "matching":
        prompts = sorted((option for option in options if "prompt" in option),
                         key=lambda option: alphabetical(option["prompt"]))
        return "".join(place[id(option)] for option in prompts)
    if kind == "ordering":
        return "".join(place[id(option)] for option in options)
    if kind == "cloze" and options:
        gaps = re.findall(r"\{gap:([^}]*)\}", item["stem"])
        return "".join(place[id(option)] for gap in gaps for option in options
                       if option.get("gap") == gap)
    return ""


def check_pairs(part, order, row):
    """Each letter of the row is that of the option named in the same place."""
    if not row["letter"] or part.get("type") == "true-false":
        return
    names = row["answer"].split()
    equal(len(names), len(row["letter"]), f"one name a letter: {row}")
    for letter, name in zip(row["letter"], names):
        option = part["option"][order["ABCDEFGHIJ".index(letter)]]
        equal(option.get("id", str(part["option"].index(option) + 1)), name, f"{letter} in {row}")


def check_answers(folder):
    """The shipped mixed test: letters, numbers and what is accepted, computed a second time."""
    out = folder / "mixed"
    run("make", SCIENCE / "papers/mixed-test.toml", "--seed", "11", "--out", out)
    items = {item["id"]: item for path in sorted((SCIENCE / "items").glob("*.toml"))
             for item in tomllib.loads(path.read_text(encoding="utf-8"))["item"]}
    manifest = tomllib.loads((out / "manifest.toml").read_text(encoding="utf-8"))
    rows = {(row["form"], row["number"]): row for row in key_rows(out)}
    seen = set()
    for form in manifest["form"]:
        number = 0
        paper = squeezed(text_of(out / f"questions-{form['name']}.pdf"))
        for recorded in (one for section in form["section"] for one in section["items"]):
            number += 1
            item = items[recorded["item"].split(":")[-1]]
            parts = item.get("part", [item])
            first = 0
            for index, part in enumerate(parts):
                count = len(part.get("option", part.get("answer", part.get("criterion", []))))
                order = [position - first for position in recorded["options"][first:first + count]]
                first += count
                label = str(number) + ("abcdefgh"[index] if "part" in item else "")
                row = rows[form["name"], label]
                equal(row["letter"], letters_of(part, order), f"letters of {form['name']}:{label}")
                check_pairs(part, order, row)
                seen.add(part.get("type", "single"))
                if "option" in part and "![" not in part["option"][0]["text"]:
                    shown = "".join("ABCDEFG"[i] + plain(part["option"][position]["text"])
                                    for i, position in enumerate(order))
                    if part.get("type") != "true-false":  # "true false" stands between
                        check(shown in paper, f"options of {form['name']}:{label} in their order")
                if "answer" in part and part["type"] != "cloze":
                    accepted = [str(one["text"]) for one in part["answer"] if one.get("correct", True)]
                    equal(row["answer"], " | ".join(accepted), f"accepted for {form['name']}:{label}")
            seen.add(item.get("type", "single"))
    equal(len(rows), 2 * (13 + 4), "rows of key.csv")
    equal(seen, {"single", "multiple", "true-false", "numeric", "short", "cloze", "matching",
                 "ordering", "essay", "composite"}, "types on the mixed test")


def check_records(folder):
    """What is recorded makes the same bytes again, and passes its own check."""
    out = folder / "mixed"
    run("verify", out / "manifest.toml")
    run("rebuild", out / "manifest.toml", "--out", folder / "again")
    for name in ("questions-A.pdf", "key-B.pdf", "key.csv"):
        equal((folder / "again" / name).read_bytes() == (out / name).read_bytes(), True,
              f"{name} rebuilt")


def main():
    with Folder() as folder:
        check_leaks(folder)
        check_answers(folder)
        check_records(folder)


if __name__ == "__main__":
    main()
