"""A game in play as one HTML file that loads itself again: to be shown on a second screen."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rollwrite.play.answers.board import board_svg, seat_style
from rollwrite.play.answers.html import FACES, POINTS
from rollwrite.play.answers.text import Row, columns, rows, turn_told
from rollwrite.play.position import Position
from rollwrite.play.prompts import dice_shown
from rollwrite.play.record import Record
from rollwrite.play.replay import Played, ReplayedRecord
from rollwrite.play.sheet_state import score_of, standing
from scoring.answers.web_page import web_page
from sheets.files.reading import read_text
from sheets.merchants.edition.edition import TRACKS
from sheets.words.text import Message, Name, Text
from sheets.words.translation import Translation
from sheets.write.svg import face_style

_PAGE = Path(__file__).with_name("live.html")
AGAIN = 3  # Seconds until the page loads itself again.
TURNS = 5  # That are told, the last one first.
# The rows of a sheet that are shown beside its tracks, where they are.
SHOWN = ("crowns", "artifacts", "guilds", "spells")


class Seat(NamedTuple):
    """A player as the page shows them, the Trolls as the last one."""

    name: Message
    points: Message
    tracks: Sequence[tuple[Row, Message]]
    others: Sequence[tuple[Row, Message]]


def live_page(game: ReplayedRecord, position: Position, words: Translation) -> str:
    """Return the page of a game at a position, its last turn perhaps unfinished."""
    score = score_of(position)
    board = board_svg(game, words.language)
    title = words(Name.of(position.table.edition.title))
    return web_page(
        _PAGE,
        words,
        title=f"{title} · {', '.join(game.record.players)}",
        style=face_style(FACES)
        + seat_style()
        + _ratio(board)
        + read_text(_PAGE.with_suffix(".css")),
        again=0 if position.is_over else AGAIN,
        board=board,
        on=-1 if position.is_over else position.seat,
        heading=score.remarks[0] if position.is_over else _who(position),
        dice=dice_shown(position) if position.turn.roll and not position.is_over else "",
        standing="" if position.is_over else standing(score),
        turns=[
            (seat_of(each, game.record), turn_told(each)) for each in reversed(game.turns[-TURNS:])
        ],
        seats=_seats(position, rows(position, score)),
    )


def _ratio(board: str) -> str:
    """Return the style that says how much wider than high the board is."""
    match = re.search(r'viewBox="\S+ \S+ (\S+) (\S+)"', board)
    assert match is not None  # Every picture has one.
    return f":root{{--ratio:{float(match[1]) / float(match[2]):.4f}}}"


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
            [(row, row.cells[column]) for row in found if row.key in SHOWN and row.cells[column]],
        )
        for column, name in enumerate(columns(position))
    ]
