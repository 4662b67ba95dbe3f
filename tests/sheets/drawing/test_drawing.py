from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sheets.drawing.paths import bounds, circle, ellipse, line, lines, polygon, rectangle
from sheets.drawing.shapes import (
    Box,
    Drawing,
    Group,
    Mark,
    Path,
    Stroke,
    Text,
    flatten,
    marks_of,
    texts_of,
)

THIN = Stroke("#000000", 0.2)
LENGTHS = st.floats(0, 300)
BOXES = st.builds(Box, LENGTHS, LENGTHS, LENGTHS, LENGTHS)


def test_a_box_is_a_corner_and_a_size() -> None:
    box = Box(10, 20, 30, 40)
    assert (box.right, box.bottom, box.centre) == (40, 60, (25, 40))
    assert box.inset(5) == Box(15, 25, 20, 30)
    assert box.inset(-5) == Box(5, 15, 40, 50)


def test_a_box_around_a_point_has_it_as_its_centre() -> None:
    assert Box.around(10, 20, 4) == Box(8, 18, 4, 4)
    assert Box.around(10, 20, 4, 6) == Box(8, 17, 4, 6)


def test_a_box_holds_what_lies_in_it_and_itself() -> None:
    box = Box(0, 0, 10, 10)
    assert box.holds(box)
    assert box.holds(Box(1, 1, 9, 9))
    assert not box.holds(Box(1, 1, 9.1, 9))
    assert not box.holds(Box(-0.1, 1, 1, 1))


def test_boxes_that_share_an_edge_do_not_overlap() -> None:
    box = Box(0, 0, 10, 10)
    assert not box.overlaps(Box(10, 0, 10, 10))
    assert not box.overlaps(Box(0, 10, 10, 10))
    assert box.overlaps(Box(9.9, 9.9, 10, 10))


@given(BOXES, BOXES)
def test_overlapping_is_mutual(one: Box, other: Box) -> None:
    assert one.overlaps(other) == other.overlaps(one)


@given(BOXES)
def test_shapes_fill_their_boxes(box: Box) -> None:
    for shape in (rectangle(box), ellipse(box)):
        assert bounds(shape) == pytest.approx(box, abs=1e-6)


def test_a_rectangle_with_round_corners_fills_its_box_and_not_its_corners() -> None:
    box = Box(10, 10, 20, 12)
    rounded = rectangle(box, radius=2)
    assert bounds(rounded) == pytest.approx(box)
    points = [tuple(values[-2:]) for _, *values in rounded.segments if values]
    assert (10, 10) not in points
    assert {operator for operator, *_ in rounded.segments} == {"M", "L", "C", "Z"}


def test_a_circle_is_as_wide_as_twice_its_radius() -> None:
    assert bounds(circle((10, 20), 3)) == pytest.approx(Box(7, 17, 6, 6))


def test_a_circle_of_curves_is_round_to_a_thousandth() -> None:
    path = circle((0, 0), 10)
    start, curve = path.segments[0][1:], path.segments[1][1:]
    x, y = ((start[i] + 3 * curve[i] + 3 * curve[i + 2] + curve[i + 4]) / 8 for i in range(2))
    assert hypot(x, y) == pytest.approx(10, abs=0.01)


def test_a_polygon_is_closed_and_a_line_is_not() -> None:
    corners = ((0.0, 0.0), (4.0, 0.0), (4.0, 3.0))
    assert polygon(corners).segments[-1] == ("Z",)
    assert line(*corners, stroke=THIN).segments == (("M", 0, 0), ("L", 4, 0), ("L", 4, 3))


def test_many_lines_are_one_path() -> None:
    path = lines((((0, 0), (1, 0)), ((0, 5), (1, 5))), THIN)
    assert [operator for operator, *_ in path.segments] == ["M", "L", "M", "L"]


def nested() -> Drawing:
    text = Text(1, 2, "3", 10, Box(0, 0, 4, 4))
    mark = Mark("card.1.spell", "mark", Box(0, 0, 4, 4), (rectangle(Box(0, 0, 4, 4)), text))
    after = line((0, 0), (10, 0), stroke=Stroke("#000000", 0.4, (2, 1)))
    inner = Group((mark, after), 10, 20, 2)
    return Drawing("page", "Page", "en", 100, 80, (Group((inner,), 5, 5, 0.5, name="shared"),))


def test_what_lies_in_groups_lies_flat_on_the_page() -> None:
    mark, path, text, rule = flatten(nested().items)
    assert mark == Mark("card.1.spell", "mark", Box(10, 15, 4, 4))
    assert isinstance(path, Path)
    assert bounds(path) == Box(10, 15, 4, 4)
    assert isinstance(text, Text)
    assert (text.x, text.y, text.size_pt, text.box) == (11, 17, 10, Box(10, 15, 4, 4))
    assert isinstance(rule, Path)
    assert rule.stroke == Stroke("#000000", 0.4, (2, 1))


def test_type_and_lines_grow_with_their_group() -> None:
    [text] = texts_of((Group((Text(0, 0, "a", 8, Box(0, 0, 9, 9)),), 0, 0, 1.5),))
    assert text.size_pt == 12
    [path] = flatten(
        (Group((line((0, 0), (1, 0), stroke=Stroke("#000000", 0.2, (1,))),), 0, 0, 2),)
    )
    assert isinstance(path, Path)
    assert path.stroke == Stroke("#000000", 0.4, (2,))


def test_marks_come_with_what_is_printed_in_them_where_it_lies() -> None:
    [mark] = marks_of(nested())
    assert (mark.name, mark.box) == ("card.1.spell", Box(10, 15, 4, 4))
    [_, text] = flatten(mark.items)
    assert isinstance(text, Text)
    assert (text.text, text.x, text.y) == ("3", 11, 17)


def test_curves_move_with_their_group() -> None:
    [moved] = flatten((Group((circle((1, 1), 1),), 10, 20, 3),))
    assert isinstance(moved, Path)
    assert bounds(moved) == pytest.approx(Box(10, 20, 6, 6))
