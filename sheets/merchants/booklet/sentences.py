"""Sentences of the rules: running text with bold words, its rule's number small at the margin."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import inf
from typing import NamedTuple, TypeAlias

from fonts import MM_PER_POINT, face
from sheets.drawing.lettering import leading, width, write
from sheets.drawing.shapes import Anchor, Box, Item
from sheets.drawing.theme import Theme
from sheets.merchants.aid.blocks import Block
from sheets.merchants.booklet.book import Book
from sheets.words.text import Text

TEXT_PT = 9.5
RULE_PT = 8.0
BEFORE_RULE = 1.6  # Between a sentence and its rule's number, at least.
LEAST_LAST = 0.5  # Of the width, that a last line fills without being ragged.
BOLD = "*"  # Around bold words.


class Run(NamedTuple):
    """Letters of one face."""

    text: str
    face: str


Word: TypeAlias = tuple[Run, ...]  # Its letters may change their face.


def said(
    book: Book,
    text: Text | str,
    rule: str,
    wide: float,
    *,
    size_pt: float = TEXT_PT,
    anchor: Anchor = "start",
) -> Block:
    """Return a sentence of the rules, or several, with the number of their rule, "" for none.

    What stands between two `*` of it is bold. It is in the middle of its place's height.
    """
    theme = book.theme
    words = [*_words(text if isinstance(text, str) else book.say(text))]
    tag = width(rule, RULE_PT) + BEFORE_RULE if rule else 0.0
    room = wide - tag if anchor == "start" else wide - 2 * tag
    lines = _lines(words, wide, room, size_pt)
    is_beside = not rule or _wide(lines[-1], size_pt) <= room
    pitch = leading(size_pt)
    high = (len(lines) + (not is_beside)) * pitch

    def draw(box: Box) -> Iterator[Item]:
        y = box.y + (box.height - high) / 2
        for line in lines:
            yield from _draw_line(line, Box(box.x, y, wide, pitch), size_pt, anchor, theme)
            y += pitch
        if rule:
            place = Box(box.x, y - pitch if is_beside else y, wide, pitch)
            yield write(rule, place, RULE_PT, colour=theme.quiet, anchor="end")

    return Block(high, draw, grows=False)


def _words(text: str) -> Iterator[Word]:
    """Yield the words of a template, without the signs of what is bold."""
    is_bold = False
    for token in text.split(" "):  # Other spaces of a language do not break.
        runs = []
        for index, part in enumerate(token.split(BOLD)):
            is_bold ^= index > 0
            if part:
                runs.append(Run(part, "bold" if is_bold else "text"))
        if runs:
            yield tuple(runs)


def _runs(line: Sequence[Word]) -> list[Run]:
    """Return a line as runs, the space between two words in the face of the first."""
    runs: list[Run] = []
    for number, word in enumerate(line):
        if number:
            runs[-1] = Run(f"{runs[-1].text} ", runs[-1].face)
        for run in word:
            if runs and runs[-1].face == run.face:
                runs[-1] = Run(runs[-1].text + run.text, run.face)
            else:
                runs.append(run)
    return runs


def _wide(line: Sequence[Word], size_pt: float) -> float:
    return sum(width(run.text, size_pt, run.face) for run in _runs(line))


@lru_cache(maxsize=1 << 11)
def _em(text: str, name: str) -> float:
    metrics = face(name)
    return metrics.units(text) / metrics.units_per_em


def _lines(words: Sequence[Word], wide: float, last: float, size_pt: float) -> list[list[Word]]:
    """Return words in as few lines as fit, the last so wide at most, with the least ragged edge.

    A word that is too wide has a line of its own; rather than leave a word alone at the end, one
    more line is taken.
    """
    # Where each word begins and ends when all stand on one line, in em.
    begins, ends = [0.0], list[float]()
    for word in words:
        ends.append(begins[-1] + sum(_em(run.text, run.face) for run in word))
        begins.append(ends[-1] + _em(" ", word[-1].face))
    em = size_pt * MM_PER_POINT
    # Up to each word: lines, raggedness, where the last begins.
    best: list[tuple[float, float, int]] = [(0, 0.0, 0), *[(inf, inf, 0)] * len(words)]
    for start in range(len(words)):
        count, sum_, _ = best[start]
        for end in range(start + 1, len(words) + 1):
            is_last, taken = end == len(words), (ends[end - 1] - begins[start]) * em
            if taken > (last if is_last else wide) and end > start + 1:
                break
            is_widow = is_last and end == start + 1 and start > 1
            ragged = max(LEAST_LAST * wide - taken, 0) if is_last else wide - taken
            best[end] = min(best[end], (count + 1 + 2 * is_widow, sum_ + ragged**2, start))
    lines, end = [], len(words)
    while end:
        start = best[end][2]
        lines.append([*words[start:end]])
        end = start
    return lines[::-1]


def _draw_line(
    line: Sequence[Word], box: Box, size_pt: float, anchor: Anchor, theme: Theme
) -> Iterator[Item]:
    spare = box.width - _wide(line, size_pt)
    x = box.x + {"start": 0.0, "middle": spare / 2, "end": spare}[anchor]
    for run in _runs(line):
        wide = width(run.text, size_pt, run.face)
        place = Box(x, box.y, wide + 0.05, box.height)
        yield write(run.text, place, size_pt, colour=theme.ink, name=run.face)
        x += wide
