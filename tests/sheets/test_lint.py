"""The layout lint fails on a drawing with each fault, and on nothing else in it."""

from dataclasses import replace

import pytest

from sheets.drawing.lettering import leading
from sheets.drawing.paper import PAPERS
from sheets.drawing.paths import circle, hatched, line, lines, polygon, rectangle
from sheets.drawing.shapes import Box, Drawing, Group, Item, Mark, Path, Pen, Stroke, Text
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


def line_at(*ends: tuple[float, float], width: float = 0.2) -> Item:
    return line(*ends, stroke=Stroke("#000000", width))


def write(name: str, box: Box) -> Mark:
    return mark(name, box, pen="write")


CROWNS, SYMBOL = word("Crowns", 10, 15), mark("artifact.1", Box(20, 30, 6, 6))
PITCH = leading(9)
HATCH = hatched(((8, 8), (30, 8), (30, 20), (8, 20)), 1.2, THIN)
AROUND = hatched(((10, 20), (40, 20), (40, 50), (10, 50)), 1.2, THIN)
STRUCK = lines((((9, 16), (13, 12)), ((9.9, 16), (13.9, 12))), THIN)
CROSS = lines((((9, 16), (13, 12)), ((9, 12), (13, 16))), THIN)
OUTER, INNER = rectangle(Box(9.2, 11, 3, 3)), rectangle(Box(9.5, 11.5, 2.5, 2))
RIM = rectangle(Box(9.9, 10, 20, 8), None, THIN)
MONUMENTS = Text(10, 15, "Monuments", 9, Box(10, 10, 12, 8))
MARKER = marker(0, 20, 20)
READ = replace(RULES, codes=(Code(Box(20, 20, 12, 12), quiet=2, from_edge=8),))
NEAR_EDGE = replace(RULES, codes=(Code(Box(7.5, 20, 12, 12), quiet=2, from_edge=8),))
SIZES = replace(RULES, sizes=(Size("track.", 11, 11), Size("track.wood.", 12, 11)))
GROUND = replace(RULES, ground="#dccdac")
LARGE = Text(20, 40, "7", 40, Box(19, 29, 20, 12), "display", "#dccdac")
BLACK, GREY = replace(RULES, palette="black"), replace(RULES, palette="grey")
TINT = rectangle(Box(10, 20, 30, 30), "#e6e6e6")


def fill(x: float, y: float, width: float, height: float, colour: str) -> Item:
    return rectangle(Box(x, y, width, height), colour)


