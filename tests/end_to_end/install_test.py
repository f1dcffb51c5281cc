#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""An installed program works from any folder: cmake --install to a prefix, then `new` and `make`."""
import os
import pathlib
import subprocess
import sys

from common import Folder, check, tool


def main():
    build = pathlib.Path(sys.argv[1])
    with Folder() as folder:
        prefix = folder / "prefix"
        tool("cmake", "--install", build, "--prefix", prefix)
        program = prefix / "bin/papersetter"
        work = folder / "work"
        work.mkdir()
        for words in (["new", "exams"], ["make", "exams/paper.toml", "--seed", "1"]):
            result = subprocess.run([program, *words], cwd=work, capture_output=True, text=True,
                                    env={"PATH": os.environ["PATH"]}, check=False)
            check(result.returncode == 0, f"{words}: {result.stdout}{result.stderr}")
        check((work / "output/paper/key-B.pdf").exists(), "the paper is made")


if __name__ == "__main__":
    main()
