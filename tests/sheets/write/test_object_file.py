"""The file of a document: its pages go into it one after the other, and it can be read strictly."""

from __future__ import annotations

import re
import tracemalloc
from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise

from pypdf import PdfReader

from sheets.drawing.shapes import Drawing
from sheets.write.pdf import write_pdf
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
