# SPDX-License-Identifier: MIT
"""Programs written for cbc, glpsol (LP format) and z3 (SMT-LIB), and what these say of them."""
import pathlib
import random
import shutil
import subprocess
import time

FOUND, NONE, UNDECIDED = "a paper", "no paper", "undecided"


def lp_text(program, seed=None):
    """The program in LP format, with random weights to minimise when there is a seed."""
    names = {name: f"v{i}" for i, name in enumerate(program.variables)}
    lines = ["Minimize", " obj:"]
    if seed is None:
        lines.append(f" 0 {names[program.variables[0]]}")
    else:
        draw = random.Random(seed)
        lines += [f" + {draw.randint(0, 1000)} {name}" for name in names.values()]
    lines.append("Subject To")
    unused = names[program.variables[0]]
    for row in program.rows:
        terms = [f"{'+' if factor > 0 else '-'} {abs(factor)} {names[name]}"
                 for name, factor in row.terms.items()] or [f"+ 0 {unused}"]
        wrapped = "\n ".join(" ".join(terms[i:i + 10]) for i in range(0, len(terms), 10))
        if row.least is not None and row.least == row.most:
            lines.append(f" {wrapped} = {row.least}")
            continue
        if row.least is not None:
            lines.append(f" {wrapped} >= {row.least}")
        if row.most is not None:
            lines.append(f" {wrapped} <= {row.most}")
    return "\n".join(lines + ["Binaries"] + [f" {name}" for name in names.values()] + ["End", ""])


def smt_text(program):
    """The program as pseudo-Boolean constraints; a negative factor is one of the negation."""
    names = {name: f"v{i}" for i, name in enumerate(program.variables)}
    lines = [f"(declare-const {name} Bool)" for name in names.values()]
    for row in program.rows:
        shift = sum(factor for factor in row.terms.values() if factor < 0)
        terms = [(abs(factor), names[name] if factor > 0 else f"(not {names[name]})")
                 for name, factor in row.terms.items()]
        factors = " ".join(str(factor) for factor, _ in terms)
        words = " ".join(term for _, term in terms)
        for bound, kind in ((row.least, "pbge"), (row.most, "pble")):
            if bound is None:
                continue
            rest = bound - shift
            if not terms or rest < 0:
                holds = rest <= 0 if kind == "pbge" else rest >= 0
                lines.append(f"(assert {'true' if holds else 'false'})")
            else:
                lines.append(f"(assert ((_ {kind} {rest} {factors}) {words}))")
    return "\n".join(lines + ["(check-sat)", ""])


def installed():
    """The solvers that are there."""
    return [name for name in ("cbc", "glpsol", "z3") if shutil.which(name)]


def run(words, seconds):
    start = time.monotonic()
    try:
        result = subprocess.run(list(map(str, words)), capture_output=True, text=True, check=False,
                                timeout=seconds + 30)
        text = result.stdout + result.stderr
    except subprocess.TimeoutExpired:
        text = ""
    return text, time.monotonic() - start


def said_by_cbc(text):
    if "Optimal solution found" in text:
        return FOUND
    return NONE if "infeasible" in text and "Stopped" not in text else UNDECIDED


def said_by_glpsol(text):
    if "INTEGER OPTIMAL SOLUTION FOUND" in text:
        return FOUND
    is_none = "NO INTEGER FEASIBLE SOLUTION" in text or "HAS NO PRIMAL FEASIBLE" in text
    return NONE if is_none or "PROBLEM HAS NO FEASIBLE" in text else UNDECIDED


def ask(solver, program, folder, seconds=60, seed=None):
    """The verdict of a solver and how long it took, files read and all."""
    folder = pathlib.Path(folder)
    if solver == "z3":
        path = folder / "program.smt2"
        path.write_text(smt_text(program), encoding="ascii")
        text, took = run(["z3", f"-T:{seconds}", path], seconds)
        first = text.split("\n", 1)[0]
        return {"sat": FOUND, "unsat": NONE}.get(first, UNDECIDED), took
    path = folder / "program.lp"
    path.write_text(lp_text(program, seed), encoding="ascii")
    if solver == "cbc":
        text, took = run(["cbc", path, "sec", seconds, "solve", "quit"], seconds)
        return said_by_cbc(text), took
    text, took = run(["glpsol", "--lp", path, "--tmlim", seconds, "--cuts"], seconds)
    return said_by_glpsol(text), took
