"""The file of a document, and each thing of reportlab that it relies on without being promised."""

import os
import re
import tracemalloc
from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise
from typing import Any

import pytest
from pypdf import PdfReader
from reportlab.pdfbase.pdfdoc import PDFDocument, PDFResourceDictionary, xObjectName
from reportlab.pdfbase.pdfmetrics import getFont
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

import fonts
from sheets.drawing.shapes import Drawing
from sheets.write.document import Document
from sheets.write.pdf import write_pdf
from tests.processes import python
from tests.sheets.write.samples import BODY, page, pdf, sample, text


def pages(number: int) -> Iterator[Drawing]:
    """Yield pages that share a body, each with a text of its own."""
    for index in range(number):
        yield page(BODY, text(f"Anna {index}", 20, 60), title=f"Page {index}")


def test_a_page_is_in_the_file_before_the_next_one_is_drawn() -> None:
    target = BytesIO()
    lengths = []

    def watched() -> Iterator[Drawing]:
        for each in pages(5):
            lengths.append(len(target.getvalue()))
            yield each

    write_pdf(watched(), target, title="Pages", language="en")
    grown = [after - before for before, after in pairwise(lengths)]
    assert len(grown) == 4
    assert all(250 < length < 900 for length in grown)


def memory_for(number: int) -> int:
    """Return the peak of memory while a document of so many pages is written."""

    class Nowhere(BytesIO):
        def write(self, data: object) -> int:
            return 0

    tracemalloc.start()
    write_pdf(pages(number), Nowhere(), title="Pages", language="en")
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak


def test_a_further_page_takes_little_memory_and_its_content_none() -> None:
    memory_for(10)  # Loads and registers the faces.
    further = (memory_for(410) - memory_for(10)) / 400
    assert further < 2500


def test_the_table_of_places_leads_to_every_object() -> None:
    document = pdf(sample(), page(text("two")), sample("Bernd"))
    start = int(document.split()[-2])
    assert document[start:].startswith(b"xref\n0 ")
    places = re.findall(rb"(\d{10}) 00000 n \n", document[start:])
    assert len(places) > 10
    for number, place in enumerate(places, 1):
        assert document[int(place) :].startswith(b"%d 0 obj\n" % number)
    assert document.count(b"endobj\n") == len(places)


def test_a_strict_reader_finds_nothing_to_mend() -> None:
    document = PdfReader(BytesIO(pdf(sample(), page(text("two")))), strict=True)
    assert [each.extract_text().strip() for each in document.pages][1] == "two"
    assert document.metadata is not None
    assert document.metadata.creator == "rollwrite"
    assert len(document.outline) == 2


@pytest.fixture
def canvas() -> Canvas:
    """Return a canvas of reportlab with a face of ours, as every document has one."""
    return Document(BytesIO(), "en").canvas


@pytest.fixture
def objects(canvas: Canvas) -> Any:
    """Return the document behind a canvas."""
    return canvas._doc  # type: ignore[attr-defined]


def shown_page(canvas: Canvas) -> Any:
    """Return the page that a canvas shows, as its document keeps it."""
    canvas.addLiteral("1 j")
    canvas.showPage()
    return canvas._doc.Pages.pages[-1]  # type: ignore[attr-defined]


def test_reportlab_keeps_the_document_of_a_canvas(objects: Any) -> None:
    assert isinstance(objects, PDFDocument)


def test_reportlab_numbers_an_object_with_the_first_reference_to_it(objects: Any) -> None:
    before, element = objects.objectcounter, PDFResourceDictionary()
    reference = objects.Reference(element)
    assert objects.objectcounter == before + 1
    assert objects.numberToId[before + 1] == reference.name
    assert objects.idToObjectNumberAndVersion[reference.name] == (before + 1, 0)
    assert objects.idToObject[reference.name] is element
    assert reference.format(objects) == b"%d 0 R" % (before + 1)
    assert objects.Reference(element).name == reference.name
    assert objects.objectcounter == before + 1


def test_reportlab_keeps_every_page_that_was_shown_and_its_number(
    canvas: Canvas, objects: Any
) -> None:
    page = shown_page(canvas)
    assert len(objects.Pages.pages) == 1
    assert page is objects.idToObject[objects.Reference(page).name]
    assert shown_page(canvas) is objects.Pages.pages[1]


def test_reportlab_names_on_a_page_the_forms_that_it_shows(canvas: Canvas) -> None:
    assert not shown_page(canvas).XObjects
    canvas.beginForm("stamp")
    canvas.endForm()
    canvas.doForm("stamp")
    assert [*shown_page(canvas).XObjects.dict] == [xObjectName("stamp")]


