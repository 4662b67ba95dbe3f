"""Positions that a person can read, and turns in the words of records.

    position('''
        g* .  .  .
         .  .  .  .
    ''', "gold 3, cards 5 6, built 2", "artifacts 2, crowns 3")

The board is text as in `tests/scoring/merchants/text_board.py`; A and B are the workers of Anna and
Bernd. A sheet is a few words, its markers at 1 where none is named. Cards are those of `CARDS`,
whatever the shipped edition holds; so are relics, monuments and the archive.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import pairwise
from types import MappingProxyType
from typing import Any

from rollwrite.play.closing import closed_by
from rollwrite.play.events import tell
from rollwrite.play.ground import Ground
from rollwrite.play.notation import step_text
from rollwrite.play.parsing import next_step
from rollwrite.play.position import Position, first_position
from rollwrite.play.state import Board, GameState, IllegalStepError, Sheet, empty_sheet
from rollwrite.play.steps import PASS, Cast
from rollwrite.play.table import Table, Variant, table_of
from rollwrite.play.turns import begin_turn
from rollwrite.play.words import NotationError, Words
from scoring.merchants.content import content_of
from scoring.merchants.state import BoardState, parse_archive_spell
from sheets.hexes import Edge, Hex, hex_at, hex_name
from sheets.merchants.edition.edition import (
    RESOURCES,
    TRACKS,
    Archive,
    Card,
    Column,
    Edition,
    Monuments,
    Place,
    Relics,
    Resource,
    Solo,
    SoloMap,
    Storey,
    Territory,
    Value,
)
from sheets.merchants.edition.edition import Sheet as PrintedSheet
from tests.editions import first_edition
from tests.scoring.merchants.text_board import read_text_board

NAMES = ("Anna", "Bernd", "Clara", "Dora")
CARDS = """
 1 swamp-1     1  2 bank            3
 2 terrain-1   2  2 academy         2
 3 clone       2  2 carpenter       2

 4 construct   3  4 treasury        5
 5 rage-2      2  3 market          4
 6 swamp-2     2  2 shrine          3

 7 clone       2  1 asylum          1
 8 acquire     3  3 tower           4
 9 rage-3      4  5 store           5

10 astral-ship 3  3 shrine          3
11 construct   4  4 sawmill         4
12 rage-2      2  1 school-of-magic 1

13 muster      3  2 carpenter       1
14 terrain-2   3  3 workshop        3
15 acquire     4  3 statue          3

16 swamp-1     1  1 school-of-magic 2
17 conjure     3  2 academy         2
18 rage-3      5  5 treasury        4

