"""What printing costs: a table's document, illustration, many sheets, many tables, pictures.

`python -m bench.printing TABLES OUTPUT [KIND]...` prints many tables of four through the library,
all their sheets or those of the kinds named, in one document.
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path as File
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TypeVar

import pypdfium2

from bench.commands import ROLLWRITE
from bench.figure import Figure, in_turn, ratio
from bench.launch import Cost, cost_of
from scoring.merchants.game import GAME
from sheets.document import SheetRenderer
from sheets.drawing.shapes import Drawing, Path, Text, flatten
from sheets.drawing.theme import load_theme
from sheets.table.table import Seat, Table, seats_for
from sheets.write import Settings, write

T = TypeVar("T")

RUNS, FEWER, FEWEST = 31, 11, 5
PLAYERS = {"base": 4, "family": 4, "solo": 1}
FOUR = 4
NAMES = ("Anna", "Bernd", "Chloé", "Dmitri", "Élodie", "Fatima", "Günther", "Hui", "Ingrid", "João")
MOST_OF_BYTES, MOST_OF_TIME = 1.6, 1.4  # Of a page with illustration, against one without.
DPI, POINTS_PER_INCH = 150, 72
MOST_OF_PNG = {"ink": 2.5, "grey": 2.5, "colour": 4.5}
_CORNERS_OF_A_HEX = ["M", "L", "L", "L", "L", "L", "Z"]


def pack() -> list[Figure]:
    """Return how long a table's document takes, against a plain script with as many figures."""
    counts = [_counts(drawing) for drawing in _pages()]
    with TemporaryDirectory() as folder:
        printed, plain = in_turn(
            RUNS,
            lambda: _print_pack(File(folder, "pack.pdf")).passed * 1000,
            lambda: cost_of("bench/floor_pack.py", f"{folder}/floor.pdf", *counts).passed * 1000,
        )
    return [ratio("pack", "ms", printed, plain, limit=1.8, aim=1.0)]


def illustration() -> list[Figure]:
    """Return what illustration costs, against the same pages of `--plain`.

    Of each variant the bytes of the page that gains most; and the time of a document.
    """
    with TemporaryDirectory() as folder:
        drawn, plain = in_turn(
            RUNS,
            lambda: _print_pack(File(folder, "pack.pdf")).passed * 1000,
            lambda: _print_pack(File(folder, "plain.pdf"), "--plain").passed * 1000,
        )
    time = ratio("illustration: time", "ms", drawn, plain, limit=MOST_OF_TIME)
    return [*map(_longest, PLAYERS), time]


def thousand() -> list[Figure]:
    """Return what a thousand player sheets with names cost, against a table's document."""
    return _many("thousand", "sheet", (1000, 500), FEWER, (2.5, 1.5, 2000), "player")


def tables() -> list[Figure]:
    """Return what 1,000 tables of four cost, each with all its sheets: 6,000 pages."""
    return _many("tables", "table", (1000 * FOUR, 100 * FOUR), FEWEST, (12, 1.5, 6000))


def png() -> list[Figure]:
    """Return how long pictures take beyond their pages as PDF: a board, a player sheet, an aid."""
    return [_of_theme(theme, limit) for theme, limit in MOST_OF_PNG.items()]


