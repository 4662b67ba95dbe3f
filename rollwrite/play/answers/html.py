"""A replayed game as one HTML file to leaf through, which needs no other and no network.

What is in the page is the last position and all turns; its program shows what was there before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any

from rollwrite.inline import page_head, safe_json
from rollwrite.play.answers.board import board_svg, positions
from rollwrite.play.answers.rows import Row, columns, rows, totals
from rollwrite.play.answers.text import before_the_first, turn_told, what_is_next
from rollwrite.play.replay import Replay
from rollwrite.play.states import score_of
from scoring.answers.grid import grid_of
from sheets.files.reading import read_text
from sheets.files.report import problem_text
from sheets.merchants.edition.edition import TRACKS
from sheets.words.text import Name, Said, Text
from sheets.words.translation import Translation
from sheets.write.svg import face_style

_STYLE = Path(__file__).with_name("page.css")
_SCRIPT = Path(__file__).with_name("page.js")
FACES = ("text", "bold", "display")
POINTS = "points"
BUTTONS = (
    ("first", "«", Text("first turn")),
    ("back", "‹", Text("turn before")),
    ("next", "›", Text("next turn")),
    ("last", "»", Text("last turn")),
)


def replay_page(replayed: Replay, words: Translation) -> str:
    """Return the page, "" where no game could begin."""
    if replayed.start is None:
        return ""
    page = _Page(replayed, words)
    return "\n".join([*page.head(), *page.body()]) + "\n"


class _Page:
    """A page's parts, all in one language."""

    def __init__(self, replayed: Replay, words: Translation) -> None:
        self.replayed = replayed
        self.words = words
        self.positions = positions(replayed)
        self.scores = [score_of(each) for each in self.positions]
        scored = zip(self.positions, self.scores, strict=True)
        self.rows = [rows(position, score) for position, score in scored]
        self.columns = [words(each) for each in columns(self.positions[0])]
        names = ", ".join(replayed.record.players)
        self.title = words(Name.of(self.positions[0].table.edition.title))
        self.players = names

    def said(self, text: Said) -> str:
        """Return a text in the page's language, safe to stand in it."""
        return escape(self.words(text))

    def head(self) -> Iterator[str]:
        """Yield all before the page's body."""
        style = face_style(FACES) + read_text(_STYLE)
        title = f"{self.title} · {self.players}"
        yield from page_head(title, self.words.language, style, read_text(_SCRIPT))

    def body(self) -> Iterator[str]:
        """Yield the page's body."""
        occasion = [self.said(each) for each in self.replayed.record.occasion.remarks]
        yield "<body><main>"
        yield f"<header><h1>{escape(self.title)}</h1>"
        yield f"<p>{' · '.join([f'<bdi>{escape(self.players)}</bdi>', *occasion])}</p>"
        for problem in self.replayed.problems:
            text = problem_text(problem, self.replayed.record.players)
            yield f'<p class="problem" role="alert">{self.said(text)}</p>'
        yield "</header>"
        yield f'<div class="board" id="board">{board_svg(self.replayed, self.words.language)}</div>'
        yield from self._controls()
        yield '<div class="beside"><section class="told" id="told" aria-live="polite" tabindex="0">'
        yield f"{self._turn(len(self.positions) - 1)}</section>"
        chart = [totals(*each) for each in zip(self.positions, self.scores, strict=True)]
        label = self.words(Text("Points so far"))
        yield f"<figure><figcaption>{escape(label)}</figcaption>"
        yield f"{chart_svg(label, self.columns, chart)}</figure></div>"
        yield from self._sheets()
        yield from self._end()
        yield from self._turns()
        yield "</main>"
        yield f'<script type="application/json" id="game">{safe_json(self.data())}</script>'
        yield f"<script>{read_text(_SCRIPT)}</script></body></html>"

    def data(self) -> dict[str, Any]:
        """Return what the program knows: who is on after each turn, and which cells it changed."""
        changes: list[dict[str, str]] = []
        before: list[str] = []
        for each in self.rows:
            now = [self.words(cell) for row in each for cell in row.cells]
            old = before or [""] * len(now)
            pairs = enumerate(zip(old, now, strict=True))
            changes.append({str(i): new for i, (was, new) in pairs if was != new or not before})
            before = now
        on = [-1 if each.is_over else each.seat for each in self.positions]
        return {"on": on, "changes": changes, "turn": self.words(_OF)}

    def _controls(self) -> Iterator[str]:
        last = len(self.positions) - 1
        yield f'<nav id="controls" aria-label="{self.said(_TURNS)}" hidden>'
        for name, sign, text in BUTTONS:
            said = self.said(text)
            yield (
                f'<button type="button" id="{name}" aria-label="{said}" title="{said}">'
                f"{sign}</button>"
            )
        yield (
            f'<input type="range" id="slider" min="0" max="{last}" value="{last}" '
            f'aria-label="{self.said(_TURN)}"><span id="number" aria-hidden="true"></span>'
        )
        yield "</nav>"

    def _turn(self, turn: int) -> str:
        """Return what is told of a turn, 0 for what was before the first."""
        next_ = what_is_next(self.positions[turn])[:2]
        told = "".join(f'<p class="next">{self.said(each)}</p>' for each in next_)
        if turn == 0:
            return f"<h2>{self.said(before_the_first(self.replayed))}</h2>{told}"
        played = turn_told(self.replayed.turns[turn - 1])
        events = "".join(
            f"<li>{self.said(each.text)} <small>{each.rule}</small></li>" for each in played.events
        )
        listed = f"<ul>{events}</ul>" if events else ""
        steps = f'<p class="steps" translate="no">{self.said(played.steps)}</p>'
        return f"<h2>{self.said(played.heading)}</h2>{steps}{listed}{told}"

    def _turns(self) -> Iterator[str]:
        yield f'<details open id="all"><summary>{self.said(_ALL)}</summary>'
        yield '<ol start="0">'
        for turn in range(len(self.positions)):
            told = self._turn(turn)
            yield f'<li id="turn-{turn}" data-turn="{turn}">{told}</li>'
        yield "</ol></details>"

    def _sheets(self) -> Iterator[str]:
        yield '<section class="sheets">'
        for column, name in enumerate(self.columns):
            yield f'<article class="seat-{column}" data-seat="{column}">'
            yield f"<h2><bdi>{escape(name)}</bdi>{self._points(column)}</h2><dl>"
            for number, row in enumerate(self.rows[-1]):
                if row.key != POINTS and row.cells[column] != "":
                    yield self._cell(number, row, column)
            yield "</dl></article>"
        yield "</section>"

    def _points(self, column: int) -> str:
        number, row = next((i, row) for i, row in enumerate(self.rows[-1]) if row.key == POINTS)
        cell = self.said(row.cells[column])
        label = f'class="points" title="{self.said(row.heading)}"'
        return f' <span {label} data-cell="{self._index(number, column)}">{cell}</span>'

    def _cell(self, number: int, row: Row, column: int) -> str:
        said = self.said(row.cells[column])
        track = f' class="track {row.key}" data-at="{said}"' if row.key in TRACKS else ""
        return (
            f"<div><dt>{self.said(row.heading)}</dt>"
            f'<dd{track} data-cell="{self._index(number, column)}">{said}</dd></div>'
        )

    def _index(self, row: int, column: int) -> int:
        return row * len(self.columns) + column

    def _end(self) -> Iterator[str]:
        if not self.positions[-1].is_over:
            return
        score = self.scores[-1]
        grid = grid_of(score, self.words)
        yield '<section class="final" id="final">'
        first, *others = (self.said(each) for each in score.remarks)
        yield f"<h2>{first}</h2>" + "".join(f"<p>{each}</p>" for each in others)
        yield f'<div class="wide" role="region" tabindex="0" aria-label="{first}"><table>'
        heading = f"{_cells(grid.players, 'th')}<th>{escape(grid.rule_heading)}</th>"
        yield f"<thead><tr><td></td>{heading}</tr></thead><tbody>"
        for row in grid.rows:
            heading = f'<th scope="row">{escape(row.heading)}</th>'
            yield f"<tr>{heading}{_cells(row.cells, 'td')}<td>{escape(row.rule)}</td></tr>"
        yield "</tbody></table></div></section>"


