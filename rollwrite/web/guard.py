"""What every request has to pass, and what every answer says of itself to a browser.

A request must name a host of ours, so that no foreign page reaches this machine under a name of
its own; what changes anything must come from a page of ours. Pure ASGI: bodies pass through.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from ipaddress import ip_address
from time import monotonic
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rollwrite.web.pages import RefusedError, refused
from rollwrite.web.settings import Settings
from sheets.words.text import Text

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        *(f"{kind}-src 'self'" for kind in ("script", "style", "font", "connect", "manifest")),
        "img-src 'self' data: blob:",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final[Mapping[str, str]] = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
READS: Final = ("GET", "HEAD")
MINUTE: Final = 60.0
MOST_ADDRESSES: Final = 10_000  # Whose requests are counted; who is more starts anew.


class Guard:
    """The application behind the checks of all requests."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._counts: OrderedDict[str, tuple[float, int]] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        refusal = self._refusal(scope)
        if refusal:
            await refused(scope, refusal)(scope, receive, send_with_headers)
            return
        body = _Body(receive, *self._limits(scope["path"]))
        try:
            await self._app(scope, body, send_with_headers)
        except RefusedError as error:  # Of a body, while it was read.
            await refused(scope, error)(scope, receive, send_with_headers)

    def _limits(self, path: str) -> tuple[int, float]:
        """Return how many bytes a body may have, and the seconds in which it must be there."""
        own = self._settings
        if path.startswith("/score/photos"):
            return own.photo_bytes, own.photo_seconds
        return own.most_bytes, own.body_seconds

    def _refusal(self, scope: Scope) -> RefusedError | None:
        """Return why a request is not answered, None where it is."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._is_ours(host):
            return RefusedError(421, Text("this server is not called {host}", host=host[:60]))
        if len(scope["query_string"]) > 8192:
            return RefusedError(414, Text("this address is too long; the longest has 8192 letters"))
        if self._is_too_often(scope["client"][0] if scope["client"] else ""):
            most = self._settings.requests
            return RefusedError(
                429, Text("at most {most} requests a minute; wait a little", most=most)
            )
        if scope["method"] not in READS and not _is_from_us(headers, host):
            return RefusedError(403, Text("what is sent here must come from a page of this server"))
        length = headers.get("content-length", "0")
        most, _ = self._limits(scope["path"])
        if not length.isdecimal() or int(length) > most:
            return RefusedError(413, _too_large(most))
        return None

    def _is_ours(self, host: str) -> bool:
        name, _, port = host.rpartition(":") if not host.endswith("]") else (host, "", "")
        if not name or not port.isdecimal():
            name = host
        if name.casefold() in self._settings.hosts:
            return True
        return self._settings.any_address and _is_address(name.strip("[]"))

    def _is_too_often(self, address: str) -> bool:
        now = monotonic()
        begun, count = self._counts.pop(address, (now, 0))
        if now - begun > MINUTE:
            begun, count = now, 0
        self._counts[address] = (begun, count + 1)
        if len(self._counts) > MOST_ADDRESSES:
            self._counts.popitem(last=False)
        return count >= self._settings.requests


class _Body:
    """What gives a request's body, as far as it is not too large and comes in time."""

    def __init__(self, receive: Receive, most: int, seconds: float) -> None:
        self._receive = receive
        self._most = most
        self._left = seconds
        self._size = 0
        self._is_whole = False

    async def __call__(self) -> Message:
        if self._is_whole:  # What is waited for now is that the browser goes away.
            return await self._receive()
        begun = monotonic()
        try:
            message = await asyncio.wait_for(self._receive(), self._left)
        except TimeoutError:
            raise RefusedError(408, Text("the request did not come to its end")) from None
        self._left -= monotonic() - begun
        self._size += len(message.get("body", b""))
        if self._size > self._most:
            raise RefusedError(413, _too_large(self._most))
        self._is_whole = not message.get("more_body", False)
        return message


def _too_large(most: int) -> Text:
    return Text("this is too large; at most {size} MB are read", size=most >> 20)


def _is_from_us(headers: Headers, host: str) -> bool:
    """Return whether a page of ours sent this; on plain HTTP some browsers say only the origin."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site == "same-origin"
    _, _, origin = headers.get("origin", "").partition("://")
    return origin == host


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
