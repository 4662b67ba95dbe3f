"""The rules: where a number leads."""

from __future__ import annotations

from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from rollwrite.catalogue import (
    NUMBER,
    UnknownGameError,
    UnknownRuleError,
    game_named,
    game_of_rule,
)
from rollwrite.web.pages import RefusedError, language_of


async def named(request: Request) -> Response:
    """Lead from a rule's number to its words, among the rules of its game."""
    number = request.path_params["name"].upper()
    try:
        game = game_of_rule(number) if NUMBER.fullmatch(number) else game_named(number)
    except (UnknownGameError, UnknownRuleError) as error:
        raise RefusedError(404, error.args[0]) from error
    query = urlencode({"language": language_of(request)})
    return RedirectResponse(f"/rules/{game}?{query}#{number}", 303)
