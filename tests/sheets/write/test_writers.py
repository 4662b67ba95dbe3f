from io import BytesIO
from typing import Any
from xml.etree import ElementTree

import pytest

from fonts import MM_PER_POINT
from sheets.drawing.shapes import Drawing, texts_of
from sheets.write import FORMATS, HOLD_SEVERAL_PAGES, Settings, write
from tests.processes import python
from tests.sheets.write.samples import left_end, page, pdf, read, sample, texts_read

SVG = "{http://www.w3.org/2000/svg}"
STARTS = {"pdf": b"%PDF-1.7", "svg": b"<?xml", "png": b"\x89PNG"}
SETTINGS = Settings("A document", "en")


def written(suffix: str, pages: int, settings: Settings = SETTINGS) -> bytes:
    target = BytesIO()
    write(suffix, [sample(f"Player {i}") for i in range(pages)], target, settings)
    return target.getvalue()


@pytest.mark.parametrize("suffix", FORMATS)
def test_every_format_is_written(suffix: str) -> None:
    assert written(suffix, 1).startswith(STARTS[suffix])


@pytest.mark.parametrize("suffix", FORMATS)
def test_only_some_formats_hold_several_pages(suffix: str) -> None:
    if suffix in HOLD_SEVERAL_PAGES:
        assert len(read(written(suffix, 3)).pages) == 3
    else:
        with pytest.raises(ValueError, match="one page a file, not 3"):
            written(suffix, 3)


@pytest.mark.parametrize("suffix", FORMATS)
def test_no_format_holds_no_page(suffix: str) -> None:
    with pytest.raises(ValueError, match="page"):
        written(suffix, 0)


def test_settings_reach_the_writers() -> None:
    document = read(written("pdf", 1, Settings("Sheets", "fr", both_sides=True)))
    assert document.metadata is not None
    assert document.metadata.title == "Sheets"
    catalogue: Any = document.root_object
    assert catalogue["/Lang"] == "fr"
    assert "/Duplex" in catalogue["/ViewerPreferences"]
    narrow, wide = (written("png", 1, Settings("", "en", width=width)) for width in (100, 300))
    assert (narrow[16:20], wide[16:20]) == (b"\0\0\0\x64", b"\0\0\1\x2c")
    assert written("png", 1, Settings("", "en", dpi=300)) != written("png", 1)
    assert written("png", 1, Settings("", "en", grey=True))[25] == 0  # Colour type: one channel.


def test_two_writers_put_the_same_texts_in_the_same_places() -> None:
    drawing = sample()
    texts = texts_of(drawing.items)
    assert _texts_in_svg(drawing) == [
        (item.text, *_about(item.x, item.y, item.size_pt), item.anchor) for item in texts
    ]
    assert sorted(texts_read(read(pdf(drawing)).pages[0])) == [
        (words, *_about(*numbers))
        for words, *numbers in sorted(
            (item.text, left_end(item), item.y, item.size_pt) for item in texts
        )
    ]


def _texts_in_svg(drawing: Drawing) -> list[tuple[str, float, float, float, str]]:
    target = BytesIO()
    write("svg", [drawing], target, SETTINGS)
    found = []
    for each in ElementTree.fromstring(target.getvalue()).iter(f"{SVG}text"):
        x, y, size = (float(each.get(key, "nan")) for key in ("x", "y", "font-size"))
        anchor = each.get("text-anchor", "start")
        found.append((each.text or "", x, y, size / MM_PER_POINT, anchor))
    return found


def _about(*numbers: float) -> list[Any]:
    return [pytest.approx(number, abs=0.01) for number in numbers]


def test_a_library_is_loaded_when_its_format_is_written() -> None:
    program = (
        "import sys; import sheets.write;"
        "print({'reportlab', 'svgwrite', 'PIL', 'pypdfium2'} & set(sys.modules))"
    )
    assert python("-c", program).stdout.strip() == "set()"


def test_a_page_without_items_is_written_by_all() -> None:
    for suffix in FORMATS:
        target = BytesIO()
        write(suffix, [page()], target, SETTINGS)
        assert target.getvalue().startswith(STARTS[suffix])
