"""States of Tales of Realms and Ruins: what is written on the tracker, key for key as in the file.

Nothing is required here: a state holds what could be read, None where something that belongs
there is missing. What is missing and what the rules forbid is found by the checks.
"""

from collections.abc import Mapping
from dataclasses import field
from typing import Literal, TypeAlias

from scoring.states import Count, PlayerName
from sheets.files.schema import schema
from sheets.realms_and_ruins.edition import REALMS, Hero, Realm
from sheets.table.players import same_names

Deck: TypeAlias = Literal["village deck", "castle deck", "magic deck"]
End: TypeAlias = Literal[Deck, "three realms", "all ruined"]

DECKS: Mapping[Deck, Realm] = {
    "village deck": "village",
    "castle deck": "castle",
    "magic deck": "magic",
}
ENDS: tuple[End, ...] = (*DECKS, "three realms", "all ruined")


@schema
class RealmState:
    """A realm at the end: its side, the Othersiders there, and every hero's followers (T1, T6)."""

    ruined: bool = False
    othersiders: Count = 0
    followers: Mapping[Hero, Count] = field(default_factory=dict)


@schema
class RealmStates:
    """The three realms."""

    village: RealmState | None = None
    castle: RealmState | None = None
    magic: RealmState | None = None


@schema
class PlayerSheet:
    """A player's part of the tracker; `cards` are those in hand, deck and discard pile (T3)."""

    player: PlayerName | None = None
    hero: Hero | None = None
    gold: Count | None = None
    cards: Count | None = None
    holds_traitor: bool = False  # T4: in hand
    at_chapter_112: bool = False  # T4


@schema
class State:
    """A finished game; `last_buyer` is who last took a card from the Offer, the latest first."""

    game: Literal["realms-and-ruins"] = "realms-and-ruins"
    variant: Literal["standard"] = "standard"
    players: int | None = None
    edition: str | None = None
    end: End | None = None
    last_buyer: str | tuple[str, ...] | None = None
    realms: RealmStates = RealmStates()
    sheet: tuple[PlayerSheet, ...] = ()

    @property
    def by_realm(self) -> dict[Realm, RealmState]:
        """The realms that the file holds, clockwise."""
        found = ((realm, getattr(self.realms, realm)) for realm in REALMS)
        return {realm: state for realm, state in found if state is not None}

    @property
    def buyers(self) -> tuple[str, ...]:
        """Who took cards from the Offer, the latest first."""
        if self.last_buyer is None:
            return ()
        return (self.last_buyer,) if isinstance(self.last_buyer, str) else self.last_buyer

    def followers_of(self, seat: int) -> int:
        """Return the followers of a player in the three realms together (T3)."""
        hero = self.sheet[seat].hero
        if hero is None:
            return 0
        return sum(realm.followers.get(hero, 0) for realm in self.by_realm.values())

    def seat_of(self, name: str) -> int | None:
        """Return the seat of the player who is called so, whatever the capitals."""
        for seat, sheet in enumerate(self.sheet):
            if sheet.player is not None and same_names((sheet.player, name.strip())):
                return seat
        return None


STATES: Mapping[str, type[State]] = {"standard": State}
