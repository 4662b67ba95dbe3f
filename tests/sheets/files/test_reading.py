"""A file is read, or it is said in one sentence why not, with line and column."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sheets.files.problem import problem_text
from sheets.files.reading import (
    MOST_BYTES,
    MOST_LINES,
    MOST_SIGNS,
    MOST_VALUES,
    MalformedFileError,
    decode,
    parse_json,
    parse_toml,
    read_text,
)


def test_a_text_is_read_without_its_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "edition.toml"
    file.write_bytes(b"\xef\xbb\xbfname = 'Pr\xc3\xa9emption'")
    assert read_text(file) == "name = 'Préemption'"


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"a" * (MOST_BYTES + 1), "is larger than 10 MB; no such file is ever that large"),
        (b"\x7fELF\0\0", "is a binary file; it must be a text file in UTF-8"),
        (b"a = 1\nb = '\xe9'", "line 2, column 6: byte 0xe9 is not UTF-8; save the file as UTF-8"),
        ("a = 1".encode("utf-16"), "is written in UTF-16; save the file as UTF-8"),
    ],
    ids=["large", "binary", "latin-1", "utf-16"],
)
def test_what_is_no_text_is_said(data: bytes, line: str) -> None:
    with pytest.raises(MalformedFileError) as caught:
        decode(data)
    assert str(problem_text(caught.value.problem)) == f"error: {line}"


def test_of_a_large_file_no_more_is_read_than_is_needed_to_know(tmp_path: Path) -> None:
    file = tmp_path / "large.toml"
    with file.open("wb") as large:
        large.truncate(50_000_000)
    with pytest.raises(MalformedFileError, match="larger than 10 MB"):
        read_text(file)


def test_a_folder_and_a_missing_file_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        read_text(tmp_path)
    with pytest.raises(FileNotFoundError):
        read_text(tmp_path / "missing.toml")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "a = ",
            "line 1, column 5: is not valid TOML: a value must stand here: a number, a text in "
            "quotes or a list",
        ),
        (
            "a = 1\nb = [1,\n",
            "line 3, column 1: is not valid TOML: a value must stand here: a number, a text in "
            "quotes or a list",
        ),
        ("a = 1\na = 2", "line 2, column 6: is not valid TOML: this key has a value already"),
        ('a = "x', "line 1, column 7: is not valid TOML: a text is not closed"),
        ("[a]\n[a]", "line 2, column 3: is not valid TOML: the table [a] stands there twice"),
        (
            "[a.'b c']\n[a.'b c']",
            "line 2, column 9: is not valid TOML: the table [a.b c] stands there twice",
        ),
        ("a = " + "[" * 5000, "is nested too deeply to be read"),
        ("a = " + "9" * 5000, "holds a number too long to be read"),
    ],
)
def test_broken_toml_is_said_with_line_and_column(text: str, line: str) -> None:
    with pytest.raises(MalformedFileError) as caught:
        parse_toml(text)
    assert str(problem_text(caught.value.problem)) == f"error: {line}"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            '{"a": }',
            "line 1, column 7: is not valid JSON: a value must stand here: a number, a text in "
            "quotes or a list",
        ),
        ('{"a": 1, "a": 2}', "the key 'a' stands twice in one table"),
        ("[1]", "the whole file must be one table, { ... }"),
        ("[" * 10_000, "is nested too deeply to be read"),
        ('{"a": ' + "9" * 5000 + "}", "holds a number too long to be read"),
        ('{"a": "\\ud83d"}', "holds half of a character, such as \\ud83d alone"),
    ],
)
def test_broken_json_is_said_with_line_and_column(text: str, line: str) -> None:
    with pytest.raises(MalformedFileError) as caught:
        parse_json(text)
    assert str(problem_text(caught.value.problem)) == f"error: {line}"


@pytest.mark.parametrize("parse", [parse_json, parse_toml])
def test_more_values_than_any_file_needs_are_refused(parse: Callable[[str], object]) -> None:
    def text(values: int) -> str:
        entries = f"[{', '.join('7' * values)}]"
        return f'{{"a": [{entries}]}}' if parse is parse_json else f"a = [{entries}]"

    parse(text(MOST_VALUES))
    with pytest.raises(MalformedFileError, match=r"^holds more than 20000 values"):
        parse(text(MOST_VALUES + 2))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = [\n" + "1," * (MOST_VALUES + 1), "holds more than 20000 values"),
        ("[a.b]\n" * (MOST_LINES + 1), "holds more than 20000 lines"),
        (f"[{'.'.join('a' * 40)}]\n" * 3000, "holds more than 20000 dots"),
        (f"{'.'.join('a' * 51)} = 1", "line 1, column 1: is a key of more than 50 parts"),
        (f"\n[{'.'.join('a' * 51)}]", "line 2, column 2: is a key of more than 50 parts"),
        (f"x = {{ {' . '.join('a' * 51)} = 1 }}", "line 1, column 7: is a key of more than 50"),
        (""" "a" . 'b c' .""" * 26 + "d=1", "line 1, column 2: is a key of more than 50 parts"),
        ('"a\\"b" . ' * 50 + "c = 1", "line 1, column 1: is a key of more than 50 parts"),
        ("a = '.#'\n" + "'a#'." * 50 + "b = 1", "line 2, column 1: is a key of more than 50"),
        (f"a = {'[' * 20}\n" * (MOST_SIGNS // 20 + 1), "holds [ more than 20000 times"),
        (f"a = {'{b=' * 20}\n" * (MOST_SIGNS // 20 + 1), "holds { more than 20000 times"),
        ('a = "' + "\\t" * (MOST_SIGNS + 1), "holds \\ more than 20000 times"),
        ("a = 0x" + "f" * 10_000, "line 1, column 5: is a number or key of more than 10000"),
        ("a = 1." + "9" * 10_000, "line 1, column 5: is a number or key of more than 10000"),
        ("a" * 10_001 + " = 1", "line 1, column 1: is a number or key of more than 10000"),
    ],
)
def test_what_would_take_long_to_read_is_refused_before(
    text: str, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tomllib.loads", pytest.fail)
    monkeypatch.setattr("json.loads", pytest.fail)
    for parse in (parse_toml, parse_json):
        with pytest.raises(MalformedFileError) as caught:
            parse(text)
        assert str(problem_text(caught.value.problem)).startswith(f"error: {line}")


def test_long_texts_and_many_short_keys_are_read() -> None:
    prose = "One two three. Four, five. " * 2000
    text = "".join(f'a{number}.b = "{number}. x"\n' for number in range(7_000))
    assert parse_toml(f"prose = '{prose}'\n{text}")["prose"] == prose
    assert parse_json(f'{{"prose": "{prose}"}}') == {"prose": prose}


@pytest.mark.parametrize("prose", ["x" * 20_000, "a." * 60 + "b", "'x'.'y'." * 60, "[" * 10_000])
def test_prose_is_no_key_however_it_is_dotted(prose: str) -> None:
    for mark in ('"', '"""', "'''"):
        assert parse_toml(f"a = 1 # {prose}\nb = {mark}{prose}{mark}") == {"a": 1, "b": prose}
    assert parse_toml(f'a = """\n"{prose}"\\""""') == {"a": f'"{prose}""'}
    assert parse_json(f'{{"a": "{prose}", "{prose}": 1}}') == {"a": prose, prose: 1}


