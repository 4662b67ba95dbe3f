"""The rules that an HTML page cites: each number opens its sentence, without any program.

A number is a button and its sentence a popover. In print the sentences are a list below the page,
and so they are where a browser knows no popovers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from markupsafe import Markup, escape

from scoring.game import NUMBER
from scoring.games import UnknownGameError, find_game
from sheets.words.translation import Translation

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
            if found.group() in self._rules(game):
                self._cited[game, found.group()] = None
                parts += [escape(text[end : found.start()]), _button(game, found.group())]
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


def _button(game: str, number: str) -> Markup:
    button = Markup('<button type="button" popovertarget="{}">{}</button>')
    return button.format(_note_id(game, number), number)


def _note_id(game: str, number: str) -> str:
    return f"rule-{game}-{number}"
