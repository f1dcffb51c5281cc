#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""README.md and docs/records.md, followed word by word: every command in them is run, every file
that they show is written, and what they say the program prints is what it prints.
`--update` takes what it prints now, and the pictures of README.md, as they are."""
import re
import shlex
import shutil
import subprocess
import sys

from PIL import Image

from common import BANK, PRACTICE_EXAM, PROGRAM, ROOT, Folder, check, equal, run, tool
from typography_test import pages_of

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```\n", re.DOTALL | re.MULTILINE)
COMMAND = re.compile(r"^\$ (?:build/release/)?papersetter (.*)$")


def change(path, *pairs):
    text = path.read_text(encoding="utf-8")
    for old, new in pairs:
        check(text.count(old) == 1, f"{path.name} has {old!r} once")
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")


def spoil(at):
    change(at / "my-exams/bank/items/water.toml", ("tempting = '''It often", "temptng = '''It often"))
    change(at / "my-exams/paper.toml", ("rocks = 2", "rock = 2"))


def mend_and_ask_for_more(at):
    change(at / "my-exams/bank/items/water.toml", ("temptng", "tempting"))
    change(at / "my-exams/paper.toml", ("rock = 2", "rocks = 2"))
    equal(run("check", "my-exams/paper.toml", cwd=at).stdout, "my-exams/paper.toml: no faults\n",
          "both put right")
    change(at / "my-exams/paper.toml", ("items = 4", "items = 6"), ("rocks = 2", "rocks = 4"))


def ask_for_less(at):
    change(at / "my-exams/paper.toml", ("items = 6", "items = 4"), ("rocks = 4", "rocks = 2"))


def start(at):
    run("new", "my-exams", cwd=at)
    run("make", "my-exams/paper.toml", "--seed", "2026", cwd=at)


def damage(at):
    shutil.copytree(at / "output/paper", at / "whole")
    with open(at / "output/paper/key-A.pdf", "ab") as file:
        file.write(b"x")
    (at / "output/paper/record/layout/key.html").unlink()


def make_whole(at):
    shutil.rmtree(at / "output/paper")
    (at / "whole").rename(at / "output/paper")


# What the text between the samples has the reader do, by the number of the command.
README_STEPS = {2: spoil, 3: mend_and_ask_for_more, 4: ask_for_less}
RECORDS_STEPS = {0: start, 1: damage, 2: make_whole}


def printed(arguments, at):
    result = subprocess.run([str(PROGRAM), *shlex.split(arguments)], cwd=at, capture_output=True,
                            text=True, check=False)
    check(result.returncode in (0, 1), f"{arguments}: exit code {result.returncode}: {result.stderr}")
    return result.stdout + result.stderr


def followed(text, at, steps):
    """The document as it should be: each sample with what the program prints now."""
    count = 0

    def sample(block):
        nonlocal count
        said = []
        commands = re.split(r"^(?=\$ )", block, flags=re.MULTILINE)
        for words in filter(None, commands):
            first, _, output = words.partition("\n")
            command = COMMAND.match(first)
            if not command:
                return block
            steps.get(count, lambda _: None)(at)
            count += 1
            prints = printed(command.group(1), at)
            said.append(first + "\n" + (prints if output else ""))
        return "".join(said)

    made, end = [], 0
    for found in BLOCK.finditer(text):
        language, block = found.groups()
        before = text[end:found.start()]
        named = re.findall(r"`(my-exams/[\w/.-]+\.(?:toml|csv))`", before)
        if language in ("toml", "csv") and named:
            with open(at / named[-1], "a", encoding="utf-8") as file:
                file.write("\n" * (language == "toml") + block)
        elif block.startswith("$ "):
            block = sample(block)
        elif block.startswith("output/practice-exam\n"):
            block = run("make", PRACTICE_EXAM, "--seed", "2026", "--out", "output/practice-exam",
                        cwd=at).stdout
        made.append(f"{before}```{language}\n{block}```\n")
        end = found.end()
    check(count > max(steps), f"{count} commands")
    return "".join(made) + text[end:]


def take_pictures(at):
    # The first page of a key is for marking; the second has rationales.
    for name, page in (("questions", 1), ("key", 2)):
        tool("pdftoppm", "-r", "75", "-png", "-singlefile", "-f", page, "-l", page,
             at / f"output/practice-exam/{name}-A.pdf", at / name)
        with Image.open(at / f"{name}.png") as picture:
            picture.convert("L").quantize(16).save(ROOT / f"docs/pictures/{name}.png", optimize=True)


# The questions of types.toml, which `new` writes, in their order.
TYPES = ("single", "multiple", "true-false", "numeric", "short", "cloze", "matching", "ordering", "essay",
         "composite")


def take_type_pictures(at):
    """A picture of each type of question as printed: from its number to the next one's."""
    run("new", at / "starter")
    run("make", at / "starter/types.toml", "--seed", "1", "--out", at / "types")
    scale = 75 / 72
    found = []
    for page, words in enumerate(pages_of(at / "types/questions-A.pdf"), 1):
        tool("pdftoppm", "-r", "75", "-png", "-singlefile", "-f", page, "-l", page,
             at / "types/questions-A.pdf", at / f"types-{page}")
        left = min(word[1] for word in words)
        tops = [word[2] for word in words
                if re.fullmatch(r"\d{1,2}", word[0]) and word[1] - left < 1 and word[4] - word[2] > 11]
        foot = min(word[2] for word in words if word[0] in ("Page", "END") and word[2] > max(tops))
        for top, end in zip(tops, [*tops[1:], foot]):
            with Image.open(at / f"types-{page}.png") as picture:
                found.append(picture.convert("L").crop(
                    (int(left * scale) - 6, int(top * scale) - 6, picture.width - 50, int(end * scale) - 4)))
    equal(len(found), len(TYPES), "questions of types.toml")
    for name, picture in zip(TYPES, found):
        ink = picture.point(lambda grey: 255 if grey < 200 else 0).getbbox()
        picture = picture.crop((0, 0, picture.width, min(picture.height, ink[3] + 8)))
        picture.quantize(16).save(ROOT / f"docs/pictures/type-{name}.png", optimize=True)


def check_type_pictures():
    guide = (ROOT / "docs/bank_format.md").read_text(encoding="utf-8")
    for name in TYPES:
        check(f"(pictures/type-{name}.png)" in guide, f"docs/bank_format.md shows {name} as printed")
        check((ROOT / f"docs/pictures/type-{name}.png").exists(), f"a picture of {name}")


def main():
    is_update = "--update" in sys.argv[1:]
    for name, steps in (("README.md", README_STEPS), ("docs/records.md", RECORDS_STEPS)):
        text = (ROOT / name).read_text(encoding="utf-8")
        with Folder() as folder:
            true = followed(text, folder, steps)
            if is_update and name == "README.md":
                take_pictures(folder)
        if is_update:
            (ROOT / name).write_text(true, encoding="utf-8")
            continue
        for number, (found, wanted) in enumerate(zip(text.splitlines(), true.splitlines()), 1):
            equal(found, wanted, f"{name}:{number} (./run goldens takes it as it is now)")
        equal(text, true, name)
    if is_update:
        with Folder() as folder:
            take_type_pictures(folder)
    check_type_pictures()
    told = (ROOT / "README.md").read_text(encoding="utf-8")
    items = len(re.findall(r"^\[\[item\]\]", "".join(
        path.read_text(encoding="utf-8") for path in BANK.rglob("*.toml")), re.MULTILINE))
    check(f"is real: {items} questions" in told, f"README.md: the bank has {items} questions")


if __name__ == "__main__":
    main()
