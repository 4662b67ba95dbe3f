"""Print: a table's sheets in a browser, chosen in a form whose address holds all choices."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from rollwrite.catalogue import DEFAULT_GAME, VariantInfo, variants
from rollwrite.choices import ANY, DICE, HOLES, PAPER_NAMES, THEMES, USUAL_DPI
from rollwrite.sources import Content
from rollwrite.web.drawings import Drawings
from rollwrite.web.drawn import LABELS
from rollwrite.web.pages import RefusedError, language_of, page, statics_hash
from rollwrite.web.work import Done
from sheets.words.languages import LANGUAGES, Language
from sheets.words.text import Text

LONGEST: Final = 5  # Figures of a number that a field may hold; with more it is as wrong.
THUMBNAIL: Final = 168  # Pixels: a phone has two for each of its own.
WIDTHS: Final = range(60, 401)  # Of small pictures.
KEPT: Final = "private, max-age=31536000, immutable"
YES: Final = "1"
# The fields, in the order of the address; each with what is usual.
ONE: Final[Mapping[str, str]] = {
    "game": DEFAULT_GAME,
    "variant": "",
    "players": "",
    "level": "",
    "paper": PAPER_NAMES[0],
    "theme": THEMES[0],
    "sheets_language": "",
    "online": "",
    "coordinates": "",
    "dice": DICE[0],
    "edition": "",
    "holes": "",
    "duplex": "",
    "screen": "",
    "plain": "",
    "no_markers": "",
    "copies": "1",
}
SEVERAL: Final = ("player", "kind", "with", "realm")
FIRST: Final = ("game", "variant", "players", "player", "paper", "theme")  # Those of most people.
OF_BOARDS: Final = ("online", "coordinates", "dice")
_COORDINATES: Final[Mapping[str, bool]] = {"yes": True, "no": False}


@dataclass(frozen=True)
class Choices:
    """What was chosen of a table, as it was typed: each field's values.

    `language` is the reader's; `edition` and `club` are files of their own: an edition, and the
    players of many tables. `is_form` says that a form was sent, and no address typed.
    """

    fields: Mapping[str, tuple[str, ...]]
    language: Language
    edition: Content | None = None
    club: Content | None = None
    is_form: bool = False

    def one(self, name: str) -> str:
        """Return the value of a field that has one; what is usual where none was chosen."""
        return self.fields.get(name, ("",))[-1] or ONE.get(name, "")

    def several(self, name: str) -> tuple[str, ...]:
        """Return the values of a field that has several."""
        return self.fields.get(name, ())

    def has(self, name: str, value: str = YES) -> bool:
        """Return whether a field has a value."""
        return value in self.fields.get(name, ())

    @cached_property
    def played(self) -> VariantInfo:
        """What is played, the usual where there is no such game or variant."""
        known = variants()
        own = [each for each in known if each.game == self.one("game")] or known
        return next((each for each in own if each.variant == self.one("variant")), own[0])

    @property
    def players(self) -> str:
        """How many play, as it was typed, or as many as there are names, or the most that can.

        In an address all names together count, in a form as many as were asked for.
        """
        names = self.several("player")
        typed = self.one("players") if self.is_form or not _are_whole(names) else ""
        return typed or str(len(names) or self.played.players[1])

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat, "" for none, as many as may play."""
        typed = self.players
        most = self.played.players[1]
        number = min(int(typed), most) if _is_number(typed) else 0 if typed == ANY else most
        given = self.several("player")[:number]
        return (*given, *[""] * (number - len(given)))

    @property
    def printed_names(self) -> tuple[str, ...]:
        """The names on the sheets: of everybody, since those of some alone would be of no use."""
        names = self.names if self.is_form else self.several("player")
        return names if _are_whole(names) else ()

    @property
    def page(self) -> int:
        """The page that is looked at, counted from 1."""
        number: int = _number(self.one("page") or "1", 0)
        return number

    @property
    def address(self) -> str:
        """The shortest query that says the same but for the page."""
        return urlencode([*self._said(), ("language", self.language)])

    def at(self, **more: object) -> str:
        """Return the query of these choices with something more."""
        return "&".join((self.address, urlencode(more)))

    def _said(self) -> Iterator[tuple[str, str]]:
        first = next(each for each in variants() if each.game == self.played.game)
        names = self.names if any(self.names) else ()
        usual = {**ONE, "variant": first.variant, "sheets_language": self.language}
        usual["players"] = str(len(names) or self.played.players[1])
        said = {**self.fields, "player": names, "players": (self.players,)}
        for name in (*ONE, *SEVERAL):
            for value in said.get(name, ()):
                if (value or name == "player") and value != usual.get(name):
                    yield name, value

    @property
    def has_more(self) -> bool:
        """Whether something was chosen that few people need."""
        return any(name not in FIRST for name, _ in self._said())

    def options(self) -> dict[str, Any]:
        """Return what `TableOptions` takes."""
        given = {
            "game": self.one("game") if self.several("game") or not self.one("edition") else None,
            "variant": self.one("variant") or None,
            "kinds": self.several("kind"),
            "also": self.several("with"),
            "players": [*self.printed_names] or self.players[:LONGEST],
            "level": self.one("level") or None,
            "edition": self.edition or self.one("edition") or None,
            "language": self.one("sheets_language") or self.language,
            "coordinates": _COORDINATES.get(self.one("coordinates")),
            "dice": self.one("dice") if self.one("dice") != DICE[0] else None,
            "realms": self.several("realm"),
            "markers": not self.has("no_markers"),
            "copies": _number(self.one("copies"), 0),
            **{name: self.one(name) for name in ("paper", "theme", "holes")},
            **{name: self.has(name) for name in ("online", "duplex", "screen", "plain")},
        }
        if self.club:
            given |= {"players": None, "players_file": self.club, "skip_bad": self.has("skip_bad")}
        return given

    def own_edition(self, error: RefusedError | None) -> Content | None:
        """Return the edition that the next form shall send again: none that was refused."""
        text = self.one("edition_text")
        if error is None or self.edition is None or self.edition.content == text:
            return self.edition
        return Content(text, self.one("edition_name")) if text else None

    def fitted(self) -> Choices:
        """Return what a form says: what it offered for another game is left out of this one."""
        game, _, variant = self.one("played").partition(" ")
        said = {**self.fields, "game": (game,), "variant": (variant,)} if game else self.fields
        now = replace(self, fields=said)
        if self.one("of") in ("", f"{game} {variant}"):
            return now
        info, (least, most) = now.played, now.played.players
        fields = dict(now.fields)
        kinds = [*info.kinds]
        for name, known in (("kind", kinds), ("with", info.on_request), ("realm", info.realms)):
            fields[name] = tuple(each for each in self.several(name) if each in known)
        if self.one("level") not in info.levels:
            fields.pop("level", None)
        for name in () if info.has_board else OF_BOARDS:
            fields.pop(name, None)
        if not self.one("of").startswith(f"{game} "):
            fields.pop("edition", None)
        before = replace(self, fields=dict(zip(("game", "variant"), self._before(), strict=True)))
        typed = self.one("players")
        was_usual = typed == str(before.played.players[1])
        is_any = typed == ANY and info.any_number
        number = most if was_usual else max(least, min(most, _number(typed, most)))
        fields["players"] = (ANY if is_any else str(number),)
        return replace(now, fields=fields)

    def _before(self) -> tuple[tuple[str], tuple[str]]:
        """Return the game and the variant for which a form was made."""
        game, _, variant = self.one("of").partition(" ")
        return (game,), (variant,)


