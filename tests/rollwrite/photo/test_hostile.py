"""Photographs that are not what they should be: read rightly, asked about, or refused."""

import random
from functools import cache

import cv2
import numpy as np
import pytest

from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.intake import Photo
from rollwrite.photo.markers import find_markers
from rollwrite.photo.reading import SheetReading, read_photo
from scoring.places import Meaning
from sheets.files.problem import Path
from tests.covering import rest_slow
from tests.rollwrite.photo.sheets_taken import PART, box_of, drawing, of_example, photo_of, read
from tools.photographs.camera import PRINTED, Grey, draw_ink, photograph, picture_of
from tools.photographs.filled import printed
from tools.photographs.hand import Hand
from tools.photographs.split import CONDITIONS, HANDS, PENS


@cache
def anna() -> Grey:
    """Return a photograph of a sheet of the example, as large as a phone takes it."""
    return picture_of(photo_of(of_example(0), megapixels=0))


def sure(sheet: SheetReading) -> dict[Path, Meaning | None]:
    return {each.group.path: each.meaning for each in sheet.readings if each.is_sure}


@cache
def truth() -> dict[Path, Meaning | None]:
    """Return what is sure of the photograph as it was taken."""
    return sure(read(anna()))


def told_otherwise(sheet: SheetReading) -> dict[Path, Meaning | None]:
    """Return what is sure of a sheet and is said otherwise by the photograph as it was taken."""
    return {
        path: meaning
        for path, meaning in sure(sheet).items()
        if truth().get(path, meaning) != meaning
    }


def refusal(picture: Grey) -> str:
    with pytest.raises(UnreadablePhotoError) as refused:
        list(read_photo(Photo("photo", picture)))
    return str(refused.value.reason)


def blotted(picture: Grey, corner: int, shade: int) -> Grey:
    """Return a picture on which something hides a marker."""
    hidden = picture.copy()
    (sheet,) = find_markers(picture)
    cv2.circle(hidden, [round(v) for v in sheet.corners[corner].mean(0)], 60, shade, -1)
    return hidden


@pytest.mark.parametrize("turn", rest_slow([cv2.ROTATE_90_CLOCKWISE, cv2.ROTATE_180]))
def test_a_sheet_upside_down_says_what_it_says_upright(turn: int) -> None:
    turned = read(np.asarray(cv2.rotate(anna(), turn)))
    assert len(sure(turned)) >= len(truth()) - 1
    assert told_otherwise(turned) == {}


@pytest.mark.parametrize("corner", rest_slow(range(4)))
def test_a_sheet_with_three_markers_says_what_it_says_with_four(corner: int) -> None:
    hidden = read(blotted(anna(), corner, 120))
    assert len(sure(hidden)) >= len(truth()) - 1
    assert told_otherwise(hidden) == {}


