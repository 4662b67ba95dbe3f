"""What phones and scanners send, and what is refused with a sentence."""

import random
import sys
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pypdfium2
import pytest
from PIL import Image, ImageOps

from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.decoder import LIMITS, Decoder
from rollwrite.photo.decoding import decoded
from rollwrite.photo.intake import (
    MOST_AT_FIRST,
    MOST_BYTES,
    Photo,
    PhotoSource,
    photo_files,
    photos_of,
)
from tests.covering import rest_slow

UPRIGHT = Image.fromarray(
    np.tile(np.linspace(0, 255, 1200, dtype=np.uint8), (900, 1))
)  # Dark on the left.


def written(path: Path, image: Image.Image = UPRIGHT, **extra: Any) -> Path:
    image.save(path, **extra)
    return path


def read(path: Path) -> list[Photo]:
    """Return the pictures of a file."""
    (file,) = photo_files(path)
    return list(photos_of(file))


def refusal(path: Path) -> str:
    with pytest.raises(UnreadablePhotoError) as refused:
        read(path)
    return str(refused.value.reason)


@pytest.mark.parametrize("name", ["a.jpg", "a.png", "a.webp", "a.pdf"])
def test_every_format_is_read_in_grey(tmp_path: Path, name: str) -> None:
    (photo,) = read(written(tmp_path / name, resolution=200))
    assert photo.picture.ndim == 2
    assert photo.picture[:, 50].mean() < 40
    assert photo.picture[:, -50].mean() > 215


@pytest.mark.parametrize("mode", ["1", "L", "LA", "RGB", "RGBA", "P", "CMYK", "I;16"])
def test_every_mode_is_read(tmp_path: Path, mode: str) -> None:
    image = UPRIGHT.convert("I").point(lambda v: v * 257).convert("I;16") if mode == "I;16" else (
        UPRIGHT.convert(mode)
    )  # fmt: skip
    suffix = "jpg" if mode == "CMYK" else "png"
    (photo,) = read(written(tmp_path / f"a.{suffix}", image))
    assert photo.picture.dtype == np.uint8
    assert photo.picture[:, 50].mean() < photo.picture[:, -50].mean()


def turned_exif() -> Image.Exif:
    """Return what a camera notes that was turned; its picture lies on its left side."""
    exif = Image.Exif()
    exif[0x0112] = 6
    return exif


def test_a_folder_is_its_pictures_by_name(tmp_path: Path) -> None:
    for name in ("b.jpg", "a.PNG", "notes.txt"):
        (tmp_path / name).write_bytes(b"")
    files = [file.name for file in photo_files(tmp_path)]
    assert files == [str(tmp_path / name) for name in ("a.PNG", "b.jpg")]


def test_what_stands_in_a_file_is_read_like_the_file(tmp_path: Path) -> None:
    path = written(tmp_path / "a.png")
    content = path.read_bytes()
    with path.open("rb") as opened:
        sources: list[PhotoSource] = [path, str(path), content, opened, BytesIO(content)]
        files = [
            file for number, each in enumerate(sources, 1) for file in photo_files(each, number)
        ]
    assert [file.name for file in files] == [*[str(path)] * 2, "photo-3", str(path), "photo-5"]
    pictures = [photo.picture for file in files for photo in photos_of(file)]
    assert all((each == pictures[0]).all() for each in pictures)


def test_a_folder_without_pictures_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnreadablePhotoError, match="no photograph in the folder"):
        photo_files(tmp_path)


def test_what_is_cut_off_is_refused(tmp_path: Path) -> None:
    for name in ("a.jpg", "a.png", "a.webp"):
        path = written(tmp_path / name)
        path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
        assert refusal(path).startswith(("the picture is damaged", "it is no picture"))


def test_a_renamed_text_is_no_picture(tmp_path: Path) -> None:
    path = tmp_path / "a.jpg"
    path.write_text("no picture at all")
    assert refusal(path) == "it is no picture that rollwrite can read"
    path.write_bytes(b"")
    assert refusal(path) == "it is no picture that rollwrite can read"


