# SPDX-License-Identifier: MIT
"""The fields of a paper: one Form with a PrintField role and a description for each place where a
candidate or a marker writes, and no other; a key has none."""
from common import equal


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


def check_document(file, paper, form, is_key, what):
    forms = file.document.all("Form")
    found = [(node.properties.get("Desc"), node.properties.get("Role")) for node in forms]
    equal(found, [] if is_key else wanted_fields(paper, form), f"{what}: fields")
    for node in forms:
        # A field is something on the page: a line, the borders of a box, a letter.
        page, marks = node.pages[0] - 1, set(node.marks)
        content = file.contents[page]
        painted = [mark for mark in content.fills + content.runs if mark.mcid in marks]
        equal(bool(painted), True, f"{what}: the field {node.properties.get('Desc')} is drawn")
