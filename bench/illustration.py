"""What illustration costs: the bytes of every page, and the time of a table's document.

Against the same pages of `--plain`, which have all that is needed to play and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path as File
from tempfile import TemporaryDirectory

from bench.figure import Figure, in_turn, ratio
from bench.pack import print_pack
from scoring.merchants.game import GAME
from sheets.document import Press
from sheets.drawing.shapes import Drawing
from sheets.drawing.theme import load_theme
from sheets.table.table import Seat, Table
from sheets.write import Settings, write

RUNS = 31
PLAYERS = {"base": 4, "family": 4, "solo": 1}
BYTES, TIME = 1.6, 1.4


def measure() -> list[Figure]:
    """Return the figures: the page that gains most in each variant, and the time of a document."""
    with TemporaryDirectory() as folder:
        drawn, plain = in_turn(
            RUNS,
            lambda: print_pack(File(folder, "pack.pdf")).passed * 1000,
            lambda: print_pack(File(folder, "plain.pdf"), "--plain").passed * 1000,
        )
    time = ratio("illustration: time", "ms", drawn, plain, limit=TIME)
    return [*map(_bytes, PLAYERS), time]


def _bytes(variant: str) -> Figure:
    table = Table(variant, (Seat(),) * PLAYERS[variant], "en", load_theme("colour"))
    pages = zip(_sizes(table), _sizes(replace(table, plain=True)), strict=True)
    name, with_it, without = max(
        ((name, size, bare) for (name, size), (_, bare) in pages),
        key=lambda page: page[1] / page[2],
    )
    title = f"illustration: {variant} {name}"
    return Figure(title, with_it / 1000, "kB", BYTES, without / 1000)


def _sizes(table: Table) -> Iterator[tuple[str, int]]:
    """Yield the pages of a table, one of each kind, with the bytes of a document of each alone."""
    pages: dict[str, Drawing] = {}
    for page in Press(GAME, GAME.load()).draw(table):
        pages.setdefault(page.kind, page)
    for kind, page in pages.items():
        document = BytesIO()
        write("pdf", [page], document, Settings(page.title, page.language))
        yield kind, len(document.getvalue())