def _many(
    name: str,
    each: str,
    sheets: tuple[int, int],
    runs: int,
    limits: tuple[float, float, float],
    *kinds: str,
) -> list[Figure]:
    """Return the work and memory of many sheets, and by how much each makes the file longer.

    Work is held against a table's document. So is memory where only player sheets are printed;
    where whole tables are, against fewer of them.
    """
    with TemporaryDirectory() as folder:
        many, few, pack = (File(folder, f"{of}.pdf") for of in ("many", "few", "pack"))
        of_many, of_few, of_pack = in_turn(
            runs,
            lambda: _print_tables(sheets[0] // FOUR, many, *kinds),
            lambda: _print_tables(sheets[1] // FOUR, few, *kinds),
            lambda: _print_pack(pack),
        )
        further = many.stat().st_size - few.stat().st_size
    number = (sheets[0] - sheets[1]) / (1 if kinds else FOUR)
    work, memory, length = limits
    return [
        ratio(f"{name}: work", "ms", _work(of_many), _work(of_pack), limit=work),
        ratio(
            f"{name}: peak memory",
            "MB",
            _memory(of_many),
            _memory(of_pack if kinds else of_few),
            limit=memory,
        ),
        Figure(f"{name}: a further {each}", further / number, "bytes", limit=length),
    ]


def _work(costs: Iterable[Cost]) -> list[float]:
    return [1000 * cost.work for cost in costs]


def _memory(costs: Iterable[Cost]) -> list[float]:
    return [cost.memory / 1000 for cost in costs]


def _print_tables(number: int, output: File, *kinds: str) -> Cost:
    """Return the cost of printing so many tables through the library."""
    return cost_of("-m", "bench.printing", str(number), str(output), *kinds)


def _print_pack(output: File, *options: str) -> Cost:
    """Return the cost of `rollwrite sheets` for a table of four without names."""
    asked = ("--players", str(FOUR), "-o", str(output), *options)
    return cost_of("-c", ROLLWRITE, "sheets", *asked)


def _pages(theme: str = "colour") -> list[Drawing]:
    """Return the pages of that table."""
    table = Table("base", (Seat(),) * FOUR, "en", load_theme(theme))
    return list(SheetRenderer(GAME, GAME.load()).draw(table))


def _counts(drawing: Drawing) -> str:
    """How many hexes, other shapes, texts and characters a page has, as the floor reads it."""
    hexes = shapes = texts = characters = 0
    for item in flatten(drawing.items):
        if isinstance(item, Text):
            texts += 1
            characters += len(item.text)
        elif isinstance(item, Path):
            is_hex = [segment[0] for segment in item.segments] == _CORNERS_OF_A_HEX
            hexes += is_hex
            shapes += not is_hex
    return f"{hexes},{shapes},{texts},{characters}"


def _longest(variant: str) -> Figure:
    table = Table(variant, (Seat(),) * PLAYERS[variant], "en", load_theme("colour"))
    pages = zip(_sizes(table), _sizes(replace(table, plain=True)), strict=True)
    name, with_it, without = max(
        ((name, size, bare) for (name, size), (_, bare) in pages),
        key=lambda page: page[1] / page[2],
    )
    title = f"illustration: {variant} {name}"
    return Figure(title, with_it / 1000, "kB", MOST_OF_BYTES, without / 1000)


def _sizes(table: Table) -> Iterator[tuple[str, int]]:
    """Yield the pages of a table, one of each kind, with the bytes of a document of each alone."""
    pages: dict[str, Drawing] = {}
    for page in SheetRenderer(GAME, GAME.load()).draw(table):
        pages.setdefault(page.kind, page)
    for kind, page in pages.items():
        document = BytesIO()
        write("pdf", [page], document, Settings(page.title, page.language))
        yield kind, len(document.getvalue())


def _of_theme(theme: str, limit: float) -> Figure:
    board, player, *_, aid = _pages(theme)
    pages, grey = (board, player, aid), theme != "colour"
    documents = [_written("pdf", page) for page in pages]
    pictures, pdfs, rendered = in_turn(
        RUNS,
        lambda: _milliseconds(pages, lambda page: _written("png", page, grey=grey)),
        lambda: _milliseconds(pages, lambda page: _written("pdf", page)),
        lambda: _milliseconds(documents, lambda document: _render(document, grey=grey)),
    )
    beyond = [picture - pdf for picture, pdf in zip(pictures, pdfs, strict=True)]
    return ratio(f"png: {theme}", "ms", beyond, rendered, limit=limit)


def _written(suffix: str, page: Drawing, *, grey: bool = False) -> bytes:
    target = BytesIO()
    write(suffix, [page], target, Settings(page.title, page.language, DPI, grey=grey))
    return target.getvalue()


def _render(content: bytes, *, grey: bool) -> None:
    document = pypdfium2.PdfDocument(content)
    document[0].render(scale=DPI / POINTS_PER_INCH, grayscale=grey).close()
    document.close()


def _milliseconds(pages: Iterable[T], work: Callable[[T], object]) -> float:
    begin = perf_counter()
    for page in pages:
        work(page)
    return (perf_counter() - begin) * 1000


def _names(table: int) -> tuple[str, ...]:
    """Return the names of a table's players, no two tables' the same."""
    return tuple(f"{NAMES[(table + seat) % len(NAMES)]} {table + 1}" for seat in range(FOUR))


def _tables(number: int) -> Iterator[Table]:
    """Yield this many tables of four."""
    theme = load_theme("colour")
    for index in range(number):
        yield Table("base", seats_for(_names(index)), "en", theme)


def main() -> None:
    """Print the sheets that the arguments name."""
    number, output, *kinds = sys.argv[1:]
    renderer = SheetRenderer(GAME, GAME.load())
    sheets = (drawing for table in _tables(int(number)) for drawing in renderer.draw(table, kinds))
    with File(output).open("wb") as file:
        write("pdf", sheets, file, Settings("Sheets", "en"))


if __name__ == "__main__":
    main()
