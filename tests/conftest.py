from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.pictures import check_golden


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--regenerate", action="store_true", help="write the golden files anew instead of comparing"
    )


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--regenerate"))


@pytest.fixture
def golden_picture(regenerate: bool) -> Callable[[str, bytes], None]:
    """Return the check of a PNG file against `tests/golden/<name>.png`."""

    def check(name: str, png: bytes) -> None:
        check_golden(name, png, regenerate=regenerate)

    return check
