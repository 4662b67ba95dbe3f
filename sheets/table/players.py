"""Players' names and initials: what a name may be, and which letters a player writes in a hex.

Knows no game. Used for printing sheets and for reading states alike, so that both agree.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from itertools import combinations

from sheets.words.text import SaidError, Text

MOST_CHARACTERS = 40
MOST_TYPED = 10 * MOST_CHARACTERS  # Which normalizing may make fewer.

# Characters without a place of their own: control, lone half of a pair, line and paragraph ends.
_UNPRINTABLE = ("Cc", "Cs", "Zl", "Zp")
# Blanks that Unicode counts among letters and signs: fillers, and Braille without a dot.
_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
# What Unicode counts among marks and letters, or leaves open, and ignores all the same.
_IGNORED = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8"
    "\U000e0000-\U000e0fff]"
)
# Apostrophes and hyphens as keyboards and telephones have them, each with its plain one.
_KINDS_OF_SIGNS: Mapping[int, str] = {
    **dict.fromkeys(map(ord, "\u2018\u2019\u02bc\u2032`\u00b4"), "'"),
    **dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2212"), "-"),
}
_UMLAUT = re.compile("([aou])e")  # As who has no such key writes ä, ö and ü.
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class PlayerNameError(SaidError, ValueError):
    """A text that cannot be a player's name; the message says why and what would be right."""


def tidy_name(text: str) -> str:
    """Return a name in Unicode NFC without spaces around it.

    Raises PlayerNameError when nothing is left or to be seen, when it is longer than 40 characters
    or holds a control character.
    """
    text = text.strip()
    # Normalizing takes the square of the marks on one letter.
    name = unicodedata.normalize("NFC", text) if len(text) <= MOST_TYPED else text
    if not name:
        raise PlayerNameError("a name is empty; write 1 to {most} characters", most=MOST_CHARACTERS)
    if len(name) > MOST_CHARACTERS:
        raise PlayerNameError(
            "the name {name!r}... has {length} characters; at most {most} fit",
            name=name[:20],
            length=len(name),
            most=MOST_CHARACTERS,
        )
    hidden = None if name.isprintable() else next(filter(_is_control, name), None)
    if hidden is not None:
        raise PlayerNameError(
            "the name {name!r} holds the control character {code}; write letters, digits, signs "
            "and spaces only",
            name=name,
            code=f"U+{ord(hidden):04X}",
        )
    if not any(map(_is_visible, name)):
        raise PlayerNameError(
            "the name {name} shows nothing; write at least one letter, digit or sign",
            name=ascii(name),
        )
    return name


def in_turn_order(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names in alphabetical order, the turn order online (M2.4).

    Capitals and accents matter only between names that are alike but for them.
    """
    return tuple(
        sorted(names, key=lambda name: (unaccented(folded_name(name)), folded_name(name), name))
    )


def is_only_figures(name: str) -> bool:
    """Return whether a name has figures and no letters, as a number in its place has."""
    return any(map(str.isdigit, name)) and not any(map(str.isalpha, name))


def same_names(names: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Return the pairs of seats, counted from 0, whose names look the same but for capitals.

    Characters that are not seen tell nobody apart. Every later seat is paired with the first one
    of that name.
    """
    first: dict[str, int] = {}
    pairs = [(first.setdefault(folded_name(name), seat), seat) for seat, name in enumerate(names)]
    return tuple([pair for pair in pairs if pair[0] != pair[1]])


def one_name(name: str, other: str) -> Text:
    """Return the sentence that says that two players are called the same."""
    return Text(
        "{name!r} and {other!r} are the same name; everybody needs a name of their own",
        name=name,
        other=other,
    )


def initials(names: tuple[str, ...]) -> tuple[str, ...]:
    """What each player writes in a hex, no two alike: `A`, or `An` and `At`, or `A1` and `A2`.

    It is the first letter in upper case. Names that begin alike add the first letter in which one
    differs from all the others, where there is none the seat, counted from 1. A name without any
    letter is its seat alone.
    """
    letters = [_letters(name) for name in names]
    found = [_with_letter(seat, letters) for seat in range(len(names))]
    often = Counter(found)
    return tuple(
        initial if initial and often[initial] == 1 else f"{letters[seat][:1].upper()}{seat + 1}"
        for seat, initial in enumerate(found)
    )


def _with_letter(seat: int, letters: list[str]) -> str:
    own = letters[seat]
    alike = [other for at, other in enumerate(letters) if at != seat and own[:1] == other[:1] != ""]
    if not alike:
        return own[:1].upper()
    for index in range(1, len(own)):
        if all(_differs(own, other, index) for other in alike):
            return own[:1].upper() + own[index]
    return ""


def _differs(own: str, other: str, index: int) -> bool:
    """Return whether the letter at this index tells a name from another one, even a shorter one."""
    if index < len(other):
        return own[index] != other[index]
    return not own.startswith(other)


def _letters(name: str) -> str:
    letters = filter(str.isalpha, unicodedata.normalize("NFC", name))
    return "".join(map(_small, letters))


def _small(letter: str) -> str:
    """Return the small letter; one that becomes two, as the Turkish İ does, stays as it is."""
    small = letter.lower()
    return small if len(small) == 1 else letter


def folded_name(name: str) -> str:
    """Return what names have in common that differ by no more than capitals."""
    if name.isascii():
        return name.lower()
    name = "".join(letter for letter in name if not _is_ignored(letter))
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def unaccented(name: str) -> str:
    """Return a name without accents and other marks on its letters."""
    letters = unicodedata.normalize("NFD", name)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def spelled_alike(name: str) -> str:
    """Return what names have in common that differ by capitals and by kinds of a sign: ’ and '."""
    signs = folded_name(name).translate(_KINDS_OF_SIGNS)
    return " ".join(signs.split())


def bare_name(name: str) -> str:
    """Return a name's letters and figures alone, without accents and capitals, ä or ae being a."""
    bare = "".join(filter(str.isalnum, unaccented(folded_name(name))))
    return _UMLAUT.sub(r"\1", bare)


def nearly_same_names(names: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Return the pairs of names that `bare_name` does not tell apart."""
    bare = ((name, bare_name(name)) for name in names)
    pairs = combinations([(name, key) for name, key in bare if key], 2)
    return tuple((name, other) for (name, key), (other, same) in pairs if key == same)


def _is_ignored(letter: str) -> bool:
    """Return whether a character is shown by nothing at all (Unicode: Default_Ignorable)."""
    return unicodedata.category(letter) == "Cf" or bool(_IGNORED.match(letter))


def _is_control(letter: str) -> bool:
    return unicodedata.category(letter) in _UNPRINTABLE or letter in _TURNING


def _is_visible(letter: str) -> bool:
    """Return whether a character is seen on its own: no format, no space, no mark on another."""
    return letter not in _BLANKS and unicodedata.category(letter) not in ("Cf", "Zs", "Mn", "Me")
