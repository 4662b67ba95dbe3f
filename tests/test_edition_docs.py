"""The page on the edition file shows every key, and what it shows is an edition."""

import re
import tomllib
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from scoring.merchants.game import GAME
from sheets.files.problem import has_errors
from sheets.merchants.edition.edition import BUILDINGS, FAMILY_SPELLS, SPELLS, Edition, Solo
from sheets.merchants.options import Rules

PAGE = (Path(__file__).parents[1] / "docs" / "edition.md").read_text("utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
EXCERPTS = re.findall(r"```toml excerpt\n(.*?)```", PAGE, re.DOTALL)
TREE = tomllib.loads("\n".join(EXAMPLES))


def keys_of(annotation: Any) -> set[str]:
    """Return every key that a file of this form may hold, at any depth."""
    if is_dataclass(annotation):
        hints = get_type_hints(annotation)
        inner = [keys_of(hints[field.name]) for field in fields(annotation)]
        return {field.name for field in fields(annotation)}.union(*inner)
    return set[str]().union(*(keys_of(each) for each in get_args(annotation)))


def keys_in(tree: Any) -> set[str]:
    if isinstance(tree, list):
        return set[str]().union(*(keys_in(each) for each in tree))
    if isinstance(tree, dict):
        return {*tree}.union(*(keys_in(each) for each in tree.values()))
    return set()


def test_the_examples_together_are_an_edition_without_errors() -> None:
    answer = GAME.check_edition(TREE)
    assert answer[0] is not None
    assert not has_errors(answer[1]), answer[1]


def test_the_examples_show_every_key() -> None:
    shown = keys_in([TREE, *map(tomllib.loads, EXCERPTS)])
    assert keys_of(Edition) <= shown


@pytest.mark.parametrize("word", [*SPELLS, *BUILDINGS])
def test_every_power_is_listed(word: str) -> None:
    assert f"`{word}`" in PAGE


def test_the_spells_of_the_archive_are_listed() -> None:
    chapter = PAGE[PAGE.index("## The archive") : PAGE.index("## Solo")]
    assert [word for word in SPELLS if f"`{word}`" in chapter] == [*FAMILY_SPELLS]


def test_the_defaults_are_the_programs() -> None:
    edition = GAME.check_edition(TREE)[0]
    assert isinstance(edition, Edition)
    assert edition.rules == Rules()
    assert edition.solo == Solo()
