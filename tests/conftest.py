import gc
import os
import sys
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sheets.words.text import Name, Text
from tests.pictures import check_golden

PACKAGES = ("cli", "fonts", "rollwrite", "scoring", "sheets")

# No test is timed: where others use the machine too, one example may take long. CI tries more.
settings.register_profile(
    "untimed", deadline=None, max_examples=100 if os.environ.get("CI") else 40
)
settings.load_profile("untimed")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--regenerate", action="store_true", help="write the golden files anew instead of comparing"
    )


@given(st.none())
def first_example(_: None) -> None:
    """Do nothing, under Hypothesis."""


def pytest_collection_finish() -> None:
    """Spare the garbage collector what stays until the end: all modules and tests."""
    # NumPy's random numbers come under Hypothesis's care with the first example, which looks
    # among what the collector knows.
    first_example()
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)  # What the tests make is seldom garbage in circles.


@pytest.fixture(autouse=True, scope="session")
def no_text_is_formatted() -> Iterator[None]:
    """Let no module of the project put a text into a string, which would lose its translation."""

    def refuse(text: Text | Name, spec: str) -> str:
        caller = sys._getframe(1).f_globals.get("__name__", "")
        if caller.partition(".")[0] in PACKAGES:
            raise TypeError(f"{caller} formats a text that only a Translation may say: {text!r}")
        return format(str(text), spec)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Text, "__format__", refuse)
        patched.setattr(Name, "__format__", refuse)
        yield


@pytest.fixture(autouse=True, scope="session")
def nothing_settled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let no test depend on the language and the settings of whoever runs it."""
    with pytest.MonkeyPatch.context() as environment:
        for name in ("LANGUAGE", "LC_PAPER", "ROLLWRITE_LANGUAGE", "ROLLWRITE_PAPER"):
            environment.delenv(name, raising=False)
        environment.setenv("LC_ALL", "C.UTF-8")
        environment.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("settings")))
        yield


@pytest.fixture(autouse=True, scope="session")
def no_power_fails() -> Iterator[None]:
    """Let no file wait until the disk has it: what is lost without power no test can lose."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(os, "fsync", lambda _file: None)
        yield


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--regenerate"))


@pytest.fixture
def golden_picture(regenerate: bool) -> Callable[[str, bytes], None]:
    """Return the check of a PNG file against `tests/golden/<name>.png`."""

    def check(name: str, png: bytes) -> None:
        check_golden(name, png, regenerate=regenerate)

    return check
