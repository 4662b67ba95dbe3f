"""What is written is read back: whole documents as PDF, their pages as SVG."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from io import BytesIO
from math import dist
from typing import Any, TypeAlias
from xml.etree import ElementTree

import pytest
from pypdf import PdfReader

from fonts import MM_PER_POINT
from scoring.merchants.game import GAME
from sheets.document import SheetRenderer
from sheets.drawing.paper import PAPERS
from sheets.drawing.shapes import Box, Drawing, Item, Text, marks_of, texts_of
from sheets.drawing.theme import THEMES
from sheets.table.table import Table
from sheets.words.languages import LANGUAGES
from sheets.write import Settings, write
from tests.covering import pairwise_choices, params, rest_slow
from tests.sheets.tables import VARIANTS, draw, make_table, shipped_edition
from tests.sheets.write.samples import left_end, read, texts_read

Found: TypeAlias = tuple[str, float, float, float]  # Words, x, y, size in points.

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Anna", "Ömer", "Ωμέγα")


def written(suffix: str, pages: Sequence[Drawing], table: Table) -> bytes:
    target = BytesIO()
    title = SheetRenderer(GAME, shipped_edition()).title(table)
    write(suffix, pages, target, Settings(title, table.language))
    return target.getvalue()


def pdf(table: Table, *kinds: str) -> PdfReader:
    return read(written("pdf", draw(table, *kinds), table))


def svg(page: Drawing, table: Table) -> ElementTree.Element:
    return ElementTree.fromstring(written("svg", [page], table))


def fonts_of(document: PdfReader) -> list[Any]:
    """Return every font of a document."""
    objects = [document.get_object(number) for number in document.xref[0]]
    return [each for each in objects if isinstance(each, dict) and each.get("/Type") == "/Font"]


# A document as a whole.


def test_a_document_of_the_base_game_is_board_players_and_aid() -> None:
    outline = pdf(make_table(names=NAMES)).outline
    assert [entry.title for entry in outline if not isinstance(entry, list)] == [
        "Board",
        "Player sheet: Anna",
        "Player sheet: Ömer",
        "Player sheet: Ωμέγα",
        "Player aid",
    ]


@pytest.mark.parametrize(
    ("variant", "language"), [("base", "en"), ("family", "fr"), ("base", "de")]
)
def test_a_document_says_its_title_and_language(variant: str, language: str) -> None:
    document = pdf(make_table(2, names=NAMES[:2], variant=variant, language=language), "aid")
    assert document.metadata is not None
    assert document.metadata.title is not None
    assert document.metadata.title.startswith("Pandoria Merchants · 2 ")
    assert document.metadata.title.endswith(" · Anna, Ömer")
    catalogue: Any = document.root_object
    assert catalogue["/Lang"] == language
    assert catalogue["/ViewerPreferences"]["/PrintScaling"] == "/None"


@pytest.mark.parametrize("names", [(), NAMES], ids=["no names", "names"])
def test_all_faces_are_ours_and_embedded(names: tuple[str, ...]) -> None:
    faces = fonts_of(pdf(make_table(3, names=names)))
    assert len(faces) >= 3
    for face in faces:
        assert str(face["/BaseFont"]).partition("+")[2].startswith("Rollwrite")
        assert face["/FontDescriptor"]["/FontFile2"].get_data()


@pytest.mark.parametrize("suffix", ["pdf", "svg", "png"])
@pytest.mark.parametrize("kind", rest_slow(["player", "board", "aid"]))
def test_the_same_table_gives_the_same_bytes(suffix: str, kind: str) -> None:
    def once() -> bytes:
        renderer, table = SheetRenderer(GAME, shipped_edition()), make_table(names=NAMES)
        return written(suffix, [*renderer.draw(table, [kind])][:1], table)

    assert once() == once()


# Texts and marks, as both writers give them.


def printed(items: Iterable[Item]) -> list[Text]:
    """Return the texts that can be seen."""
    return [text for text in texts_of(items) if text.text]


def check_places(found: list[Found], meant: list[tuple[float, Text]]) -> None:
    """Check that every text was found once, in its place and size; each comes with its x."""
    assert len(found) == len(meant)
    places = defaultdict(list)
    for words, x, y, size in found:
        places[words].append((x, y, size))
    for left, text in meant:
        place = left, text.y, text.size_pt
        nearest = min(places[text.text.strip()], key=lambda each: dist(each, place))
        assert nearest == pytest.approx(place, abs=0.05)
        places[text.text.strip()].remove(nearest)


def check_sizes(document: PdfReader, paper: str) -> None:
    """Check that every page of a document has the paper's size."""
    size = PAPERS[paper].width / MM_PER_POINT, PAPERS[paper].height / MM_PER_POINT
    for page in document.pages:
        for box in (page.mediabox, page.cropbox, page.trimbox):
            corners = [float(number) for number in (*box.lower_left, *box.upper_right)]
            assert corners == pytest.approx([0, 0, *size], abs=0.01)


