"""A game as one HTML file that needs no other and no network: replayed, or while it is played.

In the page of a replayed game, to be leafed through, are the last position and all turns; its
program shows what was there before. That of a game in play loads itself again.
"""

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

from rollwrite.play.answers.board import board_svg, is_low, positions, seat_style
from rollwrite.play.answers.text import (
    NONE,
    Part,
    Row,
    before_the_first,
    columns,
    not_taken,
    rows,
    totals,
    turn_told,
    what_is_next,
)
from rollwrite.play.events import Told
from rollwrite.play.position import Position
from rollwrite.play.prompts import dice_shown
from rollwrite.play.record import Record
from rollwrite.play.replay import Played, ReplayedRecord
from rollwrite.play.sheet_state import board_in_play, score_of, standing
from rollwrite.play.words import Side, card_name, spell_name
from scoring.answers.grid import grid_of
from scoring.answers.web_page import web_page
from scoring.merchants.board.answer import end_lines
from scoring.merchants.state import KINDS, parse_archive_spell
from sheets.drawing.shapes import Box
from sheets.files.problem import problem_text
from sheets.files.reading import read_text
from sheets.merchants.edition.edition import TRACKS
from sheets.words.text import Message, Name, Text, in_a_row
from sheets.words.translation import Translation
from sheets.write.svg import face_style

_PAGE = Path(__file__).with_name("replay.html")
FACES = ("text", "bold", "display")
POINTS = "points"
OF_CARDS = ("bought", "built", "overbuilt", "cast")  # Rows that hold numbers of cards.
_OF = Text("turn {turn} of {turns}", turn="{turn}", turns="{turns}")


class _Turn(NamedTuple):
    """What is told of a turn: its steps as they are called, its events, what comes next."""

    heading: Message
    steps: Sequence[Part]
    events: tuple[Told, ...]
    next: list[Message]


def replay_page(replayed: ReplayedRecord, words: Translation) -> str:
    """Return the page to leaf through, "" where no game could begin."""
    if replayed.start is None:
        return ""
    there = positions(replayed)
    scores = [score_of(each) for each in there]
    sheets = [rows(*each) for each in zip(there, scores, strict=True)]
    names = [words(each) for each in columns(there[0])]
    points = [totals(*each) for each in zip(there, scores, strict=True)]
    title = words(Name.of(there[0].table.edition.title))
    players = ", ".join(replayed.record.players)
    last = sheets[-1]
    board, view = board_svg(replayed, words.language)
    return web_page(
        _PAGE,
        words,
        title=f"{title} · {players}",
        style=face_style(FACES) + seat_style() + read_text(_PAGE.with_suffix(".css")),
        program=read_text(_PAGE.with_suffix(".js")),
        data=_data(there, sheets, words),
        heading=title,
        players=players,
        occasion=replayed.record.occasion.remarks,
        problems=[problem_text(each, replayed.record.players) for each in replayed.problems],
        board=board,
        is_low=is_low(view),
        chart=chart_svg(words(Text("Points so far")), names, points),
        columns=names,
        rows=last,
        points=next(row for row in last if row.key == POINTS),
        cell=lambda row, column: last.index(row) * len(names) + column,
        tracks=TRACKS,
        of_cards=OF_CARDS,
        remarks=scores[-1].remarks,
        grid=grid_of(scores[-1], words) if there[-1].is_over else None,
        turns=_turns(replayed, there),
        last=len(there) - 1,
    )


def _turns(replayed: ReplayedRecord, there: Sequence[Position]) -> list[_Turn]:
    """Return what is told of each turn, first of what was before them all."""
    nexts = [what_is_next(position)[:2] for position in there]
    told = map(turn_told, replayed.turns)
    begin = _Turn(before_the_first(replayed), (), (), nexts[0])
    return [begin, *(_Turn(*each, next_) for each, next_ in zip(told, nexts[1:], strict=True))]


def _data(
    there: Sequence[Position], sheets: Sequence[Sequence[Row]], words: Translation
) -> dict[str, Any]:
    """Return what the program knows: who is on after each turn, which cells it changed, cards."""
    changes: list[dict[str, str]] = []
    before: list[str] = []
    for each in sheets:
        now = [words(cell) for row in each for cell in row.cells]
        old = before or [""] * len(now)
        pairs = enumerate(zip(old, now, strict=True))
        changes.append({str(i): new for i, (was, new) in pairs if was != new or not before})
        before = now
    on = [-1 if each.is_over else each.seat for each in there]
    table = there[0].table
    cards = {
        str(card): words(card_name(card, table, "any"))
        for card in (table.printed.cards if table.variant != "family" else ())
    }
    said = {"play": words(Text("play")), "pause": words(Text("pause"))}
    return {"on": on, "changes": changes, "turn": words(_OF), "cards": cards, "said": said}


