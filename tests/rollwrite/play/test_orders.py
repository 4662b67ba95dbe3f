"""Orders of scoring that records name: those that matter are kept, the others left out (M5.9)."""

import re
from collections.abc import Iterator

import pytest

from rollwrite.play.events import RegionClosed
from rollwrite.play.record import parse_record
from rollwrite.play.replay import Played, ReplayedRecord, replay
from sheets.hexes import hex_name
from tools.make_records import RECORDS

AFTER_SCORING = re.compile(r"(?:buy|take|column|claim|bridge)\b")


def replayed(text: str) -> ReplayedRecord:
    return replay(parse_record(text), RECORDS)


def closed_in(turn: Played) -> list[str]:
    """Return a hex of each region that a turn closed, the last one first."""
    ground = turn.after.table.ground
    regions = [each.region for each in turn.events if isinstance(each, RegionClosed)]
    return [hex_name(ground.hexes_of(each.mask)[0]) for each in reversed(regions)]


def with_orders(found: ReplayedRecord) -> Iterator[str]:
    """Yield the lines of turns, each with an order of scoring where it closes a region."""
    for turn in found.turns:
        steps, closed = [*turn.texts], closed_in(turn)
        if closed and not any(each.startswith("score ") for each in steps):
            place = next((n for n, each in enumerate(steps) if AFTER_SCORING.match(each)), None)
            steps.insert(len(steps) if place is None else place, f"score {' '.join(closed)}")
        yield f"{turn.round} {turn.player}: {'; '.join(steps)}"


@pytest.mark.parametrize("name", ["base-2-12", "base-4-1", "family-2-1", "solo-beginner-1"])
def test_an_order_that_makes_no_difference_is_accepted_and_left_out(name: str) -> None:
    text = (RECORDS / f"{name}.record").read_text("utf-8")
    head, found = text.partition("\n\n")[0], replayed(text)
    named = "\n".join([head, "", *with_orders(found), ""])
    assert named.count("score ") >= text.count("score ") + 5
    again = replayed(named)
    assert again.problems == ()
    assert again.text() == text


def refused(more: str) -> str:
    """Return what is wrong with a record in which gold D4 is closed, and with more behind it."""
    head, _, turns = (RECORDS / "base-2-12.record").read_text("utf-8").partition("\n\n")
    first = "\n".join(turns.splitlines()[:3])
    closing = f"2 Bernd: draw city C3 gold C4; worker B2; {more}"
    found = replayed(f"{head}\n\n{first}\n{closing}\n")
    return "; ".join(str(each.message) for each in found.problems)


def test_an_order_names_regions_that_the_turn_closed_each_once() -> None:
    assert refused("score D4") == refused("score D4; buy 7") == ""
    assert refused("score D3") == (
        "D3 lies in no region that this turn closed, or in one named before; call D4"
    )
    assert "D4 lies in no region" in refused("score D4 D4")


def test_a_turn_has_one_order_before_it_buys() -> None:
    assert refused("score D4; score D4") == "the order of scoring makes no difference here"
    assert refused("buy 7; score D4") == "the turn has ended before this step"
