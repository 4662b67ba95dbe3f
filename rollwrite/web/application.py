"""The application: which address is answered by what."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from rollwrite.marked import BlankPages
from rollwrite.sources import Editions
from rollwrite.web import pages, photographs, printing, rules, score
from rollwrite.web.drawings import Drawings
from rollwrite.web.guard import Guard
from rollwrite.web.pages import RefusedError
from rollwrite.web.settings import Settings
from sheets.words.text import Text


def application(settings: Settings | None = None) -> Starlette:
    """Return an ASGI application with these limits."""
    limits = settings or Settings()
    app = Starlette(
        routes=[
            Route("/", first),
            Route("/health", health),
            Route("/favicon.ico", pages.sign),
            Route("/worker.js", pages.worker),
            Route("/manifest.webmanifest", pages.manifest),
            *rules.routes(),
            *printing.routes(),
            *score.routes(),
            *photographs.routes(),
            Route("/static/{hash}/{name}", pages.static),
        ],
        middleware=[Middleware(Guard, settings=limits), Middleware(GZipMiddleware)],
        exception_handlers={RefusedError: _refused, HTTPException: _unknown, Exception: _failed},
        lifespan=_begun,
    )
    app.state.settings = limits
    app.state.rule_drawings = rules.RuleDrawings()
    app.state.drawings = Drawings(limits)
    app.state.blank = BlankPages()
    app.state.editions = Editions(of_stranger=True)
    return app


@asynccontextmanager
async def _begun(app: Starlette) -> AsyncIterator[None]:
    """Draw what most see first, so that nobody waits for what draws to begin."""
    drawing = asyncio.ensure_future(printing.draw_usual(app.state.drawings))
    yield
    drawing.cancel()
    app.state.drawings.close()


async def first(request: Request) -> Response:
    """Answer the page for whoever comes and knows nothing; choices lead to what they choose."""
    if {*request.query_params} - {"language"}:
        return RedirectResponse(f"/print?{request.url.query}", 303)
    return pages.page(request, "first.html")


async def health(_request: Request) -> Response:
    """Say that the server answers."""
    return PlainTextResponse("ok\n")


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, RefusedError)
    return pages.refused(request.scope, error)


async def _unknown(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    reasons = {404: Text("there is no such page"), 405: Text("this cannot be done with this page")}
    reason = reasons.get(error.status_code, Text("this request cannot be understood"))
    return pages.refused(request.scope, RefusedError(error.status_code, reason))


async def _failed(request: Request, _error: Exception) -> Response:
    return pages.refused(
        request.scope, RefusedError(500, Text("this did not work; nothing is lost"))
    )
