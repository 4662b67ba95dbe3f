"""A problem: what is wrong in a file or on a sheet, where, and by which rule; and its words.

The words for a path are made here and nowhere else; who looks for a place compares paths.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path as FilePath
from typing import Literal, TypeAlias

from sheets.words.languages import LANGUAGES
from sheets.words.text import Message, Text, Value, said, shown_key

Level: TypeAlias = Literal["error", "warning"]
Path: TypeAlias = tuple[str | int, ...]
Fault: TypeAlias = tuple[Path, Text]  # Where something is wrong, and a sentence.

MOST_PROBLEMS = 500  # More than anybody reads.


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong.

    `path` is its place: keys, and indices from 0, that lead there in the file's tree, of what lies
    on a board the name of its hex; () is the file as a whole. `message` says what is wrong and what
    would be right, `rule` is the number of the rule, "" for faults of the file's form. With an
    error nothing can be scored or printed; a warning is only unlikely. `line` and `column`, counted
    from 1, are where a text could not be read, 0 elsewhere.
    """

    path: Path
    message: Text
    rule: str = ""
    level: Level = "error"
    line: int = 0
    column: int = 0


class InvalidFileError(ValueError):
    """A file that nothing can be done with; `problems` says all that is wrong.

    `path` is the file, or the name of what else held it.
    """

    def __init__(self, path: FilePath | str, problems: list[Problem]) -> None:
        first, more = problems[0].message, len(problems) - 1
        super().__init__(f"{path}: {first!s}" + (f" (and {more} more)" if more else ""))
        self.path = path
        self.problems = problems


def first_problems(problems: Iterable[Problem]) -> list[Problem]:
    """Return the problems, the first 500 if there are more; that there are is an error of its own.

    No more of them is made than is needed to know.
    """
    following = iter(problems)
    first = [*islice(following, MOST_PROBLEMS)]
    if next(following, None) is not None:
        more = Text("has more problems; these are the first {most}", most=MOST_PROBLEMS)
        first.append(Problem((), more))
    return first


def has_errors(problems: Iterable[Problem]) -> bool:
    """Return whether any of the problems is an error."""
    return any(problem.level == "error" for problem in problems)


# The names of the players on a file's sheets, by seat; None where a sheet has none.
Players = Sequence[str | None]
# Where hexes lie, and a hex or an edge: an entry of a list that a path calls by its name.
_MAPS: tuple[Path, ...] = (("board",), ("solo", "map"))
_SAYS_TABLE = re.compile(r"(table|tisch)\b", re.IGNORECASE)  # A title that does so itself.
_HEXES = re.compile(r"[A-Z][1-9][0-9]?(-[A-Z][1-9][0-9]?)?")
LEFT_OUT = Text("is left out of the score")


def problem_text(problem: Problem, players: Players = ()) -> Text:
    """Return a problem as one line: `error: sheet 2 (Bernd), gold: ... (M1.2)`."""
    return problem_at(problem, problem_place(problem, players))


def problem_at(problem: Problem, place: Message) -> Text:
    """Return a problem as one line whose place is called so."""
    what: Message = problem.message
    if place:
        what = Text("{what}: {line}", what=place, line=what)
    level = Text("warning") if problem.level == "warning" else Text("error")
    line = Text("{what}: {line}", what=level, line=what)
    return Text("{line} ({rule})", line=line, rule=problem.rule) if problem.rule else line


def problem_place(problem: Problem, players: Players = ()) -> Message:
    """Return where a problem is, "" for the file as a whole."""
    if problem.path[:1] == ("turn",):
        return _turn_place(problem)
    place = path_text(problem.path, players)
    if not problem.line:
        return place
    line = Text("line {line}", line=problem.line)
    if problem.column:
        line = Text("line {line}, column {column}", line=problem.line, column=problem.column)
    return Text("{place}, {part}", place=place, part=line) if place else line


def _turn_place(problem: Problem) -> Message:
    """Return where in a record a problem is: `line 14 (Bernd), worker K4`."""
    _, player, *step = map(str, problem.path)
    line = Text("line {line} ({player})", line=problem.line, player=player)
    return _within([line, *step])


