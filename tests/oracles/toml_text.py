# SPDX-License-Identifier: MIT
"""Values as TOML text, and instances as folders with a bank and a blueprint."""
import decimal
import pathlib

ITEMS_PER_FILE = 1000


def value(thing):
    """A TOML value on one line; tables become inline tables."""
    if isinstance(thing, bool):
        return "true" if thing else "false"
    if isinstance(thing, (int, decimal.Decimal)):
        return str(thing)
    if isinstance(thing, str):
        return '"' + thing.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(thing, (list, tuple)):
        return "[" + ", ".join(map(value, thing)) + "]"
    return "{ " + ", ".join(f"{value(key)} = {value(one)}" for key, one in thing.items()) + " }"


def table(header, entries):
    return f"[{header}]\n" + "".join(f"{key} = {value(one)}\n" for key, one in entries.items())


def item(entries):
    """An item with two options; the words of its texts do not matter."""
    text = table("[item]", {**entries, "stem": f"What does {entries['id']} ask?"})
    text += '[[item.option]]\ntext = "this"\ncorrect = true\n'
    return text + '[[item.option]]\ntext = "that"\n'


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def write_instance(instance, folder, items_per_file=ITEMS_PER_FILE):
    """Writes FOLDER/bank and FOLDER/paper.toml; the path of the blueprint is returned.

    An instance is a dictionary: `topics` (paths), `items` and `stimuli` (lists of their TOML keys),
    `paper` (the tables of the blueprint; `section` is a list)."""
    bank = pathlib.Path(folder) / "bank"
    text = table("bank", {"id": "bank", "title": "A bank of chance", "version": "1"})
    text += "".join("\n" + table("[topic]", {"id": topic}) for topic in instance["topics"])
    write(bank / "bank.toml", text)
    text = "\n".join(table("[stimulus]", {**one, "text": f"The text {one['id']}."})
                     for one in instance["stimuli"])
    write(bank / "items/stimuli.toml", text)
    items = instance["items"]
    for start in range(0, len(items), items_per_file):
        text = "\n".join(map(item, items[start:start + items_per_file]))
        write(bank / "items" / f"{start // items_per_file:04}.toml", text)
    paper = {"paper": {"title": "An exam of chance", "banks": ["bank"]},
             "options": {"rationales": "none"}, **instance["paper"]}
    text = ""
    for key, entries in paper.items():
        tables = entries if isinstance(entries, list) else [entries]
        header = f"[{key}]" if isinstance(entries, list) else key
        text += "".join(table(header, one) + "\n" for one in tables)
    path = pathlib.Path(folder) / "paper.toml"
    write(path, text)
    return path
