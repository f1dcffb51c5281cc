#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Banks and blueprints of chance: whether a paper exists, said by the program and by solvers of
integer programs that share nothing with it, and every paper made put into the same program.

oracle_test.py [INSTANCES [FEATURE,…]]: 30 unless given, or 300 of PAPERSETTER_LONG; every tenth is
larger. Solvers that are not installed are left out; one must be."""
import csv
import os
import pathlib
import subprocess
import sys
import tempfile

import instances
import program as programs
import solvers
import toml_text

PROGRAM = pathlib.Path(os.environ.get("PAPERSETTER", "build/release/papersetter")).resolve()
VERDICTS = {0: solvers.FOUND, 1: solvers.NONE, 5: solvers.UNDECIDED}


def run(*words):
    result = subprocess.run([str(PROGRAM), *map(str, words)], capture_output=True, text=True,
                            check=False)
    if result.returncode not in VERDICTS:
        sys.exit(f"{words}: exit code {result.returncode}\n{result.stderr}")
    return VERDICTS[result.returncode], result.stdout + result.stderr


def papers_of(folder):
    """The items of each form, from the file for marking."""
    papers = {}
    with open(folder / "key.csv", encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            papers.setdefault(row["form"], []).append(row["item"].split(":")[-1])
    return list(papers.values())


def values_of(items_of_forms, items):
    """The variables of the program that these forms set."""
    values = {}
    for form, paper in enumerate(items_of_forms):
        for key in paper:
            values[f"x{form}_{key}"] = 1
            if "stimulus" in items[key]:
                values[f"y{form}_{items[key]['stimulus']}"] = 1
        for other, earlier in enumerate(items_of_forms[:form]):
            values.update({f"z{other}_{form}_{key}": 1 for key in set(paper) & set(earlier)})
    return values


class Tally:
    def __init__(self):
        self.counts, self.faults, self.papers = {}, [], 0

    def count(self, *words):
        self.counts[words] = self.counts.get(words, 0) + 1

    def fault(self, seed, text):
        self.faults.append(f"instance {seed}: {text}")


def check_papers(seed, path, made, tally):
    """Every paper that is made satisfies every row."""
    out = path.parent / "out"
    verdict, said = run("make", path, "--out", out, "--seed", seed, "--force")
    if verdict != solvers.FOUND:
        tally.fault(seed, f"plan says there is a paper, make says {verdict}:\n{said}")
        return
    blueprint = programs.read_toml(path)
    items, _ = programs.read_bank(path.parent / "bank")
    forms = papers_of(out)
    is_joint = blueprint.get("series", {}).get("mode") == "joint"
    for series in [forms] if is_joint else [[one] for one in forms]:
        tally.papers += len(series)
        if any(len(set(one)) != len(one) for one in series):
            tally.fault(seed, "an item stands twice on a paper")
        broken = made.broken(values_of(series, items))
        if broken:
            tally.fault(seed, f"a paper breaks {broken}")


def check_instance(seed, instance, folder, names, tally):
    path = toml_text.write_instance(instance, folder)
    made = programs.build(path)
    verdict, said = run("plan", path)
    tally.count("papersetter", verdict)
    for name in names:
        other, _ = solvers.ask(name, made, folder)
        tally.count(name, other)
        if solvers.UNDECIDED not in (verdict, other) and verdict != other:
            tally.fault(seed, f"{verdict} according to plan, {other} according to {name}\n{said}")
    if verdict == solvers.FOUND:
        check_papers(seed, path, made, tally)


def main():
    is_long = "PAPERSETTER_LONG" in os.environ
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300 if is_long else 30
    features = sys.argv[2].split(",") if len(sys.argv) > 2 else instances.ALL
    names = solvers.installed()
    if not names:
        sys.exit("none of cbc, glpsol and z3 is installed")
    tally = Tally()
    for seed in range(count):
        made = instances.small(seed, features, 150 if seed % 10 == 9 else 40)
        with tempfile.TemporaryDirectory(prefix="papersetter-oracle-") as folder:
            check_instance(seed, made, pathlib.Path(folder), names, tally)
    print(f"{count} instances, {tally.papers} papers put into their programs")
    for words, number in sorted(tally.counts.items()):
        print(f"  {words[0]}: {words[1]}: {number}")
    if tally.faults:
        sys.exit("\n".join(tally.faults[:10]) + f"\nFAILED: {len(tally.faults)} disagreements")
    # Where all said the same of everything, nothing was asked.
    both = {solvers.FOUND, solvers.NONE} - {words[1] for words in tally.counts}
    if count >= 16 and both:
        sys.exit(f"FAILED: no instance was one with {both}")


if __name__ == "__main__":
    main()
