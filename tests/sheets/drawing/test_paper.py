from math import sqrt

import pytest

from sheets.drawing.names import Holes
from sheets.drawing.paper import HOLE_SCALE, HOLE_STRIP, PAPERS, SAFE_MARGIN, SHARED, frame_on
from sheets.drawing.shapes import Box

HOLES: tuple[Holes, ...] = ("", "left", "top")


@pytest.mark.parametrize(
    ("name", "size"), [("a4", (297, 210)), ("letter", (279.4, 215.9)), ("a3", (420, 297))]
)
def test_a_paper_is_landscape_in_its_true_size(name: str, size: tuple[float, float]) -> None:
    paper = PAPERS[name]
    assert (paper.width, paper.height) == pytest.approx(size)


@pytest.mark.parametrize("holes", HOLES)
@pytest.mark.parametrize("name", PAPERS)
def test_the_layout_lies_inside_what_every_printer_prints(name: str, holes: Holes) -> None:
    paper = PAPERS[name]
    page = Box(0, 0, paper.width, paper.height)
    assert page.inset(SAFE_MARGIN).holds(frame_on(paper, holes).area)


@pytest.mark.parametrize("name", PAPERS)
def test_the_layout_is_centred(name: str) -> None:
    paper = PAPERS[name]
    area = frame_on(paper).area
    assert area.centre == pytest.approx((paper.width / 2, paper.height / 2))


def test_only_letter_has_no_room_for_lines_beside_the_layout() -> None:
    assert {name: frame_on(paper).has_sides for name, paper in PAPERS.items()} == {
        "a4": True,
        "letter": False,
        "a3": True,
    }
    assert frame_on(PAPERS["letter"], "left").has_sides


def test_a4_and_letter_have_the_layout_in_one_size() -> None:
    assert frame_on(PAPERS["a4"]).scale == frame_on(PAPERS["letter"]).scale == 1
    assert frame_on(PAPERS["a4"]).area[2:] == SHARED[2:]
    assert frame_on(PAPERS["letter"]).area[2:] == SHARED[2:]


def test_a3_is_the_large_print() -> None:
    """The layout grows as the paper does from A4, so that every margin does too."""
    assert frame_on(PAPERS["a3"]).scale == pytest.approx(sqrt(2))


@pytest.mark.parametrize("name", PAPERS)
def test_a_strip_stays_free_for_holes(name: str) -> None:
    paper = PAPERS[name]
    assert frame_on(paper, "left").x >= HOLE_STRIP
    assert frame_on(paper, "top").y >= HOLE_STRIP
    for holes in ("left", "top"):
        is_whole = name != "letter" and holes == "left"  # The paper is wide enough for both.
        scale = paper.scale * (1 if is_whole else HOLE_SCALE)
        assert frame_on(paper, holes).scale == pytest.approx(scale)
