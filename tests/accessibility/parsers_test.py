#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Four other parsers find nothing to say about any document: qpdf, Ghostscript as strict as it can be,
mutool and poppler.

usage: parsers_test.py FOLDER   (as papers.py filled it)"""
import os
import pathlib
import subprocess
import sys

import papers
from common import check, tool

# Debian builds mutool without colour management, and mutool says so of every file with an output
# intent.
NOT_OF_THE_FILE = b"warning: ICC support is not available"

COMMANDS = (
    ["gs", "-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-dPDFSTOPONERROR", "-dPDFSTOPONWARNING",
     "-sDEVICE=nullpage"],
    ["mutool", "draw", "-q", "-r", "30", "-o", os.devnull, "-F", "pgm"],
    ["pdftoppm", "-gray", "-r", "30"],
)


def quiet(command):
    """Runs it; it must succeed and print nothing but what it was asked for."""
    result = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    said = result.stderr.replace(NOT_OF_THE_FILE, b"").strip()
    check(result.returncode == 0 and not said,
          f"{' '.join(map(str, command))}\nexit code {result.returncode}\n"
          f"{result.stderr.decode(errors='replace')}")


def check_file(pdf):
    told = tool("qpdf", "--check", pdf)
    check("No syntax or stream encoding errors found" in told, f"{pdf}: qpdf: {told}")
    for command in COMMANDS:
        quiet([*command, pdf])


def main():
    documents = papers.documents(pathlib.Path(sys.argv[1]))
    check(len(documents) > 40, "papers.py has set the papers")
    for pdf in documents:
        check_file(pdf)


if __name__ == "__main__":
    main()
