"""A board's regions: read from a file that may be part of a game, and as text and a tree.

The text has the board with its regions numbered, and its key:

    A   B   C   D          g1   an open region of gold, number 1 in the list
1   G1  g2! .   @A         G1   a closed one      g2!  with the resource printed there
2     w3  w3  ~   ^A       @A   A's worker    #  swamp    ~  a lake    .  empty
  ---------------------    a river            ^  a ship   ^A A's worker on it
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from scoring.answers.columns import Block, Line, Row, TextTable, padded, plain_text, text_width
from scoring.merchants.board.checks import find_board_problems
from scoring.merchants.board.position import (
    BoardInPlay,
    board_of,
    earnings,
    is_end_reached,
    printed_closed,
)
from scoring.merchants.game import GAME
from scoring.merchants.state import SoloState, State
from scoring.open_game import OpenGame
from sheets.files.problem import FieldPath, Problem, has_errors
from sheets.hexes import Hex, column_name, hex_at, hex_name, reading_order, row_of
from sheets.merchants.edition.edition import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    RESOURCES,
    Board,
    Edition,
    Resource,
    SoloMap,
)
from sheets.merchants.words import MERCHANTS
from sheets.words.text import Message, Name, Text, in_a_row
from sheets.words.translation import Translation, load_words

RIVER, RIVER_BELOW, BRIDGE, DRY = "|", "-", "=", " "


class Rivers:
    """The rivers of a map; a board's run between rows, where nothing is to be shown here."""

    def __init__(self, land: Board | SoloMap) -> None:
        self.columns = land.columns
        self.territory_of = land.territory_of if isinstance(land, SoloMap) else {}
        self.bridges = {*map(frozenset, land.bridges)} if isinstance(land, SoloMap) else set()

    def right_of(self, hex_: Hex) -> str:
        """Return the sign between a hex and the one to its right."""
        return self._between(hex_, Hex(hex_.q + 1, hex_.r), RIVER)

    def below(self, row: int, width: int) -> str:
        """Return the line below a row of hexes that are so wide, blank without a river."""
        half = width // 2
        sides = (
            self._between(hex_, below, RIVER_BELOW) * half
            for hex_ in (hex_at(column, row) for column in range(1, self.columns + 1))
            for below in (Hex(hex_.q - 1, hex_.r + 1), Hex(hex_.q, hex_.r + 1))
        )
        return (DRY * half if row % 2 == 0 else "") + "".join(sides)

    def _between(self, one: Hex, other: Hex, river: str) -> str:
        if frozenset((one, other)) in self.bridges:
            return BRIDGE
        territories = {self.territory_of.get(one), self.territory_of.get(other)} - {None}
        return river if len(territories) > 1 else DRY


EMPTY, LAKE, SHIP, SWAMP, WORKER = ".", "~", "^", "#", "@"
PRINTED = "!"  # Behind a resource to which none can be joined (M3.2).
# Of a game alone: empty hexes of other territories, and where its next one begins (S8).
NOT_BEGUN, OVER, FIRST = ":", "x", "*"
LEAST_WIDTH = 4  # Of a hex: a letter, a region's number of two digits, a space.