def test_a_picture_of_a_pixel_is_too_small(tmp_path: Path) -> None:
    tiny = written(tmp_path / "a.png", UPRIGHT.resize((1, 1)))
    assert refusal(tiny) == "it has 1 x 1 pixels; the shorter side needs at least 700"


@pytest.mark.parametrize(("name", "most"), rest_slow([("a.jpg", 110), ("a.png", 50)]))
def test_two_hundred_million_pixels_are_too_many(tmp_path: Path, name: str, most: int) -> None:
    large = written(tmp_path / name, Image.new("1", (20_000, 10_000)))
    assert refusal(large) == f"it has more than {most} million pixels; send a smaller picture"


def test_fifty_million_pixels_are_the_most_where_none_is_left_out_on_the_way(
    tmp_path: Path,
) -> None:
    image = Image.new("L", (9000, 6000))
    assert refusal(written(tmp_path / "a.png", image)) == (
        "it has more than 50 million pixels; send a smaller picture"
    )
    (photo,) = read(written(tmp_path / "a.jpg", image))
    assert photo.whole is not None
    assert photo.whole().shape == (3000, 4500)
    assert refusal(written(tmp_path / "b.jpg", image, progressive=True)) == (
        "it has more than 50 million pixels; send a smaller picture"
    )


def test_twenty_million_pixels_are_the_most_of_a_webp(tmp_path: Path) -> None:
    path = written(tmp_path / "a.webp", Image.new("L", (5000, 4100)), method=0)
    assert refusal(path) == "it has more than 20 million pixels; send a smaller picture"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
