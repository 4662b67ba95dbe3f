"""A score as one HTML page: a table that screen readers can follow.

The winners have their crown, a rule's number opens its sentence, filled sheets stand below.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from markupsafe import Markup, escape

from scoring.answers.grid import SCORE, Answer, grid_of, problem_line, title_of
from scoring.answers.standings import standings_of, standings_table
from scoring.answers.web_page import web_page
from scoring.games import UnknownGameError, find_game
from scoring.rules import NUMBER
from sheets.drawing import shapes
from sheets.drawing.icons import SIZE, icon
from sheets.drawing.shapes import flatten
from sheets.files.reading import read_text
from sheets.page.score_table import parted
from sheets.words.translation import Translation


def crown() -> str:
    """Return the crown, as large as its class says; screen readers pass it by."""
    items = flatten((icon("crown", (0, 0), SIZE, "currentColor", "var(--crown)"),))
    paths = "".join(_path(item) for item in items if isinstance(item, shapes.Path))
    box = f"{-SIZE / 2:g} {-SIZE / 2:g} {SIZE:g} {SIZE:g}"
    return (
        f'<svg class="crown" viewBox="{box}" aria-hidden="true" '
        f'stroke-linecap="round" stroke-linejoin="round">{paths}</svg>'
    )


def _path(path: shapes.Path) -> str:
    outline = "".join(
        letter + " ".join(f"{round(number, 3):g}" for number in numbers)
        for letter, *numbers in path.segments
    )
    stroke = path.stroke
    line = f' stroke="{stroke.colour}" stroke-width="{stroke.width:g}"' if stroke else ""
    return f'<path d="{outline}" fill="{path.fill or "none"}"{line}/>'


# What ends a sentence that stands on rules; elsewhere a player may be called so.
_AT_END = re.compile(rf"\({NUMBER.pattern}(?:, {NUMBER.pattern})*\)$")


@dataclass(frozen=True, slots=True)
class RuleNote:
    """What a number opens: its element's `id`, and the rule in `lines` of HTML.

    `kind` is `cited` for a rule of the page itself, `further` for one that only rules cite.
    """

    id: str
    kind: str
    number: str
    lines: tuple[Markup, ...]


class RuleNotes:
    """The notes of one page, in the order in which it cites the rules of games."""

    def __init__(self, words: Translation) -> None:
        self._language = words.language
        self._cited: dict[tuple[str, str], None] = {}

    def linked(self, text: str, game: str) -> Markup:
        """Return a text as HTML in which the number of every rule of a game opens that rule."""
        parts, end = [], 0
        for found in NUMBER.finditer(text):
            number = found.group()
            if number in self._rules(game):
                self._cited[game, number] = None
                button = _BUTTON.format(_note_id(game, number), number)
                parts += [escape(text[end : found.start()]), button]
                end = found.end()
        return Markup("").join([*parts, escape(text[end:])])

    def linked_at_end(self, text: str, game: str) -> Markup:
        """Return a sentence as HTML; the numbers in brackets at its end open their rules."""
        found = _AT_END.search(text)
        start = found.start() if found else len(text)
        return escape(text[:start]) + self.linked(text[start:], game)

    def __iter__(self) -> Iterator[RuleNote]:
        """Yield every note, those of rules that only other rules cite last."""
        cited = tuple(self._cited)
        yield from (self._note(game, number, "cited") for game, number in cited)
        done = len(cited)
        while done < len(self._cited):  # It grows: rules cite others.
            yield self._note(*tuple(self._cited)[done], "further")
            done += 1

    def _note(self, game: str, number: str, kind: str) -> RuleNote:
        lines = self._rules(game)[number].split("\n")
        linked = tuple(self.linked(line, game) for line in lines)
        return RuleNote(_note_id(game, number), kind, number, linked)

    def _rules(self, game: str) -> Mapping[str, str]:
        try:
            return find_game(game).rules(self._language)
        except UnknownGameError:
            return {}


_BUTTON: Final = Markup('<button type="button" popovertarget="{}">{}</button>')


def _note_id(game: str, number: str) -> str:
    return f"rule-{game}-{number}"


_PAGE: Final = Path(__file__).with_name("score.html")
_STYLE: Final = Path(__file__).with_name("score.css")


def write(answers: Sequence[Answer], words: Translation) -> str:
    """Return the page; of several files each in a section of its own."""
    are_several, standings = len(answers) > 1, standings_of(answers)
    heading = words(SCORE) if are_several else title_of(answers[0].score, words)
    return web_page(
        _PAGE,
        words,
        title=" · ".join(dict.fromkeys((heading, words(SCORE)))),
        style=read_text(_STYLE) + "".join(sheet.style for each in answers for sheet in each.sheets),
        heading=heading,
        answers=answers,
        are_several=are_several,
        standings=standings_table(standings, words) if standings else None,
        notes=RuleNotes(words),
        crown=crown(),
        title_of=title_of,
        grid_of=grid_of,
        parted=parted,
        problem_line=problem_line,
    )
