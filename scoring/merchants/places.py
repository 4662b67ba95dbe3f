"""Places: cards, tracks, relics and monuments, boxes, spells, hexes, ships and edges."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias

from scoring.merchants.content import Content
from scoring.merchants.player_checks import KEYS
from scoring.merchants.state import (
    KIND_NAMES,
    ArchiveSpell,
    Claim,
    Kind,
    archive_spell_name,
    archive_spells,
    claim_name,
)
from scoring.places import (
    NOTHING,
    Look,
    Meaning,
    Place,
    Placing,
    Players,
    Told,
    figures,
    one_of,
)
from sheets.drawing.filling import Filling, How
from sheets.files.problem import Path
from sheets.merchants.edition.edition import (
    RESOURCES,
    TERRITORIES,
    TRACK_END,
    TRACKS,
    Card,
    Names,
)
from sheets.merchants.marks import (
    FAMILY_ACROSS,
    FAMILY_ROWS,
    PARTS,
    PLAYER_CROWNS,
    card_mark,
    claimed_column_mark,
    crowns_mark,
    has_box,
    points_mark,
    symbol_mark,
    territory_mark,
    track_mark,
    used_mark,
    value_mark,
    who_mark,
)
from sheets.merchants.player.cards import LEFT
from sheets.words.text import Message, Name, Text

Boxes: TypeAlias = dict[str, tuple[Path, Message]]  # Those of figures, by their marks.
NONE: Final = ""  # A card that is not owned.
CLOSED: Final = "closed"  # One that is crossed out.
TAKEN: Final = "taken"  # A relic or monument of the player's own.
CLAIMED: Final = "claimed"  # One that the Trolls have.
USED: Final = " used"  # Behind the number of the player who took a spell.
CARD_LOOKS: Final[Mapping[str, Text]] = {
    "bought": Text("bought"),
    "built": Text("built"),
    "overbuilt": Text("monument on it"),
    "cast": Text("cast"),
    CLOSED: Text("crossed out"),
}


def player_places(content: Content, players: Players, marks: frozenset[str]) -> Iterator[Place]:
    """Yield the places of a player sheet, on its crown space too where it has one."""
    yield from _printed_places(content, len(players), _value, NONE)
    boxes: Boxes = {}
    for number in range(1, PLAYER_CROWNS + 1):
        title = Text("crowns, box {number}", number=number)
        boxes[crowns_mark(number)] = ("crowns", number - 1), title
    yield from figures(boxes, marks)


def solo_places(content: Content, players: Players, _marks: frozenset[str]) -> Iterator[Place]:
    """Yield the places of a player sheet played alone; what the Trolls crossed out says so."""
    return _printed_places(content, len(players), _value_or_claim, CLOSED)


def _printed_places(
    content: Content, players: int, value_of: Callable[[Kind, int], Place], closed: str
) -> Iterator[Place]:
    """Yield the places that every player sheet has; `closed` is a card crossed out (M6.2)."""
    printed, names = content.printed[players], content.edition.names
    for track in TRACKS:
        steps = ((step, track_mark(track, step)) for step in range(TRACK_END + 1))
        yield one_of(steps, (track,), Name.of(names.resources[track]))
    yield from (_card(printed.cards[each], names, closed) for each in sorted(printed.cards))
    for kind, in_play in printed.in_play.items():
        yield from (value_of(kind, value) for value in in_play)
    yield from map(_artifact, range(1, printed.artifacts + 1))
    for number in range(1, printed.workers + 1):
        mark, told = symbol_mark("worker", number), Told(("workers_crossed",), 1, "counted")
        crossed = Look(True, (Filling(mark, "cross"),), (told,), Text("crossed out"))
        title = Text("hat {number}", number=number)
        yield Place(("workers_crossed", f"{number}"), (mark,), (Look(False), crossed), title=title)


def _card(card: Card, names: Names, closed: str) -> Place:
    """Return a card, whose three symbols look one of six ways (M1.6)."""
    number = card.number
    path, marks = ("cards", str(number)), tuple(card_mark(number, part) for part in PARTS)
    title = Text(
        "card {number}: {spell}, {building}",
        number=number,
        spell=Name.of(names.spells[card.spell_name]),
        building=Name.of(names.buildings[card.building]),
    )
    looks = [Look(NONE, said=Text("untouched"))]
    for meaning, parts in LEFT.items():
        left = tuple(Filling(mark, how) for mark, hows in zip(marks, parts, strict=True)
                     for how in hows)  # fmt: skip
        is_owned = meaning != CLOSED
        told = (Told(path, meaning),) if is_owned else ()
        looks.append(Look(meaning if is_owned else closed, left, told, CARD_LOOKS[meaning]))
    return Place(path, marks, tuple(looks), title=title)


def _value(kind: Kind, value: int) -> Place:
    """Return a relic or monument: the player's, who has circled it, or not (M4.4)."""
    path, mark = (*KEYS[kind], str(value)), value_mark(kind, value)
    others = Look(False, (Filling(mark, "cross"),), said=Text("crossed out"))
    looks = (Look(False, said=NOTHING), others, _own(True, kind, value))
    return Place(path, (mark,), looks, title=claim_text(kind, value))


