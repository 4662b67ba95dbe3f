"""The problems of a game played alone: territories, the Trolls' claims and columns (S)."""

from collections import Counter
from collections.abc import Iterator, Sequence, Set

from scoring.merchants.content import Printed
from scoring.merchants.player_checks import (
    find_taking_problems,
    find_unwritten_crowns,
    taken_by,
    value_problem,
)
from scoring.merchants.state import Claim, Kind, SoloSheet, SoloState, Trolls, claim_name
from scoring.states import PlacedSheet, Unread, sheet_place
from sheets.files.problem import FieldPath, Problem
from sheets.merchants.edition.edition import COLUMN_BOUGHT, TERRITORIES
from sheets.words.text import Text

MOST_POINTS = 99  # S7: of a territory; the table has room for two figures.
FIRST_COLUMN_CLAIM = 3  # S9: the territory after which the Trolls claim a first column.
FIRST_CLAIM = 4  # S10: the same for relics and monuments.
TROLLS = Text("Trolls")  # Scripts find them by this name, in every language.

_CARDS, _CLAIMS, _COLUMNS = "cards", "claims", "columns"


def find_solo_form_problems(state: SoloState, unread: Unread) -> Iterator[Problem]:
    """Return the problems of who plays, at which level, and how far the game has come.

    `unread` is what could not be read of the state; that is not taken for a game cut short.
    """
    if len(state.sheet) != 1:
        yield FieldPath(("sheet",)).error(
            "S1", "there are {sheets} sheets; you play alone with one", sheets=len(state.sheet)
        )
    if state.players not in (None, 1):
        yield FieldPath(("players",)).error(
            "S1", "must be 1 when you play alone, not {players}", players=state.players
        )
    for sheet in state.sheet[:1]:
        place = sheet_place(0, sheet.player)
        if (sheet.player or "").casefold() == str(TROLLS).casefold():
            yield place.at("player").error("M1.7", "the Trolls are called so; take another name")
        if sheet.territories is not None:
            yield from _length(len(sheet.territories), place.at("territories"))
    trolls = state.trolls
    for key, entries in (
        (_CARDS, trolls.cards),
        (_CLAIMS, trolls.claims),
        (_COLUMNS, trolls.columns),
    ):
        if entries is not None and not unread & {("trolls",), ("trolls", key)}:
            yield from _length(len(entries), FieldPath(("trolls", key)))


def find_solo_problems(state: SoloState, sheet: SoloSheet, printed: Printed) -> Iterator[Problem]:
    """Return the problems of the Trolls' columns and claims, and of the territories' points."""
    place = sheet_place(0, sheet.player)
    if sheet.territories is not None:
        points = place.at("territories")
        yield from find_unwritten_crowns(sheet, points, sheet.territories, "S7", "error")
        yield from _too_many(sheet.territories, points)
    trolls = _of_eight(state.trolls)
    yield from _early(trolls)
    if trolls.columns is None:
        yield from _crossed_cards(trolls.cards, sheet, printed)
    else:
        yield from _columns(trolls.columns, trolls.cards, sheet, printed)
    yield from _claims(trolls.claims, printed)
    yield from _claims_missing(trolls.claims, sheet, printed)
    taken = taken_by([PlacedSheet(place, sheet)])
    for territory, claim in enumerate(trolls.claims, 1):
        if claim is not None:
            taken[claim.kind].append(
                (claim.value, FieldPath(("trolls",)), (_CLAIMS, territory - 1))
            )
    yield from find_taking_problems(taken, printed, "S10")


def _too_many(territories: Sequence[int], place: FieldPath) -> Iterator[Problem]:
    """Doubt points for which the table on the board has no room."""
    for territory, points in enumerate(territories, 1):
        if points > MOST_POINTS:
            yield place.at(territory - 1).warning(
                "S7",
                "{points} points do not fit into the table, which has room for {most}",
                points=points,
                most=MOST_POINTS,
            )


def _of_eight(trolls: Trolls) -> Trolls:
    """Return what the Trolls have in the territories that there are."""
    columns = None if trolls.columns is None else trolls.columns[:TERRITORIES]
    return Trolls(trolls.cards[:TERRITORIES], trolls.claims[:TERRITORIES], columns)


def _length(entries: int, place: FieldPath) -> Iterator[Problem]:
    if entries < TERRITORIES:
        yield place.error(
            "S12",
            "there are too few entries ({entries}): the game does not end before all {all} "
            "territories are closed",
            entries=entries,
            all=TERRITORIES,
        )
    elif entries > TERRITORIES:
        yield place.error(
            "S3",
            "there are more entries ({entries}) than territories ({all})",
            entries=entries,
            all=TERRITORIES,
        )


def _early(trolls: Trolls) -> Iterator[Problem]:
    """Before the 3rd territory no column is claimed, before the 4th no relic and no monument."""
    for territory, cards in enumerate(trolls.cards[: FIRST_COLUMN_CLAIM - 1], 1):
        if cards:
            yield _entry(_CARDS, territory).error(
                "S9",
                "the Trolls claim cards here ({cards}), but their first column only after "
                "territory {first}",
                cards=cards,
                first=FIRST_COLUMN_CLAIM,
            )
    for territory, claim in enumerate(trolls.claims[: FIRST_CLAIM - 1], 1):
        if claim is not None:
            yield _entry(_CLAIMS, territory).error(
                "S10",
                "the Trolls claim {claim} here, but their first relic or monument only after "
                "territory {first}",
                claim=claim_name(claim),
                first=FIRST_CLAIM,
            )


