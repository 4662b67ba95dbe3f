"""Work: a process dies of what takes too long or too much; nobody else notices."""

import asyncio
import os
import resource
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.rollwrite.web.clients import client

client()  # Skips where the extra is missing.

from rollwrite.web.drawings import Drawings  # noqa: E402
from rollwrite.web.pages import RefusedError  # noqa: E402
from rollwrite.web.settings import Settings  # noqa: E402
from rollwrite.web.work import MOST_WAITING, Work, work_of  # noqa: E402

TABLE: dict[str, Any] = {"players": 2, "game": "merchants"}
LOOK: dict[str, Any] = {"options": TABLE, "language": "en", "page": 1}


def done(work: Work, job: str, **given: Any) -> Any:
    return asyncio.run(work.done(job, **given))


def refused(work: Work, job: str, **given: Any) -> RefusedError:
    with pytest.raises(RefusedError) as error:
        done(work, job, **given)
    return error.value


def test_what_takes_too_long_is_given_up_and_the_next_is_done() -> None:
    work = work_of(Settings(work_seconds=9), 1)
    club = b"Anna,Bernd\n" * 9_000
    error = refused(work, "document", options={"players_file": club}, language="en")
    assert error.status == 503
    assert "more time or memory than there is" in str(error.reason)
    assert len(done(work, "look", **LOOK).told["pages"]) == 4


def test_what_takes_too_much_memory_is_given_up_and_the_next_is_done() -> None:
    work = work_of(Settings(work_memory=320 << 20), 1)
    given = {"options": {**TABLE, "paper": "a3"}, "language": "en", "page": 1, "suffix": "png"}
    assert refused(work, "picture", **given, dpi=600).status == 503
    assert done(work, "picture", **given, dpi=72).content


def test_a_process_that_was_ended_is_replaced() -> None:
    work = work_of(Settings(body_seconds=29), 1)
    first = done(work, "look", **LOOK)
    (process,) = work._begun
    os.kill(process.process, signal.SIGKILL)
    while process.is_alive:
        pass
    assert done(work, "look", **LOOK) == first


def test_who_asks_while_too_many_wait_is_told_to_come_again() -> None:
    async def asked() -> Any:
        work = work_of(Settings(body_seconds=28), 1)
        jobs = (work.done("look", **LOOK) for _ in range(MOST_WAITING + 5))
        return await asyncio.gather(*jobs, return_exceptions=True)

    found = asyncio.run(asked())
    refusals = [each.status for each in found if isinstance(each, RefusedError)]
    assert refusals == [503] * 5


def test_the_loop_is_free_while_a_page_is_drawn() -> None:
    async def asked() -> int:
        turns = 0
        drawing = asyncio.ensure_future(Drawings(Settings()).look(TABLE, "fr", 1))
        while not drawing.done():
            await asyncio.sleep(0.001)
            turns += 1
        return turns

    assert asyncio.run(asked()) > 5


def test_only_so_many_bytes_are_kept() -> None:
    drawings = Drawings(Settings(kept_bytes=200_000))

    async def asked() -> None:
        for number in range(12):
            await drawings.look({**TABLE, "players": ["Anna", f"B{number}"]}, "en", 1)

    asyncio.run(asked())
    assert 1 < len(drawings._kept) < 6


def memory_of(process: int | str) -> int:
    """Return the kB that a process holds."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


@pytest.mark.slow
def test_a_thousand_different_sheets_do_not_let_memory_grow() -> None:
    drawings = Drawings(Settings(kept_bytes=4 << 20))

    async def asked(numbers: range) -> None:
        for number in numbers:
            options = {"game": "realm-of-sand", "players": [f"Anna {number}", "Bernd"]}
            await drawings.look(options, "en", 1)

    def held() -> list[int]:
        return [memory_of("self"), *(memory_of(each.process) for each in drawings._work._begun)]

    asyncio.run(asked(range(100)))
    before = held()
    asyncio.run(asked(range(100, 1000)))
    assert all(now < 1.2 * then for now, then in zip(held(), before, strict=True))
    assert resource.getrlimit(resource.RLIMIT_AS)[0] == resource.RLIM_INFINITY
