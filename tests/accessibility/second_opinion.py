# SPDX-License-Identifier: MIT
"""Second opinions on structure trees: poppler and pdf.js see the roles, their nesting and the text
that our own reader does."""
import json
import pathlib
import subprocess
import unicodedata

import structure
from common import ROOT, check, equal

HERE = pathlib.Path(__file__).resolve().parent
PDFJS = ROOT / "build/tools/pdfjs-4.7.76"


def squeezed(text):
    """Without white space and soft hyphens: where lines end is not told alike."""
    return "".join(text.split()).replace("\u00ad", "")


class Events:
    """A tree as a list of (depth, role) and texts, adjacent texts joined, empty ones left out."""

    def __init__(self):
        self.list = []

    def role(self, depth, role):
        self.list.append((depth, role))

    def text(self, text):
        text = squeezed(text)
        if text and self.list and isinstance(self.list[-1], str):
            self.list[-1] += text
        elif text:
            self.list.append(text)


def events_of(node, depth=0, events=None):
    events = events or Events()
    events.role(depth, node.role)
    for kid in node.kids:
        if isinstance(kid, str):
            events.text(kid)
        else:
            events_of(kid, depth + 1, events)
    return events


def poppler_events(pdf):
    # On standard error it calls the attributes of print fields wrong, which they are not.
    told = subprocess.run(["pdfinfo", "-enc", "UTF-8", "-struct-text", pdf], capture_output=True,
                          check=True).stdout.decode("utf-8")
    events = Events()
    for line in told.splitlines():
        words = line.strip()
        if words.startswith('"'):
            events.text(words[1:-1])
        elif words and not words.startswith("/"):
            events.role((len(line) - len(words)) // 2, words.split()[0].rstrip(":"))
    return events


def on_page(node, page):
    """The part of a tree that has marks on a page, as pdf.js shows it; nothing if none has."""
    kids = []
    own = iter(node.pages)
    for kid in node.kids:
        if isinstance(kid, str):
            kids += [kid] if next(own) == page else []
        else:
            kids += [part for part in [on_page(kid, page)] if part]
    return structure.Node(node.role, node.properties, [page], [], kids) if kids else None


def pdfjs_events(tree, texts, depth=0, events=None):
    events = events or Events()
    events.role(depth, tree["role"])
    for kid in tree["children"]:
        if kid.get("type") == "content":
            events.text(texts.get(kid["id"], ""))
        else:
            pdfjs_events(kid, texts, depth + 1, events)
    return events


def first_difference(found, wanted):
    for i in range(max(len(found), len(wanted))):
        if found[i:i + 1] != wanted[i:i + 1]:
            return f"after {wanted[max(i - 3, 0):i]}: {found[i:i + 2]}, not {wanted[i:i + 2]}"
    return ""


def agree(found, wanted, what):
    check(found.list == wanted.list, f"{what} {first_difference(found.list, wanted.list)}")


def complete_cut_texts(found, wanted):
    """poppler takes the end of a span inside a paragraph, as letters with accents have, for that of
    the paragraph: of such a paragraph it sees the beginning."""
    for i, (one, other) in enumerate(zip(found.list, wanted.list)):
        both_text = isinstance(one, str) and isinstance(other, str)
        if both_text and other.startswith(one) and any(map(unicodedata.combining, other)):
            found.list[i] = other
    return found


def compare_with_poppler(files):
    for pdf, file in files.items():
        wanted = events_of(file.document)
        agree(complete_cut_texts(poppler_events(pdf), wanted), wanted, f"{pdf}: poppler sees")


def read_with_pdfjs(files):
    """What read_with_pdfjs.mjs tells of the files."""
    check(PDFJS.exists(), f"{PDFJS.relative_to(ROOT)} is missing: `./run tests` fetches it")
    told = subprocess.run(["node", HERE / "read_with_pdfjs.mjs", PDFJS, *files], capture_output=True,
                          check=False)
    check(told.returncode == 0, f"pdf.js: {told.stderr.decode(errors='replace')}")
    return json.loads(told.stdout)


def compare_with_pdfjs(files):
    for result in read_with_pdfjs(list(files)):
        pdf = pathlib.Path(result["file"])
        file = files[pdf]
        equal((result["isMarked"], result["language"]), (True, file.language), f"{pdf}: pdf.js")
        check(result["title"], f"{pdf}: pdf.js sees a title")
        equal(len(result["pages"]), len(file.contents), f"{pdf}: pages")
        for number, page in enumerate(result["pages"], start=1):
            what = f"{pdf}, page {number}: pdf.js sees"
            equal(page["untagged"], [], f"{what} text outside the tree")
            wanted = on_page(file.document, number)
            if wanted is None:
                equal((page["tree"] or {}).get("children", []), [], what)
                continue
            [document] = page["tree"]["children"]
            agree(pdfjs_events(document, page["texts"]), events_of(wanted), what)