# What lies on a page, and the kinds of fault that are found in it.
TEXTS: list[tuple[str, tuple[Item, ...], list[str]]] = [
    ("a character that its face lacks", (word("Ω", 10, 15),), ["face"]),
    ("one that it has", (word("Ω", 10, 15, face="wide"),), []),
    ("a text that was shortened", (word("Unused ca…", 10, 15),), ["shortened"]),
    ("type below 7 pt", (word("small", 10, 15, size=6.9),), ["type"]),
    ("type of 7 pt", (word("small", 10, 15, size=7),), []),
    ("as it comes out on paper", (Group((word("small", 10, 15, size=8),), scale=0.8),), ["type"]),
    ("two texts on each other", (CROWNS, word("Cards", 18, 16)), ["overlap"]),
    ("beside each other", (CROWNS, word("Cards", 22, 15)), []),
    ("a tail in the line below", (word("gold", 10, 15), word("Total", 10, 17.9)), ["overlap"]),
    ("no tail", (word("wood", 10, 15), word("Total", 10, 17.9)), []),
    ("half on a dark fill", (fill(8, 11, 3, 3, "#000000"), CROWNS), ["contrast"]),
    (
        "the topmost fill under a text counts",
        (fill(9, 11, 3, 3, "#000000"), fill(8, 8, 40, 12, "#ffffff"), CROWNS),
        [],
    ),
    ("pale type", (word("Crowns", 10, 15, colour="#8c8c8c"),), ["contrast"]),
    ("darker type", (word("Crowns", 10, 15, colour="#595959"),), []),
    ("a line through a text", (line_at((8, 14), (30, 14)), CROWNS), ["line"]),
    ("above it", (CROWNS, line_at((8, 14), (30, 14))), ["line"]),
    (
        "a line and a curve of one path on either side of a text",
        (
            Path(
                (("M", 7, 20), ("L", 7, 14), ("M", 40, 14), ("C", 43, 14, 46, 14, 50, 14)),
                stroke=THIN,
            ),
            CROWNS,
        ),
        [],
    ),
    ("a line below a text", (line_at((8, 16), (30, 16)), CROWNS), []),
    ("a thick line that touches it", (line_at((8, 16), (30, 16), width=2.4), CROWNS), ["line"]),
    ("one that ends in it", (line_at((8, 16), (9.4, 16), width=2.4), CROWNS), ["line"]),
    ("past its corner", (line_at((7, 11), (11, 8), width=2.4), word("Crowns", 11, 15)), []),
    (
        "a line that a ground hides",
        (line_at((8, 14), (30, 14)), fill(9, 10, 20, 8, "#ffffff"), CROWNS),
        [],
    ),
    ("words that touch a rim", (RIM, word("Gold", 10.05, 16)), ["rim"]),
    ("a figure in its ring", (RIM, word("10", 10.05, 16)), []),
    ("words within a rim", (RIM, word("Gold", 12, 16)), []),
    (
        "a line of one word where another could join it",
        (word("as the game ends,", 10, 20), word("circle", 10, 20 + PITCH)),
        ["widow"],
    ),
    ("one in brackets", (word("captives", 10, 20), word("(Hanbok)", 10, 20 + PITCH)), []),
    ("further below", (word("as the game ends,", 10, 20), word("circle", 10, 25 + PITCH)), []),
    ("a hatch behind a text", (HATCH, CROWNS), ["line"]),
    ("a figure crossed out in print", (word("12", 10, 15), STRUCK), []),
    ("strokes under a figure", (STRUCK, word("12", 10, 15)), ["line"]),
    ("a cross", (CROSS, word("12", 10, 15)), ["line"]),
    ("a text that is painted over", (CROWNS, fill(12, 8, 40, 12, "#ffffff")), ["hidden"]),
    ("a text that leaves its box", (MONUMENTS,), ["box"]),
    ("in a wider box", (replace(MONUMENTS, box=Box(10, 10, 30, 8)),), []),
    ("above its box", (replace(MONUMENTS, box=Box(10, 14, 30, 8)),), ["box"]),
    ("a text outside the area", (word("Crowns", 90, 15),), ["area"]),
    ("a line outside", (line_at((5, 15), (20, 15)),), ["area"]),
    ("a mark outside", (Mark("hex.A1", "draw", Box(80, 70, 10, 8)),), ["area"]),
]
MARKS: list[tuple[str, tuple[Item, ...], list[str]]] = [
    (
        "a name twice, a fault of both",
        (mark("card.1.spell", Box(20, 30, 6, 6)), mark("card.1.spell", Box(60, 30, 6, 6))),
        ["name", "name"],
    ),
    (
        "places to draw in, on each other",
        (Mark("hex.D4", "draw", Box(20, 20, 17, 20)), Mark("a", "draw", Box(34, 28, 5, 5))),
        [],
    ),
    ("symbols 4 mm apart", (SYMBOL, mark("artifact.2", Box(30, 30, 6, 6))), []),
    ("nearer", (SYMBOL, mark("artifact.2", Box(29.9, 30, 6, 6))), ["apart"]),
    ("askew", (SYMBOL, mark("artifact.2", Box(28.9, 38.9, 6, 6))), []),
    ("a line in a symbol's white", (line_at((10, 37.9), (40, 37.9)), SYMBOL), ["white"]),
    ("a text there", (word("Crowns", 27, 33), SYMBOL), ["white"]),
    ("a dark area there", (fill(27, 29, 2, 2, "#000000"), SYMBOL), ["white"]),
    ("a ground darker than 10 %", (fill(10, 20, 40, 40, "#e0e0e0"), SYMBOL), ["white"]),
    ("a ring there", (circle((23, 33), 4.9, stroke=THIN), SYMBOL), ["white"]),
    ("a place to write in there", (SYMBOL, Mark("name", "write", Box(27, 30, 20, 6))), ["white"]),
    ("a hatch behind a symbol", (AROUND, SYMBOL), ["white"]),
    ("a ground on the hatch", (AROUND, fill(17, 27, 12, 12, "#ffffff"), SYMBOL), []),
    (
        "a line through a place to write in",
        (write("name", Box(20, 30, 40, 8)), line_at((10, 34), (70, 34))),
        ["white"],
    ),
    (
        "through one without a ground",
        (Mark("name", "write", Box(20, 30, 40, 8)), line_at((10, 34), (70, 34))),
        ["white"],
    ),
    (
        "under the ground of one",
        (line_at((10, 34), (70, 34)), write("name", Box(20, 30, 40, 8))),
        [],
    ),
    (
        "a dark spot of an icon",
        (polygon(((20, 20), (21.5, 21.5), (20, 23), (18.5, 21.5)), "#000000"),),
        [],
    ),
]


@pytest.mark.parametrize(
    ("items", "kinds"), [pytest.param(*case, id=name) for name, *case in (*TEXTS, *MARKS)]
)
def test_a_fault_is_found_where_there_is_one(items: tuple[Item, ...], kinds: list[str]) -> None:
    assert faults(*items) == kinds


