"""The layout lint fails on a drawing with each fault, and on nothing else in it."""

from dataclasses import replace

import pytest

from sheets.drawing.lettering import leading
from sheets.drawing.paper import PAPERS
from sheets.drawing.paths import circle, hatched, line, lines, polygon, rectangle
from sheets.drawing.shapes import Box, Drawing, Group, Item, Mark, Pen, Stroke, Text
from sheets.drawing.theme import load_theme
from sheets.lint import Rules, Size, find_faults, page_rules
from sheets.lint.checks import contrast, luminance
from sheets.lint.rules import Code
from sheets.page.markers import marker
from sheets.table.table import Seat, Table

AREA = Box(6, 6, 88, 68)
ANY_SIZE = Size("", 0, 0)
RULES = Rules(AREA, sizes=(ANY_SIZE,))
THIN = Stroke("#000000", 0.2)


def page(*items: Item) -> Drawing:
    """Return a page of 100 x 80 mm."""
    return Drawing("page", "Page", "en", 100, 80, items)


def faults(*items: Item, rules: Rules = RULES) -> list[str]:
    """Return the kinds of fault of a page with these items."""
    return [fault.kind for fault in find_faults(page(*items), rules)]


def word(
    text: str, x: float, y: float, colour: str = "#000000", size: float = 9, face: str = "text"
) -> Text:
    """Return a text from a point on its baseline, in a box with room all around."""
    return Text(x, y, text, size, Box(x - 1, y - 6, 40, 10), face, colour)


def mark(name: str, box: Box, *items: Item, pen: Pen = "mark") -> Mark:
    return Mark(name, pen, box, (rectangle(box, "#ffffff", THIN), *items))


GOOD = (
    word("First player", 10, 15),
    rectangle(Box(10, 20, 30, 30), "#e6e6e6"),
    mark("card.1.spell", Box(20, 30, 6, 6), word("3", 21, 34)),
    mark("card.1.card", Box(30, 30, 6, 6), word("2", 31, 34)),
    mark("name", Box(50, 20, 40, 8), pen="write"),
)


def test_a_good_page_has_no_fault() -> None:
    assert find_faults(page(*GOOD), RULES) == []


def test_a_fault_says_what_is_wrong_and_where() -> None:
    [fault] = find_faults(page(word("small", 10, 15, size=6)), RULES)
    assert str(fault.message) == "'small' is set in 6.00 pt"
    assert Box(9, 9, 10, 10).holds(fault.box)


def test_a_fault_of_a_mark_names_it_and_what_it_needs() -> None:
    rules = replace(RULES, sizes=(Size("track.", 11, 11),))
    small = mark("track.gold.3", Box(20, 20, 10.9, 11))
    [fault] = find_faults(page(small), rules)
    assert fault.mark == "track.gold.3"
    assert str(fault.message) == "track.gold.3 is 10.9 x 11.0 mm large; it needs 11 x 11"


# Texts.


def test_a_character_that_its_face_lacks_is_a_fault() -> None:
    assert faults(word("Ω", 10, 15)) == ["face"]
    assert faults(word("Ω", 10, 15, face="wide")) == []


def test_a_text_that_was_shortened_is_a_fault() -> None:
    assert faults(word("Unused ca…", 10, 15)) == ["shortened"]


def test_type_below_7_pt_is_a_fault() -> None:
    assert faults(word("small", 10, 15, size=6.9)) == ["type"]
    assert faults(word("small", 10, 15, size=7)) == []


def test_type_is_measured_as_it_comes_out_on_paper() -> None:
    assert faults(Group((word("small", 10, 15, size=8),), scale=0.8)) == ["type"]


def test_two_texts_on_each_other_are_a_fault() -> None:
    assert faults(word("Crowns", 10, 15), word("Cards", 18, 16)) == ["overlap"]
    assert faults(word("Crowns", 10, 15), word("Cards", 22, 15)) == []


def test_a_tail_in_the_line_below_is_a_fault() -> None:
    assert faults(word("gold", 10, 15), word("Total", 10, 17.9)) == ["overlap"]
    assert faults(word("wood", 10, 15), word("Total", 10, 17.9)) == []


def test_a_text_on_a_dark_fill_is_a_fault() -> None:
    black = rectangle(Box(8, 10, 40, 10), "#000000")
    assert "contrast" in faults(black, word("Crowns", 10, 15))


def test_a_text_half_on_a_dark_fill_is_a_fault() -> None:
    small = rectangle(Box(8, 11, 3, 3), "#000000")
    assert faults(small, word("Crowns", 10, 15)) == ["contrast"]


