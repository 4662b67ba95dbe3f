"""Photographs for tests, simulated: blank sheets, those of the example's game, odd ones."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import numpy as np

import rollwrite as rw
from rollwrite.photo.identity import EditionFile
from rollwrite.photo.intake import Photo, PhotoFile
from rollwrite.photo.reading import Keeper, SheetReading, read_photo
from rollwrite.photo.template import Blank, blank_page
from rollwrite.photo.workers import FileRead, read_file
from rollwrite.sources import open_source
from sheets.drawing.counting import counted_marks
from sheets.drawing.filling import Filling
from sheets.drawing.shapes import Box, Drawing, PageKey, marks_of
from sheets.page.frame import marker_boxes
from tools.photographs.camera import Grey, draw_ink, photograph, picture_of
from tools.photographs.filled import printed, take
from tools.photographs.hand import Hand, Strokes
from tools.photographs.split import CONDITIONS, HANDS, PENS, SEEDS
from tools.release.example import EDITION

EXAMPLE = Path(__file__).parents[3] / "docs" / "example" / "game.toml"
PART: Final = "held-out"
SEED = SEEDS["held-out"].stop - 1000  # Those before are the report's.
MEGAPIXELS = 4.0  # Of a photograph: fewer than a phone has, so that it is made and read sooner.


@cache
def drawing(
    players: int = 3, kind: str = "player", variant: str = "base", seat: int = 0
) -> Drawing:
    """Return a blank sheet."""
    number = None if variant == "solo" else players
    sheets = rw.draw("merchants", [kind], variant=variant, players=number, edition=EDITION)
    return sheets[seat].drawing


@cache
def blank(players: int = 3) -> Blank:
    """Return a blank player sheet as a template."""
    sheets = rw.draw("merchants", ["player"], players=players, edition=EDITION)
    return blank_page(sheets[0].drawing, marker_boxes(sheets.seated[0].frame.chart))


def of_example(seat: int) -> tuple[Filling, ...]:
    """Return what a player of the example has on the sheet."""
    return tuple(open_source(EXAMPLE).fillings()[PageKey("player", seat)])


def added_up(
    fillings: Iterable[Filling], figures: Mapping[str, int], total: int | None
) -> tuple[Filling, ...]:
    """Return what is on a player sheet with other figures, another total circled or none."""
    kept = (each for each in fillings if not each.mark.startswith("final.total."))
    changed = (
        replace(each, text=str(figures[each.mark])) if each.mark in figures else each
        for each in kept
    )
    marks = () if total is None else counted_marks("final.total", total)
    return (*changed, *(Filling(mark, "circle") for mark in marks))


def photo_of(
    fillings: Iterable[Filling] = (),
    condition: str = "mild",
    seed: int = 0,
    players: int = 3,
    seat: int = 0,
    megapixels: float = MEGAPIXELS,
) -> bytes:
    """Return the photograph of a player sheet with these fillings, taken with a ball-pen."""
    return _photo_of(tuple(fillings), condition, seed, players, seat, megapixels)


def photo_of_example(seat: int) -> bytes:
    """Return the photograph of a player's sheet of the example, one for all tests of its table."""
    return photo_of(of_example(seat), seed=(300, 300, 301)[seat], seat=seat)


@lru_cache(maxsize=32)
def _photo_of(
    fillings: tuple[Filling, ...], condition: str, seed: int, players: int, seat: int, mega: float
) -> bytes:
    page = drawing(players, seat=seat)
    return take(page, PART, SEED + seed, condition, fillings, "ball-pen", mega).photo


def read_once(
    file: PhotoFile,
    edition: EditionFile | None = None,
    game: int | None = None,
    keep: Keeper | None = None,
) -> FileRead:
    """Return what `read_file` does, for tests of what is done with it: one file is read once."""
    if keep:
        return read_file(file, edition, game, keep)
    content = file.content if isinstance(file.content, bytes) else file.content.read_bytes()
    return _read(PhotoFile(file.name, content), edition, game)


@lru_cache(maxsize=32)
def _read(file: PhotoFile, edition: EditionFile | None, game: int | None) -> FileRead:
    return read_file(file, edition, game)


def read(picture: Grey) -> SheetReading:
    """Return the one sheet on a photograph, as it is read."""
    (sheet,) = read_photo(Photo("photo", np.ascontiguousarray(picture)))
    return sheet


def blank_pad(game: str, players: int | None = None) -> bytes:
    """Return the photograph of another game's pad on which nothing stands."""
    page = rw.draw(game, ["pad"], players=players)[0].drawing
    return take(page, PART, SEED, "mild", (), "ball-pen", MEGAPIXELS).photo


def picture_with(draw: Callable[[Hand, Drawing], Iterable[Strokes]], seed: int = 0) -> Grey:
    """Return a photograph of a player sheet on which a hand draws what it is told."""
    lots = np.random.default_rng(SEED + seed)
    hand = Hand(HANDS[PART]["steady"], lots)
    page = drawing()
    strokes = [stroke for mark in draw(hand, page) for stroke in mark]
    inked = draw_ink(printed(page), strokes, PENS[PART]["ball-pen"], lots)
    return picture_of(photograph(inked, CONDITIONS[PART]["mild"], lots))


def box_of(page: Drawing, name: str) -> Box:
    """Return where a mark is."""
    return next(mark.box for mark in marks_of(page) if mark.name == name)
