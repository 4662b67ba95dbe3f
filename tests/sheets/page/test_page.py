from dataclasses import replace
from itertools import pairwise

import pytest

from sheets.drawing.paper import PAPERS, SHARED
from sheets.drawing.paths import bounds, line
from sheets.drawing.shapes import WHITE, Box, Group, Mark, Path, Stroke, Text, flatten, texts_of
from sheets.drawing.sizes import LEAST_PT
from sheets.page.boxes import BODY_BOX, FOOT_BOX, HEADER_BOX
from sheets.page.frame import code_box, marker_boxes
from sheets.page.layout import (
    PAGE,
    Identity,
    Layout,
    Page,
    Placed,
    place_code,
    place_layout,
    place_page,
)
from sheets.page.markers import QUIET
from sheets.table.table import Table
from sheets.words.translation import load_words
from tests.sheets.tables import make_table

WORDS = load_words("en", PAGE)
RULE = line((10, 100), (110, 100), stroke=Stroke("#000000"))
TOTAL = "final.total"
IDENTITY = Identity(32, "RW2-MBP3-00E2.0.0-PY")


def layout_on(table: Table, identity: Identity | None = IDENTITY, counts: str = "") -> Placed:
    layout = Layout("player", "Pandoria Merchants · Player sheet", (RULE,), counts=counts)
    return place_layout(layout, table, WORDS, identity)


def placed(table: Table, identity: Identity | None = IDENTITY, counts: str = "") -> Group:
    return layout_on(table, identity, counts).group


def paths(group: Group) -> list[Path]:
    return [item for item in flatten((group,)) if isinstance(item, Path)]


def marks_in(group: Group) -> list[Mark]:
    return [item for item in flatten((group,)) if isinstance(item, Mark)]


def rulers(group: Group) -> list[Box]:
    """Return the lines of 50 mm."""
    return [box for box in map(bounds, paths(group)) if box.width == pytest.approx(50)]


def black_areas(group: Group) -> list[Box]:
    return [bounds(path) for path in paths(group) if path.fill == "#000000"]


@pytest.mark.parametrize(("paper", "length"), [("a4", 100), ("letter", 100), ("a3", 141.42)])
def test_a_layout_is_scaled_with_the_paper(paper: str, length: float) -> None:
    table = make_table(paper=paper)
    [rule] = [
        box for box in map(bounds, paths(placed(table))) if box.width >= 100 and not box.height
    ]
    assert rule.width == pytest.approx(length, abs=0.01)
    assert rule.x == pytest.approx(table.frame.x + 10 * table.frame.scale)


@pytest.mark.parametrize("holes", ["", "left"])
@pytest.mark.parametrize("paper", PAPERS)
def test_ruler_and_code_have_their_true_size_on_every_paper(paper: str, holes: str) -> None:
    table = make_table(paper=paper, holes=holes)
    group = placed(table)
    assert len(rulers(group)) == 1
    code = 16 * 21 / 29
    assert [box.width for box in black_areas(group)] == pytest.approx([12, 12, 12, 12])
    [of_code] = black_areas(place_code(IDENTITY.code, table))
    assert of_code.width == pytest.approx(code)


def test_markers_lie_in_the_corners_of_the_chart_in_their_white() -> None:
    chart = Box(10, 20, 200, 100)
    boxes = marker_boxes(chart)
    corners = [(12.45, 22.45), (195.55, 22.45), (195.55, 105.55), (12.45, 105.55)]
    assert [box[:2] for box in boxes] == [pytest.approx(corner) for corner in corners]
    assert all(chart.holds(box.inset(-QUIET)) for box in boxes)
    assert not any(code_box(chart).overlaps(box.inset(-QUIET)) for box in boxes)
    assert chart.holds(code_box(chart))


@pytest.mark.parametrize("holes", ["", "left", "top"])
@pytest.mark.parametrize("paper", PAPERS)
def test_the_strips_of_a_layout_stay_clear_of_markers_and_code(paper: str, holes: str) -> None:
    frame = make_table(paper=paper, holes=holes).frame
    codes = [*(box.inset(-QUIET) for box in marker_boxes(frame.chart)), code_box(frame.chart)]
    for strip in (HEADER_BOX, BODY_BOX, FOOT_BOX):
        assert SHARED.holds(strip)
        left, top = frame.x + frame.scale * strip.x, frame.y + frame.scale * strip.y
        on_page = Box(left, top, frame.scale * strip.width, frame.scale * strip.height)
        assert not any(on_page.overlaps(code) for code in codes)


def test_an_aid_has_neither_markers_nor_code() -> None:
    assert black_areas(placed(make_table(), None)) == []


