"""A real browser and a server for the tests of a module."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browsers import chromium
from tests.rollwrite.web import servers


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def served() -> Iterator[str]:
    with servers.served() as address:
        yield address
