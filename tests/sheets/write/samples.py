"""A small drawing that uses everything a drawing can hold, and readers of what was written."""

from collections.abc import Iterable
from io import BytesIO

from pypdf import PageObject, PdfReader

from fonts import MM_PER_POINT, face, text_width_mm
from sheets.drawing.paths import circle, line, lines, rectangle
from sheets.drawing.shapes import Box, Drawing, Group, Item, Mark, Path, Stroke, Text
from sheets.write.pdf import write_pdf

INK = "#1a1a1a"
THIN = Stroke(INK, 0.2)
STAMP = Group(
    (
        circle((0, 0), 3, "#ffe9a8", Stroke(INK, 0.4)),
        Path((*circle((0, 0), 2).segments, *circle((0, 0), 1).segments), fill=INK),
    ),
    name="stamp",
)


def text(words: str, x: float = 10, y: float = 20, face: str = "text", **more: object) -> Text:
    """Return a text of 10 pt with room enough."""
    return Text(x, y, words, 10, Box(x, y - 5, 60, 7), face, **more)  # type: ignore[arg-type]


def page(*items: Item, name: str = "page", title: str = "A page", language: str = "en") -> Drawing:
    """Return a drawing of 120 by 80 mm."""
    return Drawing(name, title, language, 120, 80, items)


def sample(player: str = "Anna") -> Drawing:
    """Return a page with every kind of item, most of it in a group that a table's pages share."""
    return page(BODY, text(player, 70, 12, "bold"), title=f"Sheet of {player}")


def pdf(*drawings: Drawing, **more: object) -> bytes:
    """Return the bytes of a document with these pages."""
    return pdf_of(drawings, **more)


def pdf_of(drawings: Iterable[Drawing], **more: object) -> bytes:
    """Return the bytes of a document, its pages taken as they come."""
    target = BytesIO()
    settings = {"title": "A document", "language": "en"} | more
    write_pdf(drawings, target, **settings)  # type: ignore[arg-type]
    return target.getvalue()


def read(document: bytes) -> PdfReader:
    """Open a document."""
    return PdfReader(BytesIO(document))


def texts_read(page: PageObject) -> list[tuple[str, float, float, float]]:
    """Return every text of a PDF page: words, left end and baseline in mm, size in points."""
    found: list[tuple[str, float, float, float]] = []
    height = float(page.mediabox.height)

    def visit(
        words: str, matrix: list[float], place: list[float], font: object, size: float
    ) -> None:
        if words.strip(" \n"):
            x, y = place[4] + matrix[4], place[5] + matrix[5]
            found.append((words.strip(" \n"), x * MM_PER_POINT, (height - y) * MM_PER_POINT, size))

    page.extract_text(visitor_text=visit)
    return found


def left_end(item: Text) -> float:
    """Return where a text begins, whatever its anchor."""
    width = text_width_mm(item.text, face(item.face), item.size_pt)
    return item.x - width * {"start": 0, "middle": 0.5, "end": 1}[item.anchor]


BODY = Group(
    (
        rectangle(Box(5, 5, 110, 70), stroke=Stroke(INK, 0.6), radius=3),
        rectangle(Box(10, 30, 20, 10), fill="#d6e8f5"),
        lines([((35, 30 + y), (55, 30 + y)) for y in range(0, 10, 2)], THIN),
        line((60, 32), (110, 32), stroke=Stroke("#b00020", 0.5, (2, 1))),
        line((60, 36), (110, 36), stroke=Stroke("#b00020", 0.8, (0, 1.6))),
        line((60, 40), (110, 40), stroke=Stroke("#2a5d9f", 1.2)),
        text("Prix\u00a0: 5\u202f€", 10, 12),
        text("middle", 60, 20, "display", anchor="middle"),
        text("end", 112, 20, "bold", anchor="end", colour="#2a5d9f"),
        Group((text("half", 40, 100),), 0, 0, 0.5),
        Group((STAMP,), 15, 62),
        Group((STAMP,), 30, 62, 1.5),
        Group((Group((STAMP,), 10, 0, 0.5),), 35, 62, 2),
        Mark("card.17.spell", "mark", Box(60, 50, 8, 8), (text("3", 63, 55),)),
        Mark("hex.D4", "draw", Box(72, 50, 8, 8)),
        Group((Mark("monument.12", "mark", Box(0, 0, 4, 4), (text("12", 1, 3),)),), 84, 50, 2),
    ),
    name="body",
)