def test_the_topmost_fill_under_a_text_counts() -> None:
    small, light = rectangle(Box(9, 11, 3, 3), "#000000"), rectangle(Box(8, 8, 40, 12), "#ffffff")
    assert faults(small, light, word("Crowns", 10, 15)) == []


def test_a_hole_in_a_dark_fill_is_no_fill() -> None:
    outer, inner = rectangle(Box(9.2, 11, 3, 3)), rectangle(Box(9.5, 11.5, 2.5, 2))
    ring = replace(outer, segments=(*outer.segments, *inner.segments), fill="#000000")
    assert "contrast" not in faults(ring, word("I", 10.2, 13.2, size=7))


def test_pale_type_is_a_fault() -> None:
    assert faults(word("Crowns", 10, 15, colour="#8c8c8c")) == ["contrast"]
    assert faults(word("Crowns", 10, 15, colour="#595959")) == []


def test_a_line_through_a_text_is_a_fault() -> None:
    assert faults(line((8, 14), (30, 14), stroke=THIN), word("Crowns", 10, 15)) == ["line"]
    assert faults(word("Crowns", 10, 15), line((8, 14), (30, 14), stroke=THIN)) == ["line"]


def test_a_thick_line_that_only_touches_a_text_is_a_fault() -> None:
    assert faults(line((8, 16), (30, 16), stroke=THIN), word("Crowns", 10, 15)) == []
    thick = Stroke("#000000", 2.4)
    assert faults(line((8, 16), (30, 16), stroke=thick), word("Crowns", 10, 15)) == ["line"]
    assert faults(line((8, 16), (9.4, 16), stroke=thick), word("Crowns", 10, 15)) == ["line"]
    assert faults(line((7, 11), (11, 8), stroke=thick), word("Crowns", 11, 15)) == []


def test_a_line_that_a_ground_hides_is_none() -> None:
    rule, ground = line((8, 14), (30, 14), stroke=THIN), rectangle(Box(9, 10, 20, 8), "#ffffff")
    assert faults(rule, ground, word("Crowns", 10, 15)) == []


def test_words_that_touch_a_rim_are_a_fault_but_no_figure_in_its_ring() -> None:
    rim = rectangle(Box(9.9, 10, 20, 8), None, THIN)
    assert faults(rim, word("Gold", 10.05, 16)) == ["rim"]
    assert faults(rim, word("10", 10.05, 16)) == []
    assert faults(rim, word("Gold", 12, 16)) == []


def test_a_line_of_one_word_is_a_fault_where_another_could_join_it() -> None:
    pitch = leading(9)
    assert faults(word("as the game ends,", 10, 20), word("circle", 10, 20 + pitch)) == ["widow"]
    assert faults(word("captives", 10, 20), word("(Hanbok)", 10, 20 + pitch)) == []
    alone = word("circle", 10, 25 + pitch)
    assert faults(word("as the game ends,", 10, 20), alone) == []


def test_a_hatch_behind_a_text_is_a_fault() -> None:
    hatch = hatched(((8, 8), (30, 8), (30, 20), (8, 20)), 1.2, THIN)
    assert faults(hatch, word("Crowns", 10, 15)) == ["line"]


def test_a_figure_crossed_out_in_print_is_none() -> None:
    strokes = lines((((9, 16), (13, 12)), ((9.9, 16), (13.9, 12))), THIN)
    assert faults(word("12", 10, 15), strokes) == []
    assert faults(strokes, word("12", 10, 15)) == ["line"]


def test_a_cross_is_a_line_through_a_text() -> None:
    cross = lines((((9, 16), (13, 12)), ((9, 12), (13, 16))), THIN)
    assert faults(word("12", 10, 15), cross) == ["line"]


def test_a_text_that_is_painted_over_is_a_fault() -> None:
    light = rectangle(Box(12, 8, 40, 12), "#ffffff")
    assert faults(word("Crowns", 10, 15), light) == ["hidden"]


# Places.


def test_a_text_that_leaves_its_box_is_a_fault() -> None:
    text = Text(10, 15, "Monuments", 9, Box(10, 10, 12, 8))
    assert faults(text) == ["box"]
    assert faults(replace(text, box=Box(10, 10, 30, 8))) == []
    assert faults(replace(text, box=Box(10, 14, 30, 8))) == ["box"]


@pytest.mark.parametrize(
    "item",
    [
        pytest.param(word("Crowns", 90, 15), id="a text"),
        pytest.param(line((5, 15), (20, 15), stroke=THIN), id="a line"),
        pytest.param(Mark("hex.A1", "draw", Box(80, 70, 10, 8)), id="a mark"),
    ],
)
def test_what_leaves_the_area_is_a_fault(item: Item) -> None:
    assert faults(item) == ["area"]


