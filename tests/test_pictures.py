from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from sheets.drawing.paths import line, rectangle
from sheets.drawing.shapes import Box, Drawing, Item, Stroke, Text
from sheets.write.png import write_png
from tests.pictures import check_golden, find_difference


def picture(*items: Item, width: float = 100, grey: bool = False) -> bytes:
    target = BytesIO()
    frame = rectangle(Box(5, 5, 90, 50), stroke=Stroke("#000000", 0.5))
    write_png(Drawing("page", "Page", "en", width, 60, (frame, *items)), target, grey=grey)
    return target.getvalue()


def rule(y: float = 20.0) -> Item:
    return line((10, y), (90, y), stroke=Stroke("#808080", 0.2))


def word(text: str, x: float = 10.0) -> Item:
    return Text(x, 40, text, 7, Box(x, 36, 40, 5))


def difference(actual: bytes, golden: bytes) -> str:
    with Image.open(BytesIO(actual)) as one, Image.open(BytesIO(golden)) as other:
        return find_difference(one, other)


GOLDEN_PAGE = picture(rule(), word("1"))


def test_a_picture_is_like_itself() -> None:
    assert difference(GOLDEN_PAGE, picture(rule(), word("1"))) == ""


@pytest.mark.parametrize(
    "items",
    [
        pytest.param([rule(20.5), word("1")], id="a thin line moved by half a millimetre"),
        pytest.param([word("1")], id="a line missing"),
        pytest.param([rule()], id="a figure of 7 pt missing"),
        pytest.param([rule(), word("7")], id="another figure of 7 pt"),
        pytest.param([rule(), word("1", x=10.5)], id="a figure moved by half a millimetre"),
    ],
)
def test_what_moved_or_is_missing_is_a_difference(items: list[Item]) -> None:
    assert "over" in difference(picture(*items), GOLDEN_PAGE)


def test_a_ground_of_another_tint_is_a_difference() -> None:
    pale, paler = (rectangle(Box(0, 0, 100, 60), fill=fill) for fill in ("#e0e0e0", "#e8e8e8"))
    assert "mean" in difference(picture(pale), picture(paler))


def test_another_size_is_a_difference() -> None:
    assert "pixels" in difference(picture(rule(), word("1"), width=101), GOLDEN_PAGE)


def test_another_number_of_channels_is_a_difference() -> None:
    assert "not RGB" in difference(picture(rule(), word("1"), grey=True), GOLDEN_PAGE)


def test_edges_may_be_shaded_a_little_otherwise() -> None:
    with Image.open(BytesIO(GOLDEN_PAGE)) as golden:
        softer = golden.point([min(255, level + 20) if level else 0 for level in range(256)] * 3)
        assert softer.tobytes() != golden.tobytes()
        assert find_difference(softer, golden) == ""


def test_a_picture_that_fails_is_left_with_what_differs(tmp_path: Path) -> None:
    check_golden("page", GOLDEN_PAGE, regenerate=True, golden=tmp_path)
    check_golden("page", GOLDEN_PAGE, regenerate=False, golden=tmp_path)
    with pytest.raises(AssertionError, match="around pixel"):
        check_golden("page", picture(word("1")), regenerate=False, golden=tmp_path)
    assert {path.name for path in (tmp_path / "failed").iterdir()} == {
        "page.png",
        "page-difference.png",
    }
    with Image.open(tmp_path / "failed" / "page-difference.png") as shown:
        assert shown.convert("L").getextrema() != (255, 255)


def test_a_golden_picture_that_is_missing_fails(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="--regenerate"):
        check_golden("page", GOLDEN_PAGE, regenerate=False, golden=tmp_path)


def test_a_single_odd_pixel_is_no_difference() -> None:
    with Image.open(BytesIO(GOLDEN_PAGE)) as golden:
        spotted = golden.copy()
        ImageDraw.Draw(spotted).point((100, 100), fill="#000000")
        assert find_difference(spotted, golden) == ""
