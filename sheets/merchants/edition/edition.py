"""The content of Pandoria Merchants' sheets: board, cards, relics, monuments, names, options.

The dataclasses are the edition file's tables, key for key. Which content the rules can work with
is checked in `checks`; `text.py` shows it in a terminal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Annotated, Literal, TypeAlias, TypeVar

from sheets.editions.head import ByLanguage, Head, in_language
from sheets.files.schema import ParsedBy, schema
from sheets.hexes import Edge, Hex, column_of, hex_at, parse_edge, parse_hex, reading_order, row_of
from sheets.merchants.options import Rules
from sheets.words.text import Text

Resource: TypeAlias = Literal["gold", "wood", "crystal", "craft", "city"]
HexName: TypeAlias = Annotated[Hex, ParsedBy(parse_hex)]
EdgeName: TypeAlias = Annotated[Edge, ParsedBy(parse_edge)]
TRACKS: tuple[Resource, ...] = ("gold", "wood", "crystal", "craft")  # M1.2
RESOURCES: tuple[Resource, ...] = (*TRACKS, "city")  # M1.1
TRACK_END = 5  # M1.2
TRACK_START = 1  # M2.2
COLUMN_BOUGHT = 3  # M6.2: so many cards of a column close it for the others.
FEWEST_PLAYERS, MOST_PLAYERS = 2, 4  # M1.7; alone one plays as two (S1).
TERRITORIES = 8  # S3
LONGEST_SEED = 40
COLUMN = 12  # L


@schema
class Lake:
    """A lake: its hexes, and those of them in which its ships are drawn."""

    hexes: tuple[HexName, ...]
    ships: tuple[HexName, ...] = ()


@schema
class Land:
    """A map before play: its size, start and printed resources, lakes (M1.4)."""

    columns: int
    rows: int
    start: Mapping[Resource, tuple[HexName, ...]]
    printed: Mapping[Resource, tuple[HexName, ...]]
    lakes: tuple[Lake, ...] = ()

    @property
    def hexes(self) -> tuple[Hex, ...]:
        """Every hex of the map in reading order, lakes too."""
        return tuple(
            hex_at(column, row)
            for row in range(1, self.rows + 1)
            for column in range(1, self.columns + 1)
        )

    @property
    def lake_hexes(self) -> frozenset[Hex]:
        """The hexes under water."""
        return frozenset(hex_ for lake in self.lakes for hex_ in lake.hexes)

    @property
    def ships(self) -> tuple[Hex, ...]:
        """The hexes of all ships, lake by lake."""
        return tuple(ship for lake in self.lakes for ship in lake.ships)

    def lakes_in_play(self, _players: int) -> tuple[Lake, ...]:
        """Return the lakes as far as they are in play: here all of them."""
        return self.lakes

    @property
    def start_resources(self) -> dict[Hex, Resource]:
        """What stands on the start hexes."""
        return _by_hex(self.start)

    @property
    def printed_resources(self) -> dict[Hex, Resource]:
        """What stands on the hexes of the printed resources."""
        return _by_hex(self.printed)


@schema
class Board(Land):
    """The board of base game and family version: a map with rivers (M1.4)."""

    rivers: tuple[int, ...] = ()  # A river runs below each of these rows.

    def border_row(self, players: int) -> int | None:
        """Return the row whose lower side is the border, or None when all rows are in play (M2.5).

        River 1 is the border with 2 players (and alone, S1), river 2 with 3.
        """
        border = max(players, 2) - 2
        return self.rivers[border] if border < len(self.rivers) else None

    def rows_in_play(self, players: int) -> int:
        """Return the number of rows above the border river (M2.5)."""
        return self.border_row(players) or self.rows

    def hexes_in_play(self, players: int) -> tuple[Hex, ...]:
        """Return the hexes above the border river in reading order, lakes too (M2.5)."""
        last = self.rows_in_play(players)
        return tuple(hex_ for hex_ in self.hexes if row_of(hex_) <= last)

    def lakes_in_play(self, players: int) -> tuple[Lake, ...]:
        """Return the lakes above the border river; of one on both sides what lies above (M2.5)."""
        last = self.rows_in_play(players)
        cut = (
            Lake(
                tuple(hex_ for hex_ in lake.hexes if row_of(hex_) <= last),
                tuple(ship for ship in lake.ships if row_of(ship) <= last),
            )
            for lake in self.lakes
        )
        return tuple(lake for lake in cut if lake.hexes)

    def printed_in_play(self, players: int) -> tuple[Hex, ...]:
        """Return the printed resources that count for the end at this number of players (M7.1)."""
        last = self.rows_in_play(players)
        return tuple(hex_ for hex_ in self.printed_resources if row_of(hex_) <= last)

    def goals(self, players: int) -> dict[Hex, int]:
        """Return the printed resources in play with their numbers, from 1 in reading order."""
        hexes = sorted(self.printed_in_play(players), key=reading_order)
        return {hex_: number for number, hex_ in enumerate(hexes, 1)}

    def printed_to_end(self, players: int) -> int:
        """Return how many printed resources must be closed for the end: all but one (M7.1)."""
        return max(len(self.printed_in_play(players)) - 1, 0)


@schema
class Card:
    """A card: its number on the sheet, spell and building with their prices (M1.6)."""

    number: int
    spell: str  # with its strength, `rage-2`
    crystals: int
    gold: int
    building: str
    wood: int

    @property
    def spell_name(self) -> str:
        """The spell's key without its strength, `rage`."""
        return split_strength(self.spell)[0]


