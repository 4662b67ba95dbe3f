"""What is asked of the board: what was drawn on it, resource by resource, then by initial."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from scoring.entry.forms import Places
from scoring.entry.question import EntryError, Form, Question, Slot
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
        look = Text("the hexes in which a pen has drawn it; those that are printed do not count")
        yield _drawn(resource, label, which, hexes, look)
    look = Text("the hexes that a pen has filled in black")
    yield _drawn("swamp", Text("hexes blackened"), which, hexes, look)
    if tree.get("variant") != "family":  # F4
        edges = Text("edges, such as {example}", example="D4-E4")
        look = Text("the vases on the line between two hexes, each by its two hexes")
        yield _drawn("artifacts", Text("artifacts drawn"), edges, Places(_tidy_edge), look)
    land = land_of(tree.get("variant", "base"), content.edition)
    ships = " ".join(map(hex_name, land.ships)) if land else ""
    for initial in written_initials(tree):
        label = Text("workers of {initial}", initial=initial)
        look = Text("the hexes on land with {initial} in them", initial=initial)
        yield _by_initial("workers", initial, label, which, hexes, look)
        if ships:
            label = Text("ships of {initial}", initial=initial)
            look = Text("the ships on lakes with {initial} beside them", initial=initial)
            yield _by_initial("ships", initial, label, ships, hexes, look)


def _initials(sheets: Sequence[Tree]) -> Question:
    label = Text("initials in the hexes")
    places = (sheet_place(seat, sheet.get("player")) for seat, sheet in enumerate(sheets))
    return Question(
        key="board initials",
        section=SECTION,
        label=label,
        allowed=Text("in the order of the sheets"),
        form=_Initials(tidy_initial, len(sheets)),
        slot=Initials(),
        places={
            place.at("initial").path: Text("{place}, {part}", place=place.name, part=label)
            for place in places
        },
        more=(Text("what everybody wrote into a hex for a worker; no two are alike"),),
    )


class _Initials(Places):
    """Everybody's initial, no two alike (M1.4)."""

    def read(self, text: str) -> list[str]:
        """Return the initials in the order of the sheets."""
        found = super().read(text)
        often = [initial for initial, times in Counter(found).items() if times > 1]
        if often:
            raise EntryError(
                Text("{initial} stands for two players; give each another", initial=often[0])
            )
        return found


def _drawn(key: str, label: Said, allowed: Said, form: Form, look: Said) -> Question:
    path: Path = ("board", key)
    return _question(path, label, allowed, form, At(path), look)


def _by_initial(
    table: str, initial: str, label: Said, allowed: Said, form: Form, look: Said
) -> Question:
    path: Path = ("board", table, initial)
    return _question(path, label, allowed, form, AtOrNone(path), look)


def _question(
    path: Path, label: Said, allowed: Said, form: Form, slot: Slot, look: Said
) -> Question:
    key = " ".join(map(str, path))
    places: dict[Path, Said] = {path: label}
    return Question(key, SECTION, label, allowed, form, slot, places, nothing=[], more=(look,))


def _tidy_hex(word: str) -> str:
    return hex_name(parse_hex(word))


def _tidy_edge(word: str) -> str:
    return edge_name(parse_edge(word))
