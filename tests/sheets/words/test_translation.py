"""Every text of the code has its French and its German, with the same places for values."""

import ast
import re
import string
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import read_mo
from hypothesis import given
from hypothesis import strategies as st

from sheets.words.languages import ENGLISH, LANGUAGES
from sheets.words.text import MOST_LISTED, Message, Name, Text, joined
from sheets.words.translation import load_translation
from tests.source import nodes_of
from tools.catalogues import ERRORS, PACKAGES, ROOT, extracted, read_catalogue, source_of

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
FIELDS = re.compile(r"\{[^}]*\}")
SAID_BY_A_PAGE = re.compile(r"""\b_\(\s*["']?((?<=")[^"]*|(?<=')[^']*|[^"'()]*)""")
OF_TEMPLATES = ROOT / "sheets" / "words" / "translation.py"  # Says what templates have.


def speaks(template: str) -> bool:
    """Return whether a template says anything beside its values."""
    return any(letter.isalpha() for letter in FIELDS.sub("", template))


def messages(catalogue: Catalog) -> dict[tuple[str, str], str]:
    """Return the translations of a catalogue by context and English template."""
    return {
        (each.context or "", str(each.id)): str(each.string or "") for each in catalogue if each.id
    }


@cache
def said() -> frozenset[tuple[str, str]]:
    """Return every text that the code says, with its context."""
    return frozenset(messages(extracted()))


@cache
def translations(language: str) -> dict[tuple[str, str], str]:
    return messages(read_catalogue(language))


def places(template: str) -> list[str]:
    """Return the names of the values, each with its conversion."""
    fields = ((field, how) for _, field, _, how in string.Formatter().parse(template) if field)
    return sorted(f"{field}!{how}" if how else field for field, how in fields)


def test_the_texts_of_every_room_are_found() -> None:
    found = {template for _, template in said()}
    assert {"Player aid", "is larger than 10 MB; no such file is ever that large"} <= found
    assert {"{name} wins with {total}", "monuments circled"} <= found
    assert len(found) > 800


def texts_in(nodes: Sequence[ast.AST]) -> Iterator[ast.Call]:
    """Return the places of a module that make a text of ours."""
    names = {
        each.name
        for node in nodes
        if isinstance(node, ast.ImportFrom) and node.module == "sheets.words.text"
        for each in node.names
    }
    for node in nodes:
        if isinstance(node, ast.Call) and "Text" in names:
            called = node.func.value if isinstance(node.func, ast.Attribute) else node.func
            if isinstance(called, ast.Name) and called.id == "Text":
                yield node


def test_no_text_is_where_the_catalogues_do_not_find_it() -> None:
    """Neither within an f-string nor made of a template that stands elsewhere."""
    lost = []
    paths = {path for package in PACKAGES for path in (ROOT / package).rglob("*.py")}
    speaking = (path for path in paths - {OF_TEMPLATES} if "Text" in path.read_text("utf-8"))
    for path in sorted(speaking):
        for call in texts_in(nodes_of(path)):
            *context, template = call.args
            said_as = [each.value for each in call.args if isinstance(each, ast.Constant)]
            if len(said_as) != len(call.args) or (
                (said_as[0] if context else "", said_as[-1]) not in said()
            ):
                lost.append(
                    f"{path.relative_to(ROOT)}, line {call.lineno}: {ast.unparse(template)}"
                )
    assert lost == []


def templates_in(nodes: Iterable[ast.AST]) -> Iterator[ast.expr]:
    """Yield what stands in the place of a template of a problem or an error."""
    for node in nodes:
        match node:
            case ast.Call(ast.Attribute(attr="error" | "warning"), [_, template, *_]):
                yield template
            case ast.Call(ast.Name(id=name), [template, *_]) if name in ERRORS:
                yield template


def test_no_template_of_a_problem_is_where_the_catalogues_do_not_find_it() -> None:
    lost = []
    for path in (path for package in PACKAGES for path in (ROOT / package).rglob("*.py")):
        for template in templates_in(nodes_of(path)):
            is_lost = isinstance(template, ast.JoinedStr | ast.BinOp)
            if isinstance(template, ast.Constant):
                is_lost = ("", template.value) not in said()
            if is_lost:
                lost.append(f"{path}, line {template.lineno}: {ast.unparse(template)}")
    assert lost == []


