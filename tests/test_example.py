"""The example's evening online is what the commands make of its calls."""

import re
from pathlib import Path

import pytest

from tools.release.example import EXAMPLE, RECORD, make_evening

SHOWN = [
    block.strip()
    for block in re.findall(r"```\n(.*?)```", (EXAMPLE / "README.md").read_text("utf-8"), re.DOTALL)
]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """Return a folder with what the commands make, and what they say."""
    folder = tmp_path_factory.mktemp("evening")
    return folder, make_evening(folder)


def test_the_scribe_types_the_calls_and_the_record_is_kept(
    evening: tuple[Path, dict[str, str]],
) -> None:
    folder, _ = evening
    assert (folder / RECORD).read_bytes() == (EXAMPLE / RECORD).read_bytes()


def test_the_page_shows_calls_answers_and_score_as_they_are(
    evening: tuple[Path, dict[str, str]],
) -> None:
    _, said = evening
    _, calls, told, score, _ = SHOWN
    assert (EXAMPLE / "calls.txt").read_text("utf-8").startswith(calls)
    assert told in said["play"]
    assert score == said["score"].strip()