@pytest.mark.parametrize("seed", rest_slow(range(6), always=2))
def test_what_lies_on_a_sheet_is_never_taken_for_blank(seed: int) -> None:
    """Card, coin or thumb of any shade, that of paper too."""
    lots, picture = random.Random(seed), anna().copy()
    high, wide = picture.shape
    for _ in range(2):
        middle = lots.randrange(wide // 5, wide * 4 // 5), lots.randrange(high // 5, high * 4 // 5)
        size = lots.randrange(wide // 20, wide // 6), lots.randrange(high // 20, high // 5)
        shade = lots.choice((40, 120, 160, 190, 230))
        cv2.ellipse(picture, middle, size, lots.randrange(180), 0, 360, shade, -1)
    found = read(picture)
    assert len(found.doubtful) + len(found.strays) > 2
    assert told_otherwise(found) == {}


@pytest.mark.parametrize("shade", rest_slow([110, 30, 180, 235]))
def test_a_cube_left_on_a_track_is_never_the_mark(shade: int) -> None:
    """One of 8 mm stands on the step beside that which is circled, another on a bare track."""
    page, lots = drawing(), np.random.default_rng(shade)
    circle = Hand(HANDS[PART]["steady"], lots).circle(box_of(page, "track.gold.2"))
    inked = draw_ink(printed(page), [*circle], PENS[PART]["ball-pen"], lots)
    for mark in ("track.gold.3", "track.wood.4"):
        x, y = (round(PRINTED * each) for each in box_of(page, mark).centre)
        cv2.rectangle(inked, (x - 34, y - 34), (x + 56, y + 50), 150, -1)  # Its shadow.
        cv2.rectangle(inked, (x - 40, y - 40), (x + 40, y + 40), shade, -1)
        cv2.rectangle(inked, (x - 40, y - 40), (x + 40, y + 40), max(shade - 25, 0), 3)
    found = sure(read(picture_of(photograph(inked, CONDITIONS[PART]["mild"], lots))))
    assert found.get(("gold",), 2) == 2
    assert ("wood",) not in found


@pytest.mark.parametrize("seed", rest_slow(range(6), always=2))
def test_a_ring_of_coffee_changes_nothing_that_is_sure(seed: int) -> None:
    """It is 3 mm wide, darker at its edge, and lets print and pen through."""
    lots, picture = random.Random(seed), anna()
    high, wide = picture.shape
    middle = lots.randrange(wide // 4, wide * 3 // 4), lots.randrange(high // 4, high * 3 // 4)
    across, width = round(0.13 * wide), max(round(0.011 * wide), 3)
    stain = np.ones(picture.shape, np.float32)
    cv2.circle(stain, middle, across, lots.uniform(0.55, 0.8), width, cv2.LINE_AA)
    cv2.circle(stain, middle, across + width // 2, lots.uniform(0.4, 0.55), width // 4, cv2.LINE_AA)
    found = read((picture * stain).astype(np.uint8))
    assert len(sure(found)) > 30
    assert told_otherwise(found) == {}


def test_a_screen_is_read_rightly_or_asked_about() -> None:
    """Dots with dark gaps between them, which beat with the camera's own."""
    high, wide = anna().shape
    small = np.asarray(cv2.resize(anna(), (1920, round(1920 * high / wide))), np.float32)
    dots: Grey = cv2.resize(small, None, fx=2, fy=2, interpolation=cv2.INTER_NEAREST)
    dots[::2] *= 0.75
    dots[:, ::2] *= 0.75
    turned = cv2.getRotationMatrix2D((1920, 1300), 3.0, 0.83)
    screen = cv2.warpAffine(dots, turned, dots.shape[::-1], borderValue=20)
    glare = np.linspace(0, 60, dots.shape[1], dtype=np.float32)
    found = read(np.clip(screen + glare, 0, 255).astype(np.uint8))
    assert len(sure(found)) > 40
    assert told_otherwise(found) == {}


def markers_at(places: list[tuple[int, int]]) -> Grey:
    """Return a picture with a player sheet's markers at these places, in their order."""
    number = find_markers(anna())[0].number
    dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_APRILTAG_36h11)
    picture = np.full((1500, 2000), 230, np.uint8)
    for corner, (x, y) in enumerate(places):
        marker = dictionary.generateImageMarker(4 * number + corner, 90)
        picture[y : y + 90, x : x + 90] = marker
    return picture


@pytest.mark.parametrize(
    "places",
    [
        [(200, 700), (600, 700), (1000, 700), (1400, 700)],
        [(1400, 1000), (200, 200), (900, 600), (300, 1200)],
        [(1700, 100), (100, 100), (100, 1300), (1700, 1300)],
    ],
    ids=["in a row", "anywhere", "changed about"],
)
def test_markers_that_do_not_lie_as_on_a_sheet_are_refused(places: list[tuple[int, int]]) -> None:
    assert refusal(markers_at(places)).startswith("its markers do not lie as on the sheet")


def test_markers_with_something_else_between_them_are_refused() -> None:
    picture = anna().copy()
    (sheet,) = find_markers(picture)
    inner = np.array([sheet.corners[corner].mean(0) for corner in range(4)])
    middle = inner.mean(0)
    cv2.fillConvexPoly(picture, (middle + 0.9 * (inner - middle)).astype(np.int32), 190)
    assert refusal(picture).startswith("what is between its markers is not the sheet")
