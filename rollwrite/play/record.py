"""A record as a file: who plays what, then a line for each turn.

Knows the form alone: whether the steps are words of the game, and allowed, is found by replaying
them (`replay.py`).
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple
from unicodedata import normalize

from scoring.states import UNKNOWN, Occasion, read_occasion
from sheets.files.problem import Problem
from sheets.table.players import PlayerNameError, initials, same_names, tidy_name
from sheets.words.text import Message, Text, joined, nearest

HEAD = "rollwrite record"

VERSION = 1

MOST_LINES = 5_000  # Fifty times a long game.

LONGEST_LINE = 2_000  # Characters.

MOST_INITIAL = 3  # Characters of an initial; a longer last word is part of the name.

MOST_PLAYERS = 4

_HEAD = re.compile(rf"{HEAD} +(\d{{1,9}})")

_BEGINNING = re.compile(rf"\ufeff?(?:[ \t\r]*(?:#[^\n]*)?\n)*[ \t\r]*{HEAD}")

_ROUND = re.compile(r"(\d{1,5})\s+")

_VERSION = re.compile(r"[0-9A-Z.]{1,8}")


class MalformedRecordError(ValueError):
    """A text that is no record; `problem` says where and why."""

    def __init__(self, message: Text, line: int = 0) -> None:
        super().__init__(str(message))
        self.problem = Problem((), message, line=line)


class NoTurnError(ValueError):
    """A turn that a record does not have; the message, a Text, says how many it has."""

    def __init__(self, turns: int) -> None:
        super().__init__(Text("the record has {turns} turns", turns=turns))


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as it is written: its line in the file, its round where that stands, who plays it.

    `player` is a seat from 0; `steps` are the texts between semicolons; with one behind the last
    of them the turn `goes_on`.
    """

    line: int
    round: int | None
    player: int
    steps: tuple[str, ...]
    goes_on: bool = False


@dataclass(frozen=True, slots=True)
class Record:
    """A game as its turns.

    `edition` is a shipped edition's name or a file's, `version` its version, "" where none stands.
    `fault` is the first turn that cannot be read at all; those before it stand.
    """

    game: str
    variant: str
    edition: str
    version: str
    players: tuple[str, ...]
    initials: tuple[str, ...]
    level: str = ""
    occasion: Occasion = UNKNOWN
    turns: tuple[Turn, ...] = ()
    fault: Problem | None = None
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)  # By entry.


NO_RECORD = Record("", "", "", "", (), ())


@dataclass(slots=True)
class _Header:
    game: str = ""
    variant: str = ""
    edition: str = ""
    version: str = ""
    level: str = ""
    players: list[tuple[str, str]] = field(default_factory=list)
    date: str = ""
    place: str = ""
    notes: list[str] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)


def is_record(text: str) -> bool:
    """Return whether a text begins as a record does, comments before it left out."""
    return _BEGINNING.match(text) is not None


def parse_record(text: str) -> Record:
    """Return the record that a text holds; raises MalformedRecordError for a wrong beginning."""
    lines = text.removeprefix("\ufeff").split("\n")
    if len(lines) > MOST_LINES:
        raise MalformedRecordError(
            Text("has more than {most} lines; no game is ever that long", most=MOST_LINES)
        )
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            message = Text("is a line of more than {most} characters", most=LONGEST_LINE)
            raise MalformedRecordError(message, number)
    begun = list(_numbered(lines))
    first = _read_head(begun)
    header, rest = _read_header(begun[first:])
    return _with_turns(_record(header), begun[first:][rest:])


