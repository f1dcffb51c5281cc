# SPDX-License-Identifier: MIT
"""A bank and a blueprint as a 0-1 program with a variable an item, form by form.

Read from the TOML files by Python's own reader, from the words of docs/blueprint_format.md alone:
nothing is shared with the program under test."""
import dataclasses
import itertools
import pathlib
import tomllib
from decimal import Decimal

LEVELS = ["remember", "understand", "apply", "analyse", "evaluate", "create"]


@dataclasses.dataclass
class Row:
    """least <= sum of coefficients times variables <= most; None bounds nothing."""
    terms: dict
    least: int | None
    most: int | None
    name: str

    def holds(self, values):
        total = sum(factor * values.get(name, 0) for name, factor in self.terms.items())
        return ((self.least is None or total >= self.least) and
                (self.most is None or total <= self.most))


@dataclasses.dataclass
class Program:
    rows: list = dataclasses.field(default_factory=list)
    variables: list = dataclasses.field(default_factory=list)

    def add(self, terms, least, most, name):
        self.rows.append(Row(dict(terms), least, most, name))

    def broken(self, values):
        """Names of the rows that these values of the variables break."""
        return [row.name for row in self.rows if not row.holds(values)]


def read_toml(path):
    return tomllib.loads(pathlib.Path(path).read_text(encoding="utf-8"), parse_float=Decimal)


def read_bank(folder):
    """Items and stimuli of a bank by id, defaults laid under the items."""
    folder = pathlib.Path(folder)
    head = read_toml(folder / "bank.toml")
    items, stimuli = {}, {}
    for path in sorted(folder.rglob("*.toml")):
        data = read_toml(path)
        if "paper" in data:
            continue
        for one in data.get("stimulus", []):
            stimuli[one["id"]] = one
        for one in data.get("item", []):
            items[one["id"]] = {**head.get("defaults", {}), **data.get("defaults", {}), **one}
    return items, stimuli


def band(item):
    if "p" not in item:
        return item.get("difficulty")
    p = Decimal(item["p"])
    return "hard" if p < Decimal("0.45") else "easy" if p >= Decimal("0.75") else "medium"


def attribute(item, name):
    return {"topic": item.get("topic"), "level": item.get("level"), "difficulty": band(item),
            "type": item.get("type", "single")}[name]


def is_within(name, found, wanted):
    """Whether a value of an attribute counts for another: topics include what is below them."""
    if name == "topic":
        return found is not None and (found == wanted or found.startswith(wanted + "/"))
    return found == wanted


def as_list(thing):
    return thing if isinstance(thing, list) else [thing]


def matches(item, condition):
    """One table of `where`: all of its keys hold."""
    for key, wanted in condition.items():
        if key == "not":
            if any(matches(item, one) for one in as_list(wanted)):
                return False
        elif key in ("tags", "objectives"):
            if not set(as_list(wanted)) & set(item.get(key, [])):
                return False
        elif key in ("topic", "level", "difficulty", "type"):
            found = attribute(item, key)
            if not any(is_within(key, found, one) for one in as_list(wanted)):
                return False
        elif item.get(key, "approved" if key == "status" else None) not in as_list(wanted):
            return False
    return True


def accepts(item, where):
    return any(matches(item, one) for one in as_list(where))


def bounds(written):
    return (written[0], written[1]) if isinstance(written, list) else (written, written)


def seats(shares, items):
    """The largest remainder, ties to the one listed first."""
    parts = [Decimal(share.rstrip("% ")) * items / 100 for share in shares]
    counts = [int(part) for part in parts]
    order = sorted(range(len(parts)), key=lambda i: (counts[i] - parts[i], i))
    for i in order[:items - sum(counts)]:
        counts[i] += 1
    return counts


def section_items(section):
    """How many items a section has, written or fixed by a family of exact counts."""
    if "items" in section:
        return section["items"]
    for name in ("topic", "level", "difficulty", "type"):
        family = dict(section.get(name, {}))
        family.pop("others", None)
        if family and all(isinstance(one, int) for one in family.values()):
            return sum(count for value, count in family.items() if is_top(name, value, family))
    raise ValueError("the number of items is not fixed")