CODE = Code(Box(20, 20, 12, 12), quiet=2, from_edge=8)
READ = replace(RULES, codes=(CODE,))


def test_a_marker_in_clean_white_is_no_fault() -> None:
    around = rectangle(Box(17.8, 17.8, 16.4, 16.4), stroke=THIN)
    assert faults(marker(0, 20, 20), around, word("Crowns", 35, 25), rules=READ) == []


@pytest.mark.parametrize(
    "item",
    [
        pytest.param(word("Crowns", 33, 25), id="a text"),
        pytest.param(line((19, 10), (19, 40), stroke=THIN), id="a line"),
        pytest.param(rectangle(Box(33, 25, 10, 10), "#f5f5f5"), id="a tint"),
        pytest.param(rectangle(Box(10, 10, 40, 40), "#f5f5f5"), id="a tint under it"),
    ],
)
def test_what_comes_near_a_marker_is_a_fault(item: Item) -> None:
    assert faults(item, marker(0, 20, 20), rules=READ) == ["quiet"]


def test_a_marker_near_the_papers_edge_is_a_fault() -> None:
    near = replace(RULES, codes=(Code(Box(7.5, 20, 12, 12), quiet=2, from_edge=8),))
    assert faults(marker(0, 7.5, 20), rules=near) == ["edge"]


# Marks.


def test_a_name_twice_is_a_fault_of_both_marks() -> None:
    here, there = (mark("card.1.spell", Box(x, 30, 6, 6)) for x in (20, 60))
    assert faults(here, there) == ["name", "name"]


def test_a_mark_that_is_too_small_is_a_fault() -> None:
    sizes = (Size("track.", 11, 11), Size("track.wood.", 12, 11))
    rules = replace(RULES, sizes=sizes)
    assert faults(mark("track.gold.3", Box(20, 20, 11, 11)), rules=rules) == []
    assert faults(mark("track.gold.3", Box(20, 20, 10.9, 11)), rules=rules) == ["size"]
    assert faults(mark("track.gold.3", Box(20, 20, 11, 10.9)), rules=rules) == ["size"]
    assert faults(mark("track.wood.3", Box(20, 20, 11, 11)), rules=rules) == ["size"]


def test_a_mark_of_which_no_size_is_known_is_a_fault() -> None:
    rules = replace(RULES, sizes=(Size("track.", 11, 11),))
    assert faults(mark("tracks", Box(20, 20, 11, 11)), rules=rules) == ["size"]


def test_places_to_write_in_on_each_other_are_a_fault() -> None:
    one, other = (mark(name, Box(20, y, 40, 8), pen="write") for name, y in (("a", 20), ("b", 27)))
    assert "overlap" in faults(one, other)


def test_places_to_draw_in_may_lie_on_each_other() -> None:
    one, other = Mark("hex.D4", "draw", Box(20, 20, 17, 20)), Mark("a", "draw", Box(34, 28, 5, 5))
    assert faults(one, other) == []


def test_symbols_to_mark_are_4_mm_apart() -> None:
    one = mark("artifact.1", Box(20, 30, 6, 6))
    assert faults(one, mark("artifact.2", Box(30, 30, 6, 6))) == []
    assert faults(one, mark("artifact.2", Box(29.9, 30, 6, 6))) == ["apart"]
    assert faults(one, mark("artifact.2", Box(28.9, 38.9, 6, 6))) == []


def test_symbols_may_be_nearer_where_the_layout_is_scaled_down() -> None:
    one, other = (mark(f"artifact.{x}", Box(x, 30, 6, 6)) for x in (20, 29.75))
    assert faults(one, other, rules=replace(RULES, scale=0.93)) == []
    assert faults(one, other, rules=replace(RULES, scale=1.41)) == ["apart"]


@pytest.mark.parametrize(
    "item",
    [
        pytest.param(line((10, 37.9), (40, 37.9), stroke=THIN), id="a line"),
        pytest.param(word("Crowns", 27, 33), id="a text"),
        pytest.param(rectangle(Box(27, 29, 2, 2), "#000000"), id="a dark area"),
        pytest.param(rectangle(Box(10, 20, 40, 40), "#e0e0e0"), id="a ground darker than 10 %"),
        pytest.param(circle((23, 33), 4.9, stroke=THIN), id="a ring"),
    ],
)
def test_around_a_symbol_to_mark_are_2_mm_of_white(item: Item) -> None:
    assert faults(item, mark("artifact.1", Box(20, 30, 6, 6))) == ["white"]


