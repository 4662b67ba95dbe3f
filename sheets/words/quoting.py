"""How a wrong value and what is expected in its place are worded in a sentence.

Quotes no more of a file than a line of a terminal has room for, and nothing that moves its cursor.
"""

from __future__ import annotations

import types
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any, Literal

from sheets.words.text import Said, Text, joined

LARGEST_NUMBER = 10**9  # Nothing on a sheet is anywhere near.
LONGEST_SHOWN = 40  # Characters of a wrong text that a sentence quotes.

TABLE, LIST, TEXT = Text("a table"), Text("a list"), Text("a text")
_KINDS: Mapping[object, Text] = {dict: TABLE, list: LIST, types.NoneType: Text("nothing")}


def must_be(what: Said, value: Any) -> Text:
    """Say what a value must be, and what it is."""
    return Text("must be {what}, not {value}", what=what, value=shown(value))


def unknown_key(key: str, known: tuple[str, ...]) -> Text:
    """Say that a table has no such key, and which it has."""
    others = Text("; known here are {keys}", keys=listed(known, "and"))
    return Text("unknown key{hint}", hint=nearest(key, known) or others)


def nearest(text: str, known: Iterable[str], also: Mapping[str, str] | None = None) -> Said:
    """Return the known word most like this one as a question, or "" when none is.

    `also` gives the known word for other names of the same thing, whatever their capitals.
    """
    from difflib import get_close_matches  # Only for mistakes.

    words = {each: each for each in known}
    names = {name.casefold(): word for name, word in (also or {}).items()}
    typed = cut(text)
    if close := get_close_matches(typed, words, n=1):
        return Text("; did you mean {word!r}?", word=words[close[0]])
    if close := get_close_matches(typed.casefold(), names, n=1):
        return Text("; did you mean {word!r}?", word=names[close[0]])
    return ""


def listed(words: Iterable[str], last: Literal["and", "or"]) -> Said:
    """Return words in quotes as a sentence lists them: `'a', 'b' or 'c'`."""
    return joined([repr(word) for word in words], last)


def shown(value: Any) -> Said:
    """Quote a wrong value as far as a sentence has room for it."""
    if type(value) in _KINDS:
        return _KINDS[type(value)]
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return Text("the text {text}", text=quoted(value))
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        return Text("one of so many digits")
    return str(value)


def shown_key(key: str) -> str:
    """Return a key as a place names it, in quotes where it would not be seen."""
    return cut(key) if key.isprintable() and key else quoted(key)


def quoted(text: str) -> str:
    """Put a text in quotes; what would not be seen, or move the cursor, is shown as its escape."""
    return f"'{printable(cut(text))}'"


def cut(text: str, longest: int = LONGEST_SHOWN) -> str:
    """Return a text, its beginning alone where it is longer."""
    return text if len(text) <= longest else f"{text[: longest - 3]}..."


def harmless(text: str, *allowed: str) -> str:
    """Return a text in which nothing moves a terminal's cursor, colours it or turns its letters.

    That, and what is `printable` neither, is shown as its escape; spaces of any kind and what is
    `allowed` stay.
    """
    if text.isprintable():
        return text
    return "".join(
        letter if letter in allowed or unicodedata.category(letter) == "Zs" else _printable(letter)
        for letter in text
    )


def printable(text: str) -> str:
    """Return a text with what would not be seen, or move the cursor, as its escape.

    A byte of a file's name that is no character is shown as U+FFFD.
    """
    if text.isprintable():
        return text
    return "".join(map(_printable, text))


def _printable(letter: str) -> str:
    if letter.isprintable():
        return letter
    if "\ud800" <= letter <= "\udfff":
        return "\ufffd"
    return letter.encode("unicode_escape").decode()
