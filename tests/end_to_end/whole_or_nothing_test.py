#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Output arrives whole or not at all: full disk, unwritable folder, signals, existing papers."""
import os
import resource
import signal
import subprocess
import time

from common import BANK, PRACTICE_EXAM, PROGRAM, ROOT, Folder, bytes_of, check, equal, run


def nothing_left(folder, what):
    equal(sorted(path.name for path in folder.iterdir()), [], f"{what}: nothing is left")


def full_disk(folder):
    """A write that fails half way, as on a full disk: no file may grow past 20 kB."""
    def limit():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
    folder.mkdir()
    result = run("make", PRACTICE_EXAM, "--seed", "1", "--out", folder / "out", expect=3,
                 preexec_fn=limit)
    check(".pdf" in result.stderr and "error:" in result.stderr,
          f"the message names the file: {result.stderr}")
    nothing_left(folder, "full disk")


def full_disk_over_existing(folder):
    out = folder / "out"
    run("make", PRACTICE_EXAM, "--seed", "1", "--out", out)
    before = bytes_of(folder)

    def limit():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
    run("make", PRACTICE_EXAM, "--seed", "2", "--out", out, "--force", expect=3, preexec_fn=limit)
    equal(bytes_of(folder) == before, True, "the old paper stands untouched")


def unwritable(folder):
    folder.mkdir()
    (folder / "file").write_text("a file, not a folder", encoding="utf-8")
    result = run("make", PRACTICE_EXAM, "--seed", "1", "--out", folder / "file/out", expect=3)
    check("file" in result.stderr, f"the message names the path: {result.stderr}")
    result = run("make", PRACTICE_EXAM, "--seed", "1", "--out", "/proc/papers/out", expect=3)
    check("/proc/papers" in result.stderr, f"the message names the path: {result.stderr}")
    if os.getuid() != 0:
        closed = folder / "closed"
        closed.mkdir(mode=0o500)
        result = run("make", PRACTICE_EXAM, "--seed", "1", "--out", closed / "out", expect=3)
        check("Permission denied" in result.stderr, result.stderr)
        nothing_left(closed, "a folder that cannot be written")


def existing(folder):
    out = folder / "out"
    run("make", PRACTICE_EXAM, "--seed", "1", "--out", out)
    before = bytes_of(out)
    result = run("make", PRACTICE_EXAM, "--seed", "2", "--out", out, expect=1)
    check("--force" in result.stderr, result.stderr)
    equal(bytes_of(out) == before, True, "an existing paper is refused")
    (out / "notes.txt").write_text("mine", encoding="utf-8")
    run("make", PRACTICE_EXAM, "--seed", "2", "--out", out, "--force", "--forms", "1")
    names = sorted(path.name for path in out.iterdir())
    equal(names, ["key-A.pdf", "key.csv", "key.json", "manifest.toml", "notes.txt", "questions-A.pdf",
                  "record"], "form B of the older run is removed, a stranger's file is kept")
    equal((out / "notes.txt").read_text(encoding="utf-8"), "mine", "a stranger's file")


def hostile_manifest(folder):
    """An older manifest that lists files outside its folder must not make --force delete them."""
    out = folder / "out"
    run("make", PRACTICE_EXAM, "--seed", "1", "--out", out)
    (folder / "precious.txt").write_text("keep me", encoding="utf-8")
    manifest = out / "manifest.toml"
    text = manifest.read_text(encoding="utf-8").replace("key.csv", "../precious.txt")
    manifest.write_text(text, encoding="utf-8")
    run("make", PRACTICE_EXAM, "--seed", "2", "--out", out, "--force")
    check((folder / "precious.txt").exists(), "a file outside the folder is never removed")


def interrupted(folder):
    folder.mkdir()
    process = subprocess.Popen(
        [str(PROGRAM), "make", str(BANK / "papers/weekly-tests.toml"), "--forms", "3000", "--out",
         str(folder / "out"), "--seed", "1"], cwd=ROOT, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not any(folder.rglob("*.pdf")):
        time.sleep(0.01)
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=60)
    equal(process.returncode, 130, f"exit code after SIGTERM ({errors})")
    nothing_left(folder, "interrupted")


def interrupted_early(folder):
    """A draw may take a minute; a signal ends it at once, and leaves no folder."""
    folder.mkdir()
    (folder / "bank").mkdir()
    (folder / "bank/bank.toml").write_text('[bank]\nid = "b"\n', encoding="utf-8")
    # Means of four places: a search of 20,000,000 steps.
    (folder / "bank/items.toml").write_text("".join(
        f"[[item]]\nid = 'i{i}'\np = {(i * 7919 + 13) % 9999 / 10000:.4f}\nstem = 'Which?'\n"
        "[[item.option]]\ntext = 'x'\ncorrect = true\nrationale = 'r'\n"
        "[[item.option]]\ntext = 'y'\nrationale = 's'\n" for i in range(300)), encoding="utf-8")
    (folder / "paper.toml").write_text('[paper]\ntitle = "T"\nbanks = ["bank"]\n[[section]]\n'
                                       'items = 40\np = 0.5123\n', encoding="utf-8")
    for words in (("make", "paper.toml", "--seed", "1", "--out", "deep/out"), ("plan", "paper.toml")):
        process = subprocess.Popen([str(PROGRAM), *words], cwd=folder, stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, text=True)
        time.sleep(0.5)
        deadline = time.monotonic() + 60
        while words[0] == "make" and time.monotonic() < deadline and not (folder / "deep").exists():
            time.sleep(0.01)
        if words[0] == "plan":
            time.sleep(2)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=10)
        equal((process.returncode, errors), (130, "error: interrupted; nothing was left behind\n"),
              f"{words}")
        equal(sorted(path.name for path in folder.iterdir()), ["bank", "paper.toml"], "nothing is left")


def killed(folder):
    """What a killed run left is swept by the next one."""
    folder.mkdir()
    process = subprocess.Popen(
        [str(PROGRAM), "make", str(BANK / "papers/weekly-tests.toml"), "--forms", "3000", "--out",
         str(folder / "out"), "--seed", "1"], cwd=ROOT, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not any(folder.rglob("*.pdf")):
        time.sleep(0.01)
    process.kill()
    process.wait()
    check(any(folder.iterdir()), "a killed run leaves its staging folder")
    check(not (folder / "out").exists(), "nothing under the final name")
    run("make", PRACTICE_EXAM, "--seed", "1", "--out", folder / "out")
    equal([path.name for path in folder.iterdir()], ["out"], "the stale staging folder is swept")


def main():
    with Folder() as folder:
        for test in (full_disk, full_disk_over_existing, unwritable, existing, hostile_manifest,
                     interrupted, interrupted_early, killed):
            test(folder / test.__name__)


if __name__ == "__main__":
    main()
