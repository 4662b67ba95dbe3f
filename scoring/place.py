"""A place on a table's sheets, and the problems that are found there.

`sheet 2 (Bernd), card 17` is what a person reads; seats are counted from 0 here, from 1 there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sheets.players import NameProblem, tidy_name
from sheets.problem import Problem
from sheets.schema import Path, Tree
from sheets.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Place:
    """A place by its name, "" for the table as a whole."""

    name: str = ""

    def at(self, part: str) -> Place:
        """Give a place within this one."""
        if not self.name:
            return Place(part)
        return Place(Sentence("{place}, {part}", place=self.name, part=part))

    def error(self, rule: str, template: str, /, **values: object) -> Problem:
        """Give the problem that the sentence says; with it nothing can be scored."""
        return Problem(self.name, Sentence(template, **values), rule)

    def warning(self, rule: str, template: str, /, **values: object) -> Problem:
        """Give the problem that the sentence says: unlikely, but possible."""
        return Problem(self.name, Sentence(template, **values), rule, "warning")


TABLE = Place()


def sheet_place(seat: int, player: str | None) -> Place:
    """Give the place of a sheet: `sheet 2 (Bernd)`, or `sheet 2` when nobody is named."""
    if player is None:
        return Place(Sentence("sheet {number}", number=seat + 1))
    return Place(Sentence("sheet {number} ({player})", number=seat + 1, player=player))


def card_place(sheet: Place, number: int | str) -> Place:
    """Give the place of a card on a sheet: `sheet 2 (Bernd), card 17`."""
    return sheet.at(Sentence("card {number}", number=number))


def name_place(tree: Tree, path: Path) -> str:
    """Give the place to which keys and indices lead in a state's tree.

    Keys are named as they stand in the file, entries of a list are counted from 1.
    """
    match path:
        case ("sheet", int(seat), *rest):
            place = sheet_place(seat, _player(tree, seat))
        case _:
            place, rest = TABLE, list(path)
    match rest:
        case ("cards", str(number), *_):
            return card_place(place, _short(number)).name
    return _at_keys(place, rest).name


def _at_keys(place: Place, steps: list[str | int]) -> Place:
    words: list[str] = []
    for step in steps:
        if isinstance(step, int) and words:
            words[-1] += f" {step + 1}"
        else:
            words.append(_short(str(step)))
    for word in words:
        place = place.at(word)
    return place


def _short(key: str) -> str:
    return key if key.isprintable() and len(key) <= 40 else f"{key[:40]!r}"


def _player(tree: Tree, seat: int) -> str | None:
    """Give the name on a sheet whose form may be wrong in any way."""
    player: Any = None
    sheets = tree.get("sheet")
    if isinstance(sheets, list) and isinstance(sheets[seat], dict):
        player = sheets[seat].get("player")
    try:
        return tidy_name(player) if isinstance(player, str) else None
    except NameProblem:
        return None
