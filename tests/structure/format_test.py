#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Every source file is in the house format (.clang-format), starts with its licence line, and every
header has #pragma once."""
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def main():
    files = sorted(path for folder in ("generator", "tests") for path in (ROOT / folder).rglob("*")
                   if path.suffix in (".hpp", ".cpp"))
    faults = []
    for path in files:
        text = path.read_text(encoding="utf-8")
        if not text.startswith("// SPDX-License-Identifier: MIT\n"):
            faults.append(f"{path.relative_to(ROOT)}: the first line is not the licence line")
        if path.suffix == ".hpp" and "\n#pragma once\n" not in text:
            faults.append(f"{path.relative_to(ROOT)}: no #pragma once")
    run = subprocess.run(["clang-format", "--dry-run", "--Werror", *map(str, files)],
                         capture_output=True, text=True, cwd=ROOT, check=False)
    if run.returncode != 0:
        faults.append(run.stderr[-4000:] + "\n./run format puts it right")
    print("\n".join(faults))
    return 1 if faults or not files else 0


if __name__ == "__main__":
    sys.exit(main())
