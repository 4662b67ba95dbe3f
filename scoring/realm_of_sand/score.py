"""A finished game of Realm of Sand: what is wrong with it, and its score (R1-R3)."""

from collections.abc import Iterator, Mapping

from scoring.realm_of_sand.game import GAME
from scoring.realm_of_sand.state import PlayerSheet, State
from scoring.score import Account, Line, Score, TieBreak, rank
from scoring.states import PlacedSheet, Unread, find_table_problems, is_whole, placed_sheets
from sheets.files.problem import FieldPath, Problem
from sheets.realm_of_sand.edition import MOST_PLAYERS, Edition
from sheets.words.text import Text

# The rules bound neither a card's points nor the pieces on a board. What is far beyond any is most
# likely two figures written as one, so it is doubted, and scores all the same.
MOST_POINTS = 50
MOST_PIECES = 50

_NEEDED: Mapping[str, Text] = {
    "player": Text("a name"),
    "cards": Text("a list of the points of the completed cards"),
    "hourglasses": Text("a list of the hourglasses of the completed cards"),
    "pieces": Text("the number of pieces left on the player board"),
}


def find_problems(state: State, edition: Edition, unread: Unread = frozenset()) -> list[Problem]:
    """Return every problem of a state; `unread` is what could not be read of it."""
    sheets = state.sheet[:MOST_PLAYERS]
    problems = list(find_table_problems(GAME, state, _NEEDED, unread))
    for number, (place, sheet) in enumerate(placed_sheets(sheets)):
        if is_whole(number, unread):
            problems += _cards(sheet, place)
            problems += _unlikely(sheet, place, edition)
    if not any(path[0] == "sheet" for path in unread):
        problems += _end(sheets, edition)
    return problems


def _cards(sheet: PlayerSheet, place: FieldPath) -> Iterator[Problem]:
    """Every completed card has its points and its hourglasses (R1, R2)."""
    if sheet.cards is None or sheet.hourglasses is None:
        return
    if len(sheet.cards) != len(sheet.hourglasses):
        yield place.at("hourglasses").error(
            "R1",
            "not as many cards have hourglasses ({hourglasses}) as points ({cards}); every "
            "completed card stands in both lists, with 0 where it shows none",
            hourglasses=len(sheet.hourglasses),
            cards=len(sheet.cards),
        )


def _unlikely(sheet: PlayerSheet, place: FieldPath, edition: Edition) -> Iterator[Problem]:
    """Doubt figures that no card and no board has (R1, R2, R3)."""
    for card, hourglasses in enumerate(sheet.hourglasses or ()):
        if hourglasses > edition.hourglasses:
            yield place.at("hourglasses", card).warning(
                "R1",
                "{value} hourglasses on one card are unlikely; {needed} on all declare the end",
                value=hourglasses,
                needed=edition.hourglasses,
            )
    for card, points in enumerate(sheet.cards or ()):
        if points > MOST_POINTS:
            yield place.at("cards", card).warning(
                "R2",
                "{value} points for one card are unlikely; up to {most} would not be",
                value=points,
                most=MOST_POINTS,
            )
    if sheet.pieces is not None and sheet.pieces > MOST_PIECES:
        yield place.at("pieces").warning(
            "R3",
            "{value} pieces left on a board are unlikely; up to {most} would not be",
            value=sheet.pieces,
            most=MOST_PIECES,
        )


def _end(sheets: tuple[PlayerSheet, ...], edition: Edition) -> Iterator[Problem]:
    """Somebody has declared the end (R1)."""
    shown = [sum(sheet.hourglasses) for sheet in sheets if sheet.hourglasses is not None]
    if shown and len(shown) == len(sheets) and max(shown) < edition.hourglasses:
        yield FieldPath(("hourglasses",)).warning(
            "R1",
            "nobody has declared the end: it takes {needed} hourglasses, and nobody has more "
            "than {most}",
            needed=edition.hourglasses,
            most=max(shown),
        )


_CARDS = Text("Completed cards")
_PIECES = Text("Pieces left")
_ORDER = Text("Place in the round")


def score(state: State, edition: Edition) -> Score:
    """Return the score of a finished game; its problems say what was left out, if anything was."""
    placed = placed_sheets(state.sheet[:MOST_PLAYERS])
    accounts = [_account(each, order) for order, each in enumerate(placed, 1)]
    problems = tuple(
        place.at(key).left_out(rule)
        for place, sheet in placed
        for key, rule in (("cards", "R2"), ("pieces", "R3"))
        if getattr(sheet, key) is None
    )
    return Score(state.game, state.variant, rank(accounts), problems)


def _card_count(number: int) -> Text:
    return Text("1 card") if number == 1 else Text("{number} cards", number=number)


def _account(placed: PlacedSheet[PlayerSheet], order: int) -> Account:
    place, sheet = placed
    lines: tuple[Line, ...] = ()
    if sheet.cards is not None:
        number = len(sheet.cards)
        label = Text("Completed cards: {number}", number=number)
        lines = (Line(_CARDS, sum(sheet.cards), "R2", label, _card_count(number), "card"),)
    # Who comes later in the round wins the last tie, so no place is ever shared.
    ties = (TieBreak(_PIECES, sheet.pieces or 0, "R3"), TieBreak(_ORDER, order, "R3"))
    return Account(sheet.player or place.name, lines, ties)
