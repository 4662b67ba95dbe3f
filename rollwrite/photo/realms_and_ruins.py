"""The tracker of Tales of Realms and Ruins: its realms, its players' panels, how the game ended."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import count, product, takewhile
from typing import Final

from rollwrite.photo.groups import (
    YES_OR_NO,
    Group,
    Pattern,
    Reading,
    circled_total,
    entries,
    meanings_at,
    one_of,
    row_pattern,
    sheet_path,
    total_groups,
)
from rollwrite.photo.inference import Sum
from rollwrite.photo.ledger import Ledger
from rollwrite.photo.marks import MARKED_WAYS
from rollwrite.photo.readers import Reader
from scoring.places import Meaning
from scoring.realms_and_ruins.state import ENDS
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.realms_and_ruins.edition import HEROES, REALMS, Edition
from sheets.realms_and_ruins.marks import (
    ALL_OTHERSIDERS,
    PlayerPart,
    all_followers_mark,
    earlier_mark,
    end_mark,
    followers_mark,
    hero_mark,
    othersiders_mark,
    player_mark,
    side_mark,
)
from sheets.realms_and_ruins.places import FLIPS
from sheets.words.text import Text

END: Final[Path] = ("end",)
REALM, RUINED, OTHERSIDERS, FOLLOWERS = "realms", "ruined", "othersiders", "followers"
COUNTED: Final[tuple[PlayerPart, ...]] = ("gold", "cards")
# What is ticked in a player's panel (T4), and the key of it in a state.
TICKED: Final[Mapping[PlayerPart, str]] = {
    "traitor": "holds_traitor", "chapter": "at_chapter_112",
}  # fmt: skip


def groups(edition: Edition, players: int, marks: frozenset[str]) -> Iterator[Group]:
    """Yield the sides of the realms, the players' heroes, counts and ticks, how the game ended."""
    for realm in REALMS:
        towers = tuple(side_mark(realm, number) for number in range(1, FLIPS + 1))
        yield Group((REALM, realm, RUINED), towers, tuple(_side_patterns()))
    for seat in range(players):
        heroes = tuple(hero_mark(seat, hero) for hero in HEROES)
        yield Group(sheet_path(seat, "hero"), heroes, tuple(one_of(HEROES)))
        for part in COUNTED:
            yield from total_groups(player_mark(part, seat), marks, sheet_path(seat, part))
        for part, key in TICKED.items():
            yield Group(sheet_path(seat, key), (player_mark(part, seat),), YES_OR_NO)
    yield Group(END, tuple(map(end_mark, ENDS)), tuple(one_of(ENDS)))


def ledgers(
    readings: tuple[Reading, ...], edition: Edition, players: int, marks: frozenset[str]
) -> Iterator[Ledger]:
    """Yield the rows of the heroes and of the Othersiders, which their sums check (T1, T3).

    Nobody has more than the box holds (T7).
    """
    supply = edition.supply
    for hero in HEROES:
        followers: dict[str, Path] = {
            followers_mark(realm, hero): (REALM, realm, FOLLOWERS, hero) for realm in REALMS
        }
        said = Text("followers of the {hero} in all", hero=hero)
        yield _row(all_followers_mark(hero), said, followers, supply.followers, marks)
    othersiders: dict[str, Path] = {
        othersiders_mark(realm): (REALM, realm, OTHERSIDERS) for realm in REALMS
    }
    said = Text("Othersiders in all")
    yield _row(ALL_OTHERSIDERS, said, othersiders, supply.othersiders, marks)


def trees(readings: Iterable[Reading], edition: Edition, players: int) -> tuple[Tree, ...]:
    """Return everybody's tree as a state has it; what is in doubt is missing."""
    sheet = tuple(readings)
    return tuple(_sheet_tree(meanings_at(sheet, *sheet_path(seat))) for seat in range(players))


def tree(readings: Iterable[Reading], edition: Edition, players: int) -> Tree:
    """Return the state's end of the game and its three realms; what is in doubt is missing.

    No figure of Othersiders is none of them.
    """
    sheet = tuple(readings)
    realms: Tree = {}
    for realm in REALMS:
        told = {(OTHERSIDERS,): 0, **meanings_at(sheet, REALM, realm)}
        followers = meanings_at(sheet, REALM, realm, FOLLOWERS)
        realms[realm] = {**entries(told), FOLLOWERS: entries(followers)}
    return {**entries(meanings_at(sheet)), REALM: realms}


def _sheet_tree(told: Mapping[Path, Meaning | None]) -> Tree:
    counts = ((each, circled_total(told, (each,))) for each in COUNTED)
    return {**entries(told), **{name: total for name, total in counts if total is not None}}


def _row(
    in_all: str, said: Text, figures: Mapping[str, Path], most: int, marks: frozenset[str]
) -> Ledger:
    """Return a row of figures as a ledger, with the boxes for what each was before."""
    before = {
        name: tuple(takewhile(marks.__contains__, (earlier_mark(name, each) for each in count(1))))
        for name in figures
    }
    return Ledger(
        in_all,
        lambda _: said,
        {in_all: Sum((*figures,))},
        frozenset(figures),
        figures=figures,
        before=before,
        most=most,
    )


def _side_patterns() -> Iterator[Pattern]:
    """Yield the patterns of a realm's towers: crossed out in order, after one it is ruined."""
    towers = range(FLIPS)
    yield row_pattern(towers, (), False)
    for how, flips in product(MARKED_WAYS, range(1, FLIPS + 1)):
        yield row_pattern(towers, range(flips), flips % 2 == 1, how)


# By variant and kind of sheet.
READERS: Final[Mapping[tuple[str, str], Reader[Edition]]] = {
    ("standard", "pad"): Reader(groups, trees, tree=tree, is_shared=True, ledgers=ledgers)
}
