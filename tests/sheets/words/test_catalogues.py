"""The catalogues of all languages say the same things, in characters that the faces have."""

import re
from collections.abc import Mapping
from dataclasses import fields, replace
from string import Formatter
from typing import Any

import pytest

from fonts import face, missing_characters
from scoring.merchants.game import GAME
from sheets.document import SheetRenderer
from sheets.drawing.lettering import ELLIPSIS
from sheets.drawing.shapes import Text, flatten
from sheets.drawing.theme import load_theme
from sheets.editions.head import in_language
from sheets.merchants.edition.edition import RESOURCES, Edition
from sheets.merchants.options import OPTIONS
from sheets.merchants.words import FAMILY as MERCHANTS_FAMILY
from sheets.merchants.words import MERCHANTS, SOLO
from sheets.page.layout import PAGE
from sheets.pandoria.words import BEGINNER, FAMILY, FAMILY_SPELLS, PANDORIA
from sheets.realm_of_sand.words import REALM_OF_SAND
from sheets.realms_and_ruins.words import REALMS_AND_RUINS
from sheets.table.table import Seat, Table
from sheets.words import text as said
from sheets.words.languages import LANGUAGES, Language
from sheets.words.translation import load_words
from tests.covering import rest_slow

TABLES: Mapping[str, Mapping[str, said.Text]] = {
    "page": PAGE,
    "merchants": MERCHANTS,
    "merchants-family": MERCHANTS_FAMILY,
    "merchants-solo": SOLO,
    "pandoria": PANDORIA,
    "pandoria-beginner": BEGINNER,
    "pandoria-family": FAMILY,
    "pandoria-family-spells": FAMILY_SPELLS,
    "realm-of-sand": REALM_OF_SAND,
    "realms-and-ruins": REALMS_AND_RUINS,
}
CATALOGUES = tuple(TABLES)
OTHERS = tuple(language for language in LANGUAGES if language != "en")

# Set in the display face: page titles and the headings above parts of a sheet.
HEADINGS = {
    *("board.players", "board.players-online", "board.end", "board.turn"),
    *("player.tracks", "player.monuments", "player.relics", "player.race"),
    *("player.artifacts", "player.workers", "player.crowns", "player.start"),
    *("aid.turn", "aid.spells", "aid.buildings", "aid.end", "aid.setup", "aid.storeys"),
    *("key.title", "guilds.title", "guilds.archive"),
}

# A word that another language shares with English, by catalogue.
SAME = {
    "fr": {
        "page": {"date", "table"},
        "merchants": {"player.monuments", "final.total", "calls.action"},
        "merchants-family": {"guilds.total"},
        "merchants-solo": {"solo.total", "solo.trolls", "solo.expert", "player.crowns"},
        "pandoria": {"pad.captives", "pad.total"},
        "realm-of-sand": {"pad.points", "pad.total"},
    },
    "de": {
        "page": {"name"},
        "merchants": {"player.name", "player.start"},
        "realms-and-ruins": {"player.gold"},
    },
}
# A figure, a letter or a sum: no word at all.
WORDLESS = re.compile(r"(\{\w+\}|\W|\d|\b\w\b)*")


def catalogue(language: str, name: str) -> dict[str, str]:
    """Return the words of a table by key, the {places} for values left as they are."""
    words = load_words(language, TABLES[name])
    return {key: words(key, **as_they_are(text)) for key, text in TABLES[name].items()}


def as_they_are(text: said.Text) -> dict[str, str]:
    return {place: f"{{{place}}}" for place in places(text.template)}


