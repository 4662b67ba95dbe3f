"""The words of a text as people type steps, read one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rollwrite.play.merchants.keywords import BEFORE_HEX, BETWEEN
from sheets.hexes import Hex, HexError, parse_hex
from sheets.words.text import Said, Text

STEP_END = ";"


class NotationError(ValueError):
    """A text that is no step; the message, a Text, says what is expected."""

    def __init__(self, message: Said) -> None:
        super().__init__(message)
        self.message = message


class AmbiguousCallError(NotationError):
    """A name that can mean several things; the message, a Text, says which."""


class Words:
    """The words of a text that are still to be read, in the language of whoever wrote them."""

    def __init__(self, text: str, language: str = "en") -> None:
        spaced = text.replace(",", " ").replace(";", f" {STEP_END} ").split()
        words = [word.rstrip(".:!") or word for word in spaced]
        self.left = _last_first(words)
        self.language = language

    def __bool__(self) -> bool:
        return bool(self.left)

    def __str__(self) -> str:
        return " ".join(self.left[::-1])

    @property
    def next(self) -> str:
        """The next word, "" at the end."""
        return self.left[-1] if self.left else ""

    def hex_at(self, place: int) -> Hex | None:
        """Return the hex that stands so many words further, None where none does."""
        return _hex_of(self.at(place))

    def at(self, place: int) -> str:
        """Return the word that stands so many words further, "" behind the end."""
        return self.left[-place - 1] if place < len(self.left) else ""

    def first(self, count: int) -> str:
        """Return the next words, as many as that."""
        return " ".join(self.left[: -count - 1 : -1])

    def skip_step_ends(self) -> None:
        """Take the signs that end a step, and the words that lead to the next one."""
        while self.next == STEP_END or self.next.lower() in BETWEEN:
            self.take()

    def take(self) -> str:
        """Return the next word, which is read by now; "" at the end."""
        return self.left.pop() if self.left else ""

    def hex(self) -> Hex | None:
        """Return the hex that comes next and take it, None where none does."""
        if (found := self.hex_at(0)) is not None:
            self.left.pop()
        return found

    def needed_hex(self) -> Hex:
        """Return the hex that comes next; raises NotationError."""
        found = self.hex()
        if found is None:
            raise missing(Text("a hex such as D4"), self)
        return found


def _last_first(words: Sequence[str]) -> list[str]:
    """Return words, the last one first, without those that only join: `at E3 and wood at E4`."""
    kept: list[str] = []
    for word in reversed(words):
        lowered = word.lower()
        if lowered in BEFORE_HEX:
            following = [_hex_of(each) is not None for each in kept[:-3:-1]]
            if following[:1] == [True] or (lowered in BETWEEN and True in following):
                continue
        kept.append(word)
    return kept


@lru_cache(maxsize=1 << 12)
def _hex_of(word: str) -> Hex | None:
    """Return the hex that is called so, None where none is."""
    try:
        return parse_hex(word)
    except HexError:
        return None


def missing(what: Said, words: Words) -> NotationError:
    """Return the error of words where something else is expected."""
    if words:
        return NotationError(
            Text("{what} is expected, not {word!r}", what=what, word=words.next[:30])
        )
    return NotationError(Text("{what} is missing", what=what))
