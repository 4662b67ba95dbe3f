"""A place in a file, and the problems that are found there."""

from __future__ import annotations

from dataclasses import dataclass

from sheets.files.problem import Path, Problem
from sheets.files.report import path_text
from sheets.words.text import Said, Text

LEFT_OUT = Text("is left out of the score")


@dataclass(frozen=True, slots=True)
class FieldPath:
    """A place by its path, () for the table as a whole.

    `player` is whose sheet it is on, None where nobody is named or it is on none.
    """

    path: Path = ()
    player: str | None = None

    @property
    def name(self) -> Said:
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

    def error(self, rule: str, message: Text) -> Problem:
        """Return the problem that is here; with it nothing can be scored."""
        return Problem(self.path, message, rule)

    def warning(self, rule: str, message: Text) -> Problem:
        """Return the problem that is here: unlikely, but possible."""
        return Problem(self.path, message, rule, "warning")

    def left_out(self, rule: str) -> Problem:
        """Return that what is here is not in the score."""
        return self.warning(rule, LEFT_OUT)
