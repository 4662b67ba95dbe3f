"""Slots of Merchants' own: cards by their marks, names and initials that the board follows."""

from __future__ import annotations

from dataclasses import dataclass

from scoring.entry.slots import value_at, with_value
from scoring.merchants.states.state import CardMark
from sheets.files.schema import Tree
from sheets.table.players import initials

_BY_INITIAL = ("workers", "ships")  # The tables of a board whose keys are initials.


@dataclass(frozen=True, slots=True)
class MarkedCards:
    """The cards of a sheet that bear one mark; a card has the last mark that it was given."""

    seat: int
    mark: CardMark

    def get(self, tree: Tree) -> list[int] | None:
        """Return the numbers, None for no card: nobody may have been asked."""
        cards = value_at(tree, ("sheet", self.seat, "cards")) or {}
        return [int(number) for number, mark in cards.items() if mark == self.mark] or None

    def put(self, tree: Tree, value: list[int]) -> Tree:
        """Return the tree in which these cards, and no others, bear the mark."""
        cards = value_at(tree, ("sheet", self.seat, "cards")) or {}
        marks = {int(number): mark for number, mark in cards.items() if mark != self.mark}
        marks |= dict.fromkeys(value, self.mark)
        by_number = {str(number): marks[number] for number in sorted(marks)}
        changed: Tree = with_value(tree, ("sheet", self.seat, "cards"), by_number)
        return changed

    def taken_over(self, before: Tree, after: Tree) -> dict[int, CardMark]:
        """Return the cards that bear the mark now and bore another one before, and which."""
        marks = value_at(before, ("sheet", self.seat, "cards")) or {}
        others = {int(number): mark for number, mark in marks.items() if mark != self.mark}
        return {card: others[card] for card in self.get(after) or () if card in others}


@dataclass(frozen=True, slots=True)
class PlayerName:
    """A player's name, from which the initial follows."""

    seat: int

    def get(self, tree: Tree) -> str | None:
        """Return the name."""
        name: str | None = value_at(tree, ("sheet", self.seat, "player"))
        return name

    def put(self, tree: Tree, value: str) -> Tree:
        """Return the tree with the name, and a board with the initials as they are then."""
        return _follow(tree, with_value(tree, ("sheet", self.seat, "player"), value))


@dataclass(frozen=True, slots=True)
class Initials:
    """The initials of all players; in a file only those stand that do not follow from names."""

    def get(self, tree: Tree) -> list[str]:
        """Return the initials, whether written or not."""
        return written_initials(tree)

    def put(self, tree: Tree, value: list[str]) -> Tree:
        """Return the tree with these initials, on the board too."""
        by_name = initials(_names(tree))
        sheets = []
        for sheet, initial, own in zip(tree.get("sheet", ()), value, by_name, strict=True):
            kept = {key: each for key, each in sheet.items() if key != "initial"}
            sheets.append(kept if initial == own else {**kept, "initial": initial})
        return _follow(tree, {**tree, "sheet": sheets})


def written_initials(tree: Tree) -> list[str]:
    """Return what each player writes in a hex, by the sheet or by the name."""
    by_name = initials(_names(tree))
    sheets = tree.get("sheet", ())
    return [sheet.get("initial", own) for sheet, own in zip(sheets, by_name, strict=True)]


def _names(tree: Tree) -> tuple[str, ...]:
    return tuple(sheet.get("player", "?") for sheet in tree.get("sheet", ()))


def _follow(before: Tree, after: Tree) -> Tree:
    """Rename on the board what is there by initials that have changed."""
    renamed = dict(zip(written_initials(before), written_initials(after), strict=False))
    for table in _BY_INITIAL:
        there = value_at(after, ("board", table))
        if there:
            named = {renamed.get(initial, initial): each for initial, each in there.items()}
            after = with_value(after, ("board", table), named)
    return after
