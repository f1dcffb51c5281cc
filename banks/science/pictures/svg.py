# SPDX-License-Identifier: MIT
"""A pen for small line drawings in SVG. A unit is a point, so that sizes are those of print."""
import math


def number(value):
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;")


class Drawing:
    def __init__(self, width, height):
        self.head = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}pt" height="{height}pt" '
                     f'viewBox="0 0 {width} {height}" fill="none" stroke="black" '
                     f'font-family="Lato" font-size="9.5">')
        self.lines = []

    def add(self, name, **attributes):
        said = " ".join(f'{key.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
                        for key, value in attributes.items())
        self.lines.append(f"<{name} {said}/>")

    def line(self, x1, y1, x2, y2, **style):
        self.add("line", x1=x1, y1=y1, x2=x2, y2=y2, **style)

    def path(self, d, **style):
        self.add("path", d=d, **style)

    def polyline(self, points, **style):
        self.add("polyline", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **style)

    def polygon(self, points, **style):
        self.add("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **style)

    def rect(self, x, y, width, height, **style):
        self.add("rect", x=x, y=y, width=width, height=height, **style)

    def circle(self, cx, cy, r, **style):
        self.add("circle", cx=cx, cy=cy, r=r, **style)

    def ellipse(self, cx, cy, rx, ry, **style):
        self.add("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, **style)

    def text(self, x, y, text, anchor="middle", **style):
        """A line of text, its capitals centred on y."""
        size = style.get("font_size", 9.5)
        said = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in style.items())
        self.lines.append(f'<text x="{number(x)}" y="{number(y + 0.36 * size)}" text-anchor="{anchor}" '
                          f'fill="black" stroke="none"{said}>{escaped(text)}</text>')

    def letter(self, x, y, text):
        self.text(x, y, text, font_weight="700", font_size=10.5)

    def head_of_arrow(self, x1, y1, x2, y2, size=6):
        """The tip at (x2, y2)."""
        angle = math.atan2(y2 - y1, x2 - x1)
        back = [(x2 - size * math.cos(angle + turn), y2 - size * math.sin(angle + turn))
                for turn in (-0.4, 0.4)]
        self.polygon([(x2, y2), *back], fill="black", stroke="none")

    def arrow(self, x1, y1, x2, y2, size=6, **style):
        length = math.hypot(x2 - x1, y2 - y1)
        short = (length - size * 0.8) / length
        self.line(x1, y1, x1 + (x2 - x1) * short, y1 + (y2 - y1) * short, **style)
        self.head_of_arrow(x1, y1, x2, y2, size)

    def save(self, path):
        body = "\n".join("  " + line for line in self.lines)
        path.write_text("<!-- SPDX-License-Identifier: CC-BY-4.0 -->\n"
                        f"{self.head}\n{body}\n</svg>\n", encoding="utf-8")


class Axes:
    """A frame for a graph: `x` and `y` turn values into places."""

    def __init__(self, drawing, box, across, up):
        self.drawing = drawing
        self.left, self.top, self.right, self.bottom = box
        self.across, self.up = across, up

    def x(self, value):
        low, high = self.across
        return self.left + (value - low) / (high - low) * (self.right - self.left)

    def y(self, value):
        low, high = self.up
        return self.bottom - (value - low) / (high - low) * (self.bottom - self.top)

    def grid(self, xs, ys):
        for value in xs:
            self.drawing.line(self.x(value), self.top, self.x(value), self.bottom,
                              stroke="#777777", stroke_width=0.5)
        for value in ys:
            self.drawing.line(self.left, self.y(value), self.right, self.y(value),
                              stroke="#777777", stroke_width=0.5)

    def frame(self, xs, ys, x_title, y_title):
        draw = self.drawing
        draw.polyline([(self.left, self.top), (self.left, self.bottom), (self.right, self.bottom)],
                      stroke_width=1.2)
        for value in xs:
            draw.line(self.x(value), self.bottom, self.x(value), self.bottom + 3.5)
            draw.text(self.x(value), self.bottom + 10, str(value), font_size=9)
        for value in ys:
            draw.line(self.left - 3.5, self.y(value), self.left, self.y(value))
            draw.text(self.left - 6, self.y(value), str(value), anchor="end", font_size=9)
        if x_title:
            draw.text((self.left + self.right) / 2, self.bottom + 23, x_title)
        draw.text(0, 6, y_title, anchor="start")
