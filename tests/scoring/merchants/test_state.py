"""Any state of Merchants that can be is written and read back the same."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from scoring.merchants.game import GAME
from scoring.merchants.state import (
    KINDS,
    ArchiveSpell,
    Artifacts,
    BaseSheet,
    BaseState,
    BoardState,
    Claim,
    FamilySheet,
    FamilyState,
    RelicsTaken,
    SoloSheet,
    SoloState,
    SpellsTaken,
    State,
    Trolls,
    archive_spell_name,
    claim_name,
    parse_archive_spell,
    parse_claim,
)
from scoring.open_game import read_state
from sheets.files.reading import parse_toml
from sheets.files.toml import write_toml
from sheets.hexes import DIRECTIONS, Hex, edge_between, hex_at
from sheets.table.players import PlayerNameError, tidy_name


def is_name(text: str) -> bool:
    try:
        return tidy_name(text) == text
    except PlayerNameError:
        return False


def tuples(entries: st.SearchStrategy[Any], most: int = 4) -> st.SearchStrategy[Any]:
    return st.lists(entries, max_size=most).map(tuple)


def or_none(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.none() | values


COUNTS = st.integers(0, 10**9)
NAMES = or_none(st.text(st.characters(codec="utf-8"), min_size=1, max_size=40).filter(is_name))
FIGURES = COUNTS | tuples(COUNTS)
SPELLS = st.builds(ArchiveSpell, st.integers(1, 9), st.integers(1, 26), st.integers(1, 9))
CLAIMS = or_none(st.builds(Claim, st.sampled_from(KINDS), st.integers(1, 9999)))
HEXES = st.builds(hex_at, st.integers(1, 26), st.integers(1, 99))
INSIDE = st.builds(hex_at, st.integers(2, 25), st.integers(2, 98))
EDGES = st.builds(
    lambda hex_, to: edge_between(hex_, Hex(hex_.q + to.q, hex_.r + to.r)),
    INSIDE,
    st.sampled_from(DIRECTIONS),
)
CARDS = st.dictionaries(
    st.integers(1, 999), st.sampled_from(["bought", "built", "cast", "overbuilt"]), max_size=5
)
INITIALS = st.sampled_from(["A", "Zo", "\u00c9", "A12"])
OWN = {"player": NAMES, "initial": or_none(INITIALS)}
FINAL = {
    **{track: or_none(st.integers(-(10**9), 10**9)) for track in ("gold", "wood", "craft")},
    "artifacts": st.builds(Artifacts, COUNTS, COUNTS),
    "workers_crossed": COUNTS,
    "relics": st.builds(RelicsTaken, tuples(COUNTS), tuples(COUNTS)),
    "monuments": tuples(COUNTS),
    "cards": or_none(CARDS),
}
BOARDS = st.builds(
    BoardState,
    gold=tuples(HEXES, most=40),
    city=tuples(HEXES),
    swamp=tuples(HEXES),
    artifacts=tuples(EDGES),
    workers=st.dictionaries(INITIALS, tuples(HEXES), max_size=3),
    ships=st.dictionaries(INITIALS, tuples(HEXES), max_size=3),
)
TABLE = {
    "players": or_none(st.integers(-(10**9), 10**9)),
    "edition": or_none(st.text(st.characters(codec="utf-8"))),
    "board": or_none(BOARDS),
}
STATES: st.SearchStrategy[State] = st.one_of(
    st.builds(
        BaseState,
        **TABLE,
        sheet=tuples(st.builds(BaseSheet, **OWN, **FINAL, crowns=or_none(FIGURES))),
    ),
    st.builds(
        FamilyState,
        **TABLE,
        sheet=tuples(
            st.builds(
                FamilySheet,
                **OWN,
                crowns=or_none(FIGURES),
                spells=st.builds(SpellsTaken, COUNTS | tuples(SPELLS), COUNTS | tuples(SPELLS)),
            )
        ),
    ),
    st.builds(
        SoloState,
        **TABLE,
        level=or_none(st.sampled_from(["beginner", "advanced", "expert"])),
        sheet=tuples(st.builds(SoloSheet, **OWN, **FINAL, territories=or_none(tuples(COUNTS)))),
        trolls=st.builds(Trolls, tuples(COUNTS), tuples(CLAIMS), or_none(tuples(COUNTS))),
    ),
)


@given(STATES)
def test_what_is_written_is_read_back(state: State) -> None:
    tree = parse_toml(write_toml(GAME.state_tree(state)))
    reading = read_state(GAME, tree)
    assert reading.faults == ()
    assert reading.state == state


@given(SPELLS)
def test_a_spell_of_the_archive_has_a_name(spell: ArchiveSpell) -> None:
    assert parse_archive_spell(archive_spell_name(spell)) == spell


@given(CLAIMS)
def test_a_claim_has_a_name(claim: Claim | None) -> None:
    assert parse_claim(claim_name(claim)) == claim


def test_names_are_read_whatever_their_case() -> None:
    assert parse_archive_spell(" 1a2 ") == ArchiveSpell(1, 1, 2)
    assert parse_claim("Relic  Two 6".replace("  ", " ")) == Claim("relic two", 6)