19 muster      2  2 workshop        3
20 terrain-2   3  3 sawmill         4
21 swamp-2     3  2 asylum          1
"""  # Number, spell, crystals, gold, building, wood; a column of cards in each paragraph.


def _columns() -> tuple[Column, ...]:
    found: list[Column] = []
    for paragraph in CARDS.strip().split("\n\n"):
        cards: list[Card] = []
        for line in paragraph.split("\n"):
            number, spell, crystals, gold, building, wood = line.split()
            cards.append(Card(int(number), spell, int(crystals), int(gold), building, int(wood)))
        found.append(Column(tuple(cards)))
    return tuple(found)


def _archive(*storeys: str) -> Archive:
    places = [[Place(tuple(each.split())) for each in storey.split(" | ")] for storey in storeys]
    return Archive(tuple(Storey(tuple(each)) for each in places))


EDITION: Edition = replace(
    first_edition(),
    version="1.0.0",
    columns=_columns(),
    sheet=PrintedSheet(artifacts=12, workers=5),
    relics=Relics(
        two=(Value(8), Value(7, players=4), Value(6, players=3), Value(5)),
        three=(Value(14), Value(9)),
    ),
    monuments=Monuments((Value(14), Value(12, players=3), Value(11), Value(9))),
    archive=_archive("rage-3 muster swamp-2 | astral-ship terrain-2", "terrain-1", "clone"),
)


def table(board: str = "g* .", variant: Variant = "base", players: int = 2, **rules: Any) -> Table:
    """Return a table with a board drawn as text, and options of its rules."""
    edition = replace(
        EDITION, board=read_text_board(board).board, rules=replace(EDITION.rules, **rules)
    )
    names = NAMES[:players]
    return table_of(variant, names, content_of(edition), "tests 1.0.0")


def position(
    board: str,
    *sheets: str,
    variant: Variant = "base",
    players: int = 2,
    seat: int = 0,
    artifacts: str = "",
    shut: Iterable[int] = (),
    **rules: Any,
) -> Position:
    """Return a game in its second round, at the beginning of a seat's turn.

    `artifacts` are edges, `shut` columns counted from 1; `rules` options of the edition.
    """
    at = table(board, variant, players, **rules)
    marks = read_text_board(board, artifacts).marks
    given = [*map(_sheet(at), sheets)]
    first = first_position(at)
    drawn = _board(at.ground, marks, players)
    found = first._replace(
        round=2,
        seat=seat,
        board=drawn._replace(closed_hexes=_closed(at, drawn)),
        sheets=(*given, *(empty_sheet() for _ in range(players - len(given)))),
        closed_columns=frozenset(number - 1 for number in shut),
    )
    taken = (
        sum(len(sheet.relics_two) for sheet in found.sheets),
        sum(len(sheet.relics_three) for sheet in found.sheets),
        sum(len(sheet.monuments) for sheet in found.sheets),
    )
    begins = begin_turn(found._replace(taken=taken))
    assert isinstance(begins, Position)
    return begins


def _board(ground: Ground, marks: BoardState, players: int) -> Board:
    mask = ground.mask
    resources = tuple(
        given | mask(getattr(marks, resource))
        for given, resource in zip(ground.given, RESOURCES, strict=True)
    )
    initials = "ABCD"[:players]
    workers = tuple(mask(marks.workers.get(each, ())) for each in initials)
    swamp = mask(marks.swamp)
    taken = swamp | sum(resources) | sum(workers)
    return Board(
        empty=ground.land & ~taken,
        resources=resources,
        workers=workers,
        ships=tuple(mask(marks.ships.get(each, ())) for each in initials),
        swamp=swamp,
        artifacts=tuple(mask(edge) for edge in marks.artifacts),
    )


def _closed(at: Table, board: Board) -> int:
    land = at.ground.land
    return sum(each.mask for each in closed_by(at, board, land, land))


def _sheet(at: Table) -> Any:
    """Return what reads a sheet: `gold 3, cards 5 6, built 2, artifacts 4, symbols 1`."""

    def read(text: str) -> Sheet:
        found = empty_sheet()
        for phrase in filter(None, text.split(",")):
            word, *values = phrase.split()
            found = _with(found, word, values, at)
        return found

    return read


def _with(sheet: Sheet, word: str, values: list[str], at: Table) -> Sheet:
    if word == "spells":
        return sheet._replace(spells=tuple(map(parse_archive_spell, values)))
    if word == "used":
        return sheet._replace(used=tuple(map(parse_archive_spell, values)))
    numbers = tuple(map(int, values))
    if word in TRACKS:
        tracks = [*sheet.tracks]
        tracks[TRACKS.index(word)] = numbers[0]
        return sheet._replace(tracks=(tracks[0], tracks[1], tracks[2], tracks[3]))
    if word == "built":
        cards = [at.printed.cards[number] for number in numbers]
        return sheet._replace(
            built=numbers,
            paid=tuple(card.wood for card in cards),
            buildings=frozenset(card.building for card in cards),
        )
    fields: dict[str, Any] = {
        "crowns": {"crowns": numbers},
        "cards": {"bought": numbers},
        "cast": {"cast": numbers},
        "overbuilt": {"overbuilt": numbers},
        "paid": {"paid": numbers},
        "artifacts": {"circled": numbers[0]},
        "crossed": {"crossed": numbers[0]},
        "symbols": {"workers_crossed": numbers[0]},
        "relics2": {"relics_two": numbers},
        "relics3": {"relics_three": numbers},
        "monuments": {"monuments": numbers},
    }
    return sheet._replace(**fields[word])


def after(at: Position, text: str) -> Position:
    """Return the position after steps in the words of records, with the events of all of them."""
    events = at._replace(events=()).events
    for part in text.split(";"):
        words = Words(part)
        while words:
            at = at.after(next_step(at, words))
            events += at.events
    return at._replace(events=events)


def turn(at: Position, text: str) -> Position:
    """Return the position after a whole turn: what need not be done is done without."""
    found = after(at, text)
    events = found.events
    while not found.is_over and (found.round, found.seat) == (at.round, at.seat):
        found = found.after(PASS)
        events += found.events
    return found._replace(events=events)


def refusal(error: NotationError | IllegalStepError) -> str:
    """Return why a step is not allowed: rule, message, what is."""
    if isinstance(error, NotationError):
        return str(error.message)
    allowed = f"; {', '.join(error.allowed)}" if error.allowed else ""
    return f"{error.rule} {error.message}{allowed}"


def told(at: GameState) -> list[str]:
    """Return what the last steps brought about, in words, each with its rule."""
    return [f"{text} ({rule})" for text, rule in (tell(event, at.table) for event in at.events)]


def tracks(at: GameState, seat: int = 0) -> str:
    """Return a player's tracks and crowns: `gold 1 wood 1 crystal 1 craft 1, crowns 3`."""
    sheet = at.sheets[seat]
    words = (f"{track} {value}" for track, value in zip(TRACKS, sheet.tracks, strict=True))
    return f"{' '.join(words)}, crowns {sum(sheet.crowns)}"