def test_json_and_toml_give_the_same_tree() -> None:
    tree = {"a": 1, "b": ["x", "\N{GRINNING FACE}"], "c": {"d": True}}
    assert parse_json('{"a": 1, "b": ["x", "\\ud83d\\ude00"], "c": {"d": true}}') == tree
    assert parse_toml('a = 1\nb = ["x", "\N{GRINNING FACE}"]\n[c]\nd = true') == tree


@given(
    st.binary(max_size=60) | st.text(max_size=60).map(lambda text: text.encode("utf-8", "replace"))
)
def test_any_bytes_are_read_or_malformed(data: bytes) -> None:
    for parse in (parse_toml, parse_json):
        with suppress(MalformedFileError):
            assert isinstance(parse(decode(data)), dict)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("a = 1\nplayer = \u201cAnna\u201d", "line 2, column 10: \u201c"),
        ("\u201ea\u201c = 1", "line 1, column 1: \u201e"),
        ('player = "Anna\u201d\ngold = 1', "line 1, column 15: \u201d"),
        ('player = "Anna\u201d', "line 1, column 15: \u201d"),
        ("cards = { 3 = \u00abbuilt\u00bb }", "line 1, column 15: \u00ab"),
        ('{"a": \u201cb\u201d}', "line 1, column 7: \u201c"),
    ],
)
def test_a_curly_quotation_mark_is_named(text: str, place: str) -> None:
    with pytest.raises(MalformedFileError) as caught:
        (parse_json if text[0] == "{" else parse_toml)(text)
    told = "is a curly quotation mark; use straight quotes"
    assert str(problem_text(caught.value.problem)) == f"error: {place} {told}"


def test_a_curly_quotation_mark_within_a_text_is_no_fault() -> None:
    assert parse_toml('a = "\u201cb\u201d"') == {"a": "\u201cb\u201d"}
    with pytest.raises(MalformedFileError, match="a value must stand here"):
        parse_toml('a = "\u201cb\u201d"\nb = ')


@pytest.mark.parametrize(
    "data",
    [
        b"\xff\xd8\xff\xe0\0\x10JFIF" + b"\0" * MOST_BYTES,
        b"\x89PNG\r\n\x1a\n",
        b"\0\0\0\x18ftypheic",
        b"RIFF\x24\0\0\0WEBPVP8 ",
        b"%PDF-1.7\n",
    ],
    ids=["jpeg", "png", "heic", "webp", "pdf"],
)
def test_a_photograph_is_to_be_typed_in(data: bytes) -> None:
    with pytest.raises(MalformedFileError, match="is a picture or a PDF; `rollwrite photo` reads"):
        decode(data)
