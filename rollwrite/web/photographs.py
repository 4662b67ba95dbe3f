"""Photographs: a table's sheets read from pictures, what is doubtful asked, and the score of it.

Nothing is kept: the reading travels with the page that asks, and back with its answers.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, aclosing
from typing import Any, Final, NamedTuple

from markupsafe import Markup
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from rollwrite.catalogue import variants
from rollwrite.marked import MarkedTable, Place
from rollwrite.photographs import missing_library
from rollwrite.sources import Content
from rollwrite.tables import WrongTableError
from rollwrite.web.pages import RefusedError, language_of, page, words_of
from rollwrite.web.reader import Photo, Reader, Step, reader_of
from rollwrite.web.score import standing, table_of, to_json, tried, view_of
from sheets.words.text import Message, Text

STEPS: Final = "application/x-ndjson"  # What a script accepts, which tells how far it is.
MOST_PHOTOS: Final = 20
MOST_PARTS: Final = 200  # Of a form.
WIDE: Final = 3  # Of a place that is so many times as wide as high no small picture tells a thing.
FEW: Final = 3  # Answers that a question can name itself.
ANSWER: Final = "answer/"  # How the fields of answers begin.
FIGURE: Final = "figure/"  # And those of figures that are typed.
MISSING: Final = Text(
    "This server does not read photographs: its extra `photo` is missing; in the clone of "
    "rollwrite, {command} brings it",
    command="pipx install --force '.[web,photo]'",
)


class Option(NamedTuple):
    """An answer: the field's value, its words, its picture, whether it is likely, how probable."""

    value: str
    label: Message
    picture: Markup
    is_likely: bool
    percent: int


class Asked(NamedTuple):
    """A question as a page asks it; `told` is what was read of it."""

    told: Mapping[str, Any]
    title: Message
    options: tuple[Option, ...]


def questions(found: Mapping[str, Any], table: MarkedTable | None) -> Iterator[Asked]:
    """Yield the questions about what was read, their options named and drawn as places are."""
    places = {
        place.path: (number, place)
        for number, each in enumerate(table.pages if table else ())
        for place in each.places.values()
    }
    for told in found["questions"]:
        sheet, place = places.get(tuple(told["path"]), (0, None))
        options = tuple(_option(each, table, sheet, place) for each in told["options"])
        title = told["text" if len(options) <= FEW else "place"]
        if place:
            title = _title(place, [name for _, name in found["sheets"]])
        yield Asked(told, title, options)


def _title(place: Place, players: Sequence[str]) -> Message:
    """Return what a place is called, and whose it is, by the names of sheet after sheet."""
    match place.path:
        case ("sheet", int(seat), *_):
            return Text("{place}, {part}", place=players[seat], part=place.title)
    return place.title


def _option(
    told: Mapping[str, Any], table: MarkedTable | None, sheet: int, place: Place | None
) -> Option:
    looks = place.options if place and not place.written else ()
    look = next((each for each in looks if each.meaning == told["meaning"]), None)
    label, picture = told["said"], Markup()
    if table and place and look:
        label, box = look.label, table.pages[sheet].box(place)
        if box.width < WIDE * box.height:
            picture = Markup(table.look(sheet, place, look))
    value = to_json(told["meaning"])
    return Option(value, label, picture, told["is_likely"], told["percent"])


# Requests.


def routes() -> list[Route]:
    """Return what is answered here."""
    return [
        Route("/score/photos", start),
        Route("/score/photos", read, methods=["POST"]),
        Route("/score/photos/answer", start),  # Where a link to another language leads.
        Route("/score/photos/answer", answer, methods=["POST"]),
    ]


async def start(request: Request) -> Response:
    """Answer the page that takes photographs."""
    if not missing_library():
        _reader(request).begin()  # While somebody photographs.
    return _start(request)


def _start(request: Request, status: int = 200, **values: Any) -> Response:
    missing = MISSING if missing_library() else ""
    usual = {"refusals": (), "said": (), "names": (), "missing": missing}
    most = max(each.players[1] for each in variants())
    limits = {"most": most, "most_bytes": request.app.state.settings.photo_bytes}
    return page(request, "photos.html", status, **{**usual, **limits, **values})


async def read(request: Request) -> Response:
    """Answer what photographs show: what must be asked of it, or the score."""
    _need_extra()
    async with AsyncExitStack() as stack:  # At its end uploads are gone.
        form = await _form(request)
        stack.push_async_callback(form.close)
        asked = {"language": language_of(request), "names": _names(form)}
        told = _reader(request).told(asked, _photos(form))
        steps = await stack.enter_async_context(aclosing(told))
        if STEPS in request.headers.get("accept", ""):
            lines = _told(request, steps, asked["names"], stack.pop_all())
            return StreamingResponse(lines, media_type=STEPS)
        return await _page(request, await _last(request, steps), names=asked["names"])


