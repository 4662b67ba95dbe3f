"""What pages in a browser cost: a tap, a printed page, a table's document, what is sent, memory.

A server of its own answers over one connection, as it would a browser; each figure is held against
what the library alone needs for the same in this process.
"""

import gzip
import http.client
import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlencode

import rollwrite as rw
from bench.figure import Figure, in_turn, ratio
from rollwrite.marked import BlankPages, MarkedTable
from rollwrite.sources import Content, Editions

RUNS, FEWER = 31, 11
MANY, FIRST = 1000, 100
READINGS = 100
EXAMPLE = Path(__file__).parents[1] / "docs" / "example" / "game.toml"
TABLE = {"played": "merchants base", "player": ["Anna", "Bernd", "Chloé"], "language": "en"}
KB = 1000
FORM = "application/x-www-form-urlencoded"
SCRIPTS = ("site.js", "print.js", "score.js", "photos.js", "worker.js")


class Browser:
    """One connection to a server, as a browser keeps it."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self._connection = http.client.HTTPConnection("127.0.0.1", port)

    def get(self, path: str) -> bytes:
        """Return what an address answers, compressed as it comes."""
        return self._asked("GET", path)

    def post(self, path: str, tree: object) -> bytes:
        """Return what an address answers to JSON."""
        return self._asked("POST", path, json.dumps(tree), {"content-type": "application/json"})

    def fill(self, path: str, **fields: str) -> bytes:
        """Return what an address answers to a form."""
        return self._asked("POST", path, urlencode(fields), {"content-type": FORM})

    def send(self, path: str, *photos: Path) -> bytes:
        """Return what an address answers to photographs."""
        parts = (
            f'--x\r\nContent-Disposition: form-data; name="photo"; filename="{each.name}"\r\n\r\n'
            .encode() + each.read_bytes() for each in photos
        )  # fmt: skip
        body = b"\r\n".join((*parts, b"--x--\r\n"))
        return self._asked("POST", path, body, {"content-type": "multipart/form-data; boundary=x"})

    def _asked(
        self, method: str, path: str, body: str | bytes = "", headers: dict[str, str] | None = None
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

    def work() -> None:
        table = MarkedTable.of(Content(state, "state.json"), blank=blank, editions=editions)
        marked = table.marked(1, "gold", 3)
        marked.pen(1)
        assert marked.problems is not None
        assert marked.score is not None

    with served() as (browser, _):

        def answered() -> float:
            return timed(lambda: browser.post("/score/tap?language=en", sent))

        took, alone = in_turn(RUNS, answered, lambda: timed(work))
        size = len(browser.post("/score/tap?language=en", sent)) / KB
    return [
        ratio("web: a tap", "ms", took, alone, limit=2, aim=1.4),
        Figure("web: a tap's answer, compressed", size, "kB", limit=6),
    ]


def page() -> list[Figure]:
    """Return what a printed page costs, the first time and from memory, and what is sent of it."""
    numbers = iter(range(10_000))

    def address(number: int) -> str:
        names = {"players": 2, "player": [f"A{number}", "B"]}
        return f"/sheet.svg?{urlencode(names, doseq=True)}"

    with served() as (browser, _):
        browser.get(address(next(numbers)))

        def first() -> float:
            return timed(lambda: browser.get(address(next(numbers)) + "&page=2"))

        def library() -> float:
            names = [f"A{next(numbers)}", "B"]
            return timed(lambda: rw.draw(players=names)[1].svg())

        def again() -> float:
            return timed(lambda: browser.get(address(0) + "&page=2"))

        static = (
            gzip.decompress(browser.get("/"))
            .partition(b'href="')[2]
            .partition(b"icon.svg")[0]
            .decode()
        )

        def file() -> float:
            return timed(lambda: browser.get(f"{static}table.webp"))

        new, drawn = in_turn(RUNS, first, library)
        kept, plain = in_turn(RUNS, again, file)
        print_page = len(browser.get("/print?players=3")) / KB
        form = len(gzip.compress(rw.draw(players=3)[0].form().encode())) / KB
        start = len(browser.get("/")) / KB
        scripts = sum(len(browser.get(static + each)) for each in SCRIPTS) / KB
    return [
        ratio("web: a page, first", "ms", new, drawn, limit=1.3),
        ratio("web: a page, from memory", "ms", kept, plain, limit=1.5),
        Figure("web: a printed page, compressed", form, "kB", limit=45),
        Figure("web: the first page beside its picture", start, "kB", limit=60),
        Figure("web: Print beside its sheet", print_page - form, "kB", limit=60),
        Figure("web: all scripts, compressed", scripts, "kB", limit=12),
    ]


def document() -> list[Figure]:
    """Return what the PDF of a table costs, against `Sheets.save` of the library."""
    numbers = iter(range(10_000))
    with served() as (browser, _), TemporaryDirectory() as folder:
        browser.get("/print.pdf?players=4")

        def asked() -> float:
            return timed(
                lambda: browser.get(f"/print.pdf?players=4&copies={1 + next(numbers) % 2}")
            )

        def library() -> float:
            copies = 1 + next(numbers) % 2
            return timed(lambda: rw.draw(players=4, copies=copies).save(f"{folder}/table.pdf"))

        took, alone = in_turn(FEWER, asked, library)
    return [ratio("web: a table's PDF", "ms", took, alone, limit=1.15)]


def memory() -> list[Figure]:
    """Return by how much a server grows when a thousand different sheets are asked for in turn."""
    with served() as (browser, process):
        for number in range(MANY):
            browser.get(f"/sheet.svg?players=2&player=A{number}&player=B&page=2")
            if number == FIRST:
                before = resident(process)
        after = resident(process)
    return [
        Figure("web: memory after 1,000 sheets, of after 100", after, "MB", limit=1.2, floor=before)
    ]


def photograph() -> list[Figure]:
    """Return what a photograph costs, against the command, and by how much the server grows."""
    photos = [EXAMPLE.with_name(f"{name}.jpg") for name in ("anna", "bernd", "chloe")]
    command = [
        sys.executable,
        "-m",
        "rollwrite",
        "photo",
        str(photos[0]),
        "--likely",
        "--format=json",
    ]
    state = json.dumps(MarkedTable.of(EXAMPLE).tree, default=str)
    with served() as (browser, process):
        for _ in range(READINGS):
            browser.fill("/score/result?language=en", state=state)
        before = resident(process)
        browser.get("/score/photos")  # Which a person sees first.

        def read() -> float:
            return timed(lambda: browser.send("/score/photos?language=en", photos[0]))

        def alone() -> float:  # What is missing is an exit code, of which nothing is learnt here.
            return timed(lambda: subprocess.run(command, capture_output=True, check=False))

        took, commanded = in_turn(FEWER, read, alone)
        for _ in range(READINGS):
            browser.send("/score/photos?language=en", *photos)
        after = resident(process)
    grown = "web: memory after photographs, of after results"
    return [
        ratio("web: a photograph", "ms", took, commanded, limit=1.1),
        Figure(grown, after, "MB", limit=1.3, floor=before),
    ]


def timed(work: Callable[[], object]) -> float:
    """Return how many milliseconds work takes."""
    begun = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - begun)


def resident(process: int) -> float:
    """Return the memory of a process in MB."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1_000_000


