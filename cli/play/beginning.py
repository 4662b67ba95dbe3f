"""How a game begins, or goes on: what options, a file and a person say of it."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import click

from cli.play.opponents import all_initials, refuse_alone
from cli.play.record_file import RecordFile
from cli.printing.tables import seats_asked
from cli.terminal.errors import WrongUseError, show_error, shown_name
from cli.terminal.lines import EndOfInputError, piped_line, typed_line
from cli.terminal.parameters import written_edition
from cli.terminal.problems import not_resumed
from rollwrite.play.ongoing import Ongoing, resume
from rollwrite.play.record import MalformedRecordError, Record, header_text, parse_record
from rollwrite.tables import WrongTableError, chosen_level, chosen_seats, chosen_variant
from scoring.game import AnyGame
from sheets.files.problem import InvalidFileError
from sheets.words.text import Text
from sheets.words.translation import Translation


@dataclass(frozen=True, slots=True)
class Wish:
    """What the options say of a game; "" and () where they say nothing.

    `opponents` are players of ours by the names that they have behind the others.
    """

    game: AnyGame
    variant: str
    names: tuple[str, ...]
    level: str
    edition: Path | None
    seed: str
    opponents: Mapping[str, str]


def game_of(wish: Wish, file: RecordFile | None, words: Translation) -> Ongoing:
    """Return the game to be played: that of the file where there is one, else a new one.

    A new one is written to the file. Raises UsageError where options contradict what is there,
    Exit where nothing can be made of it, EndOfInputError, or OSError.
    """
    folder = file.path.parent if file else Path()
    if file and file.record:
        _refuse_contradictions(wish, file, file.record)
        try:
            return resume(file.record, folder, seed=wish.seed, opponents=wish.opponents)
        except InvalidFileError as error:
            raise not_resumed(file.path, error.problems, file.record.players) from error
    record = _new_record(wish, folder, words)
    try:
        game = resume(record, folder, seed=wish.seed, opponents=wish.opponents)
    except InvalidFileError as error:
        raise InvalidFileError(wish.edition or record.edition, error.problems) from error
    if file:
        file.begin(game.record)
    return game


def _new_record(wish: Wish, folder: Path, words: Translation) -> Record:
    game, variant = wish.game, chosen_variant(wish.game, wish.variant)
    refuse_alone(game, variant, wish.opponents)
    level = chosen_level(game, variant, wish.level)
    edition = game.edition if wish.edition is None else written_edition(wish.edition, folder)
    name, _, version = edition.partition(" ")
    is_own = name == game.edition
    names = _names(wish, variant, words)
    record = Record(
        game=game.name,
        variant=variant,
        edition=name if is_own else edition,
        version=version if is_own else "",
        players=names,
        initials=all_initials(names, wish.opponents),
        level=level,
    )
    return _as_it_is_read(record)


def _as_it_is_read(record: Record) -> Record:
    """Return a record that can be read back; raises UsageError for an edition that cannot be."""
    try:
        read = parse_record(header_text(record))
    except MalformedRecordError as error:
        raise WrongUseError(error.args[0]) from error
    if read != record:
        name = shown_name(record.edition)
        raise WrongUseError(Text("{file} cannot be named in a record; rename the file", file=name))
    return read


def _names(wish: Wish, variant: str, words: Translation) -> tuple[str, ...]:
    """Return the players' names, ours last; asks for people's where no option names any."""
    if wish.names:
        seats = seats_asked(wish.game, variant, None, (*wish.names, *wish.opponents))
        return tuple(seat.name for seat in seats)
    while True:
        line = _asked_names(words)
        names = [*filter(None, map(str.strip, line.split(","))), *wish.opponents]
        try:
            if wish.opponents and "," not in line and not sys.stdin.isatty():
                raise WrongTableError(_no_names(line))
            seats = chosen_seats(wish.game, variant, len(names), names)
        except WrongTableError as error:
            if not sys.stdin.isatty():  # What comes next are calls.
                show_error(error.args[0] if "," in line else _no_names(line))
                raise EndOfInputError(is_wish=False) from error
            click.secho(f"    {words(error.args[0])}", fg="red")
            continue
        return tuple(seat.name for seat in seats)


def _asked_names(words: Translation) -> str:
    if sys.stdin.isatty():
        return typed_line(words(Text("The players' names, in the order of play, commas between: ")))
    if not (line := piped_line()):
        show_error(Text("nobody is said to play; name everybody with --player"))
        raise EndOfInputError(is_wish=False)
    return line.strip()


def _no_names(line: str) -> Text:
    return Text(
        "nobody is said to play; name everybody with --player, or in the first line, commas "
        "between; it is {line!r}",
        line=line[:30],
    )


def _refuse_contradictions(wish: Wish, file: RecordFile, record: Record) -> None:
    """Raise UsageError where options say otherwise than the record that is there."""
    given = {"variant": wish.variant, "level": wish.level}
    for key, value in given.items():
        if value and value != getattr(record, key):
            raise _contradiction(file, key, getattr(record, key))
    refuse_alone(wish.game, record.variant, wish.opponents)
    name = shown_name(file.path)
    if (ours := tuple(wish.opponents)) and record.players[-len(ours) :] != ours:
        raise WrongUseError(
            Text("{file} is of other players; leave out --opponent, or give its own", file=name)
        )
    names = wish.names and tuple(
        seat.name for seat in chosen_seats(wish.game, record.variant, None, (*wish.names, *ours))
    )
    if names and names != record.players:
        raise WrongUseError(Text("{file} is of other players; leave out --player", file=name))
    if wish.edition:
        name = record.edition or wish.game.edition
        if name == wish.game.edition:
            name = f"{name} {record.version}".strip()
        there = wish.game.edition_path(name, file.path.parent)
        if wish.edition.resolve() != there.resolve():
            raise _contradiction(file, "edition", name)


def _contradiction(file: RecordFile, key: str, value: str) -> WrongUseError:
    return WrongUseError(
        Text(
            "{file} says otherwise, its {key} is {value}",
            file=shown_name(file.path),
            key=key,
            value=value or Text("none"),
        )
    )
