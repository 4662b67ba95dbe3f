"""What a pen leaves on a sheet: where each kind of mark is drawn, and in which colour."""

from collections.abc import Sequence
from dataclasses import replace
from math import hypot
from typing import get_args

import pytest

from sheets.drawing.filling import (
    OVER_PEN,
    OVER_TINTS,
    Filling,
    How,
    UnknownMarkError,
    fill_in,
    fill_page,
)
from sheets.drawing.icons import icon
from sheets.drawing.lettering import extent, write
from sheets.drawing.paths import bounds
from sheets.drawing.shapes import (
    Box,
    Drawing,
    Group,
    Item,
    Mark,
    PageKey,
    Path,
    Text,
    flatten,
    marks_of,
)
from sheets.drawing.theme import load_theme
from sheets.table.table import Table
from sheets.words.languages import Language
from sheets.words.text import Name

PEN = "#1f4fa0"
THEME = replace(load_theme("colour"), pen=PEN)
PLACE = Box(20, 30, 10, 8)
HEX = Box(40, 40, 17, 19.6)
HOWS: tuple[How, ...] = get_args(How)


def page(*items: Item) -> Drawing:
    marks = (Mark("box", "write", PLACE), Mark("hex.D4", "draw", HEX))
    return Drawing("page", "Page", "en", 100, 100, (*marks, *items))


def left(drawing: Drawing, *fillings: Filling) -> list[Path | Text]:
    """Return what the pen left, as it lies on the page."""
    filled = fill_in(drawing, fillings, THEME)
    assert filled.items[: len(drawing.items)] == drawing.items
    drawn = flatten(filled.items[len(drawing.items) :])
    return [item for item in drawn if not isinstance(item, Mark)]


def around(items: Sequence[Path | Text]) -> Box:
    """Return the box around some paths."""
    boxes = [bounds(item) for item in items if isinstance(item, Path)]
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(x, y, right - x, bottom - y)


def test_a_circle_goes_around_the_symbol_in_the_white_that_is_kept_for_it() -> None:
    ring = around(left(page(), Filling("box", "circle")))
    assert ring.holds(PLACE)
    assert PLACE.inset(-2).holds(ring)


def test_a_cross_goes_from_corner_to_corner() -> None:
    strokes = left(page(), Filling("box", "cross"))
    assert len(strokes) == 2
    assert around(strokes) == pytest.approx(PLACE)


@pytest.mark.parametrize("how", ["tick", "place"])
def test_a_tick_and_a_cube_stay_in_their_box(how: How) -> None:
    assert PLACE.holds(around(left(page(), Filling("box", how))))


def test_a_cube_leaves_the_figure_in_the_upper_left_corner_to_be_read() -> None:
    cube = around(left(page(), Filling("hex.D4", "place")))
    assert cube.x - HEX.x > 2
    assert cube.y - HEX.y > 2


def test_a_hex_is_blackened_to_its_sides() -> None:
    found = around(left(page(), Filling("hex.D4", "blacken")))
    assert HEX.holds(found)
    assert found.width > 0.9 * HEX.width
    assert found.height > 0.9 * HEX.height


def test_what_is_closed_is_struck_through_from_corner_to_corner_of_its_hex() -> None:
    [stroke] = left(page(), Filling("hex.D4", "strike"))
    assert isinstance(stroke, Path)
    assert [point for _, *point in stroke.segments] == [
        [HEX.x, pytest.approx(HEX.y + 0.75 * HEX.height)],
        [HEX.right, pytest.approx(HEX.y + 0.25 * HEX.height)],
    ]


def test_a_line_follows_the_sides_of_a_hex_inside_it() -> None:
    around_all = around(left(page(), Filling("hex.D4", "outline", sides=(0, 1, 2, 3, 4, 5))))
    assert HEX.holds(around_all)
    assert around_all.width > 0.9 * HEX.width
    right = around(left(page(), Filling("hex.D4", "outline", sides=(0,))))
    assert right.x > HEX.centre[0] + 0.4 * HEX.width


def test_the_lines_of_two_hexes_of_one_region_meet() -> None:
    """One below the other on the left: the lower right side of D4 and the right one of D5."""
    below = Box(HEX.x - HEX.width / 2, HEX.y + 0.75 * HEX.height, HEX.width, HEX.height)
    both = page(Mark("hex.D5", "draw", below))
    upper, lower = (
        [
            tuple(point)
            for item in left(both, filling)
            if isinstance(item, Path)
            for _, *point in item.segments
        ]
        for filling in (
            Filling("hex.D4", "outline", sides=(0, 1)),
            Filling("hex.D5", "outline", sides=(0,)),
        )
    )
    distances = [hypot(x - u, y - v) for x, y in upper for u, v in lower]
    assert min(distances) == pytest.approx(0, abs=0.05)


