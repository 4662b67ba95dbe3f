"""What does not fit on the sheets of an edition: all of them drawn, and looked at by the lint.

One paper and one theme stand for all: what is crowded on another one is crowded on these.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from sheets.document import SheetRenderer
from sheets.drawing.paper import PAPERS
from sheets.drawing.shapes import Drawing
from sheets.drawing.theme import THEMES, load_theme
from sheets.files.problem import Path, Problem, has_errors
from sheets.files.schema import Tree
from sheets.game import PrintedGame
from sheets.lint import Fault, find_faults, page_rules
from sheets.table.table import Seat, Table
from sheets.words.languages import LANGUAGES
from sheets.words.text import Message, Text

_SHORTER: Final = Text("a shorter text would")
_LESS: Final = Text("shorter names or less on this sheet would make room")
_FEWER: Final = Text("fewer would have room")
_SEAT: Final = re.compile(r"-\d+$")  # At the end of the name of a page that a seat has.


class _Play(NamedTuple):
    """What sheets are drawn for."""

    variant: str
    players: int
    language: str


class _Likeness(NamedTuple):
    """What faults that are reported in one sentence have in common."""

    sheet: str
    kind: str
    what: Message


def find_edition_problems(game: PrintedGame[Any], tree: Tree) -> list[Problem]:
    """Return every problem of an edition's tree; of one that can be printed what does not fit, too.

    All its sheets are drawn for that, which takes seconds.
    """
    edition, problems = game.check_edition(tree)
    if edition is None:
        return problems
    found = [*problems, *game.find_play_problems(edition)]
    if has_errors(problems):
        return found
    return [*found, *find_layout_problems(SheetRenderer(game, edition))]


def find_layout_problems(renderer: SheetRenderer) -> list[Problem]:
    """Return a warning for each fault of the sheets of an edition that has no error.

    Its place is the sheet, with variant, players or language where it is seen with some of them
    only. Of faults that are alike, such as those of all hexes, the first one is reported.
    """
    drawn: defaultdict[str, list[_Play]] = defaultdict(list)
    seen: defaultdict[_Likeness, list[tuple[_Play, Fault]]] = defaultdict(list)
    for play, sheet, faults in _looked_at(renderer):
        drawn[sheet].append(play)
        for fault in faults:
            seen[_Likeness(sheet, fault.kind, _what(fault))].append((play, fault))
    return [_warning(sheet, found, drawn[sheet]) for (sheet, *_), found in seen.items()]


def _looked_at(renderer: SheetRenderer) -> Iterator[tuple[_Play, str, list[Fault]]]:
    """Yield every sheet that differs from others, what it is drawn for, and its faults."""
    for play in _plays(renderer):
        variant = renderer.game.variants[play.variant]
        table = Table(
            play.variant,
            (Seat(),) * play.players,
            play.language,
            load_theme(THEMES[0]),
            PAPERS["a4"],
            level=variant.levels[-1] if variant.levels else "",
        )
        sizes = variant.sizes()
        for kind in variant.kinds(online=False):
            is_small = variant.kind(kind).is_small
            if is_small and not _is_first(play, kind, renderer):
                continue
            identity = renderer.identity(kind, table)
            is_read = identity is not None and identity.markers is not None
            rules = page_rules(table, sizes, is_read=is_read, is_small=is_small)
            for sheet, page in _sheets(renderer, table, kind):
                yield play, sheet, find_faults(page, rules)


def _is_first(play: _Play, kind: str, renderer: SheetRenderer) -> bool:
    """Return whether a booklet has not been looked at yet.

    It is the same for any number of players; one named after another variant is that one's.
    """
    variants = renderer.game.variants
    is_own = kind.partition("-")[0] not in variants
    return is_own and play.players == variants[play.variant].players[0]


def _plays(renderer: SheetRenderer) -> Iterator[_Play]:
    """Yield each variant with the fewest and the most players, in each language."""
    for name, variant in renderer.game.variants.items():
        for players in dict.fromkeys(variant.players):
            for language in LANGUAGES:
                yield _Play(name, players, language)


def _sheets(renderer: SheetRenderer, table: Table, kind: str) -> Iterator[tuple[str, Drawing]]:
    """Yield the pages of a kind that differ, each with what it is called.

    Of seats without a name, which a sign tells apart, one is enough.
    """
    pages = {page.part: page for page in renderer.draw(table, [kind])}
    for page in pages.values():
        yield (_SEAT.sub("", page.name) if len(pages) > 1 else kind), page


def _what(fault: Fault) -> Message:
    """Return what a fault is reported of: a text that was shortened, all hexes, all cards, ..."""
    return fault.message if fault.kind == "shortened" else fault.mark.partition(".")[0]


def _warning(sheet: str, found: list[tuple[_Play, Fault]], drawn: list[_Play]) -> Problem:
    plays, faults = zip(*found, strict=True)
    first, others = faults[0], len({fault.message for fault in faults}) - 1
    what = first.message
    if others:
        what = Text("{what} (and {number} more like it)", what=what, number=others)
    remedy = _FEWER if first.mark else _SHORTER if first.kind == "shortened" else _LESS
    message = Text("{what}; {remedy}", what=what, remedy=remedy)
    return Problem(_place(sheet, plays, drawn), message, level="warning")


def _place(sheet: str, plays: Sequence[_Play], drawn: Sequence[_Play]) -> Path:
    """Return where a fault is seen, with what not all plays have in common that draw the sheet."""
    path: list[str | int] = ["printed", sheet]
    for axis in _Play._fields:
        values = dict.fromkeys(getattr(play, axis) for play in plays)
        if {*values} != {getattr(play, axis) for play in drawn}:
            path += values
        drawn = [play for play in drawn if getattr(play, axis) in values]
    return tuple(path)
