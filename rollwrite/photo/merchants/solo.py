"""The sheets of a game played alone: the player sheet, the ledger.

After which territory the Trolls claimed what stands in the ledger in figures, which are not read.
All that counts is on the player sheet: what they claimed is crossed out there (S9, S10). So it is
told in an order of ours, which changes no total.
"""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final

from rollwrite.photo import groups
from rollwrite.photo.figures import NUMBERS
from rollwrite.photo.inference import Constraint, Sum
from rollwrite.photo.ledger import Ledger
from rollwrite.photo.merchants.player import COUNTED, VALUES, own_tree, place_groups, sum_said
from rollwrite.photo.readers import Places
from scoring.merchants.content import Content, Printed
from scoring.merchants.places import CLAIMED, CLOSED
from scoring.merchants.score import left_for_trolls
from scoring.merchants.state import Claim, claim_name
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.merchants.edition.edition import COLUMN_BOUGHT, TERRITORIES
from sheets.merchants.marks import (
    CLAIMED_AFTER,
    final_mark,
    has_box,
    solo_sum_mark,
    territory_crowns_mark,
    territory_mark,
)
from sheets.merchants.marks import SOLO_CROWNS as OF_TERRITORY

# The path in a state of each territory's points.
TERRITORY_PATHS: Final[tuple[Path, ...]] = tuple(
    groups.sheet_path(0, "territories", index) for index in range(TERRITORIES)
)


def player_groups(
    places: Places, content: Content, players: int, marks: frozenset[str]
) -> Iterator[groups.Group]:
    """Yield the groups of the player sheet; what the Trolls crossed out says so."""
    return place_groups(places)


def player_trees(
    readings: Iterable[groups.Reading], content: Content, players: int
) -> tuple[Tree, ...]:
    """Return a sheet's tree as a state has it; what is not sure is missing."""
    return (own_tree(readings),)


def trolls_tree(readings: Iterable[groups.Reading], content: Content, players: int) -> Tree:
    """Return the state's Trolls, once every card and every value is sure."""
    sheet = tuple(readings)
    if not all(each.is_sure for each in sheet if each.group.path[0] in ("cards", *VALUES)):
        return {}
    answers, printed = groups.sure_meanings(sheet), content.printed[players]
    states = {int(path[1]): str(each) for path, each in answers.items() if path[0] == "cards"}
    claims = tuple(_claims({path for path, each in answers.items() if each == CLAIMED}, printed))
    first = next(number for number in range(1, TERRITORIES + 1) if has_box(number, "claim"))
    return {
        "trolls": {
            "cards": _in_rows(tuple(_crossed(states, printed)), min(CLAIMED_AFTER), 0),
            "claims": _in_rows(tuple(map(claim_name, claims)), first, ""),
        }
    }


def ledger_groups(
    places: Places, content: Content, players: int, marks: frozenset[str]
) -> Iterator[groups.Group]:
    """Yield the groups of the ledger: each territory's points, the level (S2)."""
    levels = content.edition.solo.levels.as_printed()
    yield groups.Group(groups.LEVEL, (), tuple((level, ()) for level in levels))
    yield from (groups.group_of(each) for each in places if each.path in TERRITORY_PATHS)


def ledger_trees(
    readings: Iterable[groups.Reading], content: Content, players: int
) -> tuple[Tree, ...]:
    """Return the points of the territories, once all of them are sure (S7)."""
    answers = groups.sure_meanings(readings)
    points = [answers.get(path) for path in TERRITORY_PATHS]
    return ({} if None in points else {"territories": points},)


def level_tree(readings: Iterable[groups.Reading], content: Content, players: int) -> Tree:
    """Return at which level the game was played."""
    answers = groups.sure_meanings(readings)
    return {"level": answers[groups.LEVEL]} if groups.LEVEL in answers else {}


def territory_ledgers(
    readings: tuple[groups.Reading, ...], content: Content, players: int, marks: frozenset[str]
) -> Iterator[Ledger]:
    """Yield what makes your total: each territory's crowns, and what is left at the end (S12).

    What a territory lacks to its target tells its points too (S11).
    """
    sums: dict[str, Sum] = {}
    crowns, constraints = [], []
    level = str(groups.sure_meanings(readings).get(groups.LEVEL) or "")
    for number, targets in enumerate(content.edition.solo.targets_at(level), 1):
        yours, less = territory_mark(number, "yours"), territory_mark(number, "less")
        boxes = [territory_crowns_mark(number, each) for each in range(1, OF_TERRITORY + 1)]
        sums[yours] = Sum(tuple(boxes))
        crowns += boxes
        constraints.append(Constraint((less, yours), _cases(targets, content)))
    figures = dict(zip(sums, TERRITORY_PATHS, strict=True))
    all_, total = solo_sum_mark("territories"), solo_sum_mark("total")
    sums |= {all_: Sum(tuple(figures)), total: Sum((all_, *map(final_mark, COUNTED)))}
    yield Ledger(
        total,
        sum_said,
        sums,
        frozenset(crowns),
        figures=figures,
        constraints=tuple(constraints),
        final=0,
    )


def _cases(targets: tuple[int, ...], content: Content) -> dict[tuple[int, ...], float]:
    """Return what a territory can lack to one of these targets, and your points there (S11)."""
    found: dict[tuple[int, ...], float] = {}
    for target, yours in product(targets, range(NUMBERS)):
        less = left_for_trolls(target, yours, content.edition.rules)
        if less >= 0:
            found[less, yours] = 1.0
    return found


def _crossed(states: dict[int, str], printed: Printed) -> Iterator[int]:
    """Yield the number of cards that the Trolls crossed out of each column they claimed (S9).

    Of columns closed by the third card that was bought they have none (M6.2).
    """
    for cards in printed.columns:
        marks = [states.get(card, "") for card in cards]
        closed = marks.count(CLOSED)
        owned = len(marks) - closed - marks.count("")
        if closed and owned < COLUMN_BOUGHT:
            yield closed


def _claims(claimed: set[Path], printed: Printed) -> Iterator[Claim]:
    """Yield the Trolls' relics and monuments, the most valuable of each kind first (S10)."""
    for kind, values in printed.in_play.items():
        key = ("monuments",) if kind == "monument" else ("relics", kind.removeprefix("relic "))
        yield from (Claim(kind, value) for value in values if (*key, str(value)) in claimed)


def _in_rows(entries: tuple[object, ...], first: int, nothing: object) -> list[object]:
    """Return entries by territory, from the first one after which there can be any."""
    after = [*[nothing] * (first - 1), *entries]
    return after + [nothing] * (TERRITORIES - len(after))
