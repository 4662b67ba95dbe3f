"""Drawn tables: what a process with limits makes of a table's options, asked by `work.py`.

Knows no request and no page; a refusal says which field of the form it is about.
"""

from __future__ import annotations

import json
import pickle
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from io import BytesIO
from typing import Any, BinaryIO, Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from rollwrite.answers import InvalidFileError, Problem, problem_text, translation
from rollwrite.catalogue import (
    UnknownEditionError,
    UnknownGameError,
    edition_names,
    read_edition,
)
from rollwrite.choices import MOST_COPIES
from rollwrite.drawing import draw
from rollwrite.file_names import WrongTargetError
from rollwrite.limited import limit_memory, limit_work
from rollwrite.printing import Page, Sheets, labels_of
from rollwrite.sources import Content
from rollwrite.table_options import TableOptions
from rollwrite.tables import WrongNameError, WrongTableError
from rollwrite.web.pages import RefusedError
from sheets.words.text import Message, Parameter, Text, Value, nearest
from sheets.words.translation import Translation

MOST_SHEETS: Final = 4  # Tables whose sheets are kept for the pages that are asked for next.
SOON: Final = 1  # How much is tried to make it small.
MOST_SAID: Final = 8  # Problems of a file; who mends these sees the next.
# What the form calls the parameters that sentences name.
LABELS: Final[Mapping[str, Text]] = {
    "game": Text("Game"),
    "variant": Text("Game"),
    "players": Text("Players"),
    "names": Text("Names"),
    "players_file": Text("Many tables"),
    "skip_bad": Text("Leave out bad tables"),
    "level": Text("Level"),
    "edition": Text("Edition"),
    "kinds": Text("Only these sheets"),
    "also": Text("Also print"),
    "realms": Text("Realms"),
    "online": Text("Online"),
    "coordinates": Text("Names in the hexes"),
    "dice": Text("Dice"),
    "paper": Text("Paper"),
    "theme": Text("Printer"),
    "language": Text("Language of the sheets"),
    "holes": Text("Holes"),
    "duplex": Text("Both sides of the paper"),
    "screen": Text("For a screen"),
    "copies": Text("Copies"),
}


def serve(requests: BinaryIO, answers: BinaryIO, memory: int, processor: int) -> None:
    """Do jobs until there are no more: the program of a process of its own.

    A request is a line with its size and a pickle of a job and what it is given, from a process of
    ours. An answer is a line of JSON, with the size of the bytes behind it.
    """
    limit_memory(memory)
    while request := requests.readline():
        job, given = pickle.loads(requests.read(int(request)))
        limit_work(processor)
        answer, content = _answer(job, given)
        answers.write(json.dumps({**answer, "size": len(content)}).encode() + b"\n")
        answers.write(content)
        answers.flush()


def _answer(job: str, given: Mapping[str, Any]) -> tuple[dict[str, Any], bytes]:
    """Return what a job tells and makes, or why not, in the language that it is given."""
    words = translation(given["language"])
    try:
        told, content = JOBS[job](**given)
    except RefusedError as error:
        return _refused(words, error.status, error.field, error.reason), b""
    except WrongTableError as error:
        field, lines = _wrong(error)
        return _refused(words, 422, field, *lines), b""
    except UnknownGameError as error:
        return _refused(words, 422, "game", error.args[0]), b""
    except UnknownEditionError as error:  # Of a version: names are looked at before.
        return _refused(words, 422, "edition", error.args[0]), b""
    except InvalidFileError as error:
        return _refused(words, 422, "edition", *_first(error.problems)), b""
    except WrongTargetError as error:
        return _refused(words, 422, "", error.args[0]), b""
    except MemoryError:
        return _refused(words, 503, "", Text("this takes more memory than there is")), b""
    return {"told": told}, content


def _refused(words: Translation, status: int, field: str, *lines: Message) -> dict[str, Any]:
    said = "\n".join(said_in(words, line) for line in lines if line)
    return {"status": status, "refused": said, "field": field}


def said_in(words: Translation, sentence: Message) -> str:
    """Return a sentence in which each parameter is called as its field."""
    if isinstance(sentence, Text):
        sentence = sentence.with_parameters(partial(_label, words))
    return words(sentence)


def _label(words: Translation, parameter: Parameter) -> str:
    return words(Text("“{label}”", label=LABELS.get(parameter, str(parameter))))


def _wrong(error: WrongTableError) -> tuple[str, list[Message]]:
    """Return in which field of the form a table is wrong, and what is."""
    if error.problems:
        return "players_file", [*_first(error.problems), error.hint]
    field = error.parameter or next(_parameters(error.args[0]), "")
    return field, [error.args[0]]


def _first(problems: Sequence[Problem]) -> Iterator[Message]:
    """Yield what the first problems are, and how many more there are."""
    yield from map(problem_text, problems[:MOST_SAID])
    if more := len(problems[MOST_SAID:]):
        yield Text("{number} more", number=more)