def is_top(name, value, family):
    return not any(is_within(name, value, other) for other in family if other != value)


class SectionProgram:
    """The rows of one section of one form."""

    def __init__(self, program, section, number, items, name_of):
        self.program, self.section, self.number = program, section, number
        self.items, self.name_of = items, name_of
        self.size = section_items(section)

    def bound(self, chosen, least, most, what, factor=lambda item: 1):
        terms = {self.name_of(one): factor(self.items[one]) for one in chosen}
        self.program.add({key: one for key, one in terms.items() if one}, least, most,
                         f"section {self.number}: {what}")

    def add(self):
        self.bound(self.items, self.size, self.size, "items")
        for name in ("topic", "level", "difficulty", "type"):
            if name in self.section:
                self.add_family(name, dict(self.section[name]))
        for one in as_list(self.section.get("table", [])):
            self.add_table(one)
        for one in as_list(self.section.get("rule", [])):
            chosen = [key for key, item in self.items.items() if accepts(item, one["where"])]
            self.bound(chosen, *bounds(one["count"]), "a rule")
        self.add_sums()

    def add_family(self, name, family):
        takes_others = family.pop("others", False)
        if any(isinstance(one, str) for one in family.values()):
            family = dict(zip(family, seats(list(family.values()), self.size)))
        if any(isinstance(one, list) for one in family.values()):
            most = sum(bounds(one)[1] for key, one in family.items() if is_top(name, key, family))
            takes_others = takes_others or most < self.size
        for value, written in family.items():
            chosen = [key for key, item in self.items.items()
                      if is_within(name, attribute(item, name), value)]
            self.bound(chosen, *bounds(written), f"{name} {value}")
        if not takes_others:
            others = [key for key, item in self.items.items()
                      if not any(is_within(name, attribute(item, name), one) for one in family)]
            self.bound(others, 0, 0, f"{name} not listed")

    def add_table(self, written):
        written = dict(written)
        rows, columns = written.pop("rows"), written.pop("columns")
        side = "level" if columns[0] in LEVELS else "difficulty"
        for row, cells in written.items():
            for column, cell in zip(columns, cells):
                chosen = [key for key, item in self.items.items()
                          if is_within(rows, attribute(item, rows), row)
                          and attribute(item, side) == column]
                self.bound(chosen, *bounds(cell), f"cell {row} {column}")

    def add_sums(self):
        for key, default, times in (("points", 1, 1), ("minutes", None, 1), ("p", None, self.size)):
            if key not in self.section:
                continue
            least, most = (int(Decimal(end) * 10000 * times) for end in bounds(self.section[key]))
            self.bound(self.items, least, most, key,
                       lambda item, key=key, default=default:
                       int(Decimal(item.get(key, default)) * 10000))


