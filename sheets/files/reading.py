"""A file of text on disk -> its tree: TOML or JSON, UTF-8, of a sensible size.

Knows no keys: what must be in a tree is the schema's to say.
"""

import json
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, Literal, TypeAlias

from sheets.files.problem import Problem
from sheets.words.text import Text, cut

Format: TypeAlias = Literal["toml", "json"]
MOST_BYTES = 10_000_000
WIDE_MARKS = (b"\xff\xfe", b"\xfe\xff")  # Of UTF-16, as some programs save texts.
# JPEG, PNG, HEIC and its kin, WebP, PDF.
_PICTURE = re.compile(rb"\xff\xd8\xff|\x89PNG\r\n|.{4}ftyp|RIFF.{4}WEBP|%PDF-", re.DOTALL)
# As word processors and telephones write them.
_CURLY = re.compile("[\u2018-\u201f\u00ab\u00bb]")
MOST_VALUES = 20_000  # Ten times a large edition.
MOST_LINES = 20_000
MOST_DOTS = 20_000
MOST_SIGNS = 20_000  # Of those that open what is nested, or begin an escape.
MOST_PARTS = 50  # Of a dotted key, whose reading takes the square of them; three are many.
MOST_CHARACTERS = 10_000  # Of a number, or of a key without quotes.
# More values, which commas, lines and dots divide, than a file ever holds.
_COUNTED = (
    (
        ",",
        MOST_VALUES,
        Text("holds more than {most} values; no such file ever holds so many", most=MOST_VALUES),
    ),
    (
        "\n",
        MOST_LINES,
        Text("holds more than {most} lines; no such file ever holds so many", most=MOST_LINES),
    ),
    (
        ".",
        MOST_DOTS,
        Text("holds more than {most} dots; no such file ever holds so many", most=MOST_DOTS),
    ),
    *(
        (
            sign,
            MOST_SIGNS,
            Text(
                "holds {sign} more than {most} times; no such file ever does",
                sign=sign,
                most=MOST_SIGNS,
            ),
        )
        for sign in "[{\\"
    ),
)
# Texts over several lines and comments, in which anything may stand.
_PROSE = r'''"""(?:[^"\\]++|\\.|"(?!""))*+"""|\'\'\'(?:[^']++|'(?!''))*+\'\'\'|\#[^\n]*+'''
_PART = r"""(?:[\w+-]++|"(?:[^"\\\n]++|\\.)*+"|'[^'\n]*+')"""
_DOT = r"[ \t]*+\.[ \t]*+"
_LONG_KEY = rf"(?:{_PART}{_DOT}){{{MOST_PARTS}}}"
_LONG_WORD = rf"[\w.+-]{{{MOST_CHARACTERS + 1}}}"
_SHORT = rf"(?!{_LONG_KEY}|{_LONG_WORD})(?:{_PART}(?:{_DOT}{_PART})*+|.)"
_BETWEEN = r"""[^\w"'#.+-]++"""
_TOO_LONG = re.compile(
    rf"(?:{_BETWEEN}|{_PROSE}|{_SHORT})*+(?:(?P<key>{_LONG_KEY})|(?P<word>{_LONG_WORD}))", re.DOTALL
)


class MalformedFileError(ValueError):
    """A file that was opened but holds no readable tree; `problem` says where and why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem.message))
        self.problem = problem


def read_text(path: Path) -> str:
    """Return a file's text.

    Raises OSError when it cannot be opened, MalformedFileError when it is over 10 MB, binary or not
    UTF-8. A byte order mark is dropped.
    """
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    return decode(data)


def decode(data: bytes) -> str:
    """Return the text of a file's bytes; raises MalformedFileError as `read_text`."""
    if fault := no_text(data):
        raise MalformedFileError(Problem((), fault))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        column = error.start - data.rfind(b"\n", 0, error.start)
        raise MalformedFileError(_problem_at(line, column, not_utf_8(error))) from error


def no_text(data: bytes) -> Text | None:
    """Say why a file's bytes are no text to be read, None where they may be one."""
    if _PICTURE.match(data):
        return Text(
            "is a picture or a PDF; `rollwrite photo` reads photographs of sheets, "
            "`rollwrite enter` asks what stands on them"
        )
    if len(data) > MOST_BYTES:
        return Text("is larger than 10 MB; no such file is ever that large")
    if data.startswith(WIDE_MARKS):
        return Text("is written in UTF-16; save the file as UTF-8")
    if b"\0" in data:
        return Text("is a binary file; it must be a text file in UTF-8")
    return None


