# SPDX-License-Identifier: MIT
"""The order of reading: the tree says what the paper says, in that order. Headings, stems, marks,
letters and options of every question equal those computed from the manifest and the record."""
import re

from common import check, equal, squeezed
from printed import Run, said


def words(node):
    """What it says, squeezed, without the labels of lists and the pictures below it."""
    return squeezed(without_labels(node))


def without_labels(node):
    if node.role in ("Lbl", "Figure"):
        return ""
    return "".join(kid if isinstance(kid, str) else without_labels(kid) for kid in node.kids)


def level(heading):
    return int(heading.role[1:])


def headings(node):
    return node.all("H1", "H2", "H3", "H4", "H5", "H6")


def check_headings(document, title, what):
    levels = [level(heading) for heading in headings(document)]
    equal(levels[0], 1, f"{what}: the first heading")
    equal(levels.count(1), 1, f"{what}: titles")
    equal(squeezed(headings(document)[0].text()), squeezed(title), f"{what}: title")
    for before, after in zip(levels, levels[1:]):
        check(after <= before + 1, f"{what}: a heading of level {after} after one of level {before}")


def check_option(item, option, question, paper, is_key, what):
    equal([kid.role for kid in item.nodes()], ["Lbl", "LBody"], f"{what}: an option's parts")
    label, body = item.nodes()
    equal(label.text().strip(), option.letter, f"{what}: the letter")
    wanted = said(option.source["text"], question)
    if is_key:
        # The right one is known by its tick, which is read out as words, not by its colour alone.
        ticks = [node for node in body.all() if node.own_text() == paper.strings["right"]]
        equal([tick.properties.get("says") for tick in ticks],
              [paper.strings["right_word"]] if option.is_right else [], f"{what}: the tick")
        wanted = paper.strings["right"] * option.is_right + wanted + notes(option, question, paper)
    equal(words(body), wanted, f"{what}, option {option.letter}")


def notes(option, question, paper):
    """The moves of an option's rationale, with their labels, as the key prints them."""
    moves = paper.strings["move"]
    parts = [("rationale", moves["why_right" if option.is_right else "fails"]),
             ("tempting", moves["tempts"]), ("right_when", moves["right_when"])]
    return "".join(squeezed(label) + said(option.source[key], question)
                   for key, label in parts if option.source.get(key))


def check_question(sect, question, paper, form, is_key, what):
    what = f"{what}, question {question.number}"
    check_tables(sect, question, is_key, what)
    heading, *rest = sect.nodes()
    check(heading.role[0] == "H", f"{what}: begins with a heading")
    equal((heading.properties.get("says"), heading.text()),
          (f"Question {question.number}", str(question.number)), f"{what}: heading")
    # The options are the last list of the question: a stem may have lists of its own.
    at = max(i for i, node in enumerate(rest) if node.role == "L")
    stem = "".join(words(node) for node in rest[:at])
    points = [one.points for one in paper.questions(form)]
    marks = "" if len(set(points)) == 1 else squeezed(f"{question.points:g}")
    # The board's layout says the marks at the end.
    are_last = "bracketed_marks" in paper.parameters and not is_key
    if are_last:
        marks = ""
    equal(stem, said(question.item["stem"], question) + marks, f"{what}: stem and marks")
    equal(rest[at].properties, {"ListNumbering": "UpperAlpha"}, f"{what}: options")
    items = rest[at].nodes()
    equal(len(items), len(question.options), f"{what}: options")
    for item, option in zip(items, question.options):
        check_option(item, option, question, paper, is_key, what)
    after = "".join(words(node) for node in rest[at + 1:])
    if not is_key:
        told = are_last and paper.parameters["bracketed_marks"]
        equal(after, squeezed(f"{question.points:g}") if told else "", f"{what}: after the options")
    elif "explanation" in question.item:
        wanted = squeezed(paper.strings["move"]["explanation"]) + said(question.item["explanation"],
                                                                       question)
        check(after.startswith(wanted), f"{what}: the explanation is {after}, not {wanted}")


def check_stimulus(sect, run, paper, what):
    """Its label is a heading and names the section; title and text follow, the same for all."""
    what = f"{what}, stimulus {run.stimulus['id']}"
    label = run.label(paper.strings)
    heading, *rest = sect.nodes()
    equal((heading.role[0], heading.text(), sect.properties.get("title")), ("H", label, label), what)
    equal("".join(words(node) for node in rest),
          squeezed(run.stimulus.get("title", "")) + said(run.stimulus["text"]), f"{what}: text")
    equal(len(sect.all("Table")), tables_in([run.stimulus["text"]]), f"{what}: tables")


