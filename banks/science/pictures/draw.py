#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Draws the line drawings of the bank anew, beside this file: draw.py (shaded.py makes the others)."""
import math
import pathlib

from svg import Axes, Drawing

HERE = pathlib.Path(__file__).resolve().parent


def plant_cell():
    draw = Drawing(210, 130)
    draw.rect(40, 8, 130, 114, rx=9, stroke_width=1.6)
    draw.rect(45, 13, 120, 104, rx=6, stroke_width=0.8)
    draw.path("M72 66 C70 44 92 40 104 42 C122 40 130 52 128 66 C130 84 118 90 100 89 "
              "C82 92 72 84 72 66 Z", stroke_width=1)
    draw.circle(147, 44, 13, stroke_width=1.2)
    draw.circle(149, 48, 3.6, fill="black")
    for x, y, turn in ((64, 27, 0), (92, 25, 0), (120, 26, 0), (57, 56, 90), (64, 104, 0),
                       (94, 103, 0), (123, 104, 0), (152, 76, 90), (150, 103, 0)):
        turned = {"transform": f"rotate({turn} {x} {y})"} if turn else {}
        draw.ellipse(x, y, 9.5, 5, fill="#dddddd", **turned)
        for offset in (-4, 0, 4):
            draw.line(x + offset, y - 3, x + offset, y + 3, stroke_width=0.7, **turned)
    for label, x, y, tip in (("P", 20, 32, 42.5), ("Q", 190, 40, 145), ("R", 190, 103, 156),
                             ("S", 20, 80, 86)):
        draw.line(x + (6 if x < tip else -6), y, tip, y, stroke_width=0.8)
        draw.circle(tip, y, 1.4, fill="black", stroke="none")
        draw.letter(x, y, label)
    draw.save(HERE / "plant-cell.svg")


def food_web():
    draw = Drawing(216, 168)
    half = {"grass": 22, "rabbit": 22, "vole": 18, "grasshopper": 33, "shrew": 21, "fox": 16, "owl": 16}
    place = {"grass": (100, 156), "rabbit": (30, 106), "vole": (100, 106), "grasshopper": (178, 106),
             "shrew": (178, 58), "fox": (52, 12), "owl": (140, 12)}
    for eaten, eater in (("grass", "rabbit"), ("grass", "vole"), ("grass", "grasshopper"),
                         ("grasshopper", "shrew"), ("shrew", "owl"), ("vole", "owl"), ("vole", "fox"),
                         ("rabbit", "fox")):
        (x1, y1), (x2, y2) = place[eaten], place[eater]
        lean = (x2 - x1) * 0.16
        draw.arrow(x1 + lean, y1 - 11, x2 - lean, y2 + 11, stroke_width=1.1)
    for name, (x, y) in place.items():
        draw.rect(x - half[name], y - 10.5, 2 * half[name], 21, rx=4)
        draw.text(x, y, name, font_size=10)
    draw.save(HERE / "food-web.svg")


def cooling_curve():
    draw = Drawing(216, 172)
    axes = Axes(draw, (26, 18, 208, 140), (0, 18), (0, 100))
    axes.grid(range(1, 19), range(10, 101, 10))
    axes.frame(range(0, 19, 2), range(0, 101, 20), "time in minutes", "temperature in °C")
    points = [(0, 90), (1, 84.4), (2, 79.2), (3, 74.4), (4, 70), (10, 70), (11, 66.4), (12, 63), (13, 59.8),
              (14, 56.8), (15, 54), (16, 51.4), (17, 49), (18, 46.8)]
    draw.polyline([(axes.x(x), axes.y(y)) for x, y in points], stroke_width=1.8, stroke_linejoin="round")
    draw.save(HERE / "cooling-curve.svg")


