"""Reading: what photographs show, as a tree of texts that a page is made of.

The program of the process that a `Reader` asks; the server itself does nothing of it.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, BinaryIO, Final

from rollwrite.answers import translation
from rollwrite.limited import limit_memory, limit_work
from rollwrite.photographs import PhotoTable, read_photo
from rollwrite.sources import Content
from rollwrite.tables import WrongTableError
from rollwrite.web.pages import RefusedError
from sheets.words.text import Text, printable
from sheets.words.translation import Translation

if TYPE_CHECKING:
    from rollwrite.photographs import Question

LEAST_SHOWN: Final = 0.01  # An option less probable says nothing of how probable it is.


def serve(requests: BinaryIO, answers: BinaryIO, memory: int, processor: int) -> None:
    """Answer requests until there are no more: the program of a process of its own.

    A request is a line of JSON: the `language`, the `names`, and either `photos`, whose bytes
    follow, each with its name and size, or what was `packed` and is `answered`. Its answers are a
    line of JSON when all of it is there, one for each photograph that was read, and one that says
    how many bytes of JSON follow it: what was read, or what is `refused` with which `status`.

    memory:    bytes of addresses that the process may have
    processor: seconds that it may work for a photograph
    """
    limit_memory(memory)
    read_photo()  # Which imports all that is needed.

    def told(photo: str = "") -> None:
        answers.write(json.dumps({"read": photo}).encode() + b"\n")
        answers.flush()
        limit_work(processor)

    while line := requests.readline():
        asked = json.loads(line)
        photos = [Content(requests.read(size), name) for name, size in asked["photos"]]
        told()
        words = translation(asked["language"])
        try:
            found = _found(asked, photos, told, words)
        except RefusedError as error:
            found = {"status": error.status, "refused": words(error.reason)}
        content = json.dumps(found, default=str).encode()
        answers.write(json.dumps({"size": len(content)}).encode() + b"\n" + content)
        answers.flush()


def _found(
    asked: Mapping[str, Any],
    photos: Sequence[Content],
    told: Callable[[str], None],
    words: Translation,
) -> dict[str, Any]:
    """Return the tree of a request's table, read from photographs or from what was packed."""
    packed = asked.get("packed")
    table = read_photo(*photos, told=told) if packed is None else _unpacked(packed)
    said: list[Text] = []
    try:
        table = table.named(asked["names"]) if asked["names"] else table
    except WrongTableError as error:
        said.append(error.args[0])
    if packed is not None:
        table = _answered(table, asked["answers"])
        said += table.taken() if asked["likely"] else ()
        table = table.likely() if asked["likely"] else table
    # A form with answers has a field for the name of each sheet, one with photographs has not.
    said += table.suppositions(is_seated=packed is not None and bool(asked["names"]))
    return _tree(table, said, words)


def _unpacked(text: str) -> PhotoTable:
    try:
        return PhotoTable.from_packed(text)
    except ValueError as error:
        raise RefusedError(422, Text("what was read is missing or damaged")) from error


def _answered(table: PhotoTable, answers: Mapping[str, Any]) -> PhotoTable:
    try:
        return table.answered(answers)
    except (ValueError, TypeError) as error:
        raise RefusedError(422, Text("one of the answers is none to its question")) from error


def _tree(table: PhotoTable, said: list[Text], words: Translation) -> dict[str, Any]:
    """Return all that a page says of a table."""
    said += [*table.mistakes(), *table.disagreements()]
    pictures, totals = table.pictures().values(), dict(table.totals)
    return {
        "packed": table.packed() if table else "",
        "sheets": [*zip(map(words, table.labels), table.players, strict=True)],
        "state": table.state,
        "said": [*map(words, said)],
        "left_out": [*map(words, table.left_out())],
        "depends": [*map(words, table.depends())],
        "is_provisional": table.is_provisional,
        "totals": totals,
        "is_known": all(each in totals for each in table.players),
        "deciding": [words(each.text) for each in table.deciding[:1]],
        "questions": [_question(each, words) for each in table.questions],
        "pictures": [_data_uri("image/jpeg", each) for each in pictures],
        "refusals": [(printable(each.photo), words(each.reason)) for each in table.refusals],
    }


def _question(question: Question, words: Translation) -> dict[str, Any]:
    likely = question.likely
    return {
        "id": question.id,
        "path": [] if question.doubt.check else [*question.doubt.path],
        "place": words(question.place),
        "text": words(question.text),
        "why": words(question.why),
        "is_figure": question.is_figure,
        "most": question.most,
        "picture": _data_uri("image/png", question.png()) if question.has_picture else "",
        "options": [
            {
                "meaning": each.meaning,
                "said": words(each.said),
                "is_likely": each is likely,
                "percent": round(100 * each.probability) if each.probability > LEAST_SHOWN else 0,
            }
            for each in question.ordered
        ],
    }


def _data_uri(media_type: str, content: bytes) -> str:
    return f"data:{media_type};base64,{b64encode(content).decode()}"
