"""A decoder dies of files that keep whoever draws them at work; nothing else does."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from rollwrite.photo import UNDECODABLE, UnreadablePhotoError, decoder
from rollwrite.photo.decoder import Decoder, Limits, pictures
from rollwrite.photo.intake import photo_files
from rollwrite.photo.workers import read_files
from tests.covering import rest_slow
from tests.rollwrite.photo.hostile_files import (
    ENDLESS,
    fine_tiles,
    jpeg_of_scans,
    pdf,
    rectangles,
    soft_masks,
)
from tests.rollwrite.photo.sheets_taken import photo_of_example

MOST = 9_000_000
SOON = 10.0  # Seconds, of which a limit of less than one leaves the rest to slow machines.


def written(format_: str = "PNG") -> bytes:
    file = BytesIO()
    Image.new("L", (900, 800), 200).save(file, format_)
    return file.getvalue()


def refusal(content: bytes, limits: Limits | None = None) -> str:
    """Return why a file is refused, by a decoder of its own where it has limits of its own."""
    alone = Decoder(limits) if limits else None
    with pytest.raises(UnreadablePhotoError) as refused:
        list(alone.pictures(content, MOST) if alone else pictures(content, MOST))
    if alone:
        assert alone.is_ready is (refused.value.reason != UNDECODABLE)
        alone.close()
    return str(refused.value.reason)


@pytest.mark.parametrize("made", rest_slow(ENDLESS, always=2))
def test_what_draws_without_end_cannot_be_read(made: Callable[[], bytes]) -> None:
    content, begin = made(), time.monotonic()
    assert refusal(content, Limits(wall=0.6)) == str(UNDECODABLE)
    assert time.monotonic() - begin < SOON


@pytest.mark.parametrize(
    ("limits", "made"),
    [(Limits(processor=1), fine_tiles), (Limits(memory=300_000_000), rectangles)],
    ids=["processor", "memory"],
)
def test_work_and_memory_have_limits_of_their_own(
    limits: Limits, made: Callable[[], bytes]
) -> None:
    begin = time.monotonic()
    assert refusal(made(), limits) == str(UNDECODABLE)
    assert time.monotonic() - begin < limits.wall / 2


def test_what_takes_too_much_memory_for_a_moment_ends_no_decoder() -> None:
    alone = Decoder(Limits(memory=200_000_000))
    large = BytesIO()
    Image.new("RGBA", (7000, 7000)).save(large, "PNG", compress_level=1)
    with pytest.raises(UnreadablePhotoError) as refused:
        list(alone.pictures(large.getvalue(), MOST))
    assert refused.value.reason == UNDECODABLE
    assert [each.wide for each in alone.pictures(written(), MOST)] == [900]
    alone.close()


def test_a_decoder_works_for_each_file_as_long_as_for_the_first() -> None:
    """What it may work for one is no more than it has worked for all."""
    alone = Decoder(Limits(processor=1))
    content = pdf(5_000 * "0 0 500 700 re f ")
    begin = time.monotonic()
    while time.monotonic() - begin < 2.5:
        assert [each.wide for each in alone.pictures(content, MOST)] == [1653]
    alone.close()


@pytest.mark.parametrize("number", [96, 20_000])
def test_a_jpeg_of_many_scans_is_refused_at_once(number: int) -> None:
    begin = time.monotonic()
    assert refusal(jpeg_of_scans(number)).startswith("it is a JPEG of more than 100 scans")
    assert time.monotonic() - begin < SOON


def test_a_jpeg_of_some_scans_is_read() -> None:
    (picture,) = pictures(jpeg_of_scans(20), MOST)
    assert (picture.wide, picture.high, picture.is_whole) == (1000, 1000, True)


@pytest.mark.parametrize(
    "box",
    [
        *("[0 0 1 5000]", "[0 0 3 3000]", "[0 0 20000 1]", "[0 0 0.01 300000]"),
        "[0 0 595 842]/CropBox[595 0 900 842]",
        "[0 0 595 842]/CropBox[0 842 595 900]",
        "[0 0 595 842]/CropBox[700 900 800 1000]",
    ],
)
def test_a_page_on_which_no_sheet_can_be_is_refused(box: str) -> None:
    reason = refusal(pdf("0 0 9 9 re f", boxes=box))
    assert reason.startswith("a page of the PDF is ")
    assert reason.endswith(" mm; the shorter side needs at least 89")


@pytest.mark.parametrize("crop", ["-100 -100 900 900", "0 0 595 842", "-9 -9 595 842"])
def test_a_crop_box_beyond_the_page_is_cut_off(crop: str) -> None:
    content = pdf("0 0 9 9 re f", boxes=f"[0 0 595 842]/CropBox[{crop}]")
    assert [(each.wide, each.high) for each in pictures(content, MOST)] == [(1653, 2339)]


def test_one_decoder_serves_file_after_file() -> None:
    list(pictures(written(), MOST))
    with decoder.waiting_decoder() as first:
        pass
    assert refusal(b"no picture") == "it is no picture that rollwrite can read"
    list(pictures(written("JPEG"), MOST))
    with decoder.waiting_decoder() as last:
        assert last is first


def test_one_that_was_ended_meanwhile_is_not_asked() -> None:
    with decoder.waiting_decoder() as waiting:
        pass
    waiting.close()
    assert [each.high for each in pictures(written(), MOST)] == [800]


@pytest.mark.parametrize("workers", rest_slow([1, 2]))
def test_a_file_that_cannot_be_read_costs_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, workers: int
) -> None:
    monkeypatch.setattr(decoder, "LIMITS", Limits(processor=1))
    contents = (soft_masks(), photo_of_example(0), fine_tiles())
    for number, content in enumerate(contents):
        (tmp_path / f"{number}.{'jpg' if number == 1 else 'pdf'}").write_bytes(content)
    bad, good, worse = read_files(photo_files(tmp_path), workers=workers)
    assert len(good.sheets) == 1
    assert good.refusals == ()
    for each in (bad, worse):
        assert [refusal.reason for refusal in each.refusals] == [UNDECODABLE]


def test_threads_decode_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decoder, "LIMITS", Limits(wall=3))
    contents = [fine_tiles(), *(written(each) for each in ("PNG", "JPEG", "WEBP"))]

    def read(content: bytes) -> int:
        try:
            return sum(each.wide for each in pictures(content, MOST))
        except UnreadablePhotoError:
            return 0

    with ThreadPoolExecutor(4) as threads:
        assert [*threads.map(read, contents)] == [0, 900, 900, 900]
