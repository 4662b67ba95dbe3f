"""What shows in a text before it is read that nothing sensible is read from it.

Readers of TOML and JSON take seconds and gigabytes for what fits into a small file. Looking
costs next to nothing for a text of common size.
"""

from __future__ import annotations

import re

from sheets.files.problem import Problem
from sheets.words.text import Text

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
    rf"(?:{_BETWEEN}|{_PROSE}|{_SHORT})*+(?:(?P<key>{_LONG_KEY})|(?P<word>{_LONG_WORD}))",
    re.DOTALL,
)


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
        sentence = Text("is a key of more than {most} parts; three are many", most=MOST_PARTS)
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
