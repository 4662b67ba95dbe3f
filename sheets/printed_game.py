"""What drawing knows of a game: its letters and its variants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol, TypeAlias

from sheets.words.text import Text

if TYPE_CHECKING:
    from sheets.lint.rules import Size

Texts: TypeAlias = Mapping[str, Text]


class AnyVariant(Protocol):
    """A variant of whatever game; see `Variant`."""

    @property
    def letter(self) -> str:
        """What a sheet's code calls it."""

    @property
    def players(self) -> tuple[int, int]:
        """The least and the most."""

    @property
    def back(self) -> str:
        """The kind of sheet that is for both sides, "" for none."""

    @property
    def backed(self) -> tuple[str, ...]:
        """The kinds that it is printed behind."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels it can be played at."""

    @property
    def version(self) -> Text | None:
        """What it is called, None for the usual one."""

    def kinds(self, *, online: bool = True, players: int | None = None) -> tuple[str, ...]:
        """Return the names of its kinds of sheet, of a table of so many players or of any."""

    def usual_kinds(self, *, online: bool, requested: bool) -> tuple[str, ...]:
        """Return the kinds of sheet that a table gets which names none, those on request or not."""

    def online(self) -> tuple[str, ...]:
        """Return the names of its kinds of sheet that are for play online alone."""

    def words(self) -> tuple[Texts, ...]:
        """Return the tables of its words."""

    def sizes(self) -> tuple[Size, ...]:
        """Return the least sizes of its marks."""


class PrintedGame(Protocol):
    """A game as what draws it knows it; see `GameSheets`."""

    @property
    def name(self) -> str:
        """Its name in commands and files."""

    @property
    def letter(self) -> str:
        """What a sheet's code calls it."""

    @property
    def edition(self) -> str:
        """The shipped edition that is used when none is named."""

    @property
    def players_rule(self) -> str:
        """The rule that says how many play."""

    @property
    def hue(self) -> str:
        """What the bands of its sheets are coloured by, "" for a theme's own."""

    @property
    def variants(self) -> Mapping[str, AnyVariant]:
        """Its variants by name, the default first."""
