"""Several threads at once write what each writes alone; libraries that allow one have one."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from threading import Barrier, Event, Lock
from time import sleep
from typing import Any, TypeVar

import pypdfium2
import pytest
from reportlab.pdfbase.ttfonts import TTFontFace

from fonts import outlines
from sheets.document import SheetRenderer
from sheets.drawing.shapes import Drawing, Group, drawn_once
from sheets.page.layout import Placed, place_layout
from sheets.write import Settings, write
from tests.sheets.printing import printing
from tests.sheets.write.samples import page, sample, text

THREADS = 4
Made = TypeVar("Made")


def in_threads(work: Callable[[int], Made]) -> list[Made]:
    """Return what several threads make, each of its number; all begin at the same time."""
    start = Barrier(THREADS)

    def begin(number: int) -> Made:
        start.wait(10)
        return work(number)

    with ThreadPoolExecutor(THREADS) as pool:
        return [*pool.map(begin, range(THREADS))]


def written(suffix: str, pages: Iterable[Drawing], **settings: Any) -> bytes:
    """Return the bytes of a file of pages, which are taken as they come."""
    target = BytesIO()
    write(suffix, pages, target, Settings("A document", "en", **settings))
    return target.getvalue()


def pages_of(number: int) -> list[Drawing]:
    """Return the pages of one thread's document, whose letters no other one has."""
    letters = "ABCDEFGHIJKL"[3 * number : 3 * number + 3]
    return [sample(f"Anna {letters}"), page(text(f"Éva {letters}", face="wide")), sample()]


def once_at_a_time(
    monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, lasting: float = 0.005
) -> list[int]:
    """Return how many threads are in a function of a library whenever one comes in."""
    inside, changing, seen = 0, Lock(), list[int]()
    real = getattr(owner, name)

    def watched(*args: Any, **kwargs: Any) -> Any:
        nonlocal inside
        with changing:
            inside += 1
            seen.append(inside)
        sleep(lasting)  # So that who may come in meanwhile does.
        try:
            return real(*args, **kwargs)
        finally:
            with changing:
                inside -= 1

    monkeypatch.setattr(owner, name, watched)
    return seen


def test_a_pdf_has_its_bytes_whoever_begins_and_ends_meanwhile() -> None:
    alone = [written("pdf", pages_of(number)) for number in range(THREADS)]
    begun, ended = ([Event() for _ in range(THREADS)] for _ in range(2))

    def in_turn(number: int) -> Iterator[Drawing]:
        first, *others = pages_of(number)
        begun[number].set()
        yield first
        begun[-1].wait(10)
        if number:
            ended[number - 1].wait(10)
        yield from others

    def work(number: int) -> bytes:
        if number:
            begun[number - 1].wait(10)
        try:
            return written("pdf", in_turn(number))
        finally:
            ended[number].set()

    assert in_threads(work) == alone


def test_a_face_is_read_for_one_pdf_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = [written("pdf", pages_of(number)) for number in range(THREADS)]
    seen = once_at_a_time(monkeypatch, TTFontFace, "makeSubset")
    assert in_threads(lambda number: written("pdf", pages_of(number))) == alone
    assert {*seen} == {1}


@pytest.mark.parametrize("letters", ["live", "outlines"])
def test_an_svg_has_its_bytes(letters: str) -> None:
    def work(number: int) -> bytes:
        return written("svg", pages_of(number)[:1], svg_text=letters)

    assert in_threads(work) == [*map(work, range(THREADS))]


def test_the_outlines_of_a_face_are_read_by_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    outlines.outline.cache_clear()
    seen = once_at_a_time(monkeypatch, outlines, "SVGPathPen")
    in_threads(lambda number: outlines.outline("text", "ABCD"[number]).encode())
    assert {*seen} == {1}


@pytest.mark.parametrize("name", ["render", "close"])
def test_pdfium_is_entered_by_one_thread(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    def work(number: int) -> bytes:
        return written("png", pages_of(number)[:1], grey=number % 2 == 0)

    alone = [*map(work, range(THREADS))]
    owner = pypdfium2.PdfPage if name == "render" else pypdfium2.PdfDocument
    seen = once_at_a_time(monkeypatch, owner, name)
    assert in_threads(work) == alone
    assert {*seen} == {1}


def test_what_is_shared_is_drawn_once_for_all_threads() -> None:
    @drawn_once
    def stamp(size: float) -> Group:
        sleep(0.005)
        return Group((text("stamp"),), scale=size, name="stamp")

    drawn = [*map(id, in_threads(lambda _: stamp(2.0)))]
    assert drawn == [id(stamp(2.0))] * THREADS
    assert stamp(1.0) is not stamp(2.0)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["merchants", "pandoria"])
def test_sheets_drawn_by_threads_have_the_bytes_of_those_drawn_alone(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    def slow(*details: Any) -> Placed:
        sleep(0.005)
        return place_layout(*details)

    printed = printing(game)
    table = printed.table(3, names=("Anna", "Bernd", "Çelik"))
    alone = written("pdf", printed.draw(table))
    renderer = SheetRenderer(printed.game, printed.edition)
    monkeypatch.setattr("sheets.document.place_layout", slow)
    assert in_threads(lambda _: written("pdf", renderer.draw(table))) == [alone] * THREADS
