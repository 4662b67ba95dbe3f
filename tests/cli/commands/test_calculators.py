"""The calculators for the table: what a closed region gives, what a price takes."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cli.main import main
from cli.terminal.exits import ExitCode
from tests.editions import FIRST_PATH

THREE = "--hexes 1 --hexes 1 --hexes 1 --workers 1 --workers 1 --workers 1"


def run(line: str) -> Result:
    return CliRunner().invoke(main, shlex.split(line))


def said(line: str) -> str:
    answer = run(line)
    assert answer.exit_code == ExitCode.DONE, answer.stderr
    return answer.stdout


def refused(line: str) -> str:
    answer = run(line)
    assert (answer.exit_code, answer.stdout) == (ExitCode.USAGE, "")
    return answer.stderr.splitlines()[-1]


def test_a_reward_is_told_step_by_step_with_its_rules() -> None:
    line = "reward crystal --hexes 2 --workers 2 --track 2 --building tower --building store"
    assert said(line) == (
        "Crystal from 2 to 5, and 4 crowns.\n"
        "  hexes 2 x workers 2            4  crystal  M5.3\n"
        "  Tower: 2 for each of 2 hexes   4  crystal  M8\n"
        "  Store: the track would pass 5  2  crowns   M8\n"
        "  beyond 5: 5, 2 for 1 crown     2  crowns   M5.5\n"
        "  left over and lost: 1          0  crowns   M5.5\n"
        'overflow_per = "region": what passes the end of a track counts for each region on its own '
        "(M5.5)\n"
    )


def test_a_city_needs_no_track_and_rage_names_its_option() -> None:
    assert said("reward city --hexes 3 --workers 2 --rage 3 --building statue") == (
        "City: 15 crowns.\n"
        "  hexes 3 x workers 2                        6  crowns  M5.4\n"
        "  Rage: one worker counts 2 more, x hexes 3  6  crowns  M9\n"
        "  Statue: 1 for each of 3 hexes              3  crowns  M8\n"
        'rage_counts_in = "turn": Rage counts in all scorings of its turn (M9)\n'
    )


def test_one_crown_is_one_crown() -> None:
    assert said("reward city --hexes 1 --workers 1").splitlines() == [
        "City: 1 crown.",
        "  hexes 1 x workers 1  1  crown  M5.4",
    ]


def test_without_a_worker_there_is_nothing() -> None:
    line = "reward wood --hexes 4 --workers 0 --track 5"
    assert said(line) == "Wood: nothing without a worker there.\n"


def test_a_reward_as_json() -> None:
    answer = json.loads(said("reward gold --hexes 2 --workers 1 --track 4 --format json"))
    assert answer == {
        "resource": "gold",
        "track_before": 4,
        "track": 5,
        "crowns": 0,
        "lines": [
            {"label": "hexes 2 x workers 1", "amount": 2, "unit": "gold", "rule": "M5.3"},
            {"label": "left over and lost: 1", "amount": 0, "unit": "crowns", "rule": "M5.5"},
        ],
        "options": {"overflow_per": "region"},
    }


def test_the_regions_of_one_turn_are_scored_in_the_order_in_which_they_are_given() -> None:
    line = (
        "reward wood --hexes 3 --workers 1 --track 4 --building store "
        "city --hexes 2 --workers 1 wood --hexes 3 --workers 1"
    )
    assert said(line) == (
        "Together: wood from 4 to 5 and 8 crowns.\n"
        "  Wood from 4 to 5, and 3 crowns.\n"
        "    hexes 3 x workers 1            3  wood    M5.3\n"
        "    Store: the track would pass 5  2  crowns  M8\n"
        "    beyond 5: 2, 2 for 1 crown     1  crown   M5.5\n"
        "  City: 2 crowns.\n"
        "    hexes 2 x workers 1            2  crowns  M5.4\n"
        "  Wood from 5 to 5, and 3 crowns.\n"
        "    hexes 3 x workers 1            3  wood    M5.3\n"
        "    Store: the track would pass 5  2  crowns  M8\n"
        "    beyond 5: 3, 2 for 1 crown     1  crown   M5.5\n"
        "    left over and lost: 1          0  crowns  M5.5\n"
        'overflow_per = "region": what passes the end of a track counts for each region on its own '
        "(M5.5)\n"
    )


def test_options_may_also_stand_behind_all_regions() -> None:
    together = "reward wood city --hexes 3 --hexes 2 --workers 1 --workers 2 --track 4"
    apart = "reward wood --hexes 3 --workers 1 --track 4 city --hexes 2 --workers 2"
    assert said(together) == said(apart)


def test_several_regions_as_json() -> None:
    line = "reward gold city --hexes 2 --hexes 1 --workers 1 --workers 0 --track 1 --format json"
    answer = json.loads(said(line))
    regions = answer.pop("regions")
    assert answer == {
        "tracks_before": {"gold": 1},
        "tracks": {"gold": 3},
        "crowns": 0,
        "lines": [],
        "options": {},
    }
    assert [(each["resource"], each["track"], each["crowns"]) for each in regions] == [
        *(("gold", 3, 0), ("city", None, 0)),
    ]
    assert [len(each["lines"]) for each in regions] == [1, 0]


def test_rage_is_given_for_each_region_and_1_where_it_does_not_count() -> None:
    line = "reward city city --hexes 3 --hexes 1 --workers 1 --workers 1 --rage 1 --rage 3"
    answer = said(line).splitlines()
    assert answer[0] == "Together: 6 crowns."
    assert answer[-1].startswith('rage_counts_in = "turn": ')


def test_the_own_guild_gives_two_crowns_more_for_each_hex() -> None:
    assert said("reward crystal --hexes 3 --workers 2 --guild crystal") == (
        "Crystal: 12 crowns.\n"  # Worked value.
        "  hexes 3 x workers 2               6  crowns  F6\n"
        "  own guild: 2 for each of 3 hexes  6  crowns  F7\n"
    )


@pytest.mark.parametrize("guild", ["crystal", "Alchemists", "alch", "Kristall", "Alchimistes"])
def test_a_guild_is_known_by_its_name_or_its_resource_in_any_language(guild: str) -> None:
    answer = said(f"reward crystal --hexes 1 --workers 1 --guild {guild}")
    assert answer.startswith("Crystal: 3 crowns.")


def test_a_player_may_own_two_guilds() -> None:
    line = "reward gold wood city --hexes 1 --hexes 1 --hexes 1 --workers 1 --workers 1 --workers 1"
    assert said(f"{line} --guild gold --guild wood").startswith("Together: 7 crowns.")  # F3


def test_a_citys_track_is_null_in_json_even_when_one_is_given() -> None:
    answer = json.loads(said("reward city --hexes 1 --workers 1 --track 3 --format json"))
    assert (answer["track_before"], answer["track"], answer["crowns"]) == (None, None, 1)


@pytest.mark.parametrize("resource", ["crystal", "cry", "Kristall", "KRIST", "cristal", "cris"])
def test_a_resource_is_known_by_its_name_or_beginning_in_any_language(resource: str) -> None:
    line = f"reward {resource} --hexes 1 --workers 1 --track 0"
    assert said(line).startswith("Crystal from 0 to 1")


@pytest.mark.parametrize("building", ["treasury", "Schatzkammer", "Tresor", "trea", "schatz"])
def test_a_building_is_known_by_its_name_or_beginning_in_any_language(building: str) -> None:
    line = f"reward gold --hexes 1 --workers 1 --track 0 --building {building}"
    assert said(line).startswith("Gold from 0 to 3")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("reward c --hexes 1 --workers 1 --track 0", "'c' can be crystal, craft, city; write"),
        (
            "reward iron --hexes 1 --workers 1 --track 0",
            "write 'gold', 'wood', 'crystal', 'craft' or 'city', not 'iron'",
        ),
        ("reward gold --hexes 1 --workers 1", "--track is missing: where your track of gold"),
        ("reward gold --hexes 1 --workers 0 --track 0 --rage 2", "--rage is for one of your"),
        ("reward gold --hexes 1 --workers 1 --track 6", "6 is not in the range 0<=x<=5"),
        ("reward gold --hexes 0 --workers 1 --track 1", "0 is not in the range 1<=x<=999"),
        ("reward gold --hexes 1 --workers 1 --track 1 --rage 4", "4 is not in the range 1<=x<=3"),
        (
            "reward gold city --hexes 1 --workers 1",
            "give --hexes for each region, in their order; r",
        ),
        (
            "reward gold city --hexes 1 --hexes 1 --workers 1 --workers 1 --workers 1",
            "give --workers for each region, in their order; regions: 2, --workers: 3",
        ),
        (
            f"reward city wood gold {THREE} --track 1",
            "--track is missing: where your track of gold stands",
        ),
        (
            f"reward wood gold wood {THREE} --track 1 --track 2 --track 3",
            "resources: 2, --track: 3",
        ),
        (f"reward city city wood {THREE} --track 1 --rage 2", "give --rage for each region"),
        (
            f"reward city city city {THREE} --rage 2 --rage 3 --rage 1",
            "one Rage is cast in a turn, not one of 2 and one of 3",
        ),
        ("reward gold --hexes 1 --workers 1 --guild wood --track 1", "has no --track (F1)"),
        ("reward gold --hexes 1 --workers 1 --guild wood --building st", "'st' can be Statue"),
        ("reward gold --hexes 1 --workers 1 --guild wood --building bank", "no --building (F1)"),
        (
            "reward gold --hexes 1 --workers 1 --guild city",
            "write 'Goldsmiths', 'Woodworkers', 'Alchemists' or 'Artists', not 'city'",
        ),
        ("price card 3 --have 2 --craft 0 --building st", "'st' can be Statue, Store; write"),
        ("price relic 3 --have 2 --craft 0", "'relic' is not one of 'card', 'spell'"),
        ("price card -1 --have 2 --craft 0", "No such option '-1'"),
        ("price card 3 --craft 0", "Missing option '--have'"),
        ("price card 3 --have 1 --craft 0 --edition nowhere", "no edition is called 'nowhere'"),
    ],
)
def test_wrong_use_is_told_in_a_sentence(line: str, why: str) -> None:
    assert why in refused(line)


def test_a_price_is_met_with_craft_for_what_is_missing() -> None:
    assert said("price card 3 --have 2 --craft 5") == (
        "Pay 2 gold and 2 craft.\n"
        "  price on the card                 3  gold   M6.1\n"
        "  1 gold missing, 2 craft for each  2  craft  M4.5\n"
    )


def test_a_discount_and_a_market_are_named() -> None:
    line = "price spell 4 --have 1 --craft 5 --building school --building market"
    assert said(line) == (
        "Pay 1 crystal and 2 craft.\n"
        "  price on the card                     4  crystal  M4.1\n"
        "  School of Magic                      -1  crystal  M4.6\n"
        "  2 crystal missing, 1 craft for each   2  craft    M4.5\n"
    )


def test_a_discount_that_cannot_help_says_so() -> None:
    assert said("price card 1 --have 1 --craft 0 --building bank") == (
        "Pay 1 gold.\n"
        "  price on the card        1  gold  M6.1\n"
        "  Bank, but never below 1  0  gold  M4.6\n"
    )


def test_a_monument_names_which_price_of_the_building_counts() -> None:
    assert said("price monument 3 --have 5 --craft 0 --building carpenter") == (
        "Pay 1 wood.\n"
        "  5 wood less the price of the building, at least 1   2  wood  M4.4\n"
        "  Carpenter                                          -1  wood  M4.6\n"
        'monument_discount = "printed": '
        "the price of the building is the wood printed on its card (M4.4)\n"
    )


def test_what_cannot_be_paid_says_what_is_missing() -> None:
    answer = said("price card 4 --have 2 --craft 3")
    assert answer.startswith("Cannot be paid, 1 gold is missing, or 1 craft.\n")


def test_craft_beyond_its_track_is_no_way_to_pay() -> None:
    assert said("price card 5 --have 1 --craft 3").startswith(
        "Cannot be paid, 3 gold is missing.\n"
    )


def test_what_is_free_costs_nothing() -> None:
    assert said("price card 0 --have 0 --craft 0 --building bank") == (
        "Pay nothing.\n  price on the card  0  gold  M6.1\n"
    )


def test_a_price_as_json() -> None:
    answer = json.loads(said("price card 3 --have 2 --craft 5 --format json"))
    lines = answer.pop("lines")
    assert answer == {
        "ware": "card",
        "price": 3,
        "pay": {"gold": 2, "craft": 2},
        "missing": 0,
        "missing_craft": 0,
        "options": {},
    }
    assert [line["rule"] for line in lines] == ["M6.1", "M4.5"]
    poor = json.loads(said("price card 3 --have 2 --craft 0 --format json"))
    assert (poor["pay"], poor["missing"], poor["missing_craft"]) == (None, 1, 2)


@pytest.mark.parametrize(
    ("language", "answer", "step"),
    [
        ("fr", "À payer\u202f: 1 or.", "prix sur la carte"),
        ("de", "Zu zahlen: 1 Gold.", "Preis auf der Karte"),
    ],
)
def test_the_answer_is_in_the_language_asked_for(language: str, answer: str, step: str) -> None:
    lines = said(f"price card 1 --have 1 --craft 0 --language {language}").splitlines()
    assert lines[0] == answer
    assert lines[1].strip().startswith(step)


@pytest.fixture
def house_rules(tmp_path: Path) -> Path:
    """Return an edition that differs from the shipped one in its rule options."""
    text = FIRST_PATH.read_text("utf-8")
    text = text.replace('overflow_per = "region"', 'overflow_per = "turn"')
    text = text.replace('monument_discount = "printed"', 'monument_discount = "paid"')
    text = text.replace('rage_counts_in = "turn"', 'rage_counts_in = "one region"')
    path = tmp_path / "house.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(
    ("line", "option"),
    [
        ("reward gold --hexes 4 --workers 1 --track 5", 'overflow_per = "turn": '),
        ("reward gold --hexes 1 --workers 1 --track 0 --rage 2", 'rage_counts_in = "one region": '),
        ("price monument 2 --have 5 --craft 0", 'monument_discount = "paid": '),
    ],
)
def test_an_answer_names_the_option_of_the_edition(
    house_rules: Path, line: str, option: str
) -> None:
    assert said(f"{line} --edition {house_rules}").splitlines()[-1].startswith(option)


def test_by_the_turn_what_passes_the_tracks_is_halved_once(house_rules: Path) -> None:
    line = "reward gold wood --hexes 3 --hexes 3 --workers 1 --workers 1 --track 5 --track 5"
    assert said(f"{line} --edition {house_rules}").splitlines() == [
        "Together: gold from 5 to 5, wood from 5 to 5 and 3 crowns.",
        "  Gold from 5 to 5.",
        "    hexes 3 x workers 1         3  gold    M5.3",
        "  Wood from 5 to 5.",
        "    hexes 3 x workers 1         3  wood    M5.3",
        "  beyond 5: 6, 2 for 1 crown  3  crowns  M5.5",
        'overflow_per = "turn": what passes the ends of the tracks counts together for all regions '
        "of a turn (M5.5)",
    ]


def test_by_one_region_rage_counts_in_one(house_rules: Path) -> None:
    line = "reward city city --hexes 3 --hexes 1 --workers 1 --workers 1 --rage 2 --rage 2"
    assert "Rage counts in one of them only (M9)" in refused(f"{line} --edition {house_rules}")


def test_a_missing_edition_file_is_exit_3(tmp_path: Path) -> None:
    answer = run(f"price card 3 --have 1 --craft 0 --edition {tmp_path}/none.toml")
    assert (answer.exit_code, answer.stdout) == (ExitCode.FILE, "")


@pytest.mark.parametrize("command", ["reward", "price", "regions"])
def test_the_examples_in_the_help_work(command: str, tmp_path: Path) -> None:
    lines = [line.strip() for line in said(f"{command} --help").splitlines()]
    examples = [line for line in lines if line.startswith(f"rollwrite {command} ")]
    assert len(examples) >= 2
    for example in examples:
        if command != "regions":
            said(example.removeprefix("rollwrite "))
