"""`rollwrite.serve`: the pages of `rollwrite/web` on this machine.

Needs the extra `web`, which nothing here imports before pages are served.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Final

LIBRARIES: Final = ("starlette", "uvicorn", "multipart")  # Which the extra brings.
LOCAL: Final = "127.0.0.1"
PORT: Final = 8000
MOST_AT_ONCE: Final = 200  # Requests; a browser opens six connections.


def missing_library() -> str:
    """Return a library of the extra `web` that is not installed, "" where all are."""
    return next((name for name in LIBRARIES if find_spec(name) is None), "")


def serve(
    host: str = LOCAL,
    port: int = PORT,
    *,
    names: Sequence[str] = (),
    requests: int | None = None,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Answer browsers until the process is told to end.

    host:  an address of this machine; `0.0.0.0` lets other machines of its network in
    port:  0 takes a free one
    requests: how many one address may make in a minute, by default as many as a table needs
    names: by which browsers may call the server besides, such as `games.example`
    ready: called with the address to be opened, once it can be

    Raises OSError for a port in use, or an address that is not this machine's, ImportError without
    the extra `web`.
    """
    import uvicorn

    from rollwrite.web import Settings, application

    listening, usual = _listening(host, port), Settings()
    hosts, most = (*usual.hosts, *map(str.casefold, names)), requests or usual.requests
    own = Settings(hosts=hosts, any_address=_is_open(host), requests=most)
    config = uvicorn.Config(
        application(own),
        log_level="error",
        access_log=False,  # It would tell addresses, and choices with names in them.
        server_header=False,
        limit_concurrency=MOST_AT_ONCE,
        timeout_graceful_shutdown=3,
    )
    with listening, suppress(KeyboardInterrupt):
        if ready:
            ready(f"http://{_reached_at(host)}:{listening.getsockname()[1]}/")
        uvicorn.Server(config).run([listening])


def _listening(host: str, port: int) -> socket.socket:
    """Return a socket at an address.

    It names its protocol: only then answers are sent at once, not when more of them has come.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":  # So that a port is free at once when a server has ended.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def _is_open(host: str) -> bool:
    """Return whether other machines can reach an address of this one."""
    with suppress(ValueError):
        return not ip_address(host).is_loopback
    return host != "localhost"


def _reached_at(host: str) -> str:
    """Return by what others call this machine, where it listens at all of its addresses."""
    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # Nothing is sent: it tells which address would be used.
        return str(probe.getsockname()[0])
    return socket.gethostname()
