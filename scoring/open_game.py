"""A finished game, opened: its state, its edition, its problems, and what can be asked of them.

Knows no game: what a game's own rules say is asked through `Rules`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path as FilePath
from typing import TYPE_CHECKING, Protocol, TypeAlias

from scoring.score import Score
from scoring.states.occasion import UNKNOWN, Occasion
from scoring.states.place import AnyState, placed_sheets
from scoring.states.reading import Unread
from sheets.editions.head import Head
from sheets.files.place import Place
from sheets.files.problem import MOST_PROBLEMS, Problem, has_errors
from sheets.files.report import Players
from sheets.files.schema import Tree
from sheets.game import AnyGameSheets
from sheets.words.text import Text

if TYPE_CHECKING:
    from sheets.document import Press
    from sheets.drawing.filling import Filling
    from sheets.drawing.shapes import PageKey
    from sheets.drawing.theme import Theme
    from sheets.table.table import Seat, Table

Pages: TypeAlias = "Mapping[PageKey, tuple[Filling, ...]]"


class Rules(Protocol):
    """What a game says of one state that is played with one edition."""

    @property
    def content(self) -> object:
        """The edition's content as the game lays it out for its rules."""

    def find_problems(self) -> list[Problem]:
        """Return every problem of the state by the game's rules."""

    def score(self) -> Score:
        """Return the score, which leaves out what cannot be scored and says so."""

    def fillings(self) -> Pages:
        """Return what stands on each page when the sheets are drawn filled."""

    def tree(self) -> Tree:
        """Return the tree from which the same state can be built."""


@dataclass(frozen=True, slots=True)
class OpenGame:
    """What a file, or a tree, holds of a finished game.

    `game` is what is printed of it, None when no game is meant; `state` is None when nothing can
    be made of it, `edition` and `edition_path` are None where there is no sound edition. `faults`
    are the problems of form and edition, and warnings of what is written otherwise today; `unread`
    the places whose content is missing from the state since it has a fault. `players` are the
    names on the sheets, `occasion` is when and where they played. `older` gives the same game as
    each older version of its edition would have it, the latest first; none where the version is
    named.
    """

    game: AnyGameSheets | None = None
    variant: str = ""
    state: AnyState | None = None
    edition: Head | None = None
    edition_path: FilePath | None = None
    faults: tuple[Problem, ...] = ()
    unread: Unread = frozenset()
    players: Players = ()
    occasion: Occasion = UNKNOWN
    rules: Rules | None = None
    older: Callable[[], Iterable[OpenGame]] = tuple

    @property
    def name(self) -> str:
        """The game's name, "" when no game is meant."""
        return self.game.name if self.game else ""

    @property
    def level(self) -> str:
        """The level it was played at, "" where there is none."""
        return getattr(self.state, "level", None) or ""

    def find_problems(self) -> list[Problem]:
        """Return every problem: of the file's form, of its edition, of its rules.

        First of all comes that the sheets may be of an older version, where that has fewer of them.
        """
        problems = [*self.faults, *(self.rules.find_problems() if self.rules else ())]
        return [*self._signs_of_age(problems), *problems]

    def _signs_of_age(self, problems: list[Problem]) -> Iterator[Problem]:
        found, least = self, _weight(problems)
        for older in self.older() if problems else ():
            if (weight := _weight(older.find_problems())) < least:
                found, least = older, weight
        if found is not self and found.edition and self.edition:
            text = Text(
                "the sheets look like those of {older}, not of {newest}; if they are, write "
                'edition = "{name} {older}"',
                name=self.edition.id,
                older=found.edition.version,
                newest=self.edition.version,
            )
            yield Place(("edition",)).warning("", text)

    def score(self, lenient: bool = False) -> Score:
        """Return the score, without players when there is an error.

        `lenient` scores what can be scored in spite of errors; the problems say what was left out.
        """
        problems = self.find_problems()
        if self.rules is None or (has_errors(problems) and not lenient):
            found = Score(self.name, self.variant)
        else:
            found = self.rules.score()
            if lenient:  # Else there are no errors, and nothing is left out.
                problems += self._left_out(found.problems)
        version = self.game.variants[self.variant].version if self.game and self.edition else None
        return replace(
            found,
            problems=(*problems, *found.problems),
            edition=self.edition,
            version=version or "",
            seated=self.players,
            occasion=self.occasion,
        )

    def seats(self) -> tuple[Seat, ...]:
        """Return who sits there, as the names are printed on the sheets."""
        from scoring.states.printed_seats import printed_seats  # Tables know papers.

        return printed_seats(self.state) if self.state else ()

    def find_seat_problems(self) -> list[Problem]:
        """Return why no sheets can be printed for so many; alone none need be there."""
        if self.game is None or self.state is None:
            return []
        least, most = self.game.variants[self.variant].players
        sheets, stated = len(self.state.sheet), self.state.players
        players = max(sheets, int(least == 1)) if stated is None else stated
        if not least <= players <= most:
            return [
                Place(("players",)).error(self.game.players_rule, _can_play(players, least, most))
            ]
        if sheets > players:
            text = Text("there are {sheets} for {players} players", sheets=sheets, players=players)
            return [Place(("sheet",)).error(self.game.players_rule, text)]
        return []

    def table(self, language: str, theme: Theme) -> Table:
        """Return the table as its sheets are printed, on the usual paper."""
        from sheets.table.table import Table

        return Table(self.variant, self.seats(), language, theme, level=self.level)

    def realms(self) -> tuple[str, ...]:
        """Return the realms whose sheets something stands on, of a game with such.

        Raises as `fillings`.
        """
        return tuple(page.part for page in self.fillings() if page.kind == "realm")

    def fillings(self) -> Pages:
        """Return what stands on each page, by the page's key, when drawn filled.

        Whether the rules allow it does not matter. Raises ValueError where there is no state or no
        edition to be drawn.
        """
        return self._rules().fillings()

    def filled_press(self) -> Press:
        """Return what draws its sheets with the pens' marks on them; raises as `fillings`."""
        from sheets.drawing.filling import fill_page

        pages = self.fillings()
        assert self.game is not None  # What has fillings has a game.
        return self.game.press(self.edition_path, partial(fill_page, pages=pages))

    def tree(self) -> Tree:
        """Return the tree from which the same state can be built; raises as `fillings`."""
        return {**self.occasion.tree, **self._rules().tree()}

    def _rules(self) -> Rules:
        if self.rules is None:
            raise ValueError("there is no sound state with a sound edition")
        return self.rules

    def _left_out(self, said: Iterable[Problem]) -> Iterator[Problem]:
        """Say of what could not be read, and of sheets too many, that no score has it.

        What a game's own scoring says of a place, or of one within it, takes precedence; a board is
        never scored.
        """
        paths = [problem.path for problem in said]
        for path in sorted(self.unread, key=str):
            if path[0] != "board" and not any(each[: len(path)] == path for each in paths):
                yield Place(path).left_out("")
        if self.game and self.state:
            _, most = self.game.variants[self.variant].players
            for place, _ in placed_sheets(self.state.sheet)[most : most + MOST_PROBLEMS]:
                yield place.left_out(self.game.players_rule)


def _weight(problems: list[Problem]) -> tuple[int, int]:
    """Return how much is wrong: the errors, then all problems."""
    return sum(each.level == "error" for each in problems), len(problems)


def _can_play(players: int, least: int, most: int) -> Text:
    if least == most:
        return Text("there are {players}; {most} can play", players=players, most=most)
    return Text(
        "there are {players}; {least} to {most} can play", players=players, least=least, most=most
    )
