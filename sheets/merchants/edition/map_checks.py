"""Checks of the maps of an edition, one function a rule: of any map, the board, the solo map."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain, pairwise
from typing import TypeAlias

from sheets.files.problem import FieldPath, Path, Problem
from sheets.hexes import (
    MOST_COLUMNS,
    Hex,
    column_name,
    column_of,
    edge_name,
    hex_name,
    pieces,
    reading_order,
    row_of,
)
from sheets.merchants.edition.edition import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    TERRITORIES,
    Card,
    Edition,
    Lake,
    Land,
    Solo,
    SoloMap,
    drawn_ships,
    is_numbered,
    split_strength,
)
from sheets.merchants.edition.edition import Place as ArchivePlace
from sheets.words.text import Text, listed, nearest, quoted

SOLO_FEWEST_ROWS = 1
BOARD = FieldPath(("board",))
RIVERS = (4, 7)  # M1.4
BOARD_FEWEST_ROWS = len(RIVERS) + 1
START = 4  # M1.4
PRINTED_IN_A_BAND = 4  # M1.4
SOLO = FieldPath(("solo",))
TARGETS_OF_ALL: Path = ("solo", "targets")
TARGETS, BY_LEVEL = 6, 2  # S2: those that are one for all, and those of a level.
FREE_TARGETS = (3, 4, 5)  # S2: these are the edition's; all others are given.
MOST_POINTS = 999
MAP = SOLO.at("map")


def _board_size(edition: Edition) -> Iterator[Problem]:
    board = edition.board
    if not has_columns(board):
        message = Text(
            "is {number}; a board has 1 to {most} columns, lettered A to Z",
            number=board.columns,
            most=MOST_COLUMNS,
        )
        yield BOARD.at("columns").error("M1.4", message)
    if not has_rows(board, BOARD_FEWEST_ROWS):
        message = Text(
            "is {number}; a board has {fewest} to {most} rows",
            number=board.rows,
            fewest=BOARD_FEWEST_ROWS,
            most=MOST_ROWS,
        )
        yield BOARD.at("rows").error("M1.4", message)


def _rivers(edition: Edition) -> Iterator[Problem]:
    board, place = edition.board, BOARD.at("rivers")
    if any(_board_size(edition)):
        return
    if len(board.rivers) != len(RIVERS):
        message = Text(
            "has {number}; it needs the borders with 2 and with 3 players",
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
                "has {printed} in rows 1 to {last}; with {players} players fewer than 2 end the "
                "game at once",
                printed=printed,
                last=edition.board.rows_in_play(players),
                players=players,
            )
            yield BOARD.at("printed").error("M7.1", message)


def _river_rows(edition: Edition) -> Iterator[Problem]:
    rivers = edition.board.rivers
    if rivers != RIVERS:
        message = Text("is {rivers}; {usual} is usual", rivers=str([*rivers]), usual=str([*RIVERS]))
        yield BOARD.at("rivers").warning("M1.4", message)


def _starts_in_play(edition: Edition) -> Iterator[Problem]:
    last = edition.board.rows_in_play(FEWEST_PLAYERS)
    for hex_, resource in edition.board.start_resources.items():
        if row_of(hex_) > last:
            message = Text(
                "with {players} players it is not in play; usually all lie in rows 1 to {last}",
                players=FEWEST_PLAYERS,
                last=last,
            )
            yield BOARD.at("start", resource, hex_name(hex_)).warning("M2.5", message)


def _printed_in_each_band(edition: Edition) -> Iterator[Problem]:
    board = edition.board
    for above, last in pairwise((0, *board.rivers, board.rows)):
        found = sum(above < row_of(hex_) <= last for hex_ in board.printed_resources)
        if found != PRINTED_IN_A_BAND:
            message = Text(
                "has {printed} in rows {first} to {last}; {usual} are usual",
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
                    "no way over land in rows 1 to {last}, for {players} players, leads from a "
                    "start resource to {hex}",
                    last=rows,
                    players=players,
                    hex=hex_name(min(piece, key=reading_order)),
                )
                yield BOARD.warning("M3.2", message)


def _is_laid_out(edition: Edition) -> bool:
    """Return whether size and rivers are right, so that it makes sense to ask where a hex lies."""
    return not any(_board_size(edition)) and not any(_rivers(edition))


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
                "holds something else already: {place}; a hex holds one thing",
                place=first[hex_].name,
            )
            yield place.error(rule, message)
        first.setdefault(hex_, place)


def find_lake_errors(place: FieldPath, land: Land) -> Iterator[Problem]:
    """Find lakes without a hex, and ships without a hex of their own in their lake."""
    for index, lake in enumerate(land.lakes):
        where = place.at("lakes", index)
        if not lake.hexes:
            yield where.at("hexes").error("M1.4", "is empty; a lake needs a hex")
        elif is_numbered(lake):
            if len(lake.ships) > len(lake.hexes):
                message = Text(
                    "has more ships ({ships}) than the lake has hexes ({hexes}); each ship lies "
                    "in a hex of its own",
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
            message = Text("has {number}; {usual} or more are usual", number=0, usual=1)
            yield where.at("ships").warning("M1.4", message)
        elif is_numbered(lake):
            message = Text(
                "a ship is called by the hex in which it is drawn; write {hexes} for {names}",
                hexes=", ".join(map(hex_name, drawn_ships(lake))),
                names=", ".join(map(hex_name, lake.ships)),
            )
            yield where.at("ships").warning("M1.4", message)
        if len(pieces(lake.hexes)) > 1:
            message = Text("is not in one piece; usually the hexes of a lake hang together")
            yield where.warning("M9", message)


Rule: TypeAlias = Callable[[Edition], Iterator[Problem]]
Rules: TypeAlias = tuple[tuple[Rule, ...], tuple[Rule, ...]]
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


def unusual(place: FieldPath, number: int, usual: int, rule: str) -> Iterator[Problem]:
    """Find a number of things that is not the usual one."""
    if number != usual:
        message = Text("has {number}; {usual} are usual", number=number, usual=usual)
        yield place.warning(rule, message)


def unknown(word: str, known: tuple[str, ...], names: Mapping[str, str]) -> Text:
    """Say that no rule knows a spell or building, and which it may be.

    `names` gives the word that the rules know for its names in all languages.
    """
    others = Text("; the known ones are {words}", words=listed(known, "and"))
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


def _targets(edition: Edition) -> Iterator[Problem]:
    for place, targets in _target_rows(edition.solo):
        needed = TARGETS if place.path == TARGETS_OF_ALL else BY_LEVEL
        if len(targets) != needed:
            message = Text(
                "has {number}; it needs {needed} targets", number=len(targets), needed=needed
            )
            yield place.error("S2", message)
        for index, target in enumerate(targets):
            if not 1 <= target <= MOST_POINTS:
                message = Text(
                    "is {number}; a target is 1 to {most} points", number=target, most=MOST_POINTS
                )
                yield place.at(index).error("S2", message)


def _targets_of_the_rules(edition: Edition) -> Iterator[Problem]:
    rows = zip(_target_rows(edition.solo), _target_rows(Solo()), strict=True)
    for (place, targets), (_, usual) in rows:
        free = FREE_TARGETS if place.path == TARGETS_OF_ALL else ()
        for index, (target, by_rule) in enumerate(zip(targets, usual, strict=True)):
            if target != by_rule and index + 1 not in free:
                message = Text("is {number}; {usual} is usual", number=target, usual=by_rule)
                yield place.at(index).warning("S2", message)


def _target_rows(solo: Solo) -> Iterator[tuple[FieldPath, tuple[int, ...]]]:
    """Yield the targets, first those of every level (S2)."""
    yield FieldPath(TARGETS_OF_ALL), solo.targets
    yield SOLO.at("levels", "beginner"), solo.levels.beginner
    yield SOLO.at("levels", "advanced"), solo.levels.advanced
    yield SOLO.at("levels", "expert"), solo.levels.expert


def _solo_size(land: SoloMap) -> Iterator[Problem]:
    if not has_columns(land):
        message = Text(
            "is {number}; a map has 1 to {most} columns, lettered A to Z",
            number=land.columns,
            most=MOST_COLUMNS,
        )
        yield MAP.at("columns").error("M1.4", message)
    if not has_rows(land, SOLO_FEWEST_ROWS):
        message = Text(
            "is {number}; a map has {fewest} to {most} rows",
            number=land.rows,
            fewest=SOLO_FEWEST_ROWS,
            most=MOST_ROWS,
        )
        yield MAP.at("rows").error("M1.4", message)


def _on_the_map(land: SoloMap) -> Iterator[Problem]:
    if any(_solo_size(land)):
        return
    message = Text(
        "lies off the map, which has columns A to {column} and rows 1 to {row}",
        column=column_name(land.columns),
        row=land.rows,
    )
    for place in strays(chain(_land(land), hexes(MAP, land)), land):
        yield place.error("M1.4", message)


def _solo_used_once(land: SoloMap) -> Iterator[Problem]:
    yield from find_used_twice(hexes(MAP, land))
    # A resource lies in a territory; a lake does not.
    lakes = enumerate(land.lakes)
    water = {hex_: MAP.at("lakes", index) for index, lake in lakes for hex_ in lake.hexes}
    known = ((place, hex_) for hex_, place in water.items())
    yield from find_used_twice(chain(known, _land(land)), "S3")


def _all_used(land: SoloMap) -> Iterator[Problem]:
    """Yield the hexes that are neither land nor water."""
    if any(_solo_size(land)):
        return
    known = land.lake_hexes.union(land.territory_of)
    left = [hex_name(hex_) for hex_ in land.hexes if hex_ not in known]
    if len(left) == 1:
        message = Text("{hex} lies in no territory and no lake; every hex is in one", hex=left[0])
        yield MAP.error("S3", message)
    elif left:
        message = Text(
            "{hex} and {others} more lie in no territory and no lake; every hex is in one",
            hex=left[0],
            others=len(left) - 1,
        )
        yield MAP.error("S3", message)


def _territories(land: SoloMap) -> Iterator[Problem]:
    place = MAP.at("territories")
    if len(land.territories) != TERRITORIES:
        message = Text(
            "has {number}; it needs {needed}", number=len(land.territories), needed=TERRITORIES
        )
        yield place.error("S3", message)
    for index, territory in enumerate(land.territories):
        found = len(pieces(territory.hexes))
        if not found:
            message = Text("is empty; a territory needs land")
            yield place.at(index, "hexes").error("S3", message)
        elif found > 1:
            message = Text(
                "is in {number} pieces; the hexes of a territory hang together", number=found
            )
            yield place.at(index).error("S3", message)


def _start(land: SoloMap) -> Iterator[Problem]:
    place = MAP.at("start")
    if not land.start_resources:
        message = Text("has none, so that you could draw nothing; one for every track is usual")
        yield place.error("M3.2", message)
    for hex_, resource in land.start_resources.items():
        if land.territory_of.get(hex_):  # The first is number 0.
            message = Text(
                "lies in territory {number}; play begins in territory 1",
                number=land.territory_of[hex_] + 1,
            )
            yield place.at(resource, hex_name(hex_)).error("S3", message)


def _bridges(land: SoloMap) -> Iterator[Problem]:
    territory_of = land.territory_of
    for edge, times in Counter(land.bridges).items():
        place = MAP.at("bridges", edge_name(edge))
        if times > 1:
            message = Text("stands there {count} times; once is right", count=times)
            yield place.error("S8", message)
        outside = next((hex_ for hex_ in edge if hex_ not in territory_of), None)
        one, other = (territory_of.get(hex_) for hex_ in edge)
        if outside is not None:
            message = Text("{hex} lies in no territory; a bridge joins two", hex=hex_name(outside))
            yield place.error("S8", message)
        elif one is not None and one == other:
            message = Text(
                "both ends lie in territory {number}; a bridge joins two territories",
                number=one + 1,
            )
            yield place.error("S8", message)


def _all_reached(land: SoloMap) -> Iterator[Problem]:
    """Yield the territories that no way over bridges joins to the first.

    Where there is none, an open territory can always be reached from those that are closed.
    """
    territory_of = land.territory_of
    joined = [
        {territory_of[hex_] for hex_ in edge}
        for edge in land.bridges
        if territory_of.keys() >= {*edge}
    ]
    reached = {0}
    while more := {each for ends in joined if ends & reached for each in ends} - reached:
        reached |= more
    left = [str(number + 1) for number in range(len(land.territories)) if number not in reached]
    if left:
        message = Text(
            "no way over the bridges leads from territory 1 to {territories}; you must be able "
            "to reach all",
            territories=", ".join(left),
        )
        yield MAP.at("bridges").error("S8", message)


def _map_warnings(edition: Edition) -> Iterator[Problem]:
    if land := edition.solo.map:
        yield from find_unusual_lakes(MAP, land)


def _land(land: SoloMap) -> Iterator[tuple[FieldPath, Hex]]:
    """Yield the hexes of all territories with their places."""
    for index, territory in enumerate(land.territories):
        for hex_ in territory.hexes:
            yield MAP.at("territories", index, "hexes", hex_name(hex_)), hex_


def _map_errors(edition: Edition) -> Iterator[Problem]:
    if land := edition.solo.map:
        for rule in _MAP_RULES:
            yield from rule(land)


_MAP_RULES: tuple[Callable[[SoloMap], Iterator[Problem]], ...] = (
    _solo_size,
    _on_the_map,
    _solo_used_once,
    _all_used,
    _territories,
    _start,
    _bridges,
    _all_reached,
    lambda land: find_lake_errors(MAP, land),
)
# Of each part its errors, and the warnings that are looked for where it has none.
BOARD_RULES: Rules = (
    (
        _board_size,
        _rivers,
        _on_the_board,
        lambda edition: find_used_twice(hexes(BOARD, edition.board)),
        _start_reachable,
        _does_not_end_at_once,
        lambda edition: find_lake_errors(BOARD, edition.board),
    ),
    (
        _river_rows,
        lambda edition: unusual(
            BOARD.at("start"), len(edition.board.start_resources), START, "M1.4"
        ),
        _starts_in_play,
        _printed_in_each_band,
        _land_reached,
        lambda edition: find_unusual_lakes(BOARD, edition.board),
    ),
)
TARGET_RULES: Rules = (_targets,), (_targets_of_the_rules,)
MAP_RULES: Rules = (_map_errors,), (_map_warnings,)
