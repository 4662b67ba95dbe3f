"""Answers as rows of words and figures: what text, Markdown, HTML, CSV and pages have in common."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from scoring.score import Ledger, Line, Score, decides, rows
from sheets.files.problem import Players, Problem, problem_text
from sheets.page.score_table import Row, ScoreTable, parted
from sheets.words.text import Text
from sheets.words.translation import Translation


@dataclass(frozen=True, slots=True)
class Picture:
    """A sheet's title, the sheet as an SVG element of an HTML page, and the style that it needs."""

    title: str
    svg: str
    style: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """A file's name, `-` for standard input, and the score of what is in it.

    `sheets` are the filled sheets, for a format that can show them.
    """

    file: str
    score: Score
    sheets: tuple[Picture, ...] = ()

    @property
    def file_name(self) -> str:
        """The file's plain name, without its folder; "" for standard input."""
        return "" if self.file == "-" else Path(self.file).name


SCORE = Text("Score")
BRACKETS = Text("In brackets stands what the points come from")


def grid_of(score: Score, words: Translation) -> ScoreTable:
    """Return the table of a score that has players."""
    ranked = score.players
    lines = tuple(
        Row(
            words(row.heading),
            tuple(_cell(each, words) for each in row.lines),
            row.rule,
            row.sign,
        )
        for row in rows(ranked)
    )
    has_brackets = any(parted(cell)[0] for line in lines for cell in line.cells)
    return ScoreTable(
        names=tuple(words(each.account.name) for each in ranked),
        winners=len(score.winners),
        rule_heading=words(Text("Rule")),
        ranks=Row(words(Text("Rank")), tuple(str(each.rank) for each in ranked)),
        lines=lines,
        total=Row(words(Text("Total")), tuple(str(each.account.total) for each in ranked)),
        tie_breaks=tuple(_tie_breaks(score, words)),
        legend=words(BRACKETS) if has_brackets else "",
    )


def ledger_table(score: Score, ledger: Ledger, words: Translation) -> ScoreTable:
    """Return the table of a game that is not won by points, the others first where they win."""
    names = [(each.account.seat, words(each.account.name)) for each in score.players]
    others = (len(names), words(ledger.others))
    columns = [others, *names] if ledger.others_win else [*names, others]
    order = [seat for seat, _ in columns]
    lines = tuple(
        Row(
            words(row.heading),
            tuple(words(row.figures[seat]) for seat in order),
            row.rule,
            row.sign,
            row.tint,
            words(row.note),
            tuple(order.index(seat) for seat in row.best),
        )
        for row in ledger.rows
    )
    return ScoreTable(
        names=tuple(name for _, name in columns),
        winners=len(score.winners) + ledger.others_win,
        rule_heading=words(Text("Rule")),
        ranks=Row("", ()),
        lines=lines,
        total=Row("", ()),
    )


def title_of(score: Score, words: Translation) -> str:
    """Return what stands above a score: the game and its version."""
    return words(score.title or SCORE)


def problem_line(problem: Problem, words: Translation, players: Players) -> str:
    """Return a problem as one line: `error: sheet 2 (Bernd), gold: ... (M1.2)`.

    `players` are the names on the file's sheets.
    """
    return words(problem_text(problem, players))


def _cell(lines: Sequence[Line], words: Translation) -> str:
    """Return a player's points of a row; what they come from stands before them in brackets."""
    if not lines:
        return ""
    parts = [words(line.figure) for line in lines]
    if len(lines) > 1:
        parts = [part or str(line.points) for part, line in zip(parts, lines, strict=True)]
    origin, points = " + ".join(parts), sum(line.points for line in lines)
    return f"({origin}) {points}" if origin else str(points)


def _tie_breaks(score: Score, words: Translation) -> Iterator[Row]:
    rounds = zip(*(ranked.account.tie_breaks for ranked in score.players), strict=True)
    for number, each in enumerate(rounds):
        if decides(score.players, number):
            values = tuple(str(one.value) if one.has_figure else "" for one in each)
            yield Row(words(each[0].label), values, each[0].rule)