def test_no_text_of_a_page_is_where_the_catalogues_do_not_find_it() -> None:
    templates = [path for package in PACKAGES for path in (ROOT / package).rglob("*.html")]
    calls = [call for path in templates for call in SAID_BY_A_PAGE.findall(path.read_text("utf-8"))]
    assert "Problems" in calls
    assert {("", call) for call in calls} <= {*said()}


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_translated(language: str) -> None:
    known = translations(language)
    assert [each for each in sorted(said()) if speaks(each[1]) and not known.get(each)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_translation_is_left_of_a_text_that_nobody_says(language: str) -> None:
    assert set(translations(language)) - said() == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_same_values(language: str) -> None:
    for (_, template), translation in translations(language).items():
        assert not translation or places(translation) == places(template), template


@pytest.mark.parametrize("language", OTHERS)
def test_a_catalogue_is_compiled_as_it_stands(language: str) -> None:
    """`python -m tools.catalogues` writes both files anew.

    Their heads name the babel that wrote them, which need not be the one that is here.
    """
    with Path(source_of(language)).with_suffix(".mo").open("rb") as compiled:
        written = {each: said for each, said in translations(language).items() if said}
        assert messages(read_mo(compiled)) == written


def test_french_has_one_narrow_space_that_does_not_break_before_its_signs() -> None:
    for translation in translations("fr").values():
        assert not re.search(r"[^\u202f][:;?!]", FIELDS.sub("x", translation)), translation


def test_a_text_within_a_text_is_translated_too() -> None:
    sheet = Text("sheet {number} ({player})", number=2, player="Bernd")
    text = Text(
        "{value} is taken here and at {other}; each value can be taken once", value=8, other=sheet
    )
    assert load_translation("en")(text) == str(text)
    assert str(text) == "8 is taken here and at sheet 2 (Bernd); each value can be taken once"
    assert load_translation("de")(text) == (
        "8 ist hier genommen und auch dort: Bogen 2 (Bernd); jeden Wert kann man einmal nehmen"
    )


def test_a_name_is_said_as_the_edition_has_it() -> None:
    bank = Name.of({"en": "Bank", "fr": "Banque"})
    assert str(bank) == "Bank"
    assert [load_translation(each)(bank) for each in ("en", "fr", "de")] == [
        *("Bank", "Banque", "Bank")
    ]


def test_what_a_player_wrote_is_never_taken_for_a_template() -> None:
    text = Text("{name} wins with {total}", name="{total} {0} wins", total=5)
    assert str(text) == "{total} {0} wins wins with 5"
    assert load_translation("de")(text) == "{total} {0} wins gewinnt mit 5"
    assert load_translation("de")("Rank {0}") == "Rank {0}"


def test_one_english_word_can_mean_two_things() -> None:
    on_a_pad, elsewhere = Text.in_context("pad", "hand cards"), Text("hand cards")
    assert str(on_a_pad) == str(elsewhere)
    assert load_translation("fr")(on_a_pad) != load_translation("fr")(elsewhere)


@pytest.mark.parametrize("text", [Text("Rank"), Name.of({"en": "Bank"})])
def test_no_text_is_lost_in_a_string_of_ours(text: Message) -> None:
    for module in ("cli.made_up", "scoring", "sheets.words.text"):
        with pytest.raises(TypeError, match="only a Translation may say"):
            eval("f'{text}: 5'", {"__name__": module, "text": text})
    assert f"{text:>5}" == f"{text!s:>5}"  # Programs of others may.
    assert not isinstance(text, str)


def test_things_are_listed_as_a_person_lists_them() -> None:
    anna, bernd, chloe = "Anna", Text("sheet {number}", number=2), "Chloé"
    german = load_translation("de")
    assert german(joined(())) == ""
    assert german(joined((anna,))) == "Anna"
    assert german(joined((anna, bernd))) == "Anna und Bogen 2"
    assert german(joined((bernd, anna, chloe), "or")) == "Bogen 2, Anna oder Chloé"


@given(
    st.lists(st.text("Ab c{}") | st.builds(Text, st.just("Rank")), min_size=2, max_size=MOST_LISTED)
)
def test_a_number_of_things_is_listed(items: list[Message]) -> None:
    told = load_translation("en")(joined(items))
    first, last = [str(item) for item in items[:-1]], str(items[-1])
    assert told == f"{', '.join(first)} and {last}"


def test_of_very_many_things_the_first_are_named_and_the_others_counted() -> None:
    sheets = [Text("sheet {number}", number=number) for number in range(1, 20_001)]
    told = load_translation("de")(joined(sheets, "or"))
    assert told.startswith("Bogen 1, Bogen 2, ")
    assert told.endswith(f", Bogen {MOST_LISTED} oder {20_000 - MOST_LISTED} weitere")


def test_what_somebody_wrote_ends_no_line_and_steers_no_terminal() -> None:
    said = load_translation("fr")
    text = Text("{what}: {line}", what="a\nb", line="\x1b[2J\x9b\u202e\u2028\xa0c")
    assert said(text) == "a\\nb\u202f: \\x1b[2J\\x9b\\u202e\\u2028\xa0c"
    assert said("a\rb") == "a\\rb"
