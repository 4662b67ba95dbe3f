"""Checks of a board, one function a rule.

Each takes an edition whose form is right and yields what breaks its rule. Those of errors never
enumerate the hexes of the board, whose size may be the error.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import pairwise
from typing import TypeAlias

from sheets.files.place import FieldPath
from sheets.files.problem import Problem
from sheets.hexes import (
    MOST_COLUMNS,
    Hex,
    column_name,
    column_of,
    hex_name,
    pieces,
    reading_order,
    row_of,
)
from sheets.merchants.edition.edition import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    Card,
    Edition,
    Lake,
    Land,
    split_strength,
)
from sheets.merchants.edition.edition import Place as ArchivePlace
from sheets.merchants.edition.numbered_ships import drawn_ships, is_numbered
from sheets.words.quoting import listed, nearest, quoted
from sheets.words.text import Text

BOARD = FieldPath(("board",))
RIVERS = (4, 7)  # M1.4
FEWEST_ROWS = len(RIVERS) + 1
START = 4  # M1.4
PRINTED_IN_A_BAND = 4  # M1.4


def _size(edition: Edition) -> Iterator[Problem]:
    board = edition.board
    if not has_columns(board):
        message = Text(
            "is {number}; a board has 1 to {most} columns, lettered A to Z",
            number=board.columns,
            most=MOST_COLUMNS,
        )
        yield BOARD.at("columns").error("M1.4", message)
    if not has_rows(board, FEWEST_ROWS):
        message = Text(
            "is {number}; a board has {fewest} to {most} rows",
            number=board.rows,
            fewest=FEWEST_ROWS,
            most=MOST_ROWS,
        )
        yield BOARD.at("rows").error("M1.4", message)


def _rivers(edition: Edition) -> Iterator[Problem]:
    board, place = edition.board, BOARD.at("rivers")
    if any(_size(edition)):
        return
    if len(board.rivers) != len(RIVERS):
        message = Text(
            "has {number}; the borders with 2 and with 3 players are expected",
            number=len(board.rivers),
        )
        yield place.error("M2.5", message)
    for index, row in enumerate(board.rivers):
        if not 1 <= row < board.rows:
            message = Text(
                "is {number}; a river runs below one of rows 1 to {last}",
                number=row,
                last=board.rows - 1,
            )
            yield place.at(index).error("M1.4", message)
    if any(above >= below for above, below in pairwise(board.rivers)):
        message = Text(
            "must rise from the top of the board, not {rivers}", rivers=str(list(board.rivers))
        )
        yield place.error("M1.4", message)


def _on_the_board(edition: Edition) -> Iterator[Problem]:
    if not _is_laid_out(edition):
        return
    board = edition.board
    message = Text(
        "lies off the board, which has columns A to {column} and rows 1 to {row}",
        column=column_name(board.columns),
        row=board.rows,
    )
    for place in strays(hexes(BOARD, board), board):
        yield place.error("M1.4", message)


def _used_once(edition: Edition) -> Iterator[Problem]:
    return find_used_twice(hexes(BOARD, edition.board))


def _start_reachable(edition: Edition) -> Iterator[Problem]:
    if not _is_laid_out(edition):
        return
    last = edition.board.rows_in_play(FEWEST_PLAYERS)
    if all(row_of(hex_) > last for hex_ in edition.board.start_resources):
        message = Text(
            "none lies in rows 1 to {last}, so {players} players could draw nothing",
            last=last,
            players=FEWEST_PLAYERS,
        )
        yield BOARD.at("start").error("M3.2", message)


def _does_not_end_at_once(edition: Edition) -> Iterator[Problem]:
    if not _is_laid_out(edition):
        return
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        printed = len(edition.board.printed_in_play(players))
        if printed < 2:
            message = Text(
                "{printed} in rows 1 to {last}; "
                "with {players} players fewer than 2 end the game at once",
                printed=printed,
                last=edition.board.rows_in_play(players),
                players=players,
            )
            yield BOARD.at("printed").error("M7.1", message)


def _lakes(edition: Edition) -> Iterator[Problem]:
    return find_lake_errors(BOARD, edition.board)


def _river_rows(edition: Edition) -> Iterator[Problem]:
    rivers = edition.board.rivers
    if rivers != RIVERS:
        message = Text("is {rivers}; usual is {usual}", rivers=str([*rivers]), usual=str([*RIVERS]))
        yield BOARD.at("rivers").warning("M1.4", message)


def _four_start_resources(edition: Edition) -> Iterator[Problem]:
    found = len(edition.board.start_resources)
    if found != START:
        message = Text("has {number}; usual are {usual}", number=found, usual=START)
        yield BOARD.at("start").warning("M1.4", message)


def _printed_in_each_band(edition: Edition) -> Iterator[Problem]:
    board = edition.board
    for above, last in pairwise((0, *board.rivers, board.rows)):
        found = sum(above < row_of(hex_) <= last for hex_ in board.printed_resources)
        if found != PRINTED_IN_A_BAND:
            message = Text(
                "{printed} in rows {first} to {last}; usual are {usual}",
                printed=found,
                first=above + 1,
                last=last,
                usual=PRINTED_IN_A_BAND,
            )
            yield BOARD.at("printed").warning("M1.4", message)


def _land_reached(edition: Edition) -> Iterator[Problem]:
    """Yield land on which nothing can ever be drawn, since no start resource lies there."""
    board, reported = edition.board, set[Hex]()
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        rows = board.rows_in_play(players)
        land = {hex_ for hex_ in board.hexes if row_of(hex_) <= rows} - board.lake_hexes
        for piece in pieces(land):
            if piece.isdisjoint(reported.union(board.start_resources)):
                reported |= piece
                message = Text(
                    "in rows 1 to {last}, for {players} players, "
                    "no start resource is joined to {hex} by land",
                    last=rows,
                    players=players,
                    hex=hex_name(min(piece, key=reading_order)),
                )
                yield BOARD.warning("M3.2", message)


def _unusual_lakes(edition: Edition) -> Iterator[Problem]:
    return find_unusual_lakes(BOARD, edition.board)


def _is_laid_out(edition: Edition) -> bool:
    """Return whether size and rivers are right, so that it makes sense to ask where a hex lies."""
    return not any(_size(edition)) and not any(_rivers(edition))


ERRORS: tuple[Rule, ...] = (
    _size,
    _rivers,
    _on_the_board,
    _used_once,
    _start_reachable,
    _does_not_end_at_once,
    _lakes,
)
WARNINGS: tuple[Rule, ...] = (
    _river_rows,
    _four_start_resources,
    _printed_in_each_band,
    _land_reached,
    _unusual_lakes,
)


MOST_ROWS = 99  # A hex's name has room for two figures.


def hexes(place: FieldPath, land: Land) -> Iterator[tuple[FieldPath, Hex]]:
    """Yield every hex that the file names: start and printed resources, lakes."""
    for key, table in (("start", land.start), ("printed", land.printed)):
        for resource, where in table.items():
            for hex_ in where:
                yield place.at(key, resource, hex_name(hex_)), hex_
    for index, lake in enumerate(land.lakes):
        for hex_ in lake.hexes:
            yield place.at("lakes", index, "hexes", hex_name(hex_)), hex_


def has_columns(land: Land) -> bool:
    """Return whether a map has as many columns as there are names for, and one at least."""
    return 1 <= land.columns <= MOST_COLUMNS


def has_rows(land: Land, fewest: int) -> bool:
    """Return whether a map has as many rows as there are names for, and enough of them."""
    return fewest <= land.rows <= MOST_ROWS


def strays(named: Iterable[tuple[FieldPath, Hex]], land: Land) -> Iterator[FieldPath]:
    """Yield the places of the hexes that the map has not got."""
    for place, hex_ in named:
        if not (1 <= column_of(hex_) <= land.columns and row_of(hex_) <= land.rows):
            yield place


def find_used_twice(
    named: Iterable[tuple[FieldPath, Hex]], rule: str = "M1.4"
) -> Iterator[Problem]:
    """Find hexes that hold two things."""
    first: dict[Hex, FieldPath] = {}
    for place, hex_ in named:
        if hex_ in first:
            message = Text(
                "is used already by {place}; a hex holds one thing", place=first[hex_].name
            )
            yield place.error(rule, message)
        first.setdefault(hex_, place)


def find_lake_errors(place: FieldPath, land: Land) -> Iterator[Problem]:
    """Find lakes without a hex, and ships without a hex of their own in their lake."""
    for index, lake in enumerate(land.lakes):
        where = place.at("lakes", index)
        if not lake.hexes:
            yield where.at("hexes").error("M1.4", Text("is empty; a lake has a hex"))
        elif is_numbered(lake):
            if len(lake.ships) > len(lake.hexes):
                message = Text(
                    "has {ships} on a lake of {hexes}; each ship lies in a hex of its own",
                    ships=len(lake.ships),
                    hexes=len(lake.hexes),
                )
                yield where.at("ships").error("M1.4", message)
        else:
            yield from _misplaced_ships(where.at("ships"), lake)


def _misplaced_ships(place: FieldPath, lake: Lake) -> Iterator[Problem]:
    for ship, times in Counter(lake.ships).items():
        where = place.at(hex_name(ship))
        if ship not in lake.hexes:
            message = Text(
                "is no hex of this lake; a ship is called by that in which it is drawn, such as "
                "{hex}",
                hex=hex_name(lake.hexes[0]),
            )
            yield where.error("M1.4", message)
        if times > 1:
            message = Text("stands there {count} times; once is right", count=times)
            yield where.error("M1.4", message)


def find_unusual_lakes(place: FieldPath, land: Land) -> Iterator[Problem]:
    """Find lakes without a ship or with ships' names of old, and those that are not one lake."""
    for index, lake in enumerate(land.lakes):
        where = place.at("lakes", index)
        if not lake.ships:
            message = Text("has {number}; usual are {usual} or more", number=0, usual=1)
            yield where.at("ships").warning("M1.4", message)
        elif is_numbered(lake):
            message = Text(
                "a ship is called by the hex in which it is drawn; write {hexes} for {names}",
                hexes=", ".join(map(hex_name, drawn_ships(lake))),
                names=", ".join(map(hex_name, lake.ships)),
            )
            yield where.at("ships").warning("M1.4", message)
        if len(pieces(lake.hexes)) > 1:
            message = Text("is not one piece; usual are hexes that hang together")
            yield where.warning("M9", message)