@pytest.mark.parametrize("seat", range(4))
def test_a_worker_is_the_players_shield_in_its_colour(seat: int) -> None:
    outline, *_, initial = left(page(), Filling("hex.D4", "shield", "An", seat=seat))
    assert isinstance(outline, Path)
    assert isinstance(initial, Text)
    assert (initial.text, outline.fill) == ("An", THEME.seat(seat))
    assert HEX.holds(bounds(outline))
    assert bounds(outline).holds(extent(initial))


def test_every_seat_has_a_shield_of_its_own() -> None:
    fillings = (Filling("hex.D4", "shield", "A", seat=seat) for seat in range(4))
    assert len({str(left(page(), each)[0]) for each in fillings}) == 4


@pytest.mark.parametrize("how", ["circle", "cross", "strike", "tick", "outline", "dashes", "place"])
def test_what_is_new_is_drawn_with_a_heavier_pen(how: How) -> None:
    filling = Filling("hex.D4", how, "A", sides=(0, 1))
    old, new = (
        max(item.stroke.width for item in items if isinstance(item, Path) and item.stroke)
        for items in (left(page(), filling), left(page(), replace(filling, is_new=True)))
    )
    assert new > 1.5 * old


def test_a_new_worker_stands_in_a_halo() -> None:
    filling = Filling("hex.D4", "shield", "A", seat=1)
    old, (ring, *rest) = left(page(), filling), left(page(), replace(filling, is_new=True))
    assert rest == old
    assert isinstance(ring, Path)
    assert ring.stroke
    assert ring.stroke.colour == THEME.outline("sun")
    assert HEX.holds(bounds(ring))
    assert bounds(ring).holds(around(old))


def test_a_new_symbol_stands_in_a_halo_and_a_new_figure_is_underlined() -> None:
    for filling in (Filling("box", "draw", "gold"), Filling("box", "write", "12")):
        old = left(page(), filling)
        new = left(page(), replace(filling, is_new=True))
        assert len(new) == len(old) + 1
    tint, *symbol = left(page(), Filling("hex.D4", "draw", "gold"))
    again = left(page(), Filling("hex.D4", "draw", "gold", is_new=True))
    halo = again[1]
    assert isinstance(halo, Path)
    assert [*again] == [tint, halo, *symbol]
    assert HEX.holds(bounds(halo))
    assert bounds(halo).holds(around(symbol))


@pytest.mark.parametrize("text", ["6", "112", "An", "W" * 3])
def test_figures_and_letters_are_written_inside_their_box(text: str) -> None:
    [written] = left(page(), Filling("box", "write", text))
    assert isinstance(written, Text)
    assert (written.text, written.anchor) == (text, "middle")
    assert PLACE.holds(written.box)


def test_a_resource_is_drawn_as_its_symbol_in_the_middle_of_the_hex() -> None:
    tint, *drawn = left(page(), Filling("hex.D4", "draw", "wood"))
    assert isinstance(tint, Path)
    assert tint.fill == THEME.fill("wood")
    assert HEX.holds(bounds(tint))
    assert len(drawn) == len(list(flatten((icon("wood", (0, 0), 5, PEN, "#ffffff"),))))
    assert HEX.holds(around(drawn))
    assert around(drawn).centre == pytest.approx(HEX.centre, abs=1)


def test_a_symbol_that_nobody_has_drawn_yet_is_written() -> None:
    [written] = left(page(), Filling("hex.D4", "draw", "D"))
    assert isinstance(written, Text)


def colours_of(*fillings: Filling) -> set[str]:
    """Return the colours of what is left, but white and the tints under it."""
    items = left(page(), *fillings)
    colours = {item.colour for item in items if isinstance(item, Text)}
    paths = [item for item in items if isinstance(item, Path)]
    colours |= {path.stroke.colour for path in paths if path.stroke}
    colours |= {path.fill for path in paths if path.fill}
    return colours - {"#ffffff", *THEME.fills.values()}


@pytest.mark.parametrize("how", sorted({*HOWS} - {"shield", "outline", "dashes"}))
def test_what_is_no_regions_is_drawn_in_the_pens_colour(how: How) -> None:
    text = "" if how == "strike" else "gold"
    assert colours_of(Filling("box", how, text)) == {PEN}


def test_all_of_a_region_is_drawn_in_its_tone() -> None:
    for how in ("draw", "outline", "dashes", "strike"):
        filling = Filling("hex.D4", how, "wood", sides=(0, 1))
        assert colours_of(filling) == {THEME.outline("wood")}


