"""A table's state as a file that says by comments who read what: the camera, a rule, a person."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from rollwrite.photo.table import PhotoTable
from sheets.files.problem import Path as Place
from sheets.files.toml import write_toml

# Who says what the Trolls have: it follows from what is crossed out on the player sheet.
TROLLS: Final[Mapping[Place, str]] = {
    ("trolls", "cards"): "rule: crossed out on the player sheet; in which order is not read",
    ("trolls", "claims"): "rule: crossed out on the player sheet; in which order is not read",
}
UNREAD: Final = "not read"
IN_TABLE: Final = 3  # Steps to a key of a table: `sheet`, a seat, `gold`.
# Where figures do not tell them the crowns follow from the total, whose note stands at theirs.
TOTAL: Final = "total"
CROWNS: Final = "crowns"
OF_TOTAL: Final = "rule: total less the rest; total "
# Files are English, like their keys.
HEAD: Final = (
    "# From photographs. Behind each line stands who says so: read (from the sheet),\n"
    "# rule (it follows from other marks), person (somebody was asked).\n"
)


def state_text(table: PhotoTable, folder: Path) -> str:
    """Return the state's file; `folder` is where it will be."""
    return HEAD + "".join(_noted(write_toml(table.tree(folder)), _notes(table)))


def _noted(text: str, notes: Mapping[Place, str]) -> Iterator[str]:
    """Yield a file's lines, each with who says what stands there."""
    seat = -1
    place: Place = ()
    for line in text.splitlines():
        if line.startswith("["):
            seat += line == "[[sheet]]"
            name = line.strip("[]")
            place = ("sheet", seat) if name == "sheet" else tuple(name.split("."))
        note = notes.get((*place, line.partition(" = ")[0]), "")
        yield f"{line}  # {note}\n" if note else f"{line}\n"


def sources(table: PhotoTable) -> Iterator[tuple[Place, str, str]]:
    """Yield each reading: at which key it is noted, which part of it that is, and who says it."""
    for index, sheet in enumerate(table.sheets):
        for reading in sheet.readings:
            path = table.place(index, reading)
            end = IN_TABLE if len(path) >= IN_TABLE else 1
            by = reading.by if reading.is_sure else UNREAD
            yield path[:end], " ".join(map(str, path[end:])), by


def _notes(table: PhotoTable) -> Mapping[Place, str]:
    """Return who says what stands at each key."""
    said: dict[Place, dict[str, list[str]]] = {}
    for place, part, by in sources(table):
        said.setdefault(place, {}).setdefault(by, []).append(part)
    notes = {key: "; ".join(_note(by, each) for by, each in parts.items())
             for key, parts in said.items()}  # fmt: skip
    for path, note in [*notes.items()]:
        if path[-1] == TOTAL:
            notes.setdefault((*path[:-1], CROWNS), OF_TOTAL + note)
    return {**notes, **TROLLS}


def _note(by: str, parts: list[str]) -> str:
    named = [part for part in parts if part]
    return f"{by}: {', '.join(named)}" if by != "read" and named else by
