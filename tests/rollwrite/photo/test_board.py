"""What is drawn on a photographed board: a proposal, held to the sheets, which count."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

import rollwrite as rw
from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.answers import disagreements_said, photo_json, read_said, state_text
from rollwrite.photo.intake import Grey, Photo, photo_files, photos_of
from rollwrite.photo.merchants.board import INDEX, SIGNS, guess_board, places_read
from rollwrite.photo.readers import BoardGuess, SignProbabilities
from rollwrite.photo.reading import SheetReading, read_photo
from rollwrite.photo.review.page import review_page, state_data
from rollwrite.photo.table import TableReading, table_reading
from rollwrite.sources import open_source
from scoring.merchants.game import GAME
from scoring.open_game import open_game
from sheets.drawing.shapes import PageKey
from sheets.files.schema import Tree
from sheets.words.translation import load_translation
from tests.covering import rest_slow
from tests.rollwrite.photo.sheets_taken import SEED, drawing
from tests.rollwrite.photo.test_table import of_seat
from tools.photographs.camera import picture_of
from tools.photographs.signs.boards import take_board
from tools.photographs.signs.report import things_of
from tools.photographs.table import BOARD, EVENING
from tools.release.example import PLAYERS

RECORDS = Path(__file__).parents[2] / "records"


@cache
def evening() -> Tree:
    """Return the state of the example's evening."""
    return open_source(EVENING).tree()


@cache
def photographed() -> Grey:
    """Return the photograph of the evening's board."""
    (file,) = photo_files(BOARD)
    (photo,) = photos_of(file)
    return photo.picture


@cache
def board() -> SheetReading:
    """Return the evening's board as it is read."""
    return read(photographed())


def read(picture: Grey) -> SheetReading:
    (sheet,) = read_photo(Photo("board.jpg", np.ascontiguousarray(picture)))
    return sheet


def alone(sheet: SheetReading, names: Sequence[str] = PLAYERS) -> TableReading:
    """Return the table of a board without any other sheet."""
    return table_reading([sheet]).named(names).with_board()


def proposal_of(table: TableReading) -> BoardGuess:
    assert table.board is not None
    return table.board


def wrong_and_certain(proposal: BoardGuess, truth: Tree) -> dict[str, Any]:
    """Return the places that are told otherwise than they are, and not named as uncertain."""
    unsure = {*proposal.open, *(name for names in proposal.unsure.values() for name in names)}
    read, meant = things_of(proposal.tree), things_of(truth)
    return {name: (read.get(name), meant.get(name)) for name in {*read, *meant} - unsure
            if read.get(name) != meant.get(name)}  # fmt: skip


def signs_of(truth: Tree, **doubtful: dict[str, float]) -> SignProbabilities:
    """Return signs as a network would see them that is sure, but for some hexes."""
    things, sheet = things_of(truth), board()
    assert sheet.signs is not None
    rows = []
    for place in places_read(sheet.signs, sheet.identity.blank, held(evening())):
        *_, last = ("", *things.get(place.name, ()))
        row = np.full(len(SIGNS), 1e-7)
        row[INDEX["artifact" if last == "artifacts" else str(last)]] = 1
        for sign, share in doubtful.get(place.name, {}).items():
            row[INDEX[sign]] = share
        rows.append(row / row.sum())
    return np.array(rows)


def held(tree: Tree) -> Any:
    """Return a game without its board."""
    return open_game({key: each for key, each in tree.items() if key != "board"})


def proposed(signs: SignProbabilities, tree: Tree) -> BoardGuess:
    """Return what is proposed of signs, beside all sheets of a game."""
    blank = board().identity.blank
    return guess_board(signs, blank, held(tree), is_named=True, is_complete=True)


def test_the_photographed_board_is_the_board_of_the_evening() -> None:
    table = alone(board())
    truth = evening()["board"]
    assert wrong_and_certain(proposal_of(table), truth) == {}
    read, meant = things_of(table.tree()["board"]), things_of(truth)
    assert sum(read.get(name) == thing for name, thing in meant.items()) >= 0.95 * len(meant)
    assert proposal_of(table).doubtful <= 0.15 * len(meant)


def test_regions_are_told_of_a_photographed_board() -> None:
    table = alone(board())
    assert table.game().find_problems()  # The sheets are missing, the board is there.
    assert "board" in table.tree()
    assert table.missing_kinds == ("player",)


