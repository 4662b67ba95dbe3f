"""What the pens have left after a turn of a record, and what of it is new."""

from pathlib import Path

import pytest

from rollwrite.play.record import parse_record
from rollwrite.play.replay import open_record
from scoring.games import Pages
from scoring.open_game import Editions
from sheets.drawing.shapes import PageKey

RECORD = Path(__file__).parents[2] / "records" / "family-3-1.record"
BOARD, GUILDS = PageKey("board"), PageKey("guilds")


def after(turn: int) -> Pages:
    """Return what stands on each page after a turn of a family game of three."""
    record = parse_record(RECORD.read_text("utf-8"))
    return open_record(record, RECORD.parent, Editions(), turn).fillings()


def new(pages: Pages, key: PageKey) -> set[tuple[str, str]]:
    return {(each.mark, f"{each.how} {each.text}".strip()) for each in pages[key] if each.is_new}


def test_at_every_guild_its_owner_is_circled() -> None:
    """F3: in turn order, round again until all have an owner."""
    circled = {each.mark for each in after(0)[GUILDS] if each.how == "circle"}
    assert circled == {
        *("guild.craft.owner.1", "guild.wood.owner.1", "guild.gold.owner.2"),
        "guild.crystal.owner.3",
    }


def test_before_the_first_turn_nothing_is_new() -> None:
    assert not [each for fillings in after(0).values() for each in fillings if each.is_new]


@pytest.mark.parametrize("turn", [1, 4, 15])
def test_what_the_last_turn_drew_is_new_and_nothing_else(turn: int) -> None:
    """The rims of open regions, which grow, are of no turn."""
    before, now = (
        {each: (each.mark, each.how) for each in after(number)[BOARD] if each.how != "dashes"}
        for number in (turn - 1, turn)
    )
    assert {now[each] for each in now if not each.is_new} == {*before.values()}
    drawn = [each.how for each in now if each.is_new and each.how in ("draw", "shield")]
    assert sorted(drawn)[:2] == ["draw", "draw"]
    assert "shield" in drawn


def test_a_spell_that_is_taken_and_one_that_is_used_are_new() -> None:
    """F8, F5: in turn 15 Clara takes 1B3, after using 1C3."""
    found = new(after(15), GUILDS)
    assert {("archive.1B3.who.3", "circle"), ("archive.1C3.used", "cross")} <= found
    assert {mark for mark, _ in found if mark.startswith("points")} == {"points.2.6", "points.3.4"}
