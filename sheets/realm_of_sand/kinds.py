"""The kinds of sheet of Realm of Sand: a row for each."""

from __future__ import annotations

from collections.abc import Mapping

from sheets.page.aid import aid_pages
from sheets.page.layout import Kind
from sheets.realm_of_sand.aid import aid_layout
from sheets.realm_of_sand.pad import pad_layout, pad_pages

KINDS: Mapping[str, Mapping[str, Kind]] = {
    "standard": {
        "pad": Kind(pad_layout, pad_pages),
        "aid": Kind(aid_layout, aid_pages),
    },
}

WORDS: Mapping[str, tuple[str, ...]] = {"standard": ("page", "realm-of-sand")}
