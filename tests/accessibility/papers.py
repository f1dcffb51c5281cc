#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Sets the papers that the tests of accessibility look at into a folder: every document of every
layout, with each parameter at each of its values, and the papers that people will set first.

usage: papers.py FOLDER"""
import pathlib
import shutil
import sys
import tomllib

import odd_shapes
import torture
from common import BANK, ROOT, SCIENCE, check, equal, run
from layout_folders import all_layouts, guide_layouts, profiles_of

HERE = pathlib.Path(__file__).resolve().parent
SEED = "accessible"


def papers(folder):
    """The folders of papers that were set."""
    return sorted(path.parent for path in pathlib.Path(folder).glob("*/manifest.toml"))


def documents(folder):
    """All PDFs that were set."""
    return [pdf for paper in papers(folder) for pdf in sorted(paper.glob("*.pdf"))]


def guides(folder):
    """All study material that was set."""
    return sorted((pathlib.Path(folder) / "guides").glob("*.pdf"))


def write_bank(folder, name, items):
    (folder / name).mkdir(parents=True)
    (folder / name / "bank.toml").write_text(
        f'[bank]\nid = "{name}"\nlanguage = "en-GB"\n[[topic]]\nid = "sea"\ntitle = "The sea"\n',
        encoding="utf-8")
    (folder / name / "items.toml").write_text(items, encoding="utf-8")


def blueprint(bank, sections, *, layout="exam", parameters="", forms=1, title="The sea"):
    """The text of a blueprint; sections are lists of item ids, by title."""
    parts = [f'[paper]\ntitle = "{title}"\ncourse = "Navigation"\nsubtitle = "A small paper"\n'
             f'code = "N 1"\naids = "none"\ndate = 2027-05-14\nminutes = 10\nbanks = ["{bank}"]\n'
             f'layout = "{layout}"\n[layout]\n{parameters}']
    for heading, ids in sections.items():
        parts.append(f'[[section]]\n' + (f'title = "{heading}"\n' if heading else "") +
                     f'pick = [{", ".join(map(quoted, ids))}]\n')
    return "\n".join([*parts, f'[series]\nforms = {forms}\n'])


def quoted(text):
    return f'"{text}"'


def values_of(parameter):
    """Every value but the default that is worth a paper of its own."""
    values = []
    if parameter["type"] == "choice":
        values = [quoted(value) for value in parameter["values"]]
    if parameter["type"] == "boolean":
        values = ["true", "false"]
    if parameter["type"] == "integer":
        values = [str(parameter["minimum"]), str(parameter["maximum"])]
    default = parameter["default"]
    default = quoted(default) if isinstance(default, str) else str(default).lower()
    return [value for value in values if value != default]


def set_variants(sources, out):
    """One paper of each layout at its defaults and one for each other value of each parameter."""
    sections = {"Water": ["tides", "salt"], "Log": ["watt", "entry", "rise", "depth"]}
    for folder in all_layouts():
        layout = tomllib.loads((folder / "layout.toml").read_text(encoding="utf-8"))
        variants = [(name, value) for name, parameter in layout.get("parameters", {}).items()
                    for value in values_of(parameter)]
        check(variants, f"{layout['name']} has parameters")
        for name, value in [("all", "default"), *variants]:
            file = sources / f"{layout['name']}-{name}-{value.strip(quoted(''))}.toml"
            lines = "" if name == "all" else f"{name} = {value}\n"
            file.write_text(blueprint("small", sections, layout=layout["name"], parameters=lines),
                            encoding="utf-8")
            make(file, out)
            made = {pdf.name for pdf in (out / file.stem).glob("*.pdf")}
            names = {"questions-A.pdf", "key-A.pdf", "report.pdf"}
            names |= {"key_learning": {"learning-A.pdf"}, "key_crosswalk": {"crosswalk.pdf"}}.get(name, set())
            equal(made, names, f"documents of {file.stem}")


def set_profiles(sources, out, sections):
    """A paper of each layout in all its profiles."""
    for layout in all_layouts():
        profiles = ", ".join(map(quoted, profiles_of(layout)))
        file = sources / f"{layout.name}-profiles.toml"
        text = blueprint("small", sections, layout=layout.name)
        file.write_text(text.replace("[paper]\n", f"[paper]\nprofiles = [{profiles}]\n", 1),
                        encoding="utf-8")
        make(file, out)


def make(file, out, *options):
    run("make", file, "--seed", SEED, "--report", "--out", out / file.stem, *options)


def set_types(sources, out):
    """Every type of item: in each layout and profile, and with letters circled."""
    mixed = SCIENCE / "papers/mixed-test.toml"
    for layout in all_layouts():
        profiles = [word for profile in profiles_of(layout) for word in ("--profile", profile)]
        run("make", mixed, "--seed", SEED, "--forms", "1", "--layout", layout.name, "--sheet", *profiles,
            "--key", "learning", "--key", "crosswalk", "--out", out / f"mixed-{layout.name}")
    text = (sources / "starter/types.toml").read_text(encoding="utf-8")
    circled = sources / "starter/circled.toml"
    circled.write_text(text.replace("[[section]]", '[layout]\nanswers = "circle"\n[[section]]'), encoding="utf-8")
    for file in (sources / "starter/types.toml", circled):
        make(file, out)


def set_guides(sources, out):
    """A guide in each layout of every type of items, of pictures and of a long bank, and in a language
    that runs from right to left."""
    for layout in guide_layouts():
        banks = {"kinds": ROOT / "tests/end_to_end/types", "science": SCIENCE, "long": BANK,
                 "odd": sources / "odd", "ar": ROOT / "banks/multilingual/ar"}
        for name, bank in banks.items():
            run("guide", bank, "--layout", layout.name, "--out", out / f"guides/{name}-{layout.name}.pdf")
        run("guide", banks["kinds"], "--layout", layout.name, "--paper", "a5",
            "--out", out / f"guides/kinds-a5-{layout.name}.pdf")


def main():
    out = pathlib.Path(sys.argv[1])
    shutil.rmtree(out, ignore_errors=True)
    sources = out / "sources"
    small = (HERE / "small_bank.toml").read_text(encoding="utf-8")
    write_bank(sources, "small", small)
    write_bank(sources, "torture", torture.items())
    write_bank(sources, "odd", odd_shapes.items())
    set_variants(sources, out)
    # The paper of the goldens: two titled sections and one without a title.
    golden = {"Water": ["tides", "salt"], "": ["watt"], "Log": ["depth", "entry", "rise"]}
    set_profiles(sources, out, golden)
    own = {"golden": blueprint("small", golden),
           "untitled": blueprint("small", {"": ["salt", "entry", "rise", "tides"]}, forms=3),
           "torture": blueprint("torture", {"": torture.IDS}, title=torture.TITLE),
           "odd": blueprint("odd", {"S & <T> (": odd_shapes.IDS}, title=("A & B <c> “d” (e) é ∑ " * 9).strip(),
                            parameters='answers = "circle"\n')}
    for name, text in own.items():
        (sources / f"{name}.toml").write_text(text, encoding="utf-8")
        make(sources / f"{name}.toml", out)
    set_guides(sources, out)
    run("new", sources / "starter")
    run("make", sources / "starter/paper.toml", "--seed", SEED, "--out", out / "starter")
    set_types(sources, out)
    # Questions grouped under headings of their own.
    for arrange in ("topic", "difficulty"):
        file = sources / f"grouped-by-{arrange}.toml"
        file.write_text(f'[paper]\ntitle = "Grouped"\nbanks = ["{BANK}"]\n[[section]]\ntitle = "All"\n'
                        f'items = 10\narrange = "{arrange}"\nwhere.type = "single"\n', encoding="utf-8")
        make(file, out)
    for file in sorted([*(BANK / "papers").glob("*.toml"), *(SCIENCE / "papers").glob("*.toml")]):
        make(file, out)
    for bank in sorted((ROOT / "banks/multilingual").glob("*/bank.toml")):
        run("make", bank.parent / "papers/practice.toml", "--seed", SEED, "--report",
            "--out", out / "languages" / bank.parent.name)


if __name__ == "__main__":
    main()
