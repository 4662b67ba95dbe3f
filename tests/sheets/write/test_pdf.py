import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pypdf import PdfReader
from pypdf.generic import DictionaryObject, IndirectObject

import fonts
from sheets.drawing.paths import circle, line, rectangle
from sheets.drawing.shapes import Box, Drawing, Group, Stroke
from tests.sheets.write.samples import (
    BODY,
    THIN,
    left_end,
    page,
    pdf,
    pdf_of,
    read,
    sample,
    text,
    texts_read,
)

ROOT = Path(__file__).parents[3]


def objects(document: PdfReader) -> Iterator[Any]:
    for number in range(1, len(document.xref[0]) + 1):
        found = document.get_object(IndirectObject(number, 0, document))
        if isinstance(found, DictionaryObject):
            yield found


def catalogue(document: PdfReader) -> Any:
    return document.trailer["/Root"]


def forms(document: PdfReader) -> list[Any]:
    return [each for each in objects(document) if each.get("/Subtype") == "/Form"]


def content(document: bytes) -> str:
    contents = read(document).pages[0].get_contents()
    assert contents is not None
    return contents.get_data().decode()


def flat(outline: list[Any]) -> Iterator[Any]:
    """Yield the entries of an outline in the order in which they stand there."""
    for each in outline:
        yield from flat(each) if isinstance(each, list) else (each,)


def test_every_drawing_is_a_page_of_its_own_size() -> None:
    letter = Drawing("aid", "Aid", "en", 215.9, 279.4, ())
    pages = read(pdf(page(), letter)).pages
    sizes = [(float(each.mediabox.width), float(each.mediabox.height)) for each in pages]
    assert sizes == [pytest.approx((340.157, 226.772), abs=0.001), (612, 792)]
    assert [each.trimbox for each in pages] == [each.mediabox for each in pages]


def test_the_outline_leads_to_every_page() -> None:
    document = read(pdf(page(title="Board"), page(title="Ärmel & Söhne: «é»")))
    entries = [entry for entry in document.outline if not isinstance(entry, list)]
    assert [entry.title for entry in entries] == ["Board", "Ärmel & Söhne: «é»"]
    assert [document.get_destination_page_number(entry) for entry in entries] == [0, 1]


def test_pages_of_one_section_stand_below_it_in_the_outline() -> None:
    sections = ("", "red: Ä", "red: Ä", "blue", "", "red: Ä")
    document = read(pdf(*(replace(page(title=str(n)), section=s) for n, s in enumerate(sections))))
    outline: Any = document.outline
    by_title = [
        [entry.title for entry in each] if isinstance(each, list) else each.title
        for each in outline
    ]
    assert by_title == ["0", "red: Ä", ["1", "2"], "blue", ["3"], "4", "red: Ä", ["5"]]
    places = [document.get_destination_page_number(entry) for entry in flat(outline)]
    assert places == [0, 1, 1, 2, 3, 3, 4, 5, 5]


def test_sections_change_nothing_but_the_outline() -> None:
    plain = read(pdf(sample(), sample("Bernd")))
    headed = read(pdf(*(replace(sample(name), section="Table") for name in ("Anna", "Bernd"))))
    for one, other in zip(plain.pages, headed.pages, strict=True):
        contents = one.get_contents(), other.get_contents()
        assert contents[0] is not None
        assert contents[1] is not None
        assert contents[0].get_data() == contents[1].get_data()


def test_a_document_says_what_it_is() -> None:
    document = read(pdf(page(), title="Händler", language="de"))
    assert document.metadata is not None
    assert document.metadata.title == "Händler"
    assert not document.metadata.author
    assert not document.metadata.subject
    assert catalogue(document)["/Lang"] == "de"


def test_a_viewer_is_asked_to_print_at_full_size_and_show_the_title() -> None:
    preferences = catalogue(read(pdf(page())))["/ViewerPreferences"]
    assert dict(preferences) == {"/PrintScaling": "/None", "/DisplayDocTitle": True}


def test_a_viewer_is_asked_to_print_on_both_sides() -> None:
    document = read(pdf(page(), duplex="DuplexFlipLongEdge"))
    assert catalogue(document)["/ViewerPreferences"]["/Duplex"] == "/DuplexFlipLongEdge"


def test_the_faces_that_occur_are_embedded_as_subsets() -> None:
    document = read(pdf(sample()))
    faces = [each for each in objects(document) if each.get("/Type") == "/Font"]
    names = [str(each["/BaseFont"]) for each in faces]
    assert len(names) == 3
    assert all(re.fullmatch(r"/[A-Z]{6}\+Rollwrite.*", name) for name in names)
    for each in faces:
        embedded = each["/FontDescriptor"]["/FontFile2"].get_data()
        assert 0 < len(embedded) < 15_000
        assert "/ToUnicode" in each


def test_a_document_without_text_embeds_no_face() -> None:
    document = read(pdf(page(rectangle(Box(1, 1, 5, 5), fill="#ff0000"))))
    assert not [each for each in objects(document) if each.get("/Type") == "/Font"]