def particle_boxes():
    def atom(draw, x, y, is_black):
        draw.circle(x, y, 5.2, fill="black" if is_black else "white", stroke_width=1)

    def pair(draw, x, y, turn, kinds):
        dx, dy = 5.2 * math.cos(turn), 5.2 * math.sin(turn)
        atom(draw, x - dx, y - dy, kinds[0])
        atom(draw, x + dx, y + dy, kinds[1])

    places = [(16, 15, 0.4), (48, 13, 1.3), (15, 39, 1.9), (41, 36, -0.5), (57, 53, 0.9), (28, 57, 2.7)]
    sorts = {1: lambda i: None, 2: lambda i: (True, True), 3: lambda i: (True, False),
             4: lambda i: (True, False) if i % 2 else (False, False)}
    for name, kinds in sorts.items():
        draw = Drawing(70, 70)
        draw.rect(0.7, 0.7, 68.6, 68.6, stroke_width=1.2)
        if name == 1:
            for i, (x, y) in enumerate([(12, 13), (35, 10), (57, 15), (20, 30), (46, 32), (11, 50), (31, 48),
                                        (59, 47), (24, 60), (47, 59)]):
                atom(draw, x, y, i % 2 == 0)
        else:
            for i, (x, y, turn) in enumerate(places):
                pair(draw, x, y, turn, kinds(i))
        draw.save(HERE / f"particles-{name}.svg")


def gas_collection():
    draw = Drawing(222, 132)
    # The flask, with acid and a strip of metal.
    draw.path("M33 46 L33 68 L12 108 Q9 116 17 116 L69 116 Q77 116 74 108 L53 68 L53 46", stroke_width=1.3)
    draw.line(30, 46, 33, 46, stroke_width=1.3)
    draw.line(53, 46, 56, 46, stroke_width=1.3)
    draw.line(18.5, 96, 67.5, 96, stroke_width=0.8)
    draw.path("M34 113 q4 -5 8 -2 t8 -2 t6 1", stroke_width=2)
    for x, y in ((37, 104), (43, 101), (48, 104), (53, 102), (40, 99)):
        draw.circle(x, y, 1.3, stroke_width=0.7)
    # Bung and delivery tube.
    draw.polygon([(32, 40), (54, 40), (52, 53), (34, 53)], fill="#bbbbbb")
    tube = ("M43 62 L43 27 Q43 22 48 22 L95 22 Q100 22 100 27 L100 106 Q100 113 107 113 L134 113 "
            "Q140 113 140 106 L140 102")
    draw.path(tube, stroke_width=4.6)
    draw.path(tube, stroke="white", stroke_width=2.6)
    # Trough and cylinder.
    draw.polyline([(88, 74), (88, 122), (178, 122), (178, 74)], stroke_width=1.3)
    draw.line(88, 82, 131, 82, stroke_width=0.8)
    draw.line(157, 82, 178, 82, stroke_width=0.8)
    draw.polyline([(131, 106), (131, 16), (157, 16), (157, 106)], stroke_width=1.3, stroke_linejoin="round")
    draw.line(131, 52, 157, 52, stroke_width=0.8)
    for i in range(1, 16):
        draw.line(157, 16 + 5.4 * i, 157 - (9 if i % 5 == 0 else 5), 16 + 5.4 * i, stroke_width=0.7)
    for x, y in ((140, 96), (143, 86), (139, 76), (144, 66), (141, 58)):
        draw.circle(x, y, 1.5, stroke_width=0.7)
    draw.line(168, 34, 146, 34, stroke_width=0.7)
    draw.text(170, 34, "gas", anchor="start")
    draw.line(184, 98, 168, 98, stroke_width=0.7)
    draw.text(186, 98, "water", anchor="start")
    draw.text(42, 126, "acid and magnesium", font_size=9)
    draw.text(72, 11, "delivery tube")
    draw.save(HERE / "gas-collection.svg")


def ride():
    draw = Drawing(216, 168)
    axes = Axes(draw, (20, 18, 208, 136), (0, 50), (0, 7))
    axes.grid(range(5, 51, 5), range(1, 8))
    axes.frame(range(0, 51, 10), range(0, 8), "time in minutes", "distance from home in km")
    points = [(0, 0), (10, 2), (15, 2), (25, 6), (30, 6), (50, 0)]
    draw.polyline([(axes.x(x), axes.y(y)) for x, y in points], stroke_width=1.8, stroke_linejoin="round")
    draw.save(HERE / "ride.svg")


