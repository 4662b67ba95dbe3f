"""The documents that lie ready to be printed are those that the command would write today."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pypdfium2
import pytest
from pypdf import PdfReader

import rollwrite as rw
from tools.make_ready_sheets import READY, ready_sheets

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")
RENEW = "run python -m tools.make_ready_sheets"
SHEETS = dict(ready_sheets())
# Of each variant and each language one.
SOME = ("merchants-base-2-de.pdf", "merchants-family-3-fr.pdf", "merchants-solo-1-en.pdf")
LOOK = 0.5  # Of full size: 36 pixels to the inch.


def document(sheets: rw.Sheets, folder: Path) -> bytes:
    """Return the document of a table's sheets."""
    [written] = sheets.save(folder / "table.pdf")
    return written.read_bytes()


def texts(content: bytes) -> list[str]:
    """Return the text of every page of a document."""
    return [page.extract_text() for page in PdfReader(BytesIO(content)).pages]


def looks(content: bytes) -> list[bytes]:
    """Return the pixels of every page of a document."""
    pages = pypdfium2.PdfDocument(content)
    return [page.render(scale=LOOK, grayscale=True).to_pil().tobytes() for page in pages]


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=() if name in SOME else pytest.mark.slow) for name in SHEETS],
)
def test_a_document_is_current(name: str, tmp_path: Path) -> None:
    kept, drawn = (READY / name).read_bytes(), document(SHEETS[name], tmp_path)
    texts = [
        [page.extract_text() for page in PdfReader(BytesIO(each)).pages] for each in (kept, drawn)
    ]
    assert texts[0] == texts[1], RENEW
    assert looks(kept) == looks(drawn), RENEW


def test_the_readme_links_all_documents_and_no_others() -> None:
    linked = re.findall(r"\(docs/ready/([^)]+)\)", README)
    assert sorted(linked) == sorted(path.name for path in READY.iterdir()) == sorted(SHEETS)


def test_another_table_would_be_seen(tmp_path: Path) -> None:
    two, three = (document(rw.draw(players=number), tmp_path) for number in (2, 3))
    assert looks(two)[0] != looks(three)[0]
