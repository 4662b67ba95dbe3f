"""Why a text is no TOML or no JSON, as a player reads it.

The readers of the standard library speak to programmers, and English alone.
"""

import re

from sheets.words.text import Text, cut

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
