"""Score: a table's sheets in a browser, marked place by place, and what they are worth.

The browser holds the state and sends it with every question; here nothing is kept but blank pages.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, Final, NamedTuple

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from rollwrite.answers import Problem, answer, score_table
from rollwrite.catalogue import (
    DEFAULT_GAME,
    InvalidEditionError,
    UnknownEditionError,
    UnknownGameError,
    read_edition,
    variants,
)
from rollwrite.marked import MarkedPage, MarkedTable, Meaning, Place, WrongMarkError
from rollwrite.printing import labels_of
from rollwrite.sources import Content, Editions
from rollwrite.table_options import TableOptions
from rollwrite.tables import WrongTableError
from rollwrite.web.pages import RefusedError, fragment, language_of, page, words_of
from sheets.words.text import Message, Text

PLACE: Final = "place/"  # How the fields of places begin.
MOST_TILES: Final = 14  # With more looks a place is a list: nobody looks through so many pictures.
MOST_NAMED: Final = 9  # Of players who are called by a number; no game is for so many.
PEN: Final = "pen-"  # How the names in the pen's layer begin.


class Said(NamedTuple):
    """A problem as a page shows it: a sentence, its rule, and the first place that it is about."""

    text: Message
    is_error: bool
    rule: str
    sheet: int | None
    place: str


class Filled(NamedTuple):
    """A sheet of a finished game: whose it is, the printed page, and what pens left on it."""

    label: str
    form: Markup
    pen: Markup


@dataclass(frozen=True)
class View:
    """A sheet of a table as a page shows it: which sheet, which of its zones."""

    table: MarkedTable
    sheet: int = 0
    zone: str = ""

    @property
    def name(self) -> str:
        """What the sheet's page is called: of others there may be more or fewer after a tap."""
        return self.marked.page.name

    @property
    def labels(self) -> list[str]:
        """What each sheet is called on its tab."""
        return labels_of([each.page for each in self.table.pages])

    @property
    def marked(self) -> MarkedPage:
        """The sheet's page and its places."""
        return self.table.pages[self.sheet]

    @property
    def zones(self) -> list[tuple[str, str, str, Sequence[str]]]:
        """The zones: name, title, what `viewBox` says of it, the places that begin there."""
        shown = self.marked.zones
        return [(zone.name, zone.title, view_box(*zone.box), names) for zone, names in shown]

    @property
    def whole(self) -> str:
        """What `viewBox` says of all that a pen can touch."""
        return view_box(*self.marked.whole)

    @property
    def shown(self) -> str:
        """What `viewBox` says of the zone that is looked at."""
        return next((box for name, _, box, _ in self.zones if name == self.zone), self.whole)

    @property
    def state(self) -> str:
        """The state as the browser keeps it."""
        return to_json(self.table.tree)

    @property
    def form(self) -> Markup:
        """The page as it was printed."""
        return Markup(self.marked.form)

    @property
    def pen(self) -> Markup:
        """What pens left on it."""
        return Markup(self.table.pen(self.sheet, PEN))

    @property
    def meanings(self) -> Mapping[str, Meaning]:
        """What each place means now."""
        return self.table.meanings(self.sheet)

    def values(self) -> dict[str, str]:
        """Return what stands in the list's field of each place on which something stands."""
        places = self.marked.places
        return {name: field_value(places[name], each) for name, each in self.meanings.items()}

    def options(self, place: Place) -> list[tuple[str, Message]]:
        """Return what a place can mean as its list's field has it, first nothing at all."""
        looks = place.options
        empty = next((each.label for each in looks if not each.fillings), "–")
        marked = ((field_value(place, each.meaning), each.label) for each in looks if each.fillings)
        return [("", empty), *marked]

    def filled(self) -> Iterator[Filled]:
        """Yield each sheet on which something stands, with what stands there."""
        for number, each in enumerate(self.table.pages):
            if self.table.fillings[number]:
                prefix = f"sheet-{number}-"
                pen = self.table.pen(number, f"{PEN}{number}-")
                yield Filled(each.page.label, Markup(each.page.form(prefix)), Markup(pen))

    @cached_property
    def told(self) -> list[tuple[Said, list[tuple[int, str]]]]:
        """What is wrong, each with the places that it is about; not what nobody has marked yet."""
        return [(self._said(problem, places), places) for problem, places in self._about if not
                self.table.is_open(problem)]  # fmt: skip

    @cached_property
    def _about(self) -> list[tuple[Problem, list[tuple[int, str]]]]:
        return [(each, [*self.table.concerned(each)]) for each in self.table.problems]

    def _said(self, problem: Problem, places: list[tuple[int, str]]) -> Said:
        sheet, name = places[0] if places else (None, "")
        where: Message = self.table.pages[sheet].page.label if sheet is not None else ""
        sentence = problem_said(problem.message, where)
        return Said(sentence, problem.level == "error", problem.rule, sheet, name)

    @cached_property
    def flags(self) -> Mapping[int, Sequence[str]]:
        """The places about which something is wrong, by sheet."""
        wrong = (place for said, places in self.told if said.is_error for place in places)
        found: defaultdict[int, list[str]] = defaultdict(list)
        for sheet, name in dict.fromkeys(wrong):
            found[sheet].append(name)
        return found

    @cached_property
    def waiting(self) -> list[tuple[int, Message]]:
        """The places that have to be marked and are not: sheet and title."""
        return [
            (sheet, self.table.pages[sheet].places[name].title)
            for problem, places in self._about if self.table.is_open(problem)
            for sheet, name in places
        ]  # fmt: skip

    def boxes(self) -> list[tuple[float, float, float, float]]:
        """Return where on this sheet something is wrong, in mm."""
        flagged = self.flags.get(self.sheet, ())
        return [self.marked.box(self.marked.places[name]).inset(-0.8) for name in flagged]


