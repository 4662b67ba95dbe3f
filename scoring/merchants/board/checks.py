"""The problems of what was drawn on the board: where nothing may lie, artifacts, ships, the end.

One function a rule. Whether it was drawn in an order that the rules allow is for `history.py`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from scoring.merchants.board.position import (
    BoardInPlay,
    Region,
    board_of,
    can_draw_resources,
    has_ended,
    hexes_in_play,
    land_of,
    printed_closed,
)
from scoring.merchants.state import BaseState, BoardState, FamilyState, SoloState, State
from scoring.states import sheet_place
from sheets.editions.head import ByLanguage
from sheets.files.problem import FieldPath, Problem, has_errors
from sheets.hexes import Edge, Hex, column_name, edge_name, hex_name
from sheets.merchants.edition.edition import Board, Edition, Resource, SoloMap
from sheets.merchants.options import Rules
from sheets.words.text import Message, Name, Text, joined, shown_key

BOARD = FieldPath(("board",))


def _region_problems(state: State, edition: Edition, players: int) -> Iterator[Problem]:
    """Find the problems of the regions of a board on which all lies where it may."""
    board = board_of(state, edition, players)
    assert board is not None  # Whoever asks has looked at it.
    if not isinstance(state, FamilyState):
        yield from _circled(state, board.regions, edition)
    if not isinstance(state, SoloState):
        yield from _end(state, board)


def _circled(
    state: BaseState | SoloState, regions: Sequence[Region], edition: Edition
) -> Iterator[Problem]:
    """Return the players who circled more artifacts than the closed regions gave (M5.6)."""
    closed = [region for region in regions if region.closed]
    if edition.rules.artifacts_to == "closer":
        circled = sum(sheet.artifacts.circled for sheet in state.sheet)
        there = sum(len(region.artifacts) for region in closed)
        if circled > there:
            yield BOARD.at("artifacts").error(
                "M5.6",
                "the sheets together have more artifacts circled ({circled}) than the closed "
                "regions hold ({there}), and each goes to one player",
                circled=circled,
                there=there,
            )
        return
    for seat, initial in enumerate(state.initials if state.is_everybody_named else ()):
        sheet = state.sheet[seat]
        there = sum(len(region.artifacts) for region in closed if initial in region.workers)
        if sheet.artifacts.circled > there:
            place = sheet_place(seat, sheet.player).at("artifacts")
            yield place.error(
                "M5.6",
                "more artifacts are circled ({circled}) than there are in the closed regions "
                "that workers of {initial} touch ({there})",
                circled=sheet.artifacts.circled,
                initial=initial,
                there=there,
            )


def _end(state: State, board: BoardInPlay) -> Iterator[Problem]:
    """Warn of a game that is not over: M7.1, in the family version nor by F9, nor stuck (M3.6)."""
    if has_ended(state, board):
        return
    if not can_draw_resources(board.position, board.edition.rules):
        return  # By `deadlock_ends = false` it ends when nobody takes an action either (M3.6).
    printed = board.edition.board
    yield BOARD.warning(
        "M7.1",
        "the end is not reached: closed regions hold only {closed} of the {all} goals "
        "in play, and the game ends at {needed}",
        closed=printed_closed(board.regions),
        all=len(printed.printed_in_play(board.players)),
        needed=printed.printed_to_end(board.players),
    )


@dataclass(frozen=True, slots=True)
class _Ground:
    """What is drawn on: the board or solo map, what of it is in play, the resources' names."""

    land: Board | SoloMap
    in_play: frozenset[Hex]
    names: Mapping[Resource, ByLanguage]
    players: int

    def out_of_play(self, place: FieldPath, hex_: Hex) -> Problem:
        """Say why a hex is not in play."""
        if hex_ not in self.land.hexes:
            return place.error(
                "M1.4",
                "is off the board; it has the columns A to {column} and the rows 1 to {row}",
                column=column_name(self.land.columns),
                row=self.land.rows,
            )
        if isinstance(self.land, SoloMap):
            return place.error("S3", "lies in no territory; you draw only in territories")
        return place.error(
            "M2.5",
            "lies beyond the border river; with {players} players the rows 1 to {row} are in play",
            players=self.players,
            row=self.land.rows_in_play(self.players),
        )

    def is_cut(self, edge: Edge) -> bool:
        """Return whether a river of the solo map runs between two hexes (S3)."""
        if not isinstance(self.land, SoloMap):
            return False
        first, second = (self.land.territory_of.get(hex_) for hex_ in edge)
        return first is not None and second is not None and first != second


