"""How long a table's document takes, against a plain script that draws as many figures."""

from __future__ import annotations

from pathlib import Path as File
from tempfile import TemporaryDirectory

from bench.figure import Figure, in_turn, ratio
from bench.launch import Cost, cost_of
from bench.start import ROLLWRITE
from scoring.merchants.game import GAME
from sheets.document import Press
from sheets.drawing.shapes import Drawing, Path, Text, laid_flat
from sheets.drawing.theme import load_theme
from sheets.table.table import Seat, Table

RUNS = 31
PLAYERS = 4
_CORNERS_OF_A_HEX = ["M", "L", "L", "L", "L", "L", "Z"]


def measure() -> list[Figure]:
    """Return the figures."""
    counts = [_counts(drawing) for drawing in pack()]
    with TemporaryDirectory() as folder:
        printed, plain = in_turn(
            RUNS,
            lambda: print_pack(File(folder, "pack.pdf")).passed * 1000,
            lambda: cost_of("bench/floor_pack.py", f"{folder}/floor.pdf", *counts).passed * 1000,
        )
    return [ratio("pack", "ms", printed, plain, limit=1.8, aim=1.0)]


def print_pack(output: File, *options: str) -> Cost:
    """Return the cost of `rollwrite sheets` for a table of four without names."""
    asked = ("--players", str(PLAYERS), "-o", str(output), *options)
    return cost_of("-c", ROLLWRITE, "sheets", *asked)


def pack(theme: str = "colour") -> list[Drawing]:
    """Return the pages of that table."""
    table = Table("base", (Seat(),) * PLAYERS, "en", load_theme(theme))
    return list(Press(GAME, GAME.load()).draw(table))


def _counts(drawing: Drawing) -> str:
    """How many hexes, other shapes, texts and characters a page has, as the floor reads it."""
    hexes = shapes = texts = characters = 0
    for item in laid_flat(drawing.items):
        if isinstance(item, Text):
            texts += 1
            characters += len(item.text)
        elif isinstance(item, Path):
            is_hex = [segment[0] for segment in item.segments] == _CORNERS_OF_A_HEX
            hexes += is_hex
            shapes += not is_hex
    return f"{hexes},{shapes},{texts},{characters}"