def places(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def printed(sentence: str) -> str:
    """Return what of a sentence stands in the catalogue itself."""
    return "".join(text for text, _, _, _ in Formatter().parse(sentence))


@pytest.fixture(scope="module")
def shipped() -> Edition:
    return GAME.load()


def shipped_names(edition: Edition) -> dict[str, Mapping[Language, str]]:
    """Return every name of an edition by language: `title`, `spells.clone`."""
    found: dict[str, Mapping[Language, str]] = {"title": edition.title}
    for kind in fields(edition.names):
        for name, texts in getattr(edition.names, kind.name).items():
            found[f"{kind.name}.{name}"] = texts
    return found


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_empty_or_has_stray_spaces(language: str, name: str) -> None:
    stray = [
        key
        for key, text in catalogue(language, name).items()
        if not text or text != text.strip() or "  " in text
    ]
    assert stray == []


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_face_has_every_character_set_in_it(language: str, name: str) -> None:
    # Words that are no heading may stand in the text face or in its bold one.
    lacking = {
        (key, each): missing
        for key, text in catalogue(language, name).items()
        for each in (("display",) if key in HEADINGS else ("text", "bold"))
        if (missing := missing_characters(printed(text), face(each)))
    }
    assert lacking == {}


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_in_another_language(language: str, name: str) -> None:
    english = catalogue("en", name)
    left = {
        key
        for key, text in catalogue(language, name).items()
        if text == english[key] and not WORDLESS.fullmatch(text)
    }
    assert left == SAME[language].get(name, set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_the_resources_differ_and_are_small(language: str) -> None:
    letters = [
        text for key, text in catalogue(language, "merchants").items() if key.startswith("letter.")
    ]
    assert len(set(letters)) == 5
    assert all(re.fullmatch("[a-z]", letter) for letter in letters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letter_of_a_resource_is_in_its_name(language: str, shipped: Edition) -> None:
    words = load_words(language, MERCHANTS)
    names = shipped_names(shipped)
    for resource in RESOURCES:
        assert (
            words(f"letter.{resource}")
            in in_language(names[f"resources.{resource}"], language).lower()
        )


@pytest.mark.parametrize("name", CATALOGUES)
def test_french_signs_keep_their_narrow_space(name: str) -> None:
    # A space that does not break: narrow in the text face, U+00A0 in the display face.
    for key, text in catalogue("fr", name).items():
        space = "\u00a0" if key in HEADINGS else "\u202f"
        assert not re.search(rf"[^{space}][:;!?»%]|«[^{space}]", text), key


@pytest.mark.parametrize("name", CATALOGUES)
def test_quotation_marks_are_those_of_the_language(name: str) -> None:
    wrong = {"en": "\"'„«»", "fr": "\"'“”„", "de": "\"'”«»"}
    for language, marks in wrong.items():
        found = {key for key, text in catalogue(language, name).items() if set(text) & set(marks)}
        assert found == set()


def test_the_shipped_edition_names_everything_in_every_language(shipped: Edition) -> None:
    lacking = {
        name: missing
        for name, texts in shipped_names(shipped).items()
        if (missing := set(LANGUAGES) - {language for language, text in texts.items() if text})
    }
    assert lacking == {}


def test_the_faces_have_every_character_of_the_shipped_names(shipped: Edition) -> None:
    for name, texts in shipped_names(shipped).items():
        for text in texts.values():
            # The title is set in capitals of the display face, and as it is in the footer.
            used = {"display": text.upper(), "text": text} if name == "title" else {"bold": text}
            for each, shown in {"text": text, **used}.items():
                assert not missing_characters(shown, face(each)), (name, text)


@pytest.mark.parametrize("options", rest_slow(["usual", "other"]))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sheet_cuts_its_words_short(language: str, options: str, shipped: Edition) -> None:
    others: dict[str, Any] = {name: option.other for name, option in OPTIONS.items()}
    chosen = others if options == "other" else {}
    edition = replace(shipped, rules=replace(shipped.rules, **chosen))
    for name, variant in GAME.variants.items():
        table = Table(name, (Seat(),) * variant.players[1], language, load_theme("ink"))
        for drawing in SheetRenderer(GAME, edition).draw(table):
            texts = [item for item in flatten(drawing.items) if isinstance(item, Text)]
            assert [item.text for item in texts if ELLIPSIS in item.text] == []
