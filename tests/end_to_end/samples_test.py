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
        named = re.findall(r"`(my-exams/[\w/.-]+\.toml)`", before)
        if language == "toml" and named:
            with open(at / named[-1], "a", encoding="utf-8") as file:
                file.write("\n" + block)
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
    for name in ("questions", "key"):
        tool("pdftoppm", "-r", "75", "-png", "-singlefile",
             at / f"output/practice-exam/{name}-A.pdf", at / name)
        with Image.open(at / f"{name}.png") as picture:
            picture.convert("L").quantize(16).save(ROOT / f"docs/pictures/{name}.png", optimize=True)


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
    told = (ROOT / "README.md").read_text(encoding="utf-8")
    items = len(re.findall(r"^\[\[item\]\]", "".join(
        path.read_text(encoding="utf-8") for path in BANK.rglob("*.toml")), re.MULTILINE))
    check(f"is real: {items} questions" in told, f"README.md: the bank has {items} questions")


if __name__ == "__main__":
    main()
