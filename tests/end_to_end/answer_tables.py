# SPDX-License-Identifier: MIT
"""What candidates could have answered to a paper: its questions and parts as it was printed, and the
cells of right and wrong answers, for tests that hand in tables of responses."""
import collections
import re
import tomllib

from common import key_rows

Part = collections.namedtuple("Part", "number item part order letter points")


def items_on_record(folder):
    return {f"{path.parent.name}:{item['id']}": item for path in (folder / "record/banks").glob("*/items.toml")
            for item in tomllib.loads(path.read_text(encoding="utf-8"))["item"]}


def answers_of(part):
    """Options, answers or criteria, whichever it has."""
    return part.get("option", part.get("answer", part.get("criterion", [])))


def parts_of(folder):
    """By form, what is answered on its own, in printed order."""
    manifest = tomllib.loads((folder / "manifest.toml").read_text(encoding="utf-8"))
    items = items_on_record(folder)
    rows = {(row["form"], row["number"]): row for row in key_rows(folder)}
    forms = {}
    for form in manifest["form"]:
        parts = forms.setdefault(form["name"], [])
        recorded = [one for section in form["section"] for one in section["items"]]
        for number, one in enumerate(recorded, 1):
            item, first = items[one["item"]], 0
            for index, part in enumerate(item.get("part", [item])):
                count = len(answers_of(part))
                order = [position - first for position in one["options"][first:first + count]]
                first += count
                label = f"{number}{'abcdefgh'[index]}" if "part" in item else str(number)
                row = rows[form["name"], label]
                parts.append(Part(label, item, part, order, row["letter"], float(row["points"])))
    return forms


def right_cell(part):
    kind = part.part.get("type", "single")
    if part.letter:
        return part.letter
    if kind == "essay":
        return str(part.part["points"])
    if kind == "cloze":
        gaps = re.findall(r"\{gap:([^}]*)\}", part.part["stem"])
        return "; ".join(next(str(one["text"]) for one in part.part["answer"]
                              if one["gap"] == gap and one.get("correct", True)) for gap in gaps)
    return next(str(one["text"]) for one in part.part["answer"] if one.get("correct", True))


def wrong_cell(part, draw):
    kind, letters = part.part.get("type", "single"), "ABCDEFGH"[:len(part.order)]
    if kind == "single":
        return draw.choice([letter for letter in letters if letter != part.letter])
    if kind == "multiple":
        return draw.choice([letter for letter in letters if letter != part.letter])
    if kind == "true-false":
        return "".join("F" if letter == "T" else "T" for letter in part.letter)
    if kind == "numeric":
        known = [str(one["text"]) for one in part.part["answer"] if not one.get("correct", True)]
        return draw.choice(known or ["-12345"])
    if kind == "essay":
        return "0"
    if part.letter:
        return part.letter[1:] + part.letter[0]
    if kind == "cloze":
        return ";".join("nonsense" for _ in re.findall(r"\{gap:", part.part["stem"]))
    known = [str(one["text"]) for one in part.part["answer"] if not one.get("correct", True)]
    return draw.choice(known or ["nonsense"])


def table(folder, draw, candidates=3, skill=lambda number: 0.5):
    """A table of responses in which the first candidate leaves everything out."""
    forms = parts_of(folder)
    numbers = [part.number for part in forms[min(forms)]]
    lines = [["candidate", "name", "form", *numbers]]
    for index in range(candidates):
        form = sorted(forms)[index % len(forms)]
        cells = []
        for part in forms[form]:
            right = draw.random() < skill(index)
            cells.append("" if index == 0 else right_cell(part) if right else wrong_cell(part, draw))
        lines.append([f"{417 + index:04}", f"Name{index}", form, *cells])
    return lines


def written(lines, delimiter=",", end="\n"):
    def field(text):
        return '"' + text.replace('"', '""') + '"' if re.search(r'[,;\t"\n]', text) else text
    return "".join(delimiter.join(map(field, line)) + end for line in lines)
