"""What the QR code of a sheet says: which sheet it is, how it was drawn, and from which edition.

The text of a code is on paper for ever, so nothing here may change its meaning: a list grows at its
end, and what has no place in one has no code. From `docs/dev/codes.md` a reader can be written.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from sheets.page.qr import ALPHANUMERIC, MAX_LENGTH

LANGUAGES: Final = ("en", "fr", "de")  # Those that codes and markers know.
LAYOUT: Final = 1  # How pages are laid out now; every number that was released stays drawable.

# What a look is made of, in the order in which it is written, and what each part can be.
_PARTS: Final[Mapping[str, tuple[object, ...]]] = MappingProxyType(
    {
        "language": LANGUAGES,
        "paper": ("a4", "letter", "a3"),
        "holes": ("", "left", "top"),
        "theme": ("colour", "grey", "ink"),
        "coordinates": (False, True),
        "plain": (False, True),
        "special_dice": (False, True),
        "duplex": (False, True),
        "seat": (None, 0, 1, 2, 3),
        "layout": tuple(range(1, 15)),
    }
)
_LOOK_LENGTH: Final = 3  # 90,720 looks, and 45 to the third are 91,125.

_SHEET: Final = r"([A-Z])([A-Z])([A-Z])([1-9])"
_VERSION: Final = r"([0-9A-Z.]{1,8})"
_FIRST: Final = re.compile(rf"RW1-{_SHEET}-{_VERSION}")
_SECOND: Final = re.compile(
    rf"RW2-{_SHEET}-([{re.escape(ALPHANUMERIC)}]{{{_LOOK_LENGTH}}}){_VERSION}(?:-([0-9A-Z]+))?"
)


class UnreadableCodeError(ValueError):
    """A text that is no sheet's code."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a sheet was drawn: all that decides it but game, kind, players, edition and names.

    `seat` is whose sheet it is, counted from 0, None where it is nobody's own; `layout` tells how
    pages were laid out then.
    """

    language: str
    paper: str
    holes: str
    theme: str
    coordinates: bool = False
    plain: bool = False
    special_dice: bool = False
    duplex: bool = False
    seat: int | None = None
    layout: int = LAYOUT

    @property
    def has_code(self) -> bool:
        """Whether a code can tell it; not so a language that codes do not know."""
        return all(getattr(self, part) in known for part, known in _PARTS.items())


@dataclass(frozen=True, slots=True)
class Code:
    """What a code tells: the letters of game, variant and kind, the players, the edition, the look.

    Those of version 0.1 say nothing of the look: there it is None. `digest` is as much of the
    edition's digest as there is room for.
    """

    game: str
    variant: str
    kind: str
    players: int
    version: str
    look: Look | None = None
    digest: str = ""


def code_text(code: Code) -> str:
    """Return the text of a code, such as `RW2-MBP3-00E2.0.0-PY`; without a look, of version 0.1's.

    As much of the digest is in it as there is room for. Raises ValueError for what a code cannot
    say.
    """
    sheet = f"{code.game}{code.variant}{code.kind}{code.players}"
    if code.look is None:
        return _checked(f"RW1-{sheet}-{code.version}", _FIRST)
    text = _checked(f"RW2-{sheet}-{_look_text(code.look)}{code.version}", _SECOND)
    digest = code.digest[: max(MAX_LENGTH - len(text) - 1, 0)]
    return f"{text}-{digest}" if digest else text


def read_code(text: str) -> Code:
    """Return what the text of a code tells; raises UnreadableCodeError for any other text."""
    if len(text) <= MAX_LENGTH:
        if found := _FIRST.fullmatch(text):
            game, variant, kind, players, version = found.groups()
            return Code(game, variant, kind, int(players), version)
        found = _SECOND.fullmatch(text)
        if found and (told := _read_look(found[5])):
            game, variant, kind, players, _, version, digest = found.groups()
            return Code(game, variant, kind, int(players), version, told, digest or "")
    raise UnreadableCodeError(f"“{text}” is no sheet's code")


def _checked(text: str, form: re.Pattern[str]) -> str:
    if not form.fullmatch(text):
        raise ValueError(
            f"“{text}” is no code: game, variant and kind are letters from A to Z, there are 1 to 9"
            " players, and an edition's version is 1 to 8 of 0-9, A-Z and dot"
        )
    return text


def _look_text(look: Look) -> str:
    """Return a look as one number of mixed radices, written with three digits of 45."""
    if not look.has_code:
        raise ValueError(f"a code cannot tell of {look}")
    number = 0
    for part, known in _PARTS.items():
        number = number * len(known) + known.index(getattr(look, part))
    base = len(ALPHANUMERIC)
    places = reversed(range(_LOOK_LENGTH))
    return "".join(ALPHANUMERIC[number // base**place % base] for place in places)


def _read_look(text: str) -> Look | None:
    """Return the look that was written so, None for a number beyond the last."""
    number = 0
    for digit in text:
        number = number * len(ALPHANUMERIC) + ALPHANUMERIC.index(digit)
    told: dict[str, object] = {}
    for part, known in reversed([*_PARTS.items()]):
        number, index = divmod(number, len(known))
        told[part] = known[index]
    return None if number else Look(**told)  # type: ignore[arg-type]