def browser() -> list[Figure]:
    """Return what a tap takes in Chromium with its processor slowed four times, tap to drawn."""
    from tests.browsers import chromium

    table = f"/score/table?language=en&{urlencode(TABLE, doseq=True)}"
    with served() as (asked, _), chromium() as found:
        asked.get(table)
        shown = found.new_page(viewport={"width": 390, "height": 844})
        devtools = shown.context.new_cdp_session(shown)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        begun = time.perf_counter()
        shown.goto(asked.address + table)
        shown.locator(".scripted").wait_for()
        ready = time.perf_counter() - begun
        shown.locator('#zones button[value="tracks"]').click()
        took = [_drawn_after(shown, step % 6) for step in range(RUNS)]
    return [
        Figure("web: tap to drawn, slowed four times", median(took[1:]), "ms", limit=120, aim=70),
        Figure("web: page to first tap, slowed four times", ready, "s", limit=1.5),
    ]


def _drawn_after(shown: Any, step: int) -> float:
    """Return how long a look that is chosen takes until the pen's layer is another one."""
    mark = shown.locator(f'[data-mark="track.gold.{step}"] > rect').first.bounding_box()
    shown.mouse.click(mark["x"] + mark["width"] / 2, mark["y"] + mark["height"] / 2)
    choice = shown.locator(f'#panel input[value="{step}"]')
    choice.wait_for(state="attached")
    return float(
        choice.evaluate(
            """(choice) => new Promise((done) => {
                const draw = document.getElementById("draw"), begun = performance.now();
                new MutationObserver((_, seen) => {
                    seen.disconnect();
                    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
                }).observe(draw, { childList: true });
                choice.click();
            })"""
        )
    )


def web() -> list[Figure]:
    """Return all figures of the pages in a browser."""
    return [*tap(), *page(), *document(), *photograph(), *memory(), *browser()]
