"""The booklet of the family version: all that a family needs, as the edition plays it."""

from dataclasses import replace
from functools import partial

import pytest

from scoring.merchants.booklet.family import work_out
from scoring.merchants.rewards import GUILD_CROWNS, deal_guilds
from sheets.drawing.shapes import texts_of
from sheets.hexes import neighbours
from sheets.merchants.booklet.archive import taken_of
from sheets.merchants.booklet.example import INITIALS
from sheets.merchants.booklet.guilds import GUILD
from sheets.merchants.edition.edition import split_strength
from sheets.merchants.marks import hex_mark
from tests.covering import rest_slow
from tests.sheets.merchants.booklets import booklet_of, changed, faults_of, running, texts
from tests.sheets.merchants.test_other_editions import SHIPPED, USUAL
from tests.sheets.printing import printing

booklet = partial(booklet_of, "family")


def test_a_newcomer_is_told_to_begin_here() -> None:
    first, *_ = booklet()
    assert "New to Pandoria? Begin here." in running([first])


def test_f7_a_guild_pays_two_crowns_for_every_hex_besides() -> None:
    anna, bernd = work_out(SHIPPED).scenes["turn"].pays
    assert (anna.hexes, anna.workers, anna.amount) == (3, 2, 6)
    assert (anna.bonus, anna.crowns) == (3 * GUILD_CROWNS, 12)
    assert (bernd.amount, bernd.bonus, bernd.crowns) == (3, 0, 3)
    assert {"3 × 2 = 6", "3 × 1 = 3", "3 × 2 + 3 × 2 = 12"} <= {*texts(booklet())}


def test_m5_2_the_region_of_the_example_is_closed_by_what_is_drawn_beside_it() -> None:
    shown = work_out(SHIPPED).scenes["turn"]
    filled = {each.mark for each in shown.fillings}
    around = {other for hex_ in shown.region for other in neighbours(hex_)} - {*shown.region}
    assert around <= {*shown.hexes}
    assert {hex_mark(hex_) for hex_ in around} <= filled


def test_f8_one_place_is_used_up_before_another_is_begun() -> None:
    """What pens left in the picture is an archive that may stand so."""
    archive = SHIPPED.archive
    assert archive is not None
    first = archive.storeys[0].places
    taken = [len(taken_of(index, len(place.spells))) for index, place in enumerate(first)]
    assert taken[:3] == [len(first[0].spells), 1, 0]


def test_its_three_have_the_initials_that_sheets_print_where_nobody_is_named() -> None:
    table = printing("merchants", "family").table(3)
    assert [table.letter(seat) for seat in range(3)] == [*INITIALS]


@pytest.mark.parametrize("option", ["all", "one each"])
def test_f3_the_guild_of_the_example_is_the_first_players_however_they_are_dealt(
    option: str,
) -> None:
    rules = changed(guilds=option).rules
    assert all(GUILD in deal_guilds(players, rules)[0] for players in (2, 3, 4))


def test_f3_the_option_of_the_guilds_changes_what_is_said() -> None:
    assert "round again until all have an owner" in running(booklet(changed(guilds="all")))
    said = running(booklet(changed(guilds="one each")))
    assert "and so on, one each" in said
    assert "round again" not in said


def test_m3_6_the_option_of_the_end_changes_what_is_said() -> None:
    assert "nobody can draw" in running(booklet())
    assert "nobody draws or uses a spell" in running(booklet(changed(deadlock_ends=False)))


def test_m2_5_the_border_is_where_the_editions_rivers_run() -> None:
    moved = replace(SHIPPED, board=replace(SHIPPED.board, rivers=(3, 6)))
    said = running(booklet(moved))
    assert "nothing is drawn below row 3, with 3 nothing below row 6" in said


def test_f8_the_tower_has_the_storeys_of_the_editions_archive() -> None:
    archive = SHIPPED.archive
    assert archive is not None
    *_, last = booklet()
    said = running([last])
    assert "Storey 1 open from the start" in said
    assert "Storeys 2–3 closed until every spell above is taken" in said
    for storey in archive.storeys:
        for place in storey.places:
            assert all(SHIPPED.spell_text(spell, "en") in said for spell in place.spells)
    fewer = replace(SHIPPED, archive=replace(archive, storeys=archive.storeys[:2]))
    assert "Storey 2 closed until" in running(booklet(fewer))
    assert "last spell of storey 2" in running(booklet(fewer))


def test_m9_every_spell_of_the_archive_is_told() -> None:
    assert SHIPPED.archive is not None
    places = (place for storey in SHIPPED.archive.storeys for place in storey.places)
    names = {split_strength(spell)[0] for place in places for spell in place.spells}
    *_, last = booklet()
    bold = {text.text for text in texts_of(last.items) if text.face == "bold"}
    for name in names:
        assert any(each.startswith(SHIPPED.names.spells[name]["en"]) for each in bold)


def test_an_edition_without_an_archive_has_its_booklet_too() -> None:
    pages = booklet(replace(SHIPPED, archive=None))
    assert len(pages) == 4
    assert "F9" in texts(booklet())
    assert "F9" not in texts(pages)


def test_lakes_are_spoken_of_where_there_are_any() -> None:
    assert "and lakes" in running(booklet()[:1])
    dry = replace(SHIPPED, board=replace(SHIPPED.board, lakes=()))
    assert "lakes" not in running(booklet(dry)[:1])


@pytest.mark.parametrize("name", rest_slow(["no lakes", "a wide board", "4 columns"]))
def test_an_edition_of_another_shape_has_its_booklet(name: str) -> None:
    assert faults_of("family", USUAL[name]) == []
