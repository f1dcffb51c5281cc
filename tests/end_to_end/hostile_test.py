#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Input made to break the program: forged records, files without end, closed streams, runs that meet.
Each ends with a sensible exit code and a message, and never with a wrong or a mixed paper."""
import hashlib
import os
import re
import shutil
import signal
import subprocess

from common import PROGRAM, ROOT, Folder, bytes_of, check, ends_soon, equal, run


def start(folder):
    """A small project, and its paper with the seed 1 in out/."""
    run("new", folder / "exams")
    exams = folder / "exams"
    run("make", "paper.toml", "--seed", "1", "--out", "out", cwd=exams)
    return exams


def forged(exams, old, new, count=1):
    """A copy of the paper whose manifest says something else under a right seal."""
    copy = exams / "forged"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(exams / "out", copy)
    text = (copy / "manifest.toml").read_text(encoding="utf-8")
    changed, found = re.subn(old, new, text, count=count, flags=re.DOTALL)
    check(found > 0, f"the manifest has {old}")
    head = changed[:changed.rindex("digest = ")]
    seal = hashlib.sha256(head.encode()).hexdigest()
    (copy / "manifest.toml").write_text(f'{head}digest = "sha256:{seal}"\n', encoding="utf-8")
    return copy / "manifest.toml"


SECTION = r"\[\[form\.section\]\]\nlaw.*?\n\]\n"
ZEROS = "0" * 64


def forged_manifests(folder):
    exams = start(folder)
    for old, new, word in (
            (SECTION, r"\g<0>\g<0>", "sections"),
            (SECTION, "", "sections"),
            (r"outputs = \[.*?\n\]", "outputs = []", "does not list questions-A.pdf"),
            (r'answer = "."', 'answer = "Z"', "form A"),
            (r"points = 1 ", "points = 2 ", "form A"),
            (r'code = "A.*?"', 'code = "A"', "form A"),
            (r'name = "A"', 'name = "../A"', "cannot name a form"),
            (r"record = \[", f'record = [\n  {{ name = "../paper.toml", sha256 = "{ZEROS}" }},',
             "cannot be a file"),
            (r'"key.csv"', '"/etc/passwd"', "cannot be a file"),
            (r'"key.csv"', '"questions-A.pdf"', "listed twice"),
            (r'"key.csv"', '"record/x"', "cannot be a file"),
    ):
        manifest = forged(exams, old, new)
        before = bytes_of(folder)
        told = run("rebuild", manifest, "--out", folder / "again", expect=1).stderr
        check(word in told, f"{old} -> {new}: {told}")
        equal(bytes_of(folder) == before, True, f"{old} -> {new}: nothing is written")
    run("rebuild", forged(exams, r'blueprint = "paper"', 'blueprint = "other"'), "--out",
        folder / "again")


def endless_files(folder):
    exams = start(folder)
    os.mkfifo(exams / "pipe.toml")
    for path in ("pipe.toml", "/dev/zero"):
        told = run("make", path, "--out", "x", cwd=exams, expect=3).stderr
        check(path in told and "device or a pipe" in told, told)
        run("check", path, cwd=exams, expect=None)
    (exams / "pipe.toml").rename(exams / "bank/items/pipe.toml")
    told = run("make", "paper.toml", "--out", "x", cwd=exams, expect=3).stderr
    check(told.startswith("error: cannot read bank/items/pipe.toml: "), f"a path as written: {told}")
    check(not (exams / "x").exists(), "nothing is made")
    (exams / "bank/items/pipe.toml").unlink()
    long = "n" * 5000
    for line in (f'layout = "{long}"', f'banks = ["{long}"]'):
        text = (exams / "paper.toml").read_text(encoding="utf-8").replace('banks = ["bank"]', line)
        (exams / "long.toml").write_text(text, encoding="utf-8")
        told = run("make", "long.toml", "--out", "x", cwd=exams, expect=1).stderr
        check("long.toml" in told or "there is no layout" in told, told[:500])


def odd_names(folder):
    """The manifest is text, so what it names must be."""
    exams = start(folder)
    shutil.copy(exams / "paper.toml", os.fsencode(exams) + b"/\xff.toml")
    for words in ((b"make", b"\xff.toml", b"--seed", b"1", b"--out", b"x"),
                  (b"make", b"paper.toml", b"--seed", b"\xff", b"--out", b"x")):
        result = subprocess.run([os.fsencode(PROGRAM), *words], cwd=exams, capture_output=True,
                                check=False)
        check(result.returncode in (1, 2) and b"not UTF-8" in result.stderr, result.stderr)
        check(not (exams / "x").exists(), "nothing is made")
    # A name that the shell cannot print well is no matter.
    run("make", "paper.toml", "--seed", "a\nb\u202e", "--out", "x\ny", cwd=exams)
    run("rebuild", "x\ny/manifest.toml", "--out", "again", cwd=exams)
    equal(bytes_of(exams / "again") == bytes_of(exams / "x\ny"), True, "rebuilt from odd names")


def taken_form_names(folder):
    exams = start(folder)
    text = (exams / "paper.toml").read_text(encoding="utf-8")
    (exams / "paper.toml").write_text(text.replace("forms = 2", 'forms = ["b"]'), encoding="utf-8")
    run("make", "paper.toml", "--seed", "1", "--forms", "3", "--out", "x", cwd=exams)
    equal(sorted(path.name for path in (exams / "x").glob("key-*")),
          ["key-A.pdf", "key-C.pdf", "key-b.pdf"], "no two forms differ in capitals only")


def closed_streams(folder):
    """The first file opened takes the number of a closed stream; nothing may be told into it."""
    exams = start(folder)
    wanted = bytes_of(exams / "out")

    def close_all():
        for number in range(3):
            os.close(number)
    result = subprocess.run([str(PROGRAM), "make", "paper.toml", "--seed", "1", "--out", "x"],
                            cwd=exams, preexec_fn=close_all, check=False)
    equal(result.returncode, 3, "exit code when standard output is closed")
    equal(bytes_of(exams / "x") == wanted, True, "the same bytes with closed streams")


def file_size_limit(folder):
    """SIGXFSZ ends no run: the write that fails is told."""
    import resource
    exams = start(folder)

    def limit():
        signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000))
    told = run("make", "paper.toml", "--seed", "2", "--out", "x", cwd=exams, expect=3,
               preexec_fn=limit).stderr
    check(re.match(r"error: cannot write x/.*\.pdf: File too large", told), told)
    equal([path.name for path in exams.iterdir() if "x" == path.name or "staging" in path.name], [],
          "nothing is left")


def runs_that_meet(folder):
    """Several runs with --force into one folder: the last one's paper, whole."""
    exams = start(folder)
    for _ in range(3):
        runs = [subprocess.Popen([str(PROGRAM), "make", "paper.toml", "--seed", str(seed), "--forms",
                                  "20", "--out", "out", "--force"], cwd=exams,
                                 stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
                for seed in range(4)]
        for one in runs:
            _, told = one.communicate(timeout=120)
            equal(one.returncode, 0, f"exit code of a run that met others ({told})")
        again = folder / "again"
        run("rebuild", exams / "out/manifest.toml", "--out", again)
        equal(bytes_of(exams / "out") == bytes_of(again), True, "one run's paper, whole")
        shutil.rmtree(again)
    equal([path.name for path in exams.iterdir() if "staging" in path.name], [], "nothing is left")


def meeting(exams, *commands):
    """Runs all at once; the exit codes and what was told."""
    runs = [subprocess.Popen([str(PROGRAM), *words], cwd=exams, stdout=subprocess.DEVNULL,
                             stderr=subprocess.PIPE, text=True) for words in commands]
    told = [one.communicate(timeout=120)[1] for one in runs]
    return [(one.returncode, words) for one, words in zip(runs, told)]


def runs_that_meet_unforced(folder):
    """Of several runs into one new folder the first has it; the others find a paper there."""
    exams = start(folder)
    for _ in range(3):
        results = meeting(exams, *(["make", "paper.toml", "--seed", str(seed), "--out", "met"]
                                   for seed in range(4)))
        equal(sorted(code for code, _ in results), [0, 1, 1, 1], f"one run has the folder: {results}")
        check(all("is there already" in told for code, told in results if code == 1), str(results))
        run("verify", exams / "met/manifest.toml")
        shutil.rmtree(exams / "met")


def issue_that_meets_others(folder):
    """What was said to be issued is issued, whole, whatever else was at work on the paper."""
    exams = start(folder)
    shutil.copytree(exams / "out", exams / "first")
    for round_number in range(6):
        shutil.rmtree(exams / "out")
        shutil.copytree(exams / "first", exams / "out")
        others = [["make", "paper.toml", "--seed", "2", "--out", "out", "--force"],
                  ["replace", "out/manifest.toml", "A:1"], ["rebuild", "out/manifest.toml", "--force"]]
        order = others[round_number % 3:] + others[:round_number % 3]
        results = meeting(exams, *order, ["issue", "out/manifest.toml"])
        check(all(code in (0, 1) for code, _ in results), str(results))
        told = run("verify", "out/manifest.toml", cwd=exams).stdout
        equal("issued: nothing overwrites it" in told, results[-1][0] == 0,
              f"issued as it was said: {results}")


def paper_into_a_bank(folder):
    """A bank passes over what a run left: a paper among its items would hide or spoil them."""
    exams = start(folder)
    before = bytes_of(exams / "bank")
    for place in ("bank", "bank/", "bank/items", "bank/items/../items"):
        for words in (("make", "paper.toml"), ("rebuild", "out/manifest.toml")):
            told = run(*words, "--out", place, "--force", cwd=exams, expect=1).stderr
            check("a paper would spoil it; --out names another folder" in told, told)
    equal(bytes_of(exams / "bank") == before, True, "the bank is as it was")
    run("make", "paper.toml", "--out", "bank/papers/exam", cwd=exams)
    run("make", "paper.toml", "--out", "bank/papers/exam", "--force", cwd=exams)
    run("check", "bank", cwd=exams)


def many_faults_in_a_line(folder):
    exams = start(folder)
    picks = ",".join(f'"q{number}"' for number in range(20_000))
    (exams / "paper.toml").write_text('[paper]\ntitle = "T"\nbanks = ["bank"]\n[[section]]\n'
                                      f"pick = [{picks}]\n", encoding="utf-8")
    result = subprocess.run([str(PROGRAM), "make", "paper.toml", "--out", "x"], cwd=exams,
                            capture_output=True, text=True, preexec_fn=ends_soon(), check=False)
    equal(result.returncode, 1, "exit code")
    # Each unknown id, and the limit told of the section and of the paper.
    check("20002 errors" in result.stderr, result.stderr[-200:])


def templates(folder):
    """Places in markup are the program's own: a forged one must not be looked up."""
    data = folder / "data"
    shutil.copytree(ROOT / "layouts", data / "layouts")
    (data / "fonts").symlink_to(ROOT / "fonts")
    page = data / "layouts/exam/questions.html"
    page.write_text(page.read_text(encoding="utf-8").replace(
        "</body>", '<p data-at="999.1.1">x</p></body>'), encoding="utf-8")
    exams = start(folder)
    told = run("make", "paper.toml", "--out", "x", "--data", data, cwd=exams, expect=1).stderr
    check("cannot set the attribute `data-at`" in told, told)


def main():
    for test in (forged_manifests, endless_files, odd_names, taken_form_names, closed_streams,
                 file_size_limit, runs_that_meet, runs_that_meet_unforced, issue_that_meets_others,
                 paper_into_a_bank, many_faults_in_a_line, templates):
        with Folder() as folder:
            test(folder)


if __name__ == "__main__":
    main()
