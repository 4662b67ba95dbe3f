"""States of Pandoria Merchants: what is written on the sheets, key for key as in the file.

Nothing is required here: a state holds what could be read, None where a figure that belongs there
is missing. What is missing and what the rules forbid is found by the checks.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import field, fields, is_dataclass
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, cast

from scoring.states import Count, Figures, PlayerName
from sheets.files.schema import ParsedBy, Tree, schema
from sheets.hexes import Hex, edge_name, hex_name
from sheets.merchants.edition.edition import RESOURCES, Archive, EdgeName, HexName, Resource
from sheets.table.players import PlayerNameError, initials, tidy_name
from sheets.words.text import SaidError, Text

Kind: TypeAlias = Literal["relic two", "relic three", "monument"]

KINDS: tuple[Kind, ...] = ("relic two", "relic three", "monument")
KIND_NAMES: Mapping[Kind, Text] = {
    "relic two": Text("relic (2 artifacts)"),
    "relic three": Text("relic (3 artifacts)"),
    "monument": Text("monument"),
}

_CLAIM = re.compile(r"(relic two|relic three|monument) +([1-9][0-9]{0,3})")


class Claim(NamedTuple):
    """A relic or monument."""

    kind: Kind
    value: int


class ClaimError(SaidError, ValueError):
    """A text that names no relic and no monument."""


def parse_claim(text: str) -> Claim | None:
    """Read the name of a relic or monument, `relic two 6` or `monument 12`; None for "".

    Raises ClaimError for any other text. Does not know which values there are.
    """
    tidy = text.strip().lower()
    if not tidy:
        return None
    match = _CLAIM.fullmatch(tidy)
    if match is None:
        raise ClaimError(
            "{text!r} is no claim; write 'relic two 6', 'relic three 9', 'monument 12' or ''",
            text=text[:40],
        )
    return Claim(cast(Kind, match[1]), int(match[2]))


def claim_name(claim: Claim | None) -> str:
    """Return the name of a relic or monument as it stands in a file, "" for none."""
    return f"{claim.kind} {claim.value}" if claim else ""


_SPELL = re.compile(r"([1-9])([A-Za-z])([1-9])")


class ArchiveSpell(NamedTuple):
    """A spell in the archive: storey, place and the spell in it, all counted from 1."""

    storey: int
    place: int
    number: int


class ArchiveSpellError(SaidError, ValueError):
    """A text that names no spell of an archive."""


def parse_archive_spell(text: str) -> ArchiveSpell:
    """Read the name of a spell, `1A2` or `1a2`.

    Raises ArchiveSpellError for any other text. Does not know how large the archive is.
    """
    match = _SPELL.fullmatch(text.strip())
    if match is None:
        raise ArchiveSpellError(
            "{text!r} is no spell; write storey, place and spell, such as 1A2", text=text[:20]
        )
    return ArchiveSpell(int(match[1]), ord(match[2].upper()) - ord("A") + 1, int(match[3]))


def archive_spell_name(spell: ArchiveSpell) -> str:
    """Return the name of a spell as it stands in a file."""
    return f"{spell.storey}{chr(ord('A') + spell.place - 1)}{spell.number}"


def archive_spells(archive: Archive | None, players: int) -> Iterator[ArchiveSpell]:
    """Return every spell in play at this number of players, storey by storey from the top (F2)."""
    if archive is None:
        return
    for storey, of_storey in enumerate(archive.storeys, 1):
        for place, of_place in enumerate(of_storey.places, 1):
            if of_place.players <= players:
                for number in range(1, len(of_place.spells) + 1):
                    yield ArchiveSpell(storey, place, number)


def spell_keys(archive: Archive | None) -> dict[ArchiveSpell, str]:
    """Return what each spell of an archive is, with its strength, `rage-2`."""
    storeys = archive.storeys if archive else ()
    return {
        ArchiveSpell(storey, place, number): spell
        for storey, of_storey in enumerate(storeys, 1)
        for place, of_place in enumerate(of_storey.places, 1)
        for number, spell in enumerate(of_place.spells, 1)
    }


MOST_CARD = 999
MOST_INITIAL = 3  # Letters of an initial; more do not fit into a hex.

_CARD_NUMBERS: Mapping[str, int] = {str(number): number for number in range(1, MOST_CARD + 1)}

CardMark: TypeAlias = Literal["bought", "built", "cast", "overbuilt"]


def parse_card_number(text: str) -> int:
    """Read the number of a card, from 1 on; raises ValueError for any other text."""
    number = _CARD_NUMBERS.get(text)
    if number is None:
        raise ValueError(
            Text("{text!r} is no card; write the number of one, such as 17", text=text[:20])
        )
    return number


def tidy_initial(text: str) -> str:
    """Return an initial without spaces around it; raises PlayerNameError when it cannot be one."""
    initial = tidy_name(text)
    if len(initial) > MOST_INITIAL:
        raise PlayerNameError(
            "the initial {initial!r} is too long; at most {most} characters fit into a hex",
            initial=initial,
            most=MOST_INITIAL,
        )
    return initial


Initial: TypeAlias = Annotated[str, ParsedBy(tidy_initial)]
CardNumber: TypeAlias = Annotated[int, ParsedBy(parse_card_number)]
ClaimName: TypeAlias = Annotated[Claim | None, ParsedBy(parse_claim)]
SpellName: TypeAlias = Annotated[ArchiveSpell, ParsedBy(parse_archive_spell)]
Spells: TypeAlias = Count | tuple[SpellName, ...]  # How many, or which.


@schema
class BoardState:
    """What was drawn on the board; what is printed on it the edition says (M3, M9 Swamp)."""

    gold: tuple[HexName, ...] = ()
    wood: tuple[HexName, ...] = ()
    crystal: tuple[HexName, ...] = ()
    craft: tuple[HexName, ...] = ()
    city: tuple[HexName, ...] = ()
    swamp: tuple[HexName, ...] = ()
    artifacts: tuple[EdgeName, ...] = ()
    workers: Mapping[Initial, tuple[HexName, ...]] = field(default_factory=dict)
    ships: Mapping[Initial, tuple[HexName, ...]] = field(default_factory=dict)

    @property
    def resources(self) -> dict[Resource, tuple[Hex, ...]]:
        """The hexes drawn of each resource."""
        return {resource: getattr(self, resource) for resource in RESOURCES}


@schema
class Artifacts:
    """How many artifacts are circled, and how many of those crossed out (M4.3, M5.6)."""

    circled: Count = 0
    crossed: Count = 0


@schema
class RelicsTaken:
    """The values circled of the relics for two and for three artifacts (M4.3)."""

    two: tuple[Count, ...] = ()
    three: tuple[Count, ...] = ()


@schema
class OwnSheet:
    """What every player's own sheet holds, whatever is played."""

    player: PlayerName | None = None
    initial: Initial | None = None


