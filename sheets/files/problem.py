"""A problem: what is wrong in a file or on a sheet, where, and by which rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Level: TypeAlias = Literal["error", "warning"]


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong.

    `where` is the place in the file or on the sheet ("sheet 2 (Bernd), card 17"), `message` a
    sentence that also says what would be right, `rule` the number of the rule, "" for faults of
    the file's form. With an error nothing can be scored or printed; a warning is only unlikely.
    """

    where: str
    message: str
    rule: str = ""
    level: Level = "error"

    def __str__(self) -> str:
        rule = f" ({self.rule})" if self.rule else ""
        place = f"{self.where}: " if self.where else ""
        return f"{self.level}: {place}{self.message}{rule}"


def has_errors(problems: list[Problem]) -> bool:
    """Return whether any of the problems is an error."""
    return any(problem.level == "error" for problem in problems)
