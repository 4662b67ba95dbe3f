"""The turn and what becomes of realms, on the aid: a picture and a title each, below it words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sheets.drawing.lettering import LABEL_PT, write
from sheets.drawing.pictures import OUTLINE, Part, arrow, figure, row, sign
from sheets.drawing.shapes import Box, Group, Item, Stroke, box_around, circle, polygon, rectangle
from sheets.drawing.theme import Theme
from sheets.page.panels import DISC, LEAD, Panel, Zone
from sheets.realms_and_ruins.effects import HIGH, follower_sign, hand_card
from sheets.realms_and_ruins.signs import tower_sign
from sheets.words.words import Words

_FOLLOWER, _OTHERSIDER = follower_sign(), follower_sign(is_othersider=True)
_CARD, _BACK = hand_card(), hand_card(is_turned=True)
ROW = 5.2  # Of a picture and its title.
COLUMN = 14.4  # Of the pictures.
PICTURE = 0.9  # Their scale.
SIDE, BELOW = 1.0, 0.5  # Between a row's ground and what is in it, and under it.
ACTIONS = ("play", "buy", "realm", "train")
RULES = ("rule", "ruin", "heal", "add", "event")


def turn_zone(words: Words) -> Zone:
    """Return the zone of the turn (T1): two actions, cards to draw, what is between turns."""

    def fill(panel: Panel) -> None:
        _step(panel, 1, words("turn.two"))
        for action in ACTIONS:
            _entry(panel, f"turn.{action}", words, words(f"often.{action}"))
        for number, step in enumerate(("draw", "between"), 2):
            panel.gap()
            _step(panel, number, words(f"turn.{step}.title"), PICTURES[f"turn.{step}"])
            panel.paragraph(words(f"turn.{step}"), indent=LEAD)

    return Zone(words("aid.turn"), fill)


def rule_zone(words: Words) -> Zone:
    """Return the zone of who rules, of ruins and of symbols on bought cards (T2, T4, T6)."""

    def fill(panel: Panel) -> None:
        for number, rule in enumerate(RULES):
            _entry(panel, f"rule.{rule}", words, is_first=number == 0)

    return Zone(words("aid.rule"), fill)


def _step(panel: Panel, number: int, title: str, picture: Part | None = None) -> None:
    """Add a step's number and title, and a picture at the end of the row."""
    row, theme = panel.room(ROW), panel.theme
    middle = row.x + DISC, row.centre[1]
    panel.items.append(circle(middle, DISC, theme.title))
    place = box_around(*middle, 2 * DISC)
    figure = write(str(number), place, LABEL_PT, colour="#ffffff", name="bold", anchor="middle")
    told = Box(row.x + LEAD, row.y, row.width - LEAD, row.height)
    title_pt = panel.size_pt + 0.2
    panel.items += (figure, write(title, told, title_pt, colour=theme.title, name="bold"))
    if picture:
        left = row.right - SIDE - PICTURE * picture.width, row.centre[1]
        panel.items.append(Group(tuple(picture.draw(theme)), *left, PICTURE))


def _entry(
    panel: Panel, key: str, words: Words, often: str = "", *, is_first: bool = False
) -> None:
    """Add a picture with its title and how often it may be done, and below what it is."""
    if not is_first:
        panel.gap()
    row, theme, picture = panel.room(ROW), panel.theme, PICTURES[key]
    panel.items.append(rectangle(row, theme.fill("panel"), None, 0.8))
    x = row.x + SIDE + (COLUMN - 2 * SIDE - PICTURE * picture.width) / 2
    panel.items.append(Group(tuple(picture.draw(theme)), x, row.centre[1], PICTURE))
    place = Box(row.x + COLUMN, row.y, row.width - COLUMN - SIDE, row.height)
    size = panel.size_pt + 0.2
    title = write(words(f"{key}.title"), place, size, colour=theme.title, name="bold")
    beside = write(often, place, LABEL_PT, colour=theme.quiet, anchor="end")
    panel.items += (title, beside)
    panel.space(BELOW)
    if key != "turn.realm":  # Its title says it all.
        panel.paragraph(words(key), indent=SIDE)


def _two_cards() -> Part:
    """Return a card on another one."""

    def draw(theme: Theme) -> Iterator[Item]:
        yield Group(tuple(_CARD.draw(theme)), 0.0, -0.3)
        yield Group(tuple(_CARD.draw(theme)), 1.6, 0.3)

    return Part(_CARD.width + 1.6, draw)


def _event_card() -> Part:
    """Return a card with the sign of an event."""

    def draw(theme: Theme) -> Iterator[Item]:
        box = Box(0, -HIGH / 2, 3.6, HIGH)
        yield rectangle(box, theme.fill("orange") or "#ffffff", Stroke(theme.ink, OUTLINE), 0.5)
        yield write("!", box, 9, colour=theme.ink, name="bold", anchor="middle")

    return Part(3.6, draw)


def _book() -> Part:
    """Return an open book."""

    def draw(theme: Theme) -> Iterator[Item]:
        stroke = Stroke(theme.ink, OUTLINE)
        for side in (-1, 1):
            edge = 3.0 + side * 2.9
            page = ((3.0, -1.4), (edge, -1.9), (edge, 1.4), (3.0, 1.9))
            yield polygon(page, "#ffffff", stroke)
            for y in (-0.9, 0.0, 0.9):
                inner, outer = 3.0 + side * 0.6, 3.0 + side * 2.4
                yield polygon(((inner, y + 0.3), (outer, y)), None, Stroke(theme.ink, OUTLINE / 2))

    return Part(6.0, draw)


_TO = arrow(2.6)
_HEALTHY, _RUINED = tower_sign(), tower_sign(is_ruined=True)

PICTURES: Mapping[str, Part] = {
    "turn.play": row(_CARD, _TO, _BACK, gap=0.6),
    "turn.buy": row(sign("gold", 4.4), _TO, _CARD, gap=0.6),
    "turn.realm": row(_FOLLOWER, _HEALTHY, gap=0.8),
    "turn.train": row(_two_cards(), _TO, _FOLLOWER, gap=0.6),
    "turn.draw": row(_BACK, _TO, _CARD, gap=0.6),
    "turn.between": row(_event_card(), _OTHERSIDER, gap=0.9),
    "rule.rule": row(_FOLLOWER, figure(">"), _OTHERSIDER, gap=0.8),
    "rule.ruin": row(_HEALTHY, _TO, _RUINED, gap=0.6),
    "rule.heal": row(_RUINED, _TO, _HEALTHY, gap=0.6),
    "rule.add": row(_OTHERSIDER, _TO, _HEALTHY, gap=0.6),
    "rule.event": row(_event_card(), _TO, _book(), gap=0.6),
}
