"""The examples on the aids: each is played or scored by the rules, and pays what is printed."""

import tomllib
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from rollwrite.play.replay import ReplayedRecord, replay_of
from rollwrite.play.sheet_state import state_of
from rollwrite.sources import open_source
from scoring.merchants.board.position import board_of, earnings
from scoring.merchants.rewards import Closing, reward, total
from scoring.merchants.state import BaseState, SoloState
from scoring.score import Account, Score
from sheets.hexes import Hex, edge_name, hex_name, neighbours, parse_hex
from sheets.merchants.aid.aid import BY_HEX
from sheets.merchants.aid.examples import (
    BONUS,
    FOLDER,
    Example,
    example,
    final_example,
    hexes_closed,
    trolls_example,
)
from sheets.merchants.edition.edition import RESOURCES, Edition, Land
from sheets.merchants.player.cards import LEFT
from tests.sheets.tables import shipped_edition

NAME = "pandoria-merchants 2.2.0"
BOARDS = ("touching", "apart", "artifact", "older", "neighbour", "closing", "closing-alone")
PLAYED = ("touching", "artifact", "older")


def tree(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))


def played(record: str, beside: Path = Path()) -> ReplayedRecord:
    return replay_of(record.lstrip(), beside)


def land_of(shown: Example, edition: Edition) -> Land:
    land = edition.solo.map if shown.variant == "solo" else edition.board
    assert land is not None
    return land


def names(hexes: tuple[Hex, ...]) -> list[str]:
    return [hex_name(hex_) for hex_ in hexes]


def test_every_example_is_held_by_a_test() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {*BOARDS, "count", "trolls"}


@pytest.mark.parametrize("name", BOARDS)
def test_a_piece_shows_what_the_edition_prints_there(name: str) -> None:
    shown = example(name)
    piece, land = shown.piece, land_of(shown, shipped_edition())
    starts = {hex_: kind for kind, hexes in piece.start.items() for hex_ in hexes}
    printed = {hex_: kind for kind, hexes in piece.printed.items() for hex_ in hexes}
    seen = set(piece.hexes)
    assert starts == {h: kind for h, kind in land.start_resources.items() if h in seen}
    assert printed == {h: kind for h, kind in land.printed_resources.items() if h in seen}
    assert set(piece.lakes) == land.lake_hexes & seen
    assert set(shown.new) <= seen


@pytest.mark.parametrize("name", PLAYED)
def test_m3_2_what_is_allowed_can_be_played_and_leaves_what_is_drawn(name: str) -> None:
    replay = played(example(name).record)
    assert replay.problems == ()
    assert replay.position is not None
    assert drawn_after(replay) == drawn_in(example(name))


def drawn_after(replay: ReplayedRecord) -> dict[str, Any]:
    assert replay.position is not None
    board = state_of(replay.position).board
    assert board is not None
    return {
        **{kind: {*names(board.resources.get(kind, ()))} for kind in RESOURCES},
        "artifacts": [edge_name(edge) for edge in board.artifacts],
        "workers": {initial: names(hexes) for initial, hexes in board.workers.items() if hexes},
    }


def drawn_in(shown: Example) -> dict[str, Any]:
    board = shown.board
    return {
        **{kind: {*names(getattr(board, kind))} for kind in RESOURCES},
        "artifacts": [edge_name(edge) for edge in board.artifacts],
        "workers": {initial: names(hexes) for initial, hexes in board.workers.items()},
    }


def test_m3_2_beside_a_printed_resource_alone_nothing_may_be_drawn() -> None:
    shown = example("apart")
    [problem] = played(shown.record).problems
    assert problem.rule == "M3.2"
    assert "what is printed in F1 does not count" in str(problem.message)
    turn = shown.record.strip().splitlines()[-1]
    assert all(name in turn for name in names(shown.new))


def test_m3_3_by_option_an_older_neighbour_brings_an_artifact_too(tmp_path: Path) -> None:
    own = (FOLDER.parent / "edition.toml").read_text("utf-8")
    option = 'artifacts_between = "pair"     '
    assert option in own
    changed = own.replace(option, 'artifacts_between = "neighbours"')
    (tmp_path / "own.toml").write_text(changed, "utf-8")
    shown = example("neighbour")
    replay = played(shown.record.replace(f"edition {NAME}", "edition own.toml"), tmp_path)
    assert replay.problems == ()
    assert drawn_after(replay) == drawn_in(shown)
    usual = drawn_in(example("older"))
    assert drawn_in(shown) == {**usual, "artifacts": ["G3-H3"]}


