"""A score as rows of words and figures: what text, Markdown, HTML and pages have in common."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from scoring.score import Line, Score, rows
from scoring.words import Words
from sheets.problem import Problem
from sheets.sentence import Sentence


@dataclass(frozen=True, slots=True)
class GridRow:
    """A heading, a cell for each player in rank order, and the rule's number or ""."""

    heading: str
    cells: tuple[str, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Grid:
    """A score in one language.

    `lines` are what adds up to `total`; `tie_breaks` decide between equal totals.
    """

    rule_heading: str
    players: tuple[str, ...]
    ranks: GridRow
    lines: tuple[GridRow, ...]
    total: GridRow
    tie_breaks: tuple[GridRow, ...]

    @property
    def rows(self) -> tuple[GridRow, ...]:
        """All rows below the players' names."""
        return (self.ranks, *self.lines, self.total, *self.tie_breaks)


def grid_of(score: Score, words: Words) -> Grid:
    """Give the table of a score that has players."""
    ranked = score.players
    return Grid(
        words(Sentence("Rule")),
        tuple(words(each.account.name) for each in ranked),
        GridRow(words(Sentence("Rank")), tuple(str(each.rank) for each in ranked), ""),
        tuple(
            GridRow(words(row.heading), tuple(_cell(line, words) for line in row.lines), row.rule)
            for row in rows(ranked)
        ),
        GridRow(words(Sentence("Total")), tuple(str(each.account.total) for each in ranked), ""),
        tuple(_tie_breaks(score, words)),
    )


def problem_line(problem: Problem, words: Words) -> str:
    """Give a problem as one line: `error: sheet 2 (Bernd), gold: ... (M1.2)`."""
    line: str = problem.message
    level = Sentence("warning") if problem.level == "warning" else Sentence("error")
    for what in filter(None, (problem.where, level)):
        line = Sentence("{what}: {line}", what=what, line=line)
    return words(line) + (f" ({problem.rule})" if problem.rule else "")


def _cell(line: Line | None, words: Words) -> str:
    if line is None:
        return ""
    return f"({words(line.figure)}) {line.points}" if line.figure else str(line.points)


def _tie_breaks(score: Score, words: Words) -> Iterator[GridRow]:
    for each in zip(*(ranked.account.tie_breaks for ranked in score.players), strict=True):
        values = tuple(str(tie_break.value) for tie_break in each)
        yield GridRow(words(each[0].label), values, each[0].rule)
