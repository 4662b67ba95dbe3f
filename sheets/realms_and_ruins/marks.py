"""The names and the least sizes of the marks on the tracker and beside the cards.

Seats are counted from 0, everything else as it is printed.
"""

from typing import Literal, TypeAlias

from sheets.lint.rules import Size, sizes_of
from sheets.realms_and_ruins.edition import Hero, Realm

PlayerPart: TypeAlias = Literal["name", "gold", "cards", "traitor", "chapter"]
EventPart: TypeAlias = Literal["card", "decides", "chapter", "until"]

LAST_BUYER = "last-buyer"
MOST_TENS = 4  # Gold and cards are counted up to 40 and 30 and 9.
ALL_OTHERSIDERS = "othersiders.all"  # In the three realms together.


def followers_mark(realm: Realm, hero: Hero) -> str:
    """Return the mark of a hero's followers in a realm at the end: `followers.village.Noble`."""
    return f"followers.{realm}.{hero}"


def othersiders_mark(realm: Realm) -> str:
    """Return the mark of the Othersiders in a realm at the end: `othersiders.village`."""
    return f"othersiders.{realm}"


def all_followers_mark(hero: Hero) -> str:
    """Return the mark of a hero's followers in the three realms together: `followers.all.Noble`."""
    return f"followers.all.{hero}"


def player_mark(part: PlayerPart, seat: int) -> str:
    """Return the mark of something in a player's panel, of gold and cards their board: `gold.1`."""
    return f"{part}.{seat + 1}"


def earlier_mark(figure: str, number: int) -> str:
    """Return the mark of a figure before that of the end: `othersiders.village.3`."""
    return f"{figure}.{number}"


def hero_mark(seat: int, hero: Hero) -> str:
    """Return the mark of a hero that a player may have: `hero.1.Noble`."""
    return f"hero.{seat + 1}.{hero}"


def side_mark(realm: Realm, number: int) -> str:
    """Return the mark of a change of a realm's side: `side.village.1`."""
    return f"side.{realm}.{number}"


def deck_mark(realm: Realm, deck: int, number: int) -> str:
    """Return the mark of a card bought from a realm's Offer deck: `deck.village.1.6`."""
    return f"deck.{realm}.{deck}.{number}"


def end_mark(end: str) -> str:
    """Return the mark of a way to end, `village deck`: `end.village-deck`."""
    return f"end.{end.replace(' ', '-')}"


def event_mark(number: int, part: EventPart) -> str:
    """Return the mark of something about an event, on the sheet of its realm: `event.1.chapter`."""
    return f"event.{number}.{part}"


SYMBOLS = ("side.", "deck.", "hero.", "gold.", "cards.", "traitor.", "chapter.", "end.")
SIZES = (
    Size("name.", 50.0, 8.0),
    Size("date", 25.0, 8.0),
    Size("last-buyer", 30.0, 8.0),
    *sizes_of((5.0, 5.0), *SYMBOLS),  # To circle, cross out or tick.
    *sizes_of((9.0, 7.0), "followers.", "othersiders."),
    *sizes_of((13.0, 7.0), "event."),
)
