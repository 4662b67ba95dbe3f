"""The content of Realm of Sand's sheets: what declares the end, the set-up, the colours' names.

The dataclasses are the edition file's tables, key for key. `find_problems` says which content
cannot be printed, or the rules cannot work with; `edition_text` shows it in a terminal.
"""

from collections.abc import Iterator, Mapping
from typing import Literal, TypeAlias

from sheets.editions.head import ByLanguage, Head, head_text, in_language
from sheets.editions.head_checks import (
    TITLE,
    find_head_problems,
    find_missing_languages,
    find_name_problems,
)
from sheets.files.problem import FieldPath, Path, Problem, has_errors
from sheets.files.schema import schema
from sheets.words.text import Message, Text, in_a_row
from sheets.words.translation import Translation

Crystal: TypeAlias = Literal["red", "purple", "yellow", "green", "orange", "blue"]

FEWEST_PLAYERS, MOST_PLAYERS = 1, 4  # R4
MARKET_ROWS = ("I", "II", "III")  # R4


@schema
class Setup:
    """What is laid out before play (R4).

    `discs` are those of each colour for 1, 2, 3 and 4 players, 0 for all there are; `market` the
    cards in each row, `tiles` the rune tiles of each player.
    """

    discs: tuple[int, ...]
    market: int
    tiles: int


@schema
class Names:
    """The names of the crystals' colours in every language."""

    crystals: Mapping[Crystal, ByLanguage]


@schema
class Edition(Head):
    """Everything that is printed on one edition's sheets."""

    game: Literal["realm-of-sand"]
    hourglasses: int  # R1: as many declare the end.
    setup: Setup
    names: Names

    def crystal_text(self, colour: Crystal, language: str) -> str:
        """Return the name of a crystal's colour."""
        return in_language(self.names.crystals[colour], language)


MOST_HOURGLASSES = 15  # The pad has room for so many.
MOST = 99
SETUP = FieldPath(("setup",))


def find_problems(edition: Edition) -> list[Problem]:
    """Return every problem of an edition whose form is right."""
    names = _names(edition)
    problems = [
        *find_head_problems(edition),
        *find_name_problems(names),
        *_hourglasses(edition),
        *_setup(edition),
    ]
    return problems if has_errors(problems) else [*problems, *find_missing_languages(names)]


def _names(edition: Edition) -> dict[Path, ByLanguage]:
    crystals = edition.names.crystals.items()
    return {
        TITLE: edition.title,
        **{("names", "crystals", colour): name for colour, name in crystals},
    }


def _hourglasses(edition: Edition) -> Iterator[Problem]:
    if not 1 <= edition.hourglasses <= MOST_HOURGLASSES:
        message = Text(
            "is {number}; 1 to {most} declare the end",
            number=edition.hourglasses,
            most=MOST_HOURGLASSES,
        )
        yield FieldPath(("hourglasses",)).error("R1", message)


def _setup(edition: Edition) -> Iterator[Problem]:
    discs = edition.setup.discs
    if len(discs) != MOST_PLAYERS:
        message = Text(
            "has {number}; it needs {needed}, for 1 to {needed} players",
            number=len(discs),
            needed=MOST_PLAYERS,
        )
        yield SETUP.at("discs").error("R4", message)
    if not all(0 <= each <= MOST for each in discs):
        message = Text("must be 0 to {most}, 0 for all there are", most=MOST)
        yield SETUP.at("discs").error("R4", message)
    for key in ("market", "tiles"):
        number = getattr(edition.setup, key)
        if not 1 <= number <= MOST:
            message = Text("is {number}; 1 to {most} can be laid out", number=number, most=MOST)
            yield SETUP.at(key).error("R4", message)


def edition_text(edition: Edition, words: Translation) -> str:
    """Return the text, whose last line has an end."""
    return "".join(f"{words(line)}\n" for line in _description(edition, words.language))


def _description(edition: Edition, language: str) -> Iterator[Message]:
    setup = edition.setup
    discs = [str(each) if each else Text("all") for each in setup.discs]
    colours = (edition.crystal_text(colour, language) for colour in edition.names.crystals)
    yield head_text(edition)
    yield ""
    yield Text("Hourglasses that declare the end: {number}", number=edition.hourglasses)
    yield Text("Discs of each colour for 1, 2, 3, 4 players: {discs}", discs=in_a_row(discs))
    yield Text(
        "Market: {number} cards in each of the rows {rows}",
        number=setup.market,
        rows=", ".join(MARKET_ROWS),
    )
    yield Text("Rune tiles for each player: {number}", number=setup.tiles)
    yield Text("Crystals: {names}", names=", ".join(colours))