def test_a_text_on_a_dark_fill_is_a_fault_but_not_over_a_hole_in_it() -> None:
    assert "contrast" in faults(fill(8, 10, 40, 10, "#000000"), CROWNS)
    ring = replace(OUTER, segments=(*OUTER.segments, *INNER.segments), fill="#000000")
    assert "contrast" not in faults(ring, word("I", 10.2, 13.2, size=7))


def test_places_to_write_in_on_each_other_are_a_fault() -> None:
    one, other = write("a", Box(20, 20, 40, 8)), write("b", Box(20, 27, 40, 8))
    assert "overlap" in faults(one, other)


RULED: list[tuple[str, tuple[Item, ...], Rules, list[str]]] = [
    (
        "a marker in clean white",
        (MARKER, rectangle(Box(17.8, 17.8, 16.4, 16.4), stroke=THIN), word("Crowns", 35, 25)),
        READ,
        [],
    ),
    ("a text near a marker", (word("Crowns", 33, 25), MARKER), READ, ["quiet"]),
    ("a line", (line_at((19, 10), (19, 40)), MARKER), READ, ["quiet"]),
    ("a tint", (fill(33, 25, 10, 10, "#f5f5f5"), MARKER), READ, ["quiet"]),
    ("a tint under it", (fill(10, 10, 40, 40, "#f5f5f5"), MARKER), READ, ["quiet"]),
    ("a marker near the paper's edge", (marker(0, 7.5, 20),), NEAR_EDGE, ["edge"]),
    ("a mark that is large enough", (mark("track.gold.3", Box(20, 20, 11, 11)),), SIZES, []),
    ("too narrow", (mark("track.gold.3", Box(20, 20, 10.9, 11)),), SIZES, ["size"]),
    ("too low", (mark("track.gold.3", Box(20, 20, 11, 10.9)),), SIZES, ["size"]),
    ("for its longer name", (mark("track.wood.3", Box(20, 20, 11, 11)),), SIZES, ["size"]),
    ("a mark of which no size is known", (mark("tracks", Box(20, 20, 11, 11)),), SIZES, ["size"]),
    (
        "symbols that are scaled down",
        (SYMBOL, mark("artifact.2", Box(29.75, 30, 6, 6))),
        replace(RULES, scale=0.93),
        [],
    ),
    (
        "symbols that are scaled up",
        (SYMBOL, mark("artifact.2", Box(29.75, 30, 6, 6))),
        replace(RULES, scale=1.41),
        ["apart"],
    ),
    ("ink is pure black", (*GOOD[:1], *GOOD[2:]), BLACK, []),
    ("a tint in ink", (TINT,), BLACK, ["colour"]),
    ("pale type in ink", (word("Crowns", 10, 15, colour="#111111"),), BLACK, ["colour"]),
    ("a grey line", (line((10, 20), (30, 20), stroke=Stroke("#8c8c8c")),), BLACK, ["colour"]),
    ("grey has no colour", GOOD, GREY, []),
    ("a colour in grey", (fill(10, 20, 30, 30, "#fbe9a9"),), GREY, ["colour"]),
    ("a colour in colour", (fill(10, 20, 30, 30, "#fbe9a9"),), RULES, []),
    ("a ground that is a text, under a line", (LARGE, line_at((8, 35), (60, 35))), GROUND, []),
    ("the same as a word", (LARGE,), RULES, ["contrast"]),
    ("a dark word on it", (LARGE, word("A3", 22, 38)), GROUND, []),
    ("a pale word on it", (LARGE, word("A3", 22, 38, colour="#767676")), GROUND, ["contrast"]),
    ("a small one", (replace(LARGE, size_pt=12),), GROUND, ["ground"]),
    ("a strong one", (fill(8, 8, 60, 50, "#5f5a52"), LARGE), GROUND, ["ground"]),
]


@pytest.mark.parametrize(
    ("items", "rules", "kinds"), [pytest.param(*case, id=name) for name, *case in RULED]
)
def test_a_page_is_held_to_its_rules(
    items: tuple[Item, ...], rules: Rules, kinds: list[str]
) -> None:
    assert faults(*items, rules=rules) == kinds


@pytest.mark.parametrize("colour", ["#d8d8d8", "#b0a0ff", "#000000"])
def test_a_dark_area_by_a_mark_is_a_fault(colour: str) -> None:
    dark = fill(10, 20, 30, 30, colour)
    near, far = (Mark("mark", "write", Box(x, 20, 20, 20)) for x in (41.5, 42.5))
    assert "dark" in faults(dark, near)
    assert "dark" not in faults(dark, far)


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
