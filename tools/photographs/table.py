"""Photographs of the example's table, as a phone would take them; simulated, like all others.

`python -m tools.photographs.table` draws the sheets of `docs/example/game.toml` filled in, takes
one photograph of each and writes it beside; of `evening.record` the board. A test reads them and
expects the game's score, and the evening's board.
"""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

import numpy as np
from PIL import Image

import rollwrite as rw
from rollwrite.sources import open_source
from sheets.drawing.shapes import PageKey
from tools.photographs.filled import take
from tools.photographs.signs.boards import take_board
from tools.photographs.split import SEEDS
from tools.release.example import EDITION, EXAMPLE, GAME, PLAYERS, RECORD

EVENING: Final = EXAMPLE / RECORD
BOARD: Final = EXAMPLE / "board.jpg"
FILES: Final = ("anna.jpg", "bernd.jpg", "chloe.jpg")  # In the order of play.
CONDITION, PEN = "mild", "ball-pen"
WIDTH, QUALITY = 2400, 60


def photographs() -> Iterator[tuple[Path, bytes]]:
    """Yield the file of each player's photograph, and of the board's, with its bytes."""
    fillings = open_source(GAME).fillings()
    pages = rw.draw("merchants", ["player"], players=PLAYERS, edition=EDITION)
    for seat, (name, page) in enumerate(zip(FILES, pages, strict=True)):
        filled = tuple(fillings[PageKey("player", seat)])
        seed = SEEDS["held-out"].stop - 159 + seat
        photo = take(page.drawing, "held-out", seed, CONDITION, filled, PEN).photo
        yield EXAMPLE / name, _smaller(photo)
    board = rw.draw("merchants", ["board"], players=PLAYERS, edition=EDITION)[0].drawing
    drawn = open_source(EVENING).fillings()[PageKey("board")]
    lots = np.random.default_rng(SEEDS["held-out"].stop - 84)
    yield BOARD, _smaller(take_board(board, "held-out", CONDITION, drawn, PEN, len(PLAYERS), lots))


def _smaller(photo: bytes) -> bytes:
    """Return a photograph as phones send it on: fewer pixels, more loss."""
    written = BytesIO()
    with Image.open(BytesIO(photo)) as image:
        image.thumbnail((WIDTH, WIDTH))
        image.save(written, "JPEG", quality=QUALITY)
    return written.getvalue()


def main() -> None:
    """Write the photographs."""
    for path, photo in photographs():
        path.write_bytes(photo)


if __name__ == "__main__":
    main()
