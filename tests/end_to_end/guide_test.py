#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Study material: what is printed is what the bank says, read here a second time; what is reserved is
never there; page numbers lead where they say; the same bytes every time; one whole file or none."""
import re
import tomllib

from common import (BANK, PRACTICE_EXAM, ROOT, SCIENCE, Folder, body_of, check, equal, items_of, key_rows,
                    plain, run, squeezed, text_of, tool)
from leak_test import decoded

LAYOUTS = ["guide", "qa", "why-not", "drill", "flashcards"]
FORBIDDEN = ("draft", "retired", "reserved")


def answered(item):
    """An item, or the parts of a composite one."""
    return item.get("part", [item])


def answers(part):
    return [*part.get("option", []), *part.get("answer", []), *part.get("criterion", [])]


def is_right(part, one):
    kind = part.get("type", "single")
    if kind == "matching":
        return "prompt" in one
    if kind == "cloze" and "option" in part:
        return "gap" in one
    if kind in ("ordering", "essay"):
        return True
    return one.get("correct", "answer" in part)


def without_references(text):
    return re.sub(r"\{(option|gap):[\w-]+\}", "\0", str(text))


def pieces(text):
    """What must be found of a text: what stands between references, pictures and tables."""
    if re.search(r"^\s*\|", str(text), flags=re.M) or "![" in str(text) or "```" in str(text):
        return []
    return [piece for piece in map(plain, without_references(text).split("\0")) if len(piece) > 3]


def says(told, text, what):
    for piece in pieces(text):
        check(piece in told, f"{what}: {text!r}")


def printed(pdf):
    """All that is printed, without the feet of pages; cards have none and less margin."""
    return squeezed(text_of(pdf) if "flashcards" in pdf.name else body_of(pdf))


def make(folder, bank, layout, *options):
    pdf = folder / f"{bank.stem}-{layout}.pdf"
    run("guide", bank, "--layout", layout, "--out", pdf, "--force", *options)
    return pdf


def says_what_the_bank_says(folder):
    for bank in (BANK, ROOT / "tests/end_to_end/types"):
        items = [item for item in items_of(bank).values() if item.get("status", "approved") == "approved"]
        topics = tomllib.loads((bank / "bank.toml").read_text(encoding="utf-8"))["topic"]
        for layout in LAYOUTS[:4]:
            told = printed(make(folder, bank, layout))
            for topic in topics:
                says(told, topic.get("notes", ""), f"{layout}: notes")
            for item in items:
                name = f"{layout}: {item['id']}"
                says(told, item.get("stem", ""), f"{name}: stem")
                for part in answered(item):
                    says(told, part["stem"], f"{name}: stem")
                    has_wrong = not all(is_right(part, one) for one in answers(part))
                    for one in answers(part):
                        right = is_right(part, one)
                        kind = part.get("type", "single")
                        if layout == "why-not" and has_wrong:
                            wanted = [] if right else ["text", "rationale", "tempting", "right_when"]
                        elif layout == "guide":
                            wanted = ["text", "rationale", "tempting", "right_when"]
                        else:
                            wanted = ["text"] if right or "option" in part else []
                            wanted += ["rationale"] if right and kind != "essay" else []
                        for key in wanted:
                            says(told, one.get(key, ""), f"{name}: {key}")
                if layout != "why-not":
                    says(told, item.get("explanation", ""), f"{name}: explanation")


def explains_terms(folder):
    """A term is explained in the glossary and at each option that takes it, in keys too."""
    bank = ROOT / "tests/end_to_end/types"
    head = tomllib.loads((bank / "bank.toml").read_text(encoding="utf-8"))
    told = printed(make(folder, bank, "guide"))
    glossary = told[told.rindex("Glossary"):]
    for term in head["term"]:
        says(glossary, term["name"], "glossary")
        says(glossary, term["text"], "glossary")
    volt = plain(head["term"][0]["text"])
    equal(told.count(volt), 2, "a term at its option and in the glossary")
    (folder / "paper.toml").write_text(f'[paper]\ntitle = "P"\nbanks = ["{bank}"]\n[[section]]\npick = ["ma1"]\n',
                                       encoding="utf-8")
    run("make", folder / "paper.toml", "--out", folder / "paper", "--seed", "1")
    check(volt in printed(folder / "paper/key-A.pdf"), "the key explains it")
    run("rebuild", folder / "paper/manifest.toml", "--out", folder / "again")
    equal((folder / "again/key-A.pdf").read_bytes() == (folder / "paper/key-A.pdf").read_bytes(), True, "rebuilt")


def shows_wrong_options_alone(folder):
    told = printed(make(folder, BANK, "why-not"))
    right = [option["rationale"] for item in items_of(BANK).values()
             for option in item.get("option", []) if option.get("correct")]
    check(not any(len(plain(text)) > 40 and plain(text) in told for text in right),
          "no rationale of a right option")


def keeps_what_is_reserved(folder):
    run("make", PRACTICE_EXAM, "--seed", "2026", "--out", folder / "exam")
    on_paper = {row["item"] for row in key_rows(folder / "exam")}
    items = items_of(BANK)
    hidden = {name for name, item in items.items() if item.get("status", "approved") in FORBIDDEN}
    check(hidden and on_paper - hidden, "the bank has items of every status")
    for layout in LAYOUTS:
        for reserve, kept in (((), hidden), (("--reserve", folder / "exam/manifest.toml"), hidden | on_paper)):
            pdf = make(folder, BANK, layout, *reserve)
            told = printed(pdf)
            shown = {piece for name, item in items.items() if name not in kept
                     for text in every_text(item) for piece in pieces(text)}
            for name in kept:
                for text in every_text(items[name]):
                    for piece in pieces(text):
                        # A word that another item says too tells nothing of this one.
                        if len(piece) < 25 or any(piece in other for other in shown):
                            continue
                        check(piece not in told, f"{layout}: {name}: {text!r}")


CANARY = """
[[item]]
id = "{name}"
topic = "t"
status = "{status}"
stem = "Stem {word}?"
explanation = "Explained {word}."
references = ["Reference {word}"]
[[item.option]]
text = "Right {word}"
correct = true
rationale = "Reason {word}."
[[item.option]]
text = "Wrong {word}"
rationale = "Fault {word}."
tempting = "Tempts {word}."
right_when = "Later {word}."
"""


def hides_every_word(folder):
    """No word of a hidden item is in the file, decoded to the last stream."""
    bank = folder / "bank"
    bank.mkdir()
    (bank / "bank.toml").write_text('[bank]\nid = "b"\nlanguage = "en"\n[[topic]]\nid = "t"\ntitle = "T"\n',
                                    encoding="utf-8")
    words = {"shown": "approved", "printed": "approved", "zqreserved": "reserved", "zqdraft": "draft",
             "zqretired": "retired"}
    (bank / "items.toml").write_text("".join(
        CANARY.format(name=f"id-{word}", status=status, word="zqpaper" if word == "printed" else word)
        for word, status in words.items()), encoding="utf-8")
    (folder / "paper.toml").write_text('[paper]\ntitle = "P"\nbanks = ["bank"]\n[[section]]\npick = ["id-printed"]\n',
                                       encoding="utf-8")
    run("make", folder / "paper.toml", "--out", folder / "paper")
    for layout in LAYOUTS:
        pdf = make(folder, bank, layout)
        check(b"zqpaper" in decoded(pdf).lower(), f"{layout}: the decoding sees it")
        pdf = make(folder, bank, layout, "--reserve", folder / "paper/manifest.toml")
        content = decoded(pdf).lower()
        check(b"shown" in content, f"{layout}: what is not hidden")
        for canary in (b"zqpaper", b"zqreserved", b"zqdraft", b"zqretired", b"id-printed", b"id-shown"):
            check(canary not in content, f"{layout}: {canary!r}")
    pdf = folder / "of-paper.pdf"
    told = run("guide", folder / "paper.toml", "--reserve", folder / "paper/manifest.toml", "--out", pdf, expect=1)
    check("there is no item for this guide" in told.stderr and not pdf.exists(), told.stderr)


def every_text(item):
    for part in [item, *item.get("part", [])]:
        for key in ("stem", "explanation", "model_answer"):
            yield part.get(key, "")
        for one in answers(part):
            for key in ("text", "rationale", "tempting", "right_when"):
                yield one.get(key, "")


def page_numbers_are_right(folder):
    """Contents, index and drill say on which page things stand."""
    def pages(pdf):
        return tool("pdftotext", "-layout", pdf, "-").split("\f")
    shown = pages(make(folder, BANK, "guide"))
    topics = tomllib.loads((BANK / "bank.toml").read_text(encoding="utf-8"))["topic"]
    for topic in topics:
        line = re.search(rf"^\s*[\d.]+\s+{re.escape(topic['title'])}\s+(\d+)$", shown[0], flags=re.M)
        check(line, f"contents: {topic['title']}")
        check(re.search(rf"^\s*[\d.]+\s+{re.escape(topic['title'])}$", shown[int(line[1]) - 1], flags=re.M),
              f"{topic['title']} stands on page {line[1]}")
    index = next(page for page in reversed(shown) if re.match(r"\s*Index", page))
    check(re.search(r"XGBoost\s+(\d+)", index), index)
    for page in re.findall(r"XGBoost\s+([\d, ]+)", index)[0].split(","):
        # The index names the page on which the question begins; it may go on overleaf.
        check("XGBoost" in shown[int(page) - 1] + shown[int(page)], f"XGBoost on page {page}")
    shown = pages(make(folder, BANK, "drill"))
    found = []
    for number, page in enumerate(shown, 1):
        for question, where in re.findall(r"^ *(\d+) +Question on page (\d+)", page, flags=re.M):
            found.append(int(question))
            asked = shown[int(where) - 1]
            check(re.search(rf"^ *{question} ", asked, flags=re.M) and f"Answer on page {number}\n" in
                  re.sub(r" +\n", "\n", asked), f"question {question} on {where}, its answer on {number}")
    equal(found, list(range(1, len(found) + 1)), "every question has its answer")
    check(len(found) > 70, "all questions")


def repeats(folder):
    """Bytes depend on nothing but what was asked; a seed shuffles; parts of a bank can be had."""
    for layout in LAYOUTS:
        first = make(folder, SCIENCE, layout).read_bytes()
        equal(make(folder, SCIENCE, layout, "--jobs", "1").read_bytes() == first, True, f"{layout} again")
        other = make(folder, SCIENCE, layout, "--seed", "7").read_bytes()
        check(other != first, f"{layout}: a seed")
        equal(make(folder, SCIENCE, layout, "--seed", "7").read_bytes() == other, True, f"{layout}: the same seed")
    told = printed(make(folder, BANK, "qa", "--topic", "training/debugging"))
    items = items_of(BANK)
    for item in items.values():
        if item.get("status", "approved") != "approved" or len(pieces(item["stem"])) != 1:
            continue
        inside = item.get("topic", "").startswith("training/debugging")
        equal(plain(item["stem"]) in told, inside, f"--topic: {item['id']}")
    alone, both = (re.search(r"\d+ questions", run("guide", *sources, "--out", folder / "both.pdf", "--force").stdout)[0]
                   for sources in ((BANK,), (BANK, PRACTICE_EXAM)))
    equal(both, alone, "a blueprint adds nothing to its whole bank")
    asked = run("guide", PRACTICE_EXAM, "--out", folder / "asked.pdf").stdout
    check("questions" in asked and "Practice exam" in text_of(folder / "asked.pdf"), asked)


def is_whole_or_nothing(folder):
    pdf = folder / "out/guide.pdf"
    run("guide", SCIENCE, "--out", pdf)
    equal([path.name for path in pdf.parent.iterdir()], ["guide.pdf"], "one file")
    before = pdf.read_bytes()
    told = run("guide", BANK, "--out", pdf, expect=1).stderr
    check("is there already; --force replaces it" in told and pdf.read_bytes() == before, told)
    for words, message in (((SCIENCE, "--layout", "exam"), "makes no guide"),
                           ((SCIENCE, "--layout", "nothing"), "there is no layout"),
                           ((SCIENCE, "--topic", "phisics"), "no bank has the topic"),
                           ((SCIENCE, "--reserve", folder / "none.toml"), "there is no manifest"),
                           ((SCIENCE, "--out", folder / "guide.txt"), "name a PDF file"),
                           ((SCIENCE, "--paper", "a9"), "has the sizes")):
        result = run("guide", *words, "--force", expect=2)
        check(message in result.stderr and result.stdout == "", f"{words}: {result.stderr}")
    told = run("guide", ROOT / "docs", "--out", folder / "x.pdf", expect=1).stderr
    check("is neither a bank nor a blueprint" in told, told)
    broken = folder / "manifest.toml"
    broken.write_text("[manifest]\n", encoding="utf-8")
    run("guide", BANK, "--reserve", broken, "--out", folder / "x.pdf", expect=1)
    check(not (folder / "x.pdf").exists(), "nothing is written")
    told = run("make", PRACTICE_EXAM, "--layout", "qa", "--out", folder / "papers", expect=2).stderr
    check("makes guides, no papers" in told, told)


def main():
    for test in (says_what_the_bank_says, explains_terms, shows_wrong_options_alone, keeps_what_is_reserved, hides_every_word,
                 page_numbers_are_right, repeats, is_whole_or_nothing):
        with Folder() as folder:
            test(folder)


if __name__ == "__main__":
    main()
