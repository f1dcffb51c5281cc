#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""What holds on every page of every layout, seen by Poppler: no text outside the margins, no two
words on top of each other; and what each parameter of page furniture does."""
import itertools
import re
import tomllib

from common import BANK, ROOT, Folder, check, equal, run, tool
from places import LEAST_MARGIN, check_places, pages_of

LAYOUTS = sorted(path.parent.name for path in (ROOT / "layouts").glob("*/layout.toml")
                 if "questions" in tomllib.loads(path.read_text(encoding="utf-8"))["documents"])

# Blueprint lines, one variant each.
VARIANTS = {
    "exam": ["answers = 'circle'"],
    "board": ["boxes_on_every_page = true\\nedges = true\\ntab = true\\nspecimen = true",
              "cover = false\\nbinding = false\\nanswers = 'circle'", "paper = 'a5'\\nbooklet = true",
              "paper = 'a5'\\nedges = true\\ntab = true", "paper = 'b5'\\nedges = true\\nbinding = false",
              "paper = 'a5'\\nboxes_on_every_page = true\\ncandidate_boxes = 12\\ncentre_boxes = 8\\n"
              "group = true"],
    "worksheet": ["space = 'box'", "space = 'none'", "pitch = 12\\nlines = 6"],
    "compact": ["columns = 3", "columns = 1"],
}
PROFILES = [word for name in ("standard", "large-18", "large-24", "dyslexia", "high-contrast")
            for word in ("--profile", name)]


def blueprint(folder, name, layout, parameters, *, items=24, forms=1, paper="",
              title="Machine-learning engineering", profiles=()):
    file = folder / f"{name}.toml"
    file.write_text(f'[paper]\ntitle = "{title}"\ncourse = "Final examination"\ncode = "ML 104"\n'
                    f'minutes = 60\nbanks = ["{BANK}"]\nlayout = "{layout}"\n[layout]\n{parameters}\n'
                    f'[[section]]\ntitle = "Part one"\nitems = {items // 2}\nwhere = {{ difficulty = "medium", type = "single" }}\n'
                    f'[[section]]\ntitle = "Part two"\nitems = {items - items // 2}\nwhere = {{ difficulty = "hard", type = "single" }}\n'
                    f'[series]\nforms = {forms}\n', encoding="utf-8")
    out = folder / f"{name}-out"
    run("make", file, "--seed", "layouts", "--out", out, "--report",
        *(["--paper", paper] if paper else []), *profiles)
    return out


# Between the letter of an option and its text.
LEAST_GAP = 5
LANGUAGES = sorted(path.stem for path in (ROOT / "layouts/exam/strings").glob("*.toml"))


def small_bank(folder, language):
    """Eight items with every note that a key may have, so short that they stand beside their labels."""
    bank = folder / f"bank-{language}"
    bank.mkdir()
    (bank / "bank.toml").write_text(f'[bank]\nid = "small"\nlanguage = "{language}"\n', encoding="utf-8")
    notes = "rationale = 'Words.'\ntempting = 'Words.'\nright_when = 'Words.'\n"
    (bank / "items.toml").write_text("\n".join(
        f"[[item]]\nid = 'i{number}'\nstem = '7 × {number} = ?'\nexplanation = 'Words.'\n"
        "references = ['Words.']\n" +
        "".join(f"[[item.option]]\ntext = '{text}'\n{notes}" + ("correct = true\n" if text == "1" else "")
                for text in "1234") for number in range(8)), encoding="utf-8")


def check_letters(pdf, language, what):
    """The letters of options stand off their texts, the numbers 1 to 4; some scripts have wide ones."""
    strings = tomllib.loads((ROOT / f"layouts/exam/strings/{language}.toml").read_text(encoding="utf-8"))
    letters = strings.get("letters", ["A", "B", "C", "D"])[:4]
    for _, _, words in pages_of(pdf):
        texts = [word for word in words if word[0] in "1234"]
        for letter in (word for word in words if word[0] in letters):
            gaps = [max(text[1] - letter[3], letter[1] - text[3]) for text in texts
                    if min(text[4], letter[4]) - max(text[2], letter[2]) > (text[4] - text[2]) / 2]
            check(min(gaps, default=LEAST_GAP) >= LEAST_GAP, f"{what}: {letter[0]!r} touches its text")


def words_of_every_language_have_room(folder):
    """The labels of a key stand beside the texts and the facts of a paper have rows enough, whatever the
    language, the layout and the profile."""
    for language in LANGUAGES:
        small_bank(folder, language)
    for language, layout in itertools.product(LANGUAGES, LAYOUTS):
        file = folder / f"{layout}-{language}.toml"
        file.write_text(f'[paper]\ntitle = "7 × 8"\nbanks = ["bank-{language}"]\nlayout = "{layout}"\n'
                        f'date = 2026-12-15\nminutes = 95\n[[section]]\nitems = 8\n', encoding="utf-8")
        out = folder / file.stem
        run("make", file, "--seed", "1", "--out", out, *PROFILES)
        for pdf in sorted(out.glob("*.pdf")):
            what = f"{layout} in {language}: {pdf.name}"
            check_places(pdf, what)
            # Poppler takes letters out of Hebrew words, whose letters are as wide as A to D.
            if pdf.name in ("questions-A.pdf", "key-A.pdf") and language != "he":
                check_letters(pdf, language, what)


def options_that_are_tables_stand_apart(folder):
    """The letter of the next one is as far from the last row as rows are from each other, and more."""
    bank = folder / "tables"
    bank.mkdir()
    (bank / "bank.toml").write_text('[bank]\nid = "tables"\nlanguage = "en"\n', encoding="utf-8")
    (bank / "items.toml").write_text("[[item]]\nid = 'a'\nstem = 'Which?'\n" + "".join(
        "[[item.option]]\ntext = \"\"\"\n| Load in newtons | Length in millimetres |\n|---|---|\n"
        f"| 7 | {length} |\n\"\"\"\nrationale = 'Words.'\n" +
        ("correct = true\n" if length == 1 else "") for length in range(4)), encoding="utf-8")
    for layout in LAYOUTS:
        file = folder / f"{layout}-tables.toml"
        file.write_text(f'[paper]\ntitle = "Tables"\nbanks = ["tables"]\nlayout = "{layout}"\n'
                        "[[section]]\nitems = 1\n", encoding="utf-8")
        run("make", file, "--seed", "1", "--out", folder / file.stem)
        words = [word for page in pages_of(folder / file.stem / "questions-A.pdf") for word in page[2]]
        cells = sorted(word[4] for word in words if word[0] == "7")
        letters = sorted(word[2] for word in words if word[0] in "BCD" and len(word[0]) == 1)
        for cell, letter in zip(cells, letters):
            check(letter - cell >= 5, f"{layout}: an option begins {letter - cell:.1f} pt below a table")


def a_long_title_is_cut_in_running_heads(folder):
    """It stays on the line that they have, whatever the profile."""
    title = "General Certificate of Secondary Education: Combined Science, Biology, Paper 1, Foundation Tier " * 2
    for layout in LAYOUTS:
        out = blueprint(folder, f"{layout}-title", layout, "", title=title.strip(), profiles=PROFILES)
        for pdf in sorted(out.glob("*-A*.pdf")):
            check_places(pdf, f"{layout} with a long title: {pdf.name}")
        for size in (18, 24):
            first = text_of(out / f"questions-A-large-{size}.pdf", 2).strip().splitlines()[0]
            check(re.fullmatch(r"General .*\w…", first.strip()), f"{layout}: {first!r} is cut after a word")


def text_of(pdf, page):
    return tool("pdftotext", "-layout", "-f", str(page), "-l", str(page), pdf, "-")


def everything_in_its_place(folder):
    for layout in LAYOUTS:
        description = tomllib.loads((ROOT / f"layouts/{layout}/layout.toml").read_text(encoding="utf-8"))
        variants = ["", *VARIANTS[layout]]
        for index, parameters in enumerate(variants):
            out = blueprint(folder, f"{layout}-{index}", layout, parameters.replace("\\n", "\n"))
            for pdf in sorted(out.glob("*.pdf")):
                check_places(pdf, f"{layout} with {parameters or 'its defaults'}: {pdf.name}")
            run("verify", out / "manifest.toml")
        for size in description["parameters"]["paper"]["values"]:
            out = blueprint(folder, f"{layout}-on-{size}", layout, "", paper=size)
            for pdf in sorted(out.glob("*.pdf")):
                check_places(pdf, f"{layout} on {size}: {pdf.name}")
        out = blueprint(folder, f"{layout}-on-a3-for-all", layout, "", paper="a3", profiles=PROFILES)
        for pdf in sorted(out.glob("*.pdf")):
            check_places(pdf, f"{layout} on a3: {pdf.name}")


def a_board_paper_is_filled_up(folder):
    """Blank pages say so, right pages that go on say Turn over, counts are told."""
    out = blueprint(folder, "board", "board", "page_multiple = 4")
    pages = pages_of(out / "questions-A.pdf")
    equal(len(pages) % 4, 0, "a multiple of four pages")
    texts = [text_of(out / "questions-A.pdf", number + 1) for number in range(len(pages))]
    blank = [number for number, text in enumerate(texts) if "BLANK PAGE" in text]
    printed = len(pages) - len(blank)
    equal(blank, list(range(printed, len(pages))), "blank pages are the last ones")
    turned = [number for number, text in enumerate(texts) if "[Turn over" in text]
    equal(turned, [number for number in range(0, printed - 1, 2)], "pages that say Turn over")
    check(f"Printed pages: {printed} · blank pages: {len(blank)}" in texts[0], "the pages are counted")
    check("1 · Part one" in texts[0] and "2 · Part two" in texts[0], "the table of marks names the sections")
    fixed = blueprint(folder, "sixteen", "board", "least_pages = 16", forms=3)
    equal({len(pages_of(pdf)) for pdf in fixed.glob("questions-*.pdf")}, {16}, "pages of all forms")


def a_long_word_in_a_title_is_broken(folder):
    """It leaves room for the box with the form's letter, in every layout and profile."""
    words = {"title": "Grundstücksverkehrsgenehmigungszuständigkeiten",
             "course": "Wirtschaftsinformatikgrundlagenklausur"}
    for layout in LAYOUTS:
        file = folder / f"{layout}-words.toml"
        file.write_text("[paper]\n" + "".join(f"{key} = '{word}'\n" for key, word in words.items()) +
                        f"banks = ['{BANK}']\nlayout = '{layout}'\n[[section]]\nitems = 3\nwhere.type = 'single'\n", encoding="utf-8")
        out = folder / f"{layout}-words-out"
        run("make", file, "--seed", "words", "--out", out, *PROFILES)
        for pdf in sorted(out.glob("*.pdf")):
            check_places(pdf, f"{layout}: {pdf.name}")


