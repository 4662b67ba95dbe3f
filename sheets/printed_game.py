"""What drawing knows of a game: its letters, its variants, and the sizes of its marks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
    def words(self) -> Callable[[], tuple[Texts, ...]]:
        """The tables of its words."""

    @property
    def back(self) -> str:
        """The kind of sheet that goes on the others' backs, "" for none."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels it can be played at."""

    @property
    def online(self) -> Mapping[str, object]:
        """The kinds of sheet that are for play online."""

    @property
    def version(self) -> Text | None:
        """What it is called, None for the usual one."""

    def kinds(self, *, online: bool = True) -> tuple[str, ...]:
        """Return the names of its kinds of sheet."""


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
    def variants(self) -> Mapping[str, AnyVariant]:
        """Its variants by name, the default first."""

    @property
    def sizes(self) -> Callable[[str], tuple[Size, ...]]:
        """The least sizes of the marks on a variant's sheets."""