def _parameters(reason: Value) -> Iterator[str]:
    """Yield the parameters that a sentence names, those of the sentences in it too."""
    if isinstance(reason, Parameter):
        yield str(reason)
    for _, value in reason.values if isinstance(reason, Text) else ():
        yield from _parameters(value)


def _sheets(options: Mapping[str, Any]) -> Sheets:
    """Return the sheets of a table; of a few those that were asked for last are kept."""
    return _drawn(pickle.dumps(options))


@lru_cache(MOST_SHEETS)
def _drawn(pickled: bytes) -> Sheets:
    options = pickle.loads(pickled)
    edition, copies = options.get("edition"), options.get("copies", 1)
    if isinstance(edition, str) and edition.partition(" ")[0] not in (known := edition_names()):
        sentence = Text(
            "no edition is called {name!r}; there are {known}{hint}",
            name=edition[:60],
            known=", ".join(known),
            hint=nearest(edition, known),
        )
        raise WrongNameError(sentence, "edition")
    if not isinstance(copies, int) or not 1 <= copies <= MOST_COPIES:
        sentence = Text("a document holds 1 to {most} copies", most=MOST_COPIES)
        raise WrongNameError(sentence, "copies")
    return draw(TableOptions(**options))


def _page(options: Mapping[str, Any], number: int) -> Page:
    """Return a page, counted from 1."""
    sheets = _sheets(options)
    if not 1 <= number <= len(sheets):
        sentence = Text("there is no page {number}; there are {pages}",
                        number=str(number), pages=len(sheets))  # fmt: skip
        raise RefusedError(404, sentence)
    return sheets[number - 1]


# Jobs: each is given a table's options and the reader's language, and returns what it tells, and
# bytes.


def look(
    options: Mapping[str, Any], language: str, page: int, *, is_fitted: bool = False
) -> tuple[dict[str, Any], bytes]:
    """Tell of a table's pages and of what one should know of them, and give one's form, compressed.

    `is_fitted` looks at the last page where there are not so many.
    """
    words, sheets = translation(language), _sheets(options)
    if is_fitted:
        page = min(page, len(sheets))
    form = _page(options, page).form(marks=False)
    told = {
        "page": page,
        "sides": sheets.sides,
        "pages": [
            {"label": label, "title": each.title, "width": each.width, "height": each.height}
            for label, each in zip(labels_of(sheets), sheets, strict=True)
        ],
        "players": [seat.name for seat in sheets.seated[0].seats],
        "online": sheets.seated[0].online,
        "notes": [
            said_in(words, each)
            for each in (*sheets.warnings, *sheets.remarks, *sheets.find_unused())
        ],
    }  # fmt: skip
    return told, zlib.compress(form.encode(), SOON)


def thumbnail(
    options: Mapping[str, Any], language: str, page: int, width: int
) -> tuple[dict[str, Any], bytes]:
    """Give a page as a small picture."""
    return {}, _page(options, page).thumbnail(width)


def picture(
    options: Mapping[str, Any], language: str, page: int, suffix: str, dpi: int
) -> tuple[dict[str, Any], bytes]:
    """Give a page as a file."""
    own = _page(options, page)
    if suffix == "svg":
        return {"name": own.name}, own.svg().encode()
    return {"name": own.name}, own.pdf() if suffix == "pdf" else own.png(dpi)


def document(
    options: Mapping[str, Any], language: str, seat: int | None = None
) -> tuple[dict[str, Any], bytes]:
    """Give all pages as one document, or those that one player needs, by the seat from 0."""
    sheets = _sheets(options)
    if seat is None:
        return {"name": sheets.name}, sheets.pdf()
    documents = [*sheets.documents()]
    if not sheets.seated[0].online or not 0 <= seat < len(documents):
        raise RefusedError(404, Text("nobody has a document of their own in this seat"))
    name, own = documents[seat]
    return {"name": name}, own.pdf()


def archive(options: Mapping[str, Any], language: str) -> tuple[dict[str, Any], bytes]:
    """Give the documents of all tables, or of all players online, in one archive."""
    sheets, written = _sheets(options), BytesIO()
    with ZipFile(written, "w", ZIP_DEFLATED) as file:
        for name, each in sheets.documents():
            file.writestr(ZipInfo(f"{name}.pdf"), each.pdf())
    return {"name": sheets.name}, written.getvalue()


def checked(edition: Content, **_language: str) -> tuple[dict[str, Any], bytes]:
    """Tell that an edition is sound; what is wrong with one is refused."""
    read_edition(edition)
    return {}, b""


JOBS: Final[Mapping[str, Callable[..., tuple[dict[str, Any], bytes]]]] = {
    each.__name__: each for each in (look, thumbnail, picture, document, archive, checked)
}