def all_forms_have_equal_pages(folder):
    """In each profile those of the longest form, also made again and with another item."""
    lengths = "banks = ['bank']\nlayout = 'board'\nprofiles = ['standard', 'large-18']\n[layout]\npage_multiple = 1\n"
    items = "".join(
        f"[[item]]\nid = 'i{number}'\ntopic = 'all'\nstem = '{'One line more to read. ' * 30 * (number % 5)}Which?'\n"
        "[[item.option]]\ntext = 'This'\ncorrect = true\nrationale = 'It is.'\n"
        "[[item.option]]\ntext = 'That'\nrationale = 'It is not.'\n" for number in range(40))
    (folder / "bank/items").mkdir(parents=True)
    (folder / "bank/bank.toml").write_text("[bank]\nid = 'long'\n[[topic]]\nid = 'all'\ntitle = 'All'\n", encoding="utf-8")
    (folder / "bank/items/all.toml").write_text(items, encoding="utf-8")
    counts = {}
    for equal_pages in ("false", "true"):
        file = folder / f"{equal_pages}.toml"
        file.write_text(f"[paper]\ntitle = 'Lengths'\n{lengths}equal_pages = {equal_pages}\n"
                        "[[section]]\nitems = 8\n[series]\nforms = 5\nmode = 'independent'\n", encoding="utf-8")
        out = folder / f"{equal_pages}-out"
        run("make", file, "--seed", "lengths", "--out", out)
        counts[equal_pages] = [[len(pages_of(out / f"questions-{form}{profile}.pdf")) for form in "ABCDE"]
                               for profile in ("", "-large-18")]
    for free, filled in zip(counts["false"], counts["true"], strict=True):
        check(len(set(free)) > 1, f"forms of {free} pages")
        equal(filled, [max(free)] * 5, "pages of forms that are filled up")
    out = folder / "true-out"
    run("rebuild", out / "manifest.toml", "--out", folder / "again")
    for pdf in out.glob("*.pdf"):
        check(pdf.read_bytes() == (folder / "again" / pdf.name).read_bytes(), f"{pdf.name} made again")
    # The longest items for the shortest of one form: in time all forms get longer, and stay equal.
    before = counts["true"][1][0]
    for place in range(1, 9):
        key = (out / "key.csv").read_text(encoding="utf-8").splitlines()
        mine = [row.split(",")[3].split(":")[-1] for row in key if row.startswith("A,")]
        free = [f"i{number}" for number in range(40) if number % 5 == 4 and f"i{number}" not in mine]
        if mine[place - 1] in {f"i{number}" for number in range(4, 40, 5)}:
            continue
        run("replace", out / "manifest.toml", f"A:{place}", "--with", free[0])
    run("verify", out / "manifest.toml")
    after = {len(pages_of(pdf)) for pdf in out.glob("questions-*-large-18.pdf")}
    check(len(after) == 1 and after.pop() > before, "a longer form lengthens all")