# Everybody's points from turn to turn, as lines of an SVG chart.
WIDTH, HEIGHT = 320, 140
ROUND = 20  # The axis ends at a multiple of this, so that half of it is a round number too.
LEFT, RIGHT, TOP, BOTTOM = 24, 74, 10, 8
APART = 13  # Lines of names.


def chart_svg(label: str, names: Sequence[str], totals: Sequence[Sequence[int]]) -> str:
    """Return the chart; `totals` are by turn, then by player. Styles colour its lines."""
    last = max(len(totals) - 1, 1)
    most = ROUND * max(ceil(max(map(max, totals)) / ROUND), 1)
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


# The same game while it is played, on a second screen: a page that loads itself again.
_LIVE = Path(__file__).with_name("live.html")
AGAIN = 3  # Seconds until the page loads itself again.
TURNS = 5  # That are told, the last one first.
OVERLAP = 0.06  # Of the halves of a board on a phone.
# The rows of a sheet that are shown beside its tracks, where there is anything in them.
SHOWN = ("crowns", "artifacts", "guilds", "spells", *KINDS, "built", "bought")
# Those of cards, and what on a card tells what it is then.
_SIDES: Mapping[str, Side] = {"built": "building", "bought": "any"}


class Seat(NamedTuple):
    """A player as the page shows them, the Trolls as the last one."""

    name: Message
    points: Message
    tracks: Sequence[tuple[Row, Message]]
    others: Sequence[tuple[Message, Message]]


def live_page(game: ReplayedRecord, position: Position, words: Translation) -> str:
    """Return the page of a game at a position, its last turn perhaps unfinished."""
    score = score_of(position)
    board, view = board_svg(game, words.language)
    title = words(Name.of(position.table.edition.title))
    return web_page(
        _LIVE,
        words,
        title=f"{title} · {', '.join(game.record.players)}",
        style=face_style(FACES)
        + seat_style()
        + f":root{{--ratio:{view.width / view.height:.4f}}}"
        + read_text(_LIVE.with_suffix(".css")),
        again=0 if position.is_over else AGAIN,
        board=board.replace("<svg ", '<svg id="board" ', 1),
        is_wide=is_low(view),
        view=view,
        halves=_halves(view),
        on=-1 if position.is_over else position.seat,
        heading=score.remarks[0] if position.is_over else _who(position),
        dice=dice_shown(position) if position.turn.roll and not position.is_over else "",
        standing="" if position.is_over else standing(score),
        turns=[
            (seat_of(each, game.record), turn_told(each)) for each in reversed(game.turns[-TURNS:])
        ],
        seats=_seats(position, rows(position, score)),
        left=[*end_lines(board_in_play(position), words)[1:], *not_taken(position)],
    )


def _halves(view: Box) -> list[str]:
    """Return what the left and the right half of the board show, one below the other on a phone."""
    width = view.width * (0.5 + OVERLAP / 2)
    return [f"{x:.3f} {view.y} {width:.3f} {view.height}" for x in (view.x, view.right - width)]


def seat_of(played: Played, record: Record) -> int:
    """Return whose turn it was."""
    return record.players.index(played.player)


def _who(position: Position) -> Text:
    if position.ending:
        return Text("Last round: {player} is on", player=position.player)
    return Text("Round {round}: {player} is on", round=position.round, player=position.player)


def _seats(position: Position, found: Sequence[Row]) -> list[Seat]:
    points = next(row for row in found if row.key == POINTS)
    return [
        Seat(
            name,
            points.cells[column],
            [(row, row.cells[column]) for row in found if row.key in TRACKS and row.cells[column]],
            [
                (row.heading, _named(row, column, position))
                for row in found
                if row.key in SHOWN and row.cells[column] not in ("", NONE)
            ],
        )
        for column, name in enumerate(columns(position))
    ]


def _named(row: Row, column: int, position: Position) -> Message:
    """Return what a player has of a row, cards and spells by their names."""
    cell, table = row.cells[column], position.table
    if row.key == "spells":
        spells = map(parse_archive_spell, str(cell).split())
        return in_a_row([spell_name(each, table) for each in spells])
    if row.key not in _SIDES:
        return cell
    cards = map(int, str(cell).split())
    return in_a_row([card_name(card, table, _SIDES[row.key]) for card in cards])
