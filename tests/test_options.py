"""An option of an edition is one row, which all that tells of it reads, and some rule as code."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from scoring.merchants.game import GAME
from sheets.merchants.options import OPTIONS, Rules, chosen, with_option
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_translation
from tests.source import nodes_of

ROOT = Path(__file__).parents[1]
RULES = (ROOT / "scoring", ROOT / "rollwrite" / "play")  # Where rules are code.
PAGE = (ROOT / "docs" / "edition.md").read_text("utf-8")


def options_read(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Yield the attributes that part of a module reads of an edition's rules: `rules.guilds`."""
    for node in nodes:
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            owner = node.value
            name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
            if name == "rules":
                yield node.attr


def unread(names: set[str]) -> set[str]:
    """Return the options that no rule reads."""
    modules = (path for folder in RULES for path in folder.rglob("*.py"))
    read = (name for path in modules for name in options_read(nodes_of(path)))
    return names - {*read}


def written(value: bool | str) -> str:
    return str(value).lower() if isinstance(value, bool) else f'"{value}"'


def test_every_option_is_read_by_a_rule() -> None:
    assert unread({*OPTIONS}) == set()


def test_an_option_that_no_rule_reads_is_found() -> None:
    assert unread({*OPTIONS, "city_pays"}) == {"city_pays"}
    assert [*options_read(ast.walk(ast.parse("if edition.rules.city_pays: pass")))] == ["city_pays"]
    assert [*options_read(ast.walk(ast.parse("if rules.city_pays: pass")))] == ["city_pays"]
    assert [*options_read(ast.walk(ast.parse("edition.names.city_pays")))] == []


def test_an_option_has_the_values_of_its_type_and_its_default_first() -> None:
    forms = get_type_hints(Rules)
    assert [*OPTIONS] == [field.name for field in fields(Rules)] == [*forms]
    for name, option in OPTIONS.items():
        values = {False, True} if forms[name] is bool else {*get_args(forms[name])}
        assert {*option.means} == values
        assert next(iter(option.means)) == getattr(Rules(), name) != option.other


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OPTIONS)
def test_the_rule_of_an_option_tells_it_in_words(name: str, language: str) -> None:
    option, rules = OPTIONS[name], GAME.rules(language)
    text = rules[option.rule]
    default, other = map(written, option.means)
    assert re.search(rf"\b{name} = {re.escape(default)}", text)
    assert other in text or isinstance(option.other, bool)


@pytest.mark.parametrize("name", OPTIONS)
def test_the_page_of_editions_tells_an_option(name: str) -> None:
    option = OPTIONS[name]
    default, other = map(written, option.means)
    line = f"{name} = {default}"
    told = f"# {option.rule}; {other}: {option.means[option.other]!s}"
    assert f"{line.ljust(33)}{told}\n" in PAGE


@pytest.mark.parametrize("name", OPTIONS)
def test_words_on_sheets_have_another_form_where_an_option_changes_them(name: str) -> None:
    option, words = OPTIONS[name], {key for each in GAME.variants.values() for key in keys(each)}
    others: dict[str, Any] = {name: option.other}
    other = replace(Rules(), **others)
    for key in option.changes:
        assert {key, f"{key}-option"} <= words
        assert (with_option(key, Rules()), with_option(key, other)) == (key, f"{key}-option")


def keys(variant: Any) -> Iterator[str]:
    for table in variant.words():
        yield from table


def test_every_other_form_of_words_belongs_to_an_option() -> None:
    forms = {key for each in GAME.variants.values() for key in keys(each) if "-option" in key}
    changed = {f"{key}-option" for option in OPTIONS.values() for key in option.changes}
    assert forms == changed


def test_an_edition_tells_what_its_options_mean() -> None:
    edition = GAME.load()
    for language in LANGUAGES:
        words = load_translation(language)
        told = GAME.describe(edition, words)
        for name in OPTIONS:
            assert f"  {words(chosen(name, edition.rules).said)}\n" in told