@pytest.mark.parametrize("mode", ["RGBA", "I;16", "LA"])
def test_a_large_png_takes_400_megabytes_at_most(tmp_path: Path, mode: str) -> None:
    path = tmp_path / "a.png"
    written(path, Image.new(mode, (7000, 7000)), compress_level=1)
    alone = Decoder(LIMITS)
    assert [each.wide for each in alone.pictures(path.read_bytes(), MOST_AT_FIRST)] == [3500]
    status = Path(f"/proc/{alone.process}/status").read_text()
    (peak,) = (int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM:"))
    alone.close()
    assert peak < 350_000  # kB; who reads has some 50 MB meanwhile.


def test_a_large_jpeg_is_decoded_at_half_its_size_first(tmp_path: Path) -> None:
    shown = UPRIGHT.resize((4000, 3000))
    (photo,) = read(written(tmp_path / "a.jpg", shown, exif=turned_exif()))
    assert photo.picture.shape == (2000, 1500)
    assert photo.whole is not None
    whole = photo.whole()
    assert whole.shape == (4000, 3000)
    off = photo.picture.astype(int) - whole[::2, ::2]
    assert np.abs(off).max() < 3


@pytest.mark.parametrize(("name", "size"), [("a.jpg", (3000, 2250)), ("a.png", (4000, 3000))])
def test_a_small_picture_and_one_that_cannot_be_shrunk_have_one_size(
    tmp_path: Path, name: str, size: tuple[int, int]
) -> None:
    (photo,) = read(written(tmp_path / name, UPRIGHT.resize(size)))
    assert photo.picture.shape == size[::-1]
    assert photo.whole is None


@pytest.mark.parametrize("format_", ["BMP", "EPS", "GIF", "TIFF"])
def test_what_no_phone_sends_is_not_decoded(tmp_path: Path, format_: str) -> None:
    path = tmp_path / "a.jpg"
    UPRIGHT.save(path, format_)
    assert refusal(path) == "it is no picture that rollwrite can read"


@pytest.mark.parametrize(
    "name", rest_slow(["a.jpg", "a.png", "a.webp", "a.heic", "a.pdf"], always=2)
)
def test_a_damaged_file_is_read_or_refused_and_nothing_else(tmp_path: Path, name: str) -> None:
    """Bytes by lot in place of some of its own, or its end cut off."""
    path, small = tmp_path / name, UPRIGHT.resize((960, 720))
    if name == "a.heic":
        pytest.importorskip("pillow_heif").from_pillow(small.convert("RGB")).save(path)
    else:
        written(path, small, exif=turned_exif()) if name != "a.pdf" else written(path, small)
    whole, lots = path.read_bytes(), random.Random(name)
    for number in range(60):
        damaged = bytearray(whole if number % 5 else whole[: lots.randrange(len(whole))])
        for _ in range(number % 7):
            damaged[lots.randrange(min(len(damaged), 40 * (number + 1)))] = lots.randrange(256)
        path.write_bytes(damaged)
        with suppress(UnreadablePhotoError):
            assert all(photo.picture.ndim == 2 for photo in read(path))


def test_a_file_too_large_is_not_decoded(tmp_path: Path) -> None:
    path = tmp_path / "a.jpg"
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    assert refusal(path) == "it has more than 60 MB; send a smaller picture"


def test_what_moves_is_refused(tmp_path: Path) -> None:
    moving = written(tmp_path / "a.webp", save_all=True, append_images=[UPRIGHT.rotate(90)])
    assert refusal(moving) == "it is a moving picture; send a single one"


def test_a_pdf_of_five_hundred_pages_is_refused(tmp_path: Path) -> None:
    document = pypdfium2.PdfDocument.new()
    for _ in range(500):
        document.new_page(200, 200)
    written_pdf = BytesIO()
    document.save(written_pdf)
    path = tmp_path / "a.pdf"
    path.write_bytes(written_pdf.getvalue())
    assert refusal(path) == "the PDF has 500 pages; rollwrite reads 20 at most"


def test_a_pdf_with_a_password_is_refused(tmp_path: Path) -> None:
    from pypdf import PdfWriter

    writer = PdfWriter()
    writer.add_blank_page(200, 200)
    writer.encrypt("secret", algorithm="RC4-128")
    path = tmp_path / "a.pdf"
    writer.write(path)
    assert refusal(path) == "the PDF is damaged, or a password protects it"


def test_heic_is_read_where_its_library_is(tmp_path: Path) -> None:
    heif = pytest.importorskip("pillow_heif")
    path = tmp_path / "a.heic"
    heif.from_pillow(UPRIGHT.convert("RGB")).save(path)
    (photo,) = read(path)
    assert photo.picture.shape == (900, 1200)


def test_without_its_library_heic_is_refused_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "pillow_heif", None)
    with pytest.raises(UnreadablePhotoError, match="it is HEIC, which the extra `photo` reads; "):
        list(decoded(b"\0\0\0\x18ftypheic", MOST_AT_FIRST))


@pytest.mark.parametrize("orientation", range(1, 9))
def test_every_way_to_hold_a_phone_is_turned_back(tmp_path: Path, orientation: int) -> None:
    exif = Image.Exif()
    exif[0x0112] = orientation
    lots = np.random.default_rng(orientation)
    shown = Image.fromarray(lots.integers(0, 255, (750, 900), np.uint8))
    (photo,) = read(written(tmp_path / "a.png", shown, exif=exif))
    with Image.open(tmp_path / "a.png") as image:
        assert (photo.picture == np.asarray(ImageOps.exif_transpose(image))).all()


def test_a_large_picture_with_deep_colours_is_shrunk_strip_by_strip(tmp_path: Path) -> None:
    lots = np.random.default_rng(1)
    small = Image.fromarray(lots.integers(0, 255, (51, 53, 4), np.uint8))
    shown = small.resize((5001, 5003), Image.Resampling.NEAREST)
    (photo,) = read(written(tmp_path / "a.png", shown, compress_level=1))
    paper = Image.new("RGBA", shown.size, "white")
    right = Image.alpha_composite(paper, shown).convert("L").reduce(2)
    assert (photo.picture == np.asarray(right)).all()
