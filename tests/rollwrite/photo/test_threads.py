"""Photographs read in several threads at once say what they say alone."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

import rollwrite as rw

EXAMPLE = Path(__file__).parents[3] / "docs" / "example"
PHOTOS = [EXAMPLE / f"{name}.jpg" for name in ("anna", "bernd", "chloe")]
THREADS = 4


@pytest.mark.slow
def test_threads_read_what_one_alone_reads() -> None:
    """Every thread begins with another photograph, all at the same moment."""
    alone = [rw.read_photo(photo).answer("json") for photo in PHOTOS]
    start = Barrier(THREADS)

    def read(thread: int) -> dict[int, str]:
        start.wait()
        order = [(thread + number) % len(PHOTOS) for number in range(len(PHOTOS))]
        return {number: rw.read_photo(PHOTOS[number]).answer("json") for number in order}

    with ThreadPoolExecutor(THREADS) as threads:
        for found in threads.map(read, range(THREADS)):
            assert found == dict(enumerate(alone))
