"""Places: the figures of a player's column of the score pad.

The hourglasses that are crossed out follow from what stands beside the cards (R1).
"""

from collections.abc import Iterator, Mapping
from typing import Final

from scoring.places import Place, Placing, Players, figures, game_of
from sheets.realm_of_sand.edition import Edition
from sheets.realm_of_sand.marks import card_mark, column_mark
from sheets.realm_of_sand.pad import CARDS
from sheets.words.text import Text


def pad_places(_edition: Edition, players: Players, marks: frozenset[str]) -> Iterator[Place]:
    """Yield of everybody the cards' points, their hourglasses, the pieces left (R1 to R3)."""
    for seat in range(len(players)):
        own, sheet = (game_of(marks), seat), ("sheet", seat)
        for number in range(1, CARDS + 1):
            points = Text("card {number}: points", number=number)
            hourglasses = Text("card {number}: hourglasses", number=number)
            yield from figures(
                {
                    card_mark("points", *own, number): ((*sheet, "cards", number - 1), points),
                    card_mark("hourglasses", *own, number): (
                        (*sheet, "hourglasses", number - 1),
                        hourglasses,
                    ),
                },
                marks,
            )
        pieces = ((*sheet, "pieces"), Text("pieces left on the board"))
        yield from figures({column_mark("pieces", *own): pieces}, marks)


PLACES: Final[Mapping[tuple[str, str], Placing[Edition]]] = {("standard", "pad"): pad_places}