def _crossed_cards(cards: Sequence[int], sheet: SoloSheet, printed: Printed) -> Iterator[Problem]:
    """Find numbers of cards crossed out that no choice of different columns gives."""
    later = cards[FIRST_COLUMN_CLAIM - 1 :]
    left = [_cards_left(column, sheet, printed) for column in range(1, len(printed.columns) + 1)]
    without_column = [0] * (len(later) - len(left))
    missing = Counter(later) - Counter(left + without_column)
    if missing:
        place = FieldPath(("trolls",)).at(_CARDS)
        yield place.error(
            "S9",
            "no choice of different columns gives {cards}; column by column the Trolls have "
            "{left} cards left to cross out",
            cards=", ".join(map(str, later)),
            left=", ".join(map(str, left)),
        )


def _columns(
    columns: Sequence[int], cards: Sequence[int], sheet: SoloSheet, printed: Printed
) -> Iterator[Problem]:
    claimed: set[int] = set()
    for territory, column in enumerate(columns, 1):
        yield from _claimed_column(territory, column, claimed, len(printed.columns))
        claimed |= {column} - {0}
    for territory, (column, crossed) in enumerate(zip(columns, cards, strict=False), 1):
        if territory >= FIRST_COLUMN_CLAIM and column <= len(printed.columns):
            left = _cards_left(column, sheet, printed) if column else 0
            if crossed != left:
                yield _entry(_CARDS, territory).error(
                    "S9",
                    "the Trolls cross out as many cards as column {column} has left ({left}), "
                    "not {crossed}",
                    crossed=crossed,
                    column=column,
                    left=left,
                )


def _claimed_column(
    territory: int, column: int, claimed: Set[int], columns: int
) -> Iterator[Problem]:
    """Find what is wrong with the column claimed after a territory, 0 for none."""
    place = _entry(_COLUMNS, territory)
    if column == 0:
        if territory >= FIRST_COLUMN_CLAIM and len(claimed) < columns:
            yield place.error(
                "S9",
                "the Trolls claim no column here; they claim one after territory {first} and "
                "after each later one",
                first=FIRST_COLUMN_CLAIM,
            )
    elif territory < FIRST_COLUMN_CLAIM:
        yield place.error(
            "S9",
            "the Trolls claim column {column} here, but their first one only after territory "
            "{first}",
            column=column,
            first=FIRST_COLUMN_CLAIM,
        )
    elif column > columns:
        yield place.error(
            "M1.5",
            "there is no column {column}; the columns are 1 to {all}",
            column=column,
            all=columns,
        )
    elif column in claimed:
        yield place.error(
            "S9",
            "the Trolls have claimed column {column} before; they claim each column once",
            column=column,
        )


def _cards_left(column: int, sheet: SoloSheet, printed: Printed) -> int:
    """Count the cards of a column that a claim crosses out.

    Who claims a column ends the buying there, so those owned were owned before; with the third
    of them the others were crossed out already (M6.2).
    """
    cards = printed.columns[column - 1]
    owned = sum(card in sheet.marks for card in cards)
    return 0 if owned >= COLUMN_BOUGHT else len(cards) - owned


def _claims(claims: Sequence[Claim | None], printed: Printed) -> Iterator[Problem]:
    """Find claims that are not in play, or do not fall from claim to claim of a kind."""
    last: dict[Kind, int] = {}
    for territory, claim in enumerate(claims, 1):
        if claim is None:
            continue
        place = _entry(_CLAIMS, territory)
        if claim.value not in printed.in_play[claim.kind]:
            yield value_problem(claim.kind, claim.value, place, printed)
        if claim.kind in last and claim.value >= last[claim.kind]:
            yield place.error(
                "S10",
                "the Trolls claim {claim} after {value}; of each kind they claim the highest first",
                claim=claim_name(claim),
                value=last[claim.kind],
            )
        last[claim.kind] = claim.value


def _claims_missing(
    claims: Sequence[Claim | None], sheet: SoloSheet, printed: Printed
) -> Iterator[Problem]:
    """While any relic or monument is left in play the Trolls claim one after each territory."""
    claimed = {claim for claim in claims if claim is not None}
    left = [
        Claim(kind, value)
        for kind, values in printed.in_play.items()
        for value in values
        if value not in sheet.taken[kind] and Claim(kind, value) not in claimed
    ]
    for territory, claim in enumerate(claims, 1):
        later = [each for each in claims[territory:] if each is not None]
        still_there = later + left
        if territory >= FIRST_CLAIM and claim is None and still_there:
            yield _entry(_CLAIMS, territory).error(
                "S10",
                "the Trolls claim nothing here, but {claim} was left; they claim one as long as "
                "any is left",
                claim=claim_name(still_there[0]),
            )


def _entry(key: str, territory: int) -> FieldPath:
    return FieldPath(("trolls", key, territory - 1))
