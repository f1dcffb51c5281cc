#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""What is kept of a paper: every changed byte is found, a refused rebuild names what differs, an
issued paper is never overwritten."""
import hashlib
import json
import random
import re
import shutil

from common import BANK, PRACTICE_EXAM, ROOT, Folder, bytes_of, check, equal, key_rows, run, text_of
from json_shape import check_shape

AS_MADE = "all files are as they were made"


def made(folder, *options, blueprint=PRACTICE_EXAM):
    out = folder / "paper"
    run("make", blueprint, "--seed", "2026", "--out", out, *options)
    return out


def small_project(folder):
    """The starter's bank and blueprint: two forms of a few questions."""
    run("new", folder / "exams")
    return folder / "exams/paper.toml"


def seal(folder, text):
    """Writes a manifest with a right seal, as one who knows the format could."""
    text = text[:text.rindex("digest = ")]
    digest = hashlib.sha256(text.encode()).hexdigest()
    (folder / "manifest.toml").write_text(f'{text}digest = "sha256:{digest}"\n', encoding="utf-8")


def sealed_with(folder, *files):
    """The manifest with the digests of these files as they are now."""
    text = (folder / "manifest.toml").read_text(encoding="utf-8")
    for name in files:
        digest = hashlib.sha256((folder / name).read_bytes()).hexdigest()
        text, count = re.subn(rf'(name = "{re.escape(name)}", sha256 = ")\w+', rf"\g<1>{digest}", text)
        equal(count, 1, f"{name} in the manifest")
    seal(folder, text)


def replaced(path, old, new, count=1):
    text = path.read_text(encoding="utf-8")
    check(old in text, f"{path.name} holds {old!r}")
    path.write_text(text.replace(old, new, count), encoding="utf-8")


def verify(out, expect=0):
    return run("verify", out / "manifest.toml", expect=expect)


def untouched(folder):
    out = made(folder)
    text = verify(out).stdout
    check(AS_MADE in text and "2 forms, 60 questions; 6 outputs" in text, text)
    result = json.loads(run("verify", out / "manifest.toml", "--json").stdout)
    check_shape(result, ROOT / "docs/verify.schema.json")
    equal((result["verdict"], result["findings"], result["forms"], result["questions"]),
          ("as made", [], 2, 60), "as JSON")
    independent = folder / "independent"
    run("make", BANK / "papers/weekly-tests.toml", "--seed", "1", "--out", independent)
    check(AS_MADE in verify(independent).stdout, "independent forms")


