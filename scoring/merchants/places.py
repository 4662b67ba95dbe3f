"""Places: cards, tracks, relics and monuments, boxes, spells, hexes, ships and edges."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Final

from scoring.merchants.content import Content, Printed
from scoring.merchants.player_checks import KEYS
from scoring.merchants.state import (
    ArchiveSpell,
    Claim,
    Kind,
    archive_spell_name,
    archive_spells,
    claim_name,
)
from scoring.places import Look, Meaning, Place, Placing, Players, Told, figures, one_of
from sheets.drawing.filling import Filling
from sheets.files.problem import Path
from sheets.merchants.edition.edition import RESOURCES, TERRITORIES, TRACK_END, TRACKS
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

NONE: Final = ""  # A card that is not owned.
CLOSED: Final = "closed"  # One that is crossed out.
TAKEN: Final = "taken"  # A relic or monument of the player's own.
CLAIMED: Final = "claimed"  # One that the Trolls have.
USED: Final = " used"  # Behind the number of the player who took a spell.


def player_places(content: Content, players: Players, marks: frozenset[str]) -> Iterator[Place]:
    """Yield the places of a player sheet, on its crown space too where it has one."""
    yield from _printed_places(content.printed[len(players)], _value, NONE)
    boxes = {crowns_mark(each): ("crowns", each - 1) for each in range(1, PLAYER_CROWNS + 1)}
    yield from figures(boxes, marks)


def solo_places(content: Content, players: Players, _marks: frozenset[str]) -> Iterator[Place]:
    """Yield the places of a player sheet played alone; what the Trolls crossed out says so."""
    return _printed_places(content.printed[len(players)], _value_or_claim, CLOSED)


def _printed_places(
    printed: Printed, value_of: Callable[[Kind, int], Place], closed: str
) -> Iterator[Place]:
    """Yield the places that every player sheet has; `closed` is a card crossed out (M6.2)."""
    for track in TRACKS:
        steps = ((step, track_mark(track, step)) for step in range(TRACK_END + 1))
        yield one_of(steps, (track,))
    yield from (_card(number, closed) for number in sorted(printed.cards))
    for kind, in_play in printed.in_play.items():
        yield from (value_of(kind, value) for value in in_play)
    yield from map(_artifact, range(1, printed.artifacts + 1))
    for number in range(1, printed.workers + 1):
        mark = symbol_mark("worker", number)
        crossed = Look(True, (Filling(mark, "cross"),), (Told(("workers_crossed",), 1, "counted"),))
        yield Place(("workers_crossed", str(number)), (mark,), (Look(False), crossed))


def _card(number: int, closed: str) -> Place:
    """Return a card, whose three symbols look one of six ways (M1.6)."""
    path, marks = ("cards", str(number)), tuple(card_mark(number, part) for part in PARTS)
    looks = [Look(NONE)]
    for meaning, parts in LEFT.items():
        left = tuple(Filling(mark, how) for mark, hows in zip(marks, parts, strict=True)
                     for how in hows)  # fmt: skip
        is_owned = meaning != CLOSED
        told = (Told(path, meaning),) if is_owned else ()
        looks.append(Look(meaning if is_owned else closed, left, told))
    return Place(path, marks, tuple(looks))


def _value(kind: Kind, value: int) -> Place:
    """Return a relic or monument: the player's, who has circled it, or not (M4.4)."""
    path, mark = KEYS[kind], value_mark(kind, value)
    others, own = Look(False, (Filling(mark, "cross"),)), _own(True, kind, value)
    return Place((*path, str(value)), (mark,), (Look(False), others, own))


def _value_or_claim(kind: Kind, value: int) -> Place:
    """Return a relic or monument: the player's, or crossed out as the Trolls claimed it (S10)."""
    path, mark = KEYS[kind], value_mark(kind, value)
    claimed = Look(CLAIMED, (Filling(mark, "cross"),))
    return Place((*path, str(value)), (mark,), (Look(NONE), _own(TAKEN, kind, value), claimed))


def _own(meaning: Meaning, kind: Kind, value: int) -> Look:
    """Return how a relic or monument of the player's own looks."""
    circle = Filling(value_mark(kind, value), "circle")
    return Look(meaning, (circle,), (Told(KEYS[kind], value, "listed"),))


def _artifact(number: int) -> Place:
    """Return an artifact, circled by who gets it and crossed out by who spends it (M4.3, M5.6)."""
    mark = symbol_mark("artifact", number)
    circle, cross = Filling(mark, "circle"), Filling(mark, "cross")
    circled, crossed = (Told(("artifacts", each), 1, "counted") for each in ("circled", "crossed"))
    looks = (
        Look("", ()),
        Look("circled", (circle,), (circled,)),
        Look("crossed", (circle, cross), (circled, crossed)),
    )
    return Place(("artifacts", str(number)), (mark,), looks)


