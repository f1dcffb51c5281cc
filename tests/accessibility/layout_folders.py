# SPDX-License-Identifier: MIT
"""The layouts of the project and their profiles."""
import tomllib

from common import ROOT


def all_layouts():
    """The folder of each layout, by name."""
    return sorted(path.parent for path in (ROOT / "layouts").glob("*/layout.toml"))


def profiles_of(layout):
    """Those of the layout in this folder, with those of the layout it is based on; standard first."""
    description = tomllib.loads((layout / "layout.toml").read_text(encoding="utf-8"))
    folders = [layout]
    if "based_on" in description:
        folders.append(layout.parent / description["based_on"])
    return ["standard", *sorted({path.stem for folder in folders for path in folder.glob("profiles/*.css")})]