def changes_of(data, draw):
    """The data with one bit flipped at the first, last, middle and some drawn places, cut, extended."""
    places = {0, len(data) - 1, len(data) // 2, *(draw.randrange(len(data)) for _ in range(2))}
    for place in sorted(places):
        bit = 1 << draw.randrange(8)
        yield f"bit {bit} of byte {place}", data[:place] + bytes([data[place] ^ bit]) + data[place + 1:]
    yield "one byte less", data[:-1]
    yield "one byte more", data + b"\n"
    yield "empty", b""


def every_byte(folder):
    out = made(folder, "--report", blueprint=small_project(folder))
    draw = random.Random(2026)
    for name, data in bytes_of(out).items():
        path = out / name
        for what, changed in changes_of(data, draw):
            path.write_bytes(changed)
            result = verify(out, expect=1)
            check(f"{name}:" in result.stderr and AS_MADE not in result.stdout,
                  f"{name}, {what}: {result.stderr}")
        path.unlink()
        if name != "manifest.toml":
            check(f"{name} is missing" in verify(out, expect=1).stderr, f"{name} missing")
        path.write_bytes(data)
    manifest = out / "manifest.toml"
    data = manifest.read_bytes()
    for place in draw.sample(range(len(data)), 150):
        bit = 1 << draw.randrange(8)
        manifest.write_bytes(data[:place] + bytes([data[place] ^ bit]) + data[place + 1:])
        told = verify(out, expect=1).stderr
        check("manifest.toml:" in told, f"bit {bit} of byte {place} of the manifest: {told}")
    manifest.write_bytes(data)
    verify(out)


def all_findings(folder):
    """Several faults are told in one run, each of its file."""
    out = made(folder)
    (out / "key-A.pdf").unlink()
    (out / "questions-B.pdf").write_bytes(b"%PDF-1.7\n")
    (out / "record/layout/style.css").write_bytes(b"")
    (out / "record/layout/extra.css").write_bytes(b"p { margin: 0; }\n")
    (out / "record/more").mkdir()
    (out / "record/more/file").write_bytes(b"")
    (out / "mine.txt").write_bytes(b"a stranger's file beside the outputs is no fault")
    told = verify(out, expect=1).stderr
    for line in ("key-A.pdf is missing", "questions-B.pdf is not as it was made",
                 "record/layout/style.css is not as it was made",
                 "record/layout/extra.css is not listed in the manifest",
                 "record/more is not listed in the manifest", "5 errors"):
        check(line in told, f"{line}\n{told}")
    found = json.loads(run("verify", out / "manifest.toml", "--json", expect=1).stdout)
    check_shape(found, ROOT / "docs/verify.schema.json")
    equal(found["verdict"], "differs", "the verdict")
    files = {one["file"].rsplit("paper/", 1)[1] for one in found["findings"] if one["severity"] == "error"}
    equal(files, {"key-A.pdf", "questions-B.pdf", "record/layout/style.css", "record/layout/extra.css",
                  "record/more"}, "the files found")
    run("verify", out, expect=1)
    run("verify", folder / "nowhere/manifest.toml", expect=1)


def unreadable(folder):
    """What cannot be read leaves the verdict open: exit code 3, and the rest is told too."""
    out = made(folder)
    (out / "key-A.pdf").unlink()
    (out / "key-A.pdf").symlink_to("/dev/null")
    (out / "key.csv").write_bytes(b"")
    told = verify(out, expect=3).stderr
    check("key-A.pdf cannot be read" in told and "key.csv is not" in told, told)


def without_manifest(folder):
    """JSON answers too where the manifest is missing, no manifest, or cannot be read."""
    def answer(path, expect):
        result = run("verify", path, "--json", expect=expect)
        equal(result.stderr, "", "nothing beside the JSON")
        found = json.loads(result.stdout)
        check_shape(found, ROOT / "docs/verify.schema.json")
        equal((found["forms"], found["outputs"]), (0, 0), "nothing was looked at")
        return found["verdict"], [one["message"] for one in found["findings"] if one["severity"] == "error"]

    verdict, [fault] = answer(folder / "nowhere/manifest.toml", 1)
    check(verdict == "differs" and "there is no manifest" in fault, fault)
    (folder / "null.toml").symlink_to("/dev/null")
    verdict, [fault] = answer(folder / "null.toml", 3)
    check(verdict == "unreadable" and "cannot be read" in fault, fault)
    (folder / "other.toml").write_text("[paper]\n", encoding="utf-8")
    verdict, faults = answer(folder / "other.toml", 1)
    check(verdict == "differs" and len(faults) == 1 and "no manifest" in faults[0], faults)
    (folder / "torn.toml").write_text("[manifest", encoding="utf-8")
    verdict, faults = answer(folder / "torn.toml", 1)
    check(verdict == "differs" and faults, faults)


def forged(folder):
    """Digests and seal put right by hand: the contents still have to agree."""
    out = made(folder)
    keep = folder / "keep"
    shutil.copytree(out, keep)

    def again():
        shutil.rmtree(out)
        shutil.copytree(keep, out)

    row = key_rows(out)[4]
    letter = "A" if row["letter"] != "A" else "B"
    replaced(out / "key.csv", f"A,5,{row['letter']},", f"A,5,{letter},")
    sealed_with(out, "key.csv")
    told = verify(out, expect=1).stderr
    check("key.csv does not say what the recorded selection says: line 6 is "
          f'"A,5,{letter},' in told, told)

    again()
    manifest = (out / "manifest.toml").read_text(encoding="utf-8")
    seal(out, re.sub(r"(?m)^named = 0", "named = 1", manifest))
    told = run("rebuild", out / "manifest.toml", "--out", folder / "no", expect=1).stderr
    check("the figures are not those of the forms: what the forms share" in told, told)
    seal(out, re.sub(r"(?s)\n\[figures\].*\n\[seal\]", "\n[seal]", manifest))
    check("manifest.toml: error: has no [figures]" in verify(out, expect=1).stderr, "figures left out")

    again()
    replaced(out / "record/blueprint.toml", "minutes = 45", "minutes = 46")
    sealed_with(out, "record/blueprint.toml")
    told = verify(out, expect=1).stderr
    check("code of form A are not those of its paper" in told, told)

    again()
    blueprint = (out / "record/blueprint.toml").read_text(encoding="utf-8")
    level = re.search(r"(?m)^(remember|understand|apply) = (\d+)$", blueprint)
    other = re.search(r"(?m)^(analyse|evaluate) = (\d+)$", blueprint)
    blueprint = blueprint.replace(level[0], f"{level[1]} = {int(level[2]) - 1}")
    blueprint = blueprint.replace(other[0], f"{other[1]} = {int(other[2]) + 1}")
    (out / "record/blueprint.toml").write_text(blueprint, encoding="utf-8")
    sealed_with(out, "record/blueprint.toml")
    told = verify(out, expect=1).stderr
    check(f"form A does not satisfy the blueprint: section 1: {level[2]} instead of "
          f"{int(level[2]) - 1} of {level[1]}" in told and "form B does not" in told, told)

    again()
    text = (out / "manifest.toml").read_text(encoding="utf-8")
    seal(out, re.sub(r"(?m)^keys = \[(\d+)", lambda keys: f"keys = [{int(keys[1]) + 1}", text, count=1))
    told = verify(out, expect=1).stderr
    check("the figures are not those of the forms: the sums, means or keys of form A" in told and "1 error" not in told,
          told)

    again()
    text = (out / "manifest.toml").read_text(encoding="utf-8")
    items = re.findall(r'(?m)^  \{ item = .*$', text)
    seal(out, text.replace(items[1], items[0], 1))
    told = verify(out, expect=1).stderr
    check("stands twice" in told and "section 1 of form B has other items" in told, told)

    again()
    text = (out / "manifest.toml").read_text(encoding="utf-8")
    seal(out, re.sub(r'  \{ name = "key-B.pdf".*\n', "", text))
    check("manifest.toml: error: does not list key-B.pdf" in verify(out, expect=1).stderr, "an output left out")


def refused(folder, out, *words):
    result = run("rebuild", out / "manifest.toml", "--out", folder / "no", *words, expect=1)
    check(not (folder / "no").exists(), "a refused rebuild leaves nothing")
    return result.stderr


def refusals(folder):
    out = made(folder, blueprint=small_project(folder))
    text = (out / "manifest.toml").read_text(encoding="utf-8")

    record = out / "record/layout/key.html"
    html = record.read_bytes()
    record.write_bytes(html + b" ")
    check("record/layout/key.html is not as it was made" in refused(folder, out), "a changed file")
    record.unlink()
    check("record/layout/key.html is missing" in refused(folder, out), "a missing file")
    record.write_bytes(html)
    extra = next((out / "record/banks").rglob("items.toml")).with_name("more.toml")
    extra.write_bytes(b"[[item]]\nid = 'x'\n")
    check("more.toml is not listed" in refused(folder, out), "an unlisted file")
    extra.unlink()

    # A library, a program and a font of then that are not those of now.
    other = re.sub(r'(name = "questions-A.pdf", sha256 = ")\w', r"\g<1>" + "x", text)
    digit = re.search(r'name = "questions-A.pdf", sha256 = "(\w)', text)[1]
    other = other.replace('sha256 = "x', f'sha256 = "{"1" if digit == "0" else "0"}')
    seal(out, other)
    told = refused(folder, out)
    check("questions-A.pdf would not have the bytes it had" in told
          and "program, libraries, fonts and dictionaries are those" in told, told)
    version = re.search(r'name = "HarfBuzz", version = "([^"]*)"', text)[1]
    changed = other.replace(f'"HarfBuzz", version = "{version}"', '"HarfBuzz", version = "1.2.3"')
    changed = changed.replace('{ name = "ICU"', '{ name = "libold", version = "7" },\n  { name = "ICU"')
    program = re.search(r'program = "([^"]*)"', text)[1]
    seal(out, changed.replace(f'program = "{program}"', 'program = "papersetter 0.0.1"'))
    told = refused(folder, out)
    for line in (f"library HarfBuzz: 1.2.3 was used then, {version} is used here",
                 "library libold: 7 was used then, this program has none",
                 f"program: made with papersetter 0.0.1, this is {program}"):
        check(line in told, f"{line}\n{told}")
    check("library ICU" not in told and "font file" not in told, f"only what differs: {told}")

    # Another font file of the same name, and a book without one that was used.
    seal(out, text)
    data = folder / "data"
    shutil.copytree(ROOT / "fonts", data / "fonts")
    (data / "layouts").symlink_to(ROOT / "layouts")
    gentium = "GentiumBookPlus-Regular.ttf"
    bold = "/usr/share/fonts/truetype/gentiumplus/GentiumBookPlus-Bold.ttf"
    shutil.copyfile(bold, data / "fonts" / gentium)
    told = refused(folder, out, "--data", data)
    recorded = re.search(rf'name = "{gentium}", sha256 = "(\w+)"', text)[1]
    present = hashlib.sha256((data / "fonts" / gentium).read_bytes()).hexdigest()
    check(f"font file {gentium}: another file was used then" in told, told)
    check(re.search(rf"recorded SHA-256 {recorded}\s+present SHA-256 +{present}", told), told)
    check(told.count("font file") == 1 and "library" not in told, f"only what differs: {told}")
    (data / "fonts" / gentium).unlink()
    replaced(data / "fonts/fonts.toml", f'"{gentium}"', '"GentiumBookPlus-Other.ttf"')
    shutil.copyfile(bold, data / "fonts/GentiumBookPlus-Other.ttf")
    told = refused(folder, out, "--data", data)
    check(f"font file {gentium}: used then, not used here" in told
          and "font file GentiumBookPlus-Other.ttf: not used then" in told, told)
    run("rebuild", out / "manifest.toml", "--out", folder / "yes")


def issued(folder):
    blueprint = small_project(folder)
    out = made(folder, blueprint=blueprint)
    before = bytes_of(out)
    check("is issued" in run("issue", out / "manifest.toml").stdout, "issued")
    after = bytes_of(out)
    equal([name for name in after if after[name] != before.get(name)], ["manifest.toml"],
          "only the manifest changes")
    equal(sorted(path.name for path in folder.iterdir()), ["exams", "paper"], "nothing else is left")
    check("was issued before" in run("issue", out / "manifest.toml").stdout, "issued again")
    equal(bytes_of(out) == after, True, "the second time changes nothing")
    text = verify(out).stdout
    check(AS_MADE in text and "issued: nothing overwrites it" in text, text)
    check(json.loads(run("verify", out / "manifest.toml", "--json").stdout)["issued"], "as JSON")

    other = folder / "other"
    run("make", blueprint, "--seed", "7", "--out", other)
    refusals_of = (["make", blueprint, "--out", out], ["make", blueprint, "--out", out, "--force"],
                   ["make", blueprint, "--out", out / "record", "--force"],
                   ["make", blueprint, "--out", out / "record/layout", "--force"],
                   ["rebuild", out / "manifest.toml"], ["rebuild", out / "manifest.toml", "--force"],
                   ["rebuild", other / "manifest.toml", "--out", out, "--force"])
    for words in refusals_of:
        told = run(*words, expect=1).stderr
        check("was issued: nothing overwrites it" in told, f"{words}: {told}")
        equal(bytes_of(out) == after, True, f"{words}: the paper stands untouched")

    # The paper may be made elsewhere; so made, it is an issued paper too.
    run("rebuild", out / "manifest.toml", "--out", folder / "again")
    equal(bytes_of(folder / "again") == after, True, "rebuilt elsewhere")
    check("was issued" in run("make", blueprint, "--out", folder / "again", "--force", expect=1).stderr,
          "the copy is issued")

    # Taking the mark away is found, and a damaged manifest still protects its paper.
    replaced(out / "manifest.toml", "issued = true\n", "")
    check("manifest.toml" in verify(out, expect=1).stderr, "the mark taken away")
    (out / "manifest.toml").write_bytes(after["manifest.toml"] + b"damaged = \n")
    check("was issued" in run("make", blueprint, "--out", out, "--force", expect=1).stderr, "damaged")
    (out / "manifest.toml").write_bytes(after["manifest.toml"])

    # An older manifest above that lists its files must not have them swept.
    parent = made(folder / "nested", blueprint=blueprint)
    shutil.copytree(out, parent / "spring")
    sweeping = (parent / "manifest.toml").read_text(encoding="utf-8").replace(
        '"key.csv"', '"spring/key.csv"')
    seal(parent, sweeping)
    run("make", blueprint, "--seed", "3", "--out", parent, "--force")
    equal(bytes_of(parent / "spring") == after, True, "sweeping leaves an issued paper alone")


def not_issued(folder):
    """What is not as it was made is not issued, and nothing is written."""
    out = made(folder, blueprint=small_project(folder))
    (out / "key.csv").write_bytes(b"form\n")
    before = bytes_of(out)
    told = run("issue", out / "manifest.toml", expect=1).stderr
    check("key.csv is not as it was made" in told and "not issued" in told, told)
    equal(bytes_of(out) == before, True, "nothing is written")
    shutil.copyfile(out / "manifest.toml", out / "copy.toml")
    check("its own manifest.toml" in run("issue", out / "copy.toml", expect=1).stderr, "a copy")
    run("issue", folder / "nowhere/manifest.toml", expect=1)


WATER = """[bank]
id = "sea"
title = "The sea"
[[topic]]
id = "water"
title = "Water"
"""


def sea_item(number, status="approved"):
    options = "".join(f"[[item.option]]\ntext = '''answer {number}-{i}'''\ncorrect = {str(i == 0).lower()}\n"
                      f"rationale = '''Reason {number}-{i}.'''\n" for i in range(4))
    return (f'[[item]]\nid = "w{number}"\ntopic = "water"\nstatus = "{status}"\n'
            f"stem = '''Which wave is number {number}?'''\n{options}")


def sea(folder, items=8, wanted=3, more=""):
    """A bank of equal items and a blueprint that asks for some of them."""
    (folder / "bank").mkdir(parents=True)
    (folder / "bank/bank.toml").write_text(WATER, encoding="utf-8")
    (folder / "bank/items.toml").write_text("".join(map(sea_item, range(items))), encoding="utf-8")
    (folder / "paper.toml").write_text('[paper]\ntitle = "Sea"\nbanks = ["bank"]\n[[section]]\n'
                                       f'topic = {{ water = {wanted} }}\n{more}', encoding="utf-8")
    return folder / "paper.toml"


def recorded_items(out):
    """Of each form its items in order, with the order of their options."""
    forms = (out / "manifest.toml").read_text(encoding="utf-8").split("[[form]]")[1:]
    return [re.findall(r'item = "([^"]*)", options = \[([^]]*)\]', form) for form in forms]


def changed_files(before, out):
    after = bytes_of(out)
    return sorted(name for name in {*before, *after} if before.get(name) != after.get(name))


def replaced_everywhere(folder):
    """Mode same: the item goes from every form; all else stays; verify and rebuild agree."""
    blueprint = sea(folder / "sea", more="[series]\nforms = 3\n")
    out = folder / "sea/out"
    run("make", blueprint, "--seed", "1", "--out", out)
    before, items = bytes_of(out), recorded_items(out)
    old = items[0][1][0]
    told = run("replace", out / "manifest.toml", "A:2", cwd=folder).stdout
    new = re.search(r"(sea:w\d) in the place of " + old, told)[1]
    check("rev 2" in told and "drawn from 5 items" in told, told)
    now = recorded_items(out)
    for was, became in zip(items, now, strict=True):
        for one, other in zip(was, became, strict=True):
            check(other[0] == new if one[0] == old else other == one, "all else stays as it was")
    equal(changed_files(before, out),
          sorted([f"{kind}-{form}.pdf" for form in "ABC" for kind in ("questions", "key")]
                 + ["key.csv", "key.json", "manifest.toml", "record/banks/sea/items.toml"]), "what is new")
    for name in ("questions-A.pdf", "key-A.pdf", "questions-C.pdf", "key-C.pdf"):
        text = text_of(out / name)
        check("· rev 2" in text, f"{name}: the foot")
        check(f"number {new[-1]}?" in text and f"number {old[-1]}?" not in text, f"{name}: the item")
    text = (out / "manifest.toml").read_text(encoding="utf-8")
    places = re.search(r"places = \[(.*)\]", text)[1]
    wanted = [f'"{form}:{[one[0] for one in was].index(old) + 1}"' for form, was in zip("ABC", items)]
    equal(places, ", ".join(wanted), "the places in the manifest")
    check(f'was = "{old}"\nnow = "{new}"\nby = "draw"' in text, text)
    check("rev 2: 1 item was replaced" in verify(out).stdout, "verify")
    equal(json.loads(run("verify", out / "manifest.toml", "--json").stdout)["revision"], 2, "as JSON")
    # A history that does not lead to what stands there, under a right seal.
    forged_paper = shutil.copytree(out, folder / "forged")
    seal(forged_paper, text.replace(f'now = "{new}"', f'now = "{old}"'))
    told = verify(forged_paper, expect=1).stderr
    check(f"the replacements tell of A:2 that {old} stands there" in told, told)
    shutil.rmtree(folder / "sea/bank")
    run("rebuild", out / "manifest.toml", "--out", folder / "again")
    equal(bytes_of(folder / "again") == bytes_of(out), True, "rebuilt")


def replaced_on_one_form(folder):
    """Mode independent: the other forms keep their bytes, each form its own revision."""
    blueprint = sea(folder / "sea", more='[series]\nforms = 3\nmode = "independent"\n')
    out = folder / "sea/out"
    run("make", blueprint, "--seed", "1", "--out", out)
    before = bytes_of(out)
    run("replace", out / "manifest.toml", "B:3", cwd=folder)
    record = "record/banks/sea/items.toml"
    check({*changed_files(before, out)} - {record} == {"questions-B.pdf", "key-B.pdf", "key.csv", "key.json",
                                                       "manifest.toml"}, "only form B")
    rows = {(row["form"], row["number"]): row for row in key_rows(out)}
    equal(len(rows), 9, "rows of key.csv")
    before = bytes_of(out)
    run("replace", out / "manifest.toml", "C:1", cwd=folder)
    check({*changed_files(before, out)} - {record} == {"questions-C.pdf", "key-C.pdf", "key.csv", "key.json",
                                                       "manifest.toml"}, "only form C")
    for form, revision in (("A", None), ("B", "rev 2"), ("C", "rev 3")):
        for kind in ("questions", "key"):
            found = re.findall(r"rev \d", text_of(out / f"{kind}-{form}.pdf"))
            equal({*found}, {revision} - {None}, f"the revision of {kind}-{form}")
    verify(out)
    run("rebuild", out / "manifest.toml", "--out", folder / "again")
    equal(bytes_of(folder / "again") == bytes_of(out), True, "rebuilt")

    # The files of form A were made by what the manifest records: a form made otherwise cannot join.
    text = (out / "manifest.toml").read_text(encoding="utf-8")
    version = re.search(r'name = "ICU", version = "([^"]*)"', text)[1]
    seal(out, text.replace(f'"ICU", version = "{version}"', '"ICU", version = "1"'))
    before = bytes_of(out)
    told = run("replace", out / "manifest.toml", "B:1", cwd=folder, expect=1).stderr
    check(f"library ICU: 1 was used then, {version} is used here" in told, told)
    equal(bytes_of(out) == before, True, "nothing is written")


def replaced_by_hand(folder):
    """--with, an item that came after the paper, and items that cannot stand there."""
    blueprint = sea(folder / "sea")
    out = folder / "sea/out"
    run("make", blueprint, "--seed", "1", "--out", out)
    first = recorded_items(out)[0][0][0]
    second = recorded_items(out)[0][1][0]
    bank = folder / "sea/bank/items.toml"
    # What is on the paper stays as it was printed, whatever the bank says now.
    replaced(bank, f"Which wave is number {second[-1]}?", "Which wave has no number?")
    with open(bank, "a", encoding="utf-8") as file:
        file.write(sea_item(8) + sea_item(9, "retired"))
    untouched_paper = bytes_of(out)

    def refused_with(words, *messages, expect=1):
        told = run("replace", out / "manifest.toml", *words, cwd=folder, expect=expect).stderr
        for message in messages:
            check(message in told, f"{words}: {message}\n{told}")
        equal(bytes_of(out) == untouched_paper, True, f"{words}: nothing is written")

    refused_with(["A:1", "--with", "w99"], 'there is no item "w99"')
    refused_with(["A:1", "--with", "w9"], "cannot stand at A:1: draft, retired or incomplete")
    refused_with(["A:1", "--with", second], "cannot stand at A:1: on the paper already")
    refused_with(["A:4"], "form A has no question 4: it has 3")
    refused_with(["A:0"], "is no place on a paper", "write A:17 for", expect=2)
    refused_with(["17"], "is no place on a paper", expect=2)
    refused_with(["A2"], "is no place on a paper", expect=2)
    refused_with(["B:1"], 'the paper has no form "B": it has A')
    refused_with(["A:1", "--bank", "nowhere"], "--bank: there is no bank", expect=2)
    told = run("replace", out / "manifest.toml", "A:1", "--with", "w8", cwd=folder).stdout
    check(f"A:1: sea:w8 in the place of {first}\n" in told, told)
    check('by = "hand"' in (out / "manifest.toml").read_text(encoding="utf-8"), "by hand")
    text = text_of(out / "questions-A.pdf")
    check("number 8?" in text and f"number {second[-1]}?" in text and "no number" not in text, text)
    verify(out)

    # What was replaced does not come back by chance, but by hand it does.
    for _ in range(5):
        run("replace", out / "manifest.toml", "A:1", cwd=folder)
    untouched_paper = bytes_of(out)
    refused_with(["A:1"], "no other item of the banks can stand at A:1", "6 items: replaced before",
                 "3 items: on the paper already", "1 item: draft, retired")
    told = run("replace", out / "manifest.toml", "A:1", "--with", first, cwd=folder).stdout
    check("rev 8" in told and "8" in re.findall(r"rev (\d)", text_of(out / "key-A.pdf")), told)
    check("rev 8: 7 items were replaced" in verify(out).stdout, "verify")

    run("issue", out / "manifest.toml")
    untouched_paper = bytes_of(out)
    refused_with(["A:1"], "was issued: nothing overwrites it\n")


def enemies_apart(folder):
    """An enemy of a recorded item stays away, though the record does not know of it."""
    blueprint = sea(folder / "sea", items=2, wanted=2)
    out = folder / "sea/out"
    run("make", blueprint, "--seed", "1", "--out", out)
    with open(folder / "sea/bank/items.toml", "a", encoding="utf-8") as file:
        file.write(sea_item(2).replace('id = "w2"\n', 'id = "w2"\nenemies = ["w0"]\n'))
    enemy, friend = (f"A:{[one[0] for one in recorded_items(out)[0]].index(item) + 1}"
                     for item in ("sea:w0", "sea:w1"))
    for words in ([friend], [friend, "--with", "w2"]):
        told = run("replace", out / "manifest.toml", *words, cwd=folder, expect=1).stderr
        check("an enemy of an item on the paper" in told, told)
    run("replace", out / "manifest.toml", enemy, cwd=folder)
    check("sea:w2" in (out / "manifest.toml").read_text(encoding="utf-8"), "its place it may take")
    verify(out)


def replaced_evenly(folder):
    """Over many seeds each item that may stand there is drawn; the same seed draws the same."""
    blueprint = sea(folder / "sea", items=6)
    out = folder / "sea/out"
    drawn = {}
    for seed in range(40):
        for _ in range(2 if seed == 0 else 1):
            run("make", blueprint, "--seed", seed, "--out", out, "--force")
            told = run("replace", out / "manifest.toml", "A:1", cwd=folder).stdout
            check(drawn.setdefault(seed, told) == told, "the same seed draws the same")
    items = [re.search(r"(sea:w\d) in the place", told)[1] for told in drawn.values()]
    equal({*items}, {f"sea:w{number}" for number in range(6)}, "every item is drawn")


def picked_by_hand(folder):
    blueprint = sea(folder / "sea", more='[[section]]\npick = ["w7", "w2"]\n')
    text = blueprint.read_text(encoding="utf-8")
    blueprint.write_text(text.replace("[[section]]", '[[section]]\nwhere = { not = { tags = "x" } }', 1),
                         encoding="utf-8")
    out = folder / "sea/out"
    made_it = run("make", blueprint, "--seed", "1", "--out", out, expect=None)
    equal(made_it.returncode, 0, made_it.stderr)
    told = run("replace", out / "manifest.toml", "A:4", cwd=folder, expect=1).stderr
    check("picks by hand" in told, told)
    told = run("replace", out / "manifest.toml", "A:1", "--with", "w2", cwd=folder, expect=1).stderr
    check("on the paper already" in told, told)


def tide(number, items):
    """A stimulus and items that ask about it."""
    text = f"[[stimulus]]\nid = 'tide{number}'\ntext = '''The tide of day {number}.'''\n"
    for item in items:
        text += sea_item(item).replace("topic =", f"stimulus = 'tide{number}'\ntopic =")
    return text


def set_replaced(folder):
    """An item set goes as a whole, from every form, and no single item takes its place."""
    blueprint = sea(folder / "sea", items=1, more="[series]\nforms = 3\n")
    bank = folder / "sea/bank/items.toml"
    with open(bank, "a", encoding="utf-8") as file:
        file.write(tide(1, (1, 2)))
    out = folder / "sea/out"
    run("make", blueprint, "--seed", "3", "--out", out)
    with open(bank, "a", encoding="utf-8") as file:
        file.write(sea_item(9) + tide(2, (5, 3)) + tide(3, (6, 7, 8)))
    before, items = bytes_of(out), recorded_items(out)
    place = f"A:{[one[0] for one in items[0]].index('sea:w2') + 1}"
    for name, why in (("w9", "belongs to an item set, which is replaced as a whole, and there is no"),
                      ("tide3", "2 items of item set tide3 instead of all 3")):
        told = run("replace", out / "manifest.toml", place, "--with", name, cwd=folder, expect=1).stderr
        check(place in told and why in told, told)
    equal(bytes_of(out) == before, True, "nothing is written")
    told = run("replace", out / "manifest.toml", place, cwd=folder).stdout
    check("sea:tide2 in the place of sea:tide1 (drawn from 1 choice of items that may stand there)"
          in told, told)
    # In the order of the bank, where w5 comes first.
    became = {"sea:w1": "sea:w5", "sea:w2": "sea:w3", "sea:w0": "sea:w0"}
    for was, now in zip(items, recorded_items(out), strict=True):
        equal([one[0] for one in now], [became[one[0]] for one in was], "the items")
    text = (out / "manifest.toml").read_text(encoding="utf-8")
    places = [f'"{form}:{i + 1}"' for form, was in zip("ABC", items, strict=True)
              for i, one in enumerate(was) if one[0] != "sea:w0"]
    equal(re.search(r"places = \[(.*)\]", text)[1], ", ".join(places), "the places in the manifest")
    check('was = "sea:tide1"\nnow = "sea:tide2"\nby = "draw"' in text, text)
    for name in ("questions-A.pdf", "key-B.pdf"):
        printed = text_of(out / name)
        check("The tide of day 2." in printed and "The tide of day 1." not in printed, name)
        check("· rev 2" in printed, f"{name}: the foot")
    verify(out)
    seal(shutil.copytree(out, folder / "forged"), text.replace('now = "sea:tide2"', 'now = "sea:tide1"'))
    check("that sea:tide1 stands there" in verify(folder / "forged", expect=1).stderr, "a forged history")
    run("rebuild", out / "manifest.toml", "--out", folder / "again")
    equal(bytes_of(folder / "again") == bytes_of(out), True, "rebuilt")
    told = run("replace", out / "manifest.toml", place, cwd=folder, expect=1).stderr
    check("no other item set of the banks can stand at" in told, told)
    check("1 item set: replaced before" in told and "1 item set: on the paper already" in told, told)
    run("replace", out / "manifest.toml", place, "--with", "sea:tide1", cwd=folder)
    verify(out)


def earlier_avoided(folder):
    """Items of an earlier paper stay away, from replacements too, and its manifest is not needed again."""
    blueprint = sea(folder / "sea", more='[draw]\navoid = "first/manifest.toml"\n')
    avoiding = blueprint.read_text(encoding="utf-8")
    blueprint.write_text(avoiding.replace("[draw]", "").replace("avoid", "# avoid"), encoding="utf-8")
    first, out = folder / "sea/first", folder / "sea/out"
    run("make", blueprint, "--seed", "1", "--out", first)
    taken = {name for name, _ in recorded_items(first)[0]}
    blueprint.write_text(avoiding, encoding="utf-8")
    for seed in range(5):
        run("make", blueprint, "--seed", seed, "--out", out, "--force")
        check(not taken & {name for name, _ in recorded_items(out)[0]}, "an item of the first paper")
    told = run("plan", blueprint).stdout
    check("10" in told, told)  # 3 of the 5 that are left
    shutil.rmtree(first)
    verify(out)
    run("rebuild", out / "manifest.toml", "--out", folder / "again")
    for _ in range(2):
        run("replace", out / "manifest.toml", "A:1", cwd=folder)
    told = run("replace", out / "manifest.toml", "A:1", cwd=folder, expect=1).stderr
    check("earlier paper" in told, told)
    verify(out)
    told = run("check", blueprint, expect=1).stderr
    check("paper.toml:7:9: error: there is no manifest at" in told, told)
    text = (out / "manifest.toml").read_text(encoding="utf-8")
    seal(out, text.replace("avoided = [", f'avoided = [\n  "{recorded_items(out)[0][1][0]}",'))
    told = verify(out, expect=1).stderr
    check("is on an earlier paper" in told, told)


def rebuild_beside(folder):
    """Beside its manifest a rebuild fills gaps; what differs it replaces only when told to."""
    run("new", folder / "exams")
    out = folder / "paper"
    run("make", folder / "exams/paper.toml", "--seed", "1", "--out", out)
    whole = bytes_of(out)
    (out / "key-A.pdf").unlink()
    run("rebuild", out / "manifest.toml")
    check(bytes_of(out) == whole, "a missing file is put back")
    (out / "questions-A.pdf").write_bytes(b"stranger")
    told = run("rebuild", out / "manifest.toml", expect=1).stderr
    check("questions-A.pdf is not as it was made" in told and "--force" in told, told)
    check((out / "questions-A.pdf").read_bytes() == b"stranger", "nothing is overwritten")
    run("rebuild", out / "manifest.toml", "--force")
    check(bytes_of(out) == whole, "--force puts it right")


def main():
    for test in (untouched, every_byte, all_findings, unreadable, without_manifest, forged, refusals, issued,
                 not_issued, replaced_everywhere, replaced_on_one_form, replaced_by_hand, enemies_apart,
                 replaced_evenly, picked_by_hand, set_replaced, earlier_avoided, rebuild_beside):
        with Folder() as folder:
            test(folder)


if __name__ == "__main__":
    main()
