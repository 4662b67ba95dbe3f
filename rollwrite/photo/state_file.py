"""A table's state as a file that says by comments who read what: the camera, a rule, a person."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from rollwrite.photo.table import PhotoTable
from sheets.files.problem import Path as Place
from sheets.files.schema import Tree
from sheets.files.toml import has_heading, write_toml

# Who says what the Trolls have: it follows from what is crossed out on the player sheet.
TROLLS: Final[Mapping[Place, str]] = {
    ("trolls", "cards"): "rule: crossed out on the player sheet; in which order is not read",
    ("trolls", "claims"): "rule: crossed out on the player sheet; in which order is not read",
}
UNREAD: Final = "not read"
PROPOSED: Final = "read; a proposal, the sheets count"
CONTRADICTED: Final = "The sheets contradict it, so it is no part of the state:"
NOT_HELD: Final = "Not held to the sheets (all sure, with names), so it is no part of the state:"
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
    own = replace(table, proposal=None).tree(folder)
    return HEAD + "".join(_noted(write_toml(own), _notes(table))) + proposal_text(table)


def proposal_text(table: PhotoTable) -> str:
    """Return what a board shows as the end of the state's file, "" where there is none.

    Where the sheets contradict it, or nobody could hold it to them, it is there as a comment.
    """
    found = table.proposal
    if found is None:
        return ""
    notes = {
        (found.key, *path): f"{PROPOSED}; not sure of {', '.join(names)}"
        for path, names in found.unsure.items()
    }
    empty = f"; not sure that these are empty: {', '.join(found.open)}" if found.open else ""
    text = write_toml({found.key: found.tree})
    usual = {(found.key, *path): PROPOSED for path in leaves(found.tree)}
    lines = "".join(_noted(text, {**usual, **notes}))
    head = f"# From the photograph of the board: {PROPOSED.removeprefix('read; ')}{empty}\n"
    if found.fits:
        return f"\n{head}{lines}"
    reason = CONTRADICTED if found.is_held else NOT_HELD
    return f"\n{head}# {reason}\n" + "".join(f"# {line}\n" for line in lines.splitlines())


def leaves(tree: Tree, path: Place = ()) -> Iterator[Place]:
    """Yield where a tree holds anything but a table; lists are whole, lists of tables are not."""
    for key, value in tree.items():
        if isinstance(value, dict):
            yield from leaves(value, (*path, key))
        elif has_heading(value):
            for place, each in enumerate(value):
                yield from leaves(each, (*path, key, place))
        else:
            yield (*path, key)


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