class Choice(NamedTuple):
    """What a place can mean: the field's value, its words, its picture, what it would break."""

    value: str
    label: Message
    picture: Markup
    is_now: bool
    breaks: tuple[str, ...]


class Offer(NamedTuple):
    """A place as a panel shows it."""

    name: str
    place: Place
    now: str
    choices: tuple[Choice, ...]


def offers(view: View, name: str) -> list[Offer]:
    """Return a place, and those that are shown with it, with all that they can mean."""
    view.table.place(view.sheet, name)
    return [_offer(view, each) for each in view.marked.together(name)]


def _offer(view: View, name: str) -> Offer:
    place, now = view.marked.places[name], view.meanings.get(name)
    value = "" if now is None else field_value(place, now)
    looks = () if place.written else place.options
    choices = tuple(
        Choice(
            field_value(place, look.meaning),
            look.label,
            Markup(view.table.look(view.sheet, place, look) if len(looks) < MOST_TILES else ""),
            (look.meaning == now) if now is not None else not look.fillings,
            () if look.meaning == now else _breaks(view.table, view.sheet, name, look.meaning),
        )
        for look in looks
    )
    return Offer(name, place, value, choices)


def _breaks(table: MarkedTable, sheet: int, name: str, meaning: Meaning) -> tuple[str, ...]:
    """Return the rules that a meaning would break."""
    found = table.strains(sheet, name, meaning)
    return tuple(dict.fromkeys(each.rule for each in found if each.rule))


def problem_said(message: Message, where: Message) -> Message:
    """Return a problem as a sentence that begins with whose sheet it is on."""
    return Text("{what}: {line}", what=where, line=message) if where else message


def view_box(x: float, y: float, width: float, height: float) -> str:
    """Return a box in mm as `viewBox` has it."""
    return f"{x:g} {y:g} {width:g} {height:g}"


def to_json(tree: Any) -> str:
    """Return a tree as JSON; a date as TOML writes it."""
    return json.dumps(tree, ensure_ascii=False, separators=(",", ":"), default=str)


def field_value(place: Place, meaning: Meaning) -> str:
    """Return a meaning as a field of a form has it."""
    return str(meaning) if place.written else to_json(meaning)


def meaning_of(place: Place, value: str) -> Meaning | None:
    """Return the meaning of a field's value, None for none; raises WrongMarkError later on."""
    if not value:
        return None
    if place.written == "words":
        return value
    if place.written:
        return int(value) if value.isascii() and value.isdecimal() else value
    try:
        found = json.loads(value)
    except (ValueError, RecursionError):
        return value
    return found if isinstance(found, str | int) else value


# Requests.


def routes() -> list[Route]:
    """Return what is answered here."""
    return [
        Route("/score", start),
        Route("/score/table", new),
        Route("/score/table", table, methods=["POST"]),
        Route("/score/open", opened, methods=["POST"]),
        Route("/score/tap", tap, methods=["POST"]),
        Route("/score/result", result, methods=["POST"]),
        Route("/score/state.toml", state_file, methods=["POST"]),
        Route("/score/sheets.pdf", sheets_file, methods=["POST"]),
        Route("/score/score.txt", score_file, methods=["POST"]),
        Route("/score/picture.png", picture_file, methods=["POST"]),
    ]


async def start(request: Request) -> Response:
    """Answer the page on which a table begins, or goes on from a file."""
    known = variants()
    return page(
        request,
        "score_start.html",
        variants=known,
        most=max(each.players[1] for each in known),
        levels=dict.fromkeys(level for each in known for level in each.levels),
    )