def ledger_places(content: Content, players: Players, marks: frozenset[str]) -> Iterator[Place]:
    """Yield the places of the ledger: your points, and what the Trolls claim (S7, S9, S10)."""
    claims = [Claim(kind, value) for kind, row in content.printed[len(players)].in_play.items()
              for value in row]  # fmt: skip
    for row in range(TERRITORIES):
        yield from figures(
            {
                territory_mark(row + 1, "yours"): ("sheet", 0, "territories", row),
                territory_mark(row + 1, "cards"): ("trolls", "cards", row),
                claimed_column_mark(row + 1): ("trolls", "columns", row),
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
        looks.append(Look(name, (left,), (Told(path, name),)))
    return Place(path, (mark,), tuple(looks))


def guilds_places(content: Content, players: Players, marks: frozenset[str]) -> Iterator[Place]:
    """Yield the places of the archive, and of the points where they are on its page (F5, F8)."""
    for spell in archive_spells(content.edition.archive, len(players)):
        yield _spell(spell, len(players))
    yield from points_places(content, players, marks)


def _spell(spell: ArchiveSpell, players: int) -> Place:
    """Return a spell: nobody's, or somebody's who took it, and perhaps used it."""
    name, used = archive_spell_name(spell), used_mark(*spell)
    rings = [who_mark(*spell, seat) for seat in range(players)]
    looks = [Look(NONE)]
    for seat, ring in enumerate(rings):
        taken, crossed = (Told(("sheet", seat, "spells", key), name, "listed")
                          for key in ("taken", "used"))  # fmt: skip
        circle, cross = Filling(ring, "circle"), Filling(used, "cross")
        looks.append(Look(f"{seat + 1}", (circle,), (taken,)))
        looks.append(Look(f"{seat + 1}{USED}", (circle, cross), (taken, crossed)))
    return Place(("archive", name), (*rings, used), tuple(looks))


def points_places(_content: Content, players: Players, marks: frozenset[str]) -> Iterator[Place]:
    """Yield the places of everybody's points (F8)."""
    for seat in range(len(players)):
        boxes: dict[str, Path] = {
            points_mark(seat, number + 1): ("sheet", seat, "crowns", number)
            for number in range(FAMILY_ROWS * FAMILY_ACROSS)
        }
        yield from figures(boxes, marks)


def board_places(content: Content, players: Players, marks: frozenset[str]) -> Iterator[Place]:
    """Yield the places of a board: its hexes, ships and edges, in the order of their names."""
    for mark in sorted(marks):
        kind, _, name = mark.partition(".")
        if kind in DRAWN:
            looks = (Look(NONE), *DRAWN[kind](mark, name, players))
            yield Place((BOARD, kind, name), (mark,), looks)


def _on_hex(mark: str, name: str, players: Players) -> Iterator[Look]:
    """Yield what can lie in a hex: a resource, Swamp, a worker (M3.2, M4.1)."""
    for resource in RESOURCES:
        drawn = Filling(mark, "draw", resource)
        yield Look(resource, (drawn,), (Told((BOARD, resource), name, "listed"),))
    yield Look(SWAMP, (Filling(mark, "blacken"),), (Told((BOARD, SWAMP), name, "listed"),))
    yield from _workers("workers", mark, name, players)


def _workers(key: str, mark: str, name: str, players: Players) -> Iterator[Look]:
    """Yield everybody's worker, in a hex or on a ship."""
    for seat, initial in enumerate(players):
        shield = Filling(mark, "shield", initial, seat)
        yield Look(f"{key} {initial}", (shield,), (Told((BOARD, key, initial), name, "listed"),))


def _on_edge(mark: str, name: str, _players: Players) -> Iterator[Look]:
    """Yield the one thing that lies on an edge, an artifact (M5.6)."""
    drawn = Filling(mark, "draw", "artifact")
    yield Look("artifact", (drawn,), (Told((BOARD, "artifacts"), name, "listed"),))


BOARD: Final = "board"
SWAMP: Final = "swamp"
# What can be drawn at a mark of a board, by the first part of its name.
DRAWN: Final[Mapping[str, Callable[[str, str, Players], Iterator[Look]]]] = {
    "hex": _on_hex,
    "ship": partial(_workers, "ships"),
    "edge": _on_edge,
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
