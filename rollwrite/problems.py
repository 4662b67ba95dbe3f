"""Problems: all that is wrong with a file, in any language, and the errors that carry them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rollwrite.answers import translation
from sheets.files.problem import InvalidFileError as InvalidFileError
from sheets.files.problem import Players as Players
from sheets.files.problem import Problem as Problem
from sheets.files.problem import has_errors
from sheets.files.problem import problem_at as problem_at
from sheets.files.problem import problem_text as problem_text
from sheets.files.reading import MalformedFileError as MalformedFileError
from sheets.words.languages import Language


@dataclass(frozen=True, slots=True)
class Report:
    """All that is wrong with a file, the first problem first; empty when nothing is.

    `problems` are what is wrong, each with its path in the file's tree, its message, the number of
    its rule and its level; `players` are the names on the file's sheets.
    """

    problems: tuple[Problem, ...]
    players: Players = ()

    @property
    def has_errors(self) -> bool:
        """Whether anything is wrong with which nothing can be scored or printed."""
        return has_errors(self.problems)

    def lines(self, language: Language = "en") -> list[str]:
        """Return a line for each problem, such as `error: sheet 2 (Bernd), gold: ... (M1.2)`.

        `language` is `en`, `fr` or `de`. Raises ValueError for a language that there is not.
        """
        words = translation(language)
        return [words(problem_text(each, self.players)) for each in self.problems]

    def tree(self, language: Language = "en") -> list[dict[str, Any]]:
        """Return the problems as JSON has them, their messages in a language."""
        from scoring.answers.json import problem_tree

        words = translation(language)
        return [problem_tree(each, words, self.players) for each in self.problems]

    def __iter__(self) -> Iterator[Problem]:
        return iter(self.problems)

    def __len__(self) -> int:
        return len(self.problems)

    def __bool__(self) -> bool:
        return bool(self.problems)

    def __str__(self) -> str:
        return "\n".join(self.lines())
