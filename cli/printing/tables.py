"""Which tables sit down: what options say of game, variant and players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

import click

from cli.printing.options import SheetOptions
from cli.terminal.errors import WrongUseError, show_error, show_problems
from cli.terminal.exits import ExitCode
from rollwrite.tables import WrongNameError, chosen_seats, chosen_variant
from scoring.game import AnyGame
from sheets.drawing.lettering import SUBSTITUTE, unprintable
from sheets.drawing.paper import PAPERS
from sheets.drawing.theme import load_theme
from sheets.file_names import document_stem, list_stem
from sheets.files.problem import Problem, first_problems, has_errors
from sheets.table.players_file import Party, read_parties
from sheets.table.table import Seat, Table, seats_for
from sheets.words.quoting import quoted
from sheets.words.text import Text


@dataclass(frozen=True, slots=True)
class Tables:
    """The tables to print, one after the other: a single one, or those of a players' file.

    `listed` is what stands in that file: a party for a table, problems in the place of a bad one.
    """

    game: AnyGame
    table: Table  # The only one, or what all tables of the file have in common.
    file: Path | None = None
    listed: tuple[Party | Problem, ...] = ()

    @property
    def variant(self) -> str:
        """The variant that all of them play."""
        return self.table.variant

    @property
    def stem(self) -> str:
        """The document's default name, without its suffix."""
        if self.file is None:
            return document_stem(self.game.name, self.variant, self.table.players)
        return list_stem(self.game.name, self.variant, self.file.stem)

    @property
    def are_many(self) -> bool:
        """Whether a file names the tables."""
        return self.file is not None

    @property
    def most_players(self) -> int | None:
        """How many play at the largest table, None where there is none to print."""
        if self.file is None:
            return self.table.players
        return max(
            (len(each.names) for each in self.listed if isinstance(each, Party)), default=None
        )

    def __len__(self) -> int:
        """Count the tables that can be printed."""
        return 1 if self.file is None else sum(isinstance(each, Party) for each in self.listed)

    def __iter__(self) -> Iterator[tuple[str, Table]]:
        """Yield each table with its title, "" for a single one."""
        if self.file is None:
            yield "", self.table
            return
        for party in self.listed:
            if isinstance(party, Party):
                warn_of_unprintable(party.names)
                seats = seats_for(party.names, online=self.table.online)
                yield party.title, replace(self.table, seats=seats, title=party.title)

    def refuse_bad(self, *, skip: bool) -> None:
        """Say what is wrong or doubtful in the file; raises Exit when anything is wrong.

        A club that is printed in part misses the other sheets on the evening; `skip` prints the
        good tables, where there are any.
        """
        problems = first_problems(each for each in self.listed if isinstance(each, Problem))
        if self.file:
            show_problems(self.file, problems)
        if not has_errors(problems) or (skip and len(self)):
            return
        if len(self):
            show_error(
                Text(
                    "Nothing is printed; --skip-bad prints the {number} good tables",
                    number=len(self),
                )
                if len(self) > 1
                else Text("Nothing is printed; --skip-bad prints the one good table")
            )
        raise click.exceptions.Exit(ExitCode.MALFORMED)


def chosen_tables(game: AnyGame, options: SheetOptions, seats: tuple[Seat, ...] = ()) -> Tables:
    """Return the tables that the options describe.

    Raises UsageError where they contradict, WrongTableError where there is no such table.

    `seats` are known where a state is drawn; they keep its order. Raises OSError for a players'
    file that cannot be read.
    """
    variant = chosen_variant(game, options.variant)
    file, players, names = options.players_file, options.players, options.names
    if file and (players is not None or names):
        raise WrongUseError(
            Text("--players-file names the players; leave out --players and --player")
        )
    if not (file or seats):
        seats = seats_asked(game, variant, players, names, online=options.online)
    table = Table(
        variant=variant,
        seats=seats,
        language=options.language,
        theme=load_theme(options.theme),
        paper=PAPERS[options.paper],
        online=options.online,
        coordinates=options.online if options.coordinates is None else options.coordinates,
        level=options.level or "",
        dice=options.dice or "d6",
        markers=not options.no_markers,
        holes=options.holes or "",
        duplex=options.duplex,
        plain=options.plain,
    )
    if not file:
        return Tables(game, table)
    listed = read_parties(file, *game.variants[variant].players, game.players_rule)
    return Tables(game, table, file, tuple(listed))


def seats_asked(
    game: AnyGame,
    variant: str,
    players: int | None,
    names: Sequence[str],
    *,
    online: bool = False,
) -> tuple[Seat, ...]:
    """Return the seats that --players and --player ask for.

    Raises UsageError where they contradict, WrongTableError where there is no such table.
    """
    if names:
        _refuse_contradictions(names, players, game.variants[variant].players[1])
    try:
        seats = chosen_seats(game, variant, players, names, online=online)
    except WrongNameError as error:
        sentence = Text("{what}: {line}", what="--player", line=error.args[0])
        raise WrongUseError(sentence) from error
    warn_of_unprintable(seat.name for seat in seats)
    return seats


def _refuse_contradictions(names: Sequence[str], players: int | None, most: int) -> None:
    """Raise UsageError where --player names another number than --players, or several at once."""
    is_right = players in (None, len(names)) and len(names) <= most
    joined = None if is_right and len(names) > 1 else next((n for n in names if "," in n), None)
    if joined:
        raise WrongUseError(
            Text(
                "--player {name} is one name, for all its comma; give --player once for each",
                name=quoted(joined),
            )
        )
    if not is_right and players is not None:
        raise WrongUseError(
            Text(
                "--players says {number}, but --player names {names}",
                number=players,
                names=len(names),
            )
        )


def warn_of_unprintable(texts: Iterable[str], what: Literal["name", "text"] = "name") -> None:
    """Say which characters of players' names, or of other texts, will be a question mark."""
    for text in texts:
        if missing := unprintable(text):
            values: dict[str, str] = {
                "letters": ", ".join(map(_shown_letter, missing)),
                "text": quoted(text),
                "sign": SUBSTITUTE,
            }
            show_error(
                Text(
                    "Warning: no face has {letters} of the name {text}; "
                    "{sign} is printed in its place",
                    **values,
                )
                if what == "name"
                else Text(
                    "Warning: no face has {letters} of the text {text}; "
                    "{sign} is printed in its place",
                    **values,
                )
            )


def _shown_letter(letter: str) -> str:
    """Return a letter with its number, alone that of one that nobody would see."""
    number = f"U+{ord(letter):04X}"
    return f"{letter} ({number})" if letter.isprintable() else number
