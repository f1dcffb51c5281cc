# SPDX-License-Identifier: MIT
"""What a set paper must hold, computed a second time from its manifest and its record."""
import dataclasses
import html
import itertools
import re
import tomllib

from common import plain, squeezed


@dataclasses.dataclass
class Option:
    letter: str
    source: dict  # as in the record's items.toml
    is_right: bool


@dataclasses.dataclass
class Question:
    number: int
    item: dict
    options: list
    points: float


@dataclasses.dataclass
class Run:
    """Questions about one stimulus, one after another."""
    stimulus: dict
    questions: list

    def label(self, strings):
        first, last = self.questions[0].number, self.questions[-1].number
        words = strings["stimulus"]["one" if first == last else "other"]
        if last == first + 1:
            words = strings["stimulus_of_two"]
        return words.replace("{first}", str(first)).replace("{last}", str(last))


@dataclasses.dataclass
class Section:
    title: str
    questions: list
    runs: list

    def parts(self):
        """Runs and questions as they are printed: a run before the first of its questions."""
        first = {run.questions[0].number: run for run in self.runs}
        return [part for question in self.questions
                for part in (first.get(question.number), question) if part]


class Paper:
    """One folder that a run left."""

    def __init__(self, folder):
        self.folder = folder
        self._manifest = read_toml(folder / "manifest.toml")
        self.blueprint = read_toml(folder / "record/blueprint.toml")
        self._items = {}
        self._stimuli = {}
        for bank in (folder / "record/banks").iterdir():
            recorded = read_toml(bank / "items.toml")
            self._items.update((f"{bank.name}:{item['id']}", item) for item in recorded["item"])
            self._stimuli.update((one["id"], one) for one in recorded.get("stimulus", []))
        self.strings, self.parameters = {}, {}
        # What the layout is based on, then the layout itself.
        for layout in (folder / "record/layout/base", folder / "record/layout"):
            for file in layout.glob("strings/en.toml"):
                self.strings.update(read_toml(file))
            for file in layout.glob("layout.toml"):
                self.layout = read_toml(file)
                self.parameters.update((name, parameter["default"]) for name, parameter
                                       in self.layout.get("parameters", {}).items())
        self.parameters.update(self.blueprint.get("layout", {}))

    def profiles(self):
        return self._manifest["manifest"].get("profiles", ["standard"])

    def pages(self, name):
        """By profile, the page on which each question of a form begins; none with one profile."""
        [form] = [form for form in self._manifest["form"] if form["name"] == name]
        return form.get("pages", [])

    def is_same(self):
        """Whether keys show the strips of all forms."""
        return self.blueprint.get("series", {}).get("mode", "same") == "same" and len(self.forms()) <= 8

    def forms(self):
        return [form["name"] for form in self._manifest["form"]]

    def sections(self, name):
        """The sections of a form, with the questions as they are printed."""
        [form] = [form for form in self._manifest["form"] if form["name"] == name]
        number, sections = 0, []
        for drawn, wanted in zip(form["section"], self.blueprint["section"], strict=True):
            questions = []
            for entry in drawn["items"]:
                number += 1
                item = self._items[entry["item"]]
                if entry_has_other_type(item):
                    questions.append(Question(number, item, [], float(entry["points"])))
                    continue
                options = [Option(chr(ord("A") + place), item["option"][index],
                                  item["option"][index].get("correct", False))
                           for place, index in enumerate(entry["options"])]
                questions.append(Question(number, item, options, float(entry["points"])))
            sections.append(Section(wanted.get("title", ""), questions, self._runs(questions)))
        return sections

    def _runs(self, questions):
        groups = itertools.groupby(questions, lambda question: question.item.get("stimulus"))
        return [Run(self._stimuli[name], list(group)) for name, group in groups if name]

    def has_other_types(self):
        """Whether it has items that are not answered by one letter."""
        return any(entry_has_other_type(question.item) for name in self.forms()
                   for question in self.questions(name))

    def questions(self, name):
        return [question for section in self.sections(name) for question in section.questions]


def entry_has_other_type(item):
    return item.get("type", "single") != "single"


def read_toml(file):
    return tomllib.loads(file.read_text(encoding="utf-8"))


def said(source, question=None):
    """What a bank text says, squeezed: letters and digits, references to options as letters."""
    letters = {option.source.get("id"): option.letter for option in question.options} if question else {}
    source = re.sub(r"(?<!\\)\{option:([^}]+)\}", lambda found: letters[found[1]], source)
    source = re.sub(r"!\[[^\]]*\]\([^)]*\)(\{[^}]*\})?", "", source)
    source = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", source)
    return squeezed(plain(html.unescape(source)))
