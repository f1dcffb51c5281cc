#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Amended keys: what is accepted, left out or worth more on one form is so on every form that has the item;
the first key and the question papers stay, also of an issued paper; every revision is made again; what makes no
sense is refused, all of it in one run."""
import hashlib
import json
import re

from common import BANK, PRACTICE_EXAM, ROOT, SCIENCE, Folder, bytes_of, check, equal, key_rows, run, text_of
from json_shape import check_shape
from keys_test import key_of, letters_of, recorded_parts

AS_MADE = "all files are as they were made"
MIXED = SCIENCE / "papers/mixed-test.toml"
NOTE = "Both <readings> hold."


def made(folder, blueprint=PRACTICE_EXAM, *options):
    out = folder / "paper"
    run("make", blueprint, "--seed", "2026", "--out", out, *options)
    return out


def amend(out, *options, expect=0, note=NOTE):
    return run("amend", out / "manifest.toml", *options, "--note", note, expect=expect)


def rows_of(out, revision):
    lines = (out / f"key-r{revision}.csv").read_text(encoding="utf-8").splitlines()[1:]
    return [line.split(",") for line in lines]


def is_whole(out, folder):
    check(AS_MADE in run("verify", out / "manifest.toml").stdout, "verify")
    run("rebuild", out / "manifest.toml", "--out", folder / "again")
    equal(bytes_of(folder / "again") == bytes_of(out), True, "rebuilt")


def accepted_on_every_form(folder):
    out = made(folder)
    run("issue", out / "manifest.toml")
    before, rows = bytes_of(out), key_rows(out)
    on_b = [row for row in rows if row["form"] == "B"]
    wrong = next(letter for letter in "ABC" if letter != on_b[16]["letter"])
    told = amend(out, "--accept", f"B:17={wrong}", "--void", "B:3", "--points", "B:5=2").stdout
    check("key r2" in told and "key-A-r2.pdf  " in told and "questions-A" not in told, told)
    after = bytes_of(out)
    equal({*after} - {*before}, {"key-A-r2.pdf", "key-B-r2.pdf", "key-r2.csv", "key-r2.json"}, "what is new")
    equal({name for name in before if before[name] != after[name]}, {"manifest.toml"}, "what is not as it was")
    # The letter of the same option on form A, found by its place in the bank.
    parts = recorded_parts(out)
    item, _, order = parts["B", "17"]
    authored = order[ord(wrong) - ord("A")]
    new = {(row[0], row[1]): row for row in rows_of(out, 2)}
    for row in rows:
        here, _, printed = parts[row["form"], row["number"]]
        letter, points = row["letter"], row["points"]
        if here["id"] == item["id"]:
            letter += "|" + chr(ord("A") + printed.index(authored))
        if row["item"] == on_b[2]["item"]:
            letter, points = "", "0"
        if row["item"] == on_b[4]["item"]:
            points = "2"
        found = new[row["form"], row["number"]]
        equal((found[2], found[5]), (letter, points), f"{row}")
    key = key_of(out, "key-r2.json")
    equal((key["revision"], [form["points"] for form in key["forms"]]), (2, [30, 30]), "30 - 1 + 1 points")
    for form in "AB":
        text = text_of(out / f"key-{form}-r2.pdf")
        check(text.count("key r2") >= 10 and NOTE in text, f"{form}: note and foot")
        code = re.search(rf"{form} · \S+", text_of(out / f"questions-{form}.pdf"))[0]
        check(code in text, "the form code of the question paper")
        sheet = text.split("\f")[0]
        number = next(row["number"] for row in rows if row["form"] == form and row["item"] == item["id"])
        both = new[form, number][2].replace("|", "/")
        check(f"\n{number}\n{both}\n" in sheet, f"{form}: {number} is {both}")
        check(f"Accepted too: {both[2:]}" in text and "not counted" in text, f"{form}: at the question")
    is_whole(out, folder)
    result = json.loads(run("verify", out / "manifest.toml", "--json").stdout)
    check_shape(result, ROOT / "docs/verify.schema.json")
    equal((result["revision"], result["key_revision"], result["issued"]), (1, 2, True), "as JSON")
    check("issued" in run("make", PRACTICE_EXAM, "--out", out, "--force", expect=1).stderr, "still issued")

    # Once more: beside both.
    amend(out, "--void", "A:1", note="Seen before.")
    check({"key-B-r3.pdf", "key-A-r2.pdf", "key-A.pdf"} <= {*bytes_of(out)}, "three keys")
    check("Seen before." in text_of(out / "key-A-r3.pdf") and NOTE in text_of(out / "key-A-r3.pdf"), "both notes")
    (folder / "again").rename(folder / "first")
    is_whole(out, folder)
    check("2 amendments" in run("verify", out / "manifest.toml").stdout, "told")


def found_when_changed(folder):
    out = made(folder)
    amend(out, "--void", "A:1")
    for name in ("key-A-r2.pdf", "key-r2.csv", "key-r2.json"):
        data = (out / name).read_bytes()
        (out / name).write_bytes(data[:-9] + b"x" + data[-8:])
        check(f"{name} is not as it was made" in run("verify", out / "manifest.toml", expect=1).stderr, name)
        (out / name).write_bytes(data)
    # One who knows the format puts digests and seal right: the tables do not follow from the record.
    text = (out / "manifest.toml").read_text(encoding="utf-8")
    for old, new, told in (("left_out = true", "points = 7", "key-r2.csv does not say"),
                           ('"key-r2.csv"', '"key-r9.csv"', "does not list key-r2.csv"),
                           ("left_out = true", "options = [9]", "amendment r2 does not fit the item")):
        changed = text.replace(old, new)
        sealed = changed[:changed.rindex("digest = ")]
        (out / "manifest.toml").write_text(
            f'{sealed}digest = "sha256:{hashlib.sha256(sealed.encode()).hexdigest()}"\n', encoding="utf-8")
        found = run("verify", out / "manifest.toml", expect=1).stderr
        check(told in found, found)
    check("does not fit" in run("rebuild", out / "manifest.toml", "--out", folder / "no", expect=1).stderr, "rebuild")
    (out / "manifest.toml").write_text(text, encoding="utf-8")
    check("was amended" in run("replace", out / "manifest.toml", "A:2", "--bank", BANK, expect=1).stderr, "replace")
    run("make", PRACTICE_EXAM, "--seed", "2026", "--out", out, "--force")
    check(not [name for name in bytes_of(out) if "-r2" in name], "swept with the older paper")


def only_forms_with_the_item(folder):
    """Of forms with different items, only the keys of those that have it are printed again."""
    out = made(folder, BANK / "papers/weekly-tests.toml")
    rows = key_rows(out)
    item = next(row["item"] for row in rows if row["form"] == "B")
    having = {row["form"] for row in rows if row["item"] == item}
    amend(out, "--void", f"B:{next(row['number'] for row in rows if row['form'] == 'B' and row['item'] == item)}")
    equal({name for name in bytes_of(out) if name.endswith("-r2.pdf")}, {f"key-{form}-r2.pdf" for form in having},
          "keys printed again")
    equal(len(rows_of(out, 2)), len(rows), "the table has every form")
    is_whole(out, folder)


def every_type(folder):
    """An answer of each type, in every product and profile; then all that makes no sense."""
    out = made(folder, MIXED, "--forms", "2", "--key", "learning", "--key", "crosswalk",
               "--profile", "standard", "--profile", "large-18")
    parts = recorded_parts(out)
    changes, done = [], set()
    for (form, number), (_, part, order) in parts.items():
        kind = part.get("type", "single")
        if form != "A" or kind in done:
            continue
        right, other = letters_of(part, order), None
        if kind == "single":
            other = "A" if right != "A" else "B"
        elif kind == "multiple":
            other = "ABC" if right != "ABC" else "AB"
        elif kind == "true-false":
            other = right.translate(str.maketrans("TF", "FT"))
        elif kind in ("matching", "ordering") or (kind == "cloze" and right):
            other = right[::-1]
        elif kind in ("numeric", "short"):
            other = "31415"
        elif kind == "cloze":
            other = "1: something"
        changes += ["--accept", f"A:{number}={other}"] if other else ["--void", f"A:{number}"]
        done.add(kind)
    check(len(done) >= 8, f"types: {done}")
    told = amend(out, *changes).stdout
    check("crosswalk-r2.pdf" in told and "learning-B-large-18-r2.pdf" in told, told)
    check(NOTE in text_of(out / "learning-A-r2.pdf"), "the note in the learning key")
    is_whole(out, folder)
    told = amend(out, *changes, expect=1).stderr
    equal(told.count("is right already") + told.count("is not counted any more"), len(changes) // 2, told)


def refused(folder):
    out = made(folder)
    before, rows = bytes_of(out), key_rows(out)
    right = rows[0]["letter"]
    told = amend(out, "--accept", "C:1=B", "--accept", "A:31=B", "--accept", f"A:1={right}", "--accept", "A:1=E",
                 "--accept", "A:1=", "--accept", "A:1a=B", "--points", "A:1=1", "--points", "A:1=0", "--void", "A:2",
                 "--void", "A:2", "--accept", "A:1=AB", "--void", "A2", expect=1).stderr
    for words in ("--accept C:1=B names no form of the paper\n", "its forms are A, B", "A:31=B names no question of form A",
                  "it has 30 questions", f"A:1={right} is right already", "A:1=E names no option of the question",
                  "its options are A to ", "--accept A:1= is no change of a key", "A:1a=B names a part",
                  "--points A:1=1 has these points already", "--points A:1=0 gives no points",
                  "--void A:2 leaves out what is not counted any more", "A:1=AB has 2 letters and must have 1",
                  "--void A2 is no change of a key", "11 errors"):
        check(words in told, f"{words}: {told}")
    equal(bytes_of(out) == before, True, "nothing was written")
    check("--note is missing" in run("amend", out / "manifest.toml", "--void", "A:1", expect=2).stderr, "no note")
    check("nothing is to be changed" in amend(out, expect=2).stderr, "no change")
    check("one line" in amend(out, "--void", "A:1", note="a\nb", expect=2).stderr, "two lines")
    (out / "key-B-r2.pdf").write_bytes(b"a stranger's")
    check("key-B-r2.pdf is there already" in amend(out, "--void", "A:1", expect=1).stderr, "a stranger's file")
    equal((out / "key-B-r2.pdf").read_bytes(), b"a stranger's", "it stays")
    check("there is no manifest" in run("amend", folder / "x", "--void", "A:1", "--note", "n", expect=1).stderr, "none")


def after_replace(folder):
    """The number counts on from the revision of the paper."""
    run("new", folder / "exams")
    out = made(folder, folder / "exams/paper.toml")
    run("replace", out / "manifest.toml", "A:1", "--bank", folder / "exams/bank")
    amend(out, "--void", "A:4")
    check("key r3" in text_of(out / "key-A-r3.pdf") and "rev 2" in text_of(out / "key-A-r3.pdf"), "both numbers")
    is_whole(out, folder)


def no_feedback_by_the_first_key(folder):
    """Answers are never marked by a key that no longer holds."""
    run("new", folder / "exams")
    out = made(folder, folder / "exams/paper.toml")
    amend(out, "--void", "A:1")
    (folder / "responses.csv").write_text("candidate,form,1\n7,A,A\n", encoding="utf-8")
    told = run("feedback", out / "manifest.toml", folder / "responses.csv", "--out", folder / "f", expect=1).stderr
    check("was amended" in told and not (folder / "f").exists(), told)


def layout_without_notes(folder):
    """A key that does not say that it was amended is not printed."""
    run("new", folder / "exams")
    run("layout", "new", folder / "exams/layouts/mine", "--from", "exam")
    key = folder / "exams/layouts/mine/partials/amendments.html"
    key.write_text("<p>x</p>\n", encoding="utf-8")
    notes = folder / "exams/layouts/mine/partials/question_notes.html"
    notes.write_text("{{> part_notes}}\n", encoding="utf-8")
    run("make", folder / "exams/paper.toml", "--layout", "mine", "--out", folder / "out")
    told = run("amend", folder / "out/manifest.toml", "--void", "A:1", "--note", "Zq zq.", expect=1).stderr
    check("key.html of the layout prints no amendments" in told, told)


if __name__ == "__main__":
    for test in (accepted_on_every_form, found_when_changed, only_forms_with_the_item, every_type, refused,
                 after_replace, no_feedback_by_the_first_key, layout_without_notes):
        with Folder() as place:
            test(place)
