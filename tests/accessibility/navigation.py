# SPDX-License-Identifier: MIT
"""How a reader finds the way: title, page labels, bookmarks, the order of tabs."""
from common import equal, squeezed
from reading_order import headings


def check_document(file, paper, form, is_key, what):
    title = paper.strings["key_title" if is_key else "questions_title"]
    title = title.replace("{title}", paper.blueprint["paper"]["title"]).replace("{form}", form)
    equal(file.title, title, f"{what}: the title of the file")
    pages = len(file.contents)
    equal(file.labels, [str(number + 1) for number in range(pages)], f"{what}: page labels")
    equal(file.tabs, ["/S"] * pages, f"{what}: tabs go by the structure")
    equal([(depth, squeezed(text), page) for depth, text, page in file.bookmarks],
          wanted_bookmarks(file, paper, form), f"{what}: bookmarks")


def wanted_bookmarks(file, paper, form):
    """(depth, text, page) of the title, the titled sections and all questions, where they stand."""
    labels = {squeezed(run.label(paper.strings)) for section in paper.sections(form)
              for run in section.runs}
    titles = {section.title for section in paper.sections(form) if section.title}
    wanted, below = [], 1
    for heading in headings(file.document):
        text, page = squeezed(heading.properties.get("says") or heading.text()), heading.pages[0]
        if heading.role == "H1":
            wanted.append((0, text, page))
        elif text == squeezed(paper.strings.get("profiles_heading", "")):
            wanted.append((1, text, page))
        elif heading.properties.get("says") or text in labels:
            wanted.append((below, text, page))
        elif any(text.startswith(squeezed(title)) for title in titles):
            below = 2
            wanted.append((1, text, page))
    return wanted
