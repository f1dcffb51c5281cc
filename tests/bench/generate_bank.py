#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Writes a large bank for the benchmarks: generate_bank.py FOLDER ITEMS

The same arguments give the same bytes everywhere. Texts are of the lengths that authors write
(about 1.8 kB an item), with the marks they use; topics, levels and difficulties are spread evenly,
so that papers/exam-40.toml can be drawn from 200 items or more.
"""

import pathlib
import sys

ITEMS_PER_FILE = 100
TOPICS = ["data", "deployment", "evaluation", "fairness", "finetuning", "tracking", "training",
          "tuning"]
LEVELS = ["remember", "understand", "apply", "analyse", "evaluate", "create"]
DIFFICULTIES = ["easy", "medium", "hard"]

SUBJECTS = ["the optimiser", "a feature store", "the registry", "each worker", "the scheduler",
            "a larger batch", "the validation set", "an early checkpoint", "the tokeniser",
            "a second replica", "the learning rate", "a cached embedding", "the pipeline",
            "a canary release", "the gradient", "an idle machine", "the baseline", "a drifted input"]
VERBS = ["reduces", "hides", "doubles", "explains", "delays", "limits", "predicts", "replaces",
         "reveals", "removes", "stabilises", "measures", "restores", "averages"]
OBJECTS = ["the cost of a run", "the memory in use", "the time to recover", "the loss on new data",
           "the traffic between machines", "the variance of the estimate", "a leak from the test set",
           "the need for labels", "the delay of an answer", "the effect of one outlier",
           "the number of trials", "the skew between training and use", "the share of idle hours"]
TAILS = ["when the data no longer fit one machine", "because every step waits for the slowest",
         "as long as the seed is recorded", "unless the two sides agree on the schema",
         "once the warm-up is over", "if nobody has looked at the inputs",
         "even where the budget is small", "before a person has approved the version",
         "although the metric looks better", "while requests come in bursts"]
MARKED = ["`max_jobs`", "`batch_size = 64`", "*exactly once*", "**not**", "F<sub>1</sub>",
          "40\u00a0GB", "\u201cwarm\u201d", "the author\u2019s", "10<sup>-3</sup>", "`lr`"]


class Draw:
    """Chance that is the same in every version of Python (Knuth's MMIX generator)."""

    def __init__(self, seed):
        self.state = seed

    def below(self, bound):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % bound

    def of(self, words):
        return words[self.below(len(words))]


def clause(draw):
    words = f"{draw.of(SUBJECTS)} {draw.of(VERBS)} {draw.of(OBJECTS)}"
    if draw.below(8) == 0:
        words += f", {draw.of(MARKED)},"
    return words


def sentence(draw):
    words = f"{clause(draw)} {draw.of(TAILS)}"
    return words[0].upper() + words[1:] + "."


def option(draw, number, is_right):
    lines = ["[[item.option]]"]
    if number == 1:
        lines.append('id = "first"')
    words = clause(draw)
    lines.append(f"text = '''{number}: {words[0].upper() + words[1:]}'''")
    if is_right:
        lines.append("correct = true")
    lines.append(f"rationale = '''{sentence(draw)}'''")
    lines.append(f"tempting = '''{sentence(draw)}'''")
    refers = "Unlike {option:first}, " if draw.below(40) == 0 else ""
    lines.append(f"right_when = '''{refers}{clause(draw)}.'''")
    return lines


def item(number):
    draw = Draw(number + 1)
    right = draw.below(4)
    lines = ["[[item]]", f'id = "item-{number:06}"',
             f'topic = "{TOPICS[number % 8]}"',
             f'level = "{LEVELS[number // 8 % 6]}"',
             f'difficulty = "{DIFFICULTIES[number // 48 % 3]}"',
             f'tags = ["{draw.of(SUBJECTS)}", "set-{number % 17}"]',
             f"stem = '''{sentence(draw)} {sentence(draw)} Which of these follows?'''"]
    for index in range(4):
        lines += option(draw, index + 1, index == right)
    return "\n".join(lines) + "\n"


def head():
    text = '[bank]\nid = "bench"\ntitle = "A bank for benchmarks"\nlanguage = "en"\nversion = "1"\n'
    for topic in TOPICS:
        text += f'\n[[topic]]\nid = "{topic}"\ntitle = "{topic.capitalize()}"\n'
    return text


def blueprint():
    text = ('[paper]\ntitle = "Forty questions"\nbanks = [".."]\nlayout = "exam"\nminutes = 60\n\n'
            '[[section]]\nitems = 40\narrange = "random"\n\n[section.topic]\n')
    text += "".join(f"{topic} = 5\n" for topic in TOPICS)
    counts = {"remember": 8, "understand": 8, "apply": 8, "analyse": 6, "evaluate": 5, "create": 5}
    text += "\n[section.level]\n" + "".join(f"{key} = {n}\n" for key, n in counts.items())
    text += "\n[section.difficulty]\neasy = 12\nmedium = 18\nhard = 10\n"
    text += '\n[series]\nforms = 1\nmode = "independent"\n'
    return text


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    folder, count = pathlib.Path(sys.argv[1]), int(sys.argv[2])
    write(folder / "bank.toml", head())
    for start in range(0, count, ITEMS_PER_FILE):
        numbers = range(start, min(count, start + ITEMS_PER_FILE))
        text = "[defaults]\npoints = 1\nminutes = 1.5\n\n" + "\n".join(map(item, numbers))
        write(folder / "items" / f"{start // ITEMS_PER_FILE:04}.toml", text)
    write(folder / "papers" / "exam-40.toml", blueprint())


if __name__ == "__main__":
    main()
