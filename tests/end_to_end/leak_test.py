#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""A question PDF holds nothing that tells the key: canary words in every field that only an
instructor may see never appear in it, and changing which option is right changes no byte of it."""
import re
import subprocess

from common import Folder, check, equal, run, text_of

TOPICS = ("zebra-topic-canary-one", "zebra-topic-canary-two")


# Asked about by the last two items, which a section of its own picks.
STIMULUS = '''[[stimulus]]
id = "stimulusidcanary"
title = "Title of the case"
text = "What both questions are about."
enemies = ["idcanary0"]

'''


def item(number, right):
    lines = [f'''[[item]]
id = "idcanary{number}"
topic = "{TOPICS[number % 2]}"
level = "{('analyse', 'evaluate')[number % 2]}"
difficulty = "{('easy', 'hard')[number // 2 % 2]}"
p = 0.{('7913', '3917')[number // 2 % 2]}
discrimination = 0.4291
minutes = 1
tags = ["tagcanary{number}"]
objectives = ["objectivecanary{number}"]
references = ["referencecanary{number}"]
author = "authorcanary{number}"
reviewed = "reviewedcanary{number}"
source = "sourcecanary{number}"
{'stimulus = "stimulusidcanary"' if number > 9 else ""}
stem = \'\'\'What is asked in question number {number}?\'\'\'
explanation = \'\'\'explanationcanary{number}\'\'\'''']
    for option in range(4):
        lines.append(f'''[[item.option]]
id = "optionidcanary{number}x{option}"
text = \'\'\'Answer {"alpha beta gamma delta".split()[option]} of {number}\'\'\'
rationale = \'\'\'rationalecanary{number}x{option}\'\'\'
tempting = \'\'\'temptingcanary{number}x{option}\'\'\'
right_when = \'\'\'rightwhencanary{number}x{option}\'\'\'''')
        if option == right:
            lines.append("correct = true")
    return "\n".join(lines) + "\n"


def write_bank(folder, right_of):
    (folder / "bank").mkdir(parents=True)
    topics = "".join(f'[[topic]]\nid = "{topic}"\ntitle = "Titlecanary {topic}"\nnotes = "notescanary"\n'
                     for topic in TOPICS)
    (folder / "bank/bank.toml").write_text(
        '[bank]\nid = "bankidcanary"\ntitle = "Banktitlecanary"\nversion = "versioncanary"\n'
        'license = "licensecanary"\nlanguage = "en"\n' + topics, encoding="utf-8")
    (folder / "bank/items.toml").write_text(
        STIMULUS + "\n".join(item(number, right_of(number)) for number in range(12)),
        encoding="utf-8")
    (folder / "paper.toml").write_text(
        '[paper]\ntitle = "Leak test"\nbanks = ["bank"]\nseed = "seedcanary"\n'
        '[[section]]\nitems = 8\n[section.level]\nanalyse = 4\nevaluate = 4\n'
        '[section.difficulty]\neasy = 4\nhard = 4\n'
        '[[section]]\npick = ["idcanary10", "idcanary11"]\n[series]\nforms = 2\n', encoding="utf-8")


def decoded(pdf):
    """Everything in the file: objects and streams uncompressed, and the text as a reader sees it."""
    out = subprocess.run(["qpdf", "--qdf", "--object-streams=disable", "--decode-level=all", pdf, "-"],
                         capture_output=True, check=True).stdout
    utf16 = re.sub(rb"\x00", b"", out)
    return out + utf16 + text_of(pdf).encode("utf-8")


def main():
    with Folder() as folder:
        write_bank(folder / "one", lambda number: 0)
        write_bank(folder / "two", lambda number: (number + 2) % 4)
        for name in ("one", "two"):
            run("make", folder / name / "paper.toml", "--out", folder / name / "out")
        for form in "AB":
            content = decoded(folder / "one/out" / f"questions-{form}.pdf").lower()
            for text in (b"what is asked in question", b"title of the case",
                         b"what both questions are about"):
                check(text in content, f"the decoding sees {text!r}")
            # The digits stand in the bank as 0.7913 and 0.4291.
            for canary in (b"canary", b"analyse", b"evaluate", b"easy", b"hard", b"7913", b"3917",
                           b"4291", b"correct", b"rationale", b"approved"):
                check(canary not in content, f"questions-{form}.pdf holds {canary!r}")
            key = decoded(folder / "one/out" / f"key-{form}.pdf").lower()
            check(key.count(b"rationalecanary") > 0, "the key has the rationales")
            papers = [(folder / name / "out" / f"questions-{form}.pdf").read_bytes()
                      for name in ("one", "two")]
            equal(papers[0] == papers[1], True,
                  f"questions-{form}.pdf is the same whichever option is right")
            keys = [(folder / name / "out" / f"key-{form}.pdf").read_bytes()
                    for name in ("one", "two")]
            check(keys[0] != keys[1], "the keys differ")


if __name__ == "__main__":
    main()