def test_a_mark_that_is_not_on_the_page_is_an_error_that_names_both() -> None:
    fillings = [Filling("box", "tick"), Filling("hex.D5", "blacken")]
    with pytest.raises(UnknownMarkError, match=r"^the page page has no mark hex\.D5$"):
        fill_in(page(), fillings, THEME)


def test_on_a_page_that_is_scaled_the_pen_finds_the_place_all_the_same() -> None:
    mark = Mark("small", "mark", PLACE)
    scaled = page(Group((mark,), 5, 7, 0.93))
    ring = around(left(scaled, Filling("small", "circle")))
    assert ring.centre == pytest.approx((5 + 0.93 * 25, 7 + 0.93 * 34))


def test_figures_stand_in_their_own_parts_of_a_box_the_last_in_the_last() -> None:
    parts = page(Mark("sum", "write", Box(0, 60, 30, 8), cells=3))
    drawn = left(parts, Filling("sum", "write", "52"))
    middles = {item.text: round(item.box.centre[0]) for item in drawn if isinstance(item, Text)}
    assert middles == {"5": 15, "2": 25}


def test_more_figures_than_a_box_has_parts_are_written_across_it() -> None:
    parts = page(Mark("sum", "write", Box(0, 60, 20, 8), cells=2))
    [item] = left(parts, Filling("sum", "write", "104"))
    assert isinstance(item, Text)
    assert item.text == "104"


def test_tints_hide_no_rivers_and_the_pen_hides_no_number_of_a_territory() -> None:
    river, number = Group((), name=OVER_TINTS), Group((), name=OVER_PEN)
    blank = page(Group((river, number), 5, 7, 0.93))
    filled = fill_in(blank, [Filling("hex.D4", "draw", "gold")], THEME)
    tint, over, *signs, top = filled.items[len(blank.items) :]
    assert isinstance(tint, Path)
    assert tint.fill == THEME.fill("gold")
    assert (over, top) == (Group((river,), 5, 7, 0.93), Group((number,), 5, 7, 0.93))
    assert signs


def test_a_filled_page_keeps_its_marks_so_that_it_can_be_read_again() -> None:
    filled = fill_in(page(), [Filling("box", "cross"), Filling("hex.D4", "draw", "gold")], THEME)
    assert marks_of(filled) == marks_of(page())


@pytest.mark.parametrize(
    ("key", "left"),
    [
        (PageKey("player", 0), "A"),
        (PageKey("player", 1), "B"),
        (PageKey("player", 11), ""),
        (PageKey("board", 0), "X"),
        (PageKey("realm", 2, "night-elves"), "N"),
        (PageKey("realm", 2, "night"), ""),
    ],
)
def test_a_page_is_filled_with_what_stands_on_it_else_on_all_seats_pages_like_it(
    key: PageKey, left: str
) -> None:
    """All boards of a game played online show the same."""
    texts = {
        PageKey("player", 0): "A",
        PageKey("player", 1): "B",
        PageKey("board"): "X",
        PageKey("realm", part="night-elves"): "N",
    }
    pages = {page: (Filling("box", "write", text),) for page, text in texts.items()}
    table = Table("base", (), "en", load_theme("colour"))
    blank = replace(page(), **key._asdict(), player="Anna")
    drawn = flatten(fill_page(blank, table, pages).items)
    assert [(item.text, item.colour) for item in drawn if isinstance(item, Text)] == (
        [(left, table.theme.pen)] if left else []
    )


@pytest.mark.parametrize(("language", "said"), [("en", "Fairies"), ("de", "Feen")])
def test_a_name_is_written_in_the_language_of_the_sheet(language: Language, said: str) -> None:
    pages = {PageKey("pad"): (Filling("box", "write", Name.of({"en": "Fairies", "de": "Feen"})),)}
    table = Table("base", (), language, load_theme("colour"))
    drawn = flatten(fill_page(replace(page(), kind="pad"), table, pages).items)
    assert [item.text for item in drawn if isinstance(item, Text)] == [said]


def test_a_date_stands_below_the_word_in_the_first_box_for_one() -> None:
    word = write("Date", Box(2, 60, 20, 3.4), 7, colour=PEN)
    boxes = (
        Mark("date.1", "write", Box(2, 60, 27, 9), (word,)),
        Mark("date.2", "write", Box(2, 80, 27, 9)),
    )
    table = Table("base", (), "de", load_theme("colour"))
    day = Name.of({"en": "2026-11-22", "de": "22.11.2026"})
    blank = page(*boxes)
    filled = fill_page(blank, table, {}, day)
    (said,) = [item for item in flatten(filled.items[len(blank.items) :]) if isinstance(item, Text)]
    assert said.text == "22.11.2026"
    assert boxes[0].box.holds(extent(said))
    assert extent(said).y > word.y
    assert fill_page(blank, table, {}).items == blank.items
