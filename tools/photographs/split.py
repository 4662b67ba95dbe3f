"""What training may see and what it never sees: seeds, conditions, pens, hands, their styles."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Part: TypeAlias = Literal["training", "calibration", "held-out"]
Span: TypeAlias = tuple[float, float]
# What an application or a machine makes of a picture: even light and more contrast, black and
# white alone, a fax's 1 bit of coarse dots.
Process: TypeAlias = Literal["", "enhanced", "black and white", "fax"]

# A photograph's seed, by the part it belongs to.
SEEDS: Final[Mapping[Part, range]] = {
    "training": range(0, 1_000_000),
    "calibration": range(1_000_000, 2_000_000),
    "held-out": range(2_000_000, 3_000_000),
}


@dataclass(frozen=True, slots=True)
class Condition:
    """How a photograph was taken; each pair is the least and the most of what is drawn by lot.

    `megapixels` of the sensor, `fill` how much of it the page takes, `tilt` in degrees, `curl` and
    `crumple` heights in mm, `uneven` and `shadow` shares of light lost, `blur` and `motion` in mm
    on the page, `noise` a share of white, `quality` that of JPEG, `faded` how much of the printer's
    black is missing, `through` how much of what is printed on the back shines through, `folds` how
    many there are, `glare` how bright a lamp's reflection is, `exposure` by what light is
    multiplied before it is cut off at white, `longest` the pixels of the longer side that a
    messenger leaves, if any.
    """

    megapixels: Span = (5, 12)
    fill: Span = (0.84, 0.95)
    tilt: Span = (0, 8)
    curl: Span = (0, 2)
    crumple: Span = (0, 0)
    uneven: Span = (0, 0.15)
    shadow: Span = (0, 0)
    blur: Span = (0.0, 0.08)
    motion: Span = (0, 0)
    noise: Span = (0.003, 0.012)
    quality: Span = (80, 95)
    faded: Span = (0, 0.1)
    through: Span = (0, 0)
    folds: tuple[int, int] = (0, 0)
    glare: Span = (0, 0)
    exposure: Span = (1, 1)
    longest: tuple[int, int] = (0, 0)
    process: Process = ""


MILD: Final = Condition()
LIGHT: Final = (3.5, 7)  # Megapixels that suffice to learn from, and are made sooner.

CONDITIONS: Final[Mapping[Part, Mapping[str, Condition]]] = {
    "training": {
        "plain": Condition(LIGHT),
        "tilted": Condition(LIGHT, tilt=(10, 24)),
        "curled": Condition(LIGHT, curl=(4, 12)),
        "bumpy": Condition(LIGHT, crumple=(0.4, 1.2)),
        "uneven": Condition(LIGHT, uneven=(0.25, 0.5), shadow=(0, 0.3)),
        "soft": Condition(LIGHT, blur=(0.1, 0.2), motion=(0, 0.25)),
        "dim": Condition(LIGHT, noise=(0.015, 0.04), quality=(60, 80)),
        "small": Condition((3, 4.5), fill=(0.72, 0.85)),
        "pale": Condition(LIGHT, faded=(0.2, 0.45)),
        "app": Condition(LIGHT, uneven=(0.1, 0.4), process="enhanced"),
        "app in 1 bit": Condition(LIGHT, uneven=(0.1, 0.3), process="black and white"),
        "fax machine": Condition(LIGHT, tilt=(0, 2), process="fax"),
        "sent": Condition(LIGHT, longest=(1500, 2100), quality=(55, 80)),
        "folded": Condition(LIGHT, folds=(1, 3), through=(0, 0.06)),
        "thin paper": Condition(LIGHT, through=(0.03, 0.11)),
        "shiny": Condition(LIGHT, glare=(0.2, 0.8)),
        "bright": Condition(LIGHT, exposure=(1.1, 1.5), uneven=(0, 0.2)),
    },
    "calibration": {
        "mild": Condition(LIGHT),
        "slanted": Condition(LIGHT, tilt=(8, 20), uneven=(0.1, 0.4)),
        "worn": Condition(LIGHT, curl=(3, 10), crumple=(0.3, 1.2), shadow=(0.2, 0.45)),
        "hasty": Condition(LIGHT, blur=(0.08, 0.2), motion=(0.1, 0.35), noise=(0.01, 0.03)),
        "an app": Condition(LIGHT, shadow=(0, 0.2), process="enhanced"),
        "an app in 1 bit": Condition(LIGHT, blur=(0.04, 0.1), process="black and white"),
        "a messenger": Condition(LIGHT, longest=(1500, 1800), quality=(60, 75)),
        "on a lamp's side": Condition(LIGHT, folds=(1, 2), glare=(0.2, 0.6), exposure=(1, 1.3)),
    },
    "held-out": {
        "mild": MILD,
        "tilt": Condition(tilt=(14, 28)),
        "curl": Condition(curl=(6, 14)),
        "crumple": Condition(crumple=(0.8, 1.6)),
        "shadow": Condition(shadow=(0.3, 0.6), uneven=(0.1, 0.3)),
        "blur": Condition(blur=(0.12, 0.24)),
        "motion": Condition(motion=(0.25, 0.5)),
        "noise": Condition(noise=(0.02, 0.045), quality=(50, 75)),
        "far": Condition(megapixels=(3, 3.5), fill=(0.68, 0.8)),
        "faded": Condition(faded=(0.3, 0.5)),
        "scanner app": Condition(uneven=(0.15, 0.35), shadow=(0, 0.3), process="enhanced"),
        "scanned in 1 bit": Condition(tilt=(0, 3), process="black and white"),
        "faxed": Condition(tilt=(0, 1), process="fax"),
        "messenger": Condition(longest=(1600, 1600), quality=(60, 75)),
        "evening": Condition(noise=(0.02, 0.035), uneven=(0.3, 0.5), blur=(0.05, 0.12)),
        "folds": Condition(folds=(2, 4), curl=(1, 4)),
        "shining through": Condition(through=(0.04, 0.1)),
        "laminated": Condition(glare=(0.3, 0.9)),
        "overexposed": Condition(exposure=(1.2, 1.45)),
        "all": Condition(
            megapixels=(4, 8),
            tilt=(8, 18),
            curl=(3, 8),
            crumple=(0.2, 0.8),
            uneven=(0.15, 0.35),
            shadow=(0.15, 0.4),
            blur=(0.06, 0.14),
            motion=(0.05, 0.25),
            noise=(0.01, 0.025),
            quality=(65, 85),
            faded=(0.1, 0.3),
        ),
    },
}


@dataclass(frozen=True, slots=True)
class Pen:
    """A pen: the width of its line in mm, how dark it is in grey, how uneven along a line."""

    width: Span
    dark: Span
    uneven: float = 0.1


PENS: Final[Mapping[Part, Mapping[str, Pen]]] = {
    "training": {
        "blue ball-pen": Pen((0.35, 0.65), (0.5, 0.75), 0.15),
        "black ball-pen": Pen((0.35, 0.6), (0.65, 0.9), 0.15),
        "black felt": Pen((0.7, 1.2), (0.75, 0.95), 0.05),
        "red felt": Pen((0.6, 1.0), (0.45, 0.65), 0.05),
        "soft pencil": Pen((0.4, 0.7), (0.35, 0.6), 0.25),
        "hard pencil": Pen((0.3, 0.5), (0.22, 0.4), 0.3),
    },
    "calibration": {
        "blue gel": Pen((0.4, 0.6), (0.55, 0.8), 0.05),
        "black roller": Pen((0.5, 0.8), (0.7, 0.95), 0.05),
        "pencil": Pen((0.4, 0.6), (0.3, 0.55), 0.25),
    },
    "held-out": {
        "ball-pen": Pen((0.4, 0.6), (0.55, 0.85), 0.2),
        "fineliner": Pen((0.28, 0.4), (0.7, 0.95), 0.03),
        "green felt": Pen((0.8, 1.3), (0.5, 0.75), 0.05),
        "light pencil": Pen((0.35, 0.55), (0.18, 0.34), 0.3),
    },
}


@dataclass(frozen=True, slots=True)
class Family:
    """A family of hands: how far a circle stands off, overshoots, wobbles; how long crosses are."""

    off: Span
    overshoot: Span
    wobble: Span
    square: Span
    cross: Span
    bend: Span


HANDS: Final[Mapping[Part, Mapping[str, Family]]] = {
    "training": {
        "round": Family((0.3, 1.3), (-5, 50), (0.02, 0.06), (1.9, 2.3), (0.75, 1.1), (0.0, 0.08)),
        "hasty": Family((0.2, 1.5), (-25, 110), (0.04, 0.1), (1.8, 2.6), (0.7, 1.35), (0.0, 0.2)),
        "tight": Family((-0.5, 0.6), (0, 60), (0.02, 0.05), (1.9, 2.4), (0.6, 0.95), (0.0, 0.1)),
        "wide": Family((0.9, 1.8), (0, 70), (0.02, 0.08), (1.8, 2.3), (0.9, 1.4), (0.0, 0.1)),
        "child": Family((-0.4, 2.2), (-60, 150), (0.06, 0.13), (1.7, 2.6), (0.6, 1.5), (0.0, 0.3)),
    },
    "calibration": {
        "neat": Family((0.3, 1.2), (0, 40), (0.02, 0.05), (1.9, 2.2), (0.8, 1.1), (0.0, 0.1)),
        "loose": Family((0.0, 1.6), (-20, 100), (0.03, 0.09), (1.8, 2.7), (0.7, 1.3), (0.0, 0.2)),
    },
    "held-out": {
        "steady": Family((0.4, 1.3), (0, 45), (0.015, 0.05), (1.9, 2.2), (0.8, 1.15), (0.0, 0.1)),
        "angular": Family(
            (0.2, 1.3), (-10, 60), (0.03, 0.08), (2.2, 3.0), (0.75, 1.2), (0.0, 0.06)
        ),
        "young": Family((-0.3, 2.0), (-50, 140), (0.06, 0.12), (1.8, 2.8), (0.65, 1.4), (0.1, 0.3)),
        "quick": Family((0.1, 1.6), (-20, 120), (0.04, 0.09), (1.8, 2.4), (0.7, 1.3), (0.05, 0.2)),
    },
}


@dataclass(frozen=True, slots=True)
class Style:
    """A way of marking: what rings, crosses and blots are, where they are not the textbook's.

    `turn` of a ring in degrees, how far it stands `off` in mm where that is not as the hand has it;
    of a cross how many `strokes`, by how many degrees the first leans from a level line, and how
    many lie between two, by which share of their length they `bow`, or the `legs` of a zigzag
    instead; `dot`, how much of a symbol a dot covers in place of a scribble; `ringed`, whether a
    scribble has a ring around it.
    """

    turn: Span = (360, 360)
    off: Span | None = None
    strokes: tuple[int, int] = (2, 2)
    lean: Span = (38, 52)
    between: Span = (75, 105)
    bow: Span | None = None
    legs: tuple[int, int] = (0, 0)
    dot: Span = (0, 0)
    ringed: bool = False


ONE: Final = (1, 1)
TEXTBOOK: Final = Style()

STYLES: Final[Mapping[Part, Mapping[str, Style]]] = {
    "training": {
        "open rings": Style(turn=(236, 345)),
        "double rings": Style(turn=(520, 820)),
        "large rings": Style(off=(0.9, 3.1)),
        "larger rings": Style(off=(1.8, 4.0)),
        "slashes": Style(strokes=ONE, lean=(22, 76)),
        "strikes": Style(strokes=ONE, lean=(-18, 20)),
        "double strikes": Style(strokes=(2, 2), lean=(-10, 50), between=(0, 6)),
        "upright slashes": Style(strokes=ONE, lean=(60, 90)),
        "plus": Style(lean=(-14, 18), between=(78, 102)),
        "plus aslant": Style(lean=(-30, 30), between=(70, 110)),
        "zigzag": Style(legs=(3, 6)),
        "zigzag of many legs": Style(legs=(5, 9)),
        "dots": Style(dot=(0.25, 0.55)),
        "filled rings": Style(ringed=True, legs=(4, 5)),
    },
    "calibration": {
        "open rings so and so": Style(turn=(245, 330), lean=(30, 60)),
        "rings with room": Style(off=(0.6, 3.6)),
        "a slash": Style(strokes=ONE, lean=(35, 72)),
        "a strike": Style(strokes=ONE, lean=(-20, 8)),
        "plus or less": Style(lean=(-18, 4), between=(82, 98)),
        "a zigzag": Style(legs=(4, 5)),
        "a dot": Style(dot=(0.3, 0.45), turn=(600, 760)),
    },
    "held-out": {
        "gaping rings": Style(turn=(234, 320)),
        "wound rings": Style(turn=(480, 900)),
        "generous rings": Style(off=(1.5, 4.0)),
        "steep slashes": Style(strokes=ONE, lean=(60, 84)),
        "bowed slashes": Style(strokes=ONE, lean=(20, 90), bow=(0.15, 0.4)),
        "slanting strikes": Style(strokes=ONE, lean=(-26, 26)),
        "leaning plus": Style(lean=(8, 26), between=(80, 100)),
        "stars": Style(strokes=(3, 3), lean=(-5, 60), between=(50, 70)),
        "long zigzag": Style(legs=(4, 8)),
        "blots": Style(dot=(0.35, 0.7), ringed=True),
    },
}