def _are_whole(names: Sequence[str]) -> bool:
    return bool(names) and all(name.strip() for name in names)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST


def _number(text: str, other: Any) -> Any:
    return int(text) if _is_number(text) else other


# Requests.


def routes() -> list[Route]:
    """Return what is answered here."""
    both = ["GET", "POST"]
    return [
        Route("/print", show, methods=both),
        Route("/print.pdf", document, methods=both),
        Route("/print.zip", document, methods=both),
        Route("/tables.pdf", document, methods=["POST"]),
        Route("/tables.zip", document, methods=["POST"]),
        *(Route(f"/sheet.{suffix}", sheet, methods=both) for suffix in ("svg", "png", "pdf")),
    ]


async def draw_usual(drawings: Drawings) -> None:
    """Draw the page that is looked at first, in each language."""
    for language in LANGUAGES:
        with suppress(RefusedError):
            await drawings.look(Choices({}, language).options(), language, 1)


_TYPES: Final[Mapping[str, str]] = {
    "svg": "image/svg+xml",
    "png": "image/png",
    "pdf": "application/pdf",
    "zip": "application/zip",
}


async def show(request: Request) -> Response:
    """Answer the form, and the page that is looked at."""
    choices = await _chosen(request)
    try:
        told, form = await _drawings(request).look(
            choices.options(), choices.language, choices.page, is_fitted=choices.is_form
        )
    except RefusedError as error:
        return _form(request, choices, error)
    if choices.is_form and request.method == "GET":
        query = choices.at(page=told["page"]) if told["page"] > 1 else choices.address
        return RedirectResponse(f"/print?{query}", 303)
    small = () if choices.edition is None else await _pictures(request, choices, told)
    return _form(request, choices, told=told, form=Markup(form), small=small)