async def new(request: Request) -> Response:
    """Answer the sheets of a table on which nobody has written yet."""
    asked = request.query_params
    names = [name.strip() for name in asked.getlist("player") if name.strip()]
    if asked.get("players", "").isdecimal():
        names += map(str, range(len(names) + 1, min(int(asked["players"][:3]), MOST_NAMED) + 1))
    game, _, variant = asked.get("played", DEFAULT_GAME).partition(" ")

    def begin() -> View:
        begun = MarkedTable.new(
            game,
            players=names or None,
            variant=variant or None,
            level=asked.get("level") or None,
            edition=asked.get("edition") or None,
            language=language_of(request),
            blank=request.app.state.blank,
            editions=request.app.state.editions,
        )
        return view_of(begun, asked.get("sheet"), asked.get("zone"))

    return await _answered(request, begin)


async def table(request: Request) -> Response:
    """Answer a table's sheets with what a form says of its places, which needs no script."""
    async with request.form(max_files=0, max_fields=2000) as fields:
        said = _texts(fields)
    edition = await _edition(request, said)

    def marked() -> View:
        view = view_of(_opened(request, said, edition), said.get("sheet"), said.get("zone"))
        changed = view.table
        now = view.values()
        for field, value in said.items():
            name = field.removeprefix(PLACE)
            if field.startswith(PLACE) and value.strip() != now.get(name, ""):
                place = changed.place(view.sheet, name)
                changed = changed.marked(view.sheet, name, meaning_of(place, value.strip()))
        return view_of(changed, said.get("goto") or view.name, said.get("zone"))

    return await _answered(request, marked, edition=edition)


async def opened(request: Request) -> Response:
    """Answer the sheets of a state, or of a record after its last turn, that a file holds."""
    async with request.form(max_files=2, max_fields=10) as fields:
        file, own = fields.get("file"), fields.get("edition")
        if not isinstance(file, UploadFile) or not file.filename:
            raise RefusedError(422, Text("no file was chosen; a state or a record is needed"))
        source, edition = Content(await file.read(), file.filename), None
        if isinstance(own, UploadFile) and own.filename:
            edition = await _checked(request, Content(await own.read(), own.filename))
    return await _answered(
        request, lambda: view_of(table_of(request, source, edition)), edition=edition
    )


async def tap(request: Request) -> Response:
    """Answer what a tapped place can mean, or what follows where it means something else now."""
    asked = await _asked(request)
    edition = await _edition(request, asked)

    def told() -> dict[str, Any]:
        view = view_of(_opened(request, asked, edition), asked.get("sheet"), asked.get("zone"))
        name = asked.get("place")
        if name is None:
            return _shown(request, view)
        if not isinstance(name, str):
            raise RefusedError(422, Text("a place is called by a text"))
        if "meaning" not in asked:
            offered = offers(view, name)
            return {"panel": fragment(request, "score_panel.html", view=view, offers=offered)}
        value = asked["meaning"]
        place = view.table.place(view.sheet, name)
        meaning = meaning_of(place, value) if isinstance(value, str) else None
        changed = view.table.marked(view.sheet, name, meaning)
        return _shown(request, view_of(changed, view.name, view.zone))

    return JSONResponse(await tried(told))


def _shown(request: Request, view: View) -> dict[str, Any]:
    """Return all that a browser shows of a table beside what is printed."""
    shown = standing(request, view)
    return {
        "state": view.state,
        "values": view.values(),
        "flags": view.flags.get(view.sheet, []),
        "pen": view.pen,
        "over": fragment(request, "score_over.html", view=view),
        "tabs": fragment(request, "score_tabs.html", view=view, **shown),
        "sum": fragment(request, "score_sum.html", view=view, **shown),
    }


async def result(request: Request) -> Response:
    """Answer who has won, why, and the sheets."""
    async with request.form(max_files=0, max_fields=2000) as fields:
        said = _texts(fields)
    edition = await _edition(request, said)

    def finished() -> View:
        return view_of(_opened(request, said, edition))

    return await _answered(request, finished, "score_result.html", edition)


async def state_file(request: Request) -> Response:
    """Answer the state as a file."""
    return await _file(request, lambda table: table.text().encode(), "application/toml", "toml")


async def sheets_file(request: Request) -> Response:
    """Answer the sheets, filled in, as a PDF document."""
    return await _file(request, lambda table: table.sheets.pdf(), "application/pdf", "pdf")


async def score_file(request: Request) -> Response:
    """Answer the score as a text."""
    language = language_of(request)
    return await _file(
        request,
        lambda table: answer(table.score, "text", language).encode(),
        "text/plain; charset=utf-8",
        "txt",
    )