def _value_or_claim(kind: Kind, value: int) -> Place:
    """Return a relic or monument: the player's, or crossed out as the Trolls claimed it (S10)."""
    path, mark = (*KEYS[kind], str(value)), value_mark(kind, value)
    claimed = Look(CLAIMED, (Filling(mark, "cross"),), said=Text("crossed out"))
    looks = (Look(NONE), _own(TAKEN, kind, value), claimed)
    return Place(path, (mark,), looks, title=claim_text(kind, value))


def _own(meaning: Meaning, kind: Kind, value: int) -> Look:
    """Return how a relic or monument of the player's own looks."""
    circle = Filling(value_mark(kind, value), "circle")
    return Look(meaning, (circle,), (Told(KEYS[kind], value, "listed"),), Text("circled"))


def claim_text(kind: Kind, value: int) -> Text:
    """Return what a relic or monument is called by its value: `monument 10`."""
    return Text("{name} {value}", name=KIND_NAMES[kind], value=value)


def _artifact(number: int) -> Place:
    """Return an artifact, circled by who gets it and crossed out by who spends it (M4.3, M5.6)."""
    mark = symbol_mark("artifact", number)
    circle, cross = Filling(mark, "circle"), Filling(mark, "cross")
    circled, crossed = (Told(("artifacts", each), 1, "counted") for each in ("circled", "crossed"))
    looks = (
        Look("", ()),
        Look("circled", (circle,), (circled,), Text("circled")),
        Look("crossed", (circle, cross), (circled, crossed), Text("circled and crossed out")),
    )
    title = Text("artifact {number}", number=number)
    return Place(("artifacts", str(number)), (mark,), looks, title=title)


def ledger_places(content: Content, players: Players, marks: frozenset[str]) -> Iterator[Place]:
    """Yield the places of the ledger: your points, and what the Trolls claim (S7, S9, S10)."""
    claims = [Claim(kind, value) for kind, row in content.printed[len(players)].in_play.items()
              for value in row]  # fmt: skip
    for row in range(TERRITORIES):
        number = row + 1
        own, cards, column = (
            Text("territory {number}: your points", number=number),
            Text("territory {number}: the Trolls' cards", number=number),
            Text("territory {number}: the Trolls' column", number=number),
        )
        yield from figures(
            {
                territory_mark(number, "yours"): (("sheet", 0, "territories", row), own),
                territory_mark(number, "cards"): (("trolls", "cards", row), cards),
                claimed_column_mark(number): (("trolls", "columns", row), column),
            },
            marks,
        )
        if has_box(row + 1, "claim"):
            yield _claim(row, claims)


def _claim(row: int, claims: Iterable[Claim]) -> Place:
    """Return what the Trolls claim after a territory; of which kind the player sheet tells."""
    path, mark = ("trolls", "claims", row), territory_mark(row + 1, "claim")
    looks = [Look("")]
    for claim in claims:
        name, left = claim_name(claim), Filling(mark, "write", str(claim.value))
        looks.append(Look(name, (left,), (Told(path, name),), claim_text(*claim)))
    title = Text("territory {number}: what the Trolls claim", number=row + 1)
    return Place(path, (mark,), tuple(looks), title=title)


def guilds_places(content: Content, players: Players, marks: frozenset[str]) -> Iterator[Place]:
    """Yield the places of the archive, and of the points where they are on its page (F5, F8)."""
    for spell in archive_spells(content.edition.archive, len(players)):
        yield _spell(spell, players)
    yield from points_places(content, players, marks)


