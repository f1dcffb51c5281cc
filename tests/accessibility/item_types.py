# SPDX-License-Identifier: MIT
"""Papers with every type of item: each question says its stem, has the fields that its way of answering
needs, with words of their own, and lists as many things to choose from as the author wrote; its key says
every rationale and has no field."""
import re

from common import check, equal, plain
from reading_order import check_headings, words


def parts_of(item):
    return item.get("part", [item])


def fields_of(part, parameters):
    """How many fields stand in the question itself: letters of the strip stand on the front page."""
    options, kind = part.get("option", []), part.get("type", "single")
    if kind in ("single", "multiple"):
        return len(options) if parameters["answers"] == "circle" else 0
    if kind == "true-false":
        return 2 * len(options)
    if kind == "cloze":
        return len(re.findall(r"\{gap:", part["stem"]))
    if kind == "matching":
        return sum("prompt" in option for option in options)
    return {"ordering": len(options)}.get(kind, 1)


def lists_of(part, is_key):
    """How many entries its lists have, together."""
    entries = len(part.get("option", []))
    if is_key:
        return entries + len(part.get("answer", [])) + len(part.get("criterion", []))
    return entries + (fields_of(part, {}) if part.get("type") == "matching" else 0)


def check_question(sect, question, paper, is_key, what):
    parts = parts_of(question.item)
    fields = sect.all("Form")
    room = paper.parameters.get("space", "none") != "none"
    has_lines = any(part.get("type") in ("short", "essay") for part in parts) or len(parts) > 1
    wanted = 0 if is_key else sum(fields_of(part, paper.parameters) for part in parts) + (room and not has_lines)
    equal(len(fields), wanted, f"{what}: fields")
    descriptions = [field.properties.get("Desc") for field in fields]
    check(all(descriptions), f"{what}: a field without a description: {descriptions}")
    equal(len(set(descriptions)), len(descriptions), f"{what}: fields with one description: {descriptions}")
    entries = sum(lists_of(part, is_key) for part in parts)
    if "part" in question.item:
        entries += len(parts)
    equal(len(sect.all("LI")), entries, f"{what}: entries of lists")
    text = words(sect)
    for part in parts:
        stem = re.sub(r"\{gap:[^}]*\}", "", part["stem"])
        for sentence in stem.split(".") if "{gap:" not in part["stem"] else []:
            check(plain(sentence) in text, f"{what}: does not say {sentence!r}")
        for option in part.get("option", []) + (part.get("answer", []) if is_key else []):
            for key in ("text", "prompt") + (("rationale", "tempting", "right_when") if is_key else ()):
                check(plain(re.sub(r"!\[.*\)(\{.*\})?", "", str(option.get(key, "")))) in text,
                      f"{what}: does not say {option.get(key)!r}")


def check_document(document, paper, form, is_key, what):
    check_headings(document, paper.blueprint["paper"]["title"], what)
    sects = {sect.properties.get("id"): sect for sect in document.all("Sect")}
    for question in paper.questions(form):
        sect = sects.get(f"q-{question.number}")
        check(sect is not None, f"{what}: question {question.number} is there")
        check_question(sect, question, paper, is_key, f"{what}, question {question.number}")
