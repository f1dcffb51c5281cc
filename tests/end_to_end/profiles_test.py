#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""One paper in several profiles: the same questions, numbers, letters and order in each, laid out
anew; one draw, one form code, one key.csv; a table of pages in keys and manifest; and every command
that works on finished papers knows them."""
import re
import shutil
import tomllib

from common import (BANK, ROOT, Folder, body_of, bytes_of, check, equal, items_of, key_rows, plain, run,
                    squeezed, tool, without_continued)

PROFILES = ["standard", *sorted(path.stem for path in (ROOT / "layouts/exam/profiles").glob("*.css"))]
BLUEPRINT = f'''[paper]
title = "Profiles"
banks = ["{BANK}"]
[[section]]
title = "All"
items = 12
where = {{ type = "single" }}
[series]
forms = 2
mode = "independent"
'''


def file_of(document, form, profile):
    return f"{document}-{form}{'' if profile == 'standard' else '-' + profile}.pdf"


def asked_for(profiles):
    return [word for profile in profiles for word in ("--profile", profile)]


def said(pdf, items, rows):
    """What the questions of a paper say, squeezed, from the first stem on, in the order of reading;
    without the heads and feet of its pages, which lie above and below the text."""
    pages = [squeezed(without_continued(tool(
        "pdftotext", "-raw", "-enc", "UTF-8", "-f", page, "-l", page, "-r", "72", "-x", "0", "-y", "48", "-W", "596", "-H",
        "734", pdf, "-")))
             for page in range(1, pages_of(pdf) + 1)]
    text = "".join(pages)
    start = text.find("1" + plain(items[rows[0]["item"]]["stem"]))
    check(start >= 0, f"{pdf.name}: the first question")
    return text[start:]


def pages_of(pdf):
    return int(re.search(r"Pages:\s+(\d+)", tool("pdfinfo", pdf))[1])


def page_of_question(pdf, number, stem):
    """The page on which a question begins, by its text."""
    words = str(number) + plain(stem)[:25]
    for page in range(1, pages_of(pdf) + 1):
        if words in squeezed(tool("pdftotext", "-raw", "-enc", "UTF-8", "-f", page, "-l", page, pdf, "-")):
            return page
    return check(False, f"{pdf.name}: question {number} is on no page")


def check_same_content(out, items):
    for form in "AB":
        rows = [row for row in key_rows(out) if row["form"] == form]
        for document in ("questions",):
            texts = {profile: said(out / file_of(document, form, profile), items, rows) for profile in PROFILES}
            end = squeezed("End of questions").lower()
            for profile, text in texts.items():
                cut = text.lower().find(end)
                check(cut > 0, f"{profile}: the end")
                equal(text[:cut], texts["standard"][:texts["standard"].lower().find(end)],
                      f"form {form}, {profile}: the questions say the same")
    sizes = {profile: pages_of(out / file_of("questions", "A", profile)) for profile in PROFILES}
    check(sizes["standard"] < sizes["large-18"] < sizes["large-24"], f"larger print takes more pages: {sizes}")


def check_pages(out, items):
    manifest = tomllib.loads((out / "manifest.toml").read_text(encoding="utf-8"))
    equal(manifest["manifest"]["profiles"], PROFILES, "profiles of the manifest")
    for form in manifest["form"]:
        rows = [row for row in key_rows(out) if row["form"] == form["name"]]
        equal([len(pages) for pages in form["pages"]], [len(rows)] * len(PROFILES), "pages of the manifest")
        for profile, pages in zip(PROFILES, form["pages"]):
            pdf = out / file_of("questions", form["name"], profile)
            found = [page_of_question(pdf, i + 1, items[row["item"]]["stem"]) for i, row in enumerate(rows)]
            equal(pages, found, f"form {form['name']}, {profile}: pages")
            # The table of the key has a row a question with its page in every profile.
            table = tool("pdftotext", "-layout", "-enc", "UTF-8", out / file_of("key", form["name"], profile), "-")
            table = table[table.rfind("Pages of the questions"):]
            for i in range(len(rows)):
                wanted = [str(i + 1), *(str(one[i]) for one in form["pages"])]
                check(any(line.split()[:len(wanted)] == wanted for line in table.splitlines()),
                      f"key {form['name']}, {profile}: {wanted}\n{table}")


def pack(folder):
    """Every profile in one run; what each holds equals what a run for it alone leaves."""
    items = items_of(BANK)
    (folder / "paper.toml").write_text(BLUEPRINT, encoding="utf-8")
    out = folder / "out"
    told = run("make", folder / "paper.toml", "--seed", "1", "--out", out, *asked_for(PROFILES)).stdout
    for name in ("questions-A.pdf", "questions-B-large-18.pdf", "key-A-dyslexia.pdf"):
        check(name in told, f"{name} is told\n{told}")
    made = {path.name for path in out.iterdir()}
    equal(made, {"key.csv", "key.json", "manifest.toml", "record"} |
          {file_of(document, form, profile) for document in ("questions", "key") for form in "AB"
           for profile in PROFILES}, "what a run leaves")
    check_same_content(out, items)
    check_pages(out, items)
    plain_run = folder / "plain"
    run("make", folder / "paper.toml", "--seed", "1", "--out", plain_run)
    for name in ("key.csv", "questions-A.pdf", "questions-B.pdf"):
        equal((out / name).read_bytes(), (plain_run / name).read_bytes(), f"{name} alone and in a pack")
    alone = folder / "alone"
    run("make", folder / "paper.toml", "--seed", "1", "--out", alone, "--profile", "large-18", "--jobs", "1")
    equal({path.name for path in alone.glob("*.pdf")},
          {f"{document}-{form}-large-18.pdf" for document in ("questions", "key") for form in "AB"}, "one profile")
    for name in ("questions-A-large-18.pdf", "questions-B-large-18.pdf", "key.csv"):
        equal((out / name).read_bytes(), (alone / name).read_bytes(), f"{name} alone and in a pack")
    codes = [[form["code"] for form in tomllib.loads((one / "manifest.toml").read_text(encoding="utf-8"))["form"]]
             for one in (out, plain_run, alone)]
    equal(codes, [codes[0]] * 3, "one form code whatever the profile")
    later_commands(folder, out)


def later_commands(folder, out):
    run("verify", out / "manifest.toml")
    before = bytes_of(out)
    run("rebuild", out / "manifest.toml", "--out", folder / "again")
    equal(bytes_of(folder / "again"), before, "rebuilt")
    # Files of a profile are watched like others.
    moved = out / "key-B-large-24.pdf"
    moved.rename(folder / "moved.pdf")
    told = run("verify", out / "manifest.toml", expect=1).stderr
    check("key-B-large-24.pdf is missing" in told, told)
    shutil.move(folder / "moved.pdf", moved)
    run("replace", out / "manifest.toml", "A:3", "--bank", BANK)
    run("verify", out / "manifest.toml")
    after = bytes_of(out)
    changed = {name for name in before if after.get(name) != before[name]}
    equal({name for name in changed if name.endswith(".pdf")},
          {file_of(document, "A", profile) for document in ("questions", "key") for profile in PROFILES},
          "what a replacement prints anew")
    run("rebuild", out / "manifest.toml", "--out", folder / "replaced")
    equal(bytes_of(folder / "replaced"), after, "rebuilt after a replacement")
    run("issue", out / "manifest.toml")
    run("make", folder / "paper.toml", "--seed", "1", "--out", out, "--force", expect=1)
    run("verify", out / "manifest.toml")
    # A pack in fewer profiles takes the others away.
    again = folder / "again"
    run("make", folder / "paper.toml", "--seed", "1", "--out", again, "--force", "--profile", "dyslexia")
    equal({path.name for path in again.glob("*.pdf")},
          {f"{document}-{form}-dyslexia.pdf" for document in ("questions", "key") for form in "AB"}, "the rest is gone")


def blueprint_names_them(folder):
    with_profiles = BLUEPRINT.replace("[[section]]", 'profiles = ["large-18", "standard"]\n[[section]]', 1)
    (folder / "paper.toml").write_text(with_profiles, encoding="utf-8")
    run("check", folder / "paper.toml")
    run("make", folder / "paper.toml", "--seed", "1", "--out", folder / "out", "--report")
    check((folder / "out/questions-A-large-18.pdf").exists() and (folder / "out/questions-A.pdf").exists()
          and (folder / "out/report.pdf").exists(), "as the blueprint says")
    run("make", folder / "paper.toml", "--seed", "1", "--out", folder / "one", "--profile", "standard")
    check(not (folder / "one/questions-A-large-18.pdf").exists(), "--profile overrides the blueprint")
    (folder / "paper.toml").write_text(with_profiles.replace("large-18", "large-19"), encoding="utf-8")
    line = with_profiles[:with_profiles.index("profiles =")].count("\n") + 1
    for command in ("check", "make"):
        told = run(command, folder / "paper.toml", expect=1).stderr
        check(f'paper.toml:{line}:13: error: the layout "exam" has no profile "large-19"' in told and
              'did you mean "large-18"?' in told, f"{command}: {told}")
    told = run("make", folder / "paper.toml", "--profile", "large-81", "--out", folder / "x", expect=2).stderr
    check('--profile: the layout "exam" has no profile "large-81"; its profiles are ' + ", ".join(PROFILES) in told
          and "did you mean --profile large-18?" in told, told)
    check(not (folder / "x").exists(), "nothing is made")
    # Two forms may not be printed into one file.
    (folder / "paper.toml").write_text(with_profiles.replace("forms = 2", 'forms = ["A", "A-large-18"]'), encoding="utf-8")
    for command in ("check", "make"):
        told = run(command, folder / "paper.toml", expect=1).stderr
        check("the forms A and A-large-18 would both be printed into questions-A-large-18.pdf" in told, told)


def main():
    for case in (pack, blueprint_names_them):
        with Folder() as folder:
            case(folder)


if __name__ == "__main__":
    main()