def marks_never_stand_alone(folder):
    """On a page: below pictures that fill it but for a line or two the options go with them."""
    bank = folder / "tall"
    (bank / "pictures").mkdir(parents=True)
    (bank / "bank.toml").write_text("[bank]\nid = 'tall'\n", encoding="utf-8")
    heights = range(236, 252)  # of 257 mm
    options = "".join(f"[[item.option]]\ntext = '{text}'\ncorrect = {str(text == 'one').lower()}\nrationale = 'So.'\n"
                      for text in ("one", "two"))
    for height in heights:
        (bank / f"pictures/{height}.svg").write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="{height}mm"/>', encoding="utf-8")
    (bank / "items.toml").write_text("".join(
        f"[[item]]\nid = 'i{height}'\nstem = '''\nWhich?\n\n![A frame](pictures/{height}.svg)\n'''\n{options}"
        for height in heights), encoding="utf-8")
    file = folder / "alone.toml"
    picks = ", ".join(f"'i{height}'" for height in heights)
    file.write_text("[paper]\ntitle = 'Tall'\nbanks = ['tall']\nlayout = 'board'\n"
                    f"[[section]]\npick = [{picks}]\n", encoding="utf-8")
    run("make", file, "--seed", "1", "--out", folder / "alone-out")
    # The cover has a sample of the marks.
    pages = [{word[0] for word in words} for _, _, words in pages_of(folder / "alone-out/questions-A.pdf")[1:]]
    marked = [words for words in pages if "[1]" in words]
    equal(len(marked), len(heights), "pages with marks")
    check(all({"one", "two"} <= words for words in marked), "marks stand on a page with their options")