async def _form(request: Request) -> FormData:
    try:
        return await request.form(max_files=MOST_PARTS, max_fields=MOST_PARTS)
    except HTTPException:
        raise RefusedError(413, Text("this form has too many parts, or is damaged")) from None


def _photos(form: FormData) -> list[Photo]:
    """Return the photographs that a form sends."""
    found = [
        Photo(each.filename, each.file, each.size or 0)
        for each in form.getlist("photo") if isinstance(each, UploadFile) and each.filename
    ]  # fmt: skip
    if not found:
        raise RefusedError(422, Text("no photograph was chosen"))
    if len(found) > MOST_PHOTOS:
        raise RefusedError(413, Text("at most {most} photographs at a time", most=MOST_PHOTOS))
    return found


async def answer(request: Request) -> Response:
    """Answer what follows from answers: what is still to be asked, or the score."""
    _need_extra()
    async with request.form(max_files=0, max_fields=2000) as form:
        said = form.multi_items()
        known = [str(each) for each in form.getlist("asked")]
        packed, is_likely, names = form.get("packed"), "likely" in form, _names(form)
    if not isinstance(packed, str):
        raise RefusedError(422, Text("what was read is missing or damaged"))
    answers = {
        name.removeprefix(begin): _meaning(str(value).strip())
        for begin in (ANSWER, FIGURE)  # What is typed comes last, and counts.
        for name, value in said if name.startswith(begin) and str(value).strip()
    }  # fmt: skip
    asked = {
        "language": language_of(request),
        "names": names,
        "packed": packed,
        "answers": answers,
        "likely": is_likely,
    }
    async with aclosing(_reader(request).told(asked)) as steps:
        found = await _last(request, steps)
    return await _page(request, found, known=() if is_likely else known)


def _need_extra() -> None:
    if missing_library():
        raise RefusedError(501, MISSING)


def _reader(request: Request) -> Reader:
    return reader_of(request.app.state.settings)


def _names(form: FormData) -> list[str]:
    """Return the names that a form says, in the order of play."""
    said = (each.strip() for each in form.getlist("player") if isinstance(each, str))
    return [name for name in said if name]


def _meaning(value: str) -> Any:
    """Return what an answer's field says; what is none is refused later on."""
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return value


async def _last(request: Request, steps: AsyncIterator[Step | dict[str, Any]]) -> dict[str, Any]:
    """Return what was read, once it was; what nobody waits for any more is given up."""
    async for each in steps:
        if not isinstance(each, Step):
            return each
        if await request.is_disconnected():
            break
    raise RefusedError(499, Text("nobody waits any more"))


async def _told(
    request: Request,
    steps: AsyncIterator[Step | dict[str, Any]],
    names: Sequence[str],
    stack: AsyncExitStack,
) -> AsyncIterator[str]:
    """Yield a line of JSON for each step, and last the page."""
    async with stack:
        try:
            async for each in steps:
                if isinstance(each, Step):
                    yield to_json(each._asdict()) + "\n"
                else:
                    found = await _page(request, each, names=names)
                    yield to_json({"page": bytes(found.body).decode()}) + "\n"
        except RefusedError as error:
            yield to_json({"error": words_of(request)(error.reason)}) + "\n"


async def _page(
    request: Request, found: dict[str, Any], *, known: Sequence[str] = (), names: Sequence[str] = ()
) -> Response:
    """Return the page of what was read: what cannot be, what is to be asked, or the score.

    Questions that are `known` were asked before, and are left out now.
    """
    if not found["packed"]:
        told = {key: found[key] for key in ("refusals", "said")}
        return _start(request, 422, names=names, **told)
    state = to_json(found["state"])
    asked = [each for each in found["questions"] if each["id"] not in known]

    def shown() -> Response:
        if not asked:
            view = view_of(table_of(request, Content(state, "state.json")))
            values = standing(request, view)
            if not found["is_known"]:
                values |= {"grid": None, "totals": {}}
            template = "photos_result.html"
            return page(request, template, view=view, edition=None, found=found, **values)
        try:
            table = table_of(request, Content(state, "state.json"))
        except WrongTableError:  # It is asked in words then.
            table = None
        offered = [*questions({**found, "questions": asked}, table)]
        return page(request, "photos_read.html", found=found, questions=offered, known=known)

    answered: Response = await tried(shown)
    return answered