Rule: TypeAlias = Callable[[Edition], Iterator[Problem]]

COLUMNS, STOREYS = FieldPath(("columns",)), FieldPath(("archive", "storeys"))


def cards(edition: Edition) -> Iterator[tuple[FieldPath, Card]]:
    """Yield every card, those with an equal number too."""
    for index, column in enumerate(edition.columns):
        for number, card in enumerate(column.cards):
            yield COLUMNS.at(index, "cards", number), card


def archive_places(edition: Edition) -> Iterator[tuple[FieldPath, ArchivePlace]]:
    """Yield every place of the archive, none where there is no archive."""
    for index, storey in enumerate(edition.archive.storeys if edition.archive else ()):
        for number, place in enumerate(storey.places):
            yield STOREYS.at(index, "places", number), place


def unknown(word: str, known: tuple[str, ...], names: Mapping[str, str]) -> Text:
    """Say that no rule knows a spell or building, and which it may be.

    `names` gives the word that the rules know for its names in all languages.
    """
    others = Text("; known are {words}", words=listed(known, "and"))
    hint = nearest(word, known, names) or others
    return Text("no rule knows {word}{hint}", word=quoted(word), hint=hint)


def spell_names(edition: Edition, known: tuple[str, ...]) -> dict[str, str]:
    """Return the spells that the rules know by their names in all languages."""
    named = {spell: split_strength(spell) for spell in known}
    return {
        f"{name} {strength}".strip(): spell
        for spell, (key, strength) in named.items()
        for name in edition.names.spells.get(key, {}).values()
    }


def building_names(edition: Edition, known: tuple[str, ...]) -> dict[str, str]:
    """Return the buildings that the rules know by their names in all languages."""
    return {name: key for key in known for name in edition.names.buildings.get(key, {}).values()}
