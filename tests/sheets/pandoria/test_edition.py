"""Pandoria's edition: the shipped one, and what is wrong in others."""

import tomllib
from typing import Any

from scoring.pandoria.game import GAME
from sheets.editions.edition import SHIPPED
from sheets.files.problem import problem_text
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_translation
from tests.sheets.pandoria.tables import shipped_edition

PATH = SHIPPED / "pandoria" / "edition.toml"
Tree = dict[str, Any]


def problems_in(tree: Tree) -> list[str]:
    """Return the problems of an edition as lines."""
    return [str(problem_text(problem)) for problem in GAME.check_edition(tree)[1]]


def test_the_shipped_edition_has_no_problems() -> None:
    assert problems_in(tomllib.loads(PATH.read_text("utf-8"))) == []


def test_p10_there_are_five_five_and_two_realms() -> None:
    origins = [realm.origin for realm in shipped_edition().realms.values()]
    assert origins == ["original"] * 5 + ["expansion"] * 5 + ["promo"] * 2


def test_everything_is_said_in_every_language() -> None:
    edition = shipped_edition()
    powers = (*edition.spells.values(), *edition.buildings.values())
    texts = [
        edition.title,
        *edition.resources.values(),
        *(realm.name for realm in edition.realms.values()),
        *(realm.b.ability for realm in edition.realms.values()),
        *(text for power in powers for text in (power.name, power.effect)),
    ]
    assert [text for text in texts if {*text} != {*LANGUAGES} or not all(text.values())] == []


def test_an_edition_is_shown_as_a_text() -> None:
    lines = GAME.describe(GAME.load(PATH), load_translation("en")).splitlines()
    assert lines[0] == "Pandoria (edition pandoria 1.1.0)"
    assert "  Fairies (0-8, 5 spaces, expansion)" in lines
    assert "  Hanbok (0-10, 5 spaces, promo, captives)" in lines
    assert "    A  2/8/5  Conjure / Carpenter (A), Terrain / Lumberyard" in lines
    assert any(line.startswith("  Clone* ") for line in lines)
    assert any(line.startswith("  Flee ") for line in lines)
    assert any(line.startswith("  Vault ") for line in lines)


def test_an_edition_is_shown_in_german() -> None:
    lines = GAME.describe(GAME.load(PATH), load_translation("de")).splitlines()
    assert lines[0] == "Pandoria (Ausgabe pandoria 1.1.0)"
    assert "  Hanbok (0-10, 5 Plätze, Promo, Gefangene)" in lines
    assert any(line.startswith("Reiche: Kristall, Gold, Holz am Anfang") for line in lines)


def test_p8_an_edition_without_family_spells_is_unusual() -> None:
    tree = tomllib.loads(PATH.read_text("utf-8"))
    spells = {key: {**spell, "family": False} for key, spell in tree["spells"].items()}
    assert problems_in({**tree, "spells": spells}) == [
        "warning: spells: none is in the family version with spells; mark those that are: "
        "family = true (P8)"
    ]