@pytest.mark.parametrize("name", ["closing", "closing-alone"])
def test_m5_3_the_closed_region_pays_what_is_printed(name: str) -> None:
    [region] = [each for each in regions_of(name) if each["closed"]]
    shown = example(name)
    assert region["earns"] == shown.pays
    assert region["resource"] == shown.resource
    assert len(region["hexes"]) == hexes_closed(shown)
    assert {*names_of(region)} <= {*shown.piece.hexes}
    around = {each for name in names_of(region) for each in neighbours(name)}
    workers = {initial: set(hexes) for initial, hexes in shown.board.workers.items()}
    assert {initial: len(hexes & around) for initial, hexes in workers.items()} == region["workers"]


def names_of(region: dict[str, Any]) -> list[Hex]:
    return [parse_hex(name) for name in region["hexes"]]


def regions_of(name: str) -> list[dict[str, Any]]:
    """Return the regions of an example, as `rollwrite regions` tells them."""
    shown = tree(name)
    variant = shown.get("variant", "base")
    state = {"game": "merchants", "variant": variant, "edition": NAME, "board": shown["board"]}
    if variant == "base":
        state["players"] = 2
    opened = open_source(state)
    assert isinstance(opened.state, BaseState | SoloState)
    board = board_of(opened.state, shipped_edition())
    assert board is not None
    return [
        {
            "resource": region.resource,
            "hexes": [hex_name(hex_) for hex_ in region.hexes],
            "closed": region.closed,
            "workers": dict(region.workers),
            "earns": earnings(region),
        }
        for region in board.regions
    ]


@pytest.mark.parametrize("name", ["closing", "closing-alone"])
def test_m8_a_building_by_the_hex_adds_what_is_printed_however_many_workers(name: str) -> None:
    shown = example(name)
    assert shown.resource is not None
    building = BY_HEX[shown.resource]
    hexes = hexes_closed(shown)
    for workers in (1, 2):
        closing = Closing(shown.resource, hexes, workers)
        usual, more = (reward(closing, 0, built).lines for built in ((), (building,)))
        added = total(more, shown.resource) - total(usual, shown.resource)
        assert added == BONUS * hexes


def accounts(state: dict[str, Any]) -> list[Account]:
    opened = open_source(state)
    assert [str(each.message) for each in opened.find_problems() if each.level == "error"] == []
    found = opened.score()
    assert isinstance(found, Score)
    return [ranked.account for ranked in found.players]


def test_m7_6_the_final_count_is_what_the_sheet_scores() -> None:
    shown = tree("count")
    sheet = {"player": "Anna", **shown["sheet"]}
    other = {"player": "Bernd", "crowns": 0, "gold": 0, "wood": 0, "crystal": 0, "craft": 0}
    state = {"game": "merchants", "variant": "base", "players": 2, "edition": NAME}
    state["sheet"] = [sheet, {**other, "cards": {"2": "bought"}}]
    [anna, _] = accounts(state)
    assert anna.total == final_example().total
    assert [line.points for line in anna.lines] == list(final_example().counted.values())


def test_m4_the_lives_of_a_card_are_those_on_the_finished_sheet() -> None:
    assert {*tree("count")["sheet"]["cards"].values()} == {*LEFT} - {"closed"}


def test_s9_to_s11_the_rows_are_what_the_trolls_score() -> None:
    [trolls] = [each for each in accounts(tree("trolls")["state"]) if str(each.name) == "Trolls"]
    found: dict[int, dict[str, int]] = {}
    columns = {"S11": "less", "S9": "cards", "S10": "claim"}
    for line in trolls.lines:
        number = int(str(line.heading).removeprefix("Territory ").split()[0])
        found.setdefault(number, {})[columns[line.rule]] = line.points
    for number, row in enumerate(trolls_example().rows, 1):
        printed = asdict(row)
        assert printed["target"] - printed["yours"] == printed["less"]
        parts = {key: printed[key] for key in columns.values() if printed[key]}
        assert parts == found[number]
        assert printed["sum"] == sum(parts.values())
