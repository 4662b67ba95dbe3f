"""What a person says: a thing by its name, or instead of an answer that it is nothing, back, help.

Of a name as much is enough as tells it apart.
"""

import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TypeVar

from sheets.table.players import unaccented
from sheets.words.languages import LANGUAGES
from sheets.words.text import SaidError, Text, listed, nearest
from sheets.words.translation import Translation, load_translation

MOST_CHARACTERS = 1000  # Of a name; none is nearly as long.

Key = TypeVar("Key", bound=str)


class AmbiguousNameError(SaidError, ValueError):
    """A text that begins no name, or several; the message, a Text, lists what it can be."""


def find_by_name(text: str, names: Mapping[Key, Iterable[str]]) -> Key:
    """Return the key of the thing that is called so, or whose name alone begins so.

    `names` gives each key's names, the one to be shown in messages first; the key itself is a
    name too. A whole name takes precedence over beginnings. Raises AmbiguousNameError.
    """
    found = keys_by_name(text, names)
    if len(found) == 1:
        return found[0]
    shown = tuple(next(iter(names[key]), key) for key in found or names)
    if found:
        raise AmbiguousNameError(
            "{text!r} can mean {names}; write one letter more",
            text=text[:20],
            names=", ".join(shown),
        )
    also = {name: next(iter(named), key) for key, named in names.items() for name in named}
    known = listed(shown, "or")
    hint = nearest(text, shown, also)
    raise AmbiguousNameError(
        "write {known}, not {text!r}{hint}", known=known, text=text[:20], hint=hint
    )


def keys_by_name(text: str, names: Mapping[Key, Iterable[str]]) -> list[Key]:
    """Return the keys of all things that are called so, or of those whose names begin so."""
    typed = _plain(text)
    folded = {key: {_plain(key), *map(_plain, named)} for key, named in names.items()}
    whole = [key for key, each in folded.items() if typed in each]
    begun = [key for key, each in folded.items() if any(name.startswith(typed) for name in each)]
    return whole or (begun if typed else [])


@lru_cache(maxsize=1 << 12)
def _plain(name: str) -> str:
    """Return a name without capitals, accents and hyphens, as far as one can differ."""
    # Normalizing takes the square of the marks on one letter.
    letters = unicodedata.normalize("NFKD", name[:MOST_CHARACTERS].casefold())
    return " ".join(unaccented(letters).replace("-", " ").split())


NOTHING, BACK, HELP = "-", "<", "?"
NONE = Text("none")  # What a person reads where there is nothing.

_NOTHING_WORDS = Text("none nothing")
_BACK_WORDS = Text("back")
_MISSING_WORDS = Text("missing, sheet missing, the sheet is missing")


def is_said(text: str, said: Text, words: Translation, between: str = " ") -> bool:
    """Return whether a text is one of the words of a sentence, in English or in this language.

    `between` is what parts the words, or sayings of several words.
    """
    known = between.join((str(said), words(said)))
    return text.casefold() in known.casefold().split(between)


def is_said_anywhere(text: str, said: Text) -> bool:
    """Return whether a text is one of the words of a sentence in any of our languages."""
    return any(is_said(text, said, load_translation(each)) for each in LANGUAGES)


def is_nothing(text: str, words: Translation) -> bool:
    """Return whether a text means nothing, by the sign or a word."""
    return text == NOTHING or is_said(text, _NOTHING_WORDS, words)


def is_back(text: str, words: Translation) -> bool:
    """Return whether a person wants the question before, by the sign or a word."""
    return text == BACK or is_said(text, _BACK_WORDS, words)


def is_missing(text: str, words: Translation) -> bool:
    """Return whether a person says that a sheet is not there."""
    return is_said(text, _MISSING_WORDS, words, ", ")
