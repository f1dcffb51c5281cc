# SPDX-License-Identifier: MIT
"""What stands on a page, by interpreting its content stream: runs of text with their Unicode text,
colour, box and marked content, the boxes that are filled below them, and pictures. Drawings are looked
into. An operator that is not known stops the test, so that nothing is passed over."""
import dataclasses
import math
import re

import pikepdf

BLACK, WHITE = (0.0, 0.0, 0.0), (1.0, 1.0, 1.0)


@dataclasses.dataclass
class Run:
    """Text shown by one operator."""
    text: str
    colour: tuple
    size: float
    box: tuple  # left, bottom, right, top; in points
    mcid: object = None
    is_artifact: bool = False
    order: int = 0
    is_turned: bool = False


@dataclasses.dataclass
class Fill:
    """A filled or stroked shape, by its bounding box."""
    box: tuple
    colour: tuple
    mcid: object = None
    is_artifact: bool = False
    order: int = 0


@dataclasses.dataclass
class Picture:
    """An image or a drawing, by its box."""
    box: tuple
    runs: list  # of a drawing: what is written in it
    mcid: object = None
    is_artifact: bool = False
    order: int = 0


class Font:
    """Codes → text by ToUnicode and → widths by W. One or two bytes a code, as ToUnicode says."""

    def __init__(self, dictionary):
        cmap = bytes(dictionary.ToUnicode.read_bytes()).decode("ascii")
        space = re.search(r"begincodespacerange\s*<(\w+)>", cmap)
        self.code_length = len(space[1]) // 2
        self.text = {}
        for block in re.findall(r"beginbfchar(.*?)endbfchar", cmap, re.S):
            for code, text in re.findall(r"<(\w+)>\s*<(\w+)>", block):
                self.text[int(code, 16)] = utf16(text)
        for block in re.findall(r"beginbfrange(.*?)endbfrange", cmap, re.S):
            for first, last, text in re.findall(r"<(\w+)>\s*<(\w+)>\s*<(\w+)>", block):
                for code in range(int(first, 16), int(last, 16) + 1):
                    start = utf16(text)
                    self.text[code] = start[:-1] + chr(ord(start[-1]) + code - int(first, 16))
        descendant = dictionary.DescendantFonts[0]
        self.default_width = float(descendant.get("/DW", 1000))
        self.widths = {}
        array = list(descendant.get("/W", []))
        while array:
            if isinstance(array[1], pikepdf.Array):
                first, widths = int(array.pop(0)), array.pop(0)
                self.widths.update((first + i, float(width)) for i, width in enumerate(widths))
            else:
                first, last, width = int(array.pop(0)), int(array.pop(0)), float(array.pop(0))
                self.widths.update((cid, width) for cid in range(first, last + 1))

    def codes(self, data):
        return [int.from_bytes(data[i:i + self.code_length], "big")
                for i in range(0, len(data), self.code_length)]

    def decoded(self, code):
        return self.text[code]

    def width(self, code):
        return self.widths.get(code, self.default_width) / 1000


def utf16(digits):
    return bytes.fromhex(digits).decode("utf-16-be")


def product(inner, outer):
    """Of two matrices, the one that does what `inner` does and then what `outer` does."""
    a, b, c, d, e, f = inner
    columns = [(a, b, 0), (c, d, 0), (e, f, 1)]
    return tuple(sum(part * outer[2 * i + side] for i, part in enumerate(column))
                 for column in columns for side in (0, 1))


def moved(matrix, x, y):
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def box_around(points):
    columns, rows = zip(*points)
    return min(columns), min(rows), max(columns), max(rows)


