from itertools import pairwise
from string import ascii_letters, digits

import pytest
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont
from hypothesis import given
from hypothesis import strategies as st

from fonts import FACE_NAMES, MM_PER_POINT, face, missing_characters
from sheets.drawing.lettering import (
    ELLIPSIS,
    SUBSTITUTE,
    cap_height,
    extent,
    leading,
    unprintable,
    width,
    wrap,
    write,
    write_lines,
    write_name,
)
from sheets.drawing.shapes import Anchor, Box, Text
from sheets.drawing.sizes import LEAST_PT

INK = "#000000"
BOX = Box(10, 20, 40, 8)


def test_a_text_that_fits_keeps_its_size() -> None:
    text = write("Crowns", BOX, 12, colour=INK)
    assert (text.text, text.size_pt, text.box, text.colour) == ("Crowns", 12, BOX, INK)


def test_a_text_stands_in_the_middle_of_its_boxs_height() -> None:
    text = write("H", BOX, 12, colour=INK)
    top = text.y - cap_height(12)
    assert (top + text.y) / 2 == pytest.approx(BOX.centre[1])


@pytest.mark.parametrize(("anchor", "x"), [("start", 10), ("middle", 30), ("end", 50)])
def test_a_text_stands_at_its_anchor(anchor: Anchor, x: float) -> None:
    assert write("12", BOX, colour=INK, anchor=anchor).x == x


def test_a_text_that_is_too_wide_is_set_smaller() -> None:
    text = write("Resources and crowns", BOX, 16, colour=INK)
    assert LEAST_PT <= text.size_pt < 16
    assert text.text == "Resources and crowns"
    assert width(text.text, text.size_pt) <= BOX.width


def test_a_text_that_is_too_wide_even_so_ends_in_an_ellipsis() -> None:
    text = write("Resources, monuments, relics and crowns", BOX, 16, colour=INK)
    assert text.size_pt == LEAST_PT
    assert text.text.startswith("Resources, monuments")
    assert text.text.endswith(ELLIPSIS)
    assert not text.text.removesuffix(ELLIPSIS).endswith(" ")


@given(st.text("Wi m-.", min_size=1, max_size=60), st.floats(5, 60), st.floats(8, 20))
def test_a_text_never_leaves_its_box(words: str, wide: float, size: float) -> None:
    text = write(words, Box(0, 0, wide, 8), size, colour=INK)
    assert width(text.text, text.size_pt) <= wide + 1e-9


def test_lines_stand_one_below_the_other() -> None:
    lines = write_lines(("one", "two", "three"), BOX, 9, colour=INK)
    gaps = [later.y - earlier.y for earlier, later in pairwise(lines)]
    assert gaps == [pytest.approx(leading(9))] * 2
    assert lines[0].y > BOX.y


def test_the_least_type_is_7_pt_beside_holes_too() -> None:
    assert pytest.approx(7) == LEAST_PT * 0.93


def test_a_paragraph_breaks_after_spaces_and_hyphens() -> None:
    lines = wrap("an empty hex that touches a well-known region", 20, 9)
    assert "".join(lines).replace(" ", "") == "anemptyhexthattouchesawell-knownregion"
    assert all(width(line, 9) <= 20 for line in lines)
    assert len(lines) > 2


def test_a_last_word_does_not_stand_alone() -> None:
    text = "Roll both dice and draw both resources"
    wide = width("Roll both dice and draw both", 9)
    assert wrap(text, wide, 9) == ["Roll both dice and draw", "both resources"]


def test_a_no_break_space_does_not_break() -> None:
    assert wrap("clôture\u202f? oui", 12, 9)[0] == "clôture\u202f?"


def test_a_word_longer_than_the_line_stays_whole() -> None:
    assert wrap("Spielerunterlagenverzeichnis", 10, 9) == ["Spielerunterlagenverzeichnis"]


@given(st.text("ab -", max_size=80), st.floats(1, 60))
def test_wrapping_loses_only_spaces_at_the_ends_of_lines(words: str, wide: float) -> None:
    lines = wrap(words, wide, 9)
    assert "".join(lines).replace(" ", "") == words.replace(" ", "")


# Names.


