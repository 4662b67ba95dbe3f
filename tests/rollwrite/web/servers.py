"""The pages as a browser meets them: a server on a free port, for as long as tests run."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest


@contextmanager
def served() -> Iterator[str]:
    """Yield the address of a running server; skips where the extra is missing."""
    uvicorn = pytest.importorskip("uvicorn", reason="needs the extra web")
    from rollwrite.web import Settings, application

    app = application(Settings(requests=100_000))
    server = uvicorn.Server(uvicorn.Config(app, log_level="error"))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.01)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        thread.join()


class Visit:
    """A page of a browser in which nothing goes wrong unseen, and that asks no other server."""

    def __init__(self, browser: Any, address: str, width: int, **options: Any) -> None:
        size = {"width": width, "height": 844 if width < 600 else 800}
        self.context = browser.new_context(viewport=size, **options)
        self.page = self.context.new_page()
        self.address = address
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._heard)
        self.page.on("request", self._asked)

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(message.text)

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.faults.append(f"asks {request.url}")

    def goto(self, path: str) -> Any:
        """Open a page and return it."""
        self.page.goto(self.address + path)
        return self.page


@contextmanager
def visit(browser: Any, address: str, width: int, **options: Any) -> Iterator[Visit]:
    """Yield a visit, and fail after it where anything went wrong."""
    made = Visit(browser, address, width, **options)
    yield made
    made.context.close()
    assert made.faults == [], made.faults