@schema
class Column:
    """A column of cards, from top to bottom."""

    cards: tuple[Card, ...]


@schema
class Value:
    """A relic or monument: its points, and from how many players on it is in play (M2.1)."""

    points: int
    players: int = 2


@schema
class Relics:
    """The relics for two and for three artifacts, each a falling row (M1.5)."""

    two: tuple[Value, ...]
    three: tuple[Value, ...]


@schema
class Monuments:
    """The monuments, a falling row (M1.5)."""

    values: tuple[Value, ...]


@schema
class Sheet:
    """What else the player sheet holds: artifacts to circle, worker symbols to cross (M1.5)."""

    artifacts: int
    workers: int


@schema
class Place:
    """A place of the archive: its spells, the strongest first, and from how many players on."""

    spells: tuple[str, ...]
    players: int = 2


@schema
class Storey:
    """A storey of the archive, the places from left to right."""

    places: tuple[Place, ...]


@schema
class Archive:
    """The archive of the family version, the first storey first (F8)."""

    storeys: tuple[Storey, ...]


@schema
class Levels:
    """The targets of territories 7 and 8 at each level (S2)."""

    beginner: tuple[int, ...] = (60, 70)
    advanced: tuple[int, ...] = (65, 80)
    expert: tuple[int, ...] = (70, 100)

    def as_printed(self) -> dict[str, str]:
        """Return each level's targets in words, by its name: `60, 70`."""
        return {level: ", ".join(map(str, pair)) for level, pair in asdict(self).items()}


LEVELS: Mapping[str, Text] = {
    "beginner": Text("beginner"),
    "advanced": Text("advanced"),
    "expert": Text("expert"),
}


@schema
class Territory:
    """A territory of the solo map: its land, which borders cut off from all other land (S3)."""

    hexes: tuple[HexName, ...]
    name: ByLanguage = field(default_factory=dict)  # Where there is none it has its number only.


@schema
class SoloMap(Land):
    """The solo map: territories, of which play begins in the first, and bridges (S3, S8).

    Rivers run wherever two territories touch. A bridge is the edge between the hexes at its ends.
    """

    territories: tuple[Territory, ...] = ()
    bridges: tuple[EdgeName, ...] = ()

    @property
    def territory_of(self) -> dict[Hex, int]:
        """The number of the territory, from 0, in which each hex of land lies."""
        return {
            hex_: number
            for number, territory in enumerate(self.territories)
            for hex_ in territory.hexes
        }


@schema
class Solo:
    """The targets of territories 1 to 6, and those that the level decides (S2)."""

    targets: tuple[int, ...] = (10, 15, 20, 30, 40, 50)
    levels: Levels = Levels()
    map: SoloMap | None = None  # None: this edition has no solo board.

    def targets_at(self, level: str = "") -> tuple[tuple[int, ...], ...]:
        """Return what each territory's target is at a level, or at every one, the easiest first."""
        levels = [level] if level else [*self.levels.as_printed()]
        last = zip(*(getattr(self.levels, each) for each in levels), strict=True)
        return (*((target,) for target in self.targets), *last)


@schema
class Names:
    """The words on the cards and of the resources in every language."""

    resources: Mapping[Resource, ByLanguage]
    spells: Mapping[str, ByLanguage]
    buildings: Mapping[str, ByLanguage]
    guilds: Mapping[Resource, ByLanguage] = field(default_factory=dict)  # by resource (F3)


