#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""The rooms' include table holds: docs/architecture.md, the includes of every file and the link
lines (USES) say the same."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
GENERATOR = ROOT / "generator"
DOORS = {  # header (prefix) -> rooms that may include it
    "nettle/": {"base"}, "unicode/": {"base", "typeset"}, "toml++/": {"toml_file"},
    "md4c": {"markdown"}, "kainjow/": {"layout"}, "mustache": {"layout"}, "pugixml": {"document", "image"},
    "png": {"image"}, "jpeglib": {"image"}, "qrencode": {"image"},
    "hb": {"font"}, "harfbuzz": {"font"}, "hpdf": {"pdf"}, "libdeflate": {"pdf"},
    "cxxopts": {"command_line"}, "hyphen": {"typeset"},
}


def table():
    rows = {}
    for line in (ROOT / "docs/architecture.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == 4 and cells[0] not in ("room", "---"):
            rows[cells[0]] = set(cells[2].split()) - {"–"}
    return rows


def uses(room):
    text = (GENERATOR / room / "CMakeLists.txt").read_text(encoding="utf-8")
    found = re.search(r"USES\s+([a-z_\s]*?)(?:LIBRARY|\))", text)
    return set(found.group(1).split()) if found else set()


def main():
    rooms = table()
    faults = []
    folders = {path.name for path in GENERATOR.iterdir() if path.is_dir()}
    if folders != set(rooms):
        faults.append(f"rooms in the table and folders differ: {sorted(folders ^ set(rooms))}")
    for room in sorted(folders & set(rooms)):
        if uses(room) != rooms[room]:
            faults.append(f"{room}: USES differs from the table by {sorted(uses(room) ^ rooms[room])}")
    files = sorted(path for path in GENERATOR.rglob("*") if path.suffix in (".hpp", ".cpp"))
    for path in files:
        room = path.relative_to(GENERATOR).parts[0]
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found = re.match(r'\s*#\s*include\s*([<"])([^>"]+)', line)
            if not found:
                continue
            kind, name = found.groups()
            where = f"{path.relative_to(ROOT)}:{number}"
            if kind == '"':
                target = name.split("/")[0]
                if target not in rooms:
                    faults.append(f"{where}: \"{name}\" is not written room/file.hpp")
                elif target != room and target not in rooms.get(room, ()):
                    faults.append(f"{where}: {room} may not include {target}")
                elif not (GENERATOR / name).exists():
                    faults.append(f"{where}: no such header {name}")
            else:
                for door, owners in DOORS.items():
                    if name.startswith(door) and room not in owners:
                        faults.append(f"{where}: <{name}> belongs to {sorted(owners)}")
    if len(files) < 40:
        faults.append(f"only {len(files)} files read: the test looks in the wrong place")
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
