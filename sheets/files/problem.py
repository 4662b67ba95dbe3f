"""A problem: what is wrong in a file or on a sheet, where, and by which rule."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from pathlib import Path as FilePath
from typing import Literal, TypeAlias

from sheets.words.text import Text

Level: TypeAlias = Literal["error", "warning"]
Path: TypeAlias = tuple[str | int, ...]

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
