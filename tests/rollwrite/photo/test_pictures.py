"""Sheets as they were photographed, with what was read laid over them."""

import cv2
import numpy as np
import pytest

import rollwrite as rw
from rollwrite.photo.reading import SheetReading
from rollwrite.photographs import PhotoTable
from sheets.drawing.shapes import Box
from tests.rollwrite.photo import sheets_taken
from tests.rollwrite.photo.sheets_taken import added_up, of_example, photo_of
from tools.photographs.camera import Grey

LEAST = 20  # Pixels of a colour that are something drawn, and not a JPEG's noise.


@pytest.fixture(autouse=True)
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each photograph be read once for all tests."""
    monkeypatch.setattr("rollwrite.photo.workers.read_file", sheets_taken.read_once)


def wrong() -> PhotoTable:
    """Return Anna's sheet, on which 78 is circled and written, and 68 counted."""
    photo = photo_of(added_up(of_example(0), {"final.total": 78}, 78), seed=15)
    return rw.read_photo(rw.Content(photo, "anna.jpg"), players=["Anna"])


def colours_at(sheet: SheetReading, picture: bytes, mark: str) -> tuple[int, int]:
    """Return how many pixels at a mark on a picture are blue, and how many orange."""
    boxes = {each.name: each.box for each in sheet.identity.blank.marks}
    return colours(_part(sheet, picture, boxes[mark].inset(-2)))


def _part(sheet: SheetReading, picture: bytes, box: Box) -> Grey:
    assert sheet.taken
    page = cv2.imdecode(np.frombuffer(picture, np.uint8), cv2.IMREAD_COLOR)
    assert page is not None
    corners = np.array([(box.x, box.y), (box.right, box.bottom)])
    (left, top), (right, bottom) = sheet.taken.located(sheet.identity.warp.positions_of(corners))
    return np.asarray(page[top:bottom, left:right], np.uint8)


def colours(page: Grey) -> tuple[int, int]:
    blue, _, red = np.moveaxis(page.astype(int), -1, 0)
    return int((blue - red > 80).sum()), int((red - blue > 80).sum())


def test_what_is_read_is_ringed_where_it_stands_and_what_is_asked_has_another_colour() -> None:
    table = wrong()
    assert table.reading
    (sheet,) = table.reading.sheets
    [(name, picture)] = table.pictures().items()
    assert name == "1-anna.jpg"
    for mark in ("track.gold.2", "monument.8", "card.24.building", "crowns.1", "final.total"):
        blue, _ = colours_at(sheet, picture, mark)
        assert blue > LEAST
    for mark in ("track.gold.4", "monument.4", "card.4.building", "crowns.20"):
        assert max(colours_at(sheet, picture, mark)) < LEAST
    _, orange = colours_at(sheet, picture, "final.total.tens.1")  # The left end of its frame.
    assert orange > LEAST
    (settled,) = table.answered(table.questions[0], 68).pictures().values()
    assert max(colours_at(sheet, settled, "final.total.tens.1")) < LEAST


def test_a_blank_sheets_doubts_are_shown_and_nothing_else() -> None:
    table = rw.read_photo(photo_of(seed=30))
    assert table.reading
    (sheet,) = table.reading.sheets
    (picture,) = table.pictures().values()
    _, orange = colours_at(sheet, picture, "track.gold.0")
    assert orange > LEAST
    assert max(colours_at(sheet, picture, "monument.8")) < LEAST


def test_a_likely_answer_is_shown_as_doubtful() -> None:
    table = rw.read_photo(photo_of(seed=30))
    assert table.reading
    (sheet,) = table.reading.sheets
    (picture,) = table.likely().pictures().values()
    _, orange = colours_at(sheet, picture, "card.1.spell")  # M2.3: a start card is missing.
    assert orange > LEAST


def test_what_was_packed_or_refused_has_no_picture() -> None:
    assert rw.PhotoTable.from_packed(wrong().packed()).pictures() == {}
    assert rw.read_photo(b"text").pictures() == {}
