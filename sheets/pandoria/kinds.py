"""The kinds of sheet of Pandoria: a row for each, by variant."""

from __future__ import annotations

from collections.abc import Mapping

from sheets.page.aid import aid_pages
from sheets.page.layout import Kind
from sheets.pandoria.aid import aid_layout, family_aid_layout, spells_aid_layout
from sheets.pandoria.pad import pad_layout, pad_pages
from sheets.pandoria.realms import realms_layout, realms_pages

_REALMS = Kind(realms_layout, realms_pages)
_PAD = Kind(pad_layout, pad_pages)
_AID = Kind(aid_layout, aid_pages)

KINDS: Mapping[str, Mapping[str, Kind]] = {
    "standard": {"realms": _REALMS, "pad": _PAD, "aid": _AID},
    "beginner": {"realms": _REALMS, "pad": _PAD, "aid": _AID},
    "family": {"pad": _PAD, "aid": Kind(family_aid_layout, aid_pages)},
    "family-spells": {"pad": _PAD, "aid": Kind(spells_aid_layout, aid_pages)},
}

# Later catalogues say otherwise what a variant changes.
WORDS: Mapping[str, tuple[str, ...]] = {
    "standard": ("page", "pandoria"),
    "beginner": ("page", "pandoria", "pandoria-beginner"),
    "family": ("page", "pandoria", "pandoria-family"),
    "family-spells": ("page", "pandoria", "pandoria-family", "pandoria-family-spells"),
}
