"""The sheets for play online: a board for everybody, the turn order, the calls of each turn."""

import re
from dataclasses import replace
from typing import Any

import pytest

from fonts import MM_PER_POINT
from scoring.merchants.game import GAME
from sheets.drawing.shapes import Drawing, marks_of, texts_of
from sheets.hexes import row_of
from sheets.merchants.board.calls import BLOCKS, Rounds, rounds_for
from sheets.merchants.words import MERCHANTS
from sheets.page.layout import PAGE
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_words
from tests.covering import rest_slow
from tests.editions import first_edition
from tests.sheets.merchants.wide_editions import wide_edition
from tests.sheets.printing import printing, words_on
from tests.sheets.tables import VARIANTS, draw, draw_first, make_table, shipped_edition

NAMES = ("Anna", "Bernd", "Chloé")
SCREEN = 1280  # Pixels of a shared screen's width.
LEAST_PIXELS = 11  # Of type on a screen.


def turns_on(rounds: Rounds) -> int:
    """Return for how many turns there is room on all calls sheets of a player."""
    return rounds.sheets * BLOCKS * rounds.in_block * rounds.players


def online(variant: str = "base", **options: Any) -> list[Drawing]:
    table = make_table(names=NAMES, variant=variant, online=True, coordinates=True, **options)
    return draw_first(table)


def test_everybody_has_a_board_a_player_sheet_and_a_calls_sheet() -> None:
    assert [page.title for page in online()] == [
        *(f"Board: {name}" for name in NAMES),
        *(f"Player sheet: {name}" for name in NAMES),
        "Player aid",
        *(f"Calls: {name}" for name in NAMES),
    ]


def test_in_the_family_version_everybody_has_guilds_and_archive() -> None:
    kinds = [page.kind for page in online("family")]
    assert kinds == [*["board"] * 3, *["guilds"] * 3, "aid", *["calls"] * 3]


def test_at_a_table_calls_are_drawn_only_when_asked_for() -> None:
    table = make_table(names=NAMES)
    assert "calls" not in {page.name for page in draw_first(table)}
    assert [page.name for page in draw_first(table, "calls")] == ["calls"]


def test_alone_nobody_calls() -> None:
    assert "calls" not in GAME.variants["solo"].kinds()


def test_no_two_places_of_a_board_have_one_name() -> None:
    """A ship is called by its hex, so L1 is a hex and nothing else."""
    names = [text for text in words_on(online()[0]) if re.fullmatch(r"[A-Z][1-9][0-9]?", text)]
    assert "L1" in names
    assert len({*names}) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", rest_slow(VARIANTS))
def test_the_board_says_that_the_turn_goes_by_the_alphabet(variant: str, language: str) -> None:
    words = load_words(language, PAGE, MERCHANTS)
    for key in ("board.first-player", "board.players"):
        [*_, board] = draw(make_table(2, variant=variant, language=language), "board")
        assert words(key) in words_on(board)
        assert words(f"{key}-online") in words_on(online(variant, language=language)[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_names_the_edge_on_which_an_artifact_lies(language: str) -> None:
    [board, *_] = online(language=language)
    assert [text for text in words_on(board) if text.endswith("D4-E4")]
    [board, *_] = online("family", language=language)
    assert not [text for text in words_on(board) if "D4-E4" in text]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_hexs_name_can_be_read_on_a_shared_screen(variant: str) -> None:
    [board, *_] = online(variant)
    pixels = SCREEN / board.width * MM_PER_POINT
    sizes = {text.text: text.size_pt * pixels for text in texts_of(board.items)}
    assert {"A3", "D4", "M7"} <= sizes.keys()
    assert min(sizes[name] for name in ("A3", "D4", "M7")) >= LEAST_PIXELS


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_turn_has_a_place_for_who_dice_resources_worker_action_and_what_is_closed_and_taken(
    variant: str,
) -> None:
    calls = online(variant)[-1]
    parts = ["who", "dice", "one", "two", "worker", "action", "closed", "card"]
    if variant == "base":
        parts.append("artifact")
    places = [mark.name for mark in marks_of(calls) if mark.name.startswith("call.")]
    turns = range(1, turns_on(rounds_for(first_edition().board, 3)) + 1)
    assert sorted(places) == sorted(f"call.{turn}.{part}" for turn in turns for part in parts)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_turn_is_somebodys_whose_initial_stands_there_in_the_order_of_play(
    variant: str,
) -> None:
    calls = online(variant)[-1]
    who = [mark for mark in marks_of(calls) if mark.name.endswith(".who")]
    initials = [texts_of(mark.items)[0].text for mark in who]
    assert initials == ["A", "B", "C"] * (len(who) // 3)


def test_a_calls_sheet_gives_an_example_with_the_names_that_the_edition_has() -> None:
    for variant, example in (
        (
            "base",
            "“Gold E3, Gold E4, artifact E3-E4, worker F3. I build the Bank. "
            "The city is closed. I buy card 22.”",
        ),
        (
            "family",
            "“Gold E3, Gold E4, worker F3. I use Astral Ship A1. "
            "The city is closed. I take Terrain 2.”",
        ),
    ):
        assert f"For instance: {example}" in words_on(online(variant)[-1])


@pytest.mark.parametrize("columns", [13, 17])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_room_for_as_many_turns_as_fill_the_board(columns: int, players: int) -> None:
    edition = wide_edition(columns) if columns > 13 else first_edition()
    board, last = edition.board, edition.board.rows_in_play(players)
    taken = {*board.lake_hexes, *board.start_resources, *board.printed_resources}
    free = [hex_ for hex_ in {*board.hexes} - taken if row_of(hex_) <= last]
    turns = turns_on(rounds_for(board, players))
    assert len(free) <= 3 * turns  # Two resources and a worker a turn (M3), at times no worker.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_on_the_shipped_board_has_one_calls_sheet_of_twelve_rounds_or_more(
    players: int,
) -> None:
    rounds = rounds_for(shipped_edition().board, players)
    assert rounds.sheets == 1
    assert BLOCKS * rounds.in_block >= 12  # No game of computer players was longer.


def test_calls_of_a_larger_board_go_on_on_a_second_sheet() -> None:
    names = ("Anna", "Bernd", "Chloé", "Dörte")
    table = make_table(names=names, online=True, coordinates=True)
    wide = replace(printing("merchants"), edition=wide_edition(26))
    pages = wide.draw(table, "calls")
    assert [page.player for page in pages] == [name for name in names for _ in range(2)]
    assert len({page.name for page in pages}) == len(pages)
    first, second = (
        [int(mark.name.split(".")[1]) for mark in marks_of(page) if mark.name.endswith(".who")]
        for page in pages[:2]
    )
    assert [*sorted(first), *sorted(second)] == [*range(1, len(first) + len(second) + 1)]


def test_a_long_game_of_four_on_a_wide_board_has_a_line_for_each_turn() -> None:
    assert turns_on(rounds_for(wide_edition().board, 4)) >= 48