def block_forces():
    """Arrows of 2.5 units a newton."""
    draw = Drawing(200, 136)
    draw.line(12, 83, 188, 83, stroke_width=1.4)
    for x in range(16, 189, 8):
        draw.line(x, 83, x - 5, 88, stroke_width=0.7)
    draw.rect(70, 53, 60, 30, fill="#dddddd", stroke_width=1.3)
    draw.arrow(130, 68, 160, 68, stroke_width=1.8, size=7)
    draw.text(165, 68, "12 N", anchor="start")
    draw.arrow(70, 68, 60, 68, stroke_width=1.8, size=7)
    draw.text(55, 68, "4 N", anchor="end")
    draw.arrow(100, 53, 100, 3, stroke_width=1.8, size=7)
    draw.text(107, 12, "20 N", anchor="start")
    draw.arrow(100, 83, 100, 133, stroke_width=1.8, size=7)
    draw.text(107, 124, "20 N", anchor="start")
    draw.save(HERE / "block.svg")


def battery(draw, x, y):
    """Two cells in a horizontal wire, 26 wide."""
    draw.rect(x - 13, y - 2, 26, 4, fill="white", stroke="none")
    for start in (-13, 5):
        draw.line(x + start, y - 9, x + start, y + 9, stroke_width=1.2)
        draw.line(x + start + 6, y - 4.5, x + start + 6, y + 4.5, stroke_width=2.6)
    draw.line(x - 7, y, x + 5, y, stroke_width=1.2, stroke_dasharray="3 2")
    draw.line(x + 11, y, x + 13, y, stroke_width=1.2)


def lamp(draw, x, y, r=10):
    draw.circle(x, y, r, fill="white", stroke_width=1.2)
    d = r * math.sqrt(0.5)
    draw.line(x - d, y - d, x + d, y + d, stroke_width=1.2)
    draw.line(x - d, y + d, x + d, y - d, stroke_width=1.2)


def meter(draw, x, y):
    draw.circle(x, y, 10, fill="white", stroke_width=1.2)
    draw.text(x, y, "A", font_size=10.5)


def circuit_meters():
    draw = Drawing(210, 132)
    draw.rect(20, 16, 165, 102, stroke_width=1.2)
    draw.line(20, 70, 185, 70, stroke_width=1.2)
    battery(draw, 102, 16)
    for x, y in ((20, 70), (185, 70)):
        draw.circle(x, y, 2, fill="black")
    meter(draw, 150, 16)
    draw.letter(168, 27, "1")
    for y, label in ((70, "2"), (118, "3")):
        meter(draw, 70, y)
        lamp(draw, 130, y)
        draw.letter(88, y - 11, label)
    draw.save(HERE / "circuit-meters.svg")


def circuit_switch():
    draw = Drawing(210, 132)
    draw.rect(25, 16, 160, 102, stroke_width=1.2)
    draw.line(25, 70, 185, 70, stroke_width=1.2)
    battery(draw, 85, 16)
    for x, y in ((25, 70), (185, 70)):
        draw.circle(x, y, 2, fill="black")
    lamp(draw, 145, 16)
    draw.letter(163, 27, "X")
    lamp(draw, 135, 70)
    draw.letter(153, 59, "Y")
    lamp(draw, 105, 118)
    draw.letter(123, 107, "Z")
    draw.rect(63, 66, 28, 8, fill="white", stroke="none")
    draw.line(62, 70, 88, 57, stroke_width=1.4)
    draw.circle(62, 70, 2, fill="white")
    draw.circle(92, 70, 2, fill="white")
    draw.save(HERE / "circuit-switch.svg")


