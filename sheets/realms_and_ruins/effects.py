"""What realms and starting cards do, as pictures of one line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sheets.drawing.pictures import OUTLINE, Part, arrow, figure, row, sign, struck
from sheets.drawing.shapes import Box, Item, Stroke, circle, line, polygon, rectangle
from sheets.drawing.theme import Theme
from sheets.realms_and_ruins.edition import StartingCard

CUBE = 2.9
HIGH = 4.5


def follower_sign(*, is_othersider: bool = False) -> Part:
    """Return a follower's cube; those of the Othersiders are white."""

    def draw(theme: Theme) -> Iterator[Item]:
        stroke, deep = Stroke(theme.ink, OUTLINE), 1.0
        front = Box(0, -CUBE / 2 + deep / 2, CUBE, CUBE)
        fill = "#ffffff" if is_othersider else theme.fill("purple") or theme.ink
        top = (
            (front.x, front.y),
            (front.x + deep, front.y - deep),
            (front.right + deep, front.y - deep),
            (front.right, front.y),
        )
        side = (
            (front.right, front.y),
            (front.right + deep, front.y - deep),
            (front.right + deep, front.bottom - deep),
            (front.right, front.bottom),
        )
        yield rectangle(front, fill, stroke)
        yield polygon(top, "#ffffff", stroke)
        yield polygon(side, "#ffffff" if is_othersider else theme.fill("city"), stroke)

    return Part(CUBE + 1.0, draw)


def hand_card(*, is_turned: bool = False) -> Part:
    """Return a card, face down where it is turned."""

    def draw(theme: Theme) -> Iterator[Item]:
        box = Box(0, -HIGH / 2, 3.6, HIGH)
        yield rectangle(box, "#ffffff", Stroke(theme.ink, OUTLINE), 0.5)
        if is_turned:
            yield rectangle(box.inset(0.7), theme.fill("purple"), Stroke(theme.ink, OUTLINE / 2))
        else:
            for y in (-0.2, 0.7, 1.6):
                yield line((0.8, y), (2.8, y), stroke=Stroke(theme.ink, OUTLINE / 2))

    return Part(3.6, draw)


def _swap() -> Part:
    """Return two cost markers that change places."""

    def draw(theme: Theme) -> Iterator[Item]:
        for x in (0.0, 6.6):
            yield circle((x + 1.7, 0), 1.7, theme.fill("gold"), Stroke(theme.ink, OUTLINE))
        for y, tail, tip in ((-0.9, 3.8, 6.2), (0.9, 6.2, 3.8)):
            back = tip - 0.9 if tip > tail else tip + 0.9
            yield line((tail, y), (back, y), stroke=Stroke(theme.ink, 0.45))
            yield polygon(((tip, y), (back, y - 0.7), (back, y + 0.7)), theme.ink)

    return Part(10.0, draw)


_OR = figure("/")
_COIN, _PLUS = sign("gold", 4.2), "+1"
_FOLLOWER, _OTHERSIDER = follower_sign(), follower_sign(is_othersider=True)
_MOVE = row(_FOLLOWER, arrow(2.6), gap=0.4)

# Of a realm's sides, by realm and side.
SIDES: Mapping[str, Part] = {
    "village-healthy": row(_COIN, figure("+3")),
    "village-ruined": row(arrow(2.6), _COIN, figure("+1"), gap=0.4),
    "magic-healthy": row(hand_card(is_turned=True), figure("+2")),
    "magic-ruined": row(struck(hand_card()), hand_card(is_turned=True), figure("+1"), gap=0.5),
    "castle-healthy": _swap(),
    "castle-ruined": row(_FOLLOWER, figure("−1")),
}
CARDS: Mapping[StartingCard, Part] = {
    "venture": row(_MOVE, _OR, _COIN, figure(_PLUS), gap=0.5),
    "negotiate": row(hand_card(), struck(_COIN), gap=0.5),
    "aid": row(_MOVE, _OR, _COIN, figure("−1"), _FOLLOWER, figure(_PLUS), gap=0.5),
    "recruit": row(_COIN, figure("−1"), _FOLLOWER, figure("±1"), gap=0.5),
    "cast": row(hand_card(is_turned=True), arrow(2.4), hand_card(), gap=0.5),
    "conspire": row(
        *(_OTHERSIDER, figure(_PLUS), _COIN, figure(_PLUS), _OR, _OTHERSIDER, figure("−1")), gap=0.4
    ),
}