@schema
class PlayerSheet(OwnSheet):
    """A player sheet of the base game or played alone, but for its crowns (M1.5)."""

    gold: int | None = None
    wood: int | None = None
    crystal: int | None = None
    craft: int | None = None
    artifacts: Artifacts = Artifacts()
    workers_crossed: Count = 0
    relics: RelicsTaken = RelicsTaken()
    monuments: tuple[Count, ...] = ()
    cards: Mapping[CardNumber, CardMark] | None = None

    @property
    def marks(self) -> Mapping[int, CardMark]:
        """What became of the cards owned, by number."""
        return self.cards or {}

    @property
    def taken(self) -> dict[Kind, tuple[int, ...]]:
        """The values of the relics and monuments taken."""
        return {
            "relic two": self.relics.two,
            "relic three": self.relics.three,
            "monument": self.monuments,
        }

    def number_of(self, mark: CardMark) -> int:
        """Count the cards that bear this mark."""
        return list(self.marks.values()).count(mark)


@schema
class BaseSheet(PlayerSheet):
    """A player sheet of the base game."""

    crowns: Figures | None = None


@schema
class SoloSheet(PlayerSheet):
    """A player sheet played alone: the points of the territories in place of crowns (S7)."""

    territories: tuple[Count, ...] | None = None


@schema
class SpellsTaken:
    """The spells taken from the archive and those of them that were used (F5, F8)."""

    taken: Spells = 0
    used: Spells = 0


@schema
class FamilySheet(OwnSheet):
    """What a player has in the family version."""

    crowns: Figures | None = None
    spells: SpellsTaken = SpellsTaken()


