# SPDX-License-Identifier: MIT
"""Banks and blueprints of chance: small ones of every feature, and the large ones of the benchmarks.

An instance is what toml_text.write_instance takes. The same seed gives the same instance."""
import random
from decimal import Decimal

LEVELS = ["remember", "understand", "apply", "analyse", "evaluate", "create"]
BANDS = ["easy", "medium", "hard"]
ALL = frozenset({"ranges", "shares", "others", "nested", "tables", "rules", "sums", "sets", "parts",
                 "enemies", "draw", "sections", "type"})


def is_below(topic, above):
    return topic == above or topic.startswith(above + "/")


def band(item):
    if "p" not in item:
        return item["difficulty"]
    return "hard" if item["p"] < Decimal("0.45") else "easy" if item["p"] >= Decimal("0.75") \
        else "medium"


def value_of(item, attribute):
    return band(item) if attribute == "difficulty" else item.get(attribute, "single")


class SmallInstance:
    """A small bank and a blueprint around a paper that was chosen first, then perhaps moved, so
    that about half of them have papers."""

    def __init__(self, seed, features=ALL, most_items=40):
        self.random = random.Random(seed)
        self.features = {one for one in sorted(features) if self.chance(65)}
        self.topics = [f"t{i}" for i in range(self.random.randint(1, 4))]
        if "nested" in self.features:
            self.topics += [f"t0/{name}" for name in ("deep", "wide")]
        self.levels = LEVELS[:self.random.randint(1, 4)]
        self.items, self.stimuli, self.sets = [], [], {}
        self.make_items(self.random.randint(6, most_items))
        if "sets" in self.features:
            self.make_sets()
        if "enemies" in self.features:
            self.make_enemies()

    def chance(self, percent):
        return self.random.randrange(100) < percent

    def make_items(self, count):
        for i in range(count):
            item = {"id": f"i{i:03}", "topic": self.random.choice(self.topics),
                    "level": self.random.choice(self.levels),
                    "minutes": self.random.choice([1, 2, Decimal("1.5")]),
                    "p": Decimal(self.random.randrange(15, 96)) / 100,
                    "points": self.random.choice([1, 1, 2, 3]),
                    "tags": [one for one in ("red", "blue", "green") if self.chance(35)]}
            if "sums" not in self.features and self.chance(50):
                del item["p"]
                item["difficulty"] = self.random.choice(BANDS)
            self.items.append(item)

    def make_sets(self):
        free = list(range(len(self.items)))
        self.random.shuffle(free)
        for number in range(self.random.randint(1, 4)):
            size = self.random.randint(2, 4)
            if len(free) < size:
                break
            stimulus = f"s{number}"
            self.stimuli.append({"id": stimulus})
            self.sets[stimulus] = free[:size]
            topic = self.items[free[0]]["topic"]
            for i in free[:size]:
                self.items[i]["stimulus"] = stimulus
                if self.chance(70):
                    self.items[i]["topic"] = topic
            del free[:size]

    def make_enemies(self):
        free = [i for i, item in enumerate(self.items)]
        for _ in range(self.random.randint(1, max(1, len(free) // 4))):
            group = self.random.sample(free, self.random.choice([2, 2, 3]))
            for i in group:
                for other in group:
                    one, two = self.items[i], self.items[other]
                    if i < other and not (one.get("stimulus") and
                                          one.get("stimulus") == two.get("stimulus")):
                        one.setdefault("enemies", []).append(two["id"])
        for stimulus in self.stimuli:
            outside = [item for item in self.items if item.get("stimulus") != stimulus["id"]]
            if outside and self.chance(30):
                stimulus["enemies"] = [self.random.choice(outside)["id"]]

    # The blueprint

    def witness(self, chosen):
        """A paper of these items, whole sets or parts of them as the blueprint has it."""
        units = [[i] for i in chosen if "stimulus" not in self.items[i]]
        for members in self.sets.values():
            if set(members) <= set(chosen) or (self.part and set(members) & set(chosen)):
                units.append([i for i in members if i in chosen])
        self.random.shuffle(units)
        wanted = self.random.randint(1, max(1, len(chosen) * 3 // 4))
        paper = []
        for unit in units:
            if len(unit) > 1 and self.part:
                size = min(len(unit), self.random.randint(self.part[0], self.part[1]))
                unit = self.random.sample(unit, size)
            if len(paper) + len(unit) <= max(wanted, 1):
                paper += unit
        return paper or list(units[0]) if units else []

    def written(self, number, supply, most=None):
        """A count as it may be written: the number itself or a range around it."""
        if "ranges" not in self.features or not self.chance(50):
            return number
        least = max(0, number - self.random.randint(0, 2))
        top = number + self.random.randint(0, 2)
        return [least, min(top, most)] if most is not None else [least, top]

    def family(self, attribute, paper, chosen):
        counts = {}
        values = self.topics if attribute == "topic" else \
            self.levels if attribute == "level" else BANDS if attribute == "difficulty" else ["single"]
        for value in values:
            def counts_for(i, value=value):
                found = value_of(self.items[i], attribute)
                return is_below(found, value) if attribute == "topic" else found == value
            if attribute == "topic" and "/" in value and self.chance(40):
                continue
            counts[value] = sum(map(counts_for, paper))
        top = [value for value in counts if "/" not in value]
        if "others" in self.features and self.chance(30) and len(top) > 1:
            left_out = self.random.choice(top)
            counts = {value: count for value, count in counts.items()
                      if not is_below(value, left_out)}
            return {**{value: self.written(count, chosen) for value, count in counts.items()},
                    "others": True}
        while self.chance(40) and len(top) > 1:  # one more here, one less there
            one, other = self.random.sample(top, 2)
            if counts[other] > 0:
                counts[one] += 1
                counts[other] -= 1
        if "shares" in self.features and self.chance(25) and "nested" not in self.features:
            return self.shares(counts, len(paper))
        if "ranges" in self.features and self.chance(50):
            return {value: self.written(count, chosen, len(paper)) for value, count in counts.items()}
        return counts

    @staticmethod
    def shares(counts, size):
        hundreds = {value: Decimal(100 * count // size) for value, count in counts.items()}
        last = list(hundreds)[-1]
        hundreds[last] += 100 - sum(hundreds.values())
        return {value: f"{share} %" for value, share in hundreds.items()}

    def table(self, paper, families):
        """Cells of topics by levels, within what the families say of their rows and columns."""
        def most(attribute, value):
            written = families.get(attribute, {}).get(value, len(paper))
            return written[-1] if isinstance(written, list) else written
        rows = [topic for topic in self.topics if "/" not in topic
                and not isinstance(families.get("topic", {}).get(topic, 0), str)]
        if not rows:
            return None
        columns = self.random.sample(self.levels, self.random.randint(1, len(self.levels)))
        table = {"rows": "topic", "columns": columns}
        for row in self.random.sample(rows, self.random.randint(1, len(rows))):
            cells = []
            for column in columns:
                count = sum(1 for i in paper if is_below(self.items[i]["topic"], row)
                            and self.items[i]["level"] == column)
                limits = [most("topic", row), most("level", column)]
                limit = min((one for one in limits if not isinstance(one, str)), default=len(paper))
                cells.append(self.written(min(count, limit), paper, limit))
            table[row] = cells
        return table

    def rule(self, paper):
        where = self.random.choice([{"tags": "red"}, {"tags": ["blue", "green"]},
                                    {"topic": "t0", "not": {"tags": "red"}},
                                    {"level": self.levels[-1], "difficulty": ["hard", "medium"]}])
        def holds(item):
            if "tags" in where:
                wanted = where["tags"]
                return bool(set(wanted if isinstance(wanted, list) else [wanted]) & set(item["tags"]))
            if "topic" in where:
                return is_below(item["topic"], "t0") and "red" not in item["tags"]
            return item["level"] == where["level"] and band(item) in where["difficulty"]
        count = sum(holds(self.items[i]) for i in paper)
        if self.chance(20):
            count = max(0, count + self.random.choice([-1, 1]))
        return {"where": where, "count": [max(0, count - self.random.randint(0, 1)),
                                          min(count + self.random.randint(0, 1), len(paper))]}

    def sums(self, paper):
        entries = {}
        for key in ("points", "minutes"):
            if self.chance(50):
                total = sum(Decimal(self.items[i][key]) for i in paper)
                entries[key] = [max(Decimal(1), total - self.random.randint(0, 1)),
                                total + self.random.randint(0, 1)]
        if self.chance(50):
            mean = sum(self.items[i]["p"] for i in paper) / len(paper)
            entries["p"] = [max(Decimal(0), round(mean - Decimal("0.03"), 4)),
                            min(Decimal(1), round(mean + Decimal("0.03"), 4))]
        return entries

    def section(self, chosen):
        self.part = None
        if self.sets and "parts" in self.features and self.chance(60):
            least = self.random.randint(1, 2)
            self.part = (least, self.random.randint(least, 3))
        paper = self.witness(chosen)
        section = {"items": len(paper)}
        families = {}
        for attribute in ("topic", "level", "difficulty", "type"):
            wanted = 60 if attribute != "type" else 20 if "type" in self.features else 0
            if self.chance(wanted):
                families[attribute] = self.family(attribute, paper, chosen)
        section.update(families)
        if "tables" in self.features and self.chance(60):
            table = self.table(paper, families)
            if table:
                section["table"] = table
        if "rules" in self.features:
            section["rule"] = [self.rule(paper) for _ in range(self.random.randint(1, 2))]
        if "sums" in self.features:
            section.update(self.sums(paper))
        stimuli = {}
        if self.part:
            stimuli["items"] = list(self.part)
        if self.sets and self.chance(40):
            used = len({self.items[i]["stimulus"] for i in paper if "stimulus" in self.items[i]})
            stimuli["count"] = [max(0, used - 1), used + self.random.randint(0, 1)]
        if stimuli:
            section["stimuli"] = stimuli
        return section, paper

    def instance(self):
        everything = list(range(len(self.items)))
        paper = {}
        if "sections" in self.features and self.chance(50):
            self.split_by_tag()
            first = [i for i in everything if "first" in self.items[i]["tags"]]
            second = [i for i in everything if i not in first]
            sections = []
            for chosen, where in ((first, {"tags": "first"}), (second, {"not": {"tags": "first"}})):
                if chosen and any(self.units_of(chosen)):
                    section, _ = self.section(chosen)
                    sections.append({"where": where, **section})
        else:
            section, drawn = self.section(everything)
            sections = [section]
            if "draw" in self.features and self.chance(60):
                paper["draw"] = self.draw(drawn, everything)
        paper["section"] = [one for one in sections if one["items"] > 0]
        if not paper["section"]:
            paper["section"] = [{"items": 1}]
        return {"topics": self.topics, "items": self.items, "stimuli": self.stimuli, "paper": paper}

    def units_of(self, chosen):
        return [i for i in chosen if "stimulus" not in self.items[i]]

    def split_by_tag(self):
        """Item sets stay in one section."""
        owner = {}
        for i, item in enumerate(self.items):
            key = item.get("stimulus", i)
            if owner.setdefault(key, self.chance(50)):
                item["tags"] = item["tags"] + ["first"]

    def draw(self, drawn, everything):
        entries = {}
        if self.chance(60) and drawn:
            entries["include"] = [self.items[self.random.choice(drawn)]["id"]]
        outside = [i for i in everything if i not in drawn]
        if self.chance(60) and outside:
            entries["exclude"] = [self.items[i]["id"]
                                  for i in self.random.sample(outside, min(2, len(outside)))]
        return entries


def small(seed, features=ALL, most_items=40):
    return SmallInstance(seed, features, most_items).instance()


def shared_out(weights, seats):
    """Seats in proportion to weights, by the largest remainder."""
    total = sum(weights)
    counts = [seats * weight // total for weight in weights]
    order = sorted(range(len(weights)), key=lambda i: (-(seats * weights[i] % total), i))
    for i in order[:seats - sum(counts)]:
        counts[i] += 1
    return counts


def chosen_by(draw, weights):
    at = draw.randrange(sum(weights))
    for i, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return i
    raise AssertionError


# In the bank 4 : 4 : 2 : 1; "far" is what no bank of that kind has by itself.
LEVEL_WEIGHTS = [4, 4, 2, 1]
FAR_LEVEL_WEIGHTS = [10, 15, 20, 15]
BAND_WEIGHTS = [3, 5, 2]


def large(seed=1, items=10_000, paper=60, topics=10, pairs=300, triples=100, sets=150, sets_used=4,
          level_weights=None, series=None, move=0):
    """The instance of the benchmarks: three families of exact counts, enemies, item sets of 4 to 6
    items of which a paper has `sets_used` with 3 or 4 items each. `move`: so many more hard items of
    the last level are asked for than the bank has, in a rule of their own."""
    draw = random.Random(seed)
    weights = [draw.randint(50, 200) for _ in range(topics)]
    made = []
    for i in range(items):
        made.append({"id": f"i{i:06}", "topic": f"t{chosen_by(draw, weights)}",
                     "level": LEVELS[chosen_by(draw, LEVEL_WEIGHTS)],
                     "difficulty": BANDS[chosen_by(draw, BAND_WEIGHTS)]})
    by_topic = {}
    for i in draw.sample(range(items), items):
        by_topic.setdefault(made[i]["topic"], []).append(i)
    for number in range(sets):
        pile = by_topic[f"t{draw.randrange(topics)}"]
        for i in [pile.pop() for _ in range(draw.randint(4, 6))]:
            made[i]["stimulus"] = f"s{number}"
    free = [i for i in range(items) if "stimulus" not in made[i]]
    draw.shuffle(free)
    for size in [2] * pairs + [3] * triples:
        group = [free.pop() for _ in range(size)]
        for at, i in enumerate(group[:-1]):
            made[i]["enemies"] = [made[other]["id"] for other in group[at + 1:]]
    section = {"items": paper,
               "topic": {f"t{i}": n for i, n in enumerate(shared_out(weights, paper))},
               "level": dict(zip(LEVELS, shared_out(level_weights or LEVEL_WEIGHTS, paper))),
               "difficulty": dict(zip(BANDS, shared_out(BAND_WEIGHTS, paper)))}
    if sets:
        section["stimuli"] = {"count": sets_used, "items": [3, 4]}
    if move:
        rare = sum(1 for one in made if one["level"] == LEVELS[3] and one["difficulty"] == "hard")
        section["rule"] = [{"where": {"level": LEVELS[3], "difficulty": "hard"},
                            "count": [rare + move, paper]}]
    tables = {"section": [section]}
    if series:
        tables["series"] = series
    return {"topics": [f"t{i}" for i in range(topics)], "items": made,
            "stimuli": [{"id": f"s{i}"} for i in range(sets)], "paper": tables}


def overlapping(overlap=3, forms=10, items=300, paper=40):
    """Forms of two families with a bound on what any two of them share."""
    made = large(seed=3, items=items, paper=paper, topics=6, pairs=0, triples=0, sets=0,
                 series={"mode": "joint", "forms": forms, "overlap": overlap})
    del made["paper"]["section"][0]["level"]
    return made
