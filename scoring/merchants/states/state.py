"""States of Pandoria Merchants: what is written on the sheets, key for key as in the file.

Nothing is required here: a state holds what could be read, None where a figure that belongs there
is missing. What is missing and what the rules forbid is found by the checks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, Literal, TypeAlias

from scoring.merchants.family.archive import ArchiveSpell, parse_archive_spell
from scoring.merchants.states.claims import Claim, Kind, parse_claim
from scoring.states.written import Count, Figures, Name
from sheets.files.schema import ParsedBy, schema
from sheets.hexes import Hex
from sheets.merchants.edition.edition import RESOURCES, EdgeName, HexName, Resource
from sheets.table.players import PlayerNameError, initials, tidy_name
from sheets.words.text import Text

MOST_CARD = 999
MOST_INITIAL = 3  # Letters of an initial; more do not fit into a hex.

_CARD_NUMBERS: Mapping[str, int] = {str(number): number for number in range(1, MOST_CARD + 1)}

CardMark: TypeAlias = Literal["bought", "built", "cast", "overbuilt"]


def parse_card_number(text: str) -> int:
    """Read the number of a card, from 1 on; raises ValueError for any other text."""
    number = _CARD_NUMBERS.get(text)
    if number is None:
        raise ValueError(
            Text("{text!r} is no card; its number is right, such as 17", text=text[:20])
        )
    return number


def tidy_initial(text: str) -> str:
    """Return an initial without spaces around it; raises PlayerNameError when it cannot be one."""
    initial = tidy_name(text)
    if len(initial) > MOST_INITIAL:
        raise PlayerNameError(
            Text(
                "the initial {initial!r} is too long; at most {most} characters fit into a hex",
                initial=initial,
                most=MOST_INITIAL,
            )
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

    player: Name | None = None
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

STATES: Mapping[str, type[State]] = {
    "base": BaseState,
    "family": FamilyState,
    "solo": SoloState,
}


def players_at(state: State) -> int:
    """Return the number of players: as stated, or one for each sheet."""
    return len(state.sheet) if state.players is None else state.players


def player_names(state: State) -> tuple[str, ...]:
    """Return the players' names in the order of their sheets; `?` where there is none."""
    return tuple(sheet.player or "?" for sheet in state.sheet)


def is_everybody_named(state: State) -> bool:
    """Return whether every sheet has a name; else nobody's initial is certain."""
    return all(sheet.player for sheet in state.sheet)


def player_initials(state: State) -> tuple[str, ...]:
    """Return what each player writes in a hex: the sheet's own initial, or that of the name."""
    by_name = initials(player_names(state))
    return tuple(
        sheet.initial or initial for sheet, initial in zip(state.sheet, by_name, strict=True)
    )
