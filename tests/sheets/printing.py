"""Every game in every variant, its tables, and what is drawn for them, for tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from typing import Any

from sheets.document import Press, load_content
from sheets.drawing.paper import PAPERS
from sheets.drawing.shapes import Drawing, Mark, marks_of
from sheets.drawing.theme import Theme, load_theme
from sheets.games import GAMES, Game
from sheets.lint import Size, find_faults, page_rules
from sheets.table.table import Seat, Table, seats_for

FACELESS = ("aid", "calls")  # No camera reads these.
DEMO = "demo"
# Of the realm sheets the one with the shortest tracks, the one with the fewest spaces, the one with
# the longest name, and the one with the longest ability.
UNLIKE_REALMS = ("fairies", "goblins", "spirits", "hanbok")


@dataclass(frozen=True)
class Printing:
    """A variant of a game, and the edition that its sheets are drawn from."""

    game: Game
    variant: str
    edition: Any

    @property
    def players(self) -> range:
        """Every number of players."""
        least, most = self.game.players[self.variant]
        return range(least, most + 1)

    @property
    def sizes(self) -> tuple[Size, ...]:
        """The least size of every mark."""
        found: tuple[Size, ...] = import_module(f"{self.game.sheets}.sizes").sizes(self.variant)
        return found

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
        """Return a table of the most players, unless a number or names say otherwise.

        Where there are levels it plays at the last one, in what has realms with a few of them.
        """
        seats = seats_for(tuple(names)) if names else (Seat(),) * (players or self.players[-1])
        options.setdefault("level", self.game.levels.get(self.variant, ("",))[-1])
        if (self.game.name, self.variant) == ("pandoria", "standard"):
            options.setdefault("realms", UNLIKE_REALMS)
        return Table(self.variant, seats, language, _theme(theme), PAPERS[paper], **options)

    def draw(self, table: Table, *kinds: str) -> list[Drawing]:
        """Return the pages of a table."""
        return list(Press(self.game, self.edition).draw(table, kinds))

    def faults(self, table: Table, *, but: str = "") -> list[str]:
        """Return the faults of a table's pages as sentences, all but those of one kind.

        Of sheets without a name, which are alike, one is looked at.
        """
        pages = self.draw(table)
        if not any(seat.name for seat in table.seats):
            pages = [*{page.name.rstrip("-1234"): page for page in pages}.values()]
        return [
            f"{page.name}: {fault.kind}: {fault.message}"
            for page in pages
            for fault in find_faults(page, page_rules(table, self.sizes, is_read=is_read(page)))
            if fault.kind != but
        ]


@cache
def printing(game: str, variant: str = "") -> Printing:
    """Return a variant of a game, its first unless another one is named.

    `demo` is Tales of Realms and Ruins by the demo rule (T5).
    """
    if game == DEMO:
        usual = printing("realms-and-ruins")
        rules = replace(usual.edition.rules, demo=True)
        return replace(usual, edition=replace(usual.edition, rules=rules))
    found = GAMES[game]
    return Printing(found, variant or next(iter(found.variants)), load_content(found))


def printings() -> Iterator[tuple[str, Printing]]:
    """Yield every variant of every game with its name."""
    for game in GAMES.values():
        for variant in game.variants:
            yield f"{game.name}-{variant}", printing(game.name, variant)
    yield DEMO, printing(DEMO)


def is_read(page: Drawing) -> bool:
    """Return whether a page is made for a camera too."""
    return page.name.partition("-")[0] not in FACELESS


def marks_on(page: Drawing) -> dict[str, Mark]:
    """Return the marks of a page by name."""
    return {mark.name: mark for mark in marks_of(page)}


@cache
def _theme(name: str) -> Theme:
    return load_theme(name)