def not_utf_8(error: UnicodeDecodeError) -> Text:
    """Say which byte cannot be read."""
    byte = f"0x{error.object[error.start]:02x}"
    return Text("byte {byte} is not UTF-8; save the file as UTF-8", byte=byte)


def read_tree(path: Path) -> dict[str, Any]:
    """Return the tree of a file, TOML or JSON; raises OSError or MalformedFileError."""
    text = read_text(path)
    return parse_tree(text, format_of(text, path.name))


def format_of(text: str, name: str = "") -> Format:
    """Tell how a file is written by its name, or by its first character."""
    is_json = name.lower().endswith(".json") or text.lstrip().startswith("{")
    return "json" if is_json else "toml"


def parse_tree(text: str, format_: Format) -> dict[str, Any]:
    """Return the tree of a text; raises MalformedFileError with line and column."""
    return parse_json(text) if format_ == "json" else parse_toml(text)


def parse_toml(text: str) -> dict[str, Any]:
    """Return the tree of a TOML text; raises MalformedFileError with line and column."""
    _refuse_oversized(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise MalformedFileError(_toml_problem(str(error), text)) from error
    except (RecursionError, ValueError) as error:
        raise MalformedFileError(Problem((), _beyond_reading(error))) from error


def parse_json(text: str) -> dict[str, Any]:
    """Return the tree of a JSON text; raises MalformedFileError with line and column.

    Two equal keys in one table are an error, as in TOML; so is half of a character.
    """
    _refuse_oversized(text)
    try:
        tree = json.loads(text, object_pairs_hook=_unique_keys)
        if "\\u" in text:
            json.dumps(tree, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        if problem := _curly_quote(text, error.lineno, error.colno):
            raise MalformedFileError(problem) from error
        message = Text("is not valid JSON: {reason}", reason=reason_of(error.msg))
        raise MalformedFileError(_problem_at(error.lineno, error.colno, message)) from error
    except (RecursionError, ValueError) as error:
        raise MalformedFileError(Problem((), _beyond_reading(error))) from error
    if not isinstance(tree, dict):
        sentence = Text("the whole file must be one table, {braces}", braces="{ ... }")
        raise MalformedFileError(Problem((), sentence))
    return tree


def _refuse_oversized(text: str) -> None:
    if problem := find_oversize(text):
        raise MalformedFileError(problem)


def _toml_problem(found: str, text: str) -> Problem:
    match = re.search(r"^(.*) \(at (?:line (\d+), column (\d+)|(end of document))\)$", found)
    if match is None:
        return Problem((), Text("is not valid TOML: {reason}", reason=reason_of(found)))
    line, column = int(match[2] or 0), int(match[3] or 0)
    if problem := _curly_quote(text, line, column):
        return problem
    message = Text("is not valid TOML: {reason}", reason=reason_of(match[1]))
    if match[2] is None:
        return problem_in(text, len(text), message)
    return _problem_at(int(match[2]), int(match[3]), message)


def _curly_quote(text: str, line: int, column: int) -> Problem | None:
    """Return the problem that stands where reading failed, or opens or ends a text before it."""
    failed = text.split("\n", line)[line - 1] if line else text.rpartition("\n")[2]
    begin = failed.rfind('"', 0, column - 1) + 1 if line else failed.rfind('"') + 1
    found = _CURLY.search(failed, begin)
    if found is None or (line and begin == 0 and found.start() != column - 1):
        return None
    message = Text("{sign} is a curly quotation mark; use straight quotes", sign=found[0])
    return _problem_at(line or text.count("\n") + 1, found.start() + 1, message)


def _problem_at(line: int, column: int, message: Text) -> Problem:
    return Problem((), message, line=line, column=column)


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        counts = Counter(key for key, _ in pairs)
        twice = next(key for key, count in counts.items() if count > 1)
        raise ValueError(Text("the key {key!r} stands twice in one table", key=twice[:60]))
    return table


def _beyond_reading(error: Exception) -> Text:
    if isinstance(error, RecursionError):
        return Text("is nested too deeply to be read")
    if isinstance(error, UnicodeEncodeError):
        return Text("holds half of a character, such as \\ud83d alone")
    reason: Text | str = error.args[0]
    if isinstance(reason, Text):  # Our own, of keys.
        return reason
    return Text("holds a number too long to be read")


def find_oversize(text: str) -> Problem | None:
    """Return why a text, TOML or JSON, is not to be read; None where it can be."""
    for sign, most, sentence in _COUNTED:
        if text.count(sign) > most:
            return Problem((), sentence)
    may_have_long_key = text.count(".") >= MOST_PARTS
    may_have_long_word = len(text) > MOST_CHARACTERS
    if not (may_have_long_key or may_have_long_word) or not (found := _TOO_LONG.match(text)):
        return None
    if found["key"]:
        sentence = Text(
            "is a key of more than {most} parts; no key ever has so many", most=MOST_PARTS
        )
        return problem_in(text, found.start("key"), sentence)
    sentence = Text(
        "is a number or key of more than {most} characters; none is ever that long",
        most=MOST_CHARACTERS,
    )
    return problem_in(text, found.start("word"), sentence)


def problem_in(text: str, index: int, message: Text) -> Problem:
    """Return the problem of what stands in a text from this index on."""
    line, column = text.count("\n", 0, index) + 1, index - text.rfind("\n", 0, index)
    return Problem((), message, line=line, column=column)


# Why a text is no TOML or no JSON, as a player reads it: the readers of the standard library speak
# to programmers, and English alone.
_UNCLOSED_TEXT = Text("a text is not closed")
_NO_VALUE = Text("a value must stand here: a number, a text in quotes or a list")
_WRONG_CHARACTER = Text("this character cannot stand here")
_TWO_VALUES = Text("this key has a value already")
_BACKSLASH = Text("write a {sign} in a text twice", sign="\\")
_UNKNOWN = Text("it cannot be read from here on")
# How a reason begins, those of `tomllib` before those of `json`.
_REASONS: tuple[tuple[str, Text], ...] = (
    ("Expected '=' after a key", Text("{sign} is missing after a key", sign="=")),
    ("Invalid value", _NO_VALUE),
    ("Expected newline or end of document", Text("the line must end here")),
    ("Unterminated string", _UNCLOSED_TEXT),  # `json` says so too.
    ("Expected \"'", _UNCLOSED_TEXT),
    ("Found invalid character '\\n'", _UNCLOSED_TEXT),
    ("Illegal character '\\n'", _UNCLOSED_TEXT),
    ("Found invalid character", _WRONG_CHARACTER),
    ("Illegal character", _WRONG_CHARACTER),
    ("Expected ']' at the end", Text("{sign} is missing after the name of a table", sign="]")),
    ("Expected ']]' at the end", Text("{sign} is missing after the name of a table", sign="]]")),
    ("Invalid initial character", Text("a key must stand here")),
    ("Unclosed array", Text("a list is not closed, or lacks a comma")),
    ("Unclosed inline table", Text("a table is not closed, or lacks a comma")),
    ("Invalid statement", Text("a line begins with a key, with [ or with #")),
    ("Cannot overwrite a value", _TWO_VALUES),
    ("Cannot mutate immutable namespace", _TWO_VALUES),
    ("Cannot redefine namespace", _TWO_VALUES),
    ("Duplicate inline table key", _TWO_VALUES),
    ("Unescaped '\\'", _BACKSLASH),
    ("Invalid hex value", _BACKSLASH),
    ("Escaped character is not", _BACKSLASH),
    ("Invalid date", Text("there is no such date")),
    ("Expecting value", _NO_VALUE),
    ("Expecting ','", Text("a list or a table is not closed, or lacks a comma")),
    ("Expecting ':'", Text("{sign} is missing after a key", sign=":")),
    ("Expecting property name", Text("a key in double quotes must stand here")),
    ("Illegal trailing comma", Text("nothing follows this comma; leave it out")),
    ("Invalid control character", _WRONG_CHARACTER),
    ("Invalid \\", _BACKSLASH),
    ("Extra data", Text("the table has ended, but more follows here")),
)
# A table's keys as Python writes a tuple.
_TWICE = re.compile(r"""Cannot declare \(['"](.+)['"],?\) twice""")
_BETWEEN_KEYS = re.compile(r"""['"], ['"]""")


def reason_of(found: str) -> Text:
    """Return in our words what a reader of the standard library says is wrong."""
    if twice := _TWICE.fullmatch(found):
        keys = _BETWEEN_KEYS.sub(".", twice[1])
        return Text("the table {table} stands there twice", table=f"[{cut(keys)}]")
    return next((text for start, text in _REASONS if found.startswith(start)), _UNKNOWN)
