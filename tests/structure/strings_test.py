#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""The fixed words of every layout say the same in every language: the keys of the English file, all of
them and no more, with the same gaps."""
import pathlib
import re
import sys
import tomllib

ROOT = pathlib.Path(__file__).resolve().parents[2]
FORMS = {"zero", "one", "two", "few", "many", "other"}


def phrases(table, prefix=""):
    """Every phrase by its key: the texts of its forms."""
    for key, value in table.items():
        if key == "letters":
            continue
        if isinstance(value, dict) and not set(value) & FORMS:
            yield from phrases(value, f"{prefix}{key}.")
        elif isinstance(value, list):
            yield prefix + key, [str(len(value))]
        else:
            yield prefix + key, list(value.values()) if isinstance(value, dict) else [value]


def gaps(text):
    return set(re.findall(r"\{[a-z_]+\}", text))


def main():
    faults = []
    for english in sorted(ROOT.glob("layouts/*/strings/en.toml")):
        wanted = dict(phrases(tomllib.loads(english.read_text(encoding="utf-8"))))
        for file in sorted(english.parent.glob("*.toml")):
            name = file.relative_to(ROOT)
            words = tomllib.loads(file.read_text(encoding="utf-8"))
            found = dict(phrases(words))
            faults += [f"{name}: no `{key}`" for key in wanted if key not in found]
            faults += [f"{name}: `{key}` is not in English" for key in found if key not in wanted]
            letters = words.get("letters", [])
            if len(set(letters)) != len(letters) or len(letters) > 26:
                faults.append(f"{name}: a letter twice, or more than 26")
            for key in wanted.keys() & found.keys():
                may = set().union(*map(gaps, wanted[key]))
                # The form for many has them all; one for a single thing may say it in words.
                if gaps(found[key][-1]) != gaps(wanted[key][-1]):
                    faults.append(f"{name}: `{key}` has other gaps than in English")
                if any(gaps(text) - may for text in found[key]):
                    faults.append(f"{name}: `{key}` has a gap that English has not")
    if faults:
        sys.exit("\n".join(faults))


if __name__ == "__main__":
    main()
