"""A digest is of what an edition says, however its file says it."""

import json
from dataclasses import replace

import pytest

from scoring.games import GAMES
from scoring.merchants.game import GAME
from sheets.editions.edition import DIGEST_LENGTH, edition_digest
from sheets.files.reading import parse_json, parse_toml, read_text, read_tree
from sheets.files.schema import Tree, build
from sheets.merchants.edition.edition import Edition
from sheets.merchants.options import Rules

EDITION = GAME.load()
# What is on paper: an edition that was released keeps its digest.
RELEASED = {
    "merchants": "9BL7R0AR",
    "pandoria": "RTOLS919",
    "realm-of-sand": "I944C0NP",
    "realms-and-ruins": "2N3249NH",
}
OLDER = {
    ("merchants", "1.0.0"): "AQRQL8MN",
    ("merchants", "2.1.0"): "13BTCFWF",
    ("pandoria", "1.0.0"): "6K4IM002",
}


def turned(tree: object) -> object:
    """Return a tree with the keys of its tables in the opposite order."""
    if isinstance(tree, dict):
        return {key: turned(tree[key]) for key in reversed(tree)}
    return [turned(entry) for entry in tree] if isinstance(tree, list) else tree


def digest_of(tree: Tree) -> str:
    return edition_digest(build(Edition, tree))


@pytest.mark.parametrize("name", GAMES)
def test_an_edition_keeps_its_digest(name: str) -> None:
    assert edition_digest(GAMES[name].load()) == RELEASED[name]


@pytest.mark.parametrize(("name", "version"), OLDER)
def test_an_older_version_keeps_its_digest(name: str, version: str) -> None:
    game = GAMES[name]
    older = game.load(game.edition_path(f"{game.edition} {version}"))
    assert edition_digest(older) == OLDER[name, version]


def test_comments_format_and_the_order_of_keys_do_not_count() -> None:
    text = read_text(GAME.edition_path())
    tree = parse_toml(f"# A comment.\n{text}")
    backwards = parse_json(json.dumps(turned(tree)))
    assert [*backwards] != [*tree]
    assert digest_of(tree) == digest_of(backwards) == edition_digest(EDITION)


def test_what_holds_without_being_said_does_not_count() -> None:
    tree = read_tree(GAME.edition_path())
    said = {**tree, "rules": {**tree.get("rules", {}), "deadlock_ends": True}}
    assert digest_of(said) == edition_digest(EDITION)


@pytest.mark.parametrize(
    "edition",
    [
        replace(EDITION, id="own"),
        replace(EDITION, rules=Rules(deadlock_ends=False)),
        replace(EDITION, columns=EDITION.columns[::-1]),
        replace(EDITION, sheet=replace(EDITION.sheet, workers=EDITION.sheet.workers + 1)),
        replace(EDITION, title={**EDITION.title, "de": "Die Händler"}),
    ],
)
def test_other_content_has_another_digest(edition: Edition) -> None:
    digest = edition_digest(edition)
    assert digest[:2] != edition_digest(EDITION)[:2]
    assert len(digest) == DIGEST_LENGTH
