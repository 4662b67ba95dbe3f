"""The words of every page: its ruler, its footer, its fields."""

from __future__ import annotations

from collections.abc import Mapping

from sheets.words.text import Text

PAGE: Mapping[str, Text] = {
    "ruler": Text("50 mm: print at 100 %"),
    "edition": Text("edition {name} {version}"),
    "seed": Text("made from “{seed}”"),
    "table": Text("Table {title}"),
    "players-1": Text("1 player"),
    "players": Text("{players} players"),
    "name": Text("Name"),
    "date": Text("Date"),
    "language": Text("English"),
    "back": Text("Back, empty"),
    "duplex": Text("both sides, turned along the long edge"),
}
