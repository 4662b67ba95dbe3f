"""Boards with signs on them, and what stands in each place: by lot, or as a state has it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

import rollwrite as rw
from rollwrite.photo.merchants.board import (
    ARTIFACT,
    EMPTY,
    LETTERS,
    OTHER,
    kind_of,
    places_of,
    window_of,
)
from rollwrite.photo.template import Blank, blank_page
from scoring.merchants.board.position import land_of
from scoring.merchants.content import Content
from scoring.merchants.places import SWAMP
from scoring.open_game import open_game
from sheets.drawing.filling import Filling
from sheets.drawing.shapes import Box, Drawing, Mark, marks_of
from sheets.merchants.edition.edition import RESOURCES
from sheets.page.frame import marker_boxes
from tools.photographs.camera import PRINTED, Grey, draw_ink, photograph
from tools.photographs.filled import printed
from tools.photographs.hand import Hand, Strokes
from tools.photographs.signs.hand import SignHand, sign_hand
from tools.photographs.split import CONDITIONS, HANDS, PENS, Part

# How often a hex of a page by lot holds what, a ship an initial, an edge an artifact.
SHARES: Final = {EMPTY: 0.2, "resource": 0.42, "initial": 0.22, SWAMP: 0.06, OTHER: 0.1}
ABOARD, BETWEEN, STRUCK, BORDERED, COVERED = 0.6, 0.14, 0.25, 0.1, 0.15
STRIKES, BORDERS = 0.75, 0.3  # How often a table strikes through what is closed, borders it.
HIDDEN: Final = 0.25  # Of a place, from which share on nobody can say what stands there.
NAMED, PLAIN = 0.25, 0.1  # How often hexes have names, and no illustration is printed.
VARIANTS: Final = ("base", "base", "base", "base", "family", "solo")


@dataclass(frozen=True, slots=True)
class BlankBoard:
    """A board as it was printed, and its places in which something can be drawn."""

    blank: Blank
    places: tuple[Mark, ...]


def board_by_lot(lots: np.random.Generator) -> BlankBoard:
    """Return a blank board of any variant, number of players, language, theme and paper."""
    variant = str(lots.choice(VARIANTS))
    players = 1 if variant == "solo" else int(lots.integers(2, 5))
    look = {
        "language": str(lots.choice(("en", "fr", "de"))),
        "theme": str(lots.choice(("colour", "grey", "ink"))),
        "paper": str(lots.choice(("a4", "letter"))),
    }
    number = None if variant == "solo" else players
    is_named, is_plain = bool(lots.uniform() < NAMED), bool(lots.uniform() < PLAIN)
    sheets = rw.draw("merchants", ["board"], variant=variant, players=number, plain=is_plain,
                     coordinates=is_named, **look)  # type: ignore[arg-type]  # fmt: skip
    blank = blank_page(sheets[0].drawing, marker_boxes(sheets.seated[0].frame.chart))
    content = open_game({"game": "merchants", "variant": variant, "players": players}).content
    assert isinstance(content, Content)
    land = land_of(variant, content.edition)
    assert land is not None
    return BlankBoard(blank, places_of(blank.marks, land))


def signs_by_lot(board: BlankBoard, signs: SignHand) -> tuple[list[Strokes], dict[str, str]]:
    """Return the strokes of a board whose places hold what a lot says, and what stands in each."""
    lots = signs.lots
    told: dict[str, str] = {}
    strokes: list[Strokes] = []
    calm = lots.uniform(0, 0.5)  # On some boards hardly anything is drawn.
    for mark in board.places:
        sign = EMPTY if lots.uniform() < calm else _sign(kind_of(mark.name), lots)
        told[mark.name] = sign
        strokes.append(drawn(sign, mark.box, signs))
        if kind_of(mark.name) == "hex" and lots.uniform() < BORDERED:
            sides = tuple(side for side in range(6) if lots.uniform() < 0.4)
            strokes.append(signs.border(mark.box, sides))
        if sign in RESOURCES and lots.uniform() < STRUCK:
            strokes.append(signs.strike(mark.box))
    return strokes, told


def signs_of(
    marks: Iterable[Mark], fillings: Iterable[Filling], signs: SignHand
) -> Iterator[Strokes]:
    """Yield the strokes of a board's page as a state has it.

    What is closed is struck through, bordered, both or neither, as the table likes.
    """
    boxes = {mark.name: mark.box for mark in marks}
    strikes, borders = signs.lots.uniform() < STRIKES, signs.lots.uniform() < BORDERS
    closed: dict[str, None] = {}
    for each in fillings:
        box = boxes[each.mark]
        if each.how in ("outline", "strike"):
            closed[each.mark] = None
            if borders and each.sides:
                yield signs.border(box, each.sides)
        elif each.how == "cross":
            yield signs.hand.cross(box)
        elif each.how != "dashes":
            yield drawn(SWAMP if each.how == "blacken" else str(each.text), box, signs)
    if strikes:
        yield from (signs.strike(boxes[mark]) for mark in closed)


def take_board(
    page: Drawing, part: Part, condition: str, fillings: Iterable[Filling], pen: str, people: int,
    lots: np.random.Generator,
) -> bytes:  # fmt: skip
    """Return the photograph of a board as a state has it, drawn on by so many people."""
    hand = Hand(HANDS[part][str(lots.choice(sorted(HANDS[part])))], lots)
    strokes = signs_of(marks_of(page), fillings, sign_hand(part, hand, people))
    inked = draw_ink(printed(page), [line for each in strokes for line in each],
                     PENS[part][pen], lots)  # fmt: skip
    return photograph(inked, CONDITIONS[part][condition], lots)


def drawn(sign: str, box: Box, signs: SignHand) -> Strokes:
    """Return the strokes of a sign in its place; of a longer initial its first letter."""
    if sign == EMPTY:
        return ()
    person = signs.anybody()
    if sign in RESOURCES:
        return signs.resource(sign, box, person)
    if sign == SWAMP:
        return signs.swamp(box)
    if sign == ARTIFACT:
        return signs.artifact(box, person)
    if sign == OTHER:
        return signs.odd(box)
    return signs.initial(sign[0], box, person)


def covered(page: Grey, places: Sequence[Mark], lots: np.random.Generator) -> tuple[Grey, set[str]]:
    """Return a page on which something lies, and the names of the places that it hides."""
    high, wide = page.shape
    over = np.zeros(page.shape, np.uint8)
    for _ in range(int(lots.integers(1, 4))):
        middle = int(lots.integers(wide)), int(lots.integers(high))
        size = int(lots.integers(wide // 40, wide // 8)), int(lots.integers(high // 30, high // 5))
        cv2.ellipse(over, middle, size, float(lots.uniform(0, 180)), 0, 360, 255, -1)
    shaded = np.where(over > 0, np.uint8(lots.integers(30, 240)), page)
    return shaded, {mark.name for mark in places if _share(over, window_of(mark)) > HIDDEN}


def _share(over: Grey, box: Box) -> float:
    sides = (box.y, box.bottom, box.x, box.right)
    top, bottom, left, right = (max(round(side * PRINTED), 0) for side in sides)
    return float((over[top:bottom, left:right] > 0).mean())


def _sign(kind: str, lots: np.random.Generator) -> str:
    if kind == "edge":
        return ARTIFACT if lots.uniform() < BETWEEN else EMPTY
    if kind == "ship":
        return str(lots.choice(LETTERS)) if lots.uniform() < ABOARD else EMPTY
    shares: Mapping[str, float] = SHARES
    found = [*shares][int(lots.choice(len(shares), p=[*shares.values()]))]
    return str(lots.choice({"resource": RESOURCES, "initial": LETTERS}.get(found, (found,))))
