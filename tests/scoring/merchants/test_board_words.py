"""What is said of boards, rewards and prices is said in every language."""

from __future__ import annotations

import ast
import inspect
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import cli.regions
import scoring.words
from scoring.merchants import board_checks, board_reading, explained, region_checks

MODULES = (board_checks, board_reading, explained, region_checks, cli.regions)
CATALOGUES = ("board", "calculators")
SAYING = ("Sentence", "error", "warning")
FOLDER = Path(inspect.getfile(scoring.words)).parent / "words"


def sentences(module: ModuleType) -> Iterator[str]:
    """Give the templates of a module: what its sayings are given, or what is called `text`."""
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in SAYING:
                yield from (text for each in node.args for text in constants(each))
            case ast.Assign(targets=[ast.Name(id="text")]):
                yield from constants(node.value)


def constants(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)) if not re.fullmatch(r"([MFS]\d+(\.\d+)?)?", text):
            yield text
        case ast.IfExp():
            yield from (*constants(node.body), *constants(node.orelse))


def catalogue(language: str) -> dict[str, str]:
    templates: dict[str, str] = {}
    for name in CATALOGUES:
        tree = tomllib.loads((FOLDER / language / f"{name}.toml").read_text("utf-8"))
        for table in tree.values():
            templates |= table
    return templates


def places(template: str) -> set[str]:
    return set(re.findall(r"{(\w+)", template))


SAID = {text for module in MODULES for text in sentences(module)}


def test_sentences_are_found() -> None:
    assert "is a lake; {what} is drawn in an empty hex of land" in SAID
    assert "where" in SAID
    assert len(SAID) > 60


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_sentence_is_translated_with_its_places_and_none_is_left_over(language: str) -> None:
    own = catalogue(language)
    assert set(own) == SAID
    for text, translated in own.items():
        assert places(text) == places(translated), text
        assert translated
