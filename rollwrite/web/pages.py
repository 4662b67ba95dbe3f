"""Pages from templates in a reader's language, files that never change, and what is refused."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

from jinja2 import Environment, FileSystemLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import Scope

from rollwrite.answers import translation
from rollwrite.printing import face_files, faces_style
from sheets.words.languages import ENGLISH, LANGUAGES, Language
from sheets.words.text import Message, Name, Text
from sheets.words.translation import Translation

_FOLDER: Final = Path(__file__).parent
_TYPES: Final[Mapping[str, str]] = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
FOREVER: Final = "public, max-age=31536000, immutable"


class RefusedError(Exception):
    """What is not answered: the status code, a sentence that says why, the form's field or ""."""

    def __init__(self, status: int, reason: Message, field: str = "") -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.field = field


def language_of(request: Request) -> Language:
    """Return the language that an address names, else the first of ours that a browser accepts."""
    named = request.query_params.get("language", "")
    for each in (named, *request.headers.get("accept-language", "").split(",")):
        spoken = each.partition(";")[0].strip().casefold()[:2]
        for known in LANGUAGES:
            if known == spoken:
                return known
    return ENGLISH


def words_of(request: Request) -> Translation:
    """Return what says texts in a request's language."""
    return translation(language_of(request))


def page(request: Request, template: str, status: int = 200, **values: Any) -> HTMLResponse:
    """Return the page that a template of ours makes of `values`."""
    return HTMLResponse(fragment(request, template, **values), status)


def fragment(request: Request, template: str, **values: Any) -> str:
    """Return what a template of ours makes of `values`, in the language of a request."""
    words = words_of(request)
    return (
        _environment()
        .get_template(template)
        .render(
            _=words.of_template,
            words=words,
            language=words.language,
            languages=[(each, _in_language(request, each)) for each in LANGUAGES],
            following=LANGUAGES[(LANGUAGES.index(words.language) + 1) % len(LANGUAGES)],
            static=f"/static/{statics_hash()}",
            path=request.url.path,
            **values,
        )
    )


def _in_language(request: Request, language: str) -> str:
    """Return the address of a page in another language."""
    query = [(key, value) for key, value in request.query_params.multi_items() if key != "language"]
    return f"?{urlencode([*query, ('language', language)])}"


def refused(scope: Scope, refusal: RefusedError) -> Response:
    """Return the answer to what is refused: a page, or JSON for a program."""
    request = Request(scope)
    if "application/json" in request.headers.get("accept", ""):
        reason = words_of(request)(refusal.reason)
        return JSONResponse({"error": reason}, refusal.status)
    return page(request, "refusal.html", refusal.status, reason=refusal.reason)


async def static(request: Request) -> Response:
    """Answer a file that never changes under its address."""
    found = _statics().get(request.path_params["name"])
    if found is None or request.path_params["hash"] != statics_hash():
        raise RefusedError(404, Text("there is no such file"))
    suffix = Path(request.path_params["name"]).suffix
    return Response(found, media_type=_TYPES[suffix], headers={"cache-control": FOREVER})


async def sign(_request: Request) -> Response:
    """Answer the sign of the pages to who asks for none by name."""
    return Response(_statics()["icon-192.png"], media_type=_TYPES[".png"])


async def worker(_request: Request) -> Response:
    """Answer the program that keeps what was opened; its address is for all pages, not a file's."""
    headers = {"cache-control": "no-cache"}
    return Response(_statics()["worker.js"], media_type=_TYPES[".js"], headers=headers)


async def manifest(_request: Request) -> Response:
    """Answer what a browser must know to put the pages on a home screen."""
    there = f"/static/{statics_hash()}"
    icons = [
        {"src": f"{there}/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"}
        for size in (192, 512)
    ]
    shown = {"display": "standalone", "background_color": "#F4EFE4", "theme_color": "#1F4E66"}
    named = {"name": "rollwrite", "short_name": "rollwrite", "start_url": "/"}
    return JSONResponse({**named, **shown, "icons": icons}, media_type="application/manifest+json")


@cache
def _statics() -> Mapping[str, bytes]:
    """Return the files by name: ours, the faces, and the style that names them."""
    own = {path.name: path.read_bytes() for path in sorted((_FOLDER / "static").iterdir())}
    faces = {path.name: path.read_bytes() for path in face_files()}
    return {**own, **faces, "faces.css": faces_style().encode()}


@cache
def statics_hash() -> str:
    """Return what tells these files from those of any other version."""
    digest = sha256()
    for name, content in _statics().items():
        digest.update(f"{name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:12]


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(_FOLDER / "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        finalize=_said,
    )


@pass_context
def _said(context: Context, value: Any) -> Any:
    """Return a text in the page's language, and anything else as it is."""
    return context["words"](value) if isinstance(value, Text | Name) else value
