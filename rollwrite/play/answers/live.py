"""A game in play as one HTML file that loads itself again: to be shown on a second screen."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rollwrite.play.answers.board import board_svg, is_low, seat_style
from rollwrite.play.answers.html import FACES, POINTS
from rollwrite.play.answers.text import NONE, Row, columns, not_taken, rows, turn_told
from rollwrite.play.position import Position
from rollwrite.play.prompts import dice_shown
from rollwrite.play.record import Record
from rollwrite.play.replay import Played, ReplayedRecord
from rollwrite.play.sheet_state import board_in_play, score_of, standing
from rollwrite.play.words import Side, card_name, spell_name
from scoring.answers.web_page import web_page
from scoring.merchants.board.answer import end_lines
from scoring.merchants.state import KINDS, parse_archive_spell
from sheets.drawing.shapes import Box
from sheets.files.reading import read_text
from sheets.merchants.edition.edition import TRACKS
from sheets.words.text import Message, Name, Text, in_a_row
from sheets.words.translation import Translation
from sheets.write.svg import face_style

_PAGE = Path(__file__).with_name("live.html")
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
        _PAGE,
        words,
        title=f"{title} · {', '.join(game.record.players)}",
        style=face_style(FACES)
        + seat_style()
        + f":root{{--ratio:{view.width / view.height:.4f}}}"
        + read_text(_PAGE.with_suffix(".css")),
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
