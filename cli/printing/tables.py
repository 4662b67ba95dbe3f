"""Which tables sit down: what options say of game, variant and players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import click

from cli.printing.options import SheetOptions
from cli.terminal.exits import ExitCode
from sheets.document import file_stem
from sheets.drawing.lettering import SUBSTITUTE, unprintable
from sheets.drawing.paper import PAPERS
from sheets.drawing.theme import load_theme
from sheets.files.problem import Problem, has_errors
from sheets.games import GAMES, Game
from sheets.table.players import PlayerNameError, in_turn_order, same_names, tidy_name
from sheets.table.players_file import Party, read_parties
from sheets.table.table import Seat, Table, seats_for
from sheets.words.quoting import quoted

LONGEST_FILE_NAME = 100  # Letters of a players' file's name in that of the document.


@dataclass(frozen=True, slots=True)
class Tables:
    """The tables to print, one after the other: a single one, or those of a players' file.

    `listed` is what stands in that file: a party for a table, problems in the place of a bad one.
    """

    game: Game
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
            players = str(self.table.players)
        else:
            players = file_stem(self.file.stem)[:LONGEST_FILE_NAME].strip("-") or "tables"
        return f"{self.game.name}-{self.variant}-{players}"

    @property
    def are_many(self) -> bool:
        """Whether a file names the tables."""
        return self.file is not None

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
                seats = _seated(party.names, online=self.table.online)
                yield party.title, replace(self.table, seats=seats)

    def finish(self) -> None:
        """Say what is wrong or doubtful in the file; raises Exit when anything is wrong."""
        problems = [each for each in self.listed if isinstance(each, Problem)]
        for problem in problems:
            click.echo(f"{self.file}: {problem}", err=True)
        if has_errors(problems):
            raise click.exceptions.Exit(ExitCode.MALFORMED)


def chosen_game(name: str, variant: str | None) -> Game:
    """Return the game of this name; raises UsageError where it does not have the variant."""
    game = GAMES[name]
    if variant and variant not in game.variants:
        raise click.UsageError(f"{game.name} has no {variant}; it has {', '.join(game.variants)}")
    return game


def chosen_tables(game: Game, options: SheetOptions, seats: tuple[Seat, ...] = ()) -> Tables:
    """Return the tables that the options describe; raises UsageError where they contradict.

    `seats` are known where a state is drawn; they keep its order. Raises OSError for a players'
    file that cannot be read.
    """
    variant = options.variant or next(iter(game.variants))
    file, players, names = options.players_file, options.players, options.names
    if file and (players is not None or names):
        raise click.UsageError("--players-file names the players; leave out --players and --player")
    if not (file or seats):
        seats = chosen_seats(game, variant, players, names, online=options.online)
    table = Table(
        variant=variant,
        seats=seats,
        language=options.language,
        theme=load_theme(options.theme),
        paper=PAPERS[options.paper],
        online=options.online,
        coordinates=options.online if options.coordinates is None else options.coordinates,
        level=options.level or "",
        markers=not options.no_markers,
        holes=options.holes or "",
        duplex=options.duplex,
    )
    if not file:
        return Tables(game, table)
    listed = read_parties(file, *game.players[variant], game.players_rule)
    return Tables(game, table, file, tuple(listed))


def chosen_kinds(game: Game, variant: str, kinds: Sequence[str]) -> tuple[str, ...]:
    """Return the kinds of sheet asked for, each once; raises UsageError for an unknown one."""
    known = game.kinds(variant)
    for kind in kinds:
        if kind not in known:
            raise click.UsageError(
                f"{game.name} {variant} has no sheet {kind!r}; it has {', '.join(known)}"
            )
    return tuple(dict.fromkeys(kinds))


def chosen_seats(
    game: Game,
    variant: str,
    players: int | None,
    names: Sequence[str],
    *,
    online: bool = False,
) -> tuple[Seat, ...]:
    """Return the seats of so many players, or of those with these names, in turn order online.

    Raises UsageError where that cannot be.
    """
    least, most = game.players[variant]
    number = players if players is not None else len(names) or most
    if names and len(names) != number:
        raise click.UsageError(f"--players says {number}, but --player names {len(names)}")
    if not least <= number <= most:
        can_play = f"{least} to {most} players" if least < most else f"{most} player"
        raise click.UsageError(f"{game.name} {variant} is for {can_play}, not {number}")
    return _seated(_tidy(names), online=online) if names else (Seat(),) * number


def _seated(names: tuple[str, ...], *, online: bool) -> tuple[Seat, ...]:
    return seats_for(in_turn_order(names) if online else names)


def _tidy(names: Sequence[str]) -> tuple[str, ...]:
    try:
        tidy = tuple(tidy_name(name) for name in names)
    except PlayerNameError as error:
        raise click.UsageError(f"--player: {error}") from error
    for one, other in same_names(tidy):
        raise click.UsageError(
            f"--player: {tidy[one]!r} and {tidy[other]!r} are one name; players need different ones"
        )
    warn_of_unprintable(tidy)
    return tidy


def warn_of_unprintable(texts: Iterable[str], what: str = "name") -> None:
    """Say which characters of players' names, or of other texts, will be a question mark."""
    for text in texts:
        if missing := unprintable(text):
            which = ", ".join(map(_shown_letter, missing))
            click.echo(
                f"Warning: no face has {which} of the {what} {quoted(text)}; "
                f"{SUBSTITUTE} is printed in its place",
                err=True,
            )


def _shown_letter(letter: str) -> str:
    """Return a letter with its number, alone that of one that nobody would see."""
    number = f"U+{ord(letter):04X}"
    return f"{letter} ({number})" if letter.isprintable() else number
