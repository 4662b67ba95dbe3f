"""What the tests of the commands have in common."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from sheets.document import SheetRenderer
from sheets.files.problem import Problem
from sheets.lint.edition import find_layout_problems
from sheets.page.layout import Placed

if TYPE_CHECKING:  # Not every system has such terminals.
    from tests.terminals import Terminal


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Run every command in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    """Close the terminals that a test opens."""
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


@pytest.fixture(scope="session")
def layouts() -> dict[str, dict[Hashable, Placed]]:
    """Keep what the sheets of an edition have in common."""
    return {}


@pytest.fixture(scope="session")
def problems() -> dict[str, list[Problem]]:
    """Keep what does not fit on the sheets of an edition."""
    return {}


@pytest.fixture(autouse=True, scope="module")
def an_edition_is_drawn_once(
    layouts: dict[str, dict[Hashable, Placed]], problems: dict[str, list[Problem]]
) -> Iterator[None]:
    """Let all commands of a process share what an edition's sheets of one look have in common.

    Tests of other rooms draw what they look at.
    """
    begin = SheetRenderer.__init__

    def begin_with_shared(renderer: SheetRenderer, *arguments: Any, **more: Any) -> None:
        begin(renderer, *arguments, **more)
        renderer._layouts = layouts.setdefault(repr(renderer.edition), {})

    def find_once(renderer: SheetRenderer) -> list[Problem]:
        edition = repr(renderer.edition)
        if edition not in problems:
            problems[edition] = find_layout_problems(renderer)
        return problems[edition]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(SheetRenderer, "__init__", begin_with_shared)
        patched.setattr("sheets.lint.edition.find_layout_problems", find_once)
        yield
