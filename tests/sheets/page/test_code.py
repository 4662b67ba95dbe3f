import re
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sheets.drawing.names import THEMES
from sheets.drawing.paper import PAPERS
from sheets.page.code import (
    ALPHANUMERIC,
    LANGUAGES,
    MAX_LENGTH,
    Code,
    Look,
    UnreadableCodeError,
    code_text,
    read_code,
)

LETTERS = st.sampled_from("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
LOOKS = st.builds(
    Look,
    st.sampled_from(LANGUAGES),
    st.sampled_from([*PAPERS]),
    st.sampled_from(["", "left", "top"]),
    st.sampled_from(THEMES),
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.sampled_from([None, 0, 1, 2, 3]),
    st.integers(1, 14),
)
CODES = st.builds(
    Code,
    LETTERS,
    LETTERS,
    LETTERS,
    st.integers(1, 9),
    st.text("0123456789ABCXYZ.", min_size=1, max_size=8),
    st.none() | LOOKS,
    st.text("0123456789ABCXYZ", min_size=8, max_size=8),
)
TABLES = st.none() | st.integers(0, 2024)
PLAIN = Look("en", "a4", "", "colour")
PLAYER = Code("M", "B", "P", 3, "2.0.0", PLAIN, "PYUE3THZ")


@given(CODES, TABLES)
def test_what_is_written_in_a_code_is_read_back(code: Code, table: int | None) -> None:
    code = replace(code, table=table if code.look else None)
    text = code_text(code)
    assert len(text) <= MAX_LENGTH
    assert {*text} <= {*ALPHANUMERIC}
    told = read_code(text)
    assert told == replace(code, digest=told.digest)
    assert code.digest.startswith(told.digest)
    assert code_text(told) == text


@given(
    st.text(ALPHANUMERIC, max_size=21)
    | st.text(ALPHANUMERIC).map(lambda end: f"RW2-{end}")
    | st.text(ALPHANUMERIC, max_size=13).map(lambda end: f"RW3MBP3{end}")
)
def test_any_text_is_read_as_it_is_written_or_refused(text: str) -> None:
    try:
        told = read_code(text)
    except UnreadableCodeError:
        return
    assert code_text(told) == text


@given(LOOKS, LOOKS)
def test_no_two_looks_have_one_code(one: Look, other: Look) -> None:
    texts = {code_text(replace(PLAYER, look=look)) for look in (one, other)}
    assert len(texts) == len({one, other})


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (PLAYER, "RW2-MBP3-0002.0.0-PY"),
        (replace(PLAYER, look=replace(PLAIN, seat=0)), "RW2-MBP3-00E2.0.0-PY"),
        (replace(PLAYER, look=replace(PLAIN, layout=2)), "RW2-MBP3-0012.0.0-PY"),
        (replace(PLAYER, look=replace(PLAIN, duplex=True)), "RW2-MBP3-01P2.0.0-PY"),
        (replace(PLAYER, look=replace(PLAIN, language="fr")), "RW2-MBP3-E.02.0.0-PY"),
        (
            replace(PLAYER, look=Look("de", "a3", "top", "ink", True, True, True, True, 3, 14)),
            "RW2-MBP3-:Z:2.0.0-PY",
        ),
        (replace(PLAYER, look=None), "RW1-MBP3-2.0.0"),
        (replace(PLAYER, table=0), "RW3MBP3000002.0.0-PY"),
        (replace(PLAYER, table=2024), "RW3MBP3000::2.0.0-PY"),
    ],
)
def test_codes_on_paper_keep_their_meaning(code: Code, text: str) -> None:
    assert code_text(code) == text
    assert read_code(text) == replace(code, digest=code.digest[:2] if code.look else "")


@pytest.mark.parametrize(
    ("version", "end"),
    [("1", "1-PYUE3T"), ("12.10", "12.10-PY"), ("1.10.0", "1.10.0-P"), ("12.10.0", "12.10.0")],
)
def test_as_much_of_the_digest_is_in_a_code_as_has_room(version: str, end: str) -> None:
    assert code_text(replace(PLAYER, version=version)) == f"RW2-MBP3-000{end}"


def test_a_code_of_version_0_1_tells_nothing_of_the_look() -> None:
    assert read_code("RW1-MSB1-1.0.0") == Code("M", "S", "B", 1, "1.0.0", None)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "RW3-MBP3-1.0.0",
        "RW1-MBP3-1.0.0-PY",
        "RW1-MBP0-1.0.0",
        "RW2-MBP3-00",
        "RW2-MBP3-000",
        "RW2-MBP3-0001.0.0-PYX",
        "RW2-MBP3-0001.0.0-",
        "RW2-MBP3-:::1.0.0-PY",
        "RW3MBP3:::001.0.0-PY",
        "RW3MBP3000001.0.0-",
        "https://example.org",
    ],
)
def test_what_is_no_sheets_code_is_refused(text: str) -> None:
    with pytest.raises(UnreadableCodeError, match=re.escape(f"“{text}” is no sheet's code")):
        read_code(text)


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "q"},
        {"variant": "BF"},
        {"kind": ""},
        {"players": 0},
        {"version": "1.0.0-beta"},
        {"version": ""},
        {"look": replace(PLAIN, language="la")},
        {"look": replace(PLAIN, seat=4)},
        {"look": replace(PLAIN, layout=15)},
        {"table": 2025},
        {"table": -1},
    ],
)
def test_what_a_code_cannot_say_has_no_code(changes: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"no code|cannot tell"):
        code_text(replace(PLAYER, **changes))  # type: ignore[arg-type]


def test_every_language_theme_and_paper_has_a_place_in_a_code() -> None:
    looks = (
        Look(language, paper, "", theme)
        for language in LANGUAGES
        for theme in THEMES
        for paper in PAPERS
    )
    assert all(look.has_code for look in looks)
    assert not replace(PLAIN, language="la").has_code


def test_a_look_is_all_that_a_code_tells_of_it() -> None:
    for field in fields(Look):
        odd: dict[str, Any] = {field.name: "odd"}
        assert not replace(PLAIN, **odd).has_code
