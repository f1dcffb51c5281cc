#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""The person's side: help, version, new, check, exit codes, and what faults look like."""
import json
import re
import shutil

from common import BANK, PRACTICE_EXAM, ROOT, Folder, check, equal, items_of, run
from json_shape import check_shape


def help_and_version(_):
    for words in (["--help"], ["make", "--help"], ["rebuild", "--help"], ["check", "--help"],
                  ["new", "--help"], ["plan", "--help"], ["verify", "--help"], ["issue", "--help"],
                  ["replace", "--help"], ["layout", "--help"]):
        text = run(*words).stdout
        check("example:\n  papersetter" in text, f"{words}: an example")
    check(run("--version").stdout.startswith("papersetter "), "version")


def wrong_command_lines(_):
    for words, message in ((["mkae", "x"], "make"), (["make"], "usage"), (["guide"], "usage"),
                           (["make", "x", "--sede", "1"], "sede"), (["make", "x", "--forms", "0"], "--forms"),
                           (["make", "x", "--reserve", "y"], "reserve"),
                           (["make", "x", "--profile", "a", "--profile", "a"], "twice"),
                           (["layout", "x", "y"], 'there is no command "layout x"'),
                           (["make", "x", "--seed", "1", "--seed", "2"], "twice")):
        result = run(*words, expect=2)
        check(message in result.stderr and result.stdout == "", f"{words}: {result.stderr}")


def options_that_do_not_fit(folder):
    """A value on the command line that the paper cannot have: 2, with what it can have."""
    run("new", folder / "exams")
    exams = folder / "exams"
    (exams / "bare").mkdir()
    sizes = "a4, letter, legal, a3, b5, a5"
    for words, messages in (
            (["--paper", "nonsense"], [f'--paper cannot be "nonsense": the layout "exam" has the sizes {sizes}']),
            (["--paper", "A4"], [sizes, "did you mean --paper a4?"]),
            (["--paper", "latter"], [sizes, "did you mean --paper letter?"]),
            (["--layout", "nonsense"], ['--layout: there is no layout "nonsense"; looked for its layout.toml in layouts/nonsense']),
            (["--layout", "../layouts/exam"], ['--layout cannot be "../layouts/exam"', "not given by a path"]),
            (["--layout", "."], ['--layout cannot be "."']),
            (["--data", "nowhere"], ['--data: there is no folder "nowhere"']),
            (["--jobs", "0"], ["--jobs must be a whole number from 1 to 256"]),
            (["--jobs", "many"], ["--jobs must be a whole number"]),
            (["--jobs", "-1"], ["--jobs must be a whole number"]),
            (["--forms", "99999999999999999999"], ["--forms must be a whole number"]),
            (["--forms", "1.5"], ["--forms must be a whole number"]),
            (["--profile", "large-81"], ['the layout "exam" has no profile "large-81"; its profiles are standard, ',
                                         "did you mean --profile large-18?"]),
    ):
        told = run("make", "paper.toml", "--out", "x", *words, cwd=exams, expect=2).stderr
        for message in messages:
            check(message in told, f"{words}: {message}\n{told}")
        check(not (exams / "x").exists(), f"{words}: nothing is made")
    run("make", "paper.toml", "--out", "x", "--paper", "a5", cwd=exams)
    change = (exams / "paper.toml").read_text(encoding="utf-8").replace("forms = 2", 'mode = "joint"')
    (exams / "joint.toml").write_text(change, encoding="utf-8")
    told = run("make", "joint.toml", "--out", "j", "--forms", "1001", cwd=exams, expect=2).stderr
    check('--forms cannot be 1001: in mode "joint" at most 1000 forms are drawn together' in told, told)
    # Where the blueprint names the layout, the blueprint is at fault.
    text = (exams / "paper.toml").read_text(encoding="utf-8")
    (exams / "other.toml").write_text(text.replace("[paper]\n", '[paper]\nlayout = "nonsense"\n'),
                                      encoding="utf-8")
    line = text[:text.index("[paper]\n")].count("\n") + 2
    for command in (["make", "--out", "y"], ["check"]):
        told = run(command[0], "other.toml", *command[1:], cwd=exams, expect=1).stderr
        check(told.startswith(f'other.toml:{line}:10: error: there is no layout "nonsense"'), told)
    # Parameters of another layout than the one that is used.
    (exams / "lines.toml").write_text(text + "\n[layout]\nlines = 3\n", encoding="utf-8")
    for options, words in (([], ""), (["--layout", "compact"], "; this layout was chosen by --layout")):
        told = run("make", "lines.toml", "--out", "y", *options, cwd=exams, expect=1).stderr
        layout = "compact" if options else "exam"
        check(f'the layout "{layout}" has no parameter `lines`' in told and
              told.count("chosen by --layout") == bool(words), told)
        check(re.search(rf"hint: .*{words}\n", told), told)
    check(not (exams / "y").exists(), "nothing is made")


