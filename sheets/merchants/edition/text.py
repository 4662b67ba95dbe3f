"""An edition of Pandoria Merchants as a text for a terminal: board, cards, values, options.

The letters on the board are those of the English sheets.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields

from sheets.editions.head import in_language
from sheets.hexes import Hex, column_name, edge_name, hex_at, hex_name
from sheets.merchants.edition.edition import (
    MOST_PLAYERS,
    RESOURCES,
    TRACKS,
    Edition,
    Land,
    Value,
)
from sheets.words.catalogue import Words, load_words

LANGUAGE = "en"
CELL = 4  # Characters a hex takes in a row; half of it is what even rows lie to the right.


def edition_text(edition: Edition) -> str:
    """Return everything that an edition holds but the names in other languages."""
    parts = (_head, _board, _cards, _values, _archive, _solo, _options)
    return "\n\n".join("\n".join(part(edition)) for part in parts) + "\n"


def _head(edition: Edition) -> Iterator[str]:
    yield f"{in_language(edition.title, LANGUAGE)} (edition {edition.id} {edition.version})"


def _board(edition: Edition) -> Iterator[str]:
    board, words = edition.board, load_words(LANGUAGE, "merchants")
    letters = (
        f"{words(f'letter.{resource}')} {edition.resource_text(resource, LANGUAGE)}"
        for resource in RESOURCES
    )
    yield f"Board: {', '.join(letters)}; [ ] start, ( ) printed, ~ lake"
    yield from _map(board, _symbols(board, words), board.rivers)
    yield from _lakes(board)


def _lakes(land: Land) -> Iterator[str]:
    for lake in land.lakes:
        ships = f" with {', '.join(lake.ships)}" if lake.ships else ""
        yield f"Lake {', '.join(map(hex_name, lake.hexes))}{ships}"


def _map(land: Land, symbols: Mapping[Hex, str], rivers: tuple[int, ...] = ()) -> Iterator[str]:
    columns = range(1, land.columns + 1)
    yield "   " + "".join(f"{column_name(column):^{CELL}}" for column in columns).rstrip()
    for row in range(1, land.rows + 1):
        half = " " * (CELL // 2) if row % 2 == 0 else ""
        cells = (symbols.get(hex_at(column, row), ".") for column in columns)
        yield f"{row:>2} {half}" + "".join(f"{cell:^{CELL}}" for cell in cells).rstrip()
        if row in rivers:
            yield f"   {'-' * CELL * land.columns} river {rivers.index(row) + 1}"


def _symbols(land: Land, words: Words) -> dict[Hex, str]:
    start = {hex_: f"[{words(f'letter.{key}')}]" for hex_, key in land.start_resources.items()}
    printed = {hex_: f"({words(f'letter.{key}')})" for hex_, key in land.printed_resources.items()}
    return {**dict.fromkeys(land.lake_hexes, "~"), **printed, **start}


def _cards(edition: Edition) -> Iterator[str]:
    yield "Cards: column, number, spell (crystals), card (gold), building (wood)"
    for index, column in enumerate(edition.columns, 1):
        for card in column.cards:
            spell = f"{edition.spell_text(card.spell, LANGUAGE)} ({card.crystals})"
            building = f"{edition.building_text(card.building, LANGUAGE)} ({card.wood})"
            yield f"{index:>3} {card.number:>3}  {spell:<18} ({card.gold})  {building}"


def _values(edition: Edition) -> Iterator[str]:
    yield "Values, with the least number of players where it is not 2"
    yield f"Relics for 2 artifacts: {_row(edition.relics.two)}"
    yield f"Relics for 3 artifacts: {_row(edition.relics.three)}"
    yield f"Monuments: {_row(edition.monuments.values)}"
    yield f"Artifacts: {edition.sheet.artifacts}, worker symbols: {edition.sheet.workers}"


def _row(values: Iterable[Value]) -> str:
    return _with_players((str(value.points), value.players) for value in values) or "none"


def _with_players(entries: Iterable[tuple[str, int]]) -> str:
    marks = {3: " (3+)", MOST_PLAYERS: f" ({MOST_PLAYERS})"}
    return ", ".join(f"{text}{marks.get(players, '')}" for text, players in entries)


def _archive(edition: Edition) -> Iterator[str]:
    if edition.archive is None:
        yield "Archive: none, so no family version"
        return
    guilds = (f"{edition.guild_text(each, LANGUAGE)} ({each})" for each in TRACKS)
    yield f"Guilds: {', '.join(guilds)}"
    yield "Archive, the strongest spell first"
    for index, storey in enumerate(edition.archive.storeys, 1):
        for place in storey.places:
            spells = [edition.spell_text(spell, LANGUAGE) for spell in place.spells]
            yield f"{index:>3}  {_with_players([(', '.join(spells), place.players)])}"


def _solo(edition: Edition) -> Iterator[str]:
    solo = edition.solo
    yield f"Solo targets: {', '.join(map(str, solo.targets))}, then by level"
    for field in fields(solo.levels):
        yield f"  {field.name}: {', '.join(map(str, getattr(solo.levels, field.name)))}"
    if solo.map is None:
        yield "Solo map: none, so no solo board"
        return
    yield "Solo map: the territories by number"
    numbers = {hex_: str(number + 1) for hex_, number in solo.map.territory_of.items()}
    symbols = _symbols(solo.map, load_words(LANGUAGE, "merchants"))
    yield from _map(solo.map, {**numbers, **symbols})
    yield from _lakes(solo.map)
    yield f"Bridges {', '.join(map(edge_name, solo.map.bridges))}"


def _options(edition: Edition) -> Iterator[str]:
    yield "Options of the rules"
    for field in fields(edition.rules):
        value = getattr(edition.rules, field.name)
        shown = str(value).lower() if isinstance(value, bool) else f'"{value}"'
        yield f"  {field.name} = {shown}"