def path_text(path: Path, players: Players = ()) -> Message:
    """Return the words for a path: `sheet 2 (Bernd), card 17`, "" for none.

    Entries of a list are counted from 1, a hex has its name: `board, gold E5`. Who a worker belongs
    to is part of what it is: `board, workers A E5`. A table is one of a players' file; of a
    printed sheet the path says too for which variant, players and languages.
    """
    parts: list[Message] = []
    match path:
        case ("sheet", int(seat), *rest):
            parts.append(sheet_text(seat, players[seat] if seat < len(players) else None))
            match rest:
                case ("cards", str(number), *rest):
                    parts.append(Text("card {number}", number=shown_key(number)))
        case ("board", "workers" | "ships" as kind, *rest) if _are_keys(rest):
            parts += ("board", " ".join((kind, *(shown_key(str(step)) for step in rest))))
            rest = []
        case ("printed", str(sheet), *rest):
            parts.append(Text("{sheet} sheet", sheet=shown_key(sheet)))
            parts += map(_play_text, rest)
            rest = []
        case ("table", str(title)) if _SAYS_TABLE.match(title):
            parts.append(shown_key(title))
            rest = []
        case ("table", str(title)):
            parts.append(Text("table {title}", title=shown_key(title)))
            rest = []
        case _:
            rest = list(path)
    parts += _keys(rest, has_hexes=any(path[: len(each)] == each for each in _MAPS))
    return _within(parts)


def sheet_text(seat: int, player: str | None) -> Text:
    """Return the words for a sheet: `sheet 2 (Bernd)`, or `sheet 2` where nobody is named."""
    if player is None:
        return Text("sheet {number}", number=seat + 1)
    return Text("sheet {number} ({player})", number=seat + 1, player=player)


def _play_text(step: str | int) -> Message:
    """Return the words for what a sheet is printed for: so many players, a language, a variant."""
    if isinstance(step, int):
        return Text("{players} players", players=step)
    return Text("in {code!r}", code=step) if step in LANGUAGES else step


def _are_keys(steps: Sequence[str | int]) -> bool:
    return all(isinstance(step, str) for step in steps)


def _keys(steps: Sequence[str | int], *, has_hexes: bool) -> list[Message]:
    words: list[str] = []
    for step in steps:
        is_entry = isinstance(step, int) or (has_hexes and bool(_HEXES.fullmatch(step)))
        word = f"{step + 1}" if isinstance(step, int) else shown_key(step)
        if is_entry and words:
            words[-1] += f" {word}"
        else:
            words.append(word)
    return [*words]


def _within(parts: Sequence[Message]) -> Message:
    """Return parts of a place, each within the one before."""
    if not parts:
        return ""
    place = parts[0]
    for part in parts[1:]:
        place = Text("{place}, {part}", place=place, part=part)
    return place


@dataclass(frozen=True, slots=True)
class FieldPath:
    """A place by its path, () for the table as a whole.

    `player` is whose sheet it is on, None where nobody is named or it is on none.
    """

    path: Path = ()
    player: str | None = None

    @property
    def name(self) -> Message:
        """What a person reads."""
        return path_text(self.path, self._players)

    @property
    def _players(self) -> tuple[str | None, ...]:
        match self.path:
            case ("sheet", int(seat), *_):
                return (*(None,) * seat, self.player)
        return ()

    def at(self, *steps: str | int) -> FieldPath:
        """Return a place within this one."""
        return FieldPath((*self.path, *steps), self.player)

    def error(self, rule: str, message: Text | str, /, **values: Value) -> Problem:
        """Return the problem that is here; with it nothing can be scored.

        `message` is a text, or the template of one with its values.
        """
        return Problem(self.path, said(message, **values), rule)

    def warning(self, rule: str, message: Text | str, /, **values: Value) -> Problem:
        """Return the problem that is here, unlikely, but possible; `message` is as in `error`."""
        return Problem(self.path, said(message, **values), rule, "warning")

    def left_out(self, rule: str) -> Problem:
        """Return that what is here is not in the score."""
        return self.warning(rule, LEFT_OUT)
