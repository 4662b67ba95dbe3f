"""Packing: a reading as a small text that travels, and back, without pictures of its pages.

A few kB a sheet. What of it follows from the edition, such as the groups of marks, is made anew.
"""

import json
import zlib
from base64 import b64decode, b64encode, urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from string import Formatter
from typing import Any, Final

import numpy as np

from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.groups import Group, Reading
from rollwrite.photo.identity import EditionFile, Kind, SheetIdentity
from rollwrite.photo.ledger import Checked, Mistake
from rollwrite.photo.reading import SheetReading, sheet_groups
from rollwrite.photo.rectify import Warp
from rollwrite.photo.table import TableReading
from rollwrite.photo.workers import Refusal
from sheets.drawing.shapes import Box
from sheets.editions.edition import UnknownEditionError, edition_path
from sheets.files.problem import Path
from sheets.page.code import Look
from sheets.words.text import Message, Name, Parameter, Text, said

VERSION: Final = 1
MOST_BYTES: Final = 4_000_000  # Of what is unpacked; a board and four sheets have 200,000.
NEAR: Final = 100  # A displacement is kept to a hundredth of a mm.
DIGITS: Final = 7  # Of how probable what was not read is.
NO_READING: Final = "the text is no reading that this version has packed"
_NOTHING_SEEN: Final = np.zeros((0, 0), np.uint8)


class PackingError(ValueError):
    """A text that is no packed reading, or one that this version cannot make anything of."""


def packed(table: TableReading | None, refusals: tuple[Refusal, ...]) -> str:
    """Return a reading as a text of letters, digits, `-`, `_` and `=`."""
    tree = {
        "version": VERSION,
        "table": table and _table_tree(table),
        "refusals": [[each.photo, _message_tree(each.reason)] for each in refusals],
    }
    text = json.dumps(tree, ensure_ascii=False, separators=(",", ":"))
    return urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode()


def unpacked(
    text: str, edition: EditionFile | None = None
) -> tuple[TableReading | None, tuple[Refusal, ...]]:
    """Return the reading that was packed; `edition` is that of the sheets, if it is not shipped.

    Raises PackingError for any other text, or another edition.
    """
    try:
        inflater = zlib.decompressobj()
        content = inflater.decompress(urlsafe_b64decode(text), MOST_BYTES)
        tree = json.loads(content)
        if tree["version"] != VERSION or inflater.unconsumed_tail:
            raise PackingError(NO_READING)
        table = tree["table"] and _table(tree["table"], edition)
        refusals = tuple(Refusal(photo, _text(reason)) for photo, reason in tree["refusals"])
    except PackingError:
        raise
    except (
        ArithmeticError, LookupError, TypeError, ValueError, zlib.error,
        UnknownEditionError, UnreadablePhotoError,
    ) as error:  # fmt: skip
        raise PackingError(NO_READING) from error
    return table, refusals


def _table_tree(table: TableReading) -> dict[str, Any]:
    return {
        "seats": table.seats,
        "names": table.names,
        "is_named": table.is_named,
        "settled": sorted(table.settled, key=str),
        "sheets": [_sheet_tree(sheet) for sheet in table.sheets],
    }


def _table(tree: Mapping[str, Any], edition: EditionFile | None) -> TableReading:
    return TableReading(
        tuple(_sheet(each, edition) for each in tree["sheets"]),
        tuple(map(int, tree["seats"])),
        tuple(map(str, tree["names"])),
        bool(tree["is_named"]),
        settled=frozenset((tuple(key), number) for key, number in tree["settled"]),
    ).held()


def _sheet_tree(sheet: SheetReading) -> dict[str, Any]:
    own = {group.path: group for group in sheet_groups(sheet.identity, sheet.game)}
    signs = sheet.signs
    return {
        "photo": sheet.photo,
        "share": sheet.share,
        "is_empty": sheet.is_empty,
        "strays": sheet.strays,
        "is_bilevel": sheet.is_bilevel,
        "game": sheet.game,
        "identity": _identity_tree(sheet.identity),
        "readings": [[*_reading_row(each, own)] for each in sheet.readings],
        "written": dict(sheet.checked.written),
        "mistakes": [[_message_tree(each.place), each.parts, each.right, each.written]
                     for each in sheet.checked.mistakes],
        "signs": None if signs is None else [
            signs.shape, b64encode(signs.astype(np.float16).tobytes()).decode()
        ],
    }  # fmt: skip