async def picture_file(request: Request) -> Response:
    """Answer the score with the filled sheets as one picture, to be sent to somebody."""
    language = language_of(request)
    return await _file(
        request,
        lambda table: answer(table.score, "png", language, sheets=table.sheets.written),
        "image/png",
        "png",
    )


async def _file(
    request: Request, write: Callable[[MarkedTable], bytes], media_type: str, suffix: str
) -> Response:
    async with request.form(max_files=0, max_fields=2000) as fields:
        said = _texts(fields)
    edition = await _edition(request, said)

    def written() -> tuple[bytes, str]:
        table = _opened(request, said, edition)
        return write(table), table.sheets.name

    content, name = await tried(written)
    headers = {"content-disposition": f'attachment; filename="{name}.{suffix}"'}
    return Response(content, media_type=media_type, headers=headers)


def _texts(fields: FormData) -> dict[str, str]:
    """Return the fields of a form that are texts."""
    return {key: value for key, value in fields.multi_items() if isinstance(value, str)}


async def _asked(request: Request) -> Mapping[str, Any]:
    """Return the table that a request's body has as JSON."""
    try:
        found = json.loads(await request.body())
    except (ValueError, RecursionError):
        raise RefusedError(400, Text("this is no JSON")) from None
    if not isinstance(found, dict):
        raise RefusedError(400, Text("what is asked is a table"))
    return found


def _opened(request: Request, said: Mapping[str, Any], edition: Content | None) -> MarkedTable:
    """Return the table of the state that a request sends."""
    state = said.get("state")
    if not isinstance(state, str):
        raise RefusedError(422, Text("the state is missing"))
    return table_of(request, Content(state, "state.json"), edition)


async def _edition(request: Request, said: Mapping[str, Any]) -> Content | None:
    """Return the edition of one's own that a request sends with the state."""
    text, name = said.get("edition"), said.get("edition_name")
    if not isinstance(text, str) or not text:
        return None
    return await _checked(request, Content(text, str(name)))


async def _checked(request: Request, edition: Content) -> Content:
    """Return a stranger's edition, looked at before by a process with limits, which may die of it.

    What was found of it is kept, so that the next taps, which send it again, cost little.
    """
    await request.app.state.drawings.checked(edition, language_of(request))
    return edition


def table_of(request: Request, source: Content, edition: Content | None = None) -> MarkedTable:
    """Return the table of a state, or of a record, with an edition that came with it."""
    state, look = request.app.state, TableOptions(language=language_of(request))
    if edition is None:
        return MarkedTable.of(source, look=look, blank=state.blank, editions=state.editions)
    assert not isinstance(edition.content, Mapping)
    sent = _sent(edition.content, edition.name)
    return MarkedTable.of(source, look=look, blank=state.blank, editions=sent)


@lru_cache(maxsize=16)
def _sent(content: str | bytes, name: str) -> Editions:
    """Return the editions for a state with which one came; the next taps send it again."""
    return Editions(of_stranger=True, sent=read_edition(Content(content, name)))


def view_of(table: MarkedTable, sheet: Any = None, zone: Any = None) -> View:
    """Return the view of a sheet, by its page's name, and of a zone of it."""
    if not table.pages:
        raise RefusedError(422, Text("this game has no sheet that can be marked here"))
    names = [each.page.name for each in table.pages]
    if sheet and sheet not in names:
        raise RefusedError(404, Text("there is no such sheet"))
    number = names.index(sheet) if sheet else table.first
    return View(table, number, zone if isinstance(zone, str) else "")


async def _answered(
    request: Request,
    find: Callable[[], View],
    template: str = "score.html",
    edition: Content | None = None,
) -> Response:
    """Return the page of a view, which sends an edition of one's own with the state."""

    def shown() -> Response:
        view = find()
        return page(request, template, view=view, edition=edition, **standing(request, view))

    found: Response = await tried(shown)
    return found


async def tried(work: Callable[[], Any]) -> Any:
    """Return what work gives, done beside the loop; what is wrong with what was sent is refused."""
    try:
        return await run_in_threadpool(work)
    except WrongTableError as error:
        raise RefusedError(422, error.args[0]) from error
    except WrongMarkError as error:
        raise RefusedError(422, error.args[0]) from error
    except InvalidEditionError as error:
        raise RefusedError(422, error.problems[0].message) from error
    except (UnknownGameError, UnknownEditionError) as error:
        raise RefusedError(404, error.args[0]) from error


def standing(request: Request, view: View) -> dict[str, Any]:
    """Return the score as a page shows it: its table, totals by seat, who is where."""
    score = view.table.score
    totals = {each.account.seat: each.account.total for each in score.players}
    return {
        "score": score,
        "grid": score_table(score, words_of(request)),
        "totals": totals if score.has_totals else {},
    }
