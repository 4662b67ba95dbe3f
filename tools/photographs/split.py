"""What training may see and what it never sees: seeds, conditions, pens, families of hands."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Part: TypeAlias = Literal["training", "calibration", "held-out"]
Span: TypeAlias = tuple[float, float]

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
    black is missing.
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
    },
    "calibration": {
        "mild": Condition(LIGHT),
        "slanted": Condition(LIGHT, tilt=(8, 20), uneven=(0.1, 0.4)),
        "worn": Condition(LIGHT, curl=(3, 10), crumple=(0.3, 1.2), shadow=(0.2, 0.45)),
        "hasty": Condition(LIGHT, blur=(0.08, 0.2), motion=(0.1, 0.35), noise=(0.01, 0.03)),
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
        "quick": Family((0.1, 1.6), (-20, 120), (0.04, 0.09), (1.8, 2.4), (0.7, 1.3), (0.05, 0.2)),
    },
}
