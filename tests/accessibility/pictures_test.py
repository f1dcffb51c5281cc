#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Papers with pictures of every kind, from the bank to the file: they pass the validator, are tagged
with their texts, stand once in each file, tell nothing of their files or metadata, are recorded,
compared and printed again; and every fault of a picture is told at its place. So do the papers of
banks/science."""
import csv
import functools
import io
import json
import re
import shutil
import tomllib

import pikepdf
from PIL import Image, ImageCms

from common import SCIENCE, Folder, check, equal, run, tool
from validator import PROFILES, validate

DRAWING = '''<svg xmlns="http://www.w3.org/2000/svg" width="60mm" viewBox="0 0 120 60">
  <title>secret title</title>
  <g fill="none" stroke="#135" stroke-width="2">
    <rect x="5" y="5" width="50" height="40" rx="6" fill="#9cf" fill-opacity=".5"/>
    <path d="M60 50a20 20 0 0 1 40 0z" style="fill: url(#sky); stroke-dasharray: 4 2"/>
    <circle cx="80" cy="30" r="6" fill="url(#ball)" stroke="url(#sky)" fill-opacity=".8"/>
  </g>
  <linearGradient id="sky"><stop stop-color="#fc9"/><stop offset=".4" stop-color="#fff"/>
    <stop offset="1" stop-color="#9cf"/></linearGradient>
  <radialGradient id="ball" href="#sky" fx=".4" fy=".4"/>
  <text x="30" y="28" font-size="9" text-anchor="middle">inlet</text>
  <text transform="translate(112 45) rotate(-90)" font-size="8" font-family="Lato">outlet</text>
</svg>'''


def picture(mode="RGB", size=(24, 16)):
    image = Image.new("RGB", size)
    image.putdata([(x * 10 % 256, y * 15 % 256, (x * y) % 256) for y in range(size[1]) for x in range(size[0])])
    if mode.endswith("A"):
        image.putalpha(Image.linear_gradient("L").resize(size))
    return image.convert(mode)


def saved(image, kind, **options):
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


@functools.cache
def files():
    exif = Image.Exif()
    exif[274] = 6
    exif[270] = "secret description"
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    return {
        "valve secret.svg": DRAWING.encode(),
        "rgb.png": saved(picture(), "PNG", icc_profile=profile),
        "rgba.png": saved(picture("RGBA"), "PNG", dpi=(150, 150)),
        "grey-alpha.png": saved(picture("LA"), "PNG"),
        "palette.png": saved(picture().quantize(7), "PNG", transparency=2),
        "bits.png": saved(picture("1"), "PNG"),
        "deep.png": saved(Image.new("I;16", (9, 7), 40000), "PNG"),
        "photo.jpg": saved(picture(), "JPEG", exif=exif, comment=b"secret comment"),
        "progressive.jpeg": saved(picture(size=(64, 48)), "JPEG", progressive=True, icc_profile=profile),
        "grey.jpg": saved(picture("L"), "JPEG"),
        "inks.jpg": saved(picture("CMYK"), "JPEG"),
    }


def shown(number, name):
    return f"![What picture {number} shows](<../pictures/{name}>)"


def write_bank(folder, right=0):
    (folder / "bank/items").mkdir(parents=True)
    (folder / "bank/pictures").mkdir()
    for name, content in files().items():
        (folder / "bank/pictures" / name).write_bytes(content)
    (folder / "bank/bank.toml").write_text('[bank]\nid = "b"\n[[topic]]\nid = "t"\n', encoding="utf-8")
    items = ["[[stimulus]]\nid = \"s\"\ntitle = \"Case\"\ntext = '''\nLook.\n\n" +
             shown("of the case", "valve secret.svg") + "{height=2cm}\n'''\n"]
    for number, name in enumerate(sorted(files())):
        rationale = "It is. " + shown("in the key", "bits.png") + "{scale=50%}"
        items.append(f"[[item]]\nid = \"q{number}\"\ntopic = \"t\"\n"
                     + ("stimulus = \"s\"\n" if number > 8 else "")
                     + f"stem = '''\nWhat is this?\n\n{shown(number, name)}{{width=3cm}}\n\nSay it.\n'''\n")
        for option in range(3):
            text = shown("in a line", "rgb.png") + "{height=12pt}" if option == 2 else f"answer {option}"
            items.append(f"[[item.option]]\ntext = '''{text}'''\ncorrect = {str(option == right).lower()}\n"
                         f"rationale = '''{rationale}'''\n")
    (folder / "bank/items/all.toml").write_text("".join(items), encoding="utf-8")
    picks = ", ".join(f'"q{number}"' for number in range(len(files())))
    (folder / "paper.toml").write_text(f'[paper]\ntitle = "Pictures"\nbanks = ["bank"]\n'
                                       f'[[section]]\npick = [{picks}]\n', encoding="utf-8")


def figures(pdf):
    """The alt texts of the figures in the order of the structure tree."""
    texts = []

    def walk(node):
        if node.get("/S") == "/Figure":
            texts.append(str(node["/Alt"]))
            box = [float(side) for side in node["/A"]["/BBox"]]
            check(box[2] > box[0] and box[3] > box[1], f"a figure has a box: {box}")
        kids = node.get("/K", pikepdf.Array())
        for kid in kids if isinstance(kids, pikepdf.Array) else [kids]:
            if isinstance(kid, pikepdf.Dictionary):
                walk(kid)

    with pikepdf.open(pdf) as file:
        walk(file.Root.StructTreeRoot)
    return texts


def forms_and_images(pdf):
    with pikepdf.open(pdf) as file:
        kinds = [str(thing.get("/Subtype")) for thing in file.objects
                 if isinstance(thing, pikepdf.Stream) and thing.get("/Type") == "/XObject"]
        masks = sum(1 for thing in file.objects
                    if isinstance(thing, pikepdf.Stream) and "/SMask" in thing)
        streams = b"".join(thing.read_raw_bytes() if "/DCTDecode" in str(thing.get("/Filter"))
                           else thing.read_bytes() for thing in file.objects
                           if isinstance(thing, pikepdf.Stream))
    return kinds.count("/Form"), kinds.count("/Image") - masks, masks, streams


def check_documents(out, count):
    questions, key = out / "questions-A.pdf", out / "key-A.pdf"
    found = validate([questions, key])
    for profile in PROFILES:
        for pdf in (questions, key):
            equal(found[profile, pdf], [], f"{pdf.name} fails {profile}")
    texts = figures(questions)
    equal(texts.count("What picture in a line shows"), count, "pictures in options")
    equal(texts.count("What picture of the case shows"), 1, "the picture of the stimulus")
    equal(sum(text.startswith("What picture in the key") for text in texts), 0, "none of the key")
    check([text for text in texts if text[13:14].isdigit()] ==
          [f"What picture {number} shows" for number in range(count)], f"figures in order: {texts}")
    equal(figures(key).count("What picture in the key shows"), 3 * count, "pictures of rationales")
    drawings, images, masks, streams = forms_and_images(questions)
    equal((drawings, images, masks), (1, count - 1, 3), "each picture once, with its mask")
    for word in (b"secret", b"valve", b"Exif", b"rgb.png"):
        check(word not in streams + questions.read_bytes(), f"the questions hold {word!r}")
    check("inlet" in tool("pdftotext", questions, "-"), "words of a drawing are text")
    for command in (("qpdf", "--check"), ("gs", "-q", "-dNOPAUSE", "-dBATCH", "-dPDFSTOPONERROR",
                                          "-dPDFSTOPONWARNING", "-sDEVICE=nullpage")):
        tool(*command, questions)


def check_record(folder, out):
    run("verify", out / "manifest.toml")
    manifest = (out / "manifest.toml").read_text(encoding="utf-8")
    check("banks/b/pictures/valve secret.svg" in manifest, "pictures are inputs")
    check("libpng" in manifest and "libjpeg-turbo" in manifest, "versions of libraries")
    shutil.move(folder / "bank", folder / "gone")
    run("rebuild", out / "manifest.toml", "--out", folder / "again")
    for name in ("questions-A.pdf", "key-A.pdf"):
        equal((folder / "again" / name).read_bytes() == (out / name).read_bytes(), True, f"{name} again")
    kept = sorted((out / "record/banks/b/pictures").iterdir())
    equal(len(kept), len(files()), "pictures in the record")
    for file in kept:
        content = bytearray(file.read_bytes())
        content[len(content) // 2] ^= 1
        whole = file.read_bytes()
        file.write_bytes(content)
        told = run("verify", out / "manifest.toml", expect=1)
        check(f"{file.name} is not as it was made" in told.stderr, f"a flipped byte: {told.stderr}")
        run("rebuild", out / "manifest.toml", "--out", folder / "never", expect=1)
        file.write_bytes(whole)
    shutil.move(folder / "gone", folder / "bank")


def check_faults(folder):
    broken = {"none.png": None, "broken.png": files()["rgb.png"][:60], "broken.jpg": files()["photo.jpg"][:-40],
              "odd.svg": b"<svg width='9' height='9'>\n  <image href='x'/></svg>", "gif.png": b"GIF89a",
              "huge.png": files()["bits.png"].replace(b"IHDR\0\0\0\x18\0\0\0\x10", b"IHDR\0\1\0\0\0\1\0\0")}
    bank = folder / "faulty"
    bank.mkdir()
    (bank / "bank.toml").write_text('[bank]\nid = "f"\n', encoding="utf-8")
    texts = []
    for name, content in broken.items():
        if content is not None:
            (bank / name).write_bytes(content)
        texts.append(f"![A]({name})")
    texts += ["![](none.png)", "![A](../paper.toml)"]
    (bank / "q.toml").write_text(
        "[[item]]\nid = \"q\"\nstem = '''\n" + "\n\n".join(texts) +
        "\n'''\n[[item.option]]\ntext = 'a'\ncorrect = true\n[[item.option]]\ntext = 'b'\n", encoding="utf-8")
    told = json.loads(run("check", bank, "--json", expect=1).stdout)
    places = {(one["file"].split("/")[-1], one["line"], one["column"]) for one in told
              if one["severity"] == "error"}
    wanted = {("q.toml", 4 + 2 * i, 6) for i in range(len(broken)) if list(broken)[i] != "odd.svg"}
    wanted |= {("odd.svg", 2, 3), ("q.toml", 16, 5), ("q.toml", 18, 6)}
    equal(places, wanted, "every fault at its place: " + json.dumps(told, indent=1))


def alt_texts(items):
    """Those of stems, options and stimuli, by id."""
    def within(*texts):
        return [alt for text in texts for alt in re.findall(r"!\[(.*?)\]", text)]
    texts = {one["id"]: within(one["text"]) for one in items.get("stimulus", [])}
    texts.update((one["id"], within(one["stem"], *(option["text"] for option in one.get("option", []))))
                 for one in items["item"])
    return texts


def check_school_papers(folder):
    """Each picture of each question, with its text, and valid files in every layout."""
    layouts, pdfs = set(), []
    for blueprint in sorted((SCIENCE / "papers").glob("*.toml")):
        layouts.add(tomllib.loads(blueprint.read_text(encoding="utf-8"))["paper"]["layout"])
        out = folder / blueprint.stem
        run("make", blueprint, "--seed", "school", "--out", out)
        items = tomllib.loads((out / "record/banks/science/items.toml").read_text(encoding="utf-8"))
        wanted = alt_texts(items)
        for pdf in sorted(out.glob("questions-*.pdf")):
            drawn = items_on(out, pdf.stem.removeprefix("questions-"))
            stimuli = {one["stimulus"] for one in items["item"] if one["id"] in drawn and "stimulus" in one}
            equal(sorted(figures(pdf)), sorted(alt for name in drawn | stimuli for alt in wanted[name]),
                  f"alt texts of {blueprint.stem} {pdf.name}")
        pdfs += sorted(out.glob("*-A.pdf"))
    equal(layouts, {"board", "compact", "exam", "worksheet"}, "layouts of the papers of science")
    found = validate(pdfs)
    for profile in PROFILES:
        for pdf in pdfs:
            equal(found[profile, pdf], [], f"{pdf.parent.name} {pdf.name} fails {profile}")


def items_on(out, form):
    with open(out / "key.csv", encoding="utf-8", newline="") as file:
        return {row["item"] for row in csv.DictReader(file) if row["form"] == form}


def main():
    with Folder() as folder:
        for name, right in (("one", 0), ("two", 1)):
            write_bank(folder / name, right)
            run("make", folder / name / "paper.toml", "--out", folder / name / "out", "--seed", "1")
        check_documents(folder / "one/out", len(files()))
        equal((folder / "one/out/questions-A.pdf").read_bytes() ==
              (folder / "two/out/questions-A.pdf").read_bytes(), True, "the same whichever option is right")
        check_record(folder / "one", folder / "one/out")
        check_faults(folder)
        check_school_papers(folder)


if __name__ == "__main__":
    main()
