#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""The keys: what the marking sheet, key.json, the learning key and the crosswalk say is what the bank
says of the printed papers, found a second time here; they are recorded, verified, made again and swept."""
import collections
import json
import re
import tomllib

from common import (BANK, PRACTICE_EXAM, ROOT, SCIENCE, Folder, bytes_of, check, equal, key_rows, plain, run,
                    squeezed, text_of, tool)
from json_shape import check_shape

AS_MADE = "all files are as they were made"
WEEKLY = BANK / "papers/weekly-tests.toml"
MIXED = SCIENCE / "papers/mixed-test.toml"
IN_STRIP = ("single", "multiple")


def made(out, blueprint, *options, expect=0):
    result = run("make", blueprint, "--seed", "2026", "--out", out, *options, expect=expect)
    return out if expect == 0 else result.stderr


def key_of(out, name="key.json"):
    key = json.loads((out / name).read_text(encoding="utf-8"))
    check_shape(key, ROOT / "docs/key.schema.json")
    return key


def recorded_parts(out):
    """By form and printed number: the item, the part and the printed order of its options."""
    manifest = tomllib.loads((out / "manifest.toml").read_text(encoding="utf-8"))
    bank = {item["id"]: item for path in (out / "record/banks").rglob("items.toml")
            for item in tomllib.loads(path.read_text(encoding="utf-8"))["item"]}
    parts = {}
    for form in manifest["form"]:
        number = 0
        for one in (item for section in form["section"] for item in section["items"]):
            number += 1
            item = bank[one["item"].split(":")[1]]
            order = list(one["options"])
            for place, part in enumerate(item.get("part", [item])):
                label = f"{number}{'abcdefgh'[place] if 'part' in item else ''}"
                size = len(part.get("option", part.get("answer", part.get("criterion", []))))
                first = min(order[:size], default=0)
                parts[form["name"], label] = (item, part, [i - first for i in order[:size]])
                order = order[size:]
    return parts


def letters_of(part, order):
    """The right answer in letters, from the bank and the order in which options were printed."""
    options, kind = part.get("option", []), part.get("type", "single")
    letter = {authored: chr(ord("A") + printed) for printed, authored in enumerate(order)}
    if kind in IN_STRIP:
        return "".join(sorted(letter[i] for i, option in enumerate(options) if option.get("correct")))
    if kind == "true-false":
        return "".join("T" if options[i]["correct"] else "F" for i in order)
    if kind == "ordering":
        return "".join(letter[i] for i in range(len(options)))
    if kind == "matching":
        prompts = sorted((squeezed(option["prompt"]).casefold(), i) for i, option in enumerate(options) if "prompt" in option)
        return "".join(letter[i] for _, i in prompts)
    if kind == "cloze" and options:
        gaps = {option["gap"]: letter[i] for i, option in enumerate(options) if "gap" in option}
        return "".join(gaps[gap] for gap in re.findall(r"\{gap:([^}]*)\}", part["stem"]))
    return ""


def strips_of(pdf):
    """The strips of a key's first page, in the order of its content: number and letters by form."""
    text = tool("pdftotext", "-raw", "-l", "1", "-enc", "UTF-8", pdf, "-")
    head, *others = re.split(r"^Form (\S+)$", text, flags=re.M)
    head = head.split("Page Questions Letters Marks")[0]
    strips = [head, *others[1::2]]
    return [re.findall(r"^(\d+[a-z]?)\n([A-Z/–]+)$", one, re.M) for one in strips], [None, *others[0::2]]


def letters_are_right(folder):
    """Marking sheet = key.csv = key.json = the bank's right options in their printed places."""
    for blueprint, options in ((PRACTICE_EXAM, ()), (WEEKLY, ()), (MIXED, ("--forms", "3"))):
        out = made(folder / blueprint.stem, blueprint, "--key", "crosswalk", *options)
        parts, rows, key = recorded_parts(out), key_rows(out), key_of(out)
        names = [form["name"] for form in key["forms"]]
        equal(len(parts), len(rows), "a row a question or part")
        for row in rows:
            item, part, order = parts[row["form"], row["number"]]
            equal(row["letter"], letters_of(part, order), f"{row}")
            equal(row["item"], item["id"], f"{row}")
        for form in key["forms"]:
            of_form = [row for row in rows if row["form"] == form["name"]]
            equal([(one["number"], "".join(one["letters"]), f"{one['points']:g}") for one in form["questions"]],
                  [(row["number"], row["letter"], row["points"]) for row in of_form], "key.json")
            equal(form["points"], sum(float(row["points"]) for row in of_form), "points of the form")
        same = blueprint != WEEKLY
        for name in names:
            strips, forms = strips_of(out / f"key-{name}.pdf")
            equal(forms, [None, *(other for other in names if same and other != name)], "forms on the sheet")
            for form, cells in zip([name, *forms[1:]], strips):
                equal(cells, [(row["number"], row["letter"]) for row in rows if row["form"] == form and
                              parts[form, row["number"]][1].get("type", "single") in IN_STRIP], f"{name}: {form}")
        check_by_page(out, names[0], rows, parts)
        check_crosswalk(out, names, rows)


