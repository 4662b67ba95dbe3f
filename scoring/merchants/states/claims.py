"""What players take and Trolls claim: relics of two kinds and monuments, by their value.

`relic two 6` is what stands in a file. Knows no edition: which values there are is printed there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias, cast

from sheets.words.text import Text

Kind: TypeAlias = Literal["relic two", "relic three", "monument"]

KINDS: tuple[Kind, ...] = ("relic two", "relic three", "monument")
KIND_NAMES: Mapping[Kind, Text] = {
    "relic two": Text("relic (2 artifacts)"),
    "relic three": Text("relic (3 artifacts)"),
    "monument": Text("monument"),
}

_CLAIM = re.compile(r"(relic two|relic three|monument) +([1-9][0-9]{0,3})")


class Claim(NamedTuple):
    """A relic or monument."""

    kind: Kind
    value: int


class ClaimError(ValueError):
    """A text that names no relic and no monument."""


def parse_claim(text: str) -> Claim | None:
    """Read the name of a relic or monument, `relic two 6` or `monument 12`; None for "".

    Raises ClaimError for any other text. Does not know which values there are.
    """
    tidy = text.strip().lower()
    if not tidy:
        return None
    match = _CLAIM.fullmatch(tidy)
    if match is None:
        raise ClaimError(
            Text(
                "{text!r} is no claim; 'relic two 6', 'relic three 9', 'monument 12' or '' is",
                text=text[:40],
            )
        )
    return Claim(cast(Kind, match[1]), int(match[2]))


def claim_name(claim: Claim | None) -> str:
    """Return the name of a relic or monument as it stands in a file, "" for none."""
    return f"{claim.kind} {claim.value}" if claim else ""
