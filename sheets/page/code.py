"""What the QR code of a sheet says: which sheet it is, how it was drawn, and from which edition.

The text of a code is on paper for ever, so nothing here may change its meaning: a list grows at its
end, and what has no place in one has no code. From `docs/dev/codes.md` a reader can be written.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from string import ascii_uppercase, digits
from types import MappingProxyType
from typing import Final

from sheets.drawing.shapes import Path, Segment

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
ALPHANUMERIC: Final = f"{digits}{ascii_uppercase} $%*+-./:"  # In the standard's order.
_SECOND: Final = re.compile(
    rf"RW2-{_SHEET}-([{re.escape(ALPHANUMERIC)}]{{{_LOOK_LENGTH}}}){_VERSION}(?:-([0-9A-Z]+))?"
)
_THIRD: Final = re.compile(
    rf"RW3{_SHEET}([{re.escape(ALPHANUMERIC)}]{{{_LOOK_LENGTH}}})([{re.escape(ALPHANUMERIC)}]{{2}})"
    rf"{_VERSION}(?:-([0-9A-Z]+))?"
)
QR_SIZE: Final = 16.0  # In mm, with the quiet zone.
MODULES: Final = 21  # Along a side of version 1.
QUIET_MODULES: Final = 4  # White on every side, as the standard asks (ISO/IEC 18004).
MASK: Final = 0  # Of codes of tables: there are many, and to look for the best one takes longest.
MAX_LENGTH: Final = 20  # What version 1 at level M holds in alphanumeric mode.
BLACK = "#000000"


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
    edition's digest as there is room for; `table` the number of the table, None where nobody is
    named who sits there.
    """

    game: str
    variant: str
    kind: str
    players: int
    version: str
    look: Look | None = None
    digest: str = ""
    table: int | None = None


def code_text(code: Code) -> str:
    """Return the text of a code, such as `RW2-MBP3-00E2.0.0-PY`; without a look, of version 0.1's.

    As much of the digest is in it as there is room for. Raises ValueError for what a code cannot
    say.
    """
    sheet = f"{code.game}{code.variant}{code.kind}{code.players}"
    if code.look is None:
        return _checked(f"RW1-{sheet}-{code.version}", _FIRST)
    look = _look_text(code.look)
    if code.table is None:
        text = _checked(f"RW2-{sheet}-{look}{code.version}", _SECOND)
    else:
        text = _checked(f"RW3{sheet}{look}{_digits(code.table, 2)}{code.version}", _THIRD)
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
        found = _THIRD.fullmatch(text)
        if found and (told := _read_look(found[5])):
            game, variant, kind, players, _, table, version, digest = found.groups()
            sheet = game, variant, kind, int(players), version, told, digest or ""
            return Code(*sheet, _number(table))
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
    return _digits(number, _LOOK_LENGTH)


def _digits(number: int, length: int) -> str:
    """Return a number in base 45; raises ValueError for one that needs more digits."""
    base = len(ALPHANUMERIC)
    if not 0 <= number < base**length:
        raise ValueError(f"a code cannot tell the number {number}")
    return "".join(ALPHANUMERIC[number // base**place % base] for place in reversed(range(length)))


def _number(digits: str) -> int:
    """Return a number that is written in base 45."""
    return reduce(
        lambda number, digit: len(ALPHANUMERIC) * number + ALPHANUMERIC.index(digit), digits, 0
    )


def _read_look(text: str) -> Look | None:
    """Return the look that was written so, None for a number beyond the last."""
    number = _number(text)
    told: dict[str, object] = {}
    for part, known in reversed([*_PARTS.items()]):
        number, index = divmod(number, len(known))
        told[part] = known[index]
    return None if number else Look(**told)  # type: ignore[arg-type]


def qr_path(text: str, x: float, y: float) -> Path:
    """Return the code of a text as one black path in a 16 mm box with its top left at `x`, `y`.

    The box holds the quiet zone. Raises ValueError for a text that the code cannot carry.
    """
    if len(text) > MAX_LENGTH:
        raise ValueError(f"a QR code holds at most {MAX_LENGTH} characters, not “{text}”")
    if strange := sorted(set(text) - set(ALPHANUMERIC)):
        raise ValueError(f"a QR code cannot carry “{''.join(strange)}” of “{text}”")
    if not text:
        raise ValueError("a QR code needs a text")
    module = QR_SIZE / (MODULES + 2 * QUIET_MODULES)
    quiet = QUIET_MODULES * module
    return pattern_path(encoded_rows(text), x + quiet, y + quiet, module)


@lru_cache(maxsize=256)
def encoded_rows(text: str) -> tuple[str, ...]:
    """Return the modules of a text's code row by row, "1" for black."""
    import segno  # Here, because commands that print nothing need not wait for it.

    mask = MASK if text.startswith("RW3") else None
    code = segno.make(
        text, version=1, error="m", mode="alphanumeric", mask=mask, boost_error=False, micro=False
    )
    return tuple("".join(str(module) for module in row) for row in code.matrix)


def pattern_path(rows: Sequence[str], x: float, y: float, module: float) -> Path:
    """Return the "1" modules of the rows as one black path, the top left corner at `x`, `y`.

    Neighbours in a row are one rectangle; nothing overlaps, so every filling rule agrees.
    """
    segments: list[Segment] = []
    for row, modules in enumerate(rows):
        for start, end in _runs(modules):
            left, right = x + start * module, x + end * module
            top, bottom = y + row * module, y + (row + 1) * module
            segments += (
                ("M", left, top),
                ("L", right, top),
                ("L", right, bottom),
                ("L", left, bottom),
                ("Z",),
            )
    return Path(tuple(segments), fill=BLACK)


def _runs(modules: str) -> Iterator[tuple[int, int]]:
    end = 0
    while (start := modules.find("1", end)) >= 0:
        end = modules.find("0", start)
        end = len(modules) if end < 0 else end
        yield start, end
