"""How a wrong value and what is expected in its place are worded in a sentence.

Quotes no more of a file than a line of a terminal has room for, and nothing that moves its cursor.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping
from typing import Any

from sheets.words.sentence import Sentence

LARGEST_NUMBER = 10**9  # Nothing on a sheet is anywhere near.
LONGEST_SHOWN = 40  # Characters of a wrong text that a sentence quotes.

TABLE, LIST, TEXT = Sentence("a table"), Sentence("a list"), Sentence("a text")
_KINDS: Mapping[object, Sentence] = {dict: TABLE, list: LIST, types.NoneType: Sentence("nothing")}


def must_be(what: str, value: Any) -> str:
    """Say what a value must be, and what it is."""
    return Sentence("must be {what}, not {value}", what=what, value=shown(value))


def unknown_key(key: str, known: tuple[str, ...]) -> str:
    """Say that a table has no such key, and which it has."""
    others = Sentence("; known here are {keys}", keys=listed(known, "and"))
    return Sentence("unknown key{hint}", hint=nearest(key, known) or others)


def nearest(text: str, known: Iterable[str]) -> str:
    """Return the known word most like this one as a question, or "" when none is."""
    from difflib import get_close_matches  # Only for mistakes.

    close = get_close_matches(_cut(text), list(known), n=1)
    return Sentence("; did you mean {word!r}?", word=close[0]) if close else ""


def listed(words: tuple[str, ...], last: str) -> str:
    """Return words as a sentence lists them, `last` before the last: `'a', 'b' or 'c'`."""
    quoted = [repr(word) for word in words]
    if len(quoted) < 2:
        return "".join(quoted)
    sentence = "{words} or {word}" if last == "or" else "{words} and {word}"
    return Sentence(sentence, words=", ".join(quoted[:-1]), word=quoted[-1])


def shown(value: Any) -> str:
    """Quote a wrong value as far as a sentence has room for it."""
    if type(value) in _KINDS:
        return _KINDS[type(value)]
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return Sentence("the text {text}", text=quoted(value))
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        return Sentence("one of so many digits")
    return str(value)


def shown_key(key: str) -> str:
    """Return a key as a place names it, in quotes where it would not be seen."""
    return _cut(key) if key.isprintable() and key else quoted(key)


def quoted(text: str) -> str:
    """Put a text in quotes; what would not be seen, or move the cursor, is shown as its escape."""
    return f"'{printable(_cut(text))}'"


def printable(text: str) -> str:
    """Return a text with what would not be seen, or move the cursor, as its escape.

    A byte of a file's name that is no character is shown as U+FFFD.
    """
    if text.isprintable():
        return text
    return "".join(map(_printable, text))


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 3]}..."


def _printable(letter: str) -> str:
    if letter.isprintable():
        return letter
    if "\ud800" <= letter <= "\udfff":
        return "\ufffd"
    return letter.encode("unicode_escape").decode()
