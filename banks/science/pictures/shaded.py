#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Draws the shaded pictures of the bank anew, beside this file, with Pillow: shaded.py."""
import math
import pathlib
import random

from PIL import Image, ImageDraw, ImageFilter

HERE = pathlib.Path(__file__).resolve().parent


def onion_cells():
    """Cells of one width in rows, as a microscope shows them. The bar below is a third of a cell."""
    bar = 88
    chance = random.Random("onion")
    picture = Image.new("L", (920, 500), 255)
    draw = ImageDraw.Draw(picture)
    shifts = (-130, -20, -210, -75)
    for row, shift in enumerate(shifts):
        top = 8 + row * 100
        for left in range(shift, 920, 3 * bar):
            is_marked = row == 1 and left == shift + 3 * bar
            box = (left + 3, top + 3, left + 3 * bar - 3, top + 97)
            draw.rounded_rectangle(box, 14, fill=150 if is_marked else 232 + chance.randrange(12),
                                   outline=40, width=6)
            x = left + chance.randrange(60, 3 * bar - 60)
            y = top + chance.randrange(34, 66)
            draw.ellipse((x - 17, y - 14, x + 17, y + 14), fill=95, outline=40, width=3)
            for _ in range(26):
                x = left + chance.randrange(20, 3 * bar - 20)
                y = top + chance.randrange(16, 84)
                draw.ellipse((x - 2, y - 2, x + 2, y + 2), fill=130)
    draw.rectangle((0, 412, 920, 500), fill=255)
    left = shifts[1] + 3 * bar
    draw.rectangle((left, 446, left + bar, 454), fill=0)
    draw.rectangle((left, 432, left + 5, 468), fill=0)
    draw.rectangle((left + bar - 5, 432, left + bar, 468), fill=0)
    picture = picture.filter(ImageFilter.GaussianBlur(0.8))
    picture.save(HERE / "onion-cells.png", optimize=True, dpi=(300, 300))


def crystals():
    """Two discs, as polished stones look through a lens: few large crystals, many small ones."""
    size, gap = 400, 60
    picture = Image.new("L", (2 * size + gap, size), 255)
    pixels = picture.load()
    for offset, count in ((0, 26), (size + gap, 420)):
        chance = random.Random(f"crystals {count}")
        # A tile each, so that sizes are even.
        side = math.isqrt(count) + 1
        step = size / side
        seeds = [((i + chance.random()) * step, (j + chance.random()) * step,
                  chance.choice((60, 120, 165, 205, 235))) for i in range(side) for j in range(side)]
        cells = {}
        for seed in seeds:
            cells.setdefault((int(seed[0] / step), int(seed[1] / step)), []).append(seed)
        for y in range(size):
            for x in range(size):
                if (x - size / 2) ** 2 + (y - size / 2) ** 2 > (size / 2 - 3) ** 2:
                    continue
                column, row = int(x / step), int(y / step)
                near = sorted((math.hypot(x - sx, y - sy), shade)
                              for i in range(column - 2, column + 3) for j in range(row - 2, row + 3)
                              for sx, sy, shade in cells.get((i, j), ()))
                is_border = near[1][0] - near[0][0] < 2.2
                pixels[offset + x, y] = 25 if is_border else near[0][1]
        draw = ImageDraw.Draw(picture)
        draw.ellipse((offset + 1, 1, offset + size - 2, size - 2), outline=0, width=5)
    picture.save(HERE / "crystals.png", optimize=True, dpi=(300, 300))


def moon():
    """A sphere lit from the right and a little from behind: a crescent, with craters and maria."""
    size, r = 480, 190
    chance = random.Random("moon")
    craters = []
    while len(craters) < 90:
        x, y = chance.uniform(-1, 1), chance.uniform(-1, 1)
        if x * x + y * y < 0.98:
            craters.append((x, y, chance.uniform(0.015, 0.075)))
    # The Sun is 140 degrees off the line of sight, as about three days after new Moon.
    sun = (math.sin(math.radians(140)), 0.0, math.cos(math.radians(140)))
    picture = Image.new("L", (size, size), 12)
    pixels = picture.load()
    for py in range(size):
        for px in range(size):
            x, y = (px - size / 2 + 0.5) / r, (py - size / 2 + 0.5) / r
            square = x * x + y * y
            if square >= 1:
                continue
            normal = [x, y, math.sqrt(1 - square)]
            shade = 1.0
            for cx, cy, cr in craters:
                d = math.hypot(x - cx, y - cy) / cr
                if d < 1:
                    normal[0] += 0.35 * (x - cx) / cr * math.sin(math.pi * d)
                    normal[1] += 0.35 * (y - cy) / cr * math.sin(math.pi * d)
                    shade = min(shade, 0.86 + 0.14 * d)
            light = sum(a * b for a, b in zip(normal, sun))
            pixels[px, py] = 24 + int(max(0.0, min(1.0, light * 1.6)) ** 0.7 * 225 * shade)
    picture = picture.filter(ImageFilter.GaussianBlur(0.7))
    picture.save(HERE / "moon.jpg", quality=88, optimize=True, dpi=(300, 300))


for make in (onion_cells, crystals, moon):
    make()
