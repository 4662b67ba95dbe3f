"""A page with pens' marks on it, and what every mark is: by lot, or as a state has it."""

from collections.abc import Iterable, Iterator, Mapping
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
from tools.photographs.split import (
    CONDITIONS,
    HANDS,
    PENS,
    STYLES,
    TEXTBOOK,
    Part,
    Pen,
    Process,
)

# How often a mark is what, where pages are filled by lot.
SHARES: Final[Mapping[State, float]] = {
    "blank": 0.44, "circled": 0.19, "crossed": 0.14, "both": 0.09, "ticked": 0.04,
    "filled": 0.03, "other": 0.07,
}  # fmt: skip
TEXTBOOK_SHARE: Final = 0.35  # Of people who mark as the rules picture it.
STRAYED: Final = 0.1  # Of marks that are not in their hand's own style.
ERASED: Final = 0.05  # Of marks in pencil.
ERASED_STATES: Final[tuple[State, ...]] = ("circled", "crossed", "both")
LEFT: Final = (0.1, 0.2)  # Of an erased line's darkness.
ROWS: Final = ("track.", "final.total.")  # Of which one is circled.
CORRECTED: Final = 0.03  # Of these.
ONE_BIT: Final[tuple[Process, ...]] = ("black and white", "fax")
SEEN: Final = 0.05  # Of ink's darkness, what is left that a person sees.
SECOND_PEN: Final = 0.12  # Of pages on which two pens wrote.
SECOND: Final = 0.3  # Of marks that are the second one's.


@dataclass(frozen=True, slots=True)
class Taken:
    """A photograph, the pen, hand, condition and style of it, and what its marks are by name.

    `written` are the figures of its boxes, where these were not filled by lot.
    """

    photo: bytes
    states: Mapping[str, State]
    pen: str = ""
    hand: str = ""
    condition: str = ""
    written: Mapping[str, int] = field(default_factory=dict)
    style: str = ""


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
    drawing: Drawing, hand: Hand, written: float = 0.5, part: Part | None = None
) -> tuple[list[Strokes], dict[str, State]]:
    """Return a page's strokes where each mark is what a lot says, and what the marks are.

    Of a part some marks are in another of its styles, and something stands where no mark is.
    """
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
        drawn = _drawn(states[mark.name], mark.box, _strayed(hand, part))
        strokes.append(drawn)
        if states[mark.name] == "other":
            odd.append(drawn)
    strayed = [*_stray(drawing, hand)] if part and lots.uniform() < 0.25 else []
    found = _also_odd(marks_of(drawing), [*odd, *strayed])
    return [*strokes, *strayed], {**states, **found}


def _strayed(hand: Hand, part: Part | None) -> Hand:
    """Return a hand, now and then in another style of its part."""
    if part is None or hand.random.uniform() > STRAYED:
        return hand
    return replace(hand, style=STYLES[part].get(_style(part, hand.random), TEXTBOOK))


def _style(part: Part, lots: np.random.Generator) -> str:
    """Return the name of a style of a part by lot."""
    if lots.uniform() < TEXTBOOK_SHARE:
        return "textbook"
    return str(lots.choice(sorted(STYLES[part])))


def _stray(drawing: Drawing, hand: Hand) -> Iterator[Strokes]:
    """Yield what people write beside all marks: a note, an arrow, a ring round something."""
    lots = hand.random
    for _ in range(int(lots.integers(1, 4))):
        wide, high = lots.uniform(6, 24), lots.uniform(3, 7)
        x, y = lots.uniform(12, drawing.width - 36), lots.uniform(12, drawing.height - 20)
        box = Box(float(x), float(y), float(wide), float(high))
        match int(lots.integers(3)):
            case 0:
                yield hand.circle(box)
            case 1:
                yield hand.written(str(lots.choice(("AKM", "27", "X", "MAX", "18"))), box)
            case _:
                end = (box.right, box.y + lots.normal(0, 4))
                yield hand.line((box.x, box.y), end), hand.line(end, (end[0] - 2, end[1] - 1.5))


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
    drawing: Drawing,
    fillings: Iterable[Filling],
    hand: Hand,
    writer: FigureHand,
    *,
    is_corrected: bool = False,
) -> tuple[list[Strokes], dict[str, State]]:
    """Return the strokes of a page filled as a state has it, and what its marks are.

    Where `is_corrected`, some have circled another number first, and crossed it out.
    """
    marks, left = {mark.name: mark for mark in marks_of(drawing)}, tuple(fillings)
    strokes: list[Strokes] = []
    for filling in left:
        text = str(filling.text)
        if filling.how == "write" and text.isdecimal():
            strokes.append(writer.figure(text, marks[filling.mark]))
        elif filling.how == "write":
            strokes.append(hand.written(text, marks[filling.mark].box))
    states = dict(taken_as(marks.values(), left).states)
    if is_corrected:
        states = _corrected(states, hand.random)
    strokes += [_drawn(state, marks[name].box, hand) for name, state in states.items()]
    return strokes, states


def taken_as(marks: Iterable[Mark], fillings: Iterable[Filling]) -> Taken:
    """Return what marks and figures are where a page is filled as a state has it."""
    hows: dict[str, set[str]] = {}
    written: dict[str, int] = {}
    for filling in fillings:
        if filling.how != "write":
            hows.setdefault(filling.mark, set()).add(filling.how)
        elif str(filling.text).isdecimal():
            written[filling.mark] = int(str(filling.text))
    states = {mark.name: _told(hows.get(mark.name, set())) for mark in marks if is_marked(mark)}
    return Taken(b"", states, written=written)


