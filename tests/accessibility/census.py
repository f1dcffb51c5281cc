# SPDX-License-Identifier: MIT
"""The fields and pictures of a paper: one Form with a PrintField role and a description for each place where a
candidate or a marker writes, and no other; a key has none. One Figure for each picture of the texts that
are printed, with the author's words and the box where it is painted."""
import collections
import re

from common import check, equal


NOTES = ("rationale", "tempting", "right_when")


def wanted_fields(paper, form):
    """(description, role) of each field, in the order of the document."""
    strings, parameters = paper.strings, paper.parameters
    questions = paper.questions(form)
    names = [strings["name_label"]]
    names += [strings["group_label"]] if parameters["group"] else []
    names += [strings["centre_label"]] if parameters.get("centre_boxes") else []
    names += [strings["candidate_label"]] if parameters["candidate_boxes"] else []
    if parameters.get("marks_table"):
        names += [strings["awarded_label"]] * (len(paper.sections(form)) + 1)
    if parameters["answers"] == "strip":
        names += [f"Answer to question {question.number}" for question in questions]
    names += {"board": [], "worksheet": [strings["score"]]}.get(
        paper.layout["name"], [strings["score"], strings["marker"]])
    fields = [(name, "tv") for name in names]
    for question in questions:
        if parameters["answers"] == "circle":
            fields += [(f"Option {option.letter} of question {question.number}", "rb")
                       for option in question.options]
        if parameters.get("space", "none") != "none":
            fields.append((strings["space_label"], "tv"))
    return fields


def wanted_score_rows(paper, form):
    """Without grades up to eight bands of whole scores, the highest first."""
    if not paper.parameters["key_marking"]:
        return []
    whole = int(sum(question.points for question in paper.questions(form)))
    width = max(1, -(-whole // 8))
    return [(paper.strings["score_row"].replace("{n}", str(least)), "tv")
            for least in reversed(range(0, max(1, whole), width))]


def pictures_in(source):
    """The words for each picture of a bank text."""
    return [" ".join(alt.split()) for alt in re.findall(r"!\[([^\]]*)\]\(", source)]


def wanted_pictures(paper, form, is_key):
    sources = []
    for section in paper.sections(form):
        sources += [run.stimulus["text"] for run in section.runs]
        for question in section.questions:
            sources.append(question.item["stem"])
            keys = ("text", *NOTES) if is_key else ("text",)
            sources += [option.source.get(key, "") for option in question.options for key in keys]
            sources += [question.item.get("explanation", "")] if is_key else []
    return collections.Counter(alt for source in sources for alt in pictures_in(source))


def check_pictures(file, paper, form, is_key, what):
    figures = file.document.all("Figure")
    equal(collections.Counter(figure.properties["alt"] for figure in figures),
          wanted_pictures(paper, form, is_key), f"{what}: pictures")
    for figure in figures:
        [page] = figure.pages
        [picture] = [picture for picture in file.contents[page - 1].pictures if picture.mcid in figure.marks]
        told = list(map(float, figure.properties["BBox"]))
        check(all(abs(one - other) < 0.01 for one, other in zip(told, picture.box, strict=True)),
              f"{what}: the box {told} of a picture painted in {picture.box}")
        # What is written beyond its edge would be cut off.
        left, bottom, right, top = picture.box
        for run in picture.runs:
            check(left <= run.box[0] + 0.01 and run.box[2] - 0.01 <= right and
                  bottom <= run.box[1] + 0.01 and run.box[3] - 0.01 <= top,
                  f"{what}: {run.text!r} at {run.box} leaves the picture in {picture.box}")


def check_document(file, paper, form, is_key, what):
    check_pictures(file, paper, form, is_key, what)
    forms = file.document.all("Form")
    found = [(node.properties.get("Desc"), node.properties.get("Role")) for node in forms]
    equal(found, wanted_score_rows(paper, form) if is_key else wanted_fields(paper, form), f"{what}: fields")
    for node in forms:
        # A field is something on the page: a line, the borders of a box, a letter.
        page, marks = node.pages[0] - 1, set(node.marks)
        content = file.contents[page]
        painted = [mark for mark in content.fills + content.runs if mark.mcid in marks]
        equal(bool(painted), True, f"{what}: the field {node.properties.get('Desc')} is drawn")