def number_of(spells: Spells) -> int:
    """Count spells, whether they are named or not."""
    return spells if isinstance(spells, int) else len(spells)


def is_counted(spells: Spells) -> bool:
    """Return whether it is said only how many spells there are; none is as good as named."""
    return isinstance(spells, int) and spells > 0


def unused_spells(sheet: FamilySheet) -> int:
    """Count the spells that a player took and did not use (F10)."""
    return max(number_of(sheet.spells.taken) - number_of(sheet.spells.used), 0)


@schema
class Trolls:
    """What the Trolls have, an entry a territory: cards crossed out, claims, columns (S9, S10)."""

    cards: tuple[Count, ...] = ()
    claims: tuple[ClaimName, ...] = ()
    columns: tuple[Count, ...] | None = None  # 0 where none was claimed.


@schema
class TableState:
    """What the states of all variants have in common."""

    game: Literal["merchants"] = "merchants"
    players: int | None = None
    edition: str | None = None
    board: BoardState | None = None
    sheet: tuple[OwnSheet, ...] = ()

    @property
    def player_count(self) -> int:
        """The number of players: as stated, or one for each sheet."""
        return len(self.sheet) if self.players is None else self.players

    @property
    def player_names(self) -> tuple[str, ...]:
        """The players' names in the order of their sheets; `?` where there is none."""
        return tuple([sheet.player or "?" for sheet in self.sheet])

    @property
    def is_everybody_named(self) -> bool:
        """Whether every sheet has a name; else nobody's initial is certain."""
        return all([sheet.player for sheet in self.sheet])

    @property
    def initials(self) -> tuple[str, ...]:
        """What each player writes in a hex: the sheet's own initial, or that of the name."""
        own = [sheet.initial for sheet in self.sheet]
        by_name = initials(self.player_names)
        return tuple([each or initial for each, initial in zip(own, by_name, strict=True)])


@schema
class BaseState(TableState):
    """A finished base game."""

    variant: Literal["base"] = "base"
    sheet: tuple[BaseSheet, ...] = ()


@schema
class FamilyState(TableState):
    """A finished game of the family version."""

    variant: Literal["family"] = "family"
    sheet: tuple[FamilySheet, ...] = ()


@schema
class SoloState(TableState):
    """A finished game played alone."""

    variant: Literal["solo"] = "solo"
    level: Literal["beginner", "advanced", "expert"] | None = None
    sheet: tuple[SoloSheet, ...] = ()
    trolls: Trolls = Trolls()


State: TypeAlias = BaseState | FamilyState | SoloState

STATES: Mapping[str, type[State]] = {"base": BaseState, "family": FamilyState, "solo": SoloState}


# The order in which people write a table and a sheet; what is not named stands between.
_FIRST = ("players", "edition", "level", "sheet", "player", "initial", "territories", "crowns")
_PLACES = {key: place - len(_FIRST) for place, key in enumerate(_FIRST)} | {"trolls": 1, "board": 2}


def state_tree(state: State) -> Tree:
    """Return the tree, as in a file, from which the same state can be built."""
    return {"game": state.game, "variant": state.variant, **_tree(state)}


def _tree(table: Any) -> Tree:
    """Return the entries of a table; what is as it is without them is left out."""
    usual = type(table)()
    found = {each.name: getattr(table, each.name) for each in fields(table)}
    told = {key: value for key, value in found.items() if value != getattr(usual, key)}
    return {key: _plain(told[key]) for key in sorted(told, key=lambda key: _PLACES.get(key, 0))}


def _plain(value: Any) -> Any:
    if is_dataclass(value):
        return _tree(value)
    if isinstance(value, Mapping):
        return {str(key): _plain(each) for key, each in value.items()}
    return [_entry(each) for each in value] if isinstance(value, tuple) else value


def _entry(entry: Any) -> Any:
    """Return an entry of a list: a sheet, a figure, or what it is called."""
    match entry:
        case Hex():
            return hex_name(entry)
        case ArchiveSpell():
            return archive_spell_name(entry)
        case Claim() | None:
            return claim_name(entry)
        case (Hex(), Hex()):
            return edge_name(entry)
    return _plain(entry)
