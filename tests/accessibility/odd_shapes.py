# SPDX-License-Identifier: MIT
"""A bank of shapes that few authors write: empty cells, lists in lists, quotations in lists, tables
in options, code, lists, tables and paragraphs that run over pages, languages in languages."""

TABLE = "| n | square |\n|---|-------:|\n" + "\n".join(f"| {i} | {i * i} |" for i in range(60))
CODE = "```python\n" + "\n".join(f"line{i} = {i}\n" for i in range(40)) + "```"
LIST = "\n".join(f"- point {i} " + "of many words " * 9 for i in range(30))
PARAGRAPH = "long words " * 700

# id, stem, options.
SHAPES = [
    ("empty-cells", "| | a | |\n|---|---|---|\n| x | | |\n| | | |\n\nWhat is missing?",
     ["| h |\n|---|\n| c |", "- a\n  - b\n    - c\n    - d\n  - e\n- f\n\n> quoted\n>\n> - in a quotation"]),
    ("long-table", TABLE + "\n\nWhat is it?", ["squares", "cubes"]),
    ("long-code", CODE + "\n\nWhat does it do?", ["```\na\n  b\n```", "`x`"]),
    ("long-list", LIST + "\n\nHow many?", ["30", "29"]),
    ("long-paragraph", PARAGRAPH + "?", ["x " * 500, "y"]),
    ("nested", "- first\n\n  | a | b |\n  |---|---|\n  | 1 | 2 |\n\n  ```\n  code\n  ```\n- > in a list\n\n"
               "Which?", ["> quoted", "a paragraph\n\nand another"]),
    ("languages", '<span lang="fr">bonjour <span lang="en">hello</span></span> `code` '
                  '**bold <span lang="de">Wort</span>** <sub>x<sup>y</sup></sub>?',
     ['<span lang="fr">oui</span>', '<span lang="fr">non</span> <span lang="fr">si</span>']),
]
IDS = [name for name, *_ in SHAPES]


def items():
    """The item file."""
    parts = ['[defaults]\ntopic = "sea"\nlevel = "apply"\ndifficulty = "hard"\n']
    for name, stem, options in SHAPES:
        parts.append(f"[[item]]\nid = \"{name}\"\nstem = '''\n{stem}\n'''")
        for number, text in enumerate(options):
            correct = str(number == 0).lower()
            parts.append(f"[[item.option]]\ntext = '''\n{text}\n'''\ncorrect = {correct}\n"
                         f"rationale = '''\n{text}\n\nagain\n'''")
    return "\n".join(parts) + "\n"