def tables_in(sources):
    return len(re.findall(r"^ *\|?[ :]*-[-:| ]*\|[-:| ]*$", "\n".join(sources), re.M))


def check_tables(sect, question, is_key, what):
    """As many tables as the author wrote: what a layout places side by side is none."""
    sources = [question.item["stem"], *(option.source["text"] for option in question.options)]
    if is_key:
        sources += [option.source.get(key, "") for option in question.options
                    for key in ("rationale", "tempting", "right_when")]
        sources.append(question.item.get("explanation", ""))
    equal(len(sect.all("Table")), tables_in(sources), f"{what}: tables")


def check_strip(front, paper, form, what):
    """The key's answers at a glance: lists of numbers, each with its letter and, where they differ, its
    marks; the form's own, then those of the others where all have the same items."""
    items = [item for strip in front.all("L") for item in strip.nodes()]
    found = [[squeezed(part.text()) for part in item.nodes()] for item in items]
    others = [other for other in paper.forms() if other != form] if paper.is_same() else []
    wanted = []
    for one in [form, *others]:
        points = {question.points for question in paper.questions(one)}
        wanted += [[str(question.number), option.letter + (squeezed(f"{question.points:g}") if len(points) > 1 else "")]
                   for question in paper.questions(one) for option in question.options if option.is_right]
    equal(found, wanted, f"{what}: the answers")
    by_page, scores = front.all("Table")
    rows = [[cell.text() for cell in row.all("TH", "TD")] for row in by_page.all("TR")][1:]
    own = [letter for _, letter in wanted[:len(paper.questions(form))]]
    equal("".join(row[2] for row in rows).replace(" ", ""), "".join(letter[0] for letter in own), f"{what}: by page")
    equal(sum(float(row[3]) for row in rows[:-1]), float(rows[-1][3]), f"{what}: marks by page")
    equal(len(scores.all("Form")), len(scores.all("TR")) - 1, f"{what}: a field for each row of scores")
    equal({strip.properties["ListNumbering"] for strip in front.all("L")}, {"Decimal"},
          f"{what}: the answers' numbers")


def check_page_table(sect, paper, form, what):
    """Of each question its page in every profile, under the names of the profiles."""
    names = [paper.strings["profile"].get(profile, profile) for profile in paper.profiles()]
    [table] = sect.all("Table")
    rows = [[cell.text() for cell in row.all("TH", "TD")] for row in table.all("TR")]
    wanted = [[str(number) for number in (i + 1, *pages)] for i, pages in enumerate(zip(*paper.pages(form)))]
    equal(rows, [[paper.strings["question_column"], *names], *wanted], f"{what}: the table of pages")


def check_document(document, paper, form, is_key, what):
    check_headings(document, paper.blueprint["paper"]["title"], what)
    front, *parts = document.nodes()
    equal((front.role, front.properties.get("title")), ("Sect", paper.strings["front_page"]), what)
    has_sheet = is_key and paper.parameters["key_marking"]
    if has_sheet:
        check_strip(front, paper, form, what)
    tables = 2 if has_sheet else 1 if not is_key and paper.parameters.get("marks_table") else 0
    equal(len(front.all("Table")), tables, f"{what}: tables of the front page")
    is_full = not is_key or paper.parameters["key_full"]
    sections = paper.sections(form) if is_full else []
    has_table = is_key and is_full and len(paper.profiles()) > 1
    equal([node.role for node in parts], ["Sect"] * (len(sections) + has_table) + ["P"] * (not is_key),
          f"{what}: parts")
    if has_table:
        check_page_table(parts[-1], paper, form, what)
    for part, section in zip(parts, sections):
        equal(part.properties.get("title", ""), section.title, f"{what}: a section's title")
        sects = [node for node in part.nodes() if node.role == "Sect"]
        wanted = section.parts()
        equal([sect.properties.get("id") for sect in sects],
              [None if isinstance(one, Run) else f"q-{one.number}" for one in wanted],
              f"{what}: stimuli and questions")
        titles = [node for node in part.nodes() if node.role[0] == "H"]
        check(not section.title or titles and section.title in titles[0].text(),
              f"{what}: the heading of {section.title}")
        for sect, one in zip(sects, wanted):
            if isinstance(one, Run):
                check_stimulus(sect, one, paper, what)
            else:
                check_question(sect, one, paper, form, is_key, what)
    if not is_key:
        equal(parts[-1].text().lower(), paper.strings["end"].lower(), f"{what}: the end is said")


