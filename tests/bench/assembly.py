#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""The draw alone against its targets, and against cbc on the same instance in the same run.

assembly.py BUILD [SECONDS]: cbc gets so many seconds for each instance, 60 unless given. Times are
CPU times; cbc's include reading its file, and are the best of no objective and a random one.

Targets hold at the speed of the machine they were set for. How much slower this one is, is measured
between the runs by integer work like that of the draw (integer_work.hpp; toml++, by which
run.py measures, does other things with memory), and each time is divided by what was measured just
before it. Where a target is for the median, so is the figure at reference speed."""
import json
import pathlib
import resource
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/oracles"))
import instances  # noqa: E402
import program as programs  # noqa: E402
import solvers  # noqa: E402
import toml_text  # noqa: E402

JOINT = {"mode": "joint", "max_use": 1}


def conflicting():
    """300 items and 61 requirements of which two cannot hold together: the 20 items of a level are
    all that there are, 6 of them in a topic of which the section takes 3."""
    made = instances.large(seed=5, items=300, paper=60, topics=8, pairs=0, triples=0, sets=0)
    for i, item in enumerate(made["items"]):
        if item["level"] == instances.LEVELS[3]:
            item["level"] = instances.LEVELS[i % 3]
    in_topic = [one for one in made["items"] if one["topic"] == "t1"]
    others = [one for one in made["items"] if one["topic"] != "t1"]
    for item in in_topic[:6] + others[::len(others) // 14][:14]:
        item["level"] = instances.LEVELS[3]
    section = made["paper"]["section"][0]
    topics = {**dict.fromkeys(section["topic"], 8), "t1": 3, "t0": 9}
    section["topic"] = topics
    section["level"] = {**dict(zip(instances.LEVELS, (14, 13, 13, 20)))}
    section["difficulty"] = {"easy": [10, 30], "medium": [15, 35], "hard": [5, 20]}
    section["table"] = {"rows": "topic", "columns": instances.LEVELS[:4],
                        **{topic: [[0, count]] * 4 for topic, count in topics.items()}}
    section["rule"] = [{"where": {"topic": topic, "difficulty": band}, "count": [0, 8]}
                       for topic in list(topics)[:7] for band in instances.BANDS[:2]]
    return made


def tight():
    """Three families that cross, one item more asked of them together than there is."""
    made = instances.large(seed=6, items=160, paper=60, topics=8, pairs=0, triples=0, sets=0)
    section = made["paper"]["section"][0]
    rare = [one for one in made["items"] if one["level"] in instances.LEVELS[2:4]
            and one["difficulty"] != "medium"]
    wanted = len(rare) + 1
    section["level"] = {**dict(zip(instances.LEVELS, instances.shared_out([1, 1], 60 - wanted))),
                        **dict(zip(instances.LEVELS[2:4], instances.shared_out([2, 1], wanted)))}
    section["difficulty"] = {"easy": 40, "medium": 0, "hard": 20}
    return made


# What, the instance, how it is run, how often, its figure, the target in ms, whether cbc is asked.
def rows():
    large, far = instances.large(), instances.large(level_weights=instances.FAR_LEVEL_WEIGHTS)
    twenty = instances.large(series={**JOINT, "forms": 20})
    five = instances.large(series={**JOINT, "forms": 5})
    huge = instances.large(items=100_000, paper=100, topics=20, pairs=1500, triples=1000, sets=1000,
                           sets_used=6)
    return [
        ("10,000 items, 60 a paper", large, "forms", 500,
         [("first verified paper", "first", "median", 15), ("further paper", "further", "median", 1),
          ("further paper, p99", "further", "p99", 8)], True),
        ("the same, level mix far from the bank", far, "forms", 200,
         [("first verified paper", "first", "median", 15),
          ("further paper", "further", "median", None)], True),
        ("5 disjoint papers of them", five, "series", 5, [("all", "series", "median", None)], True),
        ("20 disjoint papers of them", twenty, "series", 5, [("all", "series", "median", 100)], True),
        ("10 papers of 40 out of 300, overlap 3", instances.overlapping(), "series", 9,
         [("all", "series", "median", 10)], True),
        ("no paper, three families", tight(), "conflict", 5,
         [("verdict", "verdict", "median", 200), ("told", "told", "median", None)], True),
        ("no paper, 61 requirements", conflicting(), "conflict", 5,
         [("verdict", "verdict", "median", 200), ("smallest conflict told", "told", "median", 500)],
         True),
        ("100,000 items, 100 a paper", huge, "forms", 50,
         [("first verified paper", "first", "median", 115),
          ("further paper", "further", "median", 15)], False),
    ]


def cpu_seconds():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def ask_cbc(path, folder, seconds):
    """The best time in ms, and whether cbc came to an end at all."""
    made = programs.build(path)
    times = []
    for seed in (1, None):
        start = cpu_seconds()
        verdict, _ = solvers.ask("cbc", made, folder, seconds, seed)
        if verdict != solvers.UNDECIDED:
            times.append(1e3 * (cpu_seconds() - start))
    return (min(times), True) if times else (1e3 * seconds, False)


def measure(build, row, seconds):
    what, instance, kind, runs, figures, asks_cbc = row
    with tempfile.TemporaryDirectory(prefix="papersetter-bench-") as name:
        folder = pathlib.Path(name)
        path = toml_text.write_instance(instance, folder)
        result = subprocess.run([build / "tests/bench/bench_assembly", kind, path, str(runs)],
                                capture_output=True, text=True, check=False)
        if result.returncode != 0:
            print(f"{what}: failed\n{result.stderr[:2000]}")
            return False
        made = json.loads(result.stdout)
        cbc_ms, is_done = ask_cbc(path, folder, seconds) if asks_cbc else (None, True)
    share = made["integer_work_ms"] / made["reference_ms"]
    print(f"{what} (assembly's own memory {made['memory_mib']:.0f} MiB; this machine takes {share:.2f} of "
          "the reference's time)" + (f"; cbc {'' if is_done else 'more than '}{cbc_ms / 1e3:.2f} s" if cbc_ms else ""))
    is_met = True
    for label, key, measure_name, target in figures:
        measured, found = made[key]["measured"], made[key]["reference"][measure_name]
        line = f"  {label:26}{measured['least']:10.2f}{measured[measure_name]:10.2f}{found:10.2f} ms"
        if target is not None:
            is_met = is_met and found <= target
            line += f"   {'' if found <= target else 'NOT '}within {target} ms"
        if cbc_ms:
            line += f"   cbc / this {'' if is_done else '> '}{cbc_ms / measured[measure_name]:,.0f}"
        print(line, flush=True)
    return is_met


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    seconds = int(sys.argv[2]) if len(sys.argv) > 2 else 60
    print(f"{'CPU time':26}{'least':>12}{'as named':>10}{'at reference':>13}")
    results = [measure(build, row, seconds) for row in rows()]
    print(f"{sum(results)} of {len(results)} within their targets")


if __name__ == "__main__":
    main()
