"""`rollwrite.Play`: a session that knows no terminal; `new_game`, `roll`."""

from pathlib import Path

import pytest

import rollwrite as rw
from rollwrite import games
from rollwrite.games import BrokenRecordError, RecordFile
from rollwrite.play.players import PLAYERS
from rollwrite.play.record import parse_record
from tests.editions import FIRST, NAME, with_a_newer_version

RECORD = (
    f"rollwrite record 1\ngame merchants base\nedition {FIRST}\nplayer Anna A\nplayer Bernd B\n"
)
TWO = ("Anna", "Bernd")
ANNA, BERND = "g E3 g E4 F3", "w C3 w C2 D2"


def begun(file: Path | None = None) -> rw.Play:
    """Return a game of two, their start cards taken."""
    play = rw.Play(TWO, edition=FIRST, file=file)
    play.call("1")
    play.call("2")
    return play


def test_a_record_of_an_older_version_goes_on_with_that_one_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "GAME", with_a_newer_version(tmp_path))
    file = tmp_path / "a.record"
    file.write_text(RECORD, "utf-8")
    with rw.Play(edition=FIRST, file=file) as play:
        record = play.game.record
        assert (record.edition, record.version) == (NAME, "1.0.0")
    with pytest.raises(rw.WrongTableError, match=f"there edition is {FIRST}"):
        rw.Play(edition=NAME, file=file)


def test_a_finished_turn_is_in_the_file_when_the_call_returns(tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    with begun(file) as play:
        (drawn, *_) = play.call(ANNA)
        assert [str(told.text) for told in drawn.told] == ["an artifact is placed on E3-E4"]
        (passed,) = play.pass_()
        assert passed.turn == "2 Anna: draw gold E3 gold E4; worker F3"
        assert file.read_text("utf-8").endswith(f"{passed.turn}\n")
        assert play.turns[-1] == passed.turn


def test_what_was_called_of_a_turn_is_kept_when_the_game_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    with begun(file) as play:
        play.call("g E3 g E4")
    with rw.Play(file=file) as again:
        assert again.is_begun
        assert again.begun == "2 Anna: draw gold E3 gold E4"
        assert again.take_back() == ["draw gold E3 gold E4"]
        assert not again.is_begun


def test_steps_before_a_wrong_one_stand_and_are_told() -> None:
    play = begun()
    with pytest.raises(rw.CallError, match="H8 lies beyond the border") as wrong:
        play.call("g E3 g E4 H8")
    assert [str(told.text) for (told,), _ in wrong.value.outcomes] == [
        "an artifact is placed on E3-E4"
    ]
    assert play.begun == "2 Anna: draw gold E3 gold E4"


def test_turns_are_taken_back_the_last_one_first(tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    with begun(file) as play:
        before = file.read_bytes()
        play.call(f"{ANNA} .")
        play.call("w C3 w C2")
        taken = play.take_back(2)
        assert taken == ["2 Bernd: draw wood C2 wood C3", "2 Anna: draw gold E3 gold E4; worker F3"]
        assert file.read_bytes() == before


def test_an_opponent_plays_the_same_turn_each_time() -> None:
    def turn() -> str:
        play = rw.Play(["Anna"], opponents=["greedy"], seed=7, edition=FIRST)
        play.call("2")
        assert play.opponent == "greedy"
        return play.play_bot().turn

    assert turn() == turn()


def test_one_file_is_one_games_alone(tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    with begun(file), pytest.raises(OSError, match="another `rollwrite play` is writing this file"):
        rw.Play(file=file)
    with rw.Play(file=file) as play:
        assert len(play.turns) == 2
    assert [each.name for each in tmp_path.iterdir()] == ["evening.record"]


def test_what_is_no_record_is_not_resumed_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Anna won\n", "utf-8")
    with pytest.raises(BrokenRecordError, match="a record begins with"):
        rw.Play(TWO, file=file)
    assert file.read_text("utf-8") == "Anna won\n"
    with pytest.raises(BrokenRecordError), RecordFile(file):
        pass


def test_whoever_says_otherwise_than_the_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    begun(file).close()
    for wish in ({"variant": "solo"}, {"level": "expert"}, {"names": ["Zoe", "Bernd"]}):
        with pytest.raises(rw.WrongTableError):
            rw.Play(file=file, **wish)
    assert parse_record(file.read_text("utf-8")).players == TWO


def test_dice_are_the_same_for_a_seed() -> None:
    assert rw.roll(7) == rw.roll(7)
    assert len({rw.roll(seed) for seed in range(30)}) > 8


@pytest.mark.parametrize("has_ended", [False, True])
def test_a_line_typed_again_with_a_card_buys_it_where_the_dice_are_rolled_here(
    has_ended: bool,
) -> None:
    with rw.Play(["Anna"], variant="solo", edition="pandoria-merchants 2.1.0", seed=7) as play:
        play.call("2")
        call = str(play.hint()).removeprefix("A computer player would call ").partition(":")[0]
        play.call(call)
        card = play.position.legal_buys[0].card
        if has_ended:
            play.pass_()
        play.call(f"{call} buy {card}")
        assert len(play.turns) == 2
        assert play.turns[-1].endswith(f"; buy {card}")


def test_every_opponent_is_a_computer_player_and_others_are_refused() -> None:
    assert {*games.OPPONENTS} < {*PLAYERS}
    with pytest.raises(rw.WrongTableError, match=r"no player is called 'greddy'.*'greedy'"):
        rw.Play(["Anna"], opponents=["greddy"])
