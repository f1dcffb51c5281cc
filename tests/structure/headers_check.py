#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Every header and source compiles alone, without the precompiled headers of the build."""
import concurrent.futures
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGES = ["harfbuzz", "harfbuzz-subset", "icu-uc", "nettle"]
FLAGS = ["-std=c++20", "-fsyntax-only", "-I", str(ROOT / "generator"), "-DPAPERSETTER_VERSION=\"x\"",
         *subprocess.run(["pkg-config", "--cflags", *PACKAGES], capture_output=True, text=True,
                         check=True).stdout.split()]


def compile_alone(path):
    run = subprocess.run(["g++", *FLAGS, "-x", "c++", str(path)], capture_output=True, text=True,
                         check=False)
    return "" if run.returncode == 0 else f"{path.relative_to(ROOT)}\n{run.stderr[:1500]}"


def main():
    files = sorted(path for path in (ROOT / "generator").rglob("*") if path.suffix in (".hpp", ".cpp"))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        faults = [fault for fault in pool.map(compile_alone, files) if fault]
    print("\n".join(faults) if faults else f"{len(files)} files compile alone")
    return 1 if faults or not files else 0


if __name__ == "__main__":
    sys.exit(main())