@schema
class Edition(Head):
    """Everything that is printed on one edition's sheets."""

    game: Literal["merchants"]
    board: Board
    sheet: Sheet
    relics: Relics
    monuments: Monuments
    names: Names
    columns: tuple[Column, ...]
    rules: Rules = Rules()
    archive: Archive | None = None  # None: these sheets have no family version.
    solo: Solo = Solo()
    dice: tuple[Resource, ...] = RESOURCES  # Faces 1 to 5 of an ordinary die; 6 is "?" (M3.1).
    # Pictures of spells and buildings, by their keys; what is not here has its own.
    icons: Mapping[str, str] = field(default_factory=dict)
    seed: str = ""  # What board, cards and solo map were drawn from by chance.

    @property
    def made_from(self) -> str:
        """The text from which the edition was made by chance, "" for one that was written."""
        return self.seed

    @property
    def cards(self) -> dict[int, Card]:
        """The cards by their numbers, column by column."""
        return {card.number: card for column in self.columns for card in column.cards}

    def spell_text(self, spell: str, language: str) -> str:
        """Return a spell as printed: its name and, where there is one, its strength."""
        name, strength = split_strength(spell)
        return f"{in_language(self.names.spells[name], language)} {strength}".strip()

    def building_text(self, building: str, language: str) -> str:
        """Return a building's name."""
        return in_language(self.names.buildings[building], language)

    def icon_of(self, power: str) -> str:
        """Return the picture of a spell with its strength, or of a building."""
        return self.icons.get(power, power)

    def guild_text(self, resource: Resource, language: str) -> str:
        """Return the name of a resource's guild, the resource's own where there is none (F3)."""
        names = self.names.guilds.get(resource) or self.names.resources[resource]
        return in_language(names, language)

    def territory_text(self, number: int, language: str) -> str:
        """Return the name of a territory, counted from 1; "" for one that has none."""
        territories = self.solo.map.territories if self.solo.map else ()
        return next((in_language(each.name, language) for each in territories[number - 1 :]), "")

    def resource_text(self, resource: Resource, language: str) -> str:
        """Return a resource's name."""
        return in_language(self.names.resources[resource], language)


def split_strength(spell: str) -> tuple[str, str]:
    """Return a spell's name and strength: `rage-2` is `rage` and `2`, `clone` has none."""
    name, _, strength = spell.rpartition("-")
    return (name, strength) if strength.isdigit() else (spell, "")


def in_play(values: tuple[Value, ...], players: int) -> tuple[Value, ...]:
    """Return the values in play at this number of players; alone those for 2 (M2.1, S1)."""
    return tuple(value for value in values if value.players <= max(players, 2))


def _by_hex(hexes: Mapping[Resource, tuple[Hex, ...]]) -> dict[Hex, Resource]:
    return {hex_: resource for resource, where in hexes.items() for hex_ in where}


# M8
BUILDINGS = (
    "academy",
    "asylum",
    "bank",
    "carpenter",
    "market",
    "sawmill",
    "school-of-magic",
    "shrine",
    "statue",
    "store",
    "tower",
    "treasury",
    "workshop",
)


# M9, each strength on its own, a weaker one before a stronger one.
SPELLS = (
    "astral-ship",
    "clone",
    "construct",
    "muster",
    "conjure",
    "rage-2",
    "rage-3",
    "swamp-1",
    "swamp-2",
    "acquire",
    "terrain-1",
    "terrain-2",
)


# F5: the family version has no cards, tracks and buildings for the other spells to work on.
FAMILY_SPELLS = tuple(spell for spell in SPELLS if spell not in ("acquire", "conjure", "construct"))


# What has a picture of its effect, from which an edition may choose others as well.
POWERS = (*BUILDINGS, *SPELLS)
SPELL_NAMES = tuple(dict.fromkeys(split_strength(spell)[0] for spell in SPELLS))


@dataclass(frozen=True, slots=True)
class NumberedLake(Lake):
    """A lake from an edition of version 0.1, with the names that its ships had there."""

    names: tuple[Hex, ...] = ()


def is_numbered(lake: Lake) -> bool:
    """Return whether a lake's ships have names of version 0.1: not all are hexes of the lake."""
    return not {*lake.ships} <= {*lake.hexes} and all(
        column_of(ship) == COLUMN for ship in lake.ships
    )


def drawn_ships(lake: Lake) -> tuple[Hex, ...]:
    """Return the hexes in which version 0.1 drew a lake's ships; not all, where it has too few."""
    return tuple(sorted(lake.hexes, key=reading_order)[: len(lake.ships)])


def with_ship_hexes(edition: Edition) -> Edition:
    """Return an edition whose ships are all called by their hexes, as version 0.1 drew them."""
    solo = edition.solo
    if solo.map:
        solo = replace(solo, map=_renewed(solo.map))
    return replace(edition, board=_renewed(edition.board), solo=solo)


def has_old_names(land: Land) -> bool:
    """Return whether a map is from an edition of version 0.1, and so has the names of its own."""
    return any(isinstance(lake, NumberedLake) for lake in land.lakes)


def old_names(land: Land) -> Mapping[Hex, Hex]:
    """Return the hexes of the ships by the names that states of version 0.1 have for them.

    Unless the edition itself is of version 0.1, the ships were numbered in its order.
    """
    numbered = [lake for lake in land.lakes if isinstance(lake, NumberedLake)]
    named = {
        name: ship for lake in numbered for name, ship in zip(lake.names, lake.ships, strict=True)
    }
    return named or {hex_at(COLUMN, row): ship for row, ship in enumerate(land.ships, 1)}


def _renewed(land: L) -> L:
    lakes = (
        NumberedLake(lake.hexes, drawn_ships(lake), lake.ships) if is_numbered(lake) else lake
        for lake in land.lakes
    )
    return replace(land, lakes=tuple(lakes))


L = TypeVar("L", bound=Land)