def workers(at: Position) -> str:
    """Return where a worker may be drawn: `B1 B2`."""
    return " ".join(hex_name(step.hex) for step in at.legal_workers)


def pairs(at: Position) -> set[str]:
    """Return the pairs of hexes in which two resources may be drawn: `A1-B1`."""
    return {
        "-".join(hex_name(each.hex) for each in draw.drawn) if draw.drawn else "nothing"
        for draw in at.legal_draws
    }


def actions(at: Position) -> set[str]:
    """Return what can be erected or taken as the action: `build 5`."""
    legal = (step for step in at.legal_actions if not isinstance(step, Cast))
    return {step_text(step, at.table) for step in legal}


def buys(at: Position) -> str:
    """Return the cards that can be bought: `7 16`."""
    return " ".join(str(step.card) for step in at.legal_buys)


def targets(at: Position, source: int | str) -> set[str]:
    """Return what a spell can be cast on: the hexes, resource, card or building of each cast."""
    wanted = source if isinstance(source, int) else parse_archive_spell(source)
    return {
        " ".join([*map(hex_name, cast.hexes), *_other_targets(cast)])
        for cast in at.legal_actions
        if isinstance(cast, Cast) and cast.source == wanted
    }


def _other_targets(cast: Cast) -> Iterable[str]:
    if cast.resource:
        yield cast.resource
    if cast.card:
        yield str(cast.card)
    if cast.erect:
        yield f"{type(cast.erect).__name__.lower()} {cast.erect.card}"


def solo(
    sheet: str = "",
    printed: Mapping[Resource, tuple[Hex, ...]] = MappingProxyType({}),
    bridges: tuple[Edge, ...] = (),
    **rules: Any,
) -> Position:
    """Return a game alone in its second round, on a map of eight territories, a row of four each.

    Bridges lead down column A; one turn fills a territory, of which no hex is printed.
    """
    hexes = [tuple(hex_at(column, row) for column in range(1, 5)) for row in range(1, 9)]
    plan = SoloMap(
        columns=4,
        rows=8,
        start={"gold": (hexes[0][0],)},
        printed=printed,
        territories=tuple(map(Territory, hexes)),
        bridges=bridges or tuple((upper[0], lower[0]) for upper, lower in pairwise(hexes)),
    )
    edition = replace(EDITION, solo=Solo(map=plan), rules=replace(EDITION.rules, **rules))
    at = table_of("solo", NAMES[:1], content_of(edition), "tests 1.0.0", "beginner")
    begins = begin_turn(first_position(at)._replace(round=2, sheets=(_sheet(at)(sheet),)))
    assert isinstance(begins, Position)
    return begins


def territories(at: Position, number: int) -> Position:
    """Return a game alone at the end of so many territories, every one filled in a turn."""
    at = turn_alone(at, "draw wood B1 craft C1; worker D1")
    for row in range(2, number + 1):
        while at.phase in ("column", "claim"):
            at = at.after(at.legal_steps[0])
        at = turn_alone(at, f"bridge A{row}; draw wood A{row} craft B{row}; worker C{row}")
    return at


def turn_alone(at: Position, text: str) -> Position:
    """Return the position after a turn that closes a territory."""
    at = after(at, text)
    while at.phase in ("action", "score", "buy"):
        at = at.after(PASS)
    return at
