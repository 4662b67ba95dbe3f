"""A reading as a small text and back, and where its questions are on the photograph."""

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from io import BytesIO
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from PIL import ExifTags, Image

import rollwrite as rw
from rollwrite.photographs import PhotoTable
from sheets.words.languages import LANGUAGES
from tests.rollwrite.photo import sheets_taken
from tests.rollwrite.photo.sheets_taken import (
    added_up,
    blank_pad,
    of_example,
    photo_of,
    photo_of_example,
)
from tools.photographs.camera import picture_of
from tools.photographs.table import BOARD

MOST_BYTES = 100_000
DIGITS = 3


@pytest.fixture(autouse=True)
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each photograph be read once for all tests."""
    monkeypatch.setattr("rollwrite.photo.workers.read_file", sheets_taken.read_once)


def wrong() -> bytes:
    return photo_of(added_up(of_example(0), {"final.total": 78}, 78), seed=15)


def rounded(tree: Any) -> Any:
    """Return a tree with what is told of places and probabilities only as far as it is kept."""
    if isinstance(tree, dict):
        return {key: rounded(each) for key, each in tree.items() if key != "corners"}
    if isinstance(tree, list):
        return [rounded(each) for each in tree]
    return round(tree, DIGITS) if isinstance(tree, float) else tree


def again(table: PhotoTable) -> PhotoTable:
    text = table.packed()
    assert len(text) < MOST_BYTES
    return rw.PhotoTable.from_packed(text)


def tables() -> list[PhotoTable]:
    example = [photo_of_example(seat) for seat in range(3)]
    return [
        rw.read_photo(*example, players=["Anna", "Bernd", "Chloé"]),
        rw.read_photo(wrong(), b"text"),
        rw.read_photo(photo_of(seed=30)),
        rw.read_photo(blank_pad("realm-of-sand")),
        rw.read_photo(BOARD, *example),
        rw.read_photo(b"text"),
    ]


def test_what_is_packed_says_and_asks_the_same_in_every_language() -> None:
    for table in tables():
        found = again(table)
        assert found.state == table.state
        assert [each.id for each in found.questions] == [each.id for each in table.questions]
        assert found.answer("toml") == table.answer("toml")
        for language in LANGUAGES:
            assert found.answer(language=language) == table.answer(language=language)
            one, other = (json.loads(each.answer("json", language)) for each in (found, table))
            assert rounded(one) == rounded(other)
        assert found.packed() == table.packed()


def test_a_request_keeps_nothing_and_answers_as_if_it_had() -> None:
    table = rw.read_photo(wrong())
    answers = {table.questions[0].id: 78}
    found = again(table).answered(answers).named(["Zoé"])
    assert found.state == table.answered(answers).named(["Zoé"]).state
    assert again(found).state == found.state
    assert again(found).questions == ()


def test_corners_are_kept_and_pictures_are_not() -> None:
    table = rw.read_photo(wrong())
    (kept,), (question,) = again(table).questions, table.questions
    assert np.abs(np.array(kept.corners) - question.corners).max() < 0.2
    assert not kept.has_picture
    with pytest.raises(ValueError, match="has no pictures"):
        kept.png()
    with pytest.raises(ValueError, match="has no pictures"):
        again(table).answer("html")


def packed_of(tree: object) -> str:
    return urlsafe_b64encode(zlib.compress(json.dumps(tree).encode())).decode()


def test_what_was_not_packed_is_refused() -> None:
    text = rw.read_photo(wrong()).packed()
    tree = json.loads(zlib.decompress(urlsafe_b64decode(text)))
    other = {**tree, "table": {**tree["table"], "seats": "x"}}
    injected = {**tree, "refusals": [["a.jpg", {
        "text": "{a.__class__}", "values": {"a": 1},
    }]]}  # fmt: skip
    for wrong_one in ("", "x", text[:-40], packed_of([]), packed_of({"version": 0}),
                      packed_of(other), packed_of(injected)):  # fmt: skip
        with pytest.raises(ValueError, match="no reading that this version has packed"):
            rw.PhotoTable.from_packed(wrong_one)


def test_an_edition_of_ones_own_must_be_handed_in_again(tmp_path: Path) -> None:
    text = rw.read_photo(wrong()).packed()
    tree = json.loads(zlib.decompress(urlsafe_b64decode(text)))
    tree["table"]["sheets"][0]["identity"] |= {"edition": "", "digest": "0" * 64}
    with pytest.raises(ValueError, match="of another edition, which must be handed in"):
        rw.PhotoTable.from_packed(packed_of(tree))


def test_corners_are_where_the_mark_is_on_the_photograph() -> None:
    photo = photo_of_example(2)
    (question,) = rw.read_photo(photo).questions
    picture = picture_of(photo)
    wide, high = round(5 * question.box.width), round(5 * question.box.height)
    flat = np.array([(0, 0), (wide, 0), (wide, high), (0, high)], np.float32)
    way = cv2.getPerspectiveTransform(np.array(question.corners, np.float32), flat)
    seen = cv2.warpPerspective(picture, way, (wide, high))
    whole = picture_of(question.png())
    likeness = cv2.matchTemplate(whole, seen, cv2.TM_CCOEFF_NORMED)
    assert likeness.max() > 0.9
    *_, place = cv2.minMaxLoc(likeness)
    assert np.abs(np.array(place) - 40).max() <= 2  # 8 mm around the mark are shown too.


def test_corners_are_those_of_the_picture_as_it_was_taken() -> None:
    """A large picture is read at half its size; one on its side is turned as EXIF says."""
    photo = wrong()
    (question,) = rw.read_photo(photo).questions
    with Image.open(BytesIO(photo)) as opened:
        large, turned = BytesIO(), BytesIO()
        opened.resize((2 * opened.width, 2 * opened.height)).save(large, "JPEG", quality=95)
        exif = Image.Exif()
        exif[ExifTags.Base.Orientation] = 6  # To be turned clockwise.
        opened.transpose(Image.Transpose.ROTATE_90).save(turned, "JPEG", quality=95, exif=exif)
    (twice,) = rw.read_photo(large.getvalue()).questions
    assert np.abs(np.array(twice.corners) / 2 - question.corners).max() < 1.5
    (upright,) = rw.read_photo(turned.getvalue()).questions
    assert np.abs(np.array(upright.corners) - question.corners).max() < 1.5