def new_project(folder):
    run("new", folder / "exams")
    run("check", folder / "exams/bank", folder / "exams/paper.toml", folder / "exams/layouts/exam")
    run("make", "paper.toml", "--seed", "1", cwd=folder / "exams")
    made = folder / "exams/output/paper"
    check((made / "questions-A.pdf").exists() and (made / "key-B.pdf").exists(), "a paper is made")
    run("new", folder / "exams", expect=1)


def check_command(_):
    result = run("check", BANK, PRACTICE_EXAM, ROOT / "layouts/exam")
    check("no faults" in result.stdout, result.stdout + result.stderr)
    run("check", ROOT / "nowhere", expect=1)
    for path in (ROOT / "nowhere.toml", BANK):
        told = run("make", path, "--out", "/nowhere/out", expect=1).stderr
        check("there is no blueprint" in told, told)


FAULTY_BANK = '''[bank]
id = "b"
title = "B"
[[topic]]
id = "tuning"
title = "Tuning"
'''
FAULTY_ITEMS = """[[item]]
id = "one"
topic = "tunning"
dificulty = "easy"
stem = '''Which?'''
rationale = '''misplaced'''
[[item.option]]
text = "the \\theta angle"
correct = true
rationale = '''good'''
[[item.option]]
text = '''another'''
rationale = '''see option A'''
[[item]]
id = "one"
topic = "tuning"
points = "two"
stem = '''Which?'''
[[item.option]]
text = '''x'''
rationale = '''r'''
[[item.option]]
text = '''y'''
rationale = '''s'''
"""


def plan_command(folder):
    """The figures of `plan` against the bank as another parser reads it."""
    made = json.loads(run("plan", PRACTICE_EXAM, "--json").stdout)
    check_shape(made, ROOT / "docs/plan.schema.json")
    items = items_of(BANK)
    topics = [one for one in made["sections"][0]["requirements"] if one["of"] == "topic"]
    check(len(topics) == 8, "topics of the plan")
    for value in topics:
        have = [item for item in items.values() if (item["topic"] + "/").startswith(value["value"] + "/")]
        check(value["bank"] == len(have), f"plan: the bank has {len(have)} of {value['value']}")
        least = value["asked"]["least"]
        check(0 < least <= value["usable"] <= value["bank"], f"plan: {value}")
        check(value["spare"] == value["usable"] - least, f"plan: {value}")
    asked = sum(value["asked"]["least"] for value in topics)
    check(asked == made["sections"][0]["items"], "the topics add up to the section")
    chances = made["sections"][0]["chances"]
    check(abs(sum(chances.values()) - asked) < 0.05, "chances add up to the items of a paper")
    check(made["sections"][0]["law"] == "exact" and made["possible"], "the practice exam is possible")
    text = run("plan", PRACTICE_EXAM, "--items").stdout
    check("a second paper that shares nothing: yes" in text, text)
    check("ml-engineering:ddp-single-node" in text, "--items lists the items")
    blueprint = (f'[paper]\ntitle = "Too much"\nbanks = ["{BANK}"]\n[[section]]\n'
                 'topic = { tuning = 99 }\n')
    (folder / "much.toml").write_text(blueprint, encoding="utf-8")
    check_shape(json.loads(run("plan", "much.toml", "--json", cwd=folder, expect=1).stdout),
                ROOT / "docs/plan.schema.json")
    result = run("plan", "much.toml", cwd=folder, expect=1)
    check("different papers: none" in result.stdout and 'tuning = 99' in result.stderr, result.stderr)


def faults(folder):
    (folder / "bank").mkdir()
    (folder / "bank/bank.toml").write_text(FAULTY_BANK, encoding="utf-8")
    (folder / "bank/items.toml").write_text(FAULTY_ITEMS, encoding="utf-8")
    (folder / "paper.toml").write_text('[paper]\ntitle = "T"\nbanks = ["bank"]\nsede = "1"\n'
                                       '[[section]]\nitems = 2\n[draw]\navoid = ["x"]\n',
                                       encoding="utf-8")
    result = run("make", "paper.toml", cwd=folder, expect=1)
    told = result.stderr
    for line in ("bank/items.toml:3:9: error:", "bank/items.toml:4:1: error:",
                 "bank/items.toml:6:1: error:", "bank/items.toml:8:", "bank/items.toml:13:",
                 "bank/items.toml:15:", "bank/items.toml:17:10: error:", "paper.toml:4:1: error:",
                 "paper.toml:8:"):
        check(line in told, f"a fault at {line}\n{told}")
    for word in ('"tuning"', '"difficulty"', "{option:", "there is no manifest at x", '"seed"', "'''"):
        check(word in told, f"the hints name {word}\n{told}")
    check(not (folder / "output").exists(), "nothing is made")
    lines = json.loads(run("check", "bank", "--json", cwd=folder, expect=1).stdout)
    check_shape(lines, ROOT / "docs/check.schema.json")
    check(len(lines) >= 7 and all(re.match(r"bank/", entry["file"]) for entry in lines), "as JSON")