def name_in(player: str, wide: float = 60.0) -> list[Text]:
    return list(write_name(player, Box(0, 0, wide, 9), 14, colour=INK))


def test_a_name_is_one_line_in_the_size_asked_for() -> None:
    [text] = name_in("Anna")
    assert (text.text, text.size_pt, text.face) == ("Anna", 14, "bold")


def test_a_long_name_is_set_smaller_then_on_two_lines() -> None:
    [one] = name_in("Maximiliane von Hohenstein")
    assert one.size_pt < 14
    first, second = name_in("Maximiliane von Hohenstein", 30)
    assert (first.text, second.text) == ("Maximiliane von", "Hohenstein")
    assert first.size_pt == second.size_pt == LEAST_PT


def test_a_name_without_spaces_is_broken_anywhere() -> None:
    first, second = name_in("W" * 40)
    assert first.text + second.text == "W" * 40
    assert name_in("W" * 40, 3)[0].text == "W"


@pytest.mark.parametrize("player", ["W" * 60, "Ann " * 30])
@pytest.mark.parametrize("most", [2, 3])
def test_a_name_has_no_more_lines_than_there_is_room_for(player: str, most: int) -> None:
    lines = write_name(player, Box(0, 0, 20, 30), 12, colour="#000000", most=most)
    assert len(lines) == most
    assert [line.text.endswith(ELLIPSIS) for line in lines] == [False] * (most - 1) + [True]


def test_a_name_of_another_alphabet_is_set_in_the_wide_face() -> None:
    [text] = name_in("Юлия")
    assert text.face == "wide-bold"
    assert text.text == "Юлия"


def test_a_character_that_no_face_has_is_replaced() -> None:
    [text] = name_in("Li 李")
    assert text.text == f"Li {SUBSTITUTE}"
    assert unprintable("Li 李 🦊 李") == ("李", "🦊")
    assert unprintable("Ωμέγα Łukasz") == ()


@given(st.text(min_size=1, max_size=40))
def test_any_name_is_set_in_characters_that_there_are(player: str) -> None:
    for text in name_in(player, 25):
        assert missing_characters(text.text, face(text.face)) == ()
        assert width(text.text, text.size_pt, text.face) <= 25 + 1e-9


# Extents.


@pytest.mark.parametrize(("anchor", "left"), [("start", 30), ("middle", 25), ("end", 20)])
def test_an_extent_lies_at_its_anchor(anchor: Anchor, left: float) -> None:
    words = "HHHH"
    size = 10 / width(words, 1)
    box = extent(Text(30, 50, words, size, BOX, anchor=anchor))
    assert (box.x, box.width) == pytest.approx((left, 10))
    assert box.bottom == 50
    assert box.height == pytest.approx(cap_height(size))


def test_tails_and_accents_reach_out_of_the_capitals() -> None:
    plain, tail, accent = (extent(Text(0, 50, words, 10, BOX)) for words in ("Eo", "go", "Éo"))
    assert tail.bottom > plain.bottom
    assert tail.y == plain.y
    assert accent.y < plain.y
    assert accent.bottom == plain.bottom


def test_small_letters_of_the_display_face_are_capitals_without_tails() -> None:
    assert extent(Text(0, 50, "Players", 10, BOX, "display")).bottom == 50


LETTERS = f"{ascii_letters}{digits}ÄÖÜÉÈÊÀÇŒäöüßéèêàçœîôû+/,;.:!?"


@pytest.mark.parametrize("name", FACE_NAMES)
def test_an_extent_holds_the_outlines_of_the_letters_we_print(name: str) -> None:
    """To a twelfth of the type size, which the space between lines allows for."""
    font = TTFont(face(name).ttf)
    glyphs, cmap, units = font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm
    em_in_pt = 1 / MM_PER_POINT
    for letter in LETTERS:
        pen = BoundsPen(glyphs)
        glyphs[cmap[ord(letter)]].draw(pen)
        _, low, _, high = (value / units for value in pen.bounds)
        box = extent(Text(0, 0, letter, em_in_pt, BOX, name))
        assert -box.y >= high - 1 / 12, letter
        assert box.bottom >= -low - 1 / 12, letter
