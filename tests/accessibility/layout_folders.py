# SPDX-License-Identifier: MIT
"""The layouts of the project and their profiles."""
import tomllib

from common import ROOT


def documents_of(layout):
    """The documents that the layout in this folder makes."""
    return tomllib.loads((layout / "layout.toml").read_text(encoding="utf-8"))["documents"]


def folders_with(document):
    """The folder of each layout that makes this document, by name."""
    folders = sorted(path.parent for path in (ROOT / "layouts").glob("*/layout.toml"))
    return [folder for folder in folders if document in documents_of(folder)]


def all_layouts():
    """The folder of each layout of papers."""
    return folders_with("questions")


def guide_layouts():
    """The folder of each layout of guides."""
    return folders_with("guide")


def profiles_of(layout):
    """Those of the layout in this folder, with those of the layout it is based on; standard first."""
    description = tomllib.loads((layout / "layout.toml").read_text(encoding="utf-8"))
    folders = [layout]
    if "based_on" in description:
        folders.append(layout.parent / description["based_on"])
    return ["standard", *sorted({path.stem for folder in folders for path in folder.glob("profiles/*.css")})]
