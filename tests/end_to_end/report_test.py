#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""The report of what was made: its figures are those of the papers, counted a second time here; it
changes no paper; rebuild, replace and verify treat it as the other outputs."""
import collections
import hashlib
import json
import random
import re
import tomllib

from common import BANK, PRACTICE_EXAM, ROOT, Folder, bytes_of, check, equal, key_rows, run, text_of
from json_shape import check_shape

AS_MADE = "all files are as they were made"
WEEKLY = BANK / "papers/weekly-tests.toml"


def made(out, blueprint, *options):
    run("make", blueprint, "--seed", "2026", "--out", out, *options)
    return out


def report_of(out):
    report = json.loads((out / "report.json").read_text(encoding="utf-8"))
    check_shape(report, ROOT / "docs/report.schema.json")
    return report


def bank_items(out):
    return {f"{path.parent.name}:{item['id']}": item for path in (out / "record/banks").rglob("items.toml")
            for item in tomllib.loads(path.read_text(encoding="utf-8"))["item"]}


def figures_are_right(folder):
    for blueprint in (PRACTICE_EXAM, WEEKLY):
        out = made(folder / blueprint.stem, blueprint, "--report")
        report, items, rows = report_of(out), bank_items(out), key_rows(out)
        drawn = collections.defaultdict(list)
        for name, places in report["items"].items():
            for place in places:
                drawn[place.split(":")[0]].append(name)
        for number, form in enumerate(report["forms"]):
            name = form["name"]
            of_form = [row for row in rows if row["form"] == name]
            equal(form["items"], len(of_form), f"form {name}: items")
            equal(sorted(one.split(":")[1] for one in drawn[name]), sorted(row["item"] for row in of_form),
                  f"form {name}: which items")
            letters = collections.Counter(row["letter"] for row in of_form)
            equal(form["keys"], [letters["ABCDEFGH"[i]] for i in range(len(form["keys"]))], f"form {name}: keys")
            minutes = [items[one].get("minutes") for one in drawn[name]]
            equal(form["minutes"], None if None in minutes else sum(minutes), f"form {name}: minutes")
            for requirement in report["sections"][0]["requirements"]:
                of, value = requirement["of"], requirement["value"]
                if of not in ("topic", "level", "difficulty"):
                    continue
                having = [one for one in drawn[name]
                          if items[one].get(of) == value or items[one].get(of, "").startswith(value + "/")]
                equal(requirement["got"][number], len(having), f"form {name}: {of} {value}")
                check(requirement["asked"]["least"] <= len(having) <= requirement["asked"]["most"], "as asked")
        uses = collections.Counter(len(places) for places in report["items"].values())
        equal(report["exposure"], [uses[i + 1] for i in range(len(report["forms"]))], "exposure")
        overlaps = [[len({*drawn[one["name"]]} & {*drawn[other["name"]]}) for other in report["forms"][i + 1:]]
                    for i, one in enumerate(report["forms"][:-1])]
        equal(report["overlaps"], overlaps if blueprint == WEEKLY else [], "overlaps")
        text = re.sub(r"\s+", " ", text_of(out / "report.pdf"))
        for words in ("REPORT For instructors", "Requirement Asked Got", "Keys by letter", "What the forms share"):
            check(words in text, f"{words}: {text}")
        for requirement in report["sections"][0]["requirements"]:
            check(f"{requirement['value']} " in text, f"{requirement['value']}: {text}")


def without_single_keys(folder):
    """A paper on which no question has one right letter has no table of keys."""
    (folder / "judged").mkdir()
    (folder / "judged/bank.toml").write_text('[bank]\nid = "judged"\n', encoding="utf-8")
    (folder / "judged/items.toml").write_text("".join(
        f'[[item]]\nid = "{name}"\ntype = "true-false"\nstem = "Judge {name}."\n'
        '[[item.option]]\ntext = "It is."\ncorrect = true\nrationale = "So."\n' for name in "ab"),
        encoding="utf-8")
    (folder / "judged.toml").write_text(
        '[paper]\ntitle = "Judged"\nbanks = ["judged"]\n[[section]]\npick = ["a", "b"]\n', encoding="utf-8")
    out = made(folder / "judged-out", folder / "judged.toml", "--report")
    equal(report_of(out)["forms"][0]["keys"], [], "keys of no question")
    text = re.sub(r"\s+", " ", text_of(out / "report.pdf"))
    check("What the forms share" in text and "Keys by letter" not in text, f"no keys by letter: {text}")


def papers_stay_as_they_are(folder):
    with_report = bytes_of(made(folder / "with", WEEKLY, "--report"))
    without = bytes_of(made(folder / "without", WEEKLY))
    equal({name for name in with_report if with_report[name] != without.get(name)},
          {"report.pdf", "report.json", "manifest.toml"}, "what --report adds and changes")
    stems = {item["stem"].split("\n")[0][:40] for item in bank_items(folder / "with").values()}
    told = re.sub(r"\s+", " ", text_of(folder / "with/report.pdf"))
    check(not any(stem in told for stem in stems), "the report prints no question")


def made_again(folder):
    out = made(folder / "paper", WEEKLY, "--report")
    check("12 outputs" in run("verify", out / "manifest.toml").stdout, "verify")
    run("rebuild", out / "manifest.toml", "--out", folder / "again")
    equal(bytes_of(folder / "again") == bytes_of(out), True, "rebuilt")
    for name in ("report.pdf", "report.json"):
        data = (out / name).read_bytes()
        (out / name).write_bytes(data[:-9] + b"x" + data[-8:])
        check(f"{name} is not as it was made" in run("verify", out / "manifest.toml", expect=1).stderr, name)
        (out / name).write_bytes(data)
    # A number put right by hand in the manifest's list of digests is found all the same.
    kept = {name: (out / name).read_bytes() for name in ("report.json", "manifest.toml")}
    forged = kept["report.json"].replace(b'"degrees": 3', b'"degrees": 4', 1)
    (out / "report.json").write_bytes(forged)
    text = kept["manifest.toml"].decode().replace(hashlib.sha256(kept["report.json"]).hexdigest(),
                                                  hashlib.sha256(forged).hexdigest())
    sealed = text[:text.rindex("digest = ")]
    (out / "manifest.toml").write_text(
        f'{sealed}digest = "sha256:{hashlib.sha256(sealed.encode()).hexdigest()}"\n', encoding="utf-8")
    told = run("verify", out / "manifest.toml", expect=1).stderr
    check("report.json does not say what the recorded selection says: line" in told, told)
    for name, data in kept.items():
        (out / name).write_bytes(data)

    before = report_of(out)
    told = run("replace", out / "manifest.toml", "B:3", "--bank", BANK).stdout
    new = re.search(r"(\S+) in the place of", told)[1]
    now = report_of(out)
    check("B:3" in now["items"][new] and "B:3" not in before["items"].get(new, []), "the new item")
    check("rev 2" in text_of(out / "report.pdf"), "the revision of the report")
    run("verify", out / "manifest.toml")
    run("rebuild", out / "manifest.toml", "--out", folder / "third")
    equal(bytes_of(folder / "third") == bytes_of(out), True, "rebuilt after a replacement")
    made(out, WEEKLY, "--force")
    check(not (out / "report.pdf").exists(), "the report of an older run is swept")


def options(number, key, last=""):
    return "".join(f"[[item.option]]\ntext = 'text {number}-{i}'\ncorrect = {str(i == key).lower()}\n"
                   f"rationale = 'Reason {number}-{i}.'\n" + last * (i == 3) for i in range(4))


def balanced(folder):
    """Keys stand in every place equally often, around those that have no choice; it warns."""
    # Twelve free items, two in a fixed order whose key is first, two whose key is pinned last.
    kinds = [("", 0, "")] * 12 + [('order = "fixed"\n', 0, "")] * 2 + [("", 3, 'pin = "last"\n')] * 2
    (folder / "bank").mkdir()
    (folder / "bank/bank.toml").write_text('[bank]\nid = "b"\n[[topic]]\nid = "t"\ntitle = "T"\n', encoding="utf-8")
    (folder / "bank/items.toml").write_text("".join(
        f'[[item]]\nid = "i{number:02}"\ntopic = "t"\n{order}stem = "Which is {number}?"\n{options(number, key, last)}'
        for number, (order, key, last) in enumerate(kinds)), encoding="utf-8")
    text = ('[paper]\ntitle = "B"\nbanks = ["bank"]\n[[section]]\ntopic = { t = 16 }\n'
            '[series]\nforms = 6\n[options]\npositions = "balanced"\n')
    (folder / "paper.toml").write_text(text, encoding="utf-8")
    out = folder / "out"
    told = run("make", folder / "paper.toml", "--seed", "1", "--report", "--out", out).stderr
    check("paper.toml:9:13: warning: balanced positions can be exploited" in told and told.count("warning") == 1,
          told)
    report = report_of(out)
    equal([form["keys"] for form in report["forms"]], [[4, 4, 4, 4]] * 6, "keys by letter")
    equal({form["free_keys"] for form in report["forms"]}, {12}, "keys with a choice")
    rows = key_rows(out)
    equal({row["letter"] for row in rows if row["item"] in ("i12", "i13")}, {"A"}, "fixed orders")
    equal({row["letter"] for row in rows if row["item"] in ("i14", "i15")}, {"D"}, "pinned options")
    check(len({row["letter"] for row in rows if row["item"] == "i00"}) > 1, "where a key stands is drawn")
    check("warning" not in run("verify", out / "manifest.toml").stderr, "told when it is made")
    (folder / "paper.toml").write_text(text.replace('"balanced"', '"random"'), encoding="utf-8")
    check("warning" not in run("make", folder / "paper.toml", "--seed", "1", "--out", folder / "r").stderr, "random")


WHOLE = """[paper]
title = "Whole"
banks = ["bank"]
[[section]]
title = "Drawn"
where = { not = { tags = "picked" } }
items = 12
points = [13, 18]
minutes = [14, 22]
p = [0.5, 0.62]
[section.topic]
a = "50 %"
b = "50 %"
[section.level]
remember = [3, 5]
apply = [7, 9]
[section.table]
rows = "topic"
columns = ["remember", "apply"]
a = [[1, 3], [3, 5]]
[[section.rule]]
where = { tags = "new" }
count = [2, 6]
[section.stimuli]
count = 1
items = [2, 3]
[[section]]
pick = ["p1", "p0"]
[series]
forms = 4
mode = "independent"
"""


def whole_item(number, draw):
    """An item of everything that a blueprint can bound; the first three are a set."""
    parts = [f'[[item]]\nid = "w{number:02}"\ntopic = "{draw.choice("ab")}"\n'
             f'level = "{draw.choice(["remember", "apply"])}"\np = {draw.choice([0.4, 0.55, 0.7])}\n'
             f'points = {draw.choice([1, 1.5])}\nminutes = {draw.choice([1, 1.5, 2])}\nstem = "Which is {number}?"\n']
    if number < 3:
        parts.append('stimulus = "s"\n')
    if draw.random() < 0.4:
        parts.append('tags = ["new"]\n')
    return "".join(parts) + options(number, draw.randrange(4))


def whole_format(folder):
    """Sums, means, cells, rules and item sets in report and manifest are those counted here."""
    draw = random.Random(4)
    (folder / "bank").mkdir()
    (folder / "bank/bank.toml").write_text(
        '[bank]\nid = "b"\n' + "".join(f'[[topic]]\nid = "{one}"\ntitle = "{one}"\n' for one in "ab"), encoding="utf-8")
    picked = "".join(f'[[item]]\nid = "p{n}"\ntopic = "a"\ntags = ["picked"]\nstem = "Picked {n}?"\n{options(n, 0)}'
                     for n in range(2))
    (folder / "bank/items.toml").write_text(
        '[[stimulus]]\nid = "s"\ntitle = "Case"\ntext = "A case."\n' +
        "".join(whole_item(number, draw) for number in range(60)) + picked, encoding="utf-8")
    (folder / "paper.toml").write_text(WHOLE, encoding="utf-8")
    out = made(folder / "out", folder / "paper.toml", "--report")
    report, items = report_of(out), bank_items(out)
    equal([one["laws"] for one in report["forms"]], [["exact", "picked"]] * 4, "laws")
    equal(report["named"], 2, "picked items")
    requirements = report["sections"][0]["requirements"]
    equal({one["of"] for one in requirements},
          {"items", "topic", "level", "table", "rule", "points", "minutes", "p", "stimuli.count"}, "requirements")
    for number, form in enumerate(report["forms"]):
        drawn = [items[name] for name, places in report["items"].items()
                 for place in places if place.split(":")[0] == form["name"] and items[name].get("tags") != ["picked"]]
        having = {"items": len(drawn), "stimuli.count": len({one["stimulus"] for one in drawn if "stimulus" in one}),
                  "rule": sum("new" in one.get("tags", []) for one in drawn),
                  "p": round(sum(round(one["p"] * 100) for one in drawn) / len(drawn) / 100, 4),
                  "points": sum(one.get("points", 1) for one in drawn), "minutes": sum(one["minutes"] for one in drawn)}
        for one in requirements:
            values = one["value"].split(", ")
            counted = having.get(one["of"]) if one["of"] in having else sum(
                {*values} <= {item["topic"], item["level"]} for item in drawn)
            check(abs(one["got"][number] - counted) < 0.00011, f"form {form['name']}: {one} is {counted}")
            check(one["asked"]["least"] <= counted <= one["asked"]["most"], f"as asked: {one}")
        equal((form["minutes"], form["p_items"]), (None, 12), "picked items have neither minutes nor p")
    told = re.sub(r"\s+", " ", text_of(out / "report.pdf"))
    for words in ("Section 1: Drawn", "Section 2 ", "Picked by hand", "table a, remember 1–3", "mean p 0.5–0.62",
                  "(2 questions have none)", "2 items that every form has by name are not counted."):
        check(words in told, f"{words}: {told}")
    check(AS_MADE in run("verify", out / "manifest.toml").stdout, "verify")


def refused(folder):
    """A layout without a report, and other commands."""
    run("new", folder / "exams")
    layout = folder / "exams/layouts/plain"
    layout.mkdir(parents=True)
    (layout / "layout.toml").write_text('name = "plain"\ndocuments = ["questions", "key"]\n', encoding="utf-8")
    page = '<html lang="en"><head><title>t</title></head><body><p>t</p></body></html>'
    for name in ("questions.html", "key.html"):
        (layout / name).write_text(page, encoding="utf-8")
    (layout / "style.css").write_text("p { margin: 0; }\n", encoding="utf-8")
    told = run("make", folder / "exams/paper.toml", "--layout", "plain", "--report", "--out", folder / "no",
               expect=2).stderr
    check('--report: the layout "plain" makes no report' in told and not (folder / "no").exists(), told)
    run("verify", "x", "--report", expect=2)


if __name__ == "__main__":
    for test in (figures_are_right, without_single_keys, papers_stay_as_they_are, made_again, balanced, whole_format, refused):
        with Folder() as place:
            test(place)
