"""Editions from a seed: sound, the same everywhere, printed with their seed, tried by play."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from itertools import pairwise
from math import inf
from pathlib import Path

import pytest
from click.testing import CliRunner

from cli.main import main
from rollwrite.play.making import SeededRandom
from rollwrite.play.making.board import BANDS
from rollwrite.play.making.cards import (
    BUILDINGS,
    SPELLS,
    Use,
    Uses,
    make_columns,
    priced,
    uses_in_play,
)
from rollwrite.play.making.edition import SeedError, edition_text, faults_in_play, make_edition
from rollwrite.play.making.solo_map import make_solo_map
from scoring.merchants.content import content_of
from scoring.merchants.game import GAME
from sheets.hexes import distance, neighbours, pieces, row_of
from sheets.merchants.edition.checks import find_problems
from sheets.merchants.edition.dead_land import dead_land, empty_hexes
from sheets.merchants.edition.edition import (
    MOST_PLAYERS,
    RESOURCES,
    TERRITORIES,
    TRACKS,
    Board,
    Edition,
)
from tests.covering import rest_slow

# Names, rules and values of an edition from a seed are those of the newest one.
EDITION = GAME.load(GAME.edition_path(GAME.edition))


def untried(_edition: Edition) -> float:
    """Take any edition."""
    return 0.0


def unplayed(edition: Edition, _round: int) -> Mapping[int, Use]:
    """Leave all prices as they are."""
    return dict.fromkeys(edition.cards, Use(0.3, 0.1, 0.1))


def quickly(seed: str, base: Edition) -> Edition:
    """Make an edition without playing."""
    return make_edition(seed, base, untried, unplayed)


@cache
def of_seed(seed: str) -> Edition:
    return quickly(seed, EDITION)


@pytest.fixture(scope="module")
def made() -> Edition:
    """Return the edition of a seed."""
    return of_seed("Week 48")


def test_an_edition_from_a_seed_is_sound(made: Edition) -> None:
    assert find_problems(made) == []


@pytest.mark.slow
def test_the_same_seed_gives_the_same_edition_everywhere(made: Edition) -> None:
    assert quickly("  week   48 ", EDITION) == replace(made, seed="week 48")
    other = quickly("Week 49", EDITION)
    assert (other.board, other.columns) != (made.board, made.columns)
    assert other.version != made.version


def test_it_reads_back_from_its_file(made: Edition, tmp_path: Path) -> None:
    file = tmp_path / "week.toml"
    file.write_text(edition_text(made), "utf-8")
    assert GAME.load(file) == made


def test_every_shipped_edition_reads_back_too(tmp_path: Path) -> None:
    file = tmp_path / "shipped.toml"
    file.write_text(edition_text(EDITION), "utf-8")
    assert GAME.load(file) == EDITION


def board_of(seed: str) -> Board:
    return of_seed(seed).board


@pytest.mark.parametrize("seed", rest_slow(["Week 48", "b"]))
def test_a_board_holds_what_the_rules_ask_for(seed: str) -> None:
    """M1.4: four starts, four printed resources in each part, lakes with ships."""
    board = board_of(seed)
    assert sorted(board.start_resources.values()) == sorted(TRACKS)
    for first, last in BANDS:
        printed = [
            kind for hex_, kind in board.printed_resources.items() if first <= row_of(hex_) <= last
        ]
        assert len({*printed}) == 4 == len(printed)
    assert {*board.printed_resources.values()} == {*RESOURCES}
    assert all(lake.ships and len(pieces(lake.hexes)) == 1 for lake in board.lakes)


@pytest.mark.parametrize("seed", rest_slow(["Week 48", "b"]))
def test_printed_resources_can_be_closed_but_not_at_once(seed: str) -> None:
    """M5.2, M7.1: none is dead land, most have just four empty hexes beside them."""
    board = board_of(seed)
    assert dead_land(board) == []
    land = empty_hexes(board, MOST_PLAYERS)
    free = [len(land.intersection(neighbours(hex_))) for hex_ in board.printed_resources]
    assert free.count(4) >= 8
    starts = [*board.start_resources]
    assert min(distance(*pair) for pair in pairwise(starts)) >= 2


@pytest.mark.parametrize("seed", rest_slow(["a", "b", "c", "d"]))
def test_territories_have_as_many_free_hexes_as_can_be_won_with(seed: str) -> None:
    """S3: eight territories; 14 free hexes are won nearly always, fewer than 11 never."""
    land = make_solo_map(SeededRandom(seed))
    held = {*land.start_resources, *land.printed_resources}
    free = [len({*territory.hexes} - held) for territory in land.territories]
    assert len(free) == TERRITORIES
    assert 11 <= min(free) <= max(free) <= 12
    assert {land.territory_of[hex_] for hex_ in land.start_resources} == {0}


def test_cards_hold_every_spell_and_building_as_often_as_before() -> None:
    cards = [card for column in make_columns(SeededRandom("a")) for card in column.cards]
    assert [card.number for card in cards] == [*range(1, 25)]
    assert Counter(card.spell for card in cards) == {key: len(each) for key, each in SPELLS.items()}
    assert Counter(card.building for card in cards) == {
        key: len(each) for key, each in BUILDINGS.items()
    }
    assert content_of(replace(EDITION, columns=make_columns(SeededRandom("a"))))


@pytest.mark.parametrize(
    ("seed", "said"),
    [
        ("", "a seed is a word or two, such as a club's name and the week"),
        ("  ", "a seed is a word or two, such as a club's name and the week"),
        ("x" * 41, "a seed is one line of at most 40 letters"),
        ("one\x00two", "a seed is one line of at most 40 letters"),
        ("\u202eback", "a seed is one line of at most 40 letters"),
        ("🎲", "the sheets cannot print"),
    ],
)
def test_a_seed_that_no_page_can_show_is_refused(seed: str, said: str) -> None:
    with pytest.raises(SeedError, match=said):
        quickly(seed, EDITION)


@pytest.mark.slow
def test_another_board_is_tried_where_games_go_badly() -> None:
    boards: list[Edition] = []

    def trial(edition: Edition) -> float:
        boards.append(edition)
        return 1.0 if len(boards) < 3 else 0.0

    made = make_edition("Week 48", EDITION, trial, unplayed)
    assert made.board == boards[2].board
    assert boards[0].board != boards[1].board
    assert boards[0].columns == boards[2].columns


def owned(**shares: float) -> Uses:
    """Return what a game shows where some cards are owned by other shares than a third."""
    uses = {int(card[1:]): Use(share, 0.0, 0.1) for card, share in shares.items()}
    return lambda edition, number: {**unplayed(edition, number), **(uses if not number else {})}


def test_what_everybody_buys_gets_dearer_and_what_nobody_buys_cheaper() -> None:
    before = EDITION.cards
    after = priced(EDITION, owned(c8=0.9, c4=0.0)).cards
    assert after[8] == replace(before[8], wood=before[8].wood + 1)
    assert after[4] == replace(before[4], wood=before[4].wood - 1)
    assert all(after[card] == before[card] for card in before if card not in (4, 8))


def test_prices_at_which_all_is_well_are_tried_once() -> None:
    rounds: list[int] = []

    def uses(edition: Edition, number: int) -> Mapping[int, Use]:
        rounds.append(number)
        return unplayed(edition, number)

    assert priced(EDITION, uses) == EDITION
    assert rounds == [0]


def test_the_prices_that_did_best_are_kept() -> None:
    """A price that is changed may be worse than before."""

    def uses(edition: Edition, number: int) -> Mapping[int, Use]:
        return {**unplayed(edition, number), 4: Use(0.55 if not number else 1.0, 0.0, 0.1)}

    assert priced(EDITION, uses) == EDITION


@pytest.mark.slow
def test_an_edition_by_chance_has_no_card_that_everybody_buys_or_nobody() -> None:
    made = make_edition("Week 48", EDITION, untried)
    shares = [use.owned for use in uses_in_play(made, 100).values()]
    assert sum(0.03 <= share <= 0.7 for share in shares) >= 22


def test_names_that_the_base_lacks_in_a_language_are_no_fault_of_what_is_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    nameless = replace(EDITION, title={"en": "Pandoria"})
    assert find_problems(nameless)
    monkeypatch.setattr("rollwrite.play.making.edition.GAMES", 1)
    assert faults_in_play(nameless) < inf
    dry = replace(nameless, board=replace(nameless.board, start={}))
    assert faults_in_play(dry) == inf


def test_a_trial_finds_what_is_wrong_with_a_game() -> None:
    lone = replace(EDITION.board, rivers=(2, 7))
    assert faults_in_play(replace(EDITION, board=lone)) > 0


def test_the_seed_stands_on_every_page(made: Edition, tmp_path: Path) -> None:
    file, pages = tmp_path / "week.toml", tmp_path / "week.svg"
    file.write_text(edition_text(made), "utf-8")
    answer = CliRunner().invoke(
        main, ["sheets", "board", "--edition", str(file), "--svg-text", "live", "-o", str(pages)]
    )
    assert answer.exit_code == 0, answer.output
    assert f"{made.id} {made.version} · made from “Week 48”" in pages.read_text("utf-8")


def test_the_command_writes_the_edition_and_names_it(
    made: Edition, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "rollwrite.play.making.edition.make_edition", lambda seed, _base: {"Week 48": made}[seed]
    )
    monkeypatch.chdir(tmp_path)
    arguments = ["edition", "make", "--seed", "Week 48", "-o", "week.toml"]
    answer = CliRunner().invoke(main, arguments)
    assert (answer.exit_code, answer.output) == (0, f"week.toml: {made.id} {made.version}\n")
    assert Path("week.toml").read_text("utf-8") == edition_text(made)


def test_the_command_refuses_a_wrong_seed_in_one_sentence() -> None:
    answer = CliRunner().invoke(main, ["edition", "make", "--seed", " "])
    assert answer.exit_code == 2
    assert "a seed is a word or two" in answer.stderr


@pytest.mark.slow
def test_a_club_gets_an_edition_that_plays_well(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    answer = CliRunner().invoke(main, ["edition", "make", "--seed", "club", "-o", str(file)])
    assert answer.exit_code == 0, answer.output
    assert faults_in_play(GAME.load(file)) == 0
    assert CliRunner().invoke(main, ["edition", "check", str(file)]).exit_code == 0