def options_stand_in_columns(folder):
    """Row by row, in every layout; the item's own wish comes first."""
    (folder / "bank").mkdir()
    words = ("North", "East", "South", "West")
    options = "".join(f"[[item.option]]\ntext = '{word}'\ncorrect = {str(word == 'East').lower()}\nrationale = 'So.'\n"
                      for word in words)
    (folder / "bank/bank.toml").write_text("[bank]\nid = 'winds'\n", encoding="utf-8")
    (folder / "bank/winds.toml").write_text(
        f"[[item]]\nid = 'free'\norder = 'fixed'\nstem = 'Which?'\n{options}"
        f"[[item]]\nid = 'two'\norder = 'fixed'\noption_columns = 2\nstem = 'Which?'\n{options}", encoding="utf-8")
    for layout, columns in itertools.product(LAYOUTS, (1, 2, 3, 4)):
        file = folder / f"{layout}-{columns}.toml"
        page_columns = "columns = 1\n" if layout == "compact" else ""
        file.write_text(f"[paper]\ntitle = 'Winds'\nbanks = ['bank']\nlayout = '{layout}'\n[layout]\n"
                        f"{page_columns}option_columns = {columns}\n[[section]]\npick = ['free', 'two']\n", encoding="utf-8")
        out = folder / f"{layout}-{columns}-out"
        run("make", file, "--seed", "winds", "--out", out)
        found = [(word[0], number * 1000 + round(word[2]))
                 for number, (_, _, page) in enumerate(pages_of(out / "questions-A.pdf"))
                 for word in sorted(page, key=lambda word: (round(word[2]), word[1])) if word[0] in words]
        equal([word for word, _ in found], [*words, *words], f"options of {layout}")
        for four, wanted in ((found[:4], columns), (found[4:], 2)):
            rows = [top for _, top in four]
            equal(rows, sorted(rows), f"{layout} in {wanted} columns")
            equal([rows.count(row) for row in sorted(set(rows))],
                  [len(words[start:start + wanted]) for start in range(0, 4, wanted)], f"{layout} in {wanted} columns")


