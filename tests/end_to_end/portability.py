#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""The same papers from several builds of the program, byte for byte but for nothing."""
import subprocess
import sys

from common import BANK, ROOT, Folder, bytes_of, check


def main():
    builds = sys.argv[1:]
    check(len(builds) >= 2, "give two programs or more")
    with Folder() as folder:
        for paper, seeds in (("practice-exam", ("2026", "7", "ångström")), ("weekly-tests", ("1",)),
                             ("quick-quiz", ("1",))):
            for seed in seeds:
                wanted = None
                for number, build in enumerate(builds):
                    out = folder / f"{paper}-{seed}-{number}"
                    subprocess.run([build, "make", BANK / f"papers/{paper}.toml", "--seed", seed,
                                    "--out", out], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
                    found = bytes_of(out)
                    wanted = wanted or found
                    check(found == wanted, f"{build}: {paper} with seed {seed} differs")
                print(f"{paper}, seed {seed}: {len(wanted)} files equal from {len(builds)} builds")


if __name__ == "__main__":
    main()
