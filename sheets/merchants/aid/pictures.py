"""The steps of a turn and the prices of actions, as pictures of one line (M3-M6, F5-F8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sheets.drawing.icons import icon
from sheets.drawing.pictures import (
    HEX,
    INSIDE,
    WHITE,
    Part,
    arrow,
    figure,
    hex_of,
    house,
    plus,
    row,
    sign,
    smaller,
)
from sheets.drawing.shapes import Group, Item, Stroke, box_around, ellipse, line, polygon, rectangle
from sheets.drawing.theme import Theme
from sheets.merchants.dice import draw_die

DIE = 4.6


def placed(part: Part, centre: tuple[float, float], theme: Theme, scale: float = 1.0) -> Group:
    """Return a picture around a point."""
    left = centre[0] - scale * part.width / 2
    return Group(tuple(part.draw(theme)), left, centre[1], scale)


def die(face: int) -> Part:
    """Return a die that shows a face."""

    def draw(theme: Theme) -> Iterator[Item]:
        yield from draw_die(face, (DIE / 2, 0), DIE, theme)

    return Part(DIE, draw)


def hat(size: float = 4.2) -> Part:
    """Return a worker's hat, all ink."""

    def draw(theme: Theme) -> Iterator[Item]:
        yield icon("worker", (size / 2, 0), size, theme.ink, theme.ink)

    return Part(size, draw)


def land(resource: str) -> Part:
    """Return a hex with a resource."""
    return hex_of(sign(resource, INSIDE), tint=resource)


def _worker() -> Part:
    """Return a worker beside two resources: three hexes around a corner."""
    wide = HEX * 3**0.5 / 2

    def draw(theme: Theme) -> Iterator[Item]:
        for part, x, y in (
            (land("wood"), 0.0, HEX * 0.375),
            (land("gold"), wide, HEX * 0.375),
            (hex_of(hat(3.4)), wide / 2, -HEX * 0.375),
        ):
            yield Group(tuple(part.draw(theme)), x, y)

    return Part(2 * wide, draw)


def card(*, bought: bool = False) -> Part:
    """Return a card with its three symbols; one that is bought has its oval circled."""
    wide, high = 9.4, 6.0

    def draw(theme: Theme) -> Iterator[Item]:
        yield rectangle(box_around(wide / 2, 0, wide, high), WHITE, Stroke(theme.ink, 0.25), 0.6)
        yield icon("star", (2.3, -1.3), 2.6, theme.ink, theme.fill("crystal"))
        yield rectangle(
            box_around(2.3, 1.5, 2.1, 1.8), theme.fill("wood") or WHITE, Stroke(theme.ink, 0.2)
        )
        gold = theme.fill("gold") or WHITE
        yield ellipse(box_around(6.5, 0, 3.2, 2.6), gold, Stroke(theme.ink, 0.2))
        if bought:
            yield ellipse(box_around(6.5, 0, 4.8, 4.2), None, Stroke(theme.pen, 0.5))

    return Part(wide, draw)


def given_up() -> Part:
    """Return a building that is crossed out, as a monument asks for."""
    wide, corners = (
        4.2,
        ((0.0, -0.2), (2.1, -2.1), (4.2, -0.2), (3.6, -0.2), (3.6, 2.0), (0.6, 2.0)),
    )

    def draw(theme: Theme) -> Iterator[Item]:
        yield polygon((*corners, (0.6, -0.2)), WHITE, Stroke(theme.ink, 0.35))
        yield line((0.2, 2.1), (4.0, -2.1), stroke=Stroke(theme.pen, 0.6))

    return Part(wide, draw)


def rectangle_sign() -> Part:
    """Return a building's rectangle, which holds its price in wood."""

    def draw(theme: Theme) -> Iterator[Item]:
        box = box_around(2.1, 0, 4.0, 3.8)
        yield rectangle(box, theme.fill("wood") or WHITE, Stroke(theme.ink, 0.3), 0.4)

    return Part(4.2, draw)


_ACT = row(
    sign("star", 4.0, tint="crystal"),
    smaller(house(), 0.9),
    sign("relic", 3.6),
    sign("monument", 3.8),
    gap=0.9,
)
STEPS: Mapping[str, Part] = {
    "roll": row(die(2), die(6), gap=1.2),
    "draw": row(land("wood"), land("gold"), gap=0.0),
    "worker": smaller(_worker(), 0.86),
    "act": _ACT,
    "spell": row(sign("star", 4.8, tint="crystal")),
    "score": row(land("crystal"), figure("×"), hat(4.4)),
    "buy": row(sign("gold"), arrow(2.4), card(bought=True), gap=0.8),
    "take": row(sign("star", 4.8, tint="crystal"), arrow(2.4), figure("A"), gap=0.8),
}
PRICES: Mapping[str, Part] = {
    "spell": row(sign("crystal", 4.6)),
    "building": row(sign("wood", 4.6)),
    "relic": row(figure("2–3"), sign("artifact"), plus(), hat(4.6), gap=0.5),
    "monument": row(
        given_up(),
        plus(),
        hat(4.6),
        plus(),
        figure("5"),
        sign("wood"),
        figure("−"),
        rectangle_sign(),
        gap=0.5,
    ),
}