def test_without_markers_no_trace_of_a_camera_is_left() -> None:
    table = make_table(markers=False)
    bare = placed(table, counts=TOTAL)
    assert black_areas(bare) == []
    assert marks_in(bare) == []
    white = [bounds(path) for path in paths(bare) if path.fill == WHITE]
    assert not any(box.holds(marker) for box in white for marker in marker_boxes(table.frame.chart))


@pytest.mark.parametrize("holes", ["", "left", "top"])
@pytest.mark.parametrize("paper", PAPERS)
def test_a_frames_lower_side_counts_a_total_clear_of_markers_and_code(
    paper: str, holes: str
) -> None:
    chart = (table := make_table(paper=paper, holes=holes)).frame.chart
    rings = marks_in(placed(table, counts=TOTAL))
    assert [mark.name for mark in rings] == [
        *(f"{TOTAL}.tens.{ten}" for ten in range(1, 11)),
        *(f"{TOTAL}.units.{unit}" for unit in range(10)),
    ]
    codes = [*(box.inset(-QUIET) for box in marker_boxes(chart)), code_box(chart)]
    for ring, following in pairwise(mark.box for mark in rings):
        assert chart.holds(ring)
        assert not any(ring.inset(-QUIET).overlaps(code) for code in codes)
        assert ring.width >= 6 - 1e-6
        assert following.x - ring.right >= 4 - 1e-6


def test_the_footer_asks_to_print_at_full_size_and_names_the_sheet() -> None:
    texts = [text.text for text in texts_of((placed(make_table()),))]
    assert texts == ["50 mm: print at 100 %", "Pandoria Merchants · Player sheet"]


@pytest.mark.parametrize("holes", ["", "left"])
def test_the_footer_is_at_least_7_pt(holes: str) -> None:
    texts = texts_of((placed(make_table(holes=holes)),))
    assert min(text.size_pt for text in texts) >= 7
    assert pytest.approx(7) == LEAST_PT * 0.93


def test_pages_of_a_layout_share_it() -> None:
    table = make_table()
    layout = layout_on(table)
    word = Text(20, 30, "Anna", 14, Box(18, 20, 60, 12))
    one = place_page(Page("player", "Player sheet of Anna", (word,), 0), layout, table, WORDS)
    other = place_page(Page("player", "Player sheet", seat=1), layout, table, WORDS)
    assert one.items[0] is other.items[0] is layout.group
    assert layout.group.name
    assert [text.text for text in texts_of(one.items[1:])] == ["Anna"]
    assert len(other.items) == 1


def test_pages_with_the_same_code_share_it_below_their_own_items() -> None:
    table = make_table()
    layout, code = layout_on(table), place_code(IDENTITY.code, table)
    word = Text(20, 30, "Anna", 14, Box(18, 20, 60, 12))
    page = place_page(Page("player", "Player sheet", (word,), 0), layout, table, WORDS, code)
    assert page.items[:2] == (layout.group, code)
    assert code.name
    assert code_box(table.frame.chart).holds(black_areas(code)[0])


@pytest.mark.parametrize(
    ("title", "shown"), [("", []), ("red", ["red"]), ("7", ["Table 7"]), ("Tisch 7", ["Tisch 7"])]
)
def test_every_page_of_one_of_many_tables_bears_the_tables_title(
    title: str, shown: list[str]
) -> None:
    table = replace(make_table(), title=title)
    page = place_page(Page("aid", "Aid"), layout_on(table), table, WORDS)
    assert [text.text for text in texts_of(page.items[1:])] == shown


@pytest.mark.parametrize(
    ("page", "name"),
    [
        (Page("board", ""), "board"),
        (Page("calls", "", seat=1), "calls-2"),
        (Page("player", "", seat=0, player="Anna-Lena"), "player-1-Anna-Lena"),
        (Page("realm", "", part="elves"), "realm-elves"),
        (Page("realm", "", seat=1, part="elves", player="Bernd"), "realm-elves-Bernd"),
    ],
)
def test_a_pages_file_is_called_by_its_kind_its_seat_or_part_and_its_player(
    page: Page, name: str
) -> None:
    table = make_table()
    drawing = place_page(page, layout_on(table), table, WORDS)
    assert drawing.name == name
    assert drawing.key == (page.kind, page.seat, page.part)


def test_a_page_has_the_papers_size_and_the_tables_language() -> None:
    table = make_table(paper="letter", language="de")
    page = place_page(Page("aid", "Hilfe"), layout_on(table, None), table, WORDS)
    assert (page.name, page.title, page.language) == ("aid", "Hilfe", "de")
    assert (page.width, page.height) == pytest.approx((279.4, 215.9))
