#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Every document passes PDF/UA-1 and PDF/A-2a by veraPDF, and every planted fault is caught with its
clause; all in one Java process.

usage: validator_test.py FOLDER   (as papers.py filled it)"""
import pathlib
import sys

import faults
import papers
from common import Folder, check
from validator import PROFILES, validate


def unexpected(document, failures, profile):
    return [f"{document.name} in {document.parent.name} fails {profile} {failure.clause} at "
            f"{failure.places} places: {failure.message} [{failure.first}]" for failure in failures]


def missed(name, file, wanted, found):
    """What the validator should have said of a broken file and did not."""
    problems = []
    for profile, clause in wanted.items():
        clauses = [failure.clause for failure in found[profile, file]]
        if clause not in clauses:
            problems.append(f'the fault "{name}" must fail {profile} {clause}, not {clauses}')
    return problems


def main():
    folder = pathlib.Path(sys.argv[1])
    documents = papers.documents(folder) + papers.guides(folder)
    check(len(documents) > 40, "papers.py has set the papers")
    with Folder() as work:
        planted = faults.plant(folder / "golden/questions-A.pdf", work)
        omitted = faults.write_omissions(work / "omissions")
        found = validate([*documents, *planted.values(), *omitted.values()])
    problems = []
    for profile in PROFILES:
        for document in [*documents, omitted["nothing"]]:
            problems += unexpected(document, found[profile, document], profile)
    for name, (_, wanted) in faults.FAULTS.items():
        problems += missed(name, planted[name], wanted, found)
    for name, wanted in faults.OMISSIONS.items():
        problems += missed(name, omitted[name], wanted, found)
    check(not problems, "\n".join(problems))


if __name__ == "__main__":
    main()