def _sheet(tree: Mapping[str, Any], edition: EditionFile | None) -> SheetReading:
    identity = _identity(tree["identity"], edition)
    own = {group.path: group for group in sheet_groups(identity, tree["game"])}
    readings = tuple(_reading(row, own) for row in tree["readings"])
    mistakes = tuple(Mistake(_message(place), tuple(parts), right, written)
                     for place, parts, right, written in tree["mistakes"])  # fmt: skip
    signs = None
    if tree["signs"]:
        shape, content = tree["signs"]
        signs = np.frombuffer(b64decode(content), np.float16).reshape(shape).astype(np.float64)
    return SheetReading(
        tree["photo"],
        identity,
        tree["game"],
        marks=(),
        figures={},
        checked=Checked(readings, {}, mistakes, tree["written"]),
        seen=_NOTHING_SEEN,
        signs=signs,
        share=tree["share"],
        is_empty=tree["is_empty"],
        strays=tuple(Box(*each) for each in tree["strays"]),
        is_bilevel=tree["is_bilevel"],
    )


def _identity_tree(identity: SheetIdentity) -> dict[str, Any]:
    warp, edition = identity.warp, identity.edition
    return {
        "kind": identity.kind,
        "look": asdict(identity.look),
        "homography": warp.homography.tolist(),
        "field": [warp.field.shape, np.rint(warp.field * NEAR).astype(int).ravel().tolist()],
        "residual": warp.residual,
        "edition": "" if edition.digest else edition.name,
        "digest": edition.digest,
        "seat": identity.seat,
        "is_told": identity.is_told,
        "table": identity.table,
    }


def _identity(tree: Mapping[str, Any], edition: EditionFile | None) -> SheetIdentity:
    shape, field = tree["field"]
    warp = Warp(
        np.array(tree["homography"], np.float64),
        (np.array(field, np.float32) / NEAR).astype(np.float32).reshape(shape),
        tree["residual"],
    )
    if tree["digest"]:
        if edition is None or edition.digest != tree["digest"]:
            raise PackingError("the sheets are of another edition, which must be handed in")
        found = edition
    else:
        found = EditionFile(edition_path(tree["edition"]))
    return SheetIdentity(
        Kind(*tree["kind"]),
        Look(**tree["look"]),
        warp,
        found,
        seat=tree["seat"],
        is_told=tree["is_told"],
        table=tree["table"],
    )


def _reading_row(reading: Reading, own: Mapping[Path, Group]) -> Iterator[Any]:
    """Yield what a reading is, and of a group that is not the sheet's own what that is."""
    group = reading.group
    yield group.path
    yield reading.meaning
    yield reading.probability
    yield reading.by
    yield [round(each, DIGITS) for each in reading.probabilities]
    if own.get(group.path) != group:
        yield group.marks
        yield group.meanings
        yield group.is_figure
        yield group.sure


def _reading(row: list[Any], own: Mapping[Path, Group]) -> Reading:
    (*steps,), meaning, probability, by, probabilities, *rest = row
    path = tuple(steps)
    if rest:
        marks, meanings, is_figure, sure = rest
        patterns = tuple((each, ()) for each in meanings)
        group = Group(path, tuple(marks), patterns, is_figure=is_figure, sure=sure)
    else:
        group = own[path]
    return Reading(group, meaning, probability, by, tuple(probabilities))


def _message_tree(message: Message | int) -> Any:
    """Return a text as a tree that can be said in every language again; none has a context."""
    if isinstance(message, Text):
        values = {key: _message_tree(value) for key, value in message.values}
        return {"text": message.template, "values": values}
    if isinstance(message, Name):
        return {"names": dict(message.names)}
    return {"parameter": str(message)} if isinstance(message, Parameter) else message


def _message(tree: Any) -> Any:
    match tree:
        case {"text": _}:
            return _text(tree)
        case {"names": names}:
            return Name.of(names)
        case {"parameter": str(name)}:
            return Parameter(name)
        case str() | int():
            return tree
    raise PackingError(NO_READING)


def _text(tree: Mapping[str, Any]) -> Text:
    """Return a text, of whose template each place is the name of a value and nothing more."""
    values = {str(key): _message(value) for key, value in tree["values"].items()}
    for _, place, spec, _ in Formatter().parse(tree["text"]):
        if spec or (place is not None and place not in values):
            raise PackingError(NO_READING)
    return said(tree["text"], **values)