def _spell(spell: ArchiveSpell, players: Players) -> Place:
    """Return a spell: nobody's, or somebody's who took it, and perhaps used it."""
    name, used = archive_spell_name(spell), used_mark(*spell)
    rings = [who_mark(*spell, seat) for seat in range(len(players))]
    looks = [Look(NONE)]
    for seat, ring in enumerate(rings):
        taken, crossed = (Told(("sheet", seat, "spells", key), name, "listed")
                          for key in ("taken", "used"))  # fmt: skip
        circle, cross = Filling(ring, "circle"), Filling(used, "cross")
        said = Text("{initial}, used", initial=players[seat])
        looks.append(Look(f"{seat + 1}", (circle,), (taken,), players[seat]))
        looks.append(Look(f"{seat + 1}{USED}", (circle, cross), (taken, crossed), said))
    title = Text("spell {name}", name=name)
    return Place(("archive", name), (*rings, used), tuple(looks), title=title)


def points_places(_content: Content, players: Players, marks: frozenset[str]) -> Iterator[Place]:
    """Yield the places of everybody's points (F8)."""
    for seat in range(len(players)):
        boxes: Boxes = {
            points_mark(seat, number): (
                ("sheet", seat, "crowns", number - 1),
                Text("crowns, box {number}", number=number),
            )
            for number in range(1, FAMILY_ROWS * FAMILY_ACROSS + 1)
        }
        yield from figures(boxes, marks)


class Sign(NamedTuple):
    """What can be drawn on a board: its meaning, how, where a state lists it, what it is called."""

    meaning: str
    how: How
    listed: Path
    said: Message
    text: str = ""
    seat: int = 0

    def look(self, mark: str, name: str) -> Look:
        """Return how it looks at a mark, whose hex or edge is called so."""
        left = Filling(mark, self.how, self.text, self.seat)
        return Look(self.meaning, (left,), (Told(self.listed, name, "listed"),), self.said)


def board_places(content: Content, players: Players, marks: frozenset[str]) -> Iterator[Place]:
    """Yield the places of a board: its hexes, ships and edges, in the order of their names."""
    signs = _signs(content, players)
    for mark in sorted(marks, key=_reading):
        kind, _, name = mark.partition(".")
        if kind in signs:
            looks = (Look(NONE), *(sign.look(mark, name) for sign in signs[kind]))
            title = ON_BOARD[kind](name)
            ends = name.split("-") if kind == EDGE else ()
            beside = tuple((BOARD, HEX, each) for each in ends)
            yield Place((BOARD, kind, name), (mark,), looks, title=title, beside=beside)


def _reading(mark: str) -> tuple[tuple[str, int], ...]:
    """Return what sorts marks of a board as a person would: A2 before A10."""
    parts = re.findall(r"(\D+)(\d*)", mark)
    return tuple((text, int(figures or 0)) for text, figures in parts)


def _signs(content: Content, players: Players) -> Mapping[str, tuple[Sign, ...]]:
    """Return what can be drawn in a hex, on a ship and on an edge (M3.2, M3.3, M4.1, M9)."""
    names = content.edition.names.resources
    return {
        HEX: (
            *(Sign(each, "draw", (BOARD, each), Name.of(names[each]), each) for each in RESOURCES),
            Sign(SWAMP, "blacken", (BOARD, SWAMP), Text("shaded")),
            *_workers("workers", players),
        ),
        "ship": (*_workers("ships", players),),
        EDGE: (Sign("artifact", "draw", (BOARD, "artifacts"), Text("artifact"), "artifact"),),
    }


def _workers(key: str, players: Players) -> Iterator[Sign]:
    """Yield everybody's worker, in a hex or on a ship."""
    for seat, initial in enumerate(players):
        said = Text("worker {initial}", initial=initial)
        yield Sign(f"{key} {initial}", "shield", (BOARD, key, initial), said, initial, seat)


BOARD: Final = "board"
SWAMP: Final = "swamp"
HEX, EDGE = "hex", "edge"
# What a person calls a mark of a board, by the first part of its name.
ON_BOARD: Final[Mapping[str, Callable[[str], Text]]] = {
    HEX: lambda name: Text("hex {name}", name=name),
    "ship": lambda name: Text("ship {name}", name=name),
    EDGE: lambda name: Text("edge {name}", name=name),
}
PLACES: Final[Mapping[tuple[str, str], Placing[Content]]] = {
    ("base", "board"): board_places,
    ("base", "player"): player_places,
    ("family", "board"): board_places,
    ("family", "guilds"): guilds_places,
    ("family", "points"): points_places,
    ("solo", "board"): board_places,
    ("solo", "player"): solo_places,
    ("solo", "ledger"): ledger_places,
}
