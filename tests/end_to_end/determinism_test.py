#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Same input, same bytes: in other folders, time zones, locales, with 1 and 2 threads, one form alone
and in a batch, over a bank whose files are split and named otherwise; and rebuilt from the record
with the bank gone."""
import itertools
import os
import re
import shutil

from common import BANK, PRACTICE_EXAM, Folder, bytes_of, check, equal, run, tool


def make(folder, name, *options, blueprint=PRACTICE_EXAM, cwd=None, **environment):
    out = folder / name
    env = {**os.environ, **environment}
    run("make", blueprint, "--seed", "2026", "--out", out, *options, cwd=cwd or folder, env=env)
    return bytes_of(out)


def same(found, wanted, what):
    equal(sorted(found), sorted(wanted), f"{what}: the same files")
    for name in wanted:
        check(found[name] == wanted[name], f"{what}: {name} differs")


def stimulus_of(item):
    found = re.search(r'(?m)^stimulus = "(.*)"$', item)
    return found and found[1]


def split_bank(bank):
    """Each item in a file of its own, in folders with other names: the author's order changes. Sets
    are printed in that order, so that theirs stays."""
    for number, path in enumerate(sorted((bank / "items").glob("*.toml"))):
        text = path.read_text(encoding="utf-8")
        head, *items = re.split(r"(?m)^(?=\[\[item\]\]$)", text)
        runs = itertools.groupby(enumerate(items), lambda one: stimulus_of(one[1]) or one[0])
        items = ["".join(item for _, item in run) for _, run in runs]
        path.unlink()
        for index, item in enumerate(items):
            target = bank / f"part-{(7 * index + number) % 5}" / f"{99 - index}-{path.name}"
            target.parent.mkdir(exist_ok=True)
            target.write_text(head + item, encoding="utf-8")


def main():
    with Folder() as folder:
        # A copy whose layouts and fonts are found as the checkout's are.
        for name in ("layouts", "fonts"):
            shutil.copytree(BANK.parents[1] / name, folder / name)
        wanted = make(folder, "first")
        same(make(folder, "again"), wanted, "a second run")
        same(make(folder, "one-thread", "--jobs", "1"), wanted, "one thread")
        same(make(folder, "two-threads", "--jobs", "2"), wanted, "two threads")
        same(make(folder, "tokyo", TZ="Asia/Tokyo", LC_ALL="C"), wanted, "another time zone")
        locales = folder / "locales"
        locales.mkdir()
        tool("localedef", "-i", "tr_TR", "-f", "UTF-8", locales / "tr_TR.UTF-8")
        same(make(folder, "turkish", LC_ALL="tr_TR.UTF-8", LOCPATH=str(locales)), wanted,
             "another locale")
        deep = folder / "some" / "other place"
        shutil.copytree(BANK, deep / "bank")
        for name in ("layouts", "fonts"):
            shutil.copytree(BANK.parents[1] / name, deep / name)
        found = make(folder, "elsewhere", blueprint=deep / "bank/papers/practice-exam.toml", cwd=deep)
        same(found, wanted, "another folder")

        alone = make(folder, "alone", "--forms", "1")
        check(alone["questions-A.pdf"] == wanted["questions-A.pdf"], "form A alone")
        more = make(folder, "more", "--forms", "5", "--jobs", "2")
        for form in "AB":
            name = f"questions-{form}.pdf"
            check(more[name] == wanted[name], f"{name} among five forms")
        weekly = BANK / "papers/weekly-tests.toml"
        batch = make(folder, "weekly", blueprint=weekly)
        fewer = make(folder, "weekly-2", "--forms", "2", blueprint=weekly)
        for name in ("questions-A.pdf", "key-A.pdf", "questions-B.pdf", "key-B.pdf"):
            check(batch[name] == fewer[name], f"independent forms: {name} alone and in a batch")

        split_bank(deep / "bank")
        found = make(folder, "split", blueprint=deep / "bank/papers/practice-exam.toml", cwd=deep)
        for name in wanted:
            if name.endswith((".pdf", ".csv")):
                check(found[name] == wanted[name], f"the bank's files split: {name}")

        shutil.rmtree(deep / "bank")
        kept = folder / "kept"
        (folder / "elsewhere").rename(kept)
        run("rebuild", kept / "manifest.toml", "--out", folder / "rebuilt", cwd=folder)
        same(bytes_of(folder / "rebuilt"), wanted, "rebuilt from the record")
        (kept / "questions-A.pdf").unlink()
        run("rebuild", kept / "manifest.toml", cwd=folder)
        same(bytes_of(kept), wanted, "rebuilt in place")

        record = kept / "record/blueprint.toml"
        record.write_text(record.read_text(encoding="utf-8").replace("minutes = 45", "minutes = 46"),
                          encoding="utf-8")
        refused = run("rebuild", kept / "manifest.toml", "--out", folder / "no", cwd=folder, expect=1)
        check("record/blueprint.toml" in refused.stderr, "the changed file of the record is named")
        check(not (folder / "no").exists(), "a refused rebuild leaves nothing")


if __name__ == "__main__":
    main()
