"""What is asked of the board: what was drawn on it, resource by resource, then by initial."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoring.entry.forms import Places
from scoring.entry.question import Form, Question
from scoring.entry.slots import At, AtOrNone
from scoring.merchants.board.position import land_of
from scoring.merchants.player.slots import Initials, written_initials
from scoring.merchants.states.printed import Content
from scoring.merchants.states.state import tidy_initial
from scoring.states.place import sheet_place
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.hexes import edge_name, hex_name, parse_edge, parse_hex
from sheets.merchants.edition.edition import RESOURCES
from sheets.words.text import Name, Said, Text

SECTION = Text("the board")


def board_questions(tree: Tree, content: Content) -> Iterator[Question]:
    """Yield what is asked of a board; start and printed resources are the edition's to say."""
    hexes, which = Places(_tidy_hex), Text("hexes, such as {example}", example="D4 E4")
    names = content.edition.names.resources
    yield _initials(tree.get("sheet", ()))
    for resource in RESOURCES:
        label = Text("{resource} drawn", resource=Name.of(names[resource]))
        yield _drawn(resource, label, which, hexes)
    yield _drawn("swamp", Text("hexes blackened"), which, hexes)
    if tree.get("variant") != "family":  # F4
        edges = Text("edges, such as {example}", example="D4-E4")
        yield _drawn("artifacts", Text("artifacts drawn"), edges, Places(_tidy_edge))
    land = land_of(tree.get("variant", "base"), content.edition)
    ships = " ".join(land.ships) if land else ""
    for initial in written_initials(tree):
        label = Text("workers of {initial}", initial=initial)
        yield _by_initial("workers", initial, label, which, hexes)
        if ships:
            label = Text("ships of {initial}", initial=initial)
            yield _by_initial("ships", initial, label, ships, Places(str.upper))


def _initials(sheets: Sequence[Tree]) -> Question:
    label = Text("initials in the hexes")
    places = (sheet_place(seat, sheet.get("player")) for seat, sheet in enumerate(sheets))
    return Question(
        key="board initials",
        section=SECTION,
        label=label,
        allowed=Text("in the order of the sheets"),
        form=Places(tidy_initial, len(sheets)),
        slot=Initials(),
        places={
            place.at("initial").path: Text("{place}, {part}", place=place.name, part=label)
            for place in places
        },
    )


def _drawn(key: str, label: Said, allowed: Said, form: Form) -> Question:
    slot = At(("board", key))
    places: dict[Path, Said] = {("board", key): label}
    return Question(f"board {key}", SECTION, label, allowed, form, slot, places, nothing=[])


def _by_initial(table: str, initial: str, label: Said, allowed: Said, form: Form) -> Question:
    key, slot = f"board {table} {initial}", AtOrNone(("board", table, initial))
    places: dict[Path, Said] = {("board", table, initial): label}
    return Question(key, SECTION, label, allowed, form, slot, places, nothing=[])


def _tidy_hex(word: str) -> str:
    return hex_name(parse_hex(word))


def _tidy_edge(word: str) -> str:
    return edge_name(parse_edge(word))