@dataclass(frozen=True, slots=True)
class _Drawn:
    """One thing drawn in a hex: under which keys of the file, what, by which rule."""

    keys: tuple[str, ...]
    hex: Hex
    what: Message
    rule: str

    @property
    def place(self) -> FieldPath:
        """Where it stands in the file, `board, gold E5`; put together only for a problem."""
        return BOARD.at(*self.keys, hex_name(self.hex))


def find_board_problems(state: State, edition: Edition, players: int) -> list[Problem]:
    """Return every problem of the board in a state; none when it holds no board.

    What depends on the regions is looked at only when all that was drawn may lie where it is.
    """
    marks, land = state.board, land_of(state.variant, edition)
    if marks is None:
        return []
    if land is None:
        return [BOARD.warning("S1", "cannot be checked: the edition has no map to play on alone")]
    ground = _Ground(land, hexes_in_play(land, players), edition.names.resources, players)
    drawn = list(_everything_drawn(marks, ground))
    problems = [*_misplaced(drawn, ground), *_shared_hexes(drawn)]
    if state.variant != "family":
        problems += _artifacts(marks, ground, edition.rules)
    elif marks.artifacts:
        without = Text("the family version has no artifacts; leave them out")
        problems.append(BOARD.at("artifacts").error("F4", without))
    problems += [*_ships(marks, ground), *_initials(state, marks, players)]
    if not has_errors(problems):
        problems += _region_problems(state, edition, players)
    return problems


def _everything_drawn(marks: BoardState, ground: _Ground) -> Iterator[_Drawn]:
    """Return what stands in the file, in its order; ships and artifacts lie in no hex."""
    for kind, hexes in marks.resources.items():
        resource = Name.of(ground.names[kind])
        yield from (_Drawn((kind,), hex_, resource, "M3.2") for hex_ in hexes)
    yield from (_Drawn(("swamp",), hex_, Text("swamp"), "M9") for hex_ in marks.swamp)
    for initial, hexes in marks.workers.items():
        keys = ("workers", initial)
        worker = Text("a worker of {initial}", initial=shown_key(initial))
        yield from (_Drawn(keys, hex_, worker, "M3.4") for hex_ in hexes)


def _misplaced(drawn: list[_Drawn], ground: _Ground) -> Iterator[Problem]:
    """Return what lies where nothing can be drawn, each once."""
    land = ground.land
    given = land.start_resources | land.printed_resources
    free = ground.in_play.difference(land.lake_hexes, given)
    for each in dict.fromkeys(each for each in drawn if each.hex not in free):
        values = {"what": each.what}
        if each.hex in given:
            values["resource"] = Name.of(ground.names[given[each.hex]])
        if each.hex not in ground.in_play:
            yield ground.out_of_play(each.place, each.hex)
        elif each.hex in land.lake_hexes:
            yield each.place.error(
                each.rule, "is a lake; {what} belongs in an empty hex on land", **values
            )
        elif each.hex in land.start_resources:
            yield each.place.error(
                each.rule,
                "holds the start resource {resource}; {what} belongs in an empty hex",
                **values,
            )
        else:
            yield each.place.error(
                each.rule,
                "holds the printed resource {resource}; {what} belongs in an empty hex",
                **values,
            )


def _shared_hexes(drawn: list[_Drawn]) -> Iterator[Problem]:
    """Return the hexes that hold two things, each at the place of the last one."""
    by_hex: dict[Hex, list[_Drawn]] = {}
    for each in drawn:
        by_hex.setdefault(each.hex, []).append(each)
    for hex_, things in by_hex.items():
        last, kinds = things[-1], list(dict.fromkeys(each.what for each in things))
        if len(kinds) > 1:
            yield last.place.error(
                last.rule,
                "{hex} holds {things}; a hex holds one thing at most",
                hex=hex_name(hex_),
                things=joined(kinds),
            )
        elif len(things) > 1:
            yield _repeated(last.place, last.rule, len(things))


def _artifacts(marks: BoardState, ground: _Ground, rules: Rules) -> Iterator[Problem]:
    """Return the artifacts that do not lie between two hexes of one resource, drawn (M3.3)."""
    is_of_pair = rules.artifacts_between == "pair"
    kinds = {hex_: kind for kind, hexes in marks.resources.items() for hex_ in hexes}
    for edge, count in Counter(marks.artifacts).items():
        place = BOARD.at("artifacts", edge_name(edge))
        if count > 1:
            yield _repeated(place, "M3.3", count)
        outside = next((hex_ for hex_ in edge if hex_ not in ground.in_play), None)
        if outside is not None:
            yield ground.out_of_play(place, outside)
        elif ground.is_cut(edge):
            yield place.error(
                "S3", "a river runs there; an artifact lies between two hexes of one territory"
            )
        elif is_of_pair:
            yield from _between_unlike(place, edge, kinds, ground)
        else:
            yield from _between_no_neighbours(place, edge, kinds, ground)
    if is_of_pair:
        yield from _in_two_pairs(marks)