def test_the_same_drawings_give_the_same_bytes() -> None:
    assert pdf(sample(), sample("Bernd")) == pdf(sample(), sample("Bernd"))


def test_a_document_has_the_same_date_whatever_the_environment_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = pdf(sample())
    for said in ("1000000000", "yesterday", "9" * 20):
        monkeypatch.setenv("SOURCE_DATE_EPOCH", said)
        assert pdf(sample()) == written


def test_a_document_needs_a_page() -> None:
    with pytest.raises(ValueError, match="at least one page"):
        pdf()


def test_the_same_group_is_one_form_on_all_pages() -> None:
    one, many = read(pdf(sample())), read(pdf(*[sample(f"Player {i}") for i in range(20)]))
    # The body, and the stamp that lies in it three times.
    assert len(forms(one)) == len(forms(many)) == 2
    for number, each in enumerate(many.pages):
        assert f"Player {number}" in each.extract_text()
        assert "middle" in each.extract_text()


def test_a_further_page_of_the_same_kind_takes_less_than_2_kb() -> None:
    sizes = [len(pdf_of(sample(f"Player {i}") for i in range(pages))) for pages in (4, 20, 36)]
    assert all((more - less) / 16 < 2000 for less, more in pairwise(sizes))


def test_groups_that_come_and_go_are_not_taken_for_each_other() -> None:
    drawings = (page(Group((text(f"Page {i}"),), name="body")) for i in range(50))
    pages = read(pdf_of(drawings)).pages
    assert [each.extract_text().strip() for each in pages] == [f"Page {i}" for i in range(50)]


def test_a_group_that_fills_pages_of_two_sizes_lies_right_on_both() -> None:
    tall = replace(sample(), height=100)
    for each in read(pdf(sample(), tall)).pages:
        [(_, x, y, _)] = [found for found in texts_read(each) if found[0] == "half"]
        assert (x, y) == pytest.approx((20, 50), abs=0.01)


@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
def test_a_text_stands_where_its_anchor_says(anchor: str) -> None:
    item = text("Académie", 50, 30, anchor=anchor)
    [found] = texts_read(read(pdf(page(item))).pages[0])
    assert found == ("Académie", *(pytest.approx(n, abs=0.01) for n in (left_end(item), 30, 10)))


def test_a_group_moves_and_scales_its_texts() -> None:
    moved = Group((Group((text("inside", 10, 5),), 2, 3, 2),), 20, 10, 0.75)
    [found] = texts_read(read(pdf(page(moved))).pages[0])
    assert found == ("inside", *(pytest.approx(n, abs=0.01) for n in (36.5, 19.75, 15)))


@pytest.mark.parametrize("name", fonts.FACE_NAMES)
def test_every_character_of_a_face_comes_through(name: str) -> None:
    characters = [each for each in fonts.face(name).advances if not each.isspace()]
    rows = ["".join(characters[i : i + 20]) for i in range(0, len(characters), 20)]
    items = [text(row, 10, 5 + 3 * i, name) for i, row in enumerate(rows)]
    read_back = read(pdf(page(*items))).pages[0].extract_text()
    assert read_back.split() == rows


def test_spaces_that_must_not_break_come_through() -> None:
    words = "5\u202f€\u00a0: deux\u2009mots"
    assert texts_read(read(pdf(page(text(words)))).pages[0])[0][0] == words


@given(st.text(st.sampled_from(sorted(fonts.face("text").advances)), min_size=1, max_size=30))
def test_any_text_of_a_face_is_read_as_it_was_written(words: str) -> None:
    read_back = read(pdf(page(text(f"|{words}|")))).pages[0].extract_text()
    assert read_back == f"|{words}|"


def test_a_character_that_the_face_lacks_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"'text' lacks U\+6F22"):
        pdf(page(text("漢")))


def test_lines_of_one_style_are_one_path() -> None:
    rows = [line((10, y), (20, y), stroke=THIN) for y in range(10, 30, 2)]
    other = line((30, 10), (40, 10), stroke=Stroke("#000000", 0.6))
    operators = content(pdf(page(*rows, other))).split()
    assert operators.count("S") == 2
    assert operators.count("w") == 2


def test_a_colour_is_set_when_it_changes() -> None:
    squares = [rectangle(Box(x, 10, 2, 2), fill="#d6e8f5") for x in range(10, 40, 3)]
    other = rectangle(Box(50, 10, 2, 2), fill="#000000")
    assert content(pdf(page(*squares, other))).split().count("rg") == 1


def test_a_form_reaches_as_far_as_its_ink() -> None:
    group = Group((circle((0, 0), 5, stroke=Stroke("#000000", 2)),), name="ring")
    [form] = forms(read(pdf(page(Group((group,), 50, 40, 2)))))
    reach = 6 / fonts.MM_PER_POINT
    assert [float(n) for n in form["/BBox"]] == pytest.approx([-reach, -reach, reach, reach])


def test_the_body_of_a_page_is_not_moved() -> None:
    assert " cm" not in content(pdf(page(BODY))).replace("1 0 0 1 0 0 cm", "")
