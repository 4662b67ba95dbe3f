"""An aid of the game: blocks fitted into two half pages, under heads with the edition's town."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeAlias

from sheets.merchants.aid.blocks import Block, fitted
from sheets.merchants.edition.edition import Edition
from sheets.merchants.skyline import skyline
from sheets.page.halves import LEFT, RIGHT, Half, halved_aid, room_of
from sheets.page.layout import Layout
from sheets.table.table import Table
from sheets.words.words import Words

Blocks: TypeAlias = Callable[[Edition, Table, Words, float], list[Block]]


class Content(NamedTuple):
    """What stands on a half: the key of its name, and its blocks for a width in mm."""

    name: str
    blocks: Blocks


def two_halves(
    edition: Edition, table: Table, words: Words, left: Content, right: Content
) -> Layout:
    """Return an aid with both contents drawn at one scale."""
    made = [partial(each.blocks, edition, table, words) for each in (left, right)]
    first, second = fitted(made, (room_of(LEFT), room_of(RIGHT)))
    halves = Half(words(left.name), (first,)), Half(words(right.name), (second,))
    return halved_aid(edition, table, words, halves, partial(skyline, edition, table.theme))