def mirror():
    draw = Drawing(210, 116)
    x, y, angle, length = 105, 96, math.radians(35), 100
    draw.line(10, y, 200, y, stroke_width=1.8)
    for i in range(12, 200, 8):
        draw.line(i, y, i - 5, y + 6, stroke_width=0.7)
    draw.line(x, y, x, 18, stroke_width=0.9, stroke_dasharray="4 3")
    draw.text(x, 9, "normal")
    dx, dy = length * math.cos(angle), length * math.sin(angle)
    draw.line(x - dx, y - dy, x, y, stroke_width=1.4)
    draw.head_of_arrow(x - dx, y - dy, x - dx * 0.52, y - dy * 0.52, 8)
    draw.line(x, y, x + dx, y - dy, stroke_width=1.4)
    draw.head_of_arrow(x, y, x + dx * 0.62, y - dy * 0.62, 8)
    r = 34
    draw.path(f"M{x - r} {y} A{r} {r} 0 0 1 {x - r * math.cos(angle):.2f} {y - r * math.sin(angle):.2f}",
              stroke_width=0.9)
    draw.text(x - 46, y - 12, "35°")
    draw.text(38, 26, "ray of light", font_size=9)
    draw.text(190, y + 14, "mirror", font_size=9)
    draw.path(f"M{x} {y - r} A{r} {r} 0 0 1 {x + r * math.cos(angle):.2f} {y - r * math.sin(angle):.2f}",
              stroke_width=0.9)
    draw.text(x + 22, y - 42, "x", font_style="italic", font_size=11)
    draw.save(HERE / "mirror.svg")


def refraction():
    into, middle = math.radians(45), 35
    for name, degrees in {1: 45, 2: 28, 3: 66, 4: -28}.items():
        draw = Drawing(71, 84)
        draw.rect(1, 42, 69, 40, fill="#dddddd", stroke="none")
        draw.line(1, 42, 70, 42, stroke_width=1.3)
        draw.line(middle, 4, middle, 80, stroke_width=0.8, stroke_dasharray="4 3")
        x, y = middle - 46 * math.sin(into), 42 - 46 * math.cos(into)
        draw.line(x, y, middle, 42, stroke_width=1.6)
        draw.head_of_arrow(x, y, (x + middle) / 2 + 2, (y + 42) / 2 + 2, 7)
        out = math.radians(degrees)
        length = min(36, 34 / math.cos(out))
        x, y = middle + length * math.sin(out), 42 + length * math.cos(out)
        draw.line(middle, 42, x, y, stroke_width=1.6)
        draw.head_of_arrow(middle, 42, middle + (x - middle) * 0.68, 42 + (y - 42) * 0.68, 7)
        draw.text(62, 34, "air", font_size=9)
        draw.text(56 if degrees < 0 else 14, 74, "glass", font_size=9)
        draw.save(HERE / f"refraction-{name}.svg")


def rock_section():
    draw = Drawing(216, 112)
    left, right = 4, 140
    for x in range(8, 140, 9):
        for i, y in enumerate((8, 15, 22, 29)):
            draw.circle(x + (4 if i % 2 else 0), y, 0.9, fill="black", stroke="none")
    for i, y in enumerate((43, 51, 59)):
        for x in range(8 + 6 * (i % 2), 132, 14):
            draw.line(x, y, x + 7, y, stroke_width=0.9)
    for i, y in enumerate((71, 80.5, 90, 99.5)):
        if i:
            draw.line(left, y, right, y, stroke_width=0.7)
        for x in range(14 + 9 * (i % 2), 140, 18):
            draw.line(x, y, x, y + 9.5, stroke_width=0.7)
    for y in (35, 71):
        draw.line(left, y, right, y, stroke_width=1.3)
    # The dyke, over the beds that it cuts.
    draw.polygon([(82, 35), (98, 35), (70, 109), (54, 109)], fill="white", stroke_width=1.3)
    for x, y in ((86, 42), (82, 53), (77, 64), (74, 75), (69, 86), (65, 97), (62, 105)):
        draw.line(x - 2.5, y, x + 2.5, y, stroke_width=0.9)
        draw.line(x, y - 2.5, x, y + 2.5, stroke_width=0.9)
    draw.rect(left, 1, right - left, 108, stroke_width=1.3)
    for y, name in ((18, "sandstone"), (51, "shale"), (80, "limestone")):
        draw.line(right, y, 150, y, stroke_width=0.7)
        draw.text(153, y, name, anchor="start")
    draw.line(78, 70, 150, 102, stroke_width=0.8)
    draw.circle(78, 70, 1.4, fill="black", stroke="none")
    draw.text(153, 103, "dolerite dyke", anchor="start")
    draw.save(HERE / "rock-section.svg")