def _numbered(lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(lines, 1):
        yield number, normalize("NFC", line.strip())  # As names are.


def _read_head(lines: Sequence[tuple[int, str]]) -> int:
    """Return how many lines lie before the first after the head."""
    for place, (number, line) in enumerate(lines):
        if not line or line.startswith("#"):
            continue
        match = _HEAD.fullmatch(before_comment(line, 0))
        if match is None:
            message = Text("a record begins with {head!r}", head=f"{HEAD} {VERSION}")
            raise MalformedRecordError(message, number)
        if int(match[1]) != VERSION:
            message = Text(
                "is a record of version {found}; this program reads version {known}",
                found=int(match[1]),
                known=VERSION,
            )
            raise MalformedRecordError(message, number)
        return place + 1
    raise MalformedRecordError(
        Text("is empty; a record begins with {head!r}", head=f"{HEAD} {VERSION}")
    )


def _read_header(lines: Sequence[tuple[int, str]]) -> tuple[_Header, int]:
    """Return the header, and how many lines it takes."""
    header = _Header()
    for place, (number, line) in enumerate(lines):
        key, _, rest = line.partition(" ")
        if key in ("place", "note") and not _is_turn(line, header):
            # What stands there is a text, signs and all.
            _read_entry(header, key, rest.strip(), number)
            continue
        begin = len(line) - len(rest.lstrip()) if key == "player" else 0
        line = before_comment(line, begin)
        if not line:
            continue
        key, _, rest = line.partition(" ")
        if key not in _KEYS or _is_turn(line, header):
            return header, place
        _read_entry(header, key, rest.strip(), number)
    return header, len(lines)


_KEYS = ("game", "edition", "level", "date", "place", "note", "player")


def _is_turn(line: str, header: _Header) -> bool:
    """Return whether a line is a turn of a player who is called as an entry of the header is."""
    return any(after_name(line, name) is not None for each in header.players for name in each)


def _read_entry(header: _Header, key: str, value: str, line: int) -> None:
    if not value and key != "note":
        raise MalformedRecordError(Text("something is missing after {key}", key=key), line)
    _check_once(header, key, line)
    match key:
        case "game":
            words = value.split()
            header.game = words[0]
            header.variant = " ".join(words[1:]) or "base"
        case "edition":
            header.edition, header.version = _edition(value)
        case "level":
            header.level = value
        case "date":
            header.date = value
            _check_occasion({"date": value}, line)
        case "place":
            header.place = value
            _check_occasion({"place": value}, line)
        case "note":
            header.notes.append(value)
        case "player":
            header.players.append(_player(value, header, line))


def _check_once(header: _Header, key: str, line: int) -> None:
    before = header.lines.setdefault(key, line)
    if before != line and key not in ("note", "player"):
        message = Text("{key} stands in line {before} already", key=key, before=before)
        raise MalformedRecordError(message, line)


def _check_occasion(tree: dict[str, str], line: int) -> None:
    _, problems = read_occasion(tree)
    for problem in problems:
        raise MalformedRecordError(problem.message, line)


def _edition(value: str) -> tuple[str, str]:
    """Return an edition's name or file, and its version where one stands behind it."""
    name, _, version = value.rpartition(" ")
    if name and _VERSION.fullmatch(version):
        return name.strip(), version
    return value, ""


def _player(value: str, header: _Header, line: int) -> tuple[str, str]:
    """Return a player's name and initial, "" where none is written."""
    if len(header.players) == MOST_PLAYERS:
        raise MalformedRecordError(Text("at most {most} can play", most=MOST_PLAYERS), line)
    written, initial = value, ""
    if value.startswith('"') and (end := quote_end(value)):
        written, initial = value[:end], value[end:].strip()
    elif " " in value:
        first, _, last = value.rpartition(" ")
        if len(last) <= MOST_INITIAL:
            written, initial = first, last
    try:
        name = tidy_name(unquoted(written))
        initial = tidy_name(unquoted(initial)) if initial else ""
    except PlayerNameError as error:
        raise MalformedRecordError(error.args[0], line) from error
    if len(initial) > MOST_INITIAL:
        message = Text("an initial has at most {most} characters", most=MOST_INITIAL)
        raise MalformedRecordError(message, line)
    names = (*(each for each, _ in header.players), name)
    for one, other in same_names(names):
        message = Text("{one} and {other} are the same name", one=names[one], other=names[other])
        raise MalformedRecordError(message, line)
    return name, initial


def _record(header: _Header) -> Record:
    names = tuple(name for name, _ in header.players)
    tree = {"date": header.date, "place": header.place, "notes": "\n".join(header.notes)}
    occasion, _ = read_occasion({key: value for key, value in tree.items() if value})
    given = initials(names) if names else ()
    marks = tuple(
        initial or usual for (_, initial), usual in zip(header.players, given, strict=True)
    )
    for one, other in same_names(marks):
        message = Text(
            "{one} and {other} have the same initial", one=names[one], other=names[other]
        )
        raise MalformedRecordError(message)
    missing = [key for key in ("game", "player") if not getattr(header, _NEEDED[key])]
    if missing:
        raise MalformedRecordError(Text("the line {key!r} is missing", key=missing[0]))
    return Record(
        game=header.game,
        variant=header.variant,
        edition=header.edition,
        version=header.version,
        players=names,
        initials=marks,
        level=header.level,
        occasion=occasion,
        lines=header.lines,
    )


_NEEDED: Mapping[str, str] = {"game": "game", "player": "players"}


def _with_turns(record: Record, lines: Sequence[tuple[int, str]]) -> Record:
    turns: list[Turn] = []
    for number, line in lines:
        line = without_comment(line)
        if not line:
            continue
        try:
            turns.append(_turn(record, number, line))
        except MalformedRecordError as error:
            return replace(record, turns=tuple(turns), fault=error.problem)
    return replace(record, turns=tuple(turns))


def without_comment(line: str) -> str:
    """Return a line of a turn without its comment."""
    if "#" not in line:
        return line
    _, begin = _round_begin(line)
    return before_comment(line, begin)


def _round_begin(line: str) -> tuple[int | None, int]:
    """Return the round that a line begins with, None for none, and where a name may follow."""
    match = _ROUND.match(line)
    return (int(match[1]), match.end()) if match else (None, 0)


def _turn(record: Record, number: int, line: str) -> Turn:
    begin = turn_begin(record, line)
    if begin is None:
        name, colon, _ = _ROUND.sub("", line, count=1).partition(":")
        unnamed = Text(
            "must begin with a player's name and a colon; the players are {names}",
            names=_names(record.players),
        )
        message = nobody_called(unquoted(name), record.players) if colon else unnamed
        raise MalformedRecordError(message, number)
    steps = tuple(filter(None, map(str.strip, begin.rest.split(";"))))
    return Turn(number, begin.round, begin.player, steps, begin.rest.endswith(";"))


class TurnBegin(NamedTuple):
    """Whose turn a line is of, a seat from 0, in which round, None where that is not said."""

    round: int | None
    player: int
    rest: str


def turn_begin(record: Record, line: str) -> TurnBegin | None:
    """Return whose turn a line says that it is, None where no name and colon begin it."""
    round_, begin = _round_begin(line)
    name, colon, rest = line[begin:].partition(":")
    if colon and name in record.players:  # Nearly always so, and quick to see.
        return TurnBegin(round_, record.players.index(name), rest.strip())
    # "2 Bernd" is Bernd's second round where Bernd plays; a name goes before an initial.
    for start in dict.fromkeys((begin, 0)):
        for names in (record.players, record.initials):
            for seat, name in enumerate(names):
                after = after_name(line[start:], name)
                if after is not None:
                    return TurnBegin(round_ if start else None, seat, after)
    return None


def spoken_begin(record: Record, line: str) -> TurnBegin | None:
    """Return whose turn a line says that it is as people speak, None for none.

    A whole name, or a first name that nobody else has, needs no colon.
    """
    round_, begin = _round_begin(line)
    names = _spoken_names(record.players)
    for start in dict.fromkeys((begin, 0)):
        for name in sorted(names, key=len, reverse=True):
            said, rest = line[start:][: len(name)], line[start + len(name) :]
            if _folded(said) == _folded(name) and (not rest or rest[0] in ":, "):
                return TurnBegin(round_ if start else None, names[name], rest.lstrip(":, "))
    return None


def player_called(record: Record, name: str) -> int | None:
    """Return the seat of the player who is called so, by an initial too, None for nobody."""
    begin = turn_begin(record, f"{name}:") or spoken_begin(record, name)
    return begin.player if begin and name else None


def _spoken_names(players: Sequence[str]) -> Mapping[str, int]:
    """Return the seats by what people call the players: whole names, and first names of one."""
    firsts = [name.split()[0] for name in players]
    shared = [_folded(name) for name in (*firsts, *players)]
    found = {first: seat for seat, first in enumerate(firsts) if shared.count(_folded(first)) == 1}
    return found | {name: seat for seat, name in enumerate(players)}


_APOSTROPHES = str.maketrans(dict.fromkeys("\u2018\u2019\u02bc\u00b4\u0060", "'"))


def _folded(name: str) -> str:
    """Return a name without what nobody types twice alike: case, the kind of an apostrophe."""
    return name.translate(_APOSTROPHES).casefold()


def _names(players: Sequence[str]) -> Message:
    return ", ".join(players)


def header_text(record: Record) -> str:
    """Return the lines before the first turn."""
    edition = f"{record.edition} {record.version}".strip()
    occasion = record.occasion
    lines = [
        f"{HEAD} {VERSION}",
        f"game {record.game} {record.variant}",
        *([f"edition {edition}"] if edition else []),
        *([f"level {record.level}"] if record.level else []),
        *([f"date {occasion.date:%Y-%m-%d}"] if occasion.date else []),
        *([f"place {occasion.place}"] if occasion.place else []),
        *(f"note {line}".rstrip() for line in occasion.notes.splitlines()),
        *(
            f"player {written_name(name)} {written_initial(initial)}"
            for name, initial in zip(record.players, record.initials, strict=True)
        ),
    ]
    return "".join(f"{line}\n" for line in (*lines, ""))


def turn_text(round_: int, player: str, steps: Sequence[str]) -> str:
    """Return the line of a turn."""
    return f"{round_} {written_name(player)}: {'; '.join(steps)}".rstrip()


def record_text(record: Record) -> str:
    """Return a record as rollwrite writes it; of canonical steps the same bytes as were read."""
    turns = (
        f"{turn_text(turn.round or 1, record.players[turn.player], turn.steps)}\n"
        for turn in record.turns
    )
    return header_text(record) + "".join(turns)


_COMMENT = re.compile(r"(?:^|\s)#.*$")

_PLAIN_NAME = re.compile(r'[^\s:#"0-9][^:#"]*')


def after_name(line: str, name: str) -> str | None:
    """Return what follows a player's name and a colon, None where a line begins otherwise."""
    for form in (name, written_name(name)):
        begin = line[: len(form)]
        if begin == form or begin.casefold() == form.casefold():
            rest = line[len(form) :].lstrip()
            if rest.startswith(":"):
                return rest[1:].strip()
    return None


def nobody_called(name: str, players: Sequence[str]) -> Text:
    """Say that none of the players has a name."""
    known, hint = joined(players), nearest(name.strip(), players)
    return Text(
        "nobody is called {name!r}; the players are {known}{hint}",
        name=name[:30],
        known=known,
        hint=hint,
    )


def written_name(name: str) -> str:
    """Return a name as it stands in a record: in quotation marks where it could be misread."""
    if _PLAIN_NAME.fullmatch(name) and name == name.strip():
        return name
    return json.dumps(name, ensure_ascii=False)


def written_initial(initial: str) -> str:
    """Return an initial as it stands in a record: in quotation marks where it has signs of ours."""
    return json.dumps(initial, ensure_ascii=False) if {*initial} & {'"', "#"} else initial


def quote_end(text: str) -> int:
    """Return where a text in quotation marks at the beginning ends, 0 where it does not."""
    match = re.match(r'"(?:[^"\\]|\\.)*"', text)
    return match.end() if match else 0


def unquoted(text: str) -> str:
    """Return a text without its quotation marks, where it has any."""
    try:
        return str(json.loads(text)) if text.startswith('"') else text
    except ValueError:
        return text


def before_comment(line: str, begin: int) -> str:
    """Return a line without its comment, which begins behind the quoted names that begin there."""
    while end := quote_end(line[begin:]):
        begin += end
        begin += len(line[begin:]) - len(line[begin:].lstrip())
    rest = line[begin:]
    return (line[:begin] + ("" if rest.startswith("#") else _COMMENT.sub("", rest))).strip()
