"""A table's state as a file that says by comments who read what: the camera, a rule, a person."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from rollwrite.photo.reading import SheetReading
from rollwrite.photo.table import PhotoTable
from sheets.files.toml import write_toml

# What a comment calls a source; files are English, like their keys.
HEAD: Final = (
    "# From photographs. Behind each line stands who says so: read (the marks alone),\n"
    "# rule (it follows from other marks), person (somebody was asked).\n"
)
UNREAD: Final = "not read"
# Whose note stands at another key, and how it begins there.
MOVED: Final = (("total", "crowns", "rule: total less the rest; total "),)


def state_text(table: PhotoTable, folder: Path) -> str:
    """Return the state's file; `folder` is where it will be."""
    notes = [] if table.sheets[0].is_shared else [_notes(sheet) for sheet in table.sheets]
    return HEAD + "".join(_noted(write_toml(table.tree(folder)), notes))


def sources(sheet: SheetReading) -> Iterator[tuple[str, str, str]]:
    """Yield each reading of a sheet: its key, which part of it that is, and who says it."""
    for reading in sheet.readings:
        key, *rest = map(str, reading.group.path)
        yield key, " ".join(rest), reading.by if reading.is_sure else UNREAD


def _noted(text: str, notes: list[Mapping[str, str]]) -> Iterator[str]:
    seat = -1
    for line in text.splitlines():
        seat += line == "[[sheet]]"
        is_noted = 0 <= seat < len(notes)
        note = notes[seat].get(line.partition(" = ")[0], "") if is_noted else ""
        yield f"{line}  # {note}\n" if note else f"{line}\n"


def _notes(sheet: SheetReading) -> Mapping[str, str]:
    """Return who says what stands at each key of a sheet."""
    said: dict[str, dict[str, list[str]]] = {}
    for key, part, by in sources(sheet):
        said.setdefault(key, {}).setdefault(by, []).append(part)
    notes = {key: "; ".join(_note(by, each) for by, each in parts.items())
             for key, parts in said.items()}  # fmt: skip
    for key, moved, beginning in MOVED:
        if key in notes:
            notes[moved] = beginning + notes.pop(key)
    return notes


def _note(by: str, parts: list[str]) -> str:
    named = [part for part in parts if part]
    return f"{by}: {', '.join(named)}" if by != "read" and named else by