@pytest.mark.slow
def test_a_blank_board_holds_nothing() -> None:
    lots = np.random.default_rng(SEED)
    photo = take_board(drawing(3, "board"), "held-out", "mild", (), "ball-pen", 3, lots)
    found = proposal_of(alone(read(picture_of(photo))))
    assert found.tree == {}
    assert len(found.open) <= 3


@pytest.mark.parametrize("shade", rest_slow([150, 60, 225]))
def test_what_lies_on_a_board_is_never_certain(shade: int) -> None:
    picture = photographed().copy()
    high, wide = picture.shape
    middle, size = (wide * 2 // 5, high * 2 // 5), (wide // 9, high // 8)
    cv2.ellipse(picture, middle, size, 20, 0, 360, shade, -1)
    found = proposal_of(alone(read(picture)))
    assert found.doubtful > proposal_of(alone(board())).doubtful + 5
    assert wrong_and_certain(found, evening()["board"]) == {}


def test_two_photographs_of_a_board_are_one() -> None:
    once = board()
    twice = table_reading([once, once]).named(PLAYERS).with_board()
    assert len(twice.sheets) == 1
    assert proposal_of(twice).tree == proposal_of(alone(once)).tree


def test_a_board_is_no_sheet_that_a_state_needs() -> None:
    table = table_reading([of_seat(0)])
    assert table.missing_kinds == ()
    assert table.with_board().board is None


def test_with_a_sheet_missing_the_board_is_read_and_not_held_to_the_others() -> None:
    """Nobody knows the initial of who is missing; the letters that are seen most are all three."""
    table = table_reading([of_seat(0), board()]).named(("Anna",)).with_board()
    found = proposal_of(table)
    assert (len(found.tree["workers"]), found.fits, found.problems) == (3, False, ())
    assert [each["player"] for each in table.tree()["sheet"]] == ["Anna"]


def test_certain_signs_are_the_board_that_they_show() -> None:
    truth = evening()["board"]
    found = proposed(signs_of(truth), evening())
    assert (found.tree, found.problems, found.doubtful) == (truth, (), 0)


def test_initials_are_those_of_the_players() -> None:
    """A letter that nobody has leaves the likeliest of those that somebody has."""
    (letter, (first, *_)), *_ = evening()["board"]["workers"].items()
    signs = signs_of(evening()["board"], **{first: {"R": 0.5, letter: 0.4}})
    found = proposed(signs, evening())
    assert first in found.tree["workers"][letter]
    assert first in found.unsure["workers", letter]


def called(names: Sequence[str]) -> Tree:
    """Return the evening's state with players called otherwise, without its board."""
    tree = evening()
    sheets = [{key: each for key, each in sheet.items() if key != "initial"} | {"player": name}
              for sheet, name in zip(tree["sheet"], names, strict=True)]  # fmt: skip
    return {**tree, "sheet": sheets}


def lettered(letters: str) -> Tree:
    """Return the evening's board with other letters for its three players."""
    board = evening()["board"]
    workers: dict[str, list[str]] = {}
    for letter, hexes in zip(letters, board["workers"].values(), strict=True):
        workers[letter] = [*workers.get(letter, ()), *hexes]
    return {**board, "workers": workers}


def test_an_accent_that_nobody_writes_into_a_hex_changes_no_initial() -> None:
    found = proposed(signs_of(lettered("EBC")), called(("Émile", "Bernd", "Chloé")))
    assert found.tree["workers"]["É"] == evening()["board"]["workers"]["A"]


def test_whose_workers_are_whose_initials_begin_alike_is_not_certain() -> None:
    found = proposed(signs_of(lettered("AAC")), called(("Anna", "Anton", "Chloé")))
    workers = evening()["board"]["workers"]
    both = [*found.tree["workers"].get("An", ()), *found.tree["workers"].get("At", ())]
    assert sorted(both) == sorted([*workers["A"], *workers["B"]])
    assert sorted(name for names in found.unsure.values() for name in names) == sorted(both)


def test_an_initial_that_is_no_latin_capital_is_not_read() -> None:
    found = proposed(signs_of(lettered("XBC")), called(("Жанна", "Bernd", "Chloé")))
    assert {*found.open} >= {*evening()["board"]["workers"]["A"]}
    assert "Ж" not in found.tree["workers"]


def test_the_rules_tell_what_a_hex_holds_that_is_read_doubtfully() -> None:
    """M3.3: an artifact lies between two hexes of one resource; the sheets count the artifacts."""
    truth = evening()["board"]
    edge = truth["artifacts"][0]
    hex_ = edge.split("-")[0]
    kind = str(things_of(truth)[hex_][0])
    other = "gold" if kind != "gold" else "wood"
    found = proposed(signs_of(truth, **{hex_: {other: 0.6, kind: 0.4}}), evening())
    assert found.tree == truth
    assert hex_ in found.unsure[kind,]


def test_the_sheets_count_where_the_board_says_something_else() -> None:
    """M5.6: more artifacts are circled than closed regions hold."""
    tree = evening()
    first, *others = tree["sheet"]
    circled = {**first.get("artifacts", {}), "circled": 9}
    told = {**tree, "sheet": [{**first, "artifacts": circled}, *others]}
    found = proposed(signs_of(tree["board"]), told)
    assert "M5.6" in [each.rule for each in found.problems]
    assert not found.fits


def table_of(proposal: BoardGuess) -> TableReading:
    """Return the table of the evening's board with another proposal."""
    return replace(alone(board()), board=proposal)


def test_a_state_says_line_by_line_what_is_not_certain() -> None:
    truth = evening()["board"]
    proposal = BoardGuess("board", truth, {("gold",): ("C2", "D2")}, ("F4",), 100, (), is_held=True)
    text = state_text(table_of(proposal))
    assert "# read; a proposal, the sheets count; not sure of C2, D2\n" in text
    assert "not sure that these are empty: F4\n" in text
    assert "\n[board]\n" in text


def test_a_board_that_the_sheets_contradict_is_a_comment() -> None:
    truth = evening()["board"]
    drowned = {**evening(), "board": {**truth, "swamp": ["A1"]}}
    problems = tuple(open_game(drowned).find_problems())
    table = table_of(BoardGuess("board", truth, {}, (), 100, problems, is_held=True))
    assert "board" not in table.tree()
    text = state_text(table)
    assert "\n# [board]\n" in text
    assert "\n[board]\n" not in text
    english = load_translation("en")
    for language in ("en", "fr", "de"):
        words = load_translation(language)
        (said, *_) = [words(each) for each in disagreements_said(table)]
        assert language == "en" or said != english(next(disagreements_said(table)))
    assert state_data(table)["tail"] in text


def test_without_names_nobody_can_hold_the_initials_to_the_sheets() -> None:
    table = alone(board(), ())
    assert "board" not in table.tree()
    assert len(proposal_of(table).tree["workers"]) == 3
    assert "# Not held to the sheets" in state_text(table)


def test_a_board_says_how_much_of_it_is_certain() -> None:
    table = alone(board())
    (line,) = map(load_translation("en"), read_said(table))
    found = proposal_of(table)
    assert line == (
        f"board.jpg: board: rollwrite has read {found.sure} hexes for certain and doubts "
        f"{found.doubtful}; it only proposes them, for the sheets count"
    )
    assert line in review_page(table, load_translation("en"), "game.toml")
    told = photo_json(table, (), load_translation("en"))
    assert '"proposal"' in told
    assert '"maybe_not_empty"' in told


@pytest.mark.slow
@pytest.mark.parametrize(
    ("record", "variant"), [("family-3-1", "family"), ("solo-beginner-1", "solo")]
)
def test_boards_of_other_variants_are_read_too(record: str, variant: str) -> None:
    game = open_source(RECORDS / f"{record}.record")
    tree = game.tree()
    players = len(tree["sheet"])
    number = None if variant == "solo" else players
    page = rw.draw("merchants", ["board"], variant=variant, players=number,
                   edition=tree["edition"])[0].drawing  # fmt: skip
    fillings = game.fillings()[PageKey("board")]
    lots = np.random.default_rng(SEED + 1)
    photo = take_board(page, "held-out", "mild", fillings, "ball-pen", players, lots)
    found = proposal_of(alone(read(picture_of(photo)), [each["player"] for each in tree["sheet"]]))
    read_, meant = things_of(found.tree), things_of(tree["board"])
    assert sum(read_.get(name) == thing for name, thing in meant.items()) >= 0.85 * len(meant)


@pytest.mark.slow
def test_a_board_of_another_edition_is_refused(tmp_path: Path) -> None:
    text, own = GAME.edition_path().read_text("utf-8"), tmp_path / "own.toml"
    own.write_text(text.replace('version = "2.2.0"', 'version = "7.0.0"', 1), "utf-8")
    page = rw.draw("merchants", ["board"], players=3, edition=own)[0].drawing
    lots = np.random.default_rng(SEED + 2)
    photo = take_board(page, "held-out", "mild", (), "ball-pen", 3, lots)
    with pytest.raises(UnreadablePhotoError, match=r"another edition, version 7\.0\.0"):
        read(picture_of(photo))
