#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""The same draws from several builds, byte for byte: same_draws.py PRINT_DRAWS…

The banks that come with the program, banks of chance, and one of the size of the benchmarks; once
more with another locale and time zone."""
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/oracles"))
import instances  # noqa: E402
import toml_text  # noqa: E402

SEEDS = ("2026", "7", "ångström")
ELSEWHERE = {"LC_ALL": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati"}


def blueprints(folder):
    for bank in ("ml-engineering", "science"):
        yield from sorted((ROOT / "banks" / bank / "papers").glob("*.toml"))
    for seed in range(60):
        yield toml_text.write_instance(instances.small(seed), folder / f"small-{seed}")
    large = instances.large(series={"mode": "independent", "forms": 20})
    yield toml_text.write_instance(large, folder / "large")
    yield toml_text.write_instance(instances.overlapping(), folder / "overlapping")


def drawn(program, path, surroundings):
    """What is printed, and the exit code: a refusal must be the same everywhere too."""
    result = subprocess.run([program, path, *SEEDS], capture_output=True, check=False,
                            env={**os.environ, **surroundings})
    return result.returncode, result.stdout


def main():
    programs = sys.argv[1:]
    if len(programs) < 2:
        sys.exit(__doc__)
    counts = {}
    with tempfile.TemporaryDirectory(prefix="papersetter-draws-") as folder:
        for path in blueprints(pathlib.Path(folder)):
            wanted = drawn(programs[0], path, {})
            for program in programs:
                for surroundings in ({}, ELSEWHERE):
                    if drawn(program, path, surroundings) != wanted:
                        sys.exit(f"FAILED: {program} draws otherwise from {path}")
            counts[wanted[0]] = counts.get(wanted[0], 0) + 1
    if counts.get(0, 0) < 20:
        sys.exit(f"FAILED: almost nothing was drawn: {counts}")
    print(f"{len(programs)} builds draw the same from {sum(counts.values())} blueprints, of which "
          f"{counts[0]} have papers")


if __name__ == "__main__":
    main()
