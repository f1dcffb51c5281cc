# SPDX-License-Identifier: MIT
"""The structure tree of a PDF with the text of each element, read with pikepdf, and as readable
lines. The text comes from the marked content through ToUnicode."""
import dataclasses

import pikepdf

import page_content

# Keys of a structure element that are shown, and their names in the lines.
SHOWN = {"/Lang": "lang", "/Alt": "alt", "/ActualText": "says", "/T": "title", "/ID": "id"}


@dataclasses.dataclass
class Node:
    role: str
    properties: dict  # lang, alt, says, title, id; and the attributes: ListNumbering, Scope …
    pages: list  # numbers from 1, one for each sequence of marks of its own
    marks: list  # their MCIDs
    kids: list  # Node, or the str of one marked-content sequence

    def text(self):
        """The text of the element and all below, in order."""
        return "".join(kid if isinstance(kid, str) else kid.text() for kid in self.kids)

    def own_text(self):
        return "".join(kid for kid in self.kids if isinstance(kid, str))

    def nodes(self):
        return [kid for kid in self.kids if isinstance(kid, Node)]

    def all(self, *roles):
        """It and the elements below with one of the roles (all without), in the order of reading."""
        found = [self] if not roles or self.role in roles else []
        return found + [node for kid in self.nodes() for node in kid.all(*roles)]


class TaggedFile:
    """A file with its tree, the contents of its pages and what it says of itself."""

    def __init__(self, path):
        with pikepdf.open(path) as pdf:
            self.contents = page_content.contents(pdf)
            self._pages = {page.obj.objgen: number for number, page in enumerate(pdf.pages)}
            self._texts = [{} for _ in self.contents]
            for texts, content in zip(self._texts, self.contents):
                written = [(run.mcid, run.text) for run in content.runs]
                written += [(picture.mcid, run.text) for picture in content.pictures for run in picture.runs]
                for mcid, text in written:
                    if mcid is not None:
                        texts[mcid] = texts.get(mcid, "") + text
            self.marks_used = [set() for _ in self.contents]
            self._faults = []
            parents = number_tree(pdf.Root.StructTreeRoot.ParentTree)
            self._parents = [parents[int(page.obj.StructParents)] for page in pdf.pages]
            self.language = str(pdf.Root.Lang)
            with pdf.open_metadata() as metadata:
                self.title = str(metadata["dc:title"])
            self.tabs = [str(page.obj.get("/Tabs")) for page in pdf.pages]
            self.labels = [page.label for page in pdf.pages] if "/PageLabels" in pdf.Root else []
            self.bookmarks = self._bookmarks(pdf.Root.Outlines)
            kids = pdf.Root.StructTreeRoot.K
            [document] = kids if isinstance(kids, pikepdf.Array) else [kids]
            self.document = self._node(document, None)

    def faults(self):
        """Marks outside the tree, and marks whose parent is another than the tree says."""
        faults = list(self._faults)
        for number, content in enumerate(self.contents):
            for mark in content.runs + content.fills + content.pictures:
                if mark.mcid is None and not mark.is_artifact:
                    faults.append(f"page {number + 1}: outside the tree: {mark}")
                elif mark.mcid is not None and mark.mcid not in self.marks_used[number]:
                    faults.append(f"page {number + 1}: in no element: {mark}")
        return faults

    def _bookmarks(self, parent, depth=0):
        """(depth, title, page from 1) of each, in order."""
        found, entry = [], parent.get("/First")
        while entry is not None:
            found.append((depth, str(entry.Title), self._pages[entry.Dest[0].objgen] + 1))
            found += self._bookmarks(entry, depth + 1)
            entry = entry.get("/Next")
        return found

    def _node(self, element, page):
        page = element.get("/Pg", page)
        node = Node(str(element.S)[1:], properties(element), [], [], [])
        kids = element.get("/K", pikepdf.Array())
        for kid in kids if isinstance(kids, pikepdf.Array) else [kids]:
            if isinstance(kid, pikepdf.Dictionary) and "/S" in kid:
                node.kids.append(self._node(kid, page))
            elif isinstance(kid, pikepdf.Dictionary):
                self._add_marks(node, element, kid.get("/Pg", page), int(kid.MCID))
            else:
                self._add_marks(node, element, page, int(kid))
        return node

    def _add_marks(self, node, element, page, mcid):
        number = self._pages[page.objgen]
        node.pages.append(number + 1)
        node.marks.append(mcid)
        node.kids.append(self._texts[number].get(mcid, ""))
        if mcid in self.marks_used[number]:
            self._faults.append(f"page {number + 1}: the marks {mcid} are in two elements")
        self.marks_used[number].add(mcid)
        if self._parents[number][mcid].objgen != element.objgen:
            self._faults.append(f"page {number + 1}: the parent tree has another owner of {mcid}")


def number_tree(node):
    """A number tree as a dictionary."""
    found = {}
    for kid in node.get("/Kids", []):
        found.update(number_tree(kid))
    entries = list(node.get("/Nums", []))
    found.update((int(entries[i]), entries[i + 1]) for i in range(0, len(entries), 2))
    return found


def properties(element):
    found = {name: str(element[key]) for key, name in SHOWN.items() if key in element}
    attributes = element.get("/A", pikepdf.Array())
    for dictionary in attributes if isinstance(attributes, pikepdf.Array) else [attributes]:
        for key, value in dictionary.items():
            if key != "/O":
                found[key[1:]] = plain(value)
    return found


def plain(value):
    if isinstance(value, pikepdf.Array):
        return [plain(part) for part in value]
    if isinstance(value, pikepdf.Name):
        return str(value)[1:]
    return str(value)


def lines(node, depth=0):
    """The tree as lines: role, properties, pages, text."""
    told = [node.role]
    told += [f"{name}={value}" if name in ("Scope", "ListNumbering", "Role", "ColSpan", "lang", "id")
             else f'{name}="{value}"' for name, value in sorted(node.properties.items())]
    if node.pages:
        told.append("@" + ",".join(map(str, dict.fromkeys(node.pages))))
    found = ["  " * depth + " ".join(told)]
    for kid in node.kids:
        found += lines(kid, depth + 1) if isinstance(kid, Node) else ["  " * (depth + 1) + f'"{kid}"']
    return found
