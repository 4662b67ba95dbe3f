"""What reading photographs costs, against Pillow's decoding of the same JPEG files in grey.

Photographs of 12 megapixels, in colour as phones write them, made by `tools.photographs` once a
run: the sheets of the example's table under mild conditions.
"""

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import clock_gettime, perf_counter, thread_time
from typing import Final

import cv2
import numpy as np
from PIL import Image

import rollwrite as rw
from bench.figure import Figure, in_turn, ratio
from bench.launch import cost_of
from rollwrite.photo.decoder import waiting_decoder
from rollwrite.photo.intake import PhotoFile, photo_files
from rollwrite.photo.workers import read_file, read_files
from rollwrite.sources import open_source
from sheets.drawing.shapes import PageKey
from tools.photographs.camera import photograph, picture_of
from tools.photographs.filled import inked
from tools.photographs.split import CONDITIONS, SEEDS, Condition

EXAMPLE: Final = Path(__file__).parent.parent / "docs" / "example" / "game.toml"
TWELVE: Final = (12.0, 12.0)
LEVEL: Final = dataclasses.replace(CONDITIONS["held-out"]["mild"], megapixels=TWELVE)
BENT: Final = dataclasses.replace(CONDITIONS["held-out"]["crumple"], megapixels=TWELVE)
QUALITY: Final = 92
PAPER: Final = (0.9, 0.97, 1.0)  # Blue, green, red of what a phone calls white indoors.
RUNS: Final = 9
TEN: Final = 10
MOST_OF_ONE: Final = 1 / 1.7  # The time of two workers, against that of one.
AIM: Final = 2
MOST: Final = 5
MOST_SECONDS: Final = 3.0
MOST_MEMORY: Final = 400
# What is doubtful is an exit code, of which nothing is to be learnt here.
WHATEVER_IS_ASKED: Final = "from cli.main import main; main(standalone_mode=False)"
MEGABYTE: Final = 1000  # Kilobytes.


def photo() -> list[Figure]:
    """Return the figures."""
    with TemporaryDirectory() as folder:
        level, bent = (
            list(_files(Path(folder), *kind)) for kind in (("level", LEVEL), ("bent", BENT))
        )
        return [_read("photo: a flat sheet", level),
                _read("photo: a crumpled sheet", bent),
                _workers(level), *_process(level)]  # fmt: skip


def _files(folder: Path, name: str, condition: Condition) -> Iterator[PhotoFile]:
    """Yield the photographs of the example's three sheets."""
    game = open_source(EXAMPLE)
    pages = rw.draw("merchants", ["player"], players=len(game.seats()))
    for seat, page in enumerate(pages):
        lots = np.random.default_rng(SEEDS["held-out"].stop - 100 + seat)
        fillings = game.fillings()[PageKey("player", seat)]
        ink = inked(page.drawing, "held-out", lots, "mild", fillings, "ball-pen")[0]
        grey = picture_of(photograph(ink, condition, lots)).astype(np.float32)
        colour = np.stack([grey * share for share in PAPER], -1).astype(np.uint8)
        file = folder / f"{name}-{seat}.jpg"
        cv2.imwrite(str(file), colour, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
        yield from photo_files(file)


def _read(name: str, files: Sequence[PhotoFile]) -> Figure:
    """Read photographs on one thread, once the blank page is drawn, beside decoding them."""
    contents = [Path(file.name).read_bytes() for file in files]
    cv2.setNumThreads(1)
    values, floors = in_turn(
        RUNS,
        lambda: _milliseconds([partial(read_file, file) for file in files]),
        lambda: _milliseconds([partial(_decode, content) for content in contents]),
    )
    return ratio(name, "ms", values, floors, limit=MOST, aim=AIM)


def _decode(content: bytes) -> None:
    """Decode a JPEG's grey alone, which takes Pillow less than half of `convert("L")`."""
    with Image.open(BytesIO(content)) as image:
        image.draft("L", image.size)
        image.load()


def _milliseconds(works: Sequence[Callable[[], object]]) -> float:
    """Return how long processors work for each of some works, in this thread and the decoder."""
    begin = _worked()
    for work in works:
        work()
    return 1000 * (_worked() - begin) / len(works)


def _worked() -> float:
    """Return for how many seconds this thread and the decoder that waits for it have worked."""
    with waiting_decoder() as decoder:
        clock = ~decoder.process << 3 | 2  # As Linux numbers the clocks of processes.
    return thread_time() + clock_gettime(clock)


def _workers(files: Sequence[PhotoFile]) -> Figure:
    """Read ten photographs with two processes, beside one."""
    ten = [files[index % len(files)] for index in range(TEN)]
    cv2.setNumThreads(1)
    two, one = in_turn(
        RUNS,
        lambda: _seconds(ten, 2),
        lambda: _seconds(ten, 1),
    )
    return ratio("photo: ten, two workers, against one", "s", two, one, limit=MOST_OF_ONE)


def _seconds(files: Sequence[PhotoFile], workers: int) -> float:
    begin = perf_counter()
    for _ in read_files(files, workers=workers):
        pass
    return perf_counter() - begin


def _process(files: Sequence[PhotoFile]) -> tuple[Figure, Figure]:
    """Read the table's sheets as a process, which draws the blank page: its time and memory."""
    command = ("-c", WHATEVER_IS_ASKED, "photo", *(file.name for file in files))
    costs = [cost_of(*command) for _ in range(RUNS)]
    passed, _, memory = (median(each) for each in zip(*costs, strict=True))
    return (
        Figure("photo: a table of three", passed, "s", MOST_SECONDS, runs=RUNS),
        Figure("photo: peak memory", memory / MEGABYTE, "MB", MOST_MEMORY, runs=RUNS),
    )
