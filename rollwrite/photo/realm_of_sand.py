"""Realm of Sand's score pad: a player's column of one game, its hourglasses, its cards."""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Final

from rollwrite.photo.groups import (
    YES_OR_NO,
    Group,
    Reading,
    meanings_at,
    of_player,
    sheet_path,
)
from rollwrite.photo.inference import Distribution, Sum, marks_counted
from rollwrite.photo.ledger import Ledger
from rollwrite.photo.readers import Places, Reader
from scoring.places import game_of, games_of
from scoring.realm_of_sand.score import MOST_PIECES, MOST_POINTS
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.realm_of_sand.edition import Edition
from sheets.realm_of_sand.marks import card_mark, column_mark, hourglass_mark
from sheets.realm_of_sand.pad import CARDS, STEPS
from sheets.words.text import Message, Text

LISTS: Final = ("cards", "hourglasses")
CROSSED: Final = "crossed"  # The hourglasses on the track, which are those of the cards (R1).
_SAID: Final[Mapping[str, Text]] = {"total": Text("total"), "shown": Text("hourglasses")}


def groups(
    _places: Places, edition: Edition, players: int, marks: frozenset[str]
) -> Iterator[Group]:
    """Yield every hourglass of the tracks; they check what stands beside the cards (R1)."""
    game = game_of(marks)
    for seat in range(players):
        for number in range(1, STEPS + 1):
            mark = hourglass_mark(game, seat, number)
            yield Group(sheet_path(seat, CROSSED, number), (mark,), YES_OR_NO, only_checks=True)


def ledgers(
    readings: tuple[Reading, ...], edition: Edition, players: int, marks: frozenset[str]
) -> Iterator[Ledger]:
    """Yield of each player the cards' points, their hourglasses, and the pieces left (R1 to R3)."""
    game = game_of(marks)
    for seat in range(players):
        own, said = (game, seat), partial(_said, seat)
        total, pieces = column_mark("total", *own), column_mark("pieces", *own)
        points = {card_mark("points", *own, row + 1): sheet_path(seat, "cards", row)
                  for row in range(CARDS)}  # fmt: skip
        shown = {card_mark("hourglasses", *own, row + 1): sheet_path(seat, "hourglasses", row)
                 for row in range(CARDS)}  # fmt: skip
        yield Ledger(
            total,
            said,
            {total: Sum((*points,))},
            frozenset(points),
            figures=points,
            most=MOST_POINTS,
            final=seat,
        )
        yield Ledger(
            "shown",
            said,
            {"shown": Sum((*shown,))},
            frozenset(shown),
            counted=_crossed(readings, seat),
            figures=shown,
            most=edition.hourglasses,
        )
        own_pieces = {pieces: sheet_path(seat, "pieces")}
        yield Ledger(pieces, said, figures=own_pieces, most=MOST_PIECES)


def trees(readings: Iterable[Reading], edition: Edition, players: int) -> tuple[Tree, ...]:
    """Return everybody's tree as a state has it; a list of which an entry is in doubt is missing.

    A card stands in both lists, with 0 where nothing is written.
    """
    sheet = tuple(readings)
    return tuple(_tree(meanings_at(sheet, *sheet_path(seat))) for seat in range(players))


def _tree(told: Mapping[Path, object]) -> Tree:
    rows = sorted({path[1] for path in told if path[0] in LISTS})
    tree: Tree = {}
    for key in LISTS:
        figures = [told.get((key, row), 0) for row in rows]
        if None not in figures:
            tree[key] = figures
    if told.get(("pieces",)) is not None:
        tree["pieces"] = told["pieces",]
    return tree


def _crossed(readings: Iterable[Reading], seat: int) -> Mapping[str, Distribution]:
    """Return the distribution of the hourglasses that are crossed, nothing where it tells nothing.

    So it is where most probably none is, as by somebody who does not cross them, and where all are,
    beyond which there are no more.
    """
    track = sheet_path(seat, CROSSED)
    numbers = marks_counted(
        _probability(each) for each in readings if each.group.path[: len(track)] == track
    )
    return {} if numbers.argmax() in (0, STEPS) else {"shown": numbers}


def _probability(reading: Reading) -> float:
    """Return the probability that an hourglass is crossed; what is no pattern may be either."""
    told = dict(zip(reading.group.meanings, reading.probabilities, strict=True))
    return told[True] + (1 - sum(told.values())) / 2


def _said(seat: int, name: str) -> Message:
    """Return the words for a player's sum."""
    return of_player(seat, _SAID[name.partition(".")[0]])


# By variant and kind of sheet.
READERS: Final[Mapping[tuple[str, str], Reader[Edition]]] = {
    ("standard", "pad"): Reader(groups, trees, is_shared=True, ledgers=ledgers, games=games_of)
}