def check_by_page(out, form, rows, parts):
    """The table of the sheet against the question paper's own pages."""
    text = tool("pdftotext", "-raw", "-l", "1", "-enc", "UTF-8", out / f"key-{form}.pdf", "-")
    table = text.split("Page Questions Letters Marks\n")[1].split("\nSum ")[0].splitlines()
    pages = tool("pdftotext", "-layout", "-enc", "UTF-8", out / f"questions-{form}.pdf", "-").split("\f")
    last = 0
    for line in table:
        page, first, to, letters, marks = re.fullmatch(r"(\d+) (\d+)(?:–(\d+))?((?: [A-Z]+)*) ([\d.]+)", line).groups()
        to = to or first
        equal(int(first), last + 1, "the first question of the page")
        last = int(to)
        numbers = [str(number) for number in range(int(first), last + 1)]
        for number in numbers:
            check(re.search(rf"^ *{number}  ", pages[int(page) - 1], re.M), f"page {page} has question {number}")
        here = [row for row in rows if row["form"] == form and re.match(r"\d+", row["number"])[0] in numbers]
        equal(float(marks), sum(float(row["points"]) for row in here), f"marks of page {page}")
        equal(letters.split(), [row["letter"] for row in here
                                if parts[form, row["number"]][1].get("type", "single") in IN_STRIP], f"page {page}")
    check(f"\nSum {last} " in text, "the sum")


def check_crosswalk(out, names, rows):
    text = tool("pdftotext", "-layout", "-enc", "UTF-8", out / "crosswalk.pdf", "-")
    by_item = collections.defaultdict(dict)
    for row in rows:
        part = re.sub(r"\d+", "", row["number"])
        by_item[row["item"] + (f" ({part})" if part else "")][row["form"]] = row["number"] + row["letter"]
    found = {}
    for line in text.splitlines():
        cells = re.split(r"\s{2,}", line.strip())
        if len(cells) == len(names) + 1 and cells[0] in by_item:
            found[cells[0]] = [cell.replace(" ", "") for cell in cells[1:]]
    equal(found, {item: [on.get(name, "–") for name in names] for item, on in by_item.items()}, "the crosswalk")


def written_answers_are_listed(folder):
    out = made(folder / "out", MIXED)
    text = re.sub(r"\s+", " ", tool("pdftotext", "-raw", "-enc", "UTF-8", out / "key-A.pdf", "-"))
    listed = text.split("Answers without a box ")[1]
    for (form, number), (_, part, _) in recorded_parts(out).items():
        if form != "A" or part.get("type", "single") in IN_STRIP:
            continue
        for answer in part.get("answer", []):
            if answer.get("correct", True) and not re.search(r"[*`_$<{]", str(answer["text"])):
                check(f"{answer['text']}" in listed, f"{number}: {answer['text']}")
        check(re.search(rf"(^| ){number} ", listed), f"{number} is listed")


def learning_key(folder):
    """Questions, then answers, then reasons; no id, no statistics; every rationale."""
    out = made(folder / "out", PRACTICE_EXAM, "--key", "learning")
    text = re.sub(r"\s+", " ", text_of(out / "learning-A.pdf"))
    asked, rest = text.split(" Answers ", 1)
    parts = recorded_parts(out)
    for row in key_rows(out):
        if row["form"] != "A":
            continue
        check(row["item"] not in text, f"no id: {row['item']}")
        item = parts["A", row["number"]][0]
        for option in item["option"]:
            start = plain(option["rationale"])[:25]
            if "{option:" in option["rationale"]:
                continue
            check(start in squeezed(rest) and start not in squeezed(asked), f"{item['id']}: {start}")
    check("For instructors" not in text and "discrimination" not in text, "nothing for instructors")
    topics = tomllib.loads((out / "record/banks/ml-engineering/bank.toml").read_text(encoding="utf-8"))["topic"]
    for title in {topic["title"] for topic in topics if any(
            part[0]["topic"] == topic["id"] for (form, _), part in parts.items() if form == "A")}:
        check(text.count(title) >= 2, f"topic {title} in both parts")