def check_marks(drawing: Drawing, found: list[Found]) -> int:
    """Check that the printed words of marks stand in them; return how many there are."""
    count = 0
    for mark in marks_of(drawing):
        words = [text.text for text in printed(mark.items)]
        box = mark.box.inset(-0.3)
        inside = [text for text, x, y, _ in found if box.holds(Box(x, y, 0, 0))]
        assert [text for text in words if text not in inside] == []
        count += len(words)
    return count


CHOICES = pairwise_choices(
    variant=VARIANTS, theme=THEMES, paper=tuple(PAPERS), language=LANGUAGES, holes=("", "left")
)


@pytest.mark.parametrize("choice", params(CHOICES, always=1))
def test_the_texts_of_a_pdf_stand_where_the_drawing_says(choice: dict[str, Any]) -> None:
    """On pages of the paper's size, and those that marks have printed in them."""
    table = make_table(names=("Antje", "Ωμέγα"), **choice)
    drawings, document = draw(table), pdf(table)
    check_sizes(document, choice["paper"])
    words_of_marks = 0
    for drawing, page in zip(drawings, document.pages, strict=True):
        found = texts_read(page)
        check_places(found, [(left_end(text), text) for text in printed(drawing.items)])
        words_of_marks += check_marks(drawing, found)
    assert words_of_marks >= len(shipped_edition().board.printed_resources)


def texts_in_svg(page: Drawing, table: Table) -> list[Found]:
    found = []
    for each in svg(page, table).iter(f"{SVG}text"):
        x, y, size = (float(each.get(key, "nan")) for key in ("x", "y", "font-size"))
        found.append((each.text or "", x, y, size / MM_PER_POINT))
    return found


@pytest.mark.parametrize("variant", rest_slow(VARIANTS))
def test_the_texts_of_an_svg_stand_where_the_drawing_says(variant: str) -> None:
    table = make_table(names=NAMES, variant=variant, paper="letter")
    for page in draw(table):
        check_places(texts_in_svg(page, table), [(text.x, text) for text in printed(page.items)])


def test_a_card_has_its_prices_and_names_on_paper() -> None:
    edition, table = shipped_edition(), make_table(2)
    drawing = draw(table, "player")[0]
    found = texts_read(pdf(table, "player").pages[0])
    boxes = {mark.name: mark.box for mark in marks_of(drawing)}
    for card in edition.cards.values():
        for part, price in (("spell", card.crystals), ("card", card.gold), ("building", card.wood)):
            box = boxes[f"card.{card.number}.{part}"]
            inside = [text for text, x, y, _ in found if box.holds(Box(x, y, 0, 0))]
            assert inside == [str(price)]
    words = Counter(text for text, *_ in found)
    for number in edition.cards:
        assert words[str(number)] >= 1
    assert words["Conjure"] == 2
    assert words["School of Magic"] == 2


# SVG pages.


@pytest.mark.parametrize("variant", rest_slow(VARIANTS))
@pytest.mark.parametrize(
    "options", rest_slow([{}, {"theme": "ink", "online": True, "coordinates": True}])
)
def test_every_mark_is_in_the_svg_once(options: dict[str, Any], variant: str) -> None:
    table = make_table(names=NAMES[1:], variant=variant, **options)
    for page in draw(table):
        root = svg(page, table)
        groups = [each for each in root.iter(f"{SVG}g") if "data-mark" in each.attrib]
        found = [(each.get("id"), each.get("data-mark"), each.get("data-pen")) for each in groups]
        assert found == [(mark.name, mark.name, mark.pen) for mark in marks_of(page)]
        ids = Counter(each.get("id") for each in root.iter() if "id" in each.attrib)
        assert not [name for name, times in ids.items() if times > 1]


@pytest.mark.parametrize("kind", ["board", "player", "aid"])
def test_an_svg_needs_nothing_from_elsewhere(kind: str) -> None:
    table = make_table(names=NAMES, language="fr")
    page = draw(table, kind)[0]
    root = svg(page, table)
    tags = {each.tag.removeprefix(SVG) for each in root.iter()}
    assert not tags & {"script", "image", "foreignObject", "a", "iframe", "link"}
    for each in root.iter():
        for key, value in each.attrib.items():
            if key.rpartition("}")[2] == "href":
                assert value.startswith("#")
            assert not key.startswith("on")
    style = "".join(each.text or "" for each in root.iter(f"{SVG}style"))
    faces = {text.face for text in texts_of(page.items)}
    assert style.count("@font-face") == len(faces)
    assert style.count("url(") == style.count("url(data:font/woff2;base64,") == len(faces)
    assert "@import" not in style


def test_a_name_is_only_text_in_an_svg() -> None:
    table = make_table(names=('<script>alert("1")</script>', "A & B's"))
    page = draw(table, "player")[0]
    root = svg(page, table)
    assert not list(root.iter(f"{SVG}script"))
    words = "".join(each.text or "" for each in root.iter(f"{SVG}text"))
    assert '<script>alert("1")</script>' in words