def _in_two_pairs(marks: BoardState) -> Iterator[Problem]:
    """Return the artifacts beside another one's hex: a hex is drawn once, with one other (M3.3)."""
    first: dict[Hex, Edge] = {}
    for edge in dict.fromkeys(marks.artifacts):
        other = next((first[hex_] for hex_ in edge if hex_ in first), None)
        if other is not None:
            yield BOARD.at("artifacts", edge_name(edge)).error(
                "M3.3",
                "has a hex in common with {other}; an artifact lies between the two resources of "
                "one turn, so a hex has one at most",
                other=edge_name(other),
            )
        for hex_ in edge:
            first.setdefault(hex_, edge)


def _between_unlike(
    place: FieldPath, edge: Edge, kinds: Mapping[Hex, Resource], ground: _Ground
) -> Iterator[Problem]:
    undrawn = next((hex_ for hex_ in edge if hex_ not in kinds), None)
    if undrawn is not None:
        yield place.error(
            "M3.3",
            "an artifact lies between two drawn hexes of one resource; nobody drew one in {hex}",
            hex=hex_name(undrawn),
        )
    elif kinds[edge[0]] != kinds[edge[1]]:
        yield place.error(
            "M3.3",
            "an artifact lies between two drawn hexes of one resource, not of {one} and {other}",
            one=Name.of(ground.names[kinds[edge[0]]]),
            other=Name.of(ground.names[kinds[edge[1]]]),
        )


def _between_no_neighbours(
    place: FieldPath, edge: Edge, drawn: Mapping[Hex, Resource], ground: _Ground
) -> Iterator[Problem]:
    """Return what is wrong by the option `neighbours`: of one resource both, one of them drawn."""
    kinds = {**ground.land.start_resources, **ground.land.printed_resources, **drawn}
    empty = next((hex_ for hex_ in edge if hex_ not in kinds), None)
    if empty is not None:
        yield place.error(
            "M3.3",
            "an artifact lies between two hexes of one resource; {hex} holds none",
            hex=hex_name(empty),
        )
    elif kinds[edge[0]] != kinds[edge[1]]:
        yield place.error(
            "M3.3",
            "an artifact lies between two hexes of one resource, not of {one} and {other}",
            one=Name.of(ground.names[kinds[edge[0]]]),
            other=Name.of(ground.names[kinds[edge[1]]]),
        )
    elif drawn.keys().isdisjoint(edge):
        yield place.error(
            "M3.3",
            "an artifact comes with a drawn resource; {one} and {other} hold theirs "
            "from the beginning",
            one=hex_name(edge[0]),
            other=hex_name(edge[1]),
        )


def _ships(marks: BoardState, ground: _Ground) -> Iterator[Problem]:
    """Return the ships that are unknown, out of play, or hold two workers (M9 Astral Ship)."""
    land = ground.land
    aboard: dict[Hex, str] = {}
    for initial, ships in marks.ships.items():
        for ship in ships:
            place = BOARD.at("ships", initial, hex_name(ship))
            if ship not in land.ships:
                yield _unknown_ship(place, land)
            elif ship not in ground.in_play:
                yield ground.out_of_play(place, ship)
            elif ship in aboard:
                yield place.error(
                    "M9",
                    "holds a worker of {initial} already; a ship holds one worker",
                    initial=shown_key(aboard[ship]),
                )
            aboard.setdefault(ship, initial)


def _unknown_ship(place: FieldPath, land: Board | SoloMap) -> Problem:
    ships = joined([hex_name(ship) for ship in land.ships])
    match len(land.ships):
        case 0:
            there = Text("is no ship, for the board has none")
        case 1:
            there = Text("is no ship of the board; its only ship is {ships}", ships=ships)
        case _:
            there = Text("is no ship of the board; its ships are {ships}", ships=ships)
    return place.error("M9", there)


def _initials(state: State, marks: BoardState, players: int) -> Iterator[Problem]:
    """Return the initials of nobody; with sheets or names missing they may be those of anybody."""
    least = 1 if state.variant == "solo" else players
    if len(state.sheet) < least or not state.is_everybody_named:
        return
    known = state.initials
    nobody = (
        Text("is nobody's initial; the only one is {initials}", initials=joined(known))
        if len(known) == 1
        else Text("is nobody's initial; the initials are {initials}", initials=joined(known))
    )
    for key, initials in (("workers", marks.workers), ("ships", marks.ships)):
        for initial in initials:
            if initial not in known:
                yield BOARD.at(key, initial).error("M1.7", nobody)


def _repeated(place: FieldPath, rule: str, count: int) -> Problem:
    return place.error(rule, "stands there {count} times; once is right", count=count)