def chosen(folder):
    """Which keys are made; what is not asked for any more is swept; the same bytes again."""
    default = bytes_of(made(folder / "default", PRACTICE_EXAM))
    out = made(folder / "paper", PRACTICE_EXAM, "--key", "learning", "--key", "crosswalk")
    files = bytes_of(out)
    equal({*files} - {*default}, {"learning-A.pdf", "learning-B.pdf", "crosswalk.pdf"}, "more keys")
    equal({name for name in default if default[name] != files[name]}, {"manifest.toml"}, "all else is the same")
    check(AS_MADE in run("verify", out / "manifest.toml").stdout, "verify")
    run("rebuild", out / "manifest.toml", "--out", folder / "again")
    check(bytes_of(folder / "again") == files, "rebuilt")
    (out / "learning-A.pdf").unlink()
    check("learning-A.pdf is missing" in run("verify", out / "manifest.toml", expect=1).stderr, "missing")
    made(out, PRACTICE_EXAM, "--force")
    check(bytes_of(out) == default, "swept")

    sheet = made(folder / "sheet", PRACTICE_EXAM, "--key", "marking")
    check("Page 1 of 1" in text_of(sheet / "key-A.pdf"), "the marking sheet alone")
    full = text_of(made(folder / "full", PRACTICE_EXAM, "--key", "full") / "key-A.pdf")
    check("Candidates (one stroke each)" not in full and "Why right" in full, "every rationale alone")
    for name in ("sheet", "full"):
        run("rebuild", folder / name / "manifest.toml", "--out", folder / f"{name}-again")
    text = PRACTICE_EXAM.read_text(encoding="utf-8").replace('banks = [".."]', f'banks = ["{BANK}"]')
    own = folder / "own.toml"
    own.write_text(text.replace("[layout]\n", "[layout]\nkey_learning = true\nkey_full = false\n"), encoding="utf-8")
    own_out = made(folder / "own", own)
    check((own_out / "learning-B.pdf").exists(), "chosen by the blueprint")
    check(AS_MADE in run("verify", own_out / "manifest.toml").stdout, "verify")
    own.write_text(text.replace("[layout]\n", "[layout]\nkey_marking = false\nkey_full = false\n"), encoding="utf-8")
    check("neither `key_marking` nor `key_full` is true" in made(folder / "no", own, expect=1), "no key at all")
    told = made(folder / "no", PRACTICE_EXAM, "--key", "learnign", expect=2)
    check("--key cannot be \"learnign\"" in told and "did you mean --key learning?" in told, told)
    check("is given twice" in made(folder / "no", PRACTICE_EXAM, "--key", "full", "--key", "full", expect=2), "twice")


def cut_scores(folder):
    text = PRACTICE_EXAM.read_text(encoding="utf-8").replace('banks = [".."]', f'banks = ["{BANK}"]')
    own = folder / "own.toml"
    cuts = '[cut_scores]\npass = 15\n"With honours" = "85 %"\n'
    own.write_text(text.replace("[layout]\n", cuts + "[layout]\n"), encoding="utf-8")
    out = made(folder / "out", own)
    sheet = tool("pdftotext", "-raw", "-l", "1", "-enc", "UTF-8", out / "key-A.pdf", "-")
    check("With honours 25.5\npass 15\n– 0" in sheet, sheet)
    equal(key_of(out)["forms"][0]["cut_scores"],
          [{"grade": "With honours", "points": 25.5}, {"grade": "pass", "points": 15}], "key.json")
    without = made(folder / "without", PRACTICE_EXAM)
    equal((out / "questions-A.pdf").read_bytes() == (without / "questions-A.pdf").read_bytes(), True, "the paper")
    own.write_text(text.replace("[layout]\n", "[cut_scores]\nA = 31\n[layout]\n"), encoding="utf-8")
    told = made(folder / "no", own, expect=1)
    check('own.toml:' in told and 'the cut score of "A" is 31, and form A has 30 points' in told, told)


def profiles(folder):
    out = made(folder / "out", PRACTICE_EXAM, "--profile", "standard", "--profile", "large-18", "--key", "learning")
    check({"learning-A.pdf", "learning-B-large-18.pdf", "key-A-large-18.pdf"} <= {*bytes_of(out)}, "files")
    check(AS_MADE in run("verify", out / "manifest.toml").stdout, "verify")


if __name__ == "__main__":
    for test in (letters_are_right, written_answers_are_listed, learning_key, chosen, cut_scores, profiles):
        with Folder() as place:
            test(place)
