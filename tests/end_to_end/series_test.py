#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Forms drawn together: item use, overlaps and common items, read from key.csv; what becomes of them
in verify, rebuild and replace; the reason when there is no such series."""
import itertools
import re

from common import Folder, bytes_of, check, equal, key_rows, run

TOPICS, LEVELS = "xyz", ("remember", "apply")
COMMON = "q000"


def bank(folder, items=60):
    folder.mkdir()
    head = '[bank]\nid = "b"\ntitle = "Bank"\n'
    (folder / "bank.toml").write_text(
        head + "".join(f'[[topic]]\nid = "{one}"\ntitle = "{one}"\n' for one in TOPICS))
    text = ""
    for i in range(items):
        text += (f'[[item]]\nid = "q{i:03}"\ntopic = "{TOPICS[i % 3]}"\n'
                 f'level = "{LEVELS[i // 3 % 2]}"\nstem = "Which {i}?"\n')
        for option in ("this", "that", "other"):
            right = "correct = true\n" if option == "this" else ""
            text += (f'[[item.option]]\ntext = "{option} of {i}"\nrationale = "So {option}."\n'
                     + right)
    (folder / "items.toml").write_text(text)


def blueprint(folder, series):
    path = folder / "exam.toml"
    path.write_text('[paper]\ntitle = "Joint"\nbanks = ["bank"]\nseed = "s"\n\n[[section]]\n'
                    "items = 12\ntopic = { x = 4, y = 4, z = 4 }\n"
                    "level = { remember = 6, apply = 6 }\n\n[series]\n" + series)
    return path


def forms_of(out):
    forms = {}
    for row in key_rows(out):
        forms.setdefault(row["form"], []).append(row["item"].rpartition(":")[2])
    return forms


def check_bounds(forms, max_use, overlap):
    counted = {form: set(items) - {COMMON} for form, items in forms.items()}
    for form, items in forms.items():
        check(len(items) == 12 and COMMON in items, f"form {form}: {items}")
        for of in range(3):
            equal(sum(int(item[1:]) % 3 == of for item in items), 4, f"topic {of} of form {form}")
    for item in set().union(*counted.values()):
        uses = sum(item in items for items in counted.values())
        check(uses <= max_use, f"{item} is on {uses} forms")
    for one, other in itertools.combinations(counted.values(), 2):
        check(len(one & other) <= overlap, f"{sorted(one & other)} are on two forms")


def together(folder):
    """max_use, overlap and common hold, whatever the number of threads; verify and rebuild agree."""
    path = blueprint(folder, 'forms = 6\nmode = "joint"\nmax_use = 2\noverlap = 3\n'
                             f'common = ["{COMMON}"]\n')
    out = folder / "paper"
    run("make", path, "--out", out, "--jobs", "1")
    check_bounds(forms_of(out), 2, 3)
    manifest = (out / "manifest.toml").read_text()
    equal(manifest.count('law = "joint"'), 6, "forms by the law joint")
    run("make", path, "--out", folder / "again", "--jobs", "2")
    equal(bytes_of(folder / "again"), bytes_of(out), "the same with two threads")
    run("verify", out / "manifest.toml")
    run("rebuild", out / "manifest.toml", "--out", folder / "rebuilt")
    for name, data in bytes_of(folder / "rebuilt").items():
        equal(data, bytes_of(out)[name], f"{name} rebuilt")


def other_number(folder):
    """--forms changes how many are drawn together; the bounds hold all the same."""
    path = blueprint(folder, 'forms = 6\nmode = "joint"\nmax_use = 2\noverlap = 3\n'
                             f'common = ["{COMMON}"]\n')
    run("make", path, "--out", folder / "four", "--forms", "4")
    forms = forms_of(folder / "four")
    equal(len(forms), 4, "forms")
    check_bounds(forms, 2, 3)


def replaced(folder):
    """Another item in one place of one form: no item is used too often, no two forms share more."""
    path = blueprint(folder, 'forms = 4\nmode = "joint"\nmax_use = 1\noverlap = 0\n'
                             f'common = ["{COMMON}"]\n')
    out = folder / "paper"
    run("make", path, "--out", out)
    before = forms_of(out)
    number = next(i for i, item in enumerate(before["A"], 1) if item != COMMON)
    used = next(item for item in before["B"] if item != COMMON and
                int(item[1:]) % 6 == int(before["A"][number - 1][1:]) % 6)
    refused = run("replace", out / "manifest.toml", f"A:{number}", "--with", used, expect=1)
    check("on 2 forms instead of at most 1" in refused.stdout + refused.stderr,
          refused.stdout + refused.stderr)
    equal(forms_of(out), before, "after a refusal")
    run("replace", out / "manifest.toml", f"A:{number}")
    after = forms_of(out)
    check_bounds(after, 1, 0)
    check(after["A"] != before["A"], "form A has another item")
    equal({**after, "A": None}, {**before, "A": None}, "the other forms")
    run("verify", out / "manifest.toml")


def impossible(folder):
    """No series: nothing is written, the arithmetic is told, and each repair that is told works."""
    path = blueprint(folder, 'forms = 6\nmode = "joint"\nmax_use = 1\n')
    refused = run("make", path, "--out", folder / "none", expect=1)
    told = refused.stdout + refused.stderr
    check("6 forms with 12 items each need 72 uses: max_use = 1 allows 60 (1 x 60 usable)" in told,
          told)
    check(not (folder / "none").exists(), "nothing is written")
    repairs = re.search(r"any one of these repairs it: (.*)", told)
    check(repairs, told)
    for number, repair in enumerate(repairs[1].split(" | ")):
        key, value = repair.split(" = ")
        series = {"forms": 6, "mode": '"joint"', "max_use": 1, key: value}
        path = blueprint(folder, "".join(f"{name} = {one}\n" for name, one in series.items()))
        run("make", path, "--out", folder / f"repaired{number}")


def main():
    for test in (together, other_number, replaced, impossible):
        with Folder() as folder:
            bank(folder / "bank")
            test(folder)
            print(f"{test.__name__}: {test.__doc__}")


if __name__ == "__main__":
    main()