async def document(request: Request) -> Response:
    """Answer all sheets as a document, those of a seat, or one for each player or table.

    Of many tables a file names the players.
    """
    choices = await _chosen(request)
    given: dict[str, Any] = {"options": choices.options(), "language": choices.language}
    job = "archive" if _suffix(request) == "zip" else "document"
    if job == "document" and choices.one("seat"):
        given["seat"] = _number(choices.one("seat"), 0) - 1
    try:
        if choices.club is None and request.url.path.startswith("/tables"):
            sentence = Text("no file was chosen; a CSV file names the players")
            raise RefusedError(422, sentence, "players_file")
        return _file(request, await _drawings(request).written(job, **given))
    except RefusedError as error:
        return _form(request, choices, error)


async def sheet(request: Request) -> Response:
    """Answer one page as a file, or as a small picture of it."""
    choices = await _chosen(request)
    suffix = _suffix(request)
    asked: dict[str, Any] = {"options": choices.options(), "page": choices.page}
    if choices.several("width") and suffix == "png":
        width = _number(choices.one("width"), 0)
        if width not in WIDTHS:
            raise RefusedError(422, Text("a small picture is {least} to {most} pixels wide",
                                         least=WIDTHS[0], most=WIDTHS[-1]))  # fmt: skip
        return _kept(request, await _drawings(request).thumbnail(**asked, width=width))
    dpi = _number(choices.one("dpi") or str(USUAL_DPI), 0)
    done = await _drawings(request).written(
        "picture", **asked, language=choices.language, suffix=suffix, dpi=dpi
    )
    return _file(request, done)


def _drawings(request: Request) -> Drawings:
    found: Drawings = request.app.state.drawings
    return found


async def _chosen(request: Request) -> Choices:
    """Return what a request has chosen, from its address or from a form's fields."""
    await run_in_threadpool(variants)  # Which reads the editions, the first time.
    language = language_of(request)
    if request.method == "GET" or request.method == "HEAD":
        return _fitted(request.query_params.multi_items(), language)
    async with request.form(max_files=2, max_fields=200) as sent:
        files = {name: await _content(each) for name, each in sent.multi_items()
                 if isinstance(each, UploadFile) and each.filename}  # fmt: skip
        fields = [(name, each) for name, each in sent.multi_items() if isinstance(each, str)]
    choices = _fitted(fields, language)
    edition = files.get("edition_file")
    if edition is None and (text := choices.one("edition_text")):
        edition = Content(text, choices.one("edition_name") or "edition.toml")
    return replace(choices, edition=edition, club=files.get("players_file"))


def _fitted(items: Iterable[tuple[str, str]], language: Language) -> Choices:
    fields: dict[str, tuple[str, ...]] = {}
    for name, value in items:
        fields[name] = (*fields.get(name, ()), value)
    is_form = "of" in fields
    choices = Choices(fields, language, is_form=is_form)
    return choices.fitted() if is_form else choices


async def _content(file: UploadFile) -> Content:
    return Content(await file.read(), file.filename or "")


async def _pictures(request: Request, choices: Choices, told: Any) -> list[str]:
    """Return small pictures of all pages, where no address can name them."""
    pages = range(1, len(told["pages"]) + 1)
    options, drawings = choices.options(), _drawings(request)
    pictures = [await drawings.thumbnail(options, each, THUMBNAIL) for each in pages]
    return [f"data:image/png;base64,{b64encode(each).decode()}" for each in pictures]


def _form(
    request: Request, choices: Choices, error: RefusedError | None = None, **drawn: Any
) -> Response:
    """Return the page with all that was typed, and what was drawn or why it was not."""
    values = {"told": None, "form": "", "small": (), "own": choices.own_edition(error), **drawn}
    return page(
        request,
        "print.html",
        error.status if error else 200,
        choices=choices,
        error=error,
        labels=LABELS,
        known=variants(),
        papers=PAPER_NAMES,
        holes=HOLES[1:],
        sheets_languages=LANGUAGES,
        width=THUMBNAIL,
        version=statics_hash(),
        **values,
    )


def _file(request: Request, done: Done) -> Response:
    """Return a file: a document that has an address to be looked at, all else to be kept."""
    suffix = _suffix(request)
    is_shown = suffix == "pdf" and request.method != "POST"
    how = "inline" if is_shown else "attachment"
    headers = {"content-disposition": f'{how}; filename="{done.told["name"]}.{suffix}"'}
    return Response(done.content, media_type=_TYPES[suffix], headers=headers)


def _suffix(request: Request) -> str:
    return request.url.path.rpartition(".")[2]


def _kept(request: Request, content: bytes) -> Response:
    """Return a picture that a browser may keep as long as this version of ours answers."""
    tag = f'"{sha256(content).hexdigest()[:16]}"'
    is_ours = request.query_params.get("v") == statics_hash()
    headers = {"etag": tag, "cache-control": KEPT if is_ours else "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type="image/png", headers=headers)
