"""Artwork: pictures in SVG files, which a vector editor opens, as layers of outlines.

A file's elements are its layers, the lowest first: a `path`, a `circle`, an `ellipse`, or a `g` of
them that is one outline. A layer's `class` names its paint; what that is on a page is said where it
is drawn, and the file's own style is for the editor. Paths are absolute: M, L, C and Z.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path as File
from typing import NamedTuple, TypeAlias
from xml.etree import ElementTree

from sheets.drawing.paths import circle, ellipse
from sheets.drawing.shapes import Box, Colour, Path, Point, Segment, Stroke

Outline: TypeAlias = tuple[Segment, ...]

_SEGMENT = re.compile(r"([MLCZ])([^A-Za-z]*)")
_NAMESPACE = re.compile(r"^\{.*\}")


class Layer(NamedTuple):
    """An outline and the name of its paint."""

    paint: str
    outline: Outline

    @property
    def corners(self) -> tuple[Point, ...]:
        """The corners of an outline without curves."""
        return tuple((at[0], at[1]) for _, *at in self.outline[:-1])


class Paint(NamedTuple):
    """What a layer is painted with: its area, and the line around it."""

    fill: Colour | None = None
    stroke: Stroke | None = None


def painted(layers: Iterable[Layer], paints: Mapping[str, Paint]) -> tuple[Path, ...]:
    """Return layers as paths, each in the paint of its name."""
    return tuple(Path(layer.outline, *paints[layer.paint]) for layer in layers)


@lru_cache(maxsize=128)
def read_artwork(file: File) -> tuple[Layer, ...]:
    """Return the layers of an SVG file, the lowest first; raises ValueError for other elements."""
    layers = (each for each in ElementTree.parse(file).getroot() if _kind(each) != "style")
    return tuple(Layer(each.attrib["class"], tuple(_segments(each))) for each in layers)


def _segments(element: ElementTree.Element) -> Iterator[Segment]:
    kind = _kind(element)
    if kind == "g":
        for each in element:
            yield from _segments(each)
    elif kind == "path":
        for operator, numbers in _SEGMENT.findall(element.attrib["d"]):
            yield (operator, *map(float, numbers.split()))
    elif kind == "circle":
        x, y, radius = (float(element.attrib[key]) for key in ("cx", "cy", "r"))
        yield from circle((x, y), radius).segments
    elif kind == "ellipse":
        x, y, across, down = (float(element.attrib[key]) for key in ("cx", "cy", "rx", "ry"))
        yield from ellipse(Box(x - across, y - down, 2 * across, 2 * down)).segments
    else:
        raise ValueError(f"artwork has no <{kind}>")


def _kind(element: ElementTree.Element) -> str:
    return _NAMESPACE.sub("", element.tag)
