"""Artwork: SVG files that a vector editor opens, read as layers of outlines."""

from pathlib import Path

import pytest
from fontTools.pens.boundsPen import BoundsPen
from fontTools.svgLib import SVGPath

from sheets.drawing.artwork import read_artwork

ROOT = Path(__file__).parents[3]
FILES = sorted((ROOT / "sheets").rglob("artwork/*.svg"))
OPERATORS = {"M": "moveTo", "L": "lineTo", "C": "curveTo", "Z": "closePath"}


def artwork(folder: Path, body: str) -> Path:
    file = folder / "own.svg"
    file.write_text(f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>', "utf-8")
    return file


def drawn(file: Path, pen: BoundsPen) -> None:
    for layer in read_artwork(file):
        for operator, *numbers in layer.outline:
            points = list(zip(numbers[::2], numbers[1::2], strict=True))
            getattr(pen, OPERATORS[operator])(*points)
        if layer.outline[-1][0] != "Z":
            pen.endPath()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_another_reader_of_svg_finds_the_picture_as_large(file: Path) -> None:
    ours, theirs = BoundsPen(None), BoundsPen(None)
    drawn(file, ours)
    SVGPath(file).draw(theirs)
    assert ours.bounds == pytest.approx(theirs.bounds, abs=0.01)


def test_a_group_is_one_outline_of_its_paint(tmp_path: Path) -> None:
    eyes = '<circle cx="-1" cy="0" r="1"/><ellipse cx="1" cy="0" rx="1" ry="1"/>'
    (layer,) = read_artwork(artwork(tmp_path, f'<style/><g class="light">{eyes}</g>'))
    assert layer.paint == "light"
    assert [segment for segment in layer.outline if segment[0] == "M"] == [("M", 0, 0), ("M", 2, 0)]


def test_what_artwork_does_not_know_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="artwork has no <text>"):
        read_artwork(artwork(tmp_path, '<text class="solid">A</text>'))