def faults_in_one_run(folder):
    """A missing rationale is told with the other faults, not only when they are mended."""
    run("new", folder / "exams")
    exams = folder / "exams"
    items = next((exams / "bank").rglob("items/*.toml"))
    text = items.read_text(encoding="utf-8")
    first = text.index("rationale = ")
    blanked = text[:first] + "# " + text[first:]
    if text[first:].startswith("rationale = '''"):
        end = text.index("'''", first + len("rationale = '''")) + 3
        blanked = text[:first] + text[end + 1:]
    items.write_text(blanked, encoding="utf-8")
    paper = (exams / "paper.toml").read_text(encoding="utf-8")
    (exams / "paper.toml").write_text(paper.replace("[paper]\n", '[paper]\nsede = "1"\n'),
                                      encoding="utf-8")
    told = run("make", "paper.toml", "--out", "x", cwd=exams, expect=1).stderr
    check('unknown key "sede"' in told and "has no rationale" in told, told)
    (exams / "paper.toml").write_text(paper, encoding="utf-8")
    told = run("make", "paper.toml", "--out", "x", "--layout", "nonsense", cwd=exams, expect=2).stderr
    check("there is no layout" in told, told)


def shortage(folder):
    paper = folder / "greedy.toml"
    paper.write_text(f'[paper]\ntitle = "T"\nbanks = ["{BANK}"]\n[[section]]\nitems = 12\n'
                     '[section.topic]\ntuning = 7\ndata = 5\n'
                     '[section.difficulty]\nhard = 9\neasy = 3\n', encoding="utf-8")
    told = run("make", paper, "--out", folder / "out", expect=1).stderr
    items = [item for item in items_of(BANK).values()
             if item.get("status", "approved") in ("approved", "reserved")]
    hard = [item for item in items if item["difficulty"] == "hard"]
    usable = [item for item in hard if item["topic"].split("/")[0] in ("tuning", "data")]
    everything = [item for item in items_of(BANK).values() if item["difficulty"] == "hard"]
    check(re.search(rf"greedy.toml:10:1: error: no paper satisfies this blueprint: .*\n"
                    rf" +.*greedy.toml:10  section.difficulty  hard = 9\n"
                    rf" +because: the bank has {len(everything)}, {len(usable)} usable .* < 9\n"
                    r" +hint: but for the other conflicts, any one of these repairs it:\n", told), told)
    check(not (folder / "out").exists(), "nothing is made")


def missing_font(folder):
    data = folder / "data"
    (data / "fonts").mkdir(parents=True)
    (data / "layouts").symlink_to(ROOT / "layouts")
    text = (ROOT / "fonts/fonts.toml").read_text(encoding="utf-8")
    (data / "fonts/fonts.toml").write_text(
        text.replace("GentiumBookPlus-Regular.ttf", "Absent-Regular.ttf"), encoding="utf-8")
    result = run("make", PRACTICE_EXAM, "--data", data, "--out", folder / "out", expect=3)
    check("Absent-Regular.ttf" in result.stderr and "fonts-sil-gentiumplus" in result.stderr,
          result.stderr)


def missing_font_of_a_script(folder):
    """Of a character whose font is not installed the machine is at fault; the author is of others."""
    data = folder / "data"
    (data / "fonts").mkdir(parents=True)
    (data / "layouts").symlink_to(ROOT / "layouts")
    text = (ROOT / "fonts/fonts.toml").read_text(encoding="utf-8")
    (data / "fonts/fonts.toml").write_text(text.replace("/usr/share/fonts/truetype/annapurna", "/nowhere"),
                                           encoding="utf-8")
    run("new", folder / "exam")
    page = folder / "exam/paper.toml"
    paper = page.read_text(encoding="utf-8")
    for title, code, words in (
            ("\u0939", 3, ('U+0939', 'needs the font "Annapurna SIL"', "apt-get install fonts-sil-annapurna")),
            ("\u12a0", 1, ("no font has the character U+12A0", "the package fonts-sil-abyssinica brings one")),
            ("\u0939 \u12a0", 1, ("U+0939", "U+12A0"))):
        page.write_text(re.sub(r'(?m)^title = ".*"', f'title = "{title}"', paper, count=1), encoding="utf-8")
        told = run("make", page, "--data", data, "--out", folder / "out", expect=code).stderr
        check(all(word in told for word in words), told)
        check(not (folder / "out").exists(), "nothing is made")


def layout_without_stimuli(folder):
    """Nobody gets questions about a text that is not printed."""
    layout = shutil.copytree(ROOT / "layouts/exam", folder / "layouts/exam")
    page = layout / "partials/paper_sections.html"
    text = page.read_text(encoding="utf-8")
    check(text.count("{{> stimulus}}\n") == 1, text)
    page.write_text(text.replace("{{> stimulus}}\n", ""), encoding="utf-8")
    told = run("make", PRACTICE_EXAM, "--out", "out", cwd=folder, expect=1).stderr
    equal(told.count("questions.html of the layout prints no stimuli, which this paper has"), 1, told)
    check(not (folder / "out").exists(), "nothing is made")


def main():
    for test in (help_and_version, wrong_command_lines, options_that_do_not_fit, new_project,
                 check_command, plan_command, faults, faults_in_one_run, shortage, missing_font,
                 missing_font_of_a_script, layout_without_stimuli):
        with Folder() as folder:
            test(folder)


if __name__ == "__main__":
    main()
