#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""What would make a paper depend on the machine is used nowhere, or only where no output hangs on
it: distributions and shuffles of the standard library, floating point, the clock, the locale, the
surroundings, the order of unordered containers. Nor what one of the compilers cannot read."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
BANNED = {
    "chance of the standard library": r"<random>|std::(?:ranges::)?(?:shuffle|sample)\b|_distribution\b|"
                                      r"\bmt19937|random_device|\bs?rand\(",
    "floating point": r"\b(?:float|double)\b|<cmath>|<cfloat>|std::(?:sto[fd]|strto[fd])\b",
    "the clock": r"<chrono>|<ctime>|<time\.h>|\btime\(",
    "the locale": r"<locale>|<clocale>|setlocale|std::locale|std::to(?:lower|upper)\b",
    "the surroundings": r"\bgetenv\b|hardware_concurrency",
    "ranges that clang 14 cannot compile": r"std::ranges::(?:unique|remove(?:_if)?|equal_range|rotate|search|"
                                           r"(?:stable_)?partition|subrange)\b|std::(?:ranges::)?views::",
}
# Files that may, and why.
ALLOWED = {
    ("the clock", "files/folder_lock.cpp"): "waits for another run",
    ("the clock", "command_line/make_command.cpp"): "tells how long it took",
    ("the clock", "command_line/watch_command.cpp"): "looks again after a while",
    ("the surroundings", "command_line/main.cpp"): "NO_COLOR",
    ("the surroundings", "command_line/arguments.cpp"): "how many threads",
}


def code_of(text):
    """Without comments and literals."""
    return re.sub(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', " ", text,
                  flags=re.DOTALL)


def unordered_loops(code):
    """Loops over what is declared as an unordered container in the same file."""
    names = re.findall(r"unordered_\w+<[^;{}]*>\s+(\w+)\s*[;{(=]", code)
    return [name for name in names
            if re.search(rf"for \([^;)]*:\s*{name}\)|\b{name}\.c?begin\(\)", code)]


def faults_of(name, text):
    code = code_of(text)
    faults = [f"{name}: {what} ({found[0]})" for what, pattern in BANNED.items()
              if (what, name) not in ALLOWED
              for found in [re.findall(pattern, code)] if found]
    return faults + [f"{name}: goes through {one}, which is unordered"
                     for one in unordered_loops(code)]


def self_check():
    """The patterns find what they are for, and pass what they must."""
    for text in ("std::shuffle(a, b, c);", "#include <random>", "double x = 0;", "time(nullptr)",
                 "std::uniform_int_distribution<int> d;", "std::ranges::unique(a);", "std::unordered_map<int, int> seen_;\n"
                 "for (const auto& [a, b] : seen_) use(a);"):
        if not faults_of("sample.cpp", text):
            sys.exit(f"FAILED: does not see {text}")
    for text in ("// a double bracket", 'f("float");', "std::unordered_map<int, int> m; m.find(1);"):
        if faults_of("sample.cpp", text):
            sys.exit(f"FAILED: sees something in {text}")


def main():
    self_check()
    generator = ROOT / "generator"
    files = sorted(path for path in generator.rglob("*") if path.suffix in (".hpp", ".cpp"))
    faults = [fault for path in files
              for fault in faults_of(path.relative_to(generator).as_posix(),
                                     path.read_text(encoding="utf-8"))]
    print("\n".join(faults))
    return 1 if faults or not files else 0


if __name__ == "__main__":
    sys.exit(main())
