# SPDX-License-Identifier: MIT
"""Where words stand on the pages of a PDF, as Poppler sees them, and what is wrong with it: text in a
margin, two words on top of each other."""
import html
import itertools
import re
import unicodedata

from common import check, tool

POINTS_PER_MM = 72 / 25.4
# Nothing but a tab and the words along an edge stands nearer to the edge of the sheet.
LEAST_MARGIN = 8 * POINTS_PER_MM
# Which printers can still print.
LEAST_MARGIN_OF_EDGE_WORDS = 3.5 * POINTS_PER_MM
TALLEST_TEXT = 33  # points, from the top to the bottom of the line
EDGE_WORDS = {"DO", "NOT", "WRITE", "IN", "THIS", "MARGIN"}
SLACK = 1  # points


def pages_of(pdf):
    """(width, height, words) of each page; a word is (text, left, top, right, bottom) in points."""
    pages = []
    for text in tool("pdftotext", "-bbox", pdf, "-").split("<page ")[1:]:
        width, height = re.match(r'width="(.*?)" height="(.*?)"', text).groups()
        words = re.findall(r'<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)</word>', text)
        pages.append((float(width), float(height),
                      [(html.unescape(word[4]), *map(float, word[:4])) for word in words]))
    return pages


def runs_left(text):
    """Poppler takes words that run leftwards apart into letters and marks, whose boxes overlap."""
    return any(unicodedata.bidirectional(letter) in ("R", "AL", "NSM") for letter in text)


def is_mark_of_arabic(text):
    """A comma or stop, whose box Poppler lays over that of a letter beside it."""
    return text in "،؛؟"


def is_in_tab(word, width):
    return len(word[0]) == 1 and (word[1] < LEAST_MARGIN or word[3] > width - LEAST_MARGIN)


def edge_faults(words, width):
    """Of the words along an edge: they can be printed, and a tab does not hide them."""
    edge = [word for word in words if word[0] in EDGE_WORDS and word[4] - word[2] > word[3] - word[1]]
    for text, left, _, right, _ in edge:
        if left < LEAST_MARGIN_OF_EDGE_WORDS or right > width - LEAST_MARGIN_OF_EDGE_WORDS:
            yield f"{text!r} stands at {left:.1f}"
    for tab, word in itertools.product((word for word in words if is_in_tab(word, width)), edge):
        # The letter stands in the middle of the tab, which reaches the edge of the sheet.
        is_left, ends, quarter = tab[1] < LEAST_MARGIN, tab[1] + tab[3], (word[3] - word[1]) / 4
        if word[1] + quarter < ends if is_left else word[3] - quarter > ends - width:
            yield f"{word[0]!r} runs over the tab {tab[0]!r}"


def margin_faults(words, width, height, margins):
    """Of words outside the margins (top, right, bottom, left), and across the line of those that belong
    to a head or foot."""
    top_margin, right_margin, bottom_margin, left_margin = margins
    for word in words:
        text, left, top, right, bottom = word
        inside = (left >= left_margin - SLACK and right <= width - right_margin + SLACK and
                  top >= LEAST_MARGIN / 2 and bottom <= height - LEAST_MARGIN / 2)
        if not inside and not is_in_tab(word, width):
            yield f"{text!r} stands at {left:.1f}, {top:.1f}"
        middle, half = (top + bottom) / 2, (bottom - top) / 4
        for line in (top_margin, height - bottom_margin):
            if abs(middle - line) < half:
                yield f"{text!r} stands across a margin at {left:.1f}, {top:.1f}"


def overlap_faults(words):
    # The middle halves of the boxes: boxes of lines set close to each other touch.
    cores = [(text, left + 0.3, top + (bottom - top) / 4, right - 0.3, bottom - (bottom - top) / 4)
             for text, left, top, right, bottom in words]
    cores.sort(key=lambda core: core[2])
    for index, one in enumerate(cores):
        for other in itertools.takewhile(lambda core: core[2] < one[4], cores[index + 1:]):
            is_apart = one[3] <= other[1] or other[3] <= one[1]
            is_torn = all(runs_left(word[0]) or is_mark_of_arabic(word[0]) for word in (one, other))
            if not is_apart and not is_torn:
                yield f"{one[0]!r} and {other[0]!r} stand on top of each other"


def faults_of(pages, margins_of=None):
    """What is wrong, page by page. `margins_of` tells the margins of a page by its number, in points."""
    for number, (width, height, words) in enumerate(pages, 1):
        # Without words along an edge, and those across the page, which Poppler cuts at will.
        straight = [word for word in words
                    if word[0] not in EDGE_WORDS and word[4] - word[2] < TALLEST_TEXT]
        margins = margins_of(number) if margins_of else (0, LEAST_MARGIN, 0, LEAST_MARGIN)
        for fault in itertools.chain(edge_faults(words, width), margin_faults(straight, width, height, margins),
                                     overlap_faults(straight)):
            yield f"page {number}: {fault}"


def check_places(pdf, what, margins_of=None):
    found = list(faults_of(pages_of(pdf), margins_of))
    check(not found, f"{what}: " + "\n".join(found[:20]))
