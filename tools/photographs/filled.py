"""A page with pens' marks on it, and what every mark is: by lot, or as a state has it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from io import BytesIO
from typing import Final

import cv2
import numpy as np

from rollwrite.photo.marks import State
from rollwrite.photo.template import is_marked
from sheets.drawing.filling import Filling
from sheets.drawing.shapes import Box, Drawing, Mark, marks_of
from sheets.write.png import MM_PER_INCH, write_png
from tools.photographs.camera import PRINTED, Grey, draw_ink, laid_page, photograph
from tools.photographs.figures import FigureHand, figure_hand
from tools.photographs.hand import Hand, Strokes
from tools.photographs.split import CONDITIONS, HANDS, PENS, Part

# How often a mark is what, where pages are filled by lot.
SHARES: Final[Mapping[State, float]] = {
    "blank": 0.44, "circled": 0.19, "crossed": 0.14, "both": 0.09, "ticked": 0.04,
    "filled": 0.03, "other": 0.07,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Taken:
    """A photograph, the pen, hand and condition of it, and what its marks are by name.

    `written` are the figures of its boxes, where these were not filled by lot.
    """

    photo: bytes
    states: Mapping[str, State]
    pen: str
    hand: str
    condition: str
    written: Mapping[str, int] = field(default_factory=dict)


@lru_cache(maxsize=24)
def printed(drawing: Drawing) -> Grey:
    """Return a page as a printer prints it, in grey."""
    page = BytesIO()
    write_png(drawing, page, dpi=round(PRINTED * MM_PER_INCH), grey=True)
    found = cv2.imdecode(np.frombuffer(page.getvalue(), np.uint8), cv2.IMREAD_GRAYSCALE)
    assert found is not None
    size = round(drawing.width * PRINTED), round(drawing.height * PRINTED)
    return np.asarray(cv2.resize(found, size, interpolation=cv2.INTER_AREA), np.uint8)


def by_lot(
    drawing: Drawing, hand: Hand, written: float = 0.5
) -> tuple[list[Strokes], dict[str, State]]:
    """Return a page's strokes where each mark is what a lot says, and what the marks are."""
    lots = hand.random
    states: dict[str, State] = {}
    strokes: list[Strokes] = []
    odd: list[Strokes] = []
    calm = lots.uniform(0, 0.6)  # On some pages hardly anything is marked.
    for mark in marks_of(drawing):
        if not is_marked(mark):
            if mark.pen == "write" and lots.uniform() < written * (1 - calm):
                strokes.append(hand.written(str(lots.integers(0, 30)), mark.box))
            continue
        states[mark.name] = _state(lots, calm)
        drawn = _drawn(states[mark.name], mark.box, hand)
        strokes.append(drawn)
        if states[mark.name] == "other":
            odd.append(drawn)
    return strokes, {**states, **_also_odd(marks_of(drawing), odd)}


def _also_odd(marks: Iterable[Mark], odd: Iterable[Strokes]) -> dict[str, State]:
    """Return what lies within odd strokes, such as one circle round two marks, as odd too."""
    found: dict[str, State] = {}
    for strokes in odd:
        points = np.concatenate(strokes) if strokes else np.zeros((1, 2))
        (left, top), (right, bottom) = points.min(0), points.max(0)
        for mark in marks:
            wide = min(mark.box.right, right) - max(mark.box.x, left)
            high = min(mark.box.bottom, bottom) - max(mark.box.y, top)
            if is_marked(mark) and wide > 0.3 * mark.box.width and high > 0.3 * mark.box.height:
                found[mark.name] = "other"
    return found


