"""An edition of Pandoria Merchants as a text for a terminal: board, cards, values, options.

The letters on the board are those of the sheets.
"""

from collections.abc import Iterable, Iterator, Mapping

from sheets.editions.head import head_text, in_language
from sheets.hexes import Hex, column_name, edge_name, hex_at, hex_name
from sheets.merchants.edition.edition import (
    MOST_PLAYERS,
    RESOURCES,
    TRACKS,
    Edition,
    Land,
    Resource,
    SoloMap,
    Value,
)
from sheets.merchants.options import OPTIONS, chosen
from sheets.merchants.words import MERCHANTS
from sheets.words.text import Message, Text
from sheets.words.translation import Translation

CELL = 4  # Characters a hex takes in a row; half of it is what even rows lie to the right.


def edition_text(edition: Edition, words: Translation) -> str:
    """Return everything that an edition holds but the names in other languages."""
    parts = (_head, _board, _cards, _values, _archive, _solo, _options)
    return "\n\n".join("\n".join(part(edition, words)) for part in parts) + "\n"


def _head(edition: Edition, words: Translation) -> Iterator[str]:
    yield words(head_text(edition))


def _board(edition: Edition, words: Translation) -> Iterator[str]:
    board = edition.board
    letters = (
        f"{_letter(resource, words)} {edition.resource_text(resource, words.language)}"
        for resource in RESOURCES
    )
    yield words(
        Text("Board: {letters}; [ ] start, ( ) printed, ~ lake", letters=", ".join(letters))
    )
    yield from _map(board, _symbols(board, words), words, board.rivers)
    yield from _lakes(board, words)


def _letter(resource: Resource, words: Translation) -> str:
    return words(MERCHANTS[f"letter.{resource}"])


def _lakes(land: Land, words: Translation) -> Iterator[str]:
    for lake in land.lakes:
        hexes = ", ".join(map(hex_name, lake.hexes))
        if lake.ships:
            ships = ", ".join(map(hex_name, lake.ships))
            yield words(Text("Lake {hexes}; ships: {ships}", hexes=hexes, ships=ships))
        else:
            yield words(Text("Lake {hexes}", hexes=hexes))


def _map(
    land: Land, symbols: Mapping[Hex, str], words: Translation, rivers: tuple[int, ...] = ()
) -> Iterator[str]:
    columns = range(1, land.columns + 1)
    yield "   " + "".join(f"{column_name(column):^{CELL}}" for column in columns).rstrip()
    for row in range(1, land.rows + 1):
        half = " " * (CELL // 2) if row % 2 == 0 else ""
        cells = (symbols.get(hex_at(column, row), ".") for column in columns)
        yield f"{row:>2} {half}" + "".join(f"{cell:^{CELL}}" for cell in cells).rstrip()
        if row in rivers:
            river = words(Text("river {number}", number=rivers.index(row) + 1))
            yield f"   {'-' * CELL * land.columns} {river}"


def _symbols(land: Land, words: Translation) -> dict[Hex, str]:
    start = {hex_: f"[{_letter(key, words)}]" for hex_, key in land.start_resources.items()}
    printed = {hex_: f"({_letter(key, words)})" for hex_, key in land.printed_resources.items()}
    return {**dict.fromkeys(land.lake_hexes, "~"), **printed, **start}


def _cards(edition: Edition, words: Translation) -> Iterator[str]:
    yield words(Text("Cards: column, number, spell (crystals), card (gold), building (wood)"))
    for index, column in enumerate(edition.columns, 1):
        for card in column.cards:
            spell = f"{edition.spell_text(card.spell, words.language)} ({card.crystals})"
            building = f"{edition.building_text(card.building, words.language)} ({card.wood})"
            yield f"{index:>3} {card.number:>3}  {spell:<18} ({card.gold})  {building}"


def _values(edition: Edition, words: Translation) -> Iterator[str]:
    relics, sheet = edition.relics, edition.sheet
    lines = (
        Text("Values, with the least number of players where it is not 2"),
        Text("Relics for 2 artifacts: {values}", values=_row(relics.two)),
        Text("Relics for 3 artifacts: {values}", values=_row(relics.three)),
        Text("Monuments: {values}", values=_row(edition.monuments.values)),
        Text(
            "Artifacts: {artifacts}, worker symbols: {workers}",
            artifacts=sheet.artifacts,
            workers=sheet.workers,
        ),
    )
    yield from map(words, lines)


def _row(values: Iterable[Value]) -> Message:
    return _with_players((str(value.points), value.players) for value in values) or Text.in_context(
        "values", "none"
    )


def _with_players(entries: Iterable[tuple[str, int]]) -> str:
    marks = {3: " (3+)", MOST_PLAYERS: f" ({MOST_PLAYERS})"}
    return ", ".join(f"{text}{marks.get(players, '')}" for text, players in entries)


def _archive(edition: Edition, words: Translation) -> Iterator[str]:
    if edition.archive is None:
        yield words(Text("There is no archive, so there is no family version"))
        return
    guilds = (
        f"{edition.guild_text(each, words.language)} "
        f"({edition.resource_text(each, words.language)})"
        for each in TRACKS
    )
    yield words(Text("Guilds: {guilds}", guilds=", ".join(guilds)))
    yield words(Text("Archive, the strongest spell first"))
    for index, storey in enumerate(edition.archive.storeys, 1):
        for place in storey.places:
            spells = [edition.spell_text(spell, words.language) for spell in place.spells]
            yield f"{index:>3}  {_with_players([(', '.join(spells), place.players)])}"


def _solo(edition: Edition, words: Translation) -> Iterator[str]:
    solo = edition.solo
    targets = ", ".join(map(str, solo.targets))
    yield words(Text("Solo targets: {targets}, then by level", targets=targets))
    yield from (f"  {level}: {pair}" for level, pair in solo.levels.as_printed().items())
    if solo.map is None:
        yield words(Text("There is no solo map, so there is no solo board"))
        return
    yield words(Text("Solo map: the territories by number"))
    numbers = {hex_: str(number + 1) for hex_, number in solo.map.territory_of.items()}
    yield from _map(solo.map, {**numbers, **_symbols(solo.map, words)}, words)
    yield from _territories(solo.map, words)
    yield from _lakes(solo.map, words)
    bridges = ", ".join(map(edge_name, solo.map.bridges))
    yield words(Text("Bridges {edges}", edges=bridges))


def _territories(land: SoloMap, words: Translation) -> Iterator[str]:
    """Yield the names of the territories that have one, after their numbers."""
    named = [
        f"{number} {in_language(territory.name, words.language)}"
        for number, territory in enumerate(land.territories, 1)
        if territory.name
    ]
    if named:
        yield words(Text("Territories: {names}", names=", ".join(named)))


def _options(edition: Edition, words: Translation) -> Iterator[str]:
    yield words(Text("Options of the rules"))
    for name in OPTIONS:
        yield f"  {words(chosen(name, edition.rules).said)}"