def test_reportlab_takes_other_resources_for_a_page(canvas: Canvas, objects: Any) -> None:
    resources = PDFResourceDictionary()
    resources.basicFonts()
    page = shown_page(canvas)
    page.Resources = objects.Reference(resources)
    content = page.format(objects)
    assert b"/Resources " + page.Resources.format(objects) in content
    assert resources.format(objects).startswith(b"<<\n/Font ")


def test_reportlab_numbers_the_content_of_a_page_when_it_formats_it(
    canvas: Canvas, objects: Any
) -> None:
    page = shown_page(canvas)
    page.Resources = objects.Reference(PDFResourceDictionary())
    before = objects.objectcounter
    page.format(objects)
    assert objects.objectcounter == before + 1
    content = objects.idToObject[objects.numberToId[before + 1]].format(objects)
    assert b"/FlateDecode" in content


def test_reportlab_counts_references_in_place_of_pages(canvas: Canvas, objects: Any) -> None:
    objects.Pages.pages[:] = [objects.Reference(shown_page(canvas))]
    assert b"/Count 1" in objects.Pages.format(objects)


def test_reportlab_makes_the_outline_when_it_is_prepared(canvas: Canvas, objects: Any) -> None:
    canvas.bookmarkPage("here")
    canvas.addOutlineEntry("Board", "here")
    shown_page(canvas)
    objects.Outlines.prepare(objects, canvas)
    assert b"/First" in objects.Outlines.format(objects)


def test_reportlab_makes_the_identity_of_what_the_document_says_of_itself() -> None:
    identities = []
    for title in ("Board", "Board", "Aid"):
        canvas = Document(BytesIO(), "en").canvas
        canvas.setTitle(title)
        document: Any = canvas._doc  # type: ignore[attr-defined]
        document.info.invariant = 1
        document.info.digest(document.signature)
        identity, comment, _ = document.ID().partition(b"%")
        assert re.fullmatch(rb"\s*\[<\w{32}><\w{32}>\]\s*", identity)
        assert comment
        identities.append(identity)
    assert identities[0] == identities[1] != identities[2]


@pytest.fixture
def font(objects: Any) -> TTFont:
    """Return a face of ours as reportlab knows it in a document, without any character yet."""
    found = getFont("rollwrite-text")
    assert isinstance(found, TTFont)
    found.splitString("", objects)
    return found


def test_reportlab_gives_a_character_its_code_when_it_is_first_asked_for(
    font: TTFont, objects: Any
) -> None:
    [(subset, code)] = font.splitString("A", objects)
    assert (subset, len(code)) == (0, 1)
    assert font.splitString("A", objects) == [(subset, code)]
    assert font.state[objects].subsets[0][code[0]] == ord("A")
    assert font.state[objects].nextCode == code[0] + 1


def test_reportlab_takes_a_code_for_a_no_break_space_that_was_given_by_hand(
    font: TTFont, objects: Any
) -> None:
    state = font.state[objects]
    first = state.nextCode
    state.subsets[0][first] = 0xA0
    state.nextCode += 1
    assert font.splitString("A", objects) == [(0, bytes([first + 1]))]


def test_reportlab_begins_another_subset_after_256_characters(font: TTFont, objects: Any) -> None:
    characters = "".join(fonts.face("text").advances)
    assert len(characters) > 256
    subsets = {subset for subset, _ in font.splitString(characters, objects)}
    assert subsets == {0, 1}
    names = [font.getSubsetInternalName(subset, objects) for subset in (0, 1)]
    assert len({*names}) == 2
    assert all(re.fullmatch(r"/F\d+\+\d", name) for name in names)


def test_reportlab_adds_the_objects_of_a_face_in_the_end(font: TTFont, objects: Any) -> None:
    font.splitString("A", objects)
    font.getSubsetInternalName(0, objects)
    assert objects.delayedFonts == [font]
    before = objects.objectcounter
    font.addObjects(objects)
    assert objects.objectcounter > before


def test_reportlab_writes_streams_as_the_document_says(canvas: Canvas, objects: Any) -> None:
    assert [each.pdfname for each in objects.defaultStreamFilters] == ["FlateDecode"]
    content = pdf(sample())
    assert b"/FlateDecode" in content
    assert b"ASCII85" not in content


def test_reportlab_dates_a_document_as_it_is_told(canvas: Canvas, objects: Any) -> None:
    assert objects.info.format(objects).count(b"D:20000101000000+00'00'") == 2


def test_a_setting_that_reportlab_refuses_is_one_sentence() -> None:
    command = ("-m", "rollwrite", "sheets", "board", "-o", os.devnull)
    ended = python(*command, code=3, variables={"RL_invariant": "yesterday"})
    [line] = ended.stderr.splitlines()
    assert line.startswith("Error: reportlab: a setting of its own")
    assert "yesterday" in line
