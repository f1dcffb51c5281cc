#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Files that are wrong beyond any author's slip: words of a megabyte, numbers and days that are none,
depth without end, folders and pipes where files should be. Every run ends soon, with the right exit
code and few words, and makes nothing."""
import os
import shutil
import subprocess

from common import PROGRAM, Folder, check, ends_soon, equal, run

BANK = """[bank]
id = "b"
[[topic]]
id = "t"
"""
ITEM = """[[item]]
id = "one"
topic = "t"
stem = '''Which?'''
[[item.option]]
text = '''x'''
correct = true
rationale = '''r'''
[[item.option]]
text = '''y'''
rationale = '''s'''
"""
PAPER = """[paper]
title = "T"
banks = ["bank"]
seed = "1"
[[section]]
items = 1
"""


def small(folder, name="small", bank=BANK, items=ITEM, paper=PAPER):
    """A paper of one question, with one file spoilt."""
    project = folder / name
    shutil.rmtree(project, ignore_errors=True)
    (project / "bank").mkdir(parents=True)
    for path, text in (("bank/bank.toml", bank), ("bank/items.toml", items), ("paper.toml", paper)):
        (project / path).write_bytes(text if isinstance(text, bytes) else text.encode())
    return project


def refused(project, words, code=1, arguments=("make", "paper.toml", "--out", "out")):
    """The run ends soon with this code, tells what is wrong in few words, and makes nothing."""
    result = subprocess.run([str(PROGRAM), *arguments], cwd=project, capture_output=True,
                            preexec_fn=ends_soon(), check=False)
    told = result.stderr.decode("utf-8", "replace")
    what = f"{words}: {told[:600]}"
    equal(result.returncode, code, f"exit code ({what})")
    check(words in told, what)
    check(len(told) < 10_000, f"{len(told)} bytes told: {what}")
    check(not (project / "out").exists(), f"nothing is made ({what})")


LONG = "k" * 1_000_000


def long_words(folder):
    """A word of a megabyte, wherever an author may write one, is quoted by its beginning."""
    quoted = '"' + "k" * 200 + "…\""
    for old, new, words in (
            ("topic =", f"{LONG} = 1\ntopic =", f"items.toml:3:1: error: unknown key {quoted}"),
            ('"t"', f'"{LONG}"', f"the bank has no topic {quoted}"),
            ('"one"', f'"{LONG}"', f"the id {quoted} cannot be used"),
            ("topic =", f'level = "{LONG}"\ntopic =', f"not {quoted}"),
            ("Which?", "{option:" + LONG + "}", "names none"),
            ("topic =", f"{LONG}\ntopic =", f'"=" is missing after {quoted}'),
            ("topic =", f"{LONG} = 1\n{LONG} = 2\ntopic =", f"{quoted} is given twice"),
            ("topic =", f'author = "{LONG}"\ntopic =', "more than 1000 characters"),
            ("topic =", f'x = "\\q{LONG}"\ntopic =', "is no escape"),
            ("topic =", "a." * 500_000 + "b = 1\ntopic =", "64 parts at most"),
            ("topic =", "points = 0." + "0" * 1_000_000 + "1\ntopic =", "items.toml:3:10: error:"),
    ):
        refused(small(folder, items=ITEM.replace(old, new)), words)
    for old, new, words in (
            ("seed", f"{LONG} = 1\nseed", f"unknown key {quoted}"),
            ('"T"', f'"{LONG}"', "more than 1000 characters"),
            ('"bank"', f'"{LONG}"', "needs the path of a folder"),
            ("seed", f'layout = "{LONG}"\nseed', f"{quoted} is not the name of a layout"),
            ("items = 1", f'items = 1\nwhere = {{ topic = "{LONG}" }}', f"unknown topic {quoted}"),
            ("items = 1", f'pick = ["{LONG}"]', f"there is no item {quoted}"),
            ("items = 1", f"items = 1\n[section.level]\n{LONG} = 1", f"unknown level {quoted}"),
            ("items = 1", f'items = 1\n[section.topic]\nt = "{LONG} %"', "is not a share"),
            ("items = 1", f'items = 1\n[series]\nforms = ["{LONG}"]', f"{quoted} cannot name a form"),
            ("items = 1", f"items = 1\n[layout]\n{LONG} = 1", 'the layout "exam" has no parameter'),
            ("items = 1", f"items = 1\n[{LONG}]\nx = 1", f"unknown key {quoted}"),
    ):
        refused(small(folder, paper=PAPER.replace(old, new)), words)
    refused(small(folder, bank=BANK.replace('"t"', '"' + "a/" * 500_000 + 'a"')), "cannot be used")
    refused(small(folder, bank=BANK.replace('"b"', f'"b"\nlanguage = "{LONG}"')), "is no language tag")
    project = small(folder)
    for option in ("--paper", "--layout", "--data", "--jobs", "--forms"):
        refused(project, option, 2, ("make", "paper.toml", "--out", "out", option, "k" * 100_000))
    for option in ("--" + "k" * 100_000, "--seed=" + "k" * 100_000, "-" + "k" * 100_000):
        refused(project, "longer than 4000 bytes", 2, ("make", "paper.toml", option))
    refused(project, "File name too long", 3, ("make", "paper.toml", "--out", "k" * 100_000))


def numbers_and_days(folder):
    for written, words in (
            ("pick = 9223372036854775808", "too large"),
            ("items = 9223372036854775808", "too large"),
            ("items = 9223372036854775807", "cannot have 9223372036854775807 items"),
            ("items = -9223372036854775808", "cannot have -9223372036854775808 items"),
            ("items = 0", "cannot have 0 items"), ("items = 1.0", "whole number"),
            ("items = inf", "whole number"), ("items = nan", "whole number"),
            ("items = true", "whole number"), ("items = [1, 2]", "whole number"),
            ("items = 1\n[series]\nforms = -1", "`forms` cannot be -1"),
            ("items = 1\n[series]\nforms = 9223372036854775807", "`forms` cannot be 9"),
    ):
        refused(small(folder, paper=PAPER.replace("items = 1", written)), words)
    for written, words in (
            ("points = -1", "more than 0"), ("points = 0", "more than 0"), ("points = -0.0", "more than 0"),
            ("points = 1e308", "too large"), ("points = 1e-308", "four decimal places"),
            ("points = nan", "must be a number"), ("minutes = -0.5", "more than 0"),
            ("p = 2", "between 0 and 1"), ("reviewed = 2026-02-30", "not a date")):
        refused(small(folder, items=ITEM.replace("topic =", written + "\ntopic =")), words)
    for day in ("2026-02-30", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "0000-01-01",
                "'2026-02-28'", "2026-02-28T10:00:00"):
        refused(small(folder, paper=PAPER.replace("seed", f"date = {day}\nseed")), "paper.toml:4:8: error:")


def shapes(folder):
    """Files that are empty, deep, of another code, or hold what no text holds."""
    for paper, words in (
            ("", "has no \"paper\""), (b"\xef\xbb\xbf", "has no \"paper\""),
            (PAPER + "\0\n", "paper.toml:7:1: error: the invisible character \\u{0}"),
            (PAPER.encode("utf-16"), "not UTF-8"),
            (PAPER + "x = " + "[" * 1_000_000 + "]" * 1_000_000 + "\n", "64 deep"),
            (PAPER + "x = " + "[" * 1_000_000 + "\n", "64 deep"),
            (PAPER + "where = " + "{not=" * 100_000 + "1" + "}" * 100_000 + "\n", "64 deep"),
            ("section = []\n" + PAPER[:PAPER.index("[[")], "has no section"),
            ("section = 1\n" + PAPER[:PAPER.index("[[")], "must be a list of tables"),
            ("paper = 1\n", "must be a table"),
            (PAPER.replace('["bank"]', "[]"), "names no bank"),
            (PAPER.replace('["bank"]', '["bank\\u0000"]'), "needs the path"),
            (PAPER.replace('["bank"]', '["bank", "./bank"]'), "two banks have the id"),
            (PAPER.replace('["bank"]', '["../../../../../../../proc"]'), "there is no bank at /proc"),
            (PAPER + "[[section]]\nitems = 1\n" * 9_999, "the paper has 10000 items; the most is"),
            (PAPER + "[[section]]\nitems = 1\n" * 999, "more pairs of sections"),
            (PAPER.replace('"T"', '"T\\u202E"'), "invisible control of direction (\\u{202E})"),
            (PAPER.replace('"T"', '"\\uD800"'), "is no escape"),
    ):
        refused(small(folder, paper=paper), words)
    for items, words in (
            ("", "the bank has none"),
            (ITEM.replace("Which?", "é").encode("latin-1"), "not UTF-8"),
            (ITEM.replace("Which?", "a\0b"), "the control character \\u{0}"),
            (ITEM.replace("Which?", "e" + "\u0301" * 100_000), "more than 30 marks"),
            (ITEM.replace("Which?", "e" + "&#x301;" * 100_000), "more than 30 marks"),
            (ITEM.replace("Which?", "<sub>" * 200_000), "is not closed"),
            (ITEM.replace("Which?", "\n" + "".join("  " * i + "- a\n" for i in range(1000))), "32 deep"),
            (ITEM.replace("Which?", "a\ue000b"), "\\u{E000}"),
            (ITEM.replace('"one"', '"."'), "names a folder"), (ITEM.replace('"one"', '"'), "not closed"),
            (ITEM.replace("topic =", '"t\u043epic" ='), "U+043E stands in place of \"o\""),
            (ITEM + ITEM, "given to two items"),
    ):
        refused(small(folder, items=items), words)
    for bank in (BANK.replace('"b"', '".."'), BANK.replace('"b"', '"."'), BANK.replace('"t"', '"../t"')):
        refused(small(folder, bank=bank), "cannot be used")
    refused(small(folder, bank=""), "has no \"bank\"")
    # A bank of nothing at all is a bank, against which names are unknown.
    bare = {"bank": '[bank]\nid = "b"\n', "items": ""}
    refused(small(folder, **bare), "the bank has none")
    refused(small(folder, **bare, paper=PAPER.replace("items = 1", 'pick = ["one"]')), "there is no item \"one\"")
    refused(small(folder, **bare, paper=PAPER + "[section.topic]\nt = 1\n"), "unknown topic \"t\"")


def odd_files(folder):
    """Folders, pipes and circles of links where a file should be; files where a folder should be."""
    def link(path, target):
        if path.is_dir():
            shutil.rmtree(path)
        path.unlink(missing_ok=True)
        path.symlink_to(target)

    def pipe(path):
        path.unlink(missing_ok=True)
        os.mkfifo(path)

    def empty(path):
        path.unlink()
        path.mkdir()
    for spoil, words, code in (
            (lambda at: empty(at / "bank/bank.toml"), "there is no bank at bank", 1),
            (lambda at: empty(at / "bank/items.toml"), "the bank has none", 1),
            (lambda at: empty(at / "paper.toml"), "there is no blueprint paper.toml", 1),
            (lambda at: link(at / "paper.toml", "paper.toml"), "there is no blueprint paper.toml", 1),
            (lambda at: link(at / "bank", "bank"), "there is no bank at bank", 1),
            (lambda at: link(at / "bank/bank.toml", "bank.toml"), "there is no bank at bank", 1),
            (lambda at: link(at / "bank/more.toml", "more.toml"), "cannot read bank/more.toml", 3),
            (lambda at: link(at / "bank/more.toml", "items.toml"), "given to two items", 1),
            (lambda at: pipe(at / "bank/bank.toml"), "cannot read bank/bank.toml: it is a device or", 3),
    ):
        project = small(folder)
        spoil(project)
        refused(project, words, code)
    project = small(folder)
    (project / "file").write_text("x", encoding="utf-8")
    refused(project, "cannot make file/out: Not a directory", 3, ("make", "paper.toml", "--out", "file/out"))
    for words in (("check", "file"), ("check", "nowhere"), ("check", "/")):
        refused(project, "error: ", 1, words)
    for words in (("rebuild", "nowhere"), ("rebuild", "bank")):
        refused(project, "there is no manifest " + words[1], 1, words)
    for words in (("make", ""), ("check", "bank", ""), ("rebuild", ""), ("new", "")):
        refused(project, "a path is empty", 2, words)
    # A circle of folders is walked once, and a link to nowhere that is no item file is no matter.
    (project / "bank/circle").symlink_to("..")
    (project / "bank/nothing").symlink_to("nothing")
    run("make", "paper.toml", "--out", "out", cwd=project)


def main():
    for test in (long_words, numbers_and_days, shapes, odd_files):
        with Folder() as folder:
            test(folder)


if __name__ == "__main__":
    main()
