"""What a person says instead of an answer: nothing, back, help, that a sheet is missing."""

from sheets.words.languages import LANGUAGES
from sheets.words.text import Text
from sheets.words.translation import Translation, load_translation

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
