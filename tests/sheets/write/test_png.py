import struct
from collections.abc import Callable
from io import BytesIO

import pytest
from PIL import Image

from sheets.drawing.paths import circle, lines, rectangle
from sheets.drawing.shapes import Box, Drawing, Group, Path, Stroke
from sheets.write.png import write_png, write_thumbnail
from tests.pictures import find_difference
from tests.sheets.write.samples import BODY, STAMP, page, sample, text

LETTER = Drawing("aid", "Aid", "en", 279.4, 215.9, ())
A4 = Drawing("aid", "Aid", "en", 297, 210, ())
WHITE, BLACK = (255, 255, 255), (0, 0, 0)


def png(drawing: Drawing, **more: int | bool) -> bytes:
    target = BytesIO()
    write_png(drawing, target, **more)  # type: ignore[arg-type]
    return target.getvalue()


def opened(drawing: Drawing, **more: int | bool) -> Image.Image:
    picture = Image.open(BytesIO(png(drawing, **more)))
    picture.load()
    return picture


@pytest.mark.parametrize(
    ("drawing", "dpi", "size"),
    [
        (A4, 150, (1754, 1240)),
        (A4, 72, (842, 595)),
        (LETTER, 150, (1650, 1275)),
        (LETTER, 300, (3300, 2550)),
    ],
)
def test_a_picture_has_its_pixels_to_the_inch(
    drawing: Drawing, dpi: int, size: tuple[int, int]
) -> None:
    picture = opened(drawing, dpi=dpi)
    assert picture.size == size
    assert picture.info["dpi"] == pytest.approx((dpi, dpi), rel=0.001)


@pytest.mark.parametrize("width", [100, 640, 1000, 1753, 2000])
def test_a_picture_has_the_width_that_was_asked_for(width: int) -> None:
    picture = opened(A4, dpi=72, width=width)
    assert picture.width == width
    assert picture.height == pytest.approx(width * 210 / 297, abs=1)
    assert picture.info["dpi"] == pytest.approx((width * 25.4 / 297,) * 2, rel=0.002)


def test_a_grey_picture_has_one_channel() -> None:
    assert (opened(sample()).mode, opened(sample(), grey=True).mode) == ("RGB", "L")


def test_a_grey_picture_is_the_coloured_one_without_its_colours() -> None:
    area = rectangle(Box(60, 20, 30, 30), fill="#d6481f", stroke=Stroke("#2a5d9f", 1))
    drawing = page(Group((STAMP,), 30, 40, 4), area)
    grey, coloured = opened(drawing, grey=True), opened(drawing)
    assert find_difference(grey, coloured.convert("L")) == ""


def test_letters_stand_in_a_grey_picture_where_they_do_in_colour() -> None:
    drawing = page(text("a building of yours, 1 worker, 5 wood less its price"))
    grey, coloured = opened(drawing, dpi=100, grey=True), opened(drawing, dpi=100)
    assert grey.tobytes() == coloured.convert("L").tobytes()


def test_a_colour_is_what_the_drawing_says_where_it_says() -> None:
    area = rectangle(Box(25.4, 12.7, 25.4, 12.7), fill="#d6481f")
    picture = opened(page(area), dpi=100)
    assert picture.getcolors() is not None
    assert picture.getpixel((150, 75)) == (0xD6, 0x48, 0x1F)
    inside = picture.crop((101, 51, 199, 99))
    assert inside.getcolors() == [(98 * 48, (0xD6, 0x48, 0x1F))]
    for corner in ((98, 75), (202, 75), (150, 48), (150, 102)):
        assert picture.getpixel(corner) == WHITE


def test_what_a_path_encloses_twice_is_outside() -> None:
    rings = (*circle((30, 30), 20).segments, *circle((30, 30), 10).segments)
    picture = opened(page(Path(rings, fill="#000000")), dpi=254)
    assert picture.getpixel((300, 300)) == WHITE
    assert picture.getpixel((300, 150)) == BLACK


def test_lines_end_round_and_dashes_do_not() -> None:
    full, dashed = Stroke("#000000", 4), Stroke("#000000", 4, (10, 10))
    ends = [((20.0, 20.0), (40.0, 20.0))], [((20.0, 50.0), (40.0, 50.0))]
    picture = opened(page(lines(ends[0], full), lines(ends[1], dashed)), dpi=254)
    assert picture.getpixel((190, 200)) == BLACK
    assert picture.getpixel((190, 500)) == WHITE


def test_a_shared_group_looks_like_its_items_in_place() -> None:
    def places(stamp: Group) -> Drawing:
        return page(Group((stamp,), 20, 20, 2.5), Group((Group((stamp,), 5, 5),), 60, 30, 4))

    plain = Group(STAMP.items)
    assert find_difference(opened(places(STAMP)), opened(places(plain))) == ""
    assert find_difference(opened(page(BODY)), opened(page(Group(BODY.items)))) == ""


def test_a_group_is_not_cut_at_its_edge() -> None:
    sign = text("fjÄ(", 0, 0, "display")
    shared, plain = Group((sign,), name="sign"), Group((sign,))
    assert png(page(Group((plain,), 50, 50, 3))) != png(page())
    one, other = (opened(page(Group((each,), 50, 50, 3))) for each in (shared, plain))
    assert find_difference(one, other) == ""


def test_the_same_drawing_gives_the_same_bytes() -> None:
    assert png(sample()) == png(sample())


def test_a_small_picture_has_its_width_few_colours_and_paler_lines() -> None:
    rows = (((0.0, 5.0 * row), (297.0, 5.0 * row)) for row in range(1, 40))
    drawing = Drawing("aid", "Aid", "en", 297, 210, (lines(rows, Stroke("#000000", 0.2)),))
    target = BytesIO()
    write_thumbnail(drawing, target, width=168)
    small = Image.open(target)
    assert (small.size, small.mode) == ((168, 119), "P")
    means = [
        each.convert("L").resize((1, 1), Image.Resampling.BOX).tobytes()[0]
        for each in (small, opened(drawing, width=168))
    ]
    assert means[0] > means[1] + 40


def test_a_file_has_its_chunks_and_no_other() -> None:
    data, names = png(sample())[8:], []
    while data:
        (length,) = struct.unpack(">I", data[:4])
        names.append(data[4:8])
        data = data[12 + length :]
    assert names == [b"IHDR", b"pHYs", b"IDAT", b"IEND"]


def test_a_character_that_the_face_lacks_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"'text' lacks U\+6F22"):
        png(page(text("漢")))


def test_a_page_with_everything_looks_as_it_did(
    golden_picture: Callable[[str, bytes], None],
) -> None:
    golden_picture("writers", png(sample()))
