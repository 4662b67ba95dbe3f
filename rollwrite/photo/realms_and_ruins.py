"""The tracker of Tales of Realms and Ruins: its realms, its players' panels, how the game ended."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import count, takewhile
from typing import Final

from rollwrite.photo.groups import (
    Group,
    Reading,
    circled_total,
    group_of,
    meanings_at,
    sheet_path,
    told_sheets,
    told_tree,
    total_groups,
)
from rollwrite.photo.inference import Sum
from rollwrite.photo.ledger import Ledger
from rollwrite.photo.marks import MARKED_WAYS
from rollwrite.photo.readers import Places, Reader
from scoring.places import Meaning
from scoring.realms_and_ruins.places import COUNTED, REALM
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.realms_and_ruins.edition import HEROES, REALMS, Edition
from sheets.realms_and_ruins.marks import (
    ALL_OTHERSIDERS,
    all_followers_mark,
    earlier_mark,
    followers_mark,
    othersiders_mark,
)
from sheets.words.text import Text

OTHERSIDERS, FOLLOWERS = "othersiders", "followers"


def groups(
    places: Places, edition: Edition, players: int, marks: frozenset[str]
) -> Iterator[Group]:
    """Yield the sides of the realms, the players' heroes, counts and ticks, how the game ended."""
    for place in places:
        if place.looks:
            yield group_of(place, MARKED_WAYS)
        else:
            yield from total_groups(place.marks[0], frozenset(place.marks), place.path)


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
    own = told_sheets((each for each in sheet if each.group.place), players)
    return tuple(
        {**tree, **_counts(meanings_at(sheet, *sheet_path(seat)))} for seat, tree in enumerate(own)
    )


def tree(readings: Iterable[Reading], edition: Edition, players: int) -> Tree:
    """Return the state's end of the game and its three realms; what is in doubt is missing.

    No figure of Othersiders is none of them.
    """
    sheet = tuple(each for each in readings if each.group.path[0] != "sheet")
    told, written = told_tree(sheet), {each.group.path for each in sheet}
    realms: Tree = {}
    for realm in REALMS:
        nothing = {} if (REALM, realm, OTHERSIDERS) in written else {OTHERSIDERS: 0}
        realms[realm] = {FOLLOWERS: {}, **nothing, **told.get(REALM, {}).get(realm, {})}
    return {**told, REALM: realms}


def _counts(told: Mapping[Path, Meaning | None]) -> Tree:
    """Return the totals that are circled in a player's panel."""
    counts = {str(each): circled_total(told, (each,)) for each in COUNTED}
    return {name: total for name, total in counts.items() if total is not None}


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


# By variant and kind of sheet.
READERS: Final[Mapping[tuple[str, str], Reader[Edition]]] = {
    ("standard", "pad"): Reader(groups, trees, tree=tree, is_shared=True, ledgers=ledgers)
}
