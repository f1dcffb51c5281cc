# SPDX-License-Identifier: MIT
"""Faults, each with the clause that the validator must name: a gate that lets a broken file pass is
none. Some are what the writer leaves out when a test tells it to, some are planted in a finished
file."""
import os
import re
import subprocess

import pikepdf

from common import check


def structure_elements(pdf, role):
    """The structure elements with a role, in the order of the document."""
    def below(element):
        kids = element.get("/K", pikepdf.Array())
        for kid in kids if isinstance(kids, pikepdf.Array) else [kids]:
            if isinstance(kid, pikepdf.Dictionary) and "/S" in kid:
                if kid.S == role:
                    yield kid
                yield from below(kid)
    found = list(below(pdf.Root.StructTreeRoot))
    assert found, f"the file has a {role} to break"
    return found


def change_metadata(pdf, pattern):
    old = bytes(pdf.Root.Metadata.read_bytes())
    new = re.sub(pattern, b"", old, flags=re.S)
    assert new != old, f"the metadata has {pattern}"
    pdf.Root.Metadata.write(new)


def change_content(pdf, pattern, replacement):
    contents = pdf.pages[0].Contents
    old = bytes(contents.read_bytes())
    new = re.sub(pattern, replacement, old, count=1, flags=re.S)
    assert new != old, f"the content has {pattern}"
    contents.write(new)


def first_font(pdf):
    return pdf.pages[0].Resources.Font["/F0"]


def title_not_shown(pdf):
    pdf.Root.ViewerPreferences.DisplayDocTitle = False


def no_identification(pdf):
    change_metadata(pdf, rb"<pdfuaid:part>.*?</pdfuaid:part>")


def no_archive_level(pdf):
    change_metadata(pdf, rb"<pdfaid:conformance>.*?</pdfaid:conformance>")


def irregular_table(pdf):
    row = structure_elements(pdf, "/TR")[1]
    del row.K[-1]


def unknown_role(pdf):
    structure_elements(pdf, "/P")[0].S = pikepdf.Name.Question


def no_parent(pdf):
    del structure_elements(pdf, "/P")[0]["/P"]


def paragraph_in_list(pdf):
    structure_elements(pdf, "/LI")[0].S = pikepdf.Name.P


def artifact_in_text(pdf):
    change_content(pdf, rb"/P<</MCID 0>>BDC(.*?)EMC", rb"/P<</MCID 0>>BDC /Artifact BMC\1EMC EMC")


def font_not_embedded(pdf):
    del first_font(pdf).DescendantFonts[0].FontDescriptor["/FontFile2"]


def wrong_widths(pdf):
    font = first_font(pdf).DescendantFonts[0]
    font.W = pikepdf.Array([pikepdf.Array([400 + int(width) for width in part])
                            if isinstance(part, pikepdf.Array) else part for part in font.W])


def no_glyph_map(pdf):
    del first_font(pdf).DescendantFonts[0]["/CIDToGIDMap"]


def scripted(pdf):
    pdf.Root.OpenAction = pikepdf.Dictionary(S=pikepdf.Name.JavaScript, JS="app.alert(1)")


# What else can be broken: how, and by profile the clause and its test.
FAULTS = {
    "title not shown": (title_not_shown, {"ua1": "7.1-10"}),
    "no PDF/UA identification": (no_identification, {"ua1": "5-1"}),
    "irregular table": (irregular_table, {"ua1": "7.2-43"}),
    "unknown role": (unknown_role, {"ua1": "7.1-5"}),
    "element without parent": (no_parent, {"ua1": "7.1-3"}),
    "paragraph directly in a list": (paragraph_in_list, {"ua1": "7.2-19"}),
    "artifact within tagged text": (artifact_in_text, {"ua1": "7.1-1"}),
    "font not embedded": (font_not_embedded, {"ua1": "7.21.4.1-1", "2a": "6.2.11.4.1-1"}),
    "widths that are not the font's": (wrong_widths, {"ua1": "7.21.5-1"}),
    "no map of glyphs": (no_glyph_map, {"ua1": "7.21.3.2-1"}),
    "no level of archiving": (no_archive_level, {"2a": "6.6.4-3"}),
    "script": (scripted, {"2a": "6.5.1-1"}),
}


# What the writer can leave out (tests/pdf/omission_test.cpp), by the name of the file.
OMISSIONS = {
    "nothing": {},
    "tags": {"ua1": "7.1-11", "2a": "6.7.3.3-1"},
    "one_tag": {"ua1": "7.1-3"},
    "alternative": {"ua1": "7.3-1"},
    "scope": {"ua1": "7.5-1"},
    "field_role": {"ua1": "7.18.4-2"},
    "heading_order": {"ua1": "7.4.2-1"},
    "language": {"ua1": "7.2-34"},
    "title": {"ua1": "7.1-9"},
    "marked": {"ua1": "6.2-1", "2a": "6.7.2.2-1"},
    "to_unicode": {"ua1": "7.21.7-1", "2a": "6.2.11.7.2-1"},
    "extension_schema": {"2a": "6.6.2.3.1-2"},
    "output_intent": {"2a": "6.2.4.3-4"},
    "identifier": {"2a": "6.1.3-1"},
}


def write_omissions(folder):
    """Has the writer's own test leave its files; the files by the name of what is left out."""
    folder.mkdir()
    subprocess.run([os.environ["TEST_PDF"], "--test-case=omission:*"], check=True,
                   stdout=subprocess.DEVNULL, env={**os.environ, "PAPERSETTER_OMISSIONS": str(folder)})
    files = {file.stem: file for file in sorted(folder.glob("*.pdf"))}
    check(set(files) == set(OMISSIONS), f"each omission has its clause here: {sorted(files)}")
    return files


def plant(original, folder):
    """Writes one broken file for each fault; the files by the fault's name."""
    files = {}
    for name, (plant_fault, _) in FAULTS.items():
        files[name] = folder / (re.sub(r"\W+", "-", name) + ".pdf")
        with pikepdf.open(original) as pdf:
            plant_fault(pdf)
            pdf.save(files[name], static_id=True, compress_streams=False)
    return files
