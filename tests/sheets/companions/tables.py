"""Tables of Realm of Sand and of Tales of Realms and Ruins, and what is drawn for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from sheets.document import Press, load_content
from sheets.drawing import Drawing, Mark, marks_of
from sheets.games import GAMES, Game
from sheets.lint import Size, find_faults, page_rules
from sheets.paper import PAPERS
from sheets.realm_of_sand.sizes import SIZES as SAND_SIZES
from sheets.realms_and_ruins.sizes import SIZES as RUINS_SIZES
from sheets.table import Seat, Table, seats_for
from sheets.theme import load_theme

FACELESS = "aid"  # No camera reads it.


@dataclass(frozen=True)
class Companion:
    """A game with its sizes, and the edition that its sheets are drawn from."""

    game: Game
    sizes: tuple[Size, ...]
    edition: Any

    @property
    def players(self) -> range:
        """Every number of players."""
        ((least, most),) = self.game.players.values()
        return range(least, most + 1)

    def table(
        self,
        players: int | None = None,
        *,
        names: Sequence[str] = (),
        language: str = "en",
        theme: str = "colour",
        paper: str = "a4",
        **options: Any,
    ) -> Table:
        """Give a table of the most players, unless a number or names say otherwise."""
        seats = seats_for(tuple(names)) if names else (Seat(),) * (players or self.players[-1])
        return Table("standard", seats, language, load_theme(theme), PAPERS[paper], **options)

    def draw(self, table: Table, *kinds: str) -> list[Drawing]:
        """Give the pages of a table."""
        return list(Press(self.game, self.edition).draw(table, kinds))

    def faults(self, table: Table, *, but: str = "") -> list[str]:
        """Give the faults of a table's pages as sentences, all but those of one kind."""
        return [
            f"{page.name}: {fault.kind}: {fault.message}"
            for page in self.draw(table)
            for fault in find_faults(
                page, page_rules(table, self.sizes, is_read=page.name != FACELESS)
            )
            if fault.kind != but
        ]


@cache
def companion(name: str) -> Companion:
    """Give a game: `realm-of-sand`, `realms-and-ruins`, or the latter's `demo` (T5)."""
    if name == "demo":
        usual = companion("realms-and-ruins")
        rules = replace(usual.edition.rules, demo=True)
        return replace(usual, edition=replace(usual.edition, rules=rules))
    game = GAMES[name]
    sizes = SAND_SIZES if name == "realm-of-sand" else RUINS_SIZES
    return Companion(game, sizes, load_content(game))


def marks_on(page: Drawing) -> dict[str, Mark]:
    """Give the marks of a page by name."""
    return {mark.name: mark for mark in marks_of(page)}
