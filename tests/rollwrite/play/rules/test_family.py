"""F2-F10: the family version."""

from __future__ import annotations

import pytest

from rollwrite.games import new_game
from rollwrite.play.position import Position
from scoring.merchants.state import parse_archive_spell
from tests.rollwrite.play.rules.positions import after, position, refused, targets, told, turn

CLOSES = "draw wood B1 crystal C1; worker D1"
ROW = "g* . . ."
OPEN = "g* . . . . .\n # # # # # ."


def family(board: str = ROW, *sheets: str, players: int = 2, **rules: object) -> Position:
    return position(board, *sheets, variant="family", players=players, **rules)  # type: ignore[arg-type]


def crowns(at: Position) -> list[int]:
    return [sum(sheet.crowns) for sheet in at.sheets]


def takes(at: Position) -> list[str]:
    return [at.step_text(step) for step in at.legal_takes]


@pytest.mark.parametrize(
    ("players", "option", "guilds"),
    [
        (2, "all", (("craft", "crystal"), ("gold", "wood"))),
        (3, "all", (("craft", "wood"), ("gold",), ("crystal",))),
        (4, "all", (("craft",), ("gold",), ("crystal",), ("wood",))),
        (2, "one each", (("craft",), ("gold",))),
        (3, "one each", (("craft",), ("gold",), ("crystal",))),
    ],
)
def test_f3_guilds(players: int, option: str, guilds: object) -> None:
    assert family(players=players, guilds=option).table.guilds == guilds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_f2_places_for_more_players_are_crossed_out(players: int) -> None:
    at = new_game(("Anna", "Bernd", "Clara", "Dora")[:players], "family")
    archive = at.table.edition.archive
    assert archive is not None
    there = {
        (storey, place)
        for storey, each in enumerate(archive.storeys, 1)
        for place, spells in enumerate(each.places, 1)
        if spells.players <= players
    }
    assert {(spell.storey, spell.place) for spell in at.table.spells} == there
    assert {step.spell.place for step in at._replace(phase="take").legal_takes} == {
        place for storey, place in there if storey == 1
    }


def test_f10_most_crowns_win_then_most_unused_spells() -> None:
    at = family()
    first, second = at.table.spells[:2]
    anna = at.sheets[0]._replace(crowns=(5,), spells=(first,), used=(first,))
    bernd = at.sheets[1]._replace(crowns=(5,), spells=(second,))
    assert at._replace(sheets=(anna, bernd)).score().winners == ("Bernd",)
    more = anna._replace(crowns=(5, 1))
    assert at._replace(sheets=(more, bernd)).score().winners == ("Anna",)


def test_f4_there_are_no_artifacts() -> None:
    assert told(after(family(OPEN), "draw wood B1 wood C1")) == []
    terrain = after(family(OPEN, "spells 1B1 1B2"), f"{CLOSES}; cast 1B2")
    assert not after(terrain, "roll wood wood; draw wood E1 wood F1").board.artifacts


def test_f5_one_spell_a_turn_that_was_not_used() -> None:
    at = after(family(OPEN, "spells 1A1 1A2 2A1, used 1A1"), CLOSES)
    assert targets(at, "1A2") == {"E1"}
    assert refused(at, "cast 1A1 D1") == "F5 1A1 is used already; 1A2, 2A1"
    assert refused(at, "cast 1B1 D1") == "F5 Anna does not own 1B1; 1A2, 2A1"
    used = after(at, "cast 1A2 muster E1")
    assert used.sheets[0].used == (parse_archive_spell("1A1"), parse_archive_spell("1A2"))


def test_f5_nothing_is_built() -> None:
    assert refused(after(family(OPEN), CLOSES), "relic two") == (
        "F5 the family version knows no action but a spell"
    )


def test_f6_f7_every_resource_pays_crowns_and_the_guild_2_for_each_hex() -> None:
    # Anna owns craft and crystal: one wood, and one crystal with 2 more.
    closed = after(family(), f"{CLOSES}; take 1A1")
    assert crowns(closed) == [1 + 2, 0]
    # The rules page: 3 crystals, 2 workers, own guild: 6 and 6.
    at = after(family("A y* . . ."), "draw crystal C1 crystal D1; worker E1; take 1A1")
    assert crowns(at) == [12, 0]


def test_f7_rage_does_not_count_for_the_guild() -> None:
    at = family(ROW, "spells 1A1")
    assert crowns(after(at, f"{CLOSES}; cast 1A1 D1; take 1A2")) == [0 + 3 + 2, 0]


def test_f8_the_first_takes_a_place_the_next_what_is_below() -> None:
    closed = after(family(), CLOSES)
    first = after(closed, "take 1A1")
    assert first.sheets[0].spells[0].place == 1
    begun = after(family(ROW, "", "spells 1A1"), CLOSES)
    assert refused(begun, "take 1B1") == "F8 1B1 is not the next one; 1A2"
    assert refused(begun, "take 1A1") == "F8 1A1 is taken already; 1A2"
    scored = begun.after(begun.legal_steps[-1])
    assert takes(scored) == ["take 1A2"]
    assert refused(scored, "roll gold gold").startswith("F8 a spell of the archive is taken first")


def test_f8_a_lower_storey_opens_when_the_one_above_is_gone() -> None:
    used_up = family(ROW, "", "spells 1A1 1A2 1A3")
    at = after(used_up, CLOSES)
    assert refused(at, "take 2A1").startswith("F8 2A1 is not the next one; 1B1")
    gone = family(ROW, "", "spells 1A1 1A2 1A3 1B1 1B2")
    assert after(gone, f"{CLOSES}; take 2A1").sheets[0].spells


def test_f9_the_last_spell_of_the_last_storey_ends_the_game_with_its_round() -> None:
    board = "g* . . . # w! . c! . f! ."
    at = family(board, "", "spells 1A1 1A2 1A3 1B1 1B2 2A1")
    last = after(at, f"{CLOSES}; take 3A1")
    assert last.ending == "F9"
    assert not last.is_over


def test_f9_m3_6_holds_as_well() -> None:
    first = turn(family(". g* ."), "draw nothing")
    assert turn(first, "draw nothing").ending == "M3.6"


def test_f8_nobody_takes_what_is_not_there() -> None:
    gone = family(ROW, "", "spells 1A1 1A2 1A3 1B1 1B2 2A1 3A1")
    assert after(gone, f"{CLOSES}").phase == "action"
    assert turn(gone, CLOSES).player == "Bernd"


def test_f1_there_are_no_cards() -> None:
    gone = family(ROW, "", "spells 1A1 1A2 1A3 1B1 1B2 2A1 3A1")
    assert refused(gone, f"{CLOSES}; buy 7") == "F1 there are no cards in the family version"