def _corrected(states: Mapping[str, State], lots: np.random.Generator) -> dict[str, State]:
    """Return what marks are where some numbers were circled and given up for others."""
    found = dict(states)
    for name, state in states.items():
        row = name.rpartition(".")[0]
        if state == "circled" and row.startswith(ROWS) and lots.uniform() < CORRECTED:
            others = [each for each in states if each.rpartition(".")[0] == row]
            given_up = others[int(lots.integers(len(others)))]
            if states[given_up] == "blank":
                found[given_up] = "both"
    return found


def take(
    drawing: Drawing,
    part: Part,
    seed: int,
    condition: str = "",
    fillings: Iterable[Filling] | None = None,
    pen: str = "",
    megapixels: float = 0,
    style: str | None = "",
) -> Taken:
    """Return a photograph of a page by a seed: filled by lot, or with these fillings.

    Condition, pen and hand are of the part, by lot where none is named; so are the megapixels.
    The style is the textbook's, or any of the part where it is None.
    """
    lots = np.random.default_rng(seed)
    condition = condition or str(lots.choice(sorted(CONDITIONS[part])))
    page, told = inked(drawing, part, lots, condition, fillings, pen, style)
    seen = CONDITIONS[part][condition]
    if megapixels:
        seen = replace(seen, megapixels=(megapixels, megapixels))
    return replace(told, photo=photograph(page, seen, lots))


def take_flat(
    drawing: Drawing, part: Part, seed: int, scale: float, style: str | None = None
) -> tuple[Grey, Taken]:
    """Return a page by a seed as if it had been photographed and laid flat, and what is told of it.

    It has `scale` pixels to the mm, and is marked in any style, or in one that is named.
    """
    lots = np.random.default_rng(seed)
    condition = str(lots.choice(sorted(CONDITIONS[part])))
    page, told = inked(drawing, part, lots, condition, style=style)
    return laid_page(page, CONDITIONS[part][condition], scale, lots), told


def inked(
    drawing: Drawing,
    part: Part,
    lots: np.random.Generator,
    condition: str,
    fillings: Iterable[Filling] | None = None,
    pen: str = "",
    style: str | None = "",
) -> tuple[Grey, Taken]:
    """Return a page with a pen's marks on it, not yet photographed, and what is told of it.

    `style` is one of the part, "" the textbook's. With None all is by lot: styles, a second pen,
    what is erased, what stands where no mark is.
    """
    pen = pen or str(lots.choice(pens_of(part, condition)))
    family = str(lots.choice(sorted(HANDS[part])))
    name = _style(part, lots) if style is None else style
    own = STYLES[part].get(name, TEXTBOOK)
    hand = Hand(HANDS[part][family], lots, own)
    left = tuple(fillings or ())
    if fillings is None:
        strokes, states = by_lot(drawing, hand, part=part if style is None else None)
    else:
        writer = figure_hand(part, lots, PENS[part][pen])
        is_any = style is None
        strokes, states = as_filled(drawing, left, hand, writer, is_corrected=is_any)
    second = str(lots.choice(pens_of(part, condition))) if style is None else pen
    page = _penned(printed(drawing), strokes, PENS[part][pen], PENS[part][second], lots)
    if style is None and "pencil" in pen:
        page, erased = _erased(page, drawing, states, hand, PENS[part][pen])
        states = {**states, **erased} if fillings is None else states
    written = taken_as((), left).written
    return page, Taken(b"", states, pen, family, condition, written, name)


def pens_of(part: Part, condition: str) -> list[str]:
    """Return the pens of a part by which something is to be seen: 1 bit leaves no pencil."""
    is_one_bit = CONDITIONS[part][condition].process in ONE_BIT
    return [each for each in sorted(PENS[part]) if not (is_one_bit and "pencil" in each)]


def _penned(
    page: Grey, marks: list[Strokes], pen: Pen, second: Pen, lots: np.random.Generator
) -> Grey:
    """Return a page with marks by a pen, now and then a part of them by a second one."""
    share = SECOND * (pen != second and lots.uniform() < SECOND_PEN)
    turns = lots.uniform(size=len(marks)) < share if share else np.zeros(len(marks), bool)
    for one, is_second in ((pen, False), (second, True)):
        strokes = [each for mark, turn in zip(marks, turns, strict=True)
                   if turn == is_second for each in mark]  # fmt: skip
        if strokes or not is_second:
            page = draw_ink(page, strokes, one, lots)
    return page


def _erased(
    page: Grey, drawing: Drawing, states: Mapping[str, State], hand: Hand, pen: Pen
) -> tuple[Grey, dict[str, State]]:
    """Return a page with what is left of erased marks, about which a person would be asked."""
    lots = hand.random
    blank = [mark for mark in marks_of(drawing) if states.get(mark.name) == "blank"]
    marks = [mark for mark in blank if lots.uniform() < ERASED]
    drawn = [_drawn(ERASED_STATES[int(lots.integers(3))], mark.box, hand) for mark in marks]
    least, most = (max(share * dark, SEEN) for share, dark in zip(LEFT, pen.dark, strict=True))
    faint = replace(pen, dark=(least, most))
    page = draw_ink(page, [stroke for each in drawn for stroke in each], faint, lots)
    return page, {mark.name: "other" for mark in marks}


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
