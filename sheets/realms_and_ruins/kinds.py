"""The kinds of sheet of Tales of Realms and Ruins: a row for each."""

from __future__ import annotations

from collections.abc import Mapping

from sheets.page.aid import aid_pages
from sheets.page.layout import Kind
from sheets.realms_and_ruins.aid import aid_layout
from sheets.realms_and_ruins.tracker import tracker_layout, tracker_pages

KINDS: Mapping[str, Mapping[str, Kind]] = {
    "standard": {
        "pad": Kind(tracker_layout, tracker_pages),
        "aid": Kind(aid_layout, aid_pages),
    },
}

WORDS: Mapping[str, tuple[str, ...]] = {"standard": ("page", "realms-and-ruins")}
