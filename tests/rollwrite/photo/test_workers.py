"""Several files of photographs, read by several processes."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

import rollwrite as rw
from rollwrite.photo.intake import Photo, PhotoFile, photo_files, photos_of
from rollwrite.photo.markers import NO_SHEET
from rollwrite.photo.reading import read_photo
from rollwrite.photo.workers import read_file, read_files
from rollwrite.sources import Content
from tests.rollwrite.photo.sheets_taken import (
    PART,
    SEED,
    drawing,
    of_example,
    photo_of,
    photo_of_example,
)
from tools.photographs.camera import photograph, picture_of
from tools.photographs.filled import inked
from tools.photographs.split import CONDITIONS


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[PhotoFile]:
    """The sheets of a table of three, and a text amid them that is called a picture."""
    folder = tmp_path_factory.mktemp("photos")
    paths = [folder / f"{name}.jpg" for name in ("anna", "bernd", "notes", "chloe")]
    for path, seat in zip(paths, (0, 1, None, 2), strict=True):
        path.write_bytes(b"text" if seat is None else photo_of(of_example(seat), seat=seat))
    return [file for path in paths for file in photo_files(path)]


@pytest.mark.slow
def test_two_workers_read_what_one_reads(files: list[PhotoFile]) -> None:
    one, two = (list(read_files(files, workers=workers)) for workers in (1, 2))
    for first, second in zip(one, two, strict=True):
        assert first.refusals == second.refusals
        assert [(sheet.identity.seat, sheet.trees(), sheet.readings) for sheet in first.sheets] == [
            (sheet.identity.seat, sheet.trees(), sheet.readings) for sheet in second.sheets
        ]
    assert [len(each.sheets) for each in two] == [1, 1, 0, 1]


def test_who_waits_is_told_of_each_file_that_was_read() -> None:
    told: list[str] = []
    photos = [Content(b"text", name) for name in ("anna.jpg", "bernd.jpg")]
    assert len(rw.read_photo(*photos, told=told.append).refusals) == 2
    assert told == ["anna.jpg", "bernd.jpg"]


@pytest.mark.slow
def test_at_half_its_size_a_large_photograph_says_what_the_whole_says(tmp_path: Path) -> None:
    lots = np.random.default_rng(SEED + 1)
    condition = replace(CONDITIONS[PART]["mild"], megapixels=(12, 12))
    page = drawing(seat=1)
    ink = inked(page, PART, lots, "mild", of_example(1), "ball-pen")[0]
    file = tmp_path / "bernd.jpg"
    file.write_bytes(photograph(ink, condition, lots))
    (of_path,) = photo_files(file)
    (photo,), read = photos_of(of_path), read_file(of_path)
    assert photo.whole is not None
    (sheet,), (whole,) = read.sheets, read_photo(Photo(file.name, photo.whole()))
    assert sheet.identity.warp.homography[0, 0] == pytest.approx(
        whole.identity.warp.homography[0, 0] / 2, rel=0.01
    )
    assert sheet.identity.seat == whole.identity.seat == 1
    assert sheet.trees() == whole.trees()


@pytest.mark.slow
def test_what_one_worker_cannot_read_stops_no_other(files: list[PhotoFile]) -> None:
    refusals = [one for each in read_files(files, workers=2) for one in each.refusals]
    assert [(each.photo, str(each.reason)) for each in refusals] == [
        (files[2].name, "it is no picture that rollwrite can read")
    ]


def test_a_file_that_is_not_there_is_an_error_of_the_file(files: list[PhotoFile]) -> None:
    with pytest.raises(FileNotFoundError):
        list(read_files([*files[:1], *photo_files("none.jpg")], workers=2))


def test_a_page_of_a_scan_that_shows_no_sheet_costs_no_other(tmp_path: Path) -> None:
    picture = Image.fromarray(picture_of(photo_of_example(0)))
    empty = Image.new("L", picture.size, 180)
    empty.save(tmp_path / "scan.pdf", save_all=True, append_images=[picture, empty], resolution=200)
    (read,) = read_files(photo_files(tmp_path / "scan.pdf"))
    assert [sheet.photo for sheet in read.sheets] == ["scan.pdf, 2"]
    assert [(each.photo, each.reason) for each in read.refusals] == [
        (f"{tmp_path / 'scan.pdf'}, {page}", NO_SHEET) for page in (1, 3)
    ]