class FormProgram:
    """The rows of one form."""

    def __init__(self, program, blueprint, items, stimuli, form):
        self.program, self.blueprint = program, blueprint
        self.items, self.stimuli, self.form = items, stimuli, form
        self.sets = {}
        for key, item in items.items():
            if "stimulus" in item:
                self.sets.setdefault(item["stimulus"], []).append(key)

    def x(self, item):
        return f"x{self.form}_{item}"

    def y(self, stimulus):
        return f"y{self.form}_{stimulus}"

    def add(self):
        draw = self.blueprint.get("draw", {})
        picked = {one for section in self.blueprint["section"] for one in section.get("pick", [])}
        out = picked | set(draw.get("exclude", []))
        taken = {}
        for number, section in enumerate(self.blueprint["section"], 1):
            if "pick" in section:
                continue
            chosen = {key: item for key, item in self.items.items()
                      if item.get("status", "approved") in ("approved", "reserved")
                      and key not in out and accepts(item, section.get("where", {}))}
            SectionProgram(self.program, section, number, chosen, self.x).add()
            self.add_sets(section, number, chosen)
            taken.update(chosen)
        self.program.variables += [self.x(key) for key in taken]
        for one in draw.get("include", []):
            self.program.add({self.x(one): 1} if one in taken else {}, 1, 1, f"include {one}")
        self.add_enemies(taken, picked)

    def add_sets(self, section, number, chosen):
        written = section.get("stimuli", {})
        used = {}
        for stimulus, all_items in self.sets.items():
            members = [key for key in all_items if key in chosen]
            if not members:
                continue
            used[self.y(stimulus)] = 1
            self.program.variables.append(self.y(stimulus))
            part = written.get("items", "all")
            least, most = (len(all_items),) * 2 if part == "all" else bounds(part)
            terms = {self.x(key): 1 for key in members}
            self.program.add({**terms, self.y(stimulus): -least}, 0, None, f"least of {stimulus}")
            self.program.add({**terms, self.y(stimulus): -most}, None, 0, f"most of {stimulus}")
        if "count" in written:
            self.program.add(used, *bounds(written["count"]), f"section {number}: item sets")

    def add_enemies(self, taken, picked):
        """At most one of each clique of enemies; the cliques cover every pair."""
        pairs = set()
        for group in (self.items, self.stimuli):
            for key, one in group.items():
                for other in one.get("enemies", []):
                    pairs.add(frozenset((self.meets(key, group), self.meets(other, None))))
        known = set(self.program.variables)
        fixed = {("item", one) for one in picked}
        beside = {}
        for pair in pairs:
            one, other = sorted(pair)
            beside.setdefault(one, set()).add(other)
            beside.setdefault(other, set()).add(one)
        left = set(pairs)
        for pair in sorted(pairs, key=sorted):
            if pair not in left:
                continue
            clique = sorted(pair)
            for other in sorted(beside[clique[0]]):
                if all(other in beside[one] for one in clique):
                    clique.append(other)
            left -= {frozenset(two) for two in itertools.combinations(clique, 2)}
            names = {self.y(key) if kind == "set" else self.x(key): 1 for kind, key in clique}
            most = 1 - len(fixed & set(clique))
            self.program.add({key: 1 for key in names if key in known}, None, most,
                             "enemies " + " ".join(key for _, key in clique))

    def meets(self, key, group):
        if group is self.items or (group is None and key in self.items):
            return ("item", key)
        return ("set", key)


def build(path, forms=None):
    """The program of a blueprint. In mode joint all forms with their bounds, or the first `forms`;
    else one form."""
    path = pathlib.Path(path)
    blueprint = read_toml(path)
    items, stimuli = {}, {}
    for folder in as_list(blueprint["paper"]["banks"]):
        more_items, more_stimuli = read_bank(path.parent / folder)
        items.update(more_items)
        stimuli.update(more_stimuli)
    series = blueprint.get("series", {})
    count = series.get("forms", 1)
    count = len(count) if isinstance(count, list) else count
    is_joint = series.get("mode", "same") == "joint"
    program = Program()
    parts = [FormProgram(program, blueprint, items, stimuli, form)
             for form in range((forms or count) if is_joint else 1)]
    for part in parts:
        part.add()
    if is_joint:
        add_series(program, parts, series, items)
    return program


def add_series(program, parts, series, items):
    common = set(series.get("common", []))
    known = set(program.variables)
    free = [key for key in items if key not in common and parts[0].x(key) in known]
    for one in common:
        for part in parts:
            program.add({part.x(one): 1} if part.x(one) in known else {}, 1, 1, f"common {one}")
    if "max_use" in series:
        for key in free:
            program.add({part.x(key): 1 for part in parts}, None, series["max_use"], f"use {key}")
    if "overlap" not in series:
        return
    for one, other in itertools.combinations(parts, 2):
        both = {}
        for key in free:
            name = f"z{one.form}_{other.form}_{key}"
            both[name] = 1
            program.variables.append(name)
            program.add({one.x(key): 1, other.x(key): 1, name: -1}, None, 1, f"both {name}")
        program.add(both, None, series["overlap"], f"overlap {one.form} {other.form}")
