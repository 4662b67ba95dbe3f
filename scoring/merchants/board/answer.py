"""A board's regions: read from a file that may be part of a game, and as text and a tree."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from scoring.answers.columns import Block, Line, Row, TextTable, plain_text
from scoring.merchants.board.checks import find_board_problems
from scoring.merchants.board.position import (
    BoardInPlay,
    board_of,
    earnings,
    is_end_reached,
    printed_closed,
)
from scoring.merchants.board.text import board_lines, key_lines
from scoring.merchants.game import GAME
from scoring.merchants.state import SoloState, State
from scoring.open_game import OpenGame
from sheets.files.problem import FieldPath, Problem, has_errors
from sheets.hexes import hex_name
from sheets.merchants.edition.edition import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    RESOURCES,
    Board,
    Edition,
    Resource,
)
from sheets.merchants.words import MERCHANTS
from sheets.words.text import Name, Text
from sheets.words.translation import Translation, load_words


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
    key = key_lines(board, _letters(words.language))
    return [*lettered_board(board, words.language), "", *map(words, key)]


def lettered_board(board: BoardInPlay, language: str) -> list[str]:
    """Return the lines of the board, its resources by their letters in a language."""
    return board_lines(board, _letters(language))


def _letters(language: str) -> dict[Resource, str]:
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
