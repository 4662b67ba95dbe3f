"""What pages in a browser cost: a tap, a printed page, a table's document, what is sent, memory.

A server of its own answers over one connection, as it would a browser; each figure is held against
what the library alone needs for the same in this process.
"""

import http.client
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.figure import Figure, in_turn, ratio
from rollwrite.marked import BlankPages, MarkedTable
from rollwrite.sources import Content, Editions

RUNS = 31
EXAMPLE = Path(__file__).parents[1] / "docs" / "example" / "game.toml"
TABLE = {"played": "merchants base", "player": ["Anna", "Bernd", "Chloé"], "language": "en"}
KB = 1000
STATICS = ("print.js", "score.js", "photos.js")


class Browser:
    """One connection to a server, as a browser keeps it."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port)

    def get(self, path: str) -> bytes:
        """Return what an address answers, compressed as it comes."""
        return self._asked("GET", path)

    def post(self, path: str, tree: object) -> bytes:
        """Return what an address answers to JSON."""
        return self._asked("POST", path, json.dumps(tree), {"content-type": "application/json"})

    def _asked(
        self, method: str, path: str, body: str = "", headers: dict[str, str] | None = None
    ) -> bytes:
        own = {"accept-encoding": "gzip", "sec-fetch-site": "same-origin", **(headers or {})}
        self._connection.request(method, path, body or None, own)
        answer = self._connection.getresponse()
        content = answer.read()
        assert answer.status == 200, content[:300]
        return content


@contextmanager
def served() -> Iterator[tuple[Browser, int]]:
    """Yield a browser at a server of its own, and the number of that process."""
    command = (
        "from rollwrite.serving import serve;"
        "serve(port=0, requests=10**9, ready=lambda address: print(address, flush=True))"
    )
    process = subprocess.Popen([sys.executable, "-c", command], stdout=subprocess.PIPE)
    assert process.stdout is not None
    port = int(process.stdout.readline().rpartition(b":")[2].strip(b"/\n"))
    for _ in range(100):
        try:
            browser = Browser(port)
            browser.get("/health")
            break
        except OSError:
            time.sleep(0.05)
    yield browser, process.pid
    process.terminate()
    process.wait()


def tap() -> list[Figure]:
    """Return what a tap on a full sheet costs, against the library's pen layer, check and score."""
    state = json.dumps(MarkedTable.of(EXAMPLE).tree, default=str)
    blank, editions = BlankPages(), Editions()
    sent = {"state": state, "sheet": "player-1-anna", "place": "gold", "meaning": "3"}

    def library() -> float:
        begun = time.perf_counter()
        table = MarkedTable.of(Content(state, "state.json"), blank=blank, editions=editions)
        marked = table.marked(1, "gold", 3)
        marked.pen(1), marked.problems, marked.score
        return 1000 * (time.perf_counter() - begun)

    with served() as (browser, _):

        def answered() -> float:
            begun = time.perf_counter()
            browser.post("/score/tap?language=en", sent)
            return 1000 * (time.perf_counter() - begun)

        took, alone = in_turn(RUNS, answered, library)
        size = len(browser.post("/score/tap?language=en", sent)) / KB
    return [
        ratio("web: a tap", "ms", took, alone, limit=2, aim=1.4),
        Figure("web: a tap's answer, compressed", size, "kB", limit=6),
    ]
