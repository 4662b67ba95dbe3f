"""The problems of what was drawn on the board: where nothing may lie, artifacts, ships, the end.

One function a rule. Whether it was drawn in an order that the rules allow is not asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from scoring.merchants.region_checks import BOARD, find_region_problems
from scoring.merchants.state import BoardState, FamilyState, SoloState, State, player_initials
from scoring.place import Place
from scoring.score import listed
from sheets.hexes import Edge, Hex, column_name, edge_name, hex_name, row_of
from sheets.merchants.edition import Board, Edition, Resource
from sheets.problem import Problem, has_errors
from sheets.sentence import Named, Sentence
from sheets.wording import shown_key


@dataclass(frozen=True, slots=True)
class _Drawn:
    """One thing drawn in a hex: under which keys of the file, what, by which rule."""

    keys: str
    hex: Hex
    what: str
    rule: str

    def error(self, template: str, **values: object) -> Problem:
        """Give the problem that the sentence says."""
        return self.place.error(self.rule, template, **values)

    @property
    def place(self) -> Place:
        """Where it stands in the file, `board, gold E5`; put together only for a problem."""
        return BOARD.at(f"{self.keys} {hex_name(self.hex)}")


def find_board_problems(state: State, edition: Edition, players: int) -> list[Problem]:
    """Give every problem of the board in a state; none when it holds no board.

    What hangs on the regions is looked at only when all that was drawn may lie where it is.
    """
    marks = state.board
    if marks is None:
        return []
    if isinstance(state, SoloState):
        return [BOARD.warning("S1", "is not looked at: the edition has no map to play on alone")]
    drawn = list(_everything_drawn(marks, edition))
    problems = [
        *_misplaced(drawn, edition, players),
        *_shared_hexes(drawn),
        *_artifacts(state, marks, edition, players),
        *_ships(marks, edition.board, players),
        *_initials(state, marks, players),
    ]
    if not has_errors(problems):
        problems += find_region_problems(state, marks, edition, players)
    return problems


def _everything_drawn(marks: BoardState, edition: Edition) -> Iterator[_Drawn]:
    """Give what stands in the file, in its order; ships and artifacts lie in no hex."""
    for kind, hexes in marks.resources.items():
        what = _resource(kind, edition)
        yield from (_Drawn(kind, hex_, what, "M3.2") for hex_ in hexes)
    yield from (_Drawn("swamp", hex_, Sentence("swamp"), "M9") for hex_ in marks.swamp)
    for initial, hexes in marks.workers.items():
        keys = f"workers {shown_key(initial)}"
        what = Sentence("a worker of {initial}", initial=shown_key(initial))
        yield from (_Drawn(keys, hex_, what, "M3.4") for hex_ in hexes)


def _misplaced(drawn: list[_Drawn], edition: Edition, players: int) -> Iterator[Problem]:
    """Give what lies where nothing can be drawn, each once."""
    board, last_row = edition.board, edition.board.rows_in_play(players)
    given = board.start_resources | board.printed_resources
    free = frozenset(board.hexes).difference(board.lake_hexes, given)
    wrong = [each for each in drawn if each.hex not in free or row_of(each.hex) > last_row]
    for each in dict.fromkeys(wrong):
        yield _why_not_there(each, edition, players)


def _why_not_there(drawn: _Drawn, edition: Edition, players: int) -> Problem:
    board, what = edition.board, drawn.what
    if drawn.hex not in board.hexes:
        return _off_the_board(drawn.place, board)
    if row_of(drawn.hex) > board.rows_in_play(players):
        return _beyond(drawn.place, board, players)
    if drawn.hex in board.lake_hexes:
        return drawn.error("is a lake; {what} is drawn in an empty hex of land", what=what)
    if drawn.hex in board.start_resources:
        resource = _resource(board.start_resources[drawn.hex], edition)
        text = "holds the start resource {resource}; {what} is drawn in an empty hex"
    else:
        resource = _resource(board.printed_resources[drawn.hex], edition)
        text = "holds the printed resource {resource}; {what} is drawn in an empty hex"
    return drawn.error(text, resource=resource, what=what)


def _shared_hexes(drawn: list[_Drawn]) -> Iterator[Problem]:
    """Give the hexes that hold two things, each at the place of the last one."""
    by_hex: dict[Hex, list[_Drawn]] = {}
    for each in drawn:
        by_hex.setdefault(each.hex, []).append(each)
    for hex_, things in by_hex.items():
        last, kinds = things[-1], list(dict.fromkeys(each.what for each in things))
        if len(kinds) > 1:
            text = "{hex} holds {things}; only an empty hex is drawn in"
            yield last.error(text, hex=hex_name(hex_), things=listed(kinds))
        elif len(things) > 1:
            yield _repeated(last.place, last.rule, len(things))


def _artifacts(
    state: State, marks: BoardState, edition: Edition, players: int
) -> Iterator[Problem]:
    """Give the artifacts that do not lie between two drawn hexes of one resource (M3.3)."""
    if isinstance(state, FamilyState):
        if marks.artifacts:
            text = "the family version has no artifacts; leave them out"
            yield BOARD.at("artifacts").error("F4", text)
        return
    kinds = {hex_: kind for kind, hexes in marks.resources.items() for hex_ in hexes}
    for edge, count in Counter(marks.artifacts).items():
        place = BOARD.at(f"artifacts {edge_name(edge)}")
        if count > 1:
            yield _repeated(place, "M3.3", count)
        if max(map(row_of, edge)) > edition.board.rows_in_play(players):
            yield _beyond(place, edition.board, players)
        else:
            yield from _between_unlike(place, edge, kinds, edition)


def _between_unlike(
    place: Place, edge: Edge, kinds: dict[Hex, Resource], edition: Edition
) -> Iterator[Problem]:
    undrawn = next((hex_ for hex_ in edge if hex_ not in kinds), None)
    if undrawn is not None:
        text = "an artifact lies between two drawn hexes of one resource; nobody drew one in {hex}"
        yield place.error("M3.3", text, hex=hex_name(undrawn))
    elif kinds[edge[0]] != kinds[edge[1]]:
        yield place.error(
            "M3.3",
            "an artifact lies between two drawn hexes of one resource, not of {one} and {other}",
            one=_resource(kinds[edge[0]], edition),
            other=_resource(kinds[edge[1]], edition),
        )


def _ships(marks: BoardState, board: Board, players: int) -> Iterator[Problem]:
    """Give the ships that are unknown, out of play, or hold two workers (M9 Astral Ship)."""
    lakes = {ship: lake.hexes for lake in board.lakes for ship in lake.ships}
    aboard: dict[str, str] = {}
    for initial, ships in marks.ships.items():
        for ship in ships:
            place = BOARD.at(f"ships {shown_key(initial)} {shown_key(ship)}")
            if ship not in lakes:
                known = listed(board.ships) or Sentence("none")
                yield place.error("M9", "is no ship of the board; there is {ships}", ships=known)
            elif min(map(row_of, lakes[ship])) > board.rows_in_play(players):
                yield _beyond(place, board, players)
            elif ship in aboard:
                text = "holds a worker of {initial} already; a ship holds one worker"
                yield place.error("M9", text, initial=shown_key(aboard[ship]))
            aboard.setdefault(ship, initial)


def _initials(state: State, marks: BoardState, players: int) -> Iterator[Problem]:
    """Give the initials of nobody; with sheets missing they may be those of their players."""
    if len(state.sheet) < players:
        return
    known = player_initials(state)
    for key, initials in (("workers", marks.workers), ("ships", marks.ships)):
        for initial in initials:
            if initial not in known:
                text = "is the initial of nobody; there is {initials}"
                place = BOARD.at(f"{key} {shown_key(initial)}")
                yield place.error("M1.7", text, initials=listed(known))


def _off_the_board(place: Place, board: Board) -> Problem:
    return place.error(
        "M1.4",
        "is off the board; it has the columns A to {column} and the rows 1 to {row}",
        column=column_name(board.columns),
        row=board.rows,
    )


def _beyond(place: Place, board: Board, players: int) -> Problem:
    return place.error(
        "M2.5",
        "lies beyond the border river; with {players} players the rows 1 to {row} are in play",
        players=players,
        row=board.rows_in_play(players),
    )


def _repeated(place: Place, rule: str, count: int) -> Problem:
    return place.error(rule, "stands there {count} times; once is right", count=count)


def _resource(kind: Resource, edition: Edition) -> str:
    return Named(edition.names.resources[kind])