def moon_orbit():
    draw = Drawing(216, 170)
    x, y, r = 128, 86, 58
    draw.circle(x, y, r, stroke_width=0.8, stroke_dasharray="4 3")

    def lit(cx, cy, size):
        draw.circle(cx, cy, size, fill="white", stroke_width=1.1)
        draw.path(f"M{cx} {cy - size} A{size} {size} 0 0 1 {cx} {cy + size} Z", fill="black")
    lit(x, y, 15)
    draw.text(x, y + 24, "Earth", font_size=9)
    for label, dx, dy in (("P", 0, -1), ("Q", -1, 0), ("R", 0, 1), ("S", 1, 0)):
        lit(x + dx * r, y + dy * r, 7.5)
        draw.letter(x + dx * (r + 16), y + dy * (r + 17), label)
    for height in (40, 70, 102, 132):
        draw.arrow(4, height, 40, height, size=6, stroke_width=1)
    draw.text(2, 18, "sunlight", anchor="start")
    # The way of the Moon, seen from above the North Pole.
    start, end = math.radians(20), math.radians(62)
    a = (x + 78 * math.cos(start), y - 78 * math.sin(start))
    b = (x + 78 * math.cos(end), y - 78 * math.sin(end))
    draw.path(f"M{a[0]:.2f} {a[1]:.2f} A78 78 0 0 0 {b[0]:.2f} {b[1]:.2f}", stroke_width=1)
    draw.head_of_arrow(b[0] + 8, b[1] + 4.6, b[0], b[1])
    draw.save(HERE / "moon-orbit.svg")


def cups():
    draw = Drawing(216, 150)
    axes = Axes(draw, (22, 18, 208, 122), (0, 4), (0, 30))
    axes.grid([], range(2, 31, 2))
    axes.frame([], range(0, 31, 10), "", "fall of temperature in °C")
    for i, (value, name) in enumerate(((24, "bare"), (20, "foil"), (13, "wool"), (9, "wool and foil"))):
        left, right = axes.x(i + 0.22), axes.x(i + 0.78)
        draw.rect(left, axes.y(value), right - left, axes.bottom - axes.y(value), fill="#cccccc",
                  stroke_width=1.1)
        draw.text((left + right) / 2 + (2 if i == 3 else 0), axes.bottom + 11, name, font_size=9)
    draw.text((axes.left + axes.right) / 2, axes.bottom + 24, "wrapping of the cup")
    draw.save(HERE / "cups.svg")


def cylinder():
    draw = Drawing(130, 138)
    left, right, top, bottom = 40, 84, 4, 134
    place = {30: 112, 40: 77, 50: 42, 60: 7}
    level = place[40] - 3 * 7
    draw.path(f"M{left} {level - 7} C{left + 5} {level} {right - 5} {level} {right} {level - 7} "
              f"L{right} {bottom} L{left} {bottom} Z", fill="#dddddd", stroke="none")
    draw.path(f"M{left} {level - 7} C{left + 6} {level + 1.6} {right - 6} {level + 1.6} {right} {level - 7}",
              stroke_width=1.1)
    draw.line(left, top, left, bottom, stroke_width=1.4)
    draw.line(right, top, right, bottom, stroke_width=1.4)
    for i in range(18):
        y = 126 - 7 * i
        draw.line(left, y, left + (15 if (i - 2) % 5 == 0 else 8), y, stroke_width=0.9)
    for value, y in place.items():
        draw.text(left - 5, y, str(value), anchor="end")
    draw.text(92, 14, "cm", anchor="start")
    draw.text(105.5, 10.5, "3", anchor="start", font_size=7.5)
    draw.save(HERE / "cylinder.svg")


for make in (plant_cell, food_web, cooling_curve, particle_boxes, gas_collection, ride, block_forces,
             circuit_meters, circuit_switch, mirror, refraction, rock_section, moon_orbit, cups, cylinder):
    make()