def test_a_place_to_write_in_keeps_out_of_a_symbols_white() -> None:
    symbol = mark("card.1.spell", Box(20, 30, 6, 6))
    near = Mark("name", "write", Box(27, 30, 20, 6))
    assert faults(symbol, near) == ["white"]


def test_a_hatch_behind_a_symbol_to_mark_is_a_fault() -> None:
    corners = ((10.0, 20.0), (40.0, 20.0), (40.0, 50.0), (10.0, 50.0))
    symbol = mark("artifact.1", Box(20, 30, 6, 6))
    assert faults(hatched(corners, 1.2, THIN), symbol) == ["white"]
    ground = rectangle(Box(17, 27, 12, 12), "#ffffff")
    assert faults(hatched(corners, 1.2, THIN), ground, symbol) == []


def test_a_line_through_a_place_to_write_in_is_a_fault() -> None:
    rule = line((10, 34), (70, 34), stroke=THIN)
    assert faults(mark("name", Box(20, 30, 40, 8), pen="write"), rule) == ["white"]
    assert faults(Mark("name", "write", Box(20, 30, 40, 8)), rule) == ["white"]


def test_a_line_under_the_ground_of_a_place_to_write_in_is_none() -> None:
    rule = line((10, 34), (70, 34), stroke=THIN)
    assert faults(rule, mark("name", Box(20, 30, 40, 8), pen="write")) == []


# Colours.


def test_ink_is_pure_black() -> None:
    black = replace(RULES, palette="black")
    assert faults(*GOOD[:1], *GOOD[2:], rules=black) == []
    assert faults(rectangle(Box(10, 20, 30, 30), "#e6e6e6"), rules=black) == ["colour"]
    assert faults(word("Crowns", 10, 15, colour="#111111"), rules=black) == ["colour"]
    grey = line((10, 20), (30, 20), stroke=Stroke("#8c8c8c"))
    assert faults(grey, rules=black) == ["colour"]


def test_grey_has_no_colour() -> None:
    grey = replace(RULES, palette="grey")
    assert faults(*GOOD, rules=grey) == []
    assert faults(rectangle(Box(10, 20, 30, 30), "#fbe9a9"), rules=grey) == ["colour"]
    assert faults(rectangle(Box(10, 20, 30, 30), "#fbe9a9")) == []


@pytest.mark.parametrize("fill", ["#d8d8d8", "#b0a0ff", "#000000"])
def test_a_dark_area_by_a_mark_is_a_fault(fill: str) -> None:
    dark = rectangle(Box(10, 20, 30, 30), fill)
    near, far = (Mark("mark", "write", Box(x, 20, 20, 20)) for x in (41.5, 42.5))
    assert "dark" in faults(dark, near)
    assert "dark" not in faults(dark, far)


def test_a_dark_spot_of_an_icon_is_none() -> None:
    assert faults(polygon(((20, 20), (21.5, 21.5), (20, 23), (18.5, 21.5)), "#000000")) == []


# Measures of colour, by the examples of the standard's own texts.


@pytest.mark.parametrize(
    ("one", "other", "ratio"),
    [("#000000", "#ffffff", 21.0), ("#ffffff", "#ffffff", 1.0), ("#767676", "#ffffff", 4.54)],
)
def test_contrast_is_that_of_the_standard(one: str, other: str, ratio: float) -> None:
    assert contrast(one, other) == contrast(other, one) == pytest.approx(ratio, abs=0.005)


def test_green_is_lighter_than_red_and_red_than_blue() -> None:
    assert luminance("#00ff00") > luminance("#ff0000") > luminance("#0000ff")


# What a table's page is held to.


def table(theme: str = "colour", paper: str = "a4") -> Table:
    return Table("base", (Seat(), Seat()), "en", load_theme(theme), PAPERS[paper])


@pytest.mark.parametrize(
    ("theme", "palette"), [("colour", "colour"), ("grey", "grey"), ("ink", "black")]
)
def test_a_theme_has_its_palette(theme: str, palette: str) -> None:
    assert page_rules(table(theme), ()).palette == palette


@pytest.mark.parametrize("paper", PAPERS)
def test_a_page_for_cameras_has_four_markers_and_a_code_of_true_size(paper: str) -> None:
    rules = page_rules(table(paper=paper), ())
    *markers, code = rules.codes
    assert [place.square[2:] for place in markers] == [pytest.approx((12, 12))] * 4
    assert code.zone[2:] == pytest.approx((16, 16))
    assert all(rules.area.holds(place.zone) for place in rules.codes)


def test_a_page_that_no_camera_reads_has_no_codes() -> None:
    assert page_rules(table(), (), is_read=False).codes == ()
