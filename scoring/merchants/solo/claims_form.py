"""The Trolls' claims as a player types them, in short or in full."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from scoring.entry.forms import not_in_play
from scoring.entry.question import EntryError, Form
from scoring.entry.signs import NOTHING, is_said
from scoring.merchants.solo.checks import FIRST_CLAIM
from scoring.merchants.states.claims import (
    KIND_NAMES,
    KINDS,
    Claim,
    ClaimError,
    Kind,
    claim_name,
    parse_claim,
)
from sheets.merchants.edition.edition import TERRITORIES
from sheets.words.text import Text
from sheets.words.translation import Translation

MOST_CLAIMS = TERRITORIES - FIRST_CLAIM + 1  # S10: one after each territory.

# A monument begins with m and a relic with r in English, French and German.
_ENTRY = re.compile(
    r"(-)|m[^\W\d]*\W?([0-9]+)|r[^\W\d]*\W?(2|3|[^\W\d]+)\W?([0-9]+)", re.IGNORECASE
)
_BETWEEN = re.compile(r"[\s,;]*")
_SHORT: Mapping[Kind, str] = {"monument": "m", "relic two": "r2 ", "relic three": "r3 "}
# How many artifacts a relic is for, as a figure and as a word.
_RELICS: Mapping[Kind, tuple[str, Text]] = {
    "relic two": ("2", Text("two")),
    "relic three": ("3", Text("three")),
}


@dataclass(frozen=True, slots=True)
class Claims(Form):
    """The form of an answer that names relics and monuments in play, `m12 r2 6 r3 9 -`."""

    in_play: Mapping[Kind, tuple[int, ...]]
    words: Translation

    @property
    def example(self) -> str:
        """The most valuable of each kind in play, as they can be typed."""
        kinds = (kind for kind in reversed(KINDS) if self.in_play[kind])
        return ", ".join(_short(Claim(kind, max(self.in_play[kind]))) for kind in kinds)

    def read(self, text: str) -> list[str]:
        """Return the names as they stand in a file, "" for none."""
        found: list[str] = []
        position = _skip(text, 0)
        while position < len(text):
            match = _ENTRY.match(text, position)
            if match is None:
                raise self._no_claim(text[position:])
            found.append(self._claim(match))
            position = _skip(text, match.end())
        if len(found) > MOST_CLAIMS:
            raise EntryError(
                Text(
                    "at most {most} claims are right, not {number}; - where there was none",
                    most=MOST_CLAIMS,
                    number=len(found),
                )
            )
        return found

    def show(self, value: list[str]) -> str:
        """Return the short names."""
        return ", ".join(_short(parse_claim(name)) for name in value)

    def confirm(self, value: list[str]) -> str:
        """Return the names in full."""
        return ", ".join(map(self._full, value))

    def _claim(self, match: re.Match[str]) -> str:
        nothing, monument, artifacts, relic = match.groups()
        if nothing:
            return ""
        try:
            claim = parse_claim(f"{self._kind(artifacts)} {relic or monument}")
        except ClaimError as error:
            raise self._no_claim(match[0]) from error
        if claim and claim.value not in self.in_play[claim.kind]:
            raise not_in_play(claim.value, self.in_play[claim.kind])
        return claim_name(claim)

    def _kind(self, artifacts: str | None) -> str:
        """Return what is claimed by how many artifacts it is for; "" for no such number."""
        if artifacts is None:
            return "monument"
        kinds = (
            kind
            for kind, (figure, word) in _RELICS.items()
            if artifacts == figure or is_said(artifacts, word, self.words)
        )
        return next(kinds, "")

    def _no_claim(self, text: str) -> EntryError:
        return EntryError(
            Text(
                "{text!r} is not a claim; {example} and - are", text=text[:20], example=self.example
            )
        )

    def _full(self, name: str) -> str:
        claim = parse_claim(name)
        return f"{self.words(KIND_NAMES[claim.kind])} {claim.value}" if claim else NOTHING


def _short(claim: Claim | None) -> str:
    return f"{_SHORT[claim.kind]}{claim.value}" if claim else NOTHING


def _skip(text: str, position: int) -> int:
    match = _BETWEEN.match(text, position)
    return match.end() if match else position
