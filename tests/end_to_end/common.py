# SPDX-License-Identifier: MIT
"""What the end-to-end tests share: running the program, reading PDFs, reading banks a second way."""
import csv
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import tomllib
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = pathlib.Path(os.environ.get("PAPERSETTER", ROOT / "build/release/papersetter")).resolve()
BANK = ROOT / "banks/ml-engineering"
SCIENCE = ROOT / "banks/science"
PRACTICE_EXAM = BANK / "papers/practice-exam.toml"


def run(*arguments, cwd=ROOT, expect=0, env=None, preexec_fn=None):
    """Runs the program; fails the test when the exit code is another."""
    result = subprocess.run([str(PROGRAM), *map(str, arguments)], cwd=cwd, capture_output=True,
                            text=True, env=env, preexec_fn=preexec_fn, check=False)
    if expect is not None and result.returncode != expect:
        sys.exit(f"papersetter {' '.join(map(str, arguments))}\nexit code {result.returncode}, "
                 f"not {expect}\n{result.stdout}{result.stderr}")
    return result


def ends_soon(seconds=30):
    """For preexec_fn: seconds of the processor, not of a clock that a busy machine runs away with."""
    return lambda: resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def tool(*arguments):
    result = subprocess.run(list(map(str, arguments)), capture_output=True, check=False)
    if result.returncode != 0:
        sys.exit(f"{' '.join(map(str, arguments))}\nexit code {result.returncode}\n"
                 f"{result.stdout.decode(errors='replace')}{result.stderr.decode(errors='replace')}")
    return result.stdout.decode("utf-8")


def check(condition, message):
    if not condition:
        sys.exit(f"FAILED: {message}")


def equal(found, wanted, what):
    if found != wanted:
        sys.exit(f"FAILED: {what}\n  found:  {found!r}\n  wanted: {wanted!r}")


class Folder:
    """A temporary folder for one test."""

    def __enter__(self):
        self.path = pathlib.Path(tempfile.mkdtemp(prefix="papersetter-test-"))
        return self.path

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)


def text_of(pdf):
    """The text of a PDF in the order of its content, which is the order of the document."""
    return tool("pdftotext", "-raw", "-enc", "UTF-8", pdf, "-")


def body_of(pdf):
    """The same without the running heads and feet of A4 pages, so that what runs over a page is
    one piece: margins are 18 mm (51 pt) at the top and 22 mm (62 pt) at the foot of 842 pt."""
    return without_continued(tool("pdftotext", "-raw", "-enc", "UTF-8", "-r", "72", "-x", "0", "-y", "50",
                                  "-W", "596", "-H", "730", pdf, "-"))


def without_continued(text):
    """A page's text without the line that goes on with a split question."""
    return re.sub(r"Question \d+ \(continued\)", "", text)


def squeezed(text):
    """Letters, digits and the tick only: what is said, whatever the line breaks."""
    text = unicodedata.normalize("NFKC", text)
    return "".join(ch for ch in text if ch.isalnum() or ch == "✓")


def plain(markdown):
    """What a reader sees of a bank text, squeezed. Only as much Markdown as the banks use."""
    text = re.sub(r"```\w*\n", "", markdown).replace("```", "")
    text = re.sub(r"</?(sub|sup|span|br)\b[^>]*>", "", text)
    text = re.sub(r"^\s*\d+[.)]\s", "", text, flags=re.M) if "\n" in text.strip() else text
    return squeezed(text)


def items_of(bank):
    """The items of a bank folder by id, with [defaults] laid under them."""
    head = tomllib.loads((bank / "bank.toml").read_text(encoding="utf-8"))
    items = {}
    for path in sorted(bank.rglob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        if "paper" in data:
            continue
        for item in data.get("item", []):
            items[item["id"]] = {**head.get("defaults", {}), **data.get("defaults", {}), **item}
    return items


def stimuli_of(bank):
    """The stimuli of a bank folder by id."""
    return {stimulus["id"]: stimulus for path in sorted(bank.rglob("*.toml"))
            for stimulus in tomllib.loads(path.read_text(encoding="utf-8")).get("stimulus", [])}


def key_rows(folder):
    with open(folder / "key.csv", encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def bytes_of(folder):
    return {str(path.relative_to(folder)): path.read_bytes()
            for path in sorted(folder.rglob("*")) if path.is_file()}
