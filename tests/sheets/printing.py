"""Every game in every variant, its tables, and what is drawn for them, for tests."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache, lru_cache
from typing import Any

from scoring.games import GAMES
from sheets.document import SheetRenderer
from sheets.drawing.paper import PAPERS
from sheets.drawing.shapes import Drawing, Mark, Path, flatten, marks_of, texts_of
from sheets.drawing.theme import Theme, load_theme
from sheets.game import PrintedGame
from sheets.lint import Fault, Size, find_faults, page_rules
from sheets.table.table import Seat, Table, seats_for

FACELESS = ("aid", "calls", "parts", "base-rules", "rules", "cards")  # No camera reads these.
DEMO = "demo"
# Of the realm sheets the one with the shortest tracks, the one with the fewest spaces, the one with
# the longest name, and the one with the longest ability.
UNLIKE_REALMS = ("fairies", "goblins", "spirits", "hanbok")


@dataclass(frozen=True, eq=False)
class Printing:
    """A variant of a game, and the edition that its sheets are drawn from."""

    game: PrintedGame[Any]
    variant: str
    edition: Any

    @property
    def players(self) -> range:
        """Every number of players."""
        least, most = self.game.variants[self.variant].players
        return range(least, most + 1)

    @property
    def sizes(self) -> tuple[Size, ...]:
        """The least size of every mark."""
        return self.game.variants[self.variant].sizes()

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels it can be played at."""
        return self.game.variants[self.variant].levels

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
        options.setdefault("level", self.levels[-1] if self.levels else "")
        if (self.game.name, self.variant) == ("pandoria", "standard"):
            options.setdefault("realms", UNLIKE_REALMS)
        return Table(self.variant, seats, language, _theme(theme), PAPERS[paper], **options)

    def draw(self, table: Table, *kinds: str) -> list[Drawing]:
        """Return the pages of a table; those of the last few tables are not drawn again."""
        if table.theme is not _theme(table.theme.name):
            return list(SheetRenderer(self.game, self.edition).draw(table, kinds))
        options = ((each.name, getattr(table, each.name)) for each in fields(table))
        look = tuple((name, value) for name, value in options if name != "theme")
        return list(_drawn(self, kinds, table.theme.name, look))

    def faults(self, table: Table, pages: Sequence[Drawing] = (), *, but: str = "") -> list[str]:
        """Return the faults of a table's pages as sentences, all but those of one kind.

        Of sheets without a name, which are alike, one is looked at.
        """
        return [
            f"{page}: {fault.kind}: {fault.message!s}"
            for page, fault in self.faults_by_page(table, pages)
            if fault.kind != but
        ]

    def faults_by_page(
        self, table: Table, pages: Sequence[Drawing] = ()
    ) -> Iterator[tuple[str, Fault]]:
        """Yield the faults of a table's pages, drawn unless they are given, with each its name."""
        pages = pages or self.draw(table)
        if not any(seat.name for seat in table.seats):
            pages = [*{(page.kind, page.part): page for page in pages}.values()]
        for page in pages:
            small = page.width < table.paper.width
            rules = page_rules(table, self.sizes, is_read=is_read(page), is_small=small)
            for fault in find_faults(page, rules):
                yield page.name, fault


@cache
def printing(game: str, variant: str = "") -> Printing:
    """Return a variant of a game, its first unless another one is named.

    `demo` is Tales of Realms and Ruins by the demo rule (T5).
    """
    if game == DEMO:
        usual = printing("realms-and-ruins")
        rules = replace(usual.edition.rules, demo=True)
        return replace(usual, edition=replace(usual.edition, rules=rules))
    found = sheets_of(game)
    return Printing(found, variant or next(iter(found.variants)), found.load())


def sheets_of(game: str) -> PrintedGame[Any]:
    """Return what of a game is printed, so that it takes any edition of the game."""
    found = GAMES[game]
    assert isinstance(found, PrintedGame)
    return found


def printings() -> Iterator[tuple[str, Printing]]:
    """Yield every variant of every game with its name."""
    for game in GAMES:
        for variant in sheets_of(game).variants:
            yield f"{game}-{variant}", printing(game, variant)
    yield DEMO, printing(DEMO)


def is_read(page: Drawing) -> bool:
    """Return whether a page is made for a camera too."""
    return page.kind not in FACELESS


def marks_on(page: Drawing) -> dict[str, Mark]:
    """Return the marks of a page by name."""
    return {mark.name: mark for mark in marks_of(page)}


def words_on(page: Drawing) -> list[str]:
    """Return the texts of a page."""
    return [text.text for text in texts_of(page.items)]


def line_width(mark: Mark) -> float:
    """Return how wide the widest line of a mark is."""
    items = flatten(mark.items)
    return max(each.stroke.width for each in items if isinstance(each, Path) and each.stroke)


@lru_cache(maxsize=32)
def _drawn(
    printing: Printing, kinds: tuple[str, ...], theme: str, options: tuple[tuple[str, Any], ...]
) -> tuple[Drawing, ...]:
    table = Table(theme=_theme(theme), **dict(options))
    return tuple(SheetRenderer(printing.game, printing.edition).draw(table, kinds))


@cache
def _theme(name: str) -> Theme:
    return load_theme(name)
