"""What is too poor is told at once for the whole sheet; what can be read is never refused."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.answers import suppositions_said
from rollwrite.photo.groups import Group, Reading, one_of
from rollwrite.photo.identity import identify
from rollwrite.photo.illumination import even_light
from rollwrite.photo.intake import Photo
from rollwrite.photo.markers import find_markers
from rollwrite.photo.quality import (
    BLURRED,
    CUT_OFF,
    DARK,
    SMALL,
    TOO_BLURRED,
    TOO_DARK,
    TOO_SMALL,
    is_much_doubtful,
    poor_reason,
    sharpness,
)
from rollwrite.photo.reading import SheetReading, read_photo
from rollwrite.photo.rectify import FINE, rectify
from rollwrite.photo.table import table_reading
from sheets.words.text import Text
from tests.covering import rest_slow
from tests.rollwrite.photo.sheets_taken import PART, SEED, drawing, of_example, photo_of, read
from tools.photographs.camera import Grey, photograph, picture_of
from tools.photographs.filled import inked
from tools.photographs.split import CONDITIONS, Condition

MILD = replace(CONDITIONS[PART]["mild"], megapixels=(4, 4))


def taken(condition: Condition, seed: int = 0) -> Grey:
    """Return a photograph of a sheet of the example under a condition of one's own."""
    lots = np.random.default_rng(SEED + seed)
    page = inked(drawing(), PART, lots, "mild", of_example(0), "ball-pen")[0]
    return picture_of(photograph(page, condition, lots))


def darkened(picture: Grey, share: float) -> Grey:
    """Return a picture taken with too little light, in which a sensor's noise is what it was."""
    noise = np.random.default_rng(SEED).standard_normal(picture.shape)
    return np.clip(picture * share + 4 * noise, 0, 255).astype(np.uint8)


def refusal(picture: Grey) -> Text:
    with pytest.raises(UnreadablePhotoError) as refused:
        list(read_photo(Photo("photo", picture)))
    return refused.value.reason


def reason_of(picture: Grey, shown: Grey | None = None) -> Text | None:
    """Return why a photograph is poor, or a part of it would be."""
    (markers,) = find_markers(picture)
    identity = identify(picture, markers)
    blank, warp = identity.blank, identity.warp
    flat = rectify(picture, warp, blank.size, FINE)
    seen = even_light(flat, blank.picture)
    return poor_reason(picture if shown is None else shown, markers, warp, blank, flat, seen)


@pytest.mark.parametrize(
    "condition",
    rest_slow(
        [replace(MILD, blur=(0.45, 0.45)), replace(MILD, motion=(1.4, 1.4)),
         replace(MILD, blur=(0.55, 0.55))]
    ),
)  # fmt: skip
def test_a_blurred_sheet_is_one_sentence_and_no_questions(condition: Condition) -> None:
    assert refusal(taken(condition)) == TOO_BLURRED


def test_a_sheet_in_the_dark_is_one_sentence_and_no_questions() -> None:
    assert refusal(darkened(taken(MILD), 0.13)) == TOO_DARK


@pytest.mark.slow
def test_of_two_sheets_on_one_photograph_each_is_told_why_it_is_too_poor() -> None:
    blurred, dark = cv2.GaussianBlur(taken(MILD), (0, 0), 4), darkened(taken(MILD), 0.13)
    assert str(refusal(np.hstack([blurred, dark]))) == f"{TOO_BLURRED}; {TOO_DARK}"


def test_a_sheet_that_is_cut_off_or_small_is_poor() -> None:
    picture = taken(MILD)
    assert reason_of(picture) is None
    assert reason_of(picture, picture[:, : picture.shape[1] * 4 // 5]) == CUT_OFF
    share = 3.0 / find_markers(picture)[0].scale
    small = cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    assert reason_of(np.asarray(small, np.uint8)) == TOO_SMALL


def test_a_poor_photograph_on_which_all_is_clear_is_read() -> None:
    """Small as it is, hardly a mark is doubtful."""
    sheet = read(taken(replace(MILD, megapixels=(1, 1))))
    assert not is_much_doubtful(sheet.readings)


@pytest.mark.parametrize("condition", rest_slow(sorted(CONDITIONS[PART]), always=2))
@pytest.mark.parametrize("seed", rest_slow(range(3)))
def test_what_reads_well_is_far_from_poor(condition: str, seed: int) -> None:
    picture = picture_of(photo_of(of_example(0), condition, seed))
    (markers,) = find_markers(picture)
    sheet = read(picture)
    assert sharpness(sheet.seen, sheet.identity.blank.picture) > BLURRED
    assert np.percentile(picture, 90) > DARK
    assert markers.scale > SMALL
    assert reason_of(picture) is None


@pytest.mark.parametrize(
    ("doubtful", "marked", "is_"),
    [(7, 10, False), (8, 10, True), (8, 40, True), (11, 56, False), (12, 56, True)],
)
def test_much_is_a_fifth_of_the_marks_and_no_few(doubtful: int, marked: int, is_: bool) -> None:
    group = Group(("wood",), ("track.wood.1",), tuple(one_of((1,))))
    sure = [0.5] * doubtful + [1.0] * (marked - doubtful)
    assert is_much_doubtful([Reading(group, 1, each) for each in sure]) is is_


@pytest.mark.slow
def test_one_poor_sheet_on_a_picture_costs_no_other() -> None:
    good = [picture_of(photo_of(of_example(seat), seat=seat)) for seat in (0, 1)]
    blurred = np.asarray(cv2.GaussianBlur(good[0], (0, 0), 3.4), np.uint8)
    high = max(each.shape[0] for each in good)
    padded = [np.pad(each, ((0, high - len(each)), (0, 0))) for each in (good[0], blurred, good[1])]
    sheets: list[SheetReading] = []
    with pytest.raises(UnreadablePhotoError):
        sheets += read_photo(Photo("photo", np.hstack(padded)))
    assert [sheet.identity.seat for sheet in sheets] == [0, 1]


@pytest.mark.parametrize(
    ("condition", "is_told"), [("faxed", True), ("scanned in 1 bit", True), ("scanner app", False)]
)
def test_a_picture_in_black_and_white_alone_is_told(condition: str, is_told: bool) -> None:
    """It leaves nothing of a light pencil, of which nobody would be asked."""
    sheet = read(taken(replace(CONDITIONS[PART][condition], megapixels=(4, 4)), seed=3))
    said = [*map(str, suppositions_said(table_reading([sheet])))]
    assert any("black and white alone" in each for each in said) == is_told
