"""Everybody's sheet at a position as rows of a table: a heading, and a cell for each player.

Played alone the Trolls have the last column.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from typing import NamedTuple

from rollwrite.play.events import resource_name
from rollwrite.play.state import GameState, Sheet
from scoring.merchants.score import TRACK_HEADINGS, targets_at, territory_heading
from scoring.merchants.state import KINDS, Kind, archive_spell_name
from scoring.score import Line, Score
from sheets.merchants.edition.edition import TERRITORIES, TRACKS
from sheets.words.text import Said, Text, in_a_row

NONE = "–"
KIND_HEADINGS: Mapping[Kind, Text] = {
    "relic two": Text("Relics for 2"),
    "relic three": Text("Relics for 3"),
    "monument": Text("Monuments"),
}


class Row(NamedTuple):
    """What everybody has of one thing, which has a key that is never translated."""

    key: str
    heading: Said
    cells: tuple[Said, ...]


def columns(game: GameState) -> tuple[Said, ...]:
    """Return who has a column."""
    names = game.table.names
    return (*names, Text("Trolls")) if game.table.variant == "solo" else names


def rows(game: GameState, score: Score) -> list[Row]:
    """Return the rows of the sheets at a game, with the points so far by a score of them."""
    sheets, table = game.sheets, game.table
    if table.variant == "family":
        found = [_crowns(sheets), *_family(game)]
    elif table.variant == "solo":
        found = [*_territories(game, score), *_alone(game)]
    else:
        found = [_crowns(sheets), *_tracks(game), *_cards(sheets)]
    return [*found, Row("points", Text("Points so far"), tuple(map(str, totals(game, score))))]


def totals(game: GameState, score: Score) -> list[int]:
    """Return the totals of a score, column by column."""
    by_name = {each.account.name: each.account.total for each in score.players}
    own = [by_name.pop(name, 0) for name in game.table.names]
    return [*own, *by_name.values()]  # What is left are the Trolls.


def _crowns(sheets: Iterable[Sheet]) -> Row:
    cells = tuple(str(sum(sheet.crowns)) for sheet in sheets)
    return Row("crowns", Text("Crowns"), cells)


def _tracks(game: GameState) -> Iterator[Row]:
    for number, track in enumerate(TRACKS):
        figures = tuple(str(sheet.tracks[number]) for sheet in game.sheets)
        yield Row(track, TRACK_HEADINGS[track], figures)


def _cards(sheets: tuple[Sheet, ...]) -> Iterator[Row]:
    """Yield artifacts, workers, relics, monuments and cards."""
    artifacts = tuple(
        Text("{left} of {all}", left=sheet.unspent, all=sheet.circled) if sheet.circled else NONE
        for sheet in sheets
    )
    yield Row("artifacts", Text("Artifacts unspent"), artifacts)
    workers = tuple(str(sheet.workers_crossed or NONE) for sheet in sheets)
    yield Row("workers", Text("Workers spent"), workers)
    for key, heading, numbers in (
        ("relic two", KIND_HEADINGS["relic two"], [sheet.relics_two for sheet in sheets]),
        ("relic three", KIND_HEADINGS["relic three"], [sheet.relics_three for sheet in sheets]),
        ("monument", KIND_HEADINGS["monument"], [sheet.monuments for sheet in sheets]),
        ("bought", Text("Cards bought"), [sheet.bought for sheet in sheets]),
        ("built", Text("Cards built"), [sheet.built for sheet in sheets]),
        ("overbuilt", Text("Cards under monuments"), [sheet.overbuilt for sheet in sheets]),
        ("cast", Text("Cards cast"), [sheet.cast for sheet in sheets]),
    ):
        yield Row(key, heading, tuple(map(_listed, numbers)))


def _listed(items: Iterable[object]) -> str:
    return " ".join(map(str, items)) or NONE


def _family(game: GameState) -> Iterator[Row]:
    table, sheets = game.table, game.sheets
    guilds = (in_a_row([resource_name(each, table) for each in own]) for own in table.guilds)
    yield Row("guilds", Text("Guilds"), tuple(guilds))
    left = (set(sheet.spells) - set(sheet.used) for sheet in sheets)
    unused = (map(archive_spell_name, sorted(spells)) for spells in left)
    yield Row("spells", Text("Spells to cast"), tuple(map(_listed, unused)))
    used = (map(archive_spell_name, sorted(sheet.used)) for sheet in sheets)
    yield Row("used", Text("Spells cast"), tuple(map(_listed, used)))


def _territories(game: GameState, score: Score) -> Iterator[Row]:
    """Yield a row for each territory, the Trolls' points with what they come from (S11)."""
    table, points = game.table, game.solo.points
    targets = targets_at(table.level, table.edition)
    lines = [line for ranked in score.players for line in ranked.account.lines]
    for number in range(1, TERRITORIES + 1):
        heading = territory_heading(number, targets)
        # A player's own points are of S7, all other lines are the Trolls'.
        trolls = [line for line in lines if line.heading == heading and line.rule != "S7"]
        is_played = number <= len(points)
        cells = (str(points[number - 1]), _sum(trolls)) if is_played else (NONE, NONE)
        yield Row(f"territory {number}", heading, cells)


def _sum(lines: Sequence[Line]) -> Said:
    """Return the points of some lines, in brackets before them what they come from."""
    points = str(sum(line.points for line in lines))
    if len(lines) < 2:
        return points
    parts: list[Said] = [line.figure or str(line.points) for line in lines]
    origin = reduce(lambda one, other: Text("{one} + {other}", one=one, other=other), parts)
    return Text("({origin}) {points}", origin=origin, points=points)


def _alone(game: GameState) -> Iterator[Row]:
    """Yield the rows of a game played alone, the Trolls' part beside it (S9, S10)."""
    solo = game.solo
    claimed: dict[str, str] = {
        kind: _listed(claim.value for claim in solo.claims if claim and claim.kind == kind)
        for kind in KINDS
    }
    yield Row("crowns", Text("Crowns of this territory"), (str(sum(game.sheet.crowns)), ""))
    for row in (*_tracks(game), *_cards(game.sheets)):
        yield row._replace(cells=(*row.cells, claimed.get(row.key, "")))
    yield Row("columns", Text("Columns claimed"), ("", _listed(filter(None, solo.columns))))