def options_stand_beside_their_letters(folder):
    """Also where they run the other way than the paper, and where large print has no columns."""
    (folder / "two").mkdir()
    (folder / "two/bank.toml").write_text("[bank]\nid = 'two'\n", encoding="utf-8")
    (folder / "two/items.toml").write_text("".join(
        f"[[item]]\nid = '{name}'\norder = 'fixed'\noption_columns = 4\n{more}stem = 'Which?'\n" +
        "".join(f"[[item.option]]\ntext = '{text}'\ncorrect = {str(text == texts[0]).lower()}\nrationale = 'So.'\n"
                for text in texts)
        for name, more, texts in (("other", "language = 'he'\n", ("4242", "5757")),
                                  ("wide", "", ("North of the river", "South of the river")))), encoding="utf-8")
    for layout, profile in itertools.product(LAYOUTS, ("standard", "large-18", "large-24")):
        file = folder / f"beside-{layout}.toml"
        file.write_text(f"[paper]\ntitle = 'Two'\nbanks = ['two']\nlayout = '{layout}'\n"
                        "[[section]]\npick = ['other', 'wide']\n", encoding="utf-8")
        out = folder / f"beside-{layout}-{profile}"
        run("make", file, "--seed", "two", "--profile", profile, "--out", out)
        pdf, = out.glob("questions-A*.pdf")
        words = [(*word, number) for number, (_, _, page) in enumerate(pages_of(pdf)) for word in page]
        for text in ("4242", "5757", "North", "South"):
            found = next(word for word in words if word[0] == text)
            beside = [word for word in words if word[5] == found[5] and abs(word[2] - found[2]) < 12 and
                      word[0] in "ABCD" and 0 < found[1] - word[1] < 60]
            equal(len(beside), 1, f"letters beside {text} in {layout}, {profile}")
        if profile != "standard":
            rows = {round(word[2]) for word in words if word[0] in ("North", "river")}
            equal(len(rows), 2, f"lines of options in {layout}, {profile}")