class PageContent:
    """The runs, fills and pictures of one page, in the order in which they are painted."""

    # Without a meaning for text and colour: line widths, dashes, joins; path ends without paint.
    SILENT = {"w", "J", "j", "M", "d", "ri", "i", "gs", "n", "W", "W*"}

    def __init__(self, page, fonts, matrix=(1.0, 0.0, 0.0, 1.0, 0.0, 0.0)):
        self.runs, self.fills, self.pictures = [], [], []
        self._fonts = fonts
        self._resources = page.Resources
        self._state = {"fill": BLACK, "stroke": BLACK, "matrix": matrix, "font": None, "size": 0.0,
                       "spacing": 0.0, "words": 0.0, "rise": 0.0, "leading": 0.0, "scale": 1.0}
        self._stack, self._marks, self._path = [], [], []
        self._line = self._pen = (0.0, 0.0)
        self._turn = (1.0, 0.0)
        self._point = (0.0, 0.0)
        for operands, operator in pikepdf.parse_content_stream(page):
            self._interpret(str(operator), list(operands))

    def _interpret(self, operator, operands):
        state = self._state
        if operator in self.SILENT:
            if operator == "n":
                self._path = []
        elif operator == "q":
            self._stack.append(dict(state))
        elif operator == "Q":
            self._state = self._stack.pop()
        elif operator == "cm":
            state["matrix"] = product(tuple(map(float, operands)), state["matrix"])
        elif operator == "Do":
            self._show_picture(self._resources.XObject[str(operands[0])])
        elif operator in ("g", "rg"):
            state["fill"] = colour(operands)
        elif operator in ("G", "RG"):
            state["stroke"] = colour(operands)
        elif operator in ("cs", "CS", "scn", "SCN"):
            # Of patterns; what a gradient paints is taken for white, as paper without ink is.
            require(str(operands[0]).startswith(("/Pattern", "/G")), "a colour space")
            state["stroke" if operator.isupper() else "fill"] = WHITE
        elif operator in ("BMC", "BDC"):
            properties = operands[1] if operator == "BDC" else {}
            self._marks.append((str(operands[0]), properties.get("/MCID")))
        elif operator == "EMC":
            self._marks.pop()
        elif operator in ("re", "m", "l", "c", "v", "y", "h"):
            self._add_to_path(operator, list(map(float, operands)))
        elif operator in ("f", "F", "f*", "S", "s", "B", "B*", "b", "b*"):
            self._paint(state["stroke"] if operator in "Ss" else state["fill"])
        else:
            self._interpret_text(operator, operands)

    def _show_picture(self, picture):
        """An image fills a square of one unit, a drawing its BBox; both as the matrix says."""
        matrix, box, runs = self._state["matrix"], (0.0, 0.0, 1.0, 1.0), []
        if picture.Subtype == "/Form":
            require("/Matrix" not in picture, "a drawing without a matrix of its own")
            box = tuple(map(float, picture.BBox))
            inside = PageContent(picture, self._fonts, matrix)
            require(not inside.pictures, "a drawing without pictures in it")
            runs = inside.runs
        left, bottom, right, top = box
        corners = [moved(matrix, x, y) for x in (left, right) for y in (bottom, top)]
        self.pictures.append(Picture(box_around(corners), runs, *self._owner()))

    def _interpret_text(self, operator, operands):
        state = self._state
        if operator == "BT":
            self._line = self._pen = (0.0, 0.0)
            self._turn = (1.0, 0.0)
        elif operator == "ET":
            pass
        elif operator == "Tf":
            state["font"], state["size"] = self._fonts.of(self._resources, operands[0]), float(operands[1])
        elif operator in ("Td", "TD"):
            require(self._turn == (1, 0), "turned text in lines")
            x, y = map(float, operands)
            if operator == "TD":
                state["leading"] = -y
            self._line = self._pen = (self._line[0] + x, self._line[1] + y)
        elif operator == "Tm":
            a, b, c, d, e, f = map(float, operands)
            require((a, b) == (d, -c) and abs(a * a + b * b - 1) < 0.001,
                    "a text matrix that only shifts and turns")
            self._turn = (a, b)
            self._line = self._pen = (e, f)
        elif operator == "T*":
            self._line = self._pen = (self._line[0], self._line[1] - state["leading"])
        elif operator in ("Tc", "Tw", "Ts", "TL"):
            name = {"Tc": "spacing", "Tw": "words", "Ts": "rise", "TL": "leading"}[operator]
            state[name] = float(operands[0])
        elif operator == "Tz":
            state["scale"] = float(operands[0]) / 100
        elif operator in ("Tj", "TJ"):
            self._show(operands[0] if operator == "TJ" else [operands[0]])
        else:
            raise AssertionError(f"the operator {operator} is not known to this test")

    def _show(self, pieces):
        state, font, text = self._state, self._state["font"], ""
        left, bottom = self._pen
        advance = 0.0
        for piece in pieces:
            if not isinstance(piece, pikepdf.String):
                advance -= float(piece) / 1000 * state["size"] * state["scale"]
                continue
            for code in font.codes(bytes(piece)):
                text += font.decoded(code)
                width = font.width(code) * state["size"] + state["spacing"]
                if font.code_length == 1 and code == 32:
                    width += state["words"]
                advance += width * state["scale"]
        cosine, sine = self._turn
        self._pen = (self._pen[0] + advance * cosine, self._pen[1] + advance * sine)
        # From the baseline to about the height of an x.
        corners = [moved(state["matrix"], left + along * cosine - above * sine,
                         bottom + along * sine + above * cosine)
                   for along in (0.0, advance)
                   for above in (state["rise"], state["rise"] + 0.45 * state["size"])]
        a, b, c, d = state["matrix"][:4]
        size = state["size"] * math.sqrt(abs(a * d - b * c))
        self.runs.append(Run(text, state["fill"], size, box_around(corners), *self._owner(),
                             is_turned=self._turn != (1, 0)))

    def _add_to_path(self, operator, numbers):
        if operator == "h":
            return
        matrix = self._state["matrix"]
        if operator == "re":
            left, bottom, width, height = numbers
            self._path.append([moved(matrix, left, bottom), moved(matrix, left + width, bottom + height)])
            return
        points = [moved(matrix, numbers[i], numbers[i + 1]) for i in range(0, len(numbers), 2)]
        if operator == "m" or not self._path:
            self._path.append(points)
        else:
            self._path[-1] += points

    def _paint(self, paint):
        for points in self._path:
            self.fills.append(Fill(box_around(points), paint, *self._owner()))
        self._path = []

    def _owner(self):
        """mcid, is_artifact and the number in the order of painting."""
        mcids = [int(mcid) for _, mcid in self._marks if mcid is not None]
        is_artifact = any(tag == "/Artifact" for tag, _ in self._marks)
        require(len(mcids) <= 1 and not (mcids and is_artifact), "marked content that is not nested")
        order = len(self.runs) + len(self.fills) + len(self.pictures)
        return mcids[0] if mcids else None, is_artifact, order


class Fonts:
    """The fonts of a file, each read once."""

    def __init__(self):
        self._fonts = {}

    def of(self, resources, name):
        dictionary = resources.Font[str(name)]
        if dictionary.objgen not in self._fonts:
            self._fonts[dictionary.objgen] = Font(dictionary)
        return self._fonts[dictionary.objgen]


def colour(operands):
    values = tuple(map(float, operands))
    return values * 3 if len(values) == 1 else values


def require(condition, what):
    if not condition:
        raise AssertionError(f"the content stream has not {what}")


def contents(pdf):
    """The content of every page of an open file."""
    fonts = Fonts()
    return [PageContent(page, fonts) for page in pdf.pages]
