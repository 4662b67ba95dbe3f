"""Every sentence has its French and its German, with the same places for values."""

from __future__ import annotations

import re
import string
from pathlib import Path

import pytest

from sheets.words.sentence import Named, Sentence
from sheets.words.translation import load_translation
from tests.scoring.templates import FIELDS, said_in, speaks, templates

LANGUAGES = ("fr", "de")


SAYINGS = """
HEADING = Sentence("Gold")

def find(place, number):
    yield place.error("M1.2", "is {number}", number=number)
    sentence = "is one" if number == 1 else "are many"
    yield place.warning("", sentence)
    text = "a long "
    text = "another " "text"
    yield Sentence(text, what=Sentence("nested"))
    yield place.at("gold").name, "said by nobody"
"""


def test_a_template_is_found_however_it_is_said(tmp_path: Path) -> None:
    module = tmp_path / "sayings.py"
    module.write_text(SAYINGS, encoding="utf-8")
    assert set(said_in(module)) == {
        *("Gold", "is {number}", "is one", "are many", "a long ", "another text", "nested"),
    }


def places(template: str) -> list[str]:
    """Return the names of the values, each with its conversion."""
    fields = ((field, how) for _, field, _, how in string.Formatter().parse(template) if field)
    return sorted(f"{field}!{how}" if how else field for field, how in fields)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_translated(language: str) -> None:
    known = load_translation(language).templates
    missing = [f"{module}: {each}" for each, module in templates().items() if speaks(each)]
    assert [each for each in missing if each.partition(": ")[2] not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_translation_is_left_of_a_sentence_that_nobody_says(language: str) -> None:
    assert set(load_translation(language).templates) - set(templates()) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_same_values(language: str) -> None:
    for template, translation in load_translation(language).templates.items():
        assert places(translation) == places(template), template


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_in_english(language: str) -> None:
    same = [each for each, said in load_translation(language).templates.items() if each == said]
    assert [each for each in same if speaks(each) and " " in each] == []


def test_french_has_a_space_that_does_not_break_before_its_signs() -> None:
    for translation in load_translation("fr").templates.values():
        assert not re.search(r"[^\u00a0\u202f][:;?!]", FIELDS.sub("x", translation)), translation


def test_a_sentence_within_a_sentence_is_translated_too() -> None:
    place = Sentence("sheet {number} ({player})", number=2, player="Bernd")
    sentence = Sentence(
        "{value} is taken here and at {other}; each value is taken once", value=8, other=place
    )
    assert sentence == "8 is taken here and at sheet 2 (Bernd); each value is taken once"
    assert load_translation("de", "form", "merchants")(sentence) == (
        "8 ist hier und auf Bogen 2 (Bernd) genommen; jeder Wert wird einmal genommen"
    )


def test_a_name_is_said_as_the_edition_has_it() -> None:
    bank = Named({"en": "Bank", "fr": "Banque"})
    assert bank == "Bank"
    assert [load_translation(each)(bank) for each in ("en", "fr", "de")] == [
        "Bank",
        "Banque",
        "Bank",
    ]


def test_what_a_player_wrote_is_never_taken_for_a_template() -> None:
    sentence = Sentence("{name} wins with {total}", name="{total} {0} wins", total=5)
    assert sentence == "{total} {0} wins wins with 5"
    assert load_translation("de")(sentence) == "{total} {0} wins gewinnt mit 5"


def test_english_needs_no_catalogue() -> None:
    assert load_translation("en").templates == {}
    assert load_translation("en")("as it is") == "as it is"