def board_lines(board: BoardInPlay, letters: Mapping[Resource, str]) -> list[str]:
    """Return the lines of the board as far as it is in play; `letters` stand for the resources.

    What is neither land nor lake stays blank.
    """
    cells, land = board_cells(board, letters), board.land
    rivers = Rivers(land)
    width = max(LEAST_WIDTH, *(_width(hex_, cells, rivers) for hex_ in cells))
    width += width % 2  # Even rows lie half a hex to the right.
    columns = range(1, land.columns + 1)
    lines = [" " * 4 + "".join(padded(column_name(column), width) for column in columns)]
    for row in range(1, max(map(row_of, cells), default=0) + 1):
        shift = "" if row % 2 else " " * (width // 2)
        of_row = (hex_at(column, row) for column in columns)
        line = f"{row:>2}  {shift}"
        for hex_ in of_row:
            cell, right = cells.get(hex_, ""), rivers.right_of(hex_)
            if right == DRY:
                line += padded(cell, width)
            else:
                before = line if text_width(cell) < width else line[:-1]
                line = f"{before}{padded(cell, width - 1)}{right}"
        lines.append(line)
        if isinstance(land, Board) and row in land.rivers:
            lines.append("    " + "-" * (width * land.columns + width // 2 - 1))
        elif below := rivers.below(row, width).rstrip():
            lines.append(f"    {below}")
    return [line.rstrip() for line in lines]


def _width(hex_: Hex, cells: Mapping[Hex, str], rivers: Rivers) -> int:
    """Return the width that a hex needs: the sign of a printed one takes a space beside it."""
    before, width = Hex(hex_.q - 1, hex_.r), text_width(cells[hex_])
    if not cells[hex_].endswith(PRINTED):
        return width + 1
    is_space_before = text_width(cells.get(before, "")) < LEAST_WIDTH
    has_space = DRY in (rivers.right_of(hex_), rivers.right_of(before) if is_space_before else "")
    return width if has_space else width + 1


def board_cells(board: BoardInPlay, letters: Mapping[Resource, str]) -> dict[Hex, str]:
    """Return what is shown of each hex."""
    position = board.position
    cells = {hex_: _empty(hex_, board) for hex_ in position.empty}
    cells |= dict.fromkeys(position.lakes, LAKE)
    lakes = board.land.lakes_in_play(board.players)
    cells |= dict.fromkeys((ship for lake in lakes for ship in lake.ships), SHIP)
    cells |= {ship.hex: f"{SHIP}{ship.initial}" for ship in position.ships}
    cells |= dict.fromkeys(position.swamp, SWAMP)
    cells |= {hex_: f"{WORKER}{initial}" for hex_, initial in position.workers.items()}
    for number, region in enumerate(board.regions, 1):
        letter = letters[region.resource]
        cell = f"{letter.upper() if region.closed else letter}{number}"
        cells |= dict.fromkeys(region.hexes, cell)
    return cells | {hex_: f"{cells[hex_]}{PRINTED}" for hex_ in position.printed}


def _empty(hex_: Hex, board: BoardInPlay) -> str:
    """Return the sign of an empty hex: played alone it tells its territory."""
    alone = board.alone
    if alone is None:
        return EMPTY
    if hex_ in alone.first:
        return FIRST
    if hex_ in alone.done:
        return OVER
    return EMPTY if hex_ in alone.here else NOT_BEGUN


def key_lines(board: BoardInPlay, letters: Mapping[Resource, str]) -> list[Message]:
    """Return what stands below a board: letters, signs, and alone the territory that is played."""
    shown = {*board_cells(board, letters).values()}
    empties = {sign: what for sign, what in _empties(board).items() if sign in shown}
    others = {sign: what for sign, what in _others(board).items() if sign in shown}
    others |= _rivers(board)
    # Alone the signs are so many that they take two lines.
    signs = [empties | others] if board.alone is None else [empties, others]
    lines = (
        in_a_row([Text("{sign} {what}", sign=sign, what=what) for sign, what in each.items()])
        for each in signs
        if each
    )
    return [*_letters(board, letters), *lines, *_alone(board)]


def _letters(board: BoardInPlay, letters: Mapping[Resource, str]) -> Iterator[Text]:
    """Yield what the letters and numbers of regions stand for."""
    names = board.edition.names.resources
    shown = {region.resource for region in board.regions}
    known: list[Message] = [
        Text("{sign} {what}", sign=letters[kind], what=Name.of(names[kind]))
        for kind in RESOURCES
        if kind in shown
    ]
    if not known:
        return
    numbered = Text("{letters}, with the number of the region", letters=in_a_row(known))
    if any(region.closed for region in board.regions):
        yield Text("{letters}; in capitals: closed", letters=numbered)
    else:
        yield numbered
    if board.position.printed:
        yield Text("{sign} printed: to lie beside it alone is not enough (M3.2)", sign=PRINTED)


def _empties(board: BoardInPlay) -> dict[str, Text]:
    """Return what the signs of empty hexes stand for."""
    if board.alone is None:
        return {EMPTY: Text("empty")}
    return {
        EMPTY: Text("empty"),
        FIRST: Text("empty beside the bridge"),
        NOT_BEGUN: Text("empty in a later territory"),
        OVER: Text("empty in a closed territory"),
    }


def _others(board: BoardInPlay) -> dict[str, Text]:
    """Return what else lies on hexes; of workers, on land and on ships, one stands for all."""
    position = board.position
    found: dict[str, Text] = {}
    for initial in islice(position.workers.values(), 1):
        found[f"{WORKER}{initial}"] = Text("worker of {initial}", initial=initial)
    found |= {SWAMP: Text("shaded by Swamp"), LAKE: Text("lake"), SHIP: Text("free ship")}
    for ship in position.ships[:1]:
        meaning = Text("ship with a worker of {initial}", initial=ship.initial)
        found[f"{SHIP}{ship.initial}"] = meaning
    return found


def _rivers(board: BoardInPlay) -> dict[str, Text]:
    """Return what the signs between hexes stand for, all of which are shown."""
    land = board.land
    if isinstance(land, Board):
        border = land.border_row(board.players)
        is_inner = any(river < land.rows_in_play(board.players) for river in land.rivers)
        if border and is_inner:
            return {RIVER_BELOW * 3: Text("river, the lowest the border (M2.5)")}
        if border:
            return {RIVER_BELOW * 3: Text("border river (M2.5)")}
        return {RIVER_BELOW * 3: Text("river")} if is_inner else {}
    found = {f"{RIVER} {RIVER_BELOW * 2}": Text("river")} if len(land.territories) > 1 else {}
    return found | ({BRIDGE: Text("bridge")} if land.bridges else {})


def _alone(board: BoardInPlay) -> Iterator[Text]:
    """Yield which territory is played, and where its first resource must lie (S8)."""
    if (alone := board.alone) is None or not alone.here:
        return
    hexes = " ".join(map(hex_name, sorted(alone.here, key=reading_order)))
    yield Text("territory {number}: {hexes}", number=alone.number, hexes=hexes)
    if alone.first:
        first = " ".join(map(hex_name, sorted(alone.first, key=reading_order)))
        yield Text(
            "one of the first two resources lies beside the bridge: {hexes} (S8)", hexes=first
        )


def board_in_play(opened: OpenGame, players: int | None = None) -> BoardInPlay | Sequence[Problem]:
    """Return the board that a file holds, or every error for which there is none.

    `players` takes precedence over what the file says, but for a game played alone.
    """
    if opened.game is not None and opened.name != GAME.name:
        message = Text("must be {game}; no other game has regions", game=repr(GAME.name))
        return [FieldPath(("game",)).error("", message)]
    state, edition = opened.state, opened.edition
    is_sound = not has_errors(opened.faults)
    if not (is_sound and isinstance(state, State) and isinstance(edition, Edition)):
        return opened.faults
    playing = 1 if isinstance(state, SoloState) else players or state.player_count
    errors = list(_errors(state, edition, playing))
    return errors or board_of(state, edition, playing) or []


def _errors(state: State, edition: Edition, players: int) -> Iterator[Problem]:
    if state.board is None:
        yield FieldPath(("board",)).error(
            "", "is missing; it is the table of what you drew on the board"
        )
    elif isinstance(state, SoloState) and edition.solo.map is None:
        yield FieldPath(("board",)).error(
            "S1", "played alone the board has another map, which the edition does not hold"
        )
    elif players == 0:
        numbers = {"fewest": FEWEST_PLAYERS, "most": MOST_PLAYERS}
        yield FieldPath(("players",)).error(
            "M1.7",
            "is missing, and there are no sheets that tell it; write {fewest} to {most}",
            **numbers,
        )
    elif not (isinstance(state, SoloState) or FEWEST_PLAYERS <= players <= MOST_PLAYERS):
        numbers = {"players": players, "fewest": FEWEST_PLAYERS, "most": MOST_PLAYERS}
        yield FieldPath(("players",)).error(
            "M1.7", "is {players}; {fewest} to {most} can play", **numbers
        )
    else:
        problems = find_board_problems(state, edition, players)
        yield from (problem for problem in problems if problem.level == "error")


FIGURES = (0, 2, 6, 7)  # The columns of the list that hold numbers.


def regions_tree(board: BoardInPlay) -> dict[str, Any]:
    """Return the regions as JSON has them, by their first hex; no word of it is translated."""
    trees = [
        {
            "resource": region.resource,
            "hexes": [hex_name(hex_) for hex_ in region.hexes],
            "closed": region.closed,
            "workers": dict(region.workers),
            "earns": earnings(region),
            "artifacts": len(region.artifacts),
            "printed": region.printed,
        }
        for region in board.regions
    ]
    return {"regions": trees}


def regions_text(board: BoardInPlay, words: Translation) -> str:
    """Return the board, the list of its regions and how far the end is (M7.1)."""
    return plain_text(regions_blocks(board, words))


def regions_blocks(board: BoardInPlay, words: Translation) -> list[Block]:
    """Return the lines and the table of the text."""
    return [
        *map(Line, board_and_key(board, words)),
        *(Line(), region_table(board, words)),
        *map(Line, end_lines(board, words)),
    ]


def board_and_key(board: BoardInPlay, words: Translation) -> list[str]:
    """Return the lines of the board, and what its signs stand for."""
    key = key_lines(board, _resource_letters(words.language))
    return [*lettered_board(board, words.language), "", *map(words, key)]


def lettered_board(board: BoardInPlay, language: str) -> list[str]:
    """Return the lines of the board, its resources by their letters in a language."""
    return board_lines(board, _resource_letters(language))


def _resource_letters(language: str) -> dict[Resource, str]:
    printed = load_words(language, MERCHANTS)
    return {kind: printed(f"letter.{kind}") for kind in RESOURCES}


def region_table(board: BoardInPlay, words: Translation) -> TextTable:
    """Return the list of the regions, the closed ones strong."""
    headings = (
        "",
        words(Text("resource")),
        words(Text("hexes")),
        words(Text("state")),
        words(Text("workers")),
        words(Text("earns")),
        words(Text("artifacts")),
        words(Text("printed")),
        words(Text("where")),
    )
    rows = (
        Row(
            (
                str(number),
                words(_name(region.resource, board)),
                str(len(region.hexes)),
                words(Text("closed") if region.closed else Text("open")),
                _by_initial(region.workers),
                _by_initial(earnings(region)),
                str(len(region.artifacts) or ""),
                str(region.printed or ""),
                " ".join(map(hex_name, region.hexes)),
            ),
            "strong" if region.closed else "",
        )
        for number, region in enumerate(board.regions, 1)
    )
    last = len(headings) - 1
    return TextTable(tuple(map(Line, headings)), tuple(rows), right=FIGURES, wrapped=last)


def end_lines(board: BoardInPlay, words: Translation) -> list[str]:
    """Return how far the end is, below an empty line; nothing for a game played alone."""
    if not isinstance(board.land, Board):
        return []
    return ["", f"{words(_end(board, board.land))} (M7.1)"]


def _name(resource: Resource, board: BoardInPlay) -> Name:
    return Name.of(board.edition.names.resources[resource])


def _by_initial(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{initial} {count}" for initial, count in counts.items())


def _end(board: BoardInPlay, land: Board) -> Text:
    numbers = {
        "closed": printed_closed(board.regions),
        "all": len(land.printed_in_play(board.players)),
        "needed": land.printed_to_end(board.players),
    }
    if is_end_reached(board.regions, land, board.players):
        return Text(
            "closed regions hold {closed} of the {all} goals; the game ends at "
            "{needed}, so the end is reached",
            **numbers,
        )
    return Text(
        "closed regions hold {closed} of the {all} goals; the game ends at {needed}",
        **numbers,
    )
