#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""`make --watch`: the paper is made again when a bank, the blueprint, the layout or the fonts are
saved, and not else; faults are told in their place and leave the last paper alone; Ctrl-C ends it
cleanly. And `layout new`, which gives a layout to work on like that."""
import os
import queue
import signal
import subprocess
import threading
import time

from common import PROGRAM, ROOT, Folder, bytes_of, check, equal, run

PATIENCE = 60  # seconds; a loaded machine is slow


class Watch:
    """A running `make --watch`. Every round ends with a line that says what is watched."""

    def __init__(self, *arguments, cwd):
        self._lines = queue.Queue()
        self._process = subprocess.Popen([str(PROGRAM), "make", *map(str, arguments), "--watch"], cwd=cwd, text=True,
                                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self._process.stdout:
            self._lines.put(line)

    def round(self):
        """What is told up to the end of a round."""
        told = ""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                told += self._lines.get(timeout=max(0.01, end - time.monotonic()))
            except queue.Empty:
                self._process.kill()
                check(False, f"no round within {PATIENCE} s\n{told}")
            if told.splitlines()[-1].startswith("watching "):
                return told

    def is_quiet(self, seconds):
        time.sleep(seconds)
        return self._lines.empty()

    def stop(self, number=signal.SIGINT):
        self._process.send_signal(number)
        code = self._process.wait(timeout=PATIENCE)
        time.sleep(0.1)
        rest = ""
        while not self._lines.empty():
            rest += self._lines.get()
        return code, rest


def change(path, before, after):
    text = path.read_text(encoding="utf-8")
    check(before in text, f"{path}: {before}")
    path.write_text(text.replace(before, after), encoding="utf-8")


def replaced(path, text):
    """Saves as many editors do: a new file is put in the place of the old one."""
    other = path.with_name(path.name + "~")
    other.write_text(text, encoding="utf-8")
    os.replace(other, path)


def every_input(folder):
    """Bank, blueprint, layout and fonts, one after another, with a fault in between."""
    run("new", folder / "exams")
    exams = folder / "exams"
    (exams / "fonts").mkdir()
    (exams / "fonts/fonts.toml").write_bytes((ROOT / "fonts/fonts.toml").read_bytes())
    out = exams / "output/paper"
    watch = Watch("paper.toml", cwd=exams)
    told = watch.round()
    check("questions-A.pdf" in told and "seed: " in told, told)
    seed = told[told.index("seed: "):].split()[1]
    made = bytes_of(out)
    check(watch.is_quiet(0.5), "nothing is made when nothing is saved")

    # A bank, first with a fault.
    water = exams / "bank/items/water.toml"
    right = water.read_text(encoding="utf-8")
    replaced(water, right.replace("tempting =", "temptng ="))
    told = watch.round()
    check("bank/items/water.toml has changed" in told and 'bank/items/water.toml:17:1: error: unknown key "temptng"' in told
          and "output/paper stays as it was made last" in told, told)
    equal(bytes_of(out), made, "the last good output stays")
    water.write_text(right.replace("rationale = '''", "rationale = '''Indeed: "), encoding="utf-8")
    told = watch.round()
    check("questions-A.pdf" in told and f"seed: {seed}" in told, told)
    now = bytes_of(out)
    check(now["key-A.pdf"] != made["key-A.pdf"] and now["questions-A.pdf"] == made["questions-A.pdf"],
          "the key has the new rationale, the draw is the same")

    # A new item file, the blueprint, the layout, its profiles and the fonts.
    (exams / "bank/items/new.toml").write_text('[[item]]\nid = "x"\n', encoding="utf-8")
    check('item "x"' in watch.round(), "a new file of the bank is read")
    (exams / "bank/items/new.toml").unlink()
    check("questions-A.pdf" in watch.round(), "and its end is seen")
    change(exams / "paper.toml", "My first paper", "My second paper")
    watch.round()
    check((out / "questions-A.pdf").read_bytes() != made["questions-A.pdf"], "the title is printed")
    change(exams / "layouts/exam/style.css", "margin: 18mm", "margin: 19mmm")
    told = watch.round()
    check("layouts/exam/style.css:" in told and ": error: " in told, told)
    change(exams / "layouts/exam/style.css", "margin: 19mmm", "margin: 19mm")
    check("questions-A.pdf" in watch.round(), "the layout is right again")
    change(exams / "fonts/fonts.toml", "[fallback]", "[fallbak]")
    check("fonts/fonts.toml" in watch.round(), "the fonts are watched")
    change(exams / "fonts/fonts.toml", "[fallbak]", "[fallback]")
    check("questions-A.pdf" in watch.round(), "the fonts are right again")
    code, rest = watch.stop()
    equal((code, rest), (0, "stopped watching\n"), "Ctrl-C")
    equal(sorted(path.name for path in (exams / "output").iterdir()), ["paper"], "nothing is left behind")
    run("verify", out / "manifest.toml")


def what_no_save_can_mend(folder):
    """Ends at once, with the exit code of `make`."""
    run("new", folder / "exams")
    exams = folder / "exams"
    for words, code, message in ((["nowhere.toml"], 1, "there is no blueprint nowhere.toml"),
                                 (["paper.toml", "--paper", "a11"], 2, "--paper cannot be"),
                                 (["paper.toml", "--out", "layouts"], 1, "layouts is there already")):
        told = run("make", *words, "--watch", cwd=exams, expect=code).stderr
        check(message in told, told)
    run("make", "paper.toml", "--seed", "1", cwd=exams)
    run("make", "paper.toml", "--watch", cwd=exams, expect=1)
    # With --force it is the person's wish; issued meanwhile, the paper is safe and the watch goes on.
    watch = Watch("paper.toml", "--seed", "1", "--force", cwd=exams)
    watch.round()
    run("issue", exams / "output/paper/manifest.toml")
    made = bytes_of(exams / "output/paper")
    change(exams / "paper.toml", "My first paper", "My second paper")
    check("was issued: nothing overwrites it" in watch.round(), "issued")
    equal(bytes_of(exams / "output/paper"), made, "an issued paper stays")
    equal(watch.stop(signal.SIGTERM)[0], 0, "SIGTERM")


def output_among_the_inputs(folder):
    """A bank that has the output in its folder is not set off by its own work."""
    run("new", folder / "exams")
    bank = folder / "exams/bank"
    paper = (folder / "exams/paper.toml").read_text(encoding="utf-8").replace('"bank"', '"."')
    (bank / "paper.toml").write_text(paper, encoding="utf-8")
    watch = Watch("paper.toml", "--seed", "1", cwd=bank)
    watch.round()
    check(watch.is_quiet(1), "its own output is no change")
    equal(watch.stop()[0], 0, "Ctrl-C")


def a_layout_of_ones_own(folder):
    run("new", folder / "exams")
    exams = folder / "exams"
    told = run("layout", "new", "layouts/mine", "--from", "exam", cwd=exams).stdout
    check("layouts/mine: a copy of the layout exam, " in told and 'layout = "mine"' in told
          and "papersetter make BLUEPRINT --watch" in told, told)
    mine, exam = bytes_of(exams / "layouts/mine"), bytes_of(exams / "layouts/exam")
    check(mine.pop("layout.toml").startswith(b'# SPDX-License-Identifier: MIT\nname = "mine"\ndescription = '), "its name")
    exam.pop("layout.toml")
    equal(mine, exam, "a copy")
    run("check", "layouts/mine", cwd=exams)
    change(exams / "paper.toml", "[paper]\n", '[paper]\nlayout = "mine"\n')
    watch = Watch("paper.toml", "--seed", "1", cwd=exams)
    watch.round()
    before = (exams / "output/paper/questions-A.pdf").read_bytes()
    change(exams / "layouts/mine/style.css", "padding-inline-start: 10mm;", "padding-inline-start: 12mm;")
    start = time.monotonic()
    check("layouts/mine/style.css has changed" in watch.round(), "saved")
    print(f"made again after {time.monotonic() - start:.2f} s")
    check((exams / "output/paper/questions-A.pdf").read_bytes() != before, "the look has changed")
    equal(watch.stop()[0], 0, "Ctrl-C")
    # What is there stays, and what cannot be a layout is refused.
    told = run("layout", "new", "layouts/mine", cwd=exams, expect=1).stderr
    check("layouts/mine is there already and is not an empty folder" in told, told)
    check('there is no layout "nonsense"' in run("layout", "new", "x", "--from", "nonsense", cwd=exams, expect=1).stderr,
          "an unknown layout")
    run("layout", "new", "x", "--from", "../exam", cwd=exams, expect=2)
    check(not (exams / "x").exists(), "nothing is made")
    check("move it there" in run("layout", "new", "x", cwd=exams).stdout, "a folder where it is not found")


def main():
    for case in (every_input, what_no_save_can_mend, output_among_the_inputs, a_layout_of_ones_own):
        with Folder() as folder:
            case(folder)


if __name__ == "__main__":
    main()
