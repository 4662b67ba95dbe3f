"""The floor of `pack`: as many hexes, shapes and texts, drawn with plain calls of reportlab.

A throwaway: `bench/floor_pack.py OUTPUT HEXES,SHAPES,TEXTS,CHARACTERS...`, the last for each page.
Everything is the same small figure in a grid, sorted, so that a colour is set once and a face
once for its third of the texts; no layout, no edition, no words, no options.
"""

import sys
from collections.abc import Iterator
from math import cos, pi, sin

from reportlab.pdfbase.pdfmetrics import registerFont
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

WIDTH, HEIGHT = 841.89, 595.28  # A4, in points.
FACES = ("text-regular", "text-bold", "display-bold")
LETTERS = "Pandoria Merchants prints and scores "


def grid(number: int, columns: int = 24) -> Iterator[tuple[float, float]]:
    """Yield places on a page, from its lower left corner."""
    for index in range(number):
        yield 30 + index % columns * 33, 20 + index // columns * 25


def draw_hexes(canvas: Canvas, number: int) -> None:
    """Draw outlines of hexes."""
    corners = [(24 * sin(pi / 3 * turn), 24 * cos(pi / 3 * turn)) for turn in range(6)]
    canvas.setStrokeColorRGB(0.4, 0.4, 0.4)
    for x, y in grid(number, 13):
        path = canvas.beginPath()
        path.moveTo(x + corners[0][0], y + corners[0][1])
        for dx, dy in corners[1:]:
            path.lineTo(x + dx, y + dy)
        path.close()
        canvas.drawPath(path)


def draw_shapes(canvas: Canvas, number: int) -> None:
    """Draw rectangles, plain and rounded, circles and lines in turn, filled where they can be."""
    canvas.setFillColorRGB(0.9, 0.95, 1)
    for index, (x, y) in enumerate(grid(number)):
        kind = index % 4
        if kind == 0:
            canvas.roundRect(x, y, 20, 15, 2, fill=1)
        elif kind == 1:
            canvas.circle(x + 8, y + 8, 8, fill=1)
        elif kind == 2:
            canvas.rect(x, y, 20, 15, fill=1)
        else:
            canvas.line(x, y, x + 20, y)


def draw_texts(canvas: Canvas, number: int, characters: int) -> None:
    """Draw texts of one length, which together have so many characters."""
    canvas.setFillColorRGB(0, 0, 0)
    text = (LETTERS * (1 + characters // number // len(LETTERS)))[: characters // number]
    for index, (x, y) in enumerate(grid(number)):
        if index * len(FACES) % number < len(FACES):
            canvas.setFont(FACES[index * len(FACES) // number], 8)
        canvas.drawString(x, y, text)


def main() -> None:
    """Draw the pages that were asked for."""
    output, *pages = sys.argv[1:]
    for face in FACES:
        registerFont(TTFont(face, f"fonts/{face}.ttf"))
    canvas = Canvas(output, pagesize=(WIDTH, HEIGHT))
    for page in pages:
        hexes, shapes, texts, characters = map(int, page.split(","))
        draw_hexes(canvas, hexes)
        draw_shapes(canvas, shapes)
        draw_texts(canvas, texts, characters)
        canvas.showPage()
    canvas.save()


if __name__ == "__main__":
    main()