def a_tab_has_a_height_of_its_own(folder):
    out = blueprint(folder, "tabs", "board", "tab = true\ncover = false", forms=3)
    tops = []
    for form in "ABC":
        words = [word for width, _, words in pages_of(out / f"questions-{form}.pdf")[:1]
                 for word in words if word[0] == form and word[3] > width - LEAST_MARGIN]
        equal(len(words), 1, f"tabs of form {form}")
        tops.append(words[0][2])
    check(tops[0] < tops[1] < tops[2], f"tabs stand at {tops}")


def words_along_an_edge_leave_the_tab_free(folder):
    """At each of its twelve heights, in every profile, and nothing is too wide for it."""
    file = folder / "edge.toml"
    file.write_text(f'[paper]\ntitle = "Edges"\nbanks = ["{BANK}"]\nlayout = "board"\n[layout]\nedges = true\n'
                    'tab = true\n[[section]]\nitems = 4\nwhere.type = "single"\n[series]\nforms = 12\n', encoding="utf-8")
    told = run("make", file, "--seed", "edge", "--out", folder / "out", *PROFILES)
    equal(told.stderr, "", "warnings")
    for pdf in sorted((folder / "out").glob("questions-*.pdf")):
        check_places(pdf, pdf.name)


def a_booklet_is_imposed(folder):
    """A5 pages two by two on A4, the last and the first on the first side; the key tells pages."""
    plain = blueprint(folder, "plain", "board", "paper = 'a5'")
    folded = blueprint(folder, "folded", "board", "paper = 'a5'\nbooklet = true")
    pages, sides = (pages_of(out / "questions-A.pdf") for out in (plain, folded))
    equal(len(sides), len(pages) // 2, "sides")
    equal(round(sides[0][0]), round(2 * pages[0][0]), "a side is two pages wide")

    # By letters: Poppler takes words that are spaced apart where it will.
    def letters_of(side, is_right):
        width = side[0]
        return sorted("".join(word[0] for word in side[2] if (word[1] > width / 2) == is_right))

    def letters_of_page(number):
        return sorted("".join(word[0] for word in pages[number - 1][2]))

    count = len(pages)
    for number, side in enumerate(sides):
        low, high = number + 1, count - number
        left, right = (high, low) if number % 2 == 0 else (low, high)
        equal(letters_of(side, False), letters_of_page(left), f"side {number + 1}, left")
        equal(letters_of(side, True), letters_of_page(right), f"side {number + 1}, right")
    first = [re.findall(r"page\s(\d+): (\d+)", text_of(out / "key-A.pdf", 1)) for out in (plain, folded)]
    equal(first[0], first[1], "the key tells the pages as they are numbered")
    # Sheets have four pages, whatever multiple is asked for: the blank ones say so and are counted.
    single = blueprint(folder, "single", "board", "paper = 'a5'\nbooklet = true\npage_multiple = 1", items=22)
    text = tool("pdftotext", single / "questions-A.pdf", "-")
    printed, blank = map(int, re.search(r"Printed pages: (\d+) · blank pages: (\d+)", text).groups())
    equal(2 * len(pages_of(single / "questions-A.pdf")), printed + blank, "pages on two sides of each sheet")
    equal(text.count("BLANK PAGE"), blank, "blank pages")
    check(blank > 0, "the paper has blank pages")


def main():
    for test in (everything_in_its_place, words_of_every_language_have_room,
                 options_that_are_tables_stand_apart, a_long_title_is_cut_in_running_heads,
                 a_long_word_in_a_title_is_broken, a_board_paper_is_filled_up, all_forms_have_equal_pages,
                 marks_never_stand_alone, options_stand_in_columns, options_stand_beside_their_letters,
                 a_tab_has_a_height_of_its_own, words_along_an_edge_leave_the_tab_free, a_booklet_is_imposed):
        with Folder() as folder:
            test(folder)


if __name__ == "__main__":
    main()
