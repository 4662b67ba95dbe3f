"""Pandoria's edition: the shipped one, and what is wrong in others."""

from __future__ import annotations

import copy
import tomllib
from typing import Any

import pytest

from scoring.pandoria.game import GAME
from sheets.editions.edition import SHIPPED
from sheets.files.problem import problem_text
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_translation
from tests.sheets.pandoria.tables import shipped_edition

PATH = SHIPPED / "pandoria" / "edition.toml"
LEFT_OUT = object()
IS_EMPTY = "is empty; write what is printed there, or leave the language out"
Tree = dict[str, Any]


def problems_with(**changes: object) -> list[str]:
    """Return the problems of the shipped edition with other values at places such as `a__b`."""
    tree = tomllib.loads(PATH.read_text("utf-8"))
    for place, value in changes.items():
        *steps, last = place.split("__")
        table = tree
        for step in steps:
            table = table[step]
        if value is LEFT_OUT:
            del table[last]
        else:
            table[last] = copy.deepcopy(value)
    return [str(problem_text(problem)) for problem in GAME.check_edition(tree)[1]]


def test_the_shipped_edition_has_no_problems() -> None:
    assert problems_with() == []


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
    assert lines[0] == "Pandoria (edition pandoria 1.0.0)"
    assert "  Fairies (0-8, 5 spaces, expansion)" in lines
    assert "  Hanbok (0-10, 5 spaces, promo, captives)" in lines
    assert "    A  2/8/5  Conjure / Carpenter (A), Terrain / Lumberyard" in lines
    assert any(line.startswith("  Clone* ") for line in lines)
    assert any(line.startswith("  Flee ") for line in lines)
    assert any(line.startswith("  Vault ") for line in lines)


def test_an_edition_is_shown_in_german() -> None:
    lines = GAME.describe(GAME.load(PATH), load_translation("de")).splitlines()
    assert lines[0] == "Pandoria (Ausgabe pandoria 1.0.0)"
    assert "  Hanbok (0-10, 5 Plätze, Promo, Gefangene)" in lines
    assert any(line.startswith("Reiche: Kristall, Gold, Holz am Anfang") for line in lines)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        (
            {"realms__humans__track_end": 11},
            "error: realms, humans, track_end: is 11; a track ends at 1 to 10 (P7)",
        ),
        (
            {"realms__humans__spaces": 6},
            "error: realms, humans, spaces: is 6; a realm has 1 to 5 (P10)",
        ),
        (
            {"realms__fairies__b__gold": 9},
            "error: realms, fairies, b, gold: is 9; the track goes from 0 to 8 (P7)",
        ),
        (
            {"realms__elves__a__wood": -1},
            "error: realms, elves, a, wood: is -1; the track goes from 0 to 10 (P7)",
        ),
        (
            {"realms__elves__a__marked__building": "small-saw-mil"},
            "error: realms, elves, a, marked, building: no building of this edition is called "
            "'small-saw-mil'; did you mean 'small-saw-mill'? (P8)",
        ),
        (
            {"realms__elves__a__other__spell": "adapt"},
            "error: realms, elves, a, other, spell: no spell of this edition is called 'adapt'; "
            "did you mean 'adopt'? (P8)",
        ),
        (
            {"buildings__vault": LEFT_OUT},
            "error: buildings: has no 'vault', which improves the rate of gold (P4)",
        ),
        (
            {"resources__gold": {}},
            "error: resources, gold: is empty; a text in at least one language is needed (P10)",
        ),
        (
            {"realms__humans__b__ability__en": ""},
            f"error: realms, humans, b, ability, en: {IS_EMPTY}",
        ),
        (
            {"realms__humans__name__en": "\u00a0"},
            f"error: realms, humans, name, en: {IS_EMPTY}",
        ),
        (
            {"realms__humans__b__ability": {"en": "W" * 401}},
            "error: realms, humans, b, ability, en: must be one line of at most 400 letters, not "
            f"'{'W' * 37}...'",
        ),
        (
            {"spells__flee__effect__en": "Take\nback"},
            "error: spells, flee, effect, en: must be one line of at most 100 letters, not "
            "'Take\\nback'",
        ),
        (
            {"spells__flee__name__de": "Flucht 🦊"},
            "error: spells, flee, name, de: no face of the sheets has 🦊 (U+1F98A); "
            "write it with other letters",
        ),
        (
            {"id": "Mine"},
            "error: id: must be at most 40 of a-z, 0-9 and single hyphens, not 'Mine'",
        ),
        (
            {"spells__flee__name": {"en": "Flee", "de": "Flucht"}},
            "warning: spells, flee, name: has no name in 'fr'",
        ),
        (
            {"realms__humans__c": {}},
            "error: realms, humans, c: unknown key; known here are 'name', 'origin', 'b', 'a', "
            "'track_end', 'spaces' and 'captives'",
        ),
    ],
)
def test_a_problem_says_what_is_wrong_and_what_would_be_right(
    changes: dict[str, object], problem: str
) -> None:
    assert problems_with(**changes) == [problem]


def test_p10_an_edition_without_realms_is_none() -> None:
    assert problems_with(realms={}) == ["error: realms: is empty; players take realms (P10)"]


def test_p8_an_edition_without_family_spells_is_unusual() -> None:
    tree = tomllib.loads(PATH.read_text("utf-8"))
    spells = {key: {**spell, "family": False} for key, spell in tree["spells"].items()}
    assert problems_with(spells=spells) == [
        "warning: spells: none is in the family version with spells; mark those that are: "
        "family = true (P8)"
    ]