_TURN, _TURNS, _ALL = Text("Turn"), Text("Turns"), Text("All turns")
_OF = Text("turn {turn} of {turns}", turn="{turn}", turns="{turns}")


def _cells(cells: Sequence[str], kind: str) -> str:
    return "".join(f"<{kind}><bdi>{escape(each)}</bdi></{kind}>" for each in cells)


WIDTH, HEIGHT = 320, 140
LEFT, RIGHT, TOP, BOTTOM = 28, 86, 10, 18
APART = 13  # Lines of names.


def chart_svg(label: str, names: Sequence[str], totals: Sequence[Sequence[int]]) -> str:
    """Return the chart; `totals` are by turn, then by player. Styles colour its lines."""
    last = max(len(totals) - 1, 1)
    most = max(max(map(max, totals)), 1)
    step = (WIDTH - LEFT - RIGHT) / last

    def x(turn: int) -> float:
        return round(LEFT + step * turn, 2)

    def y(points: int) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * points / most, 1)

    lines = [
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(label)}">'
    ]
    for points in dict.fromkeys((0, most // 2, most)):
        lines.append(f'<path class="grid" d="M{LEFT} {y(points)}H{WIDTH - RIGHT}"/>')
        lines.append(f'<text x="{LEFT - 5}" y="{y(points) + 4}" class="at">{points}</text>')
    lines.append(
        f'<path id="cursor" class="cursor" data-left="{LEFT}" data-step="{step:.4f}" '
        f'transform="translate({x(len(totals) - 1)})" d="M0 {TOP}V{HEIGHT - BOTTOM}"/>'
    )
    heights = _apart([y(each) for each in totals[-1]])
    for seat, name in enumerate(names):
        course = " ".join(f"{x(turn)},{y(each[seat])}" for turn, each in enumerate(totals))
        lines.append(f'<polyline class="seat-{seat}" points="{course}"/>')
        place = f'x="{WIDTH - RIGHT + 6}" y="{heights[seat] + 4}"'
        lines.append(f'<text class="seat-{seat}" {place}>{escape(_short(name))}</text>')
    return "".join([*lines, "</svg>"])


def _short(name: str) -> str:
    return name if len(name) <= 12 else f"{name[:11]}…"


def _apart(heights: Sequence[float]) -> list[float]:
    """Return heights moved so that no two lines of text overlap."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    placed = [heights[seat] for seat in order]
    for index in range(len(placed) - 2, -1, -1):
        placed[index] = min(placed[index], placed[index + 1] - APART)
    shift = max(TOP - placed[0], 0)
    placed = [each + shift for each in placed]
    for index in range(1, len(placed)):
        placed[index] = max(placed[index], placed[index - 1] + APART)
    return [round(placed[order.index(seat)], 1) for seat in range(len(heights))]