def as_filled(
    drawing: Drawing, fillings: Iterable[Filling], hand: Hand, writer: FigureHand
) -> tuple[list[Strokes], dict[str, State]]:
    """Return the strokes of a page filled as a state has it, and what its marks are."""
    marks = {mark.name: mark for mark in marks_of(drawing)}
    hows: dict[str, set[str]] = {}
    strokes: list[Strokes] = []
    for filling in fillings:
        text = str(filling.text)
        if filling.how != "write":
            hows.setdefault(filling.mark, set()).add(filling.how)
        elif text.isdecimal():
            strokes.append(writer.figure(text, marks[filling.mark]))
        else:
            strokes.append(hand.written(text, marks[filling.mark].box))
    states = {name: _told(hows.get(name, set())) for name, mark in marks.items() if is_marked(mark)}
    strokes += [_drawn(state, marks[name].box, hand) for name, state in states.items()]
    return strokes, states


def take(
    drawing: Drawing,
    part: Part,
    seed: int,
    condition: str = "",
    fillings: Iterable[Filling] | None = None,
    pen: str = "",
    megapixels: float = 0,
) -> Taken:
    """Return a photograph of a page by a seed: filled by lot, or with these fillings.

    Condition, pen and hand are of the part, by lot where none is named; so are the megapixels.
    """
    lots = np.random.default_rng(seed)
    condition = condition or str(lots.choice(sorted(CONDITIONS[part])))
    page, told = inked(drawing, part, lots, condition, fillings, pen)
    seen = CONDITIONS[part][condition]
    if megapixels:
        seen = replace(seen, megapixels=(megapixels, megapixels))
    return replace(told, photo=photograph(page, seen, lots))


def take_flat(drawing: Drawing, part: Part, seed: int, scale: float) -> tuple[Grey, Taken]:
    """Return a page by a seed as if it had been photographed and laid flat, and what is told of it.

    It has `scale` pixels to the mm.
    """
    lots = np.random.default_rng(seed)
    condition = str(lots.choice(sorted(CONDITIONS[part])))
    page, told = inked(drawing, part, lots, condition)
    return laid_page(page, CONDITIONS[part][condition], scale, lots), told


def inked(
    drawing: Drawing,
    part: Part,
    lots: np.random.Generator,
    condition: str,
    fillings: Iterable[Filling] | None = None,
    pen: str = "",
) -> tuple[Grey, Taken]:
    """Return a page with a pen's marks on it, not yet photographed, and what is told of it."""
    pen = pen or str(lots.choice(sorted(PENS[part])))
    family = str(lots.choice(sorted(HANDS[part])))
    hand = Hand(HANDS[part][family], lots)
    left = tuple(fillings or ())
    if fillings is None:
        found = by_lot(drawing, hand)
    else:
        writer = figure_hand(part, lots, PENS[part][pen])
        found = as_filled(drawing, left, hand, writer)
    strokes = [each for mark in found[0] for each in mark]
    page = draw_ink(printed(drawing), strokes, PENS[part][pen], lots)
    written = {each.mark: int(str(each.text)) for each in left if str(each.text).isdecimal()}
    return page, Taken(b"", found[1], pen, family, condition, written)


def _state(lots: np.random.Generator, calm: float) -> State:
    if lots.uniform() < calm:
        return "blank"
    shares = np.array([*SHARES.values()])
    return [*SHARES][int(lots.choice(len(shares), p=shares / shares.sum()))]


def _told(hows: set[str]) -> State:
    told: Mapping[frozenset[str], State] = {
        frozenset(): "blank", frozenset({"circle"}): "circled", frozenset({"cross"}): "crossed",
        frozenset({"circle", "cross"}): "both", frozenset({"tick"}): "ticked",
    }  # fmt: skip
    return told[frozenset(hows)]


def _drawn(state: State, box: Box, hand: Hand) -> Strokes:
    match state:
        case "blank":
            return ()
        case "circled":
            return hand.circle(box)
        case "crossed":
            return hand.cross(box)
        case "both":
            return hand.both(box)
        case "ticked":
            return hand.tick(box)
        case "filled":
            return hand.filled(box)
        case _:
            return hand.odd(box)
