"""`rollwrite play` for whoever slips: what was meant is offered, and a line can be typed again."""

import re
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

import pytest
from click.testing import Result

from rollwrite.games import GAME
from rollwrite.play.position import Position
from rollwrite.play.replay import record_of
from rollwrite.play.sheet_state import score_of, standing
from rollwrite.play.steps import PASS, Step
from scoring.score import Account, Line, Score, rank
from sheets.words.text import Text
from tests.cli import running
from tests.cli.running import RECORD, turns
from tests.rollwrite.play.random_games import random_game, start_of
from tests.terminals import Terminal

STARTS = ("1", "2")
ANNA, BERND = "g E3 g E4 F3", "w C3 w C2 D2"

pytestmark = pytest.mark.usefixtures("here")
play = partial(running.play, names="Anna Bernd")


# Calls, the last with a slip, and what was meant.
SLIPS: dict[tuple[str, ...], str] = {
    ("acadmy",): "academy",
    (*STARTS, "drwa g E3 g E4"): "draw",
    (*STARTS, "rlol 1 6"): "roll",
    (*STARTS, "glod E3 g E4"): "gold",
    (*STARTS, "g E3 crytsal E4"): "crystal",
    (*STARTS, "g E3 g 4E"): "E4",
    (*STARTS, "g E3 g E4", "wrker F3"): "worker",
    (*STARTS, f"{ANNA} bulid bank"): "build",
    (*STARTS, f"{ANNA} build bnak"): "bank",
    (*STARTS, f"{ANNA} cast swmap D2"): "swamp-1",
    (*STARTS, f"{ANNA} relic tow"): "two",
    (*STARTS, "Brend: w C3 w C2"): "Bernd",
    (*STARTS, "Brend w C3 w C2"): "Bernd",
    (*STARTS, "cards Brend"): "Bernd",
    (*STARTS, "bord"): "board",
    (*STARTS, "scroe"): "score",
    (*STARTS, "undoo"): "undo",
    (*STARTS, "hnit"): "hint",
    (*STARTS, "isnert 2 Anna"): "insert",
}


@pytest.mark.parametrize(("calls", "meant"), SLIPS.items())
def test_for_a_slip_what_was_meant_is_offered(calls: tuple[str, ...], meant: str) -> None:
    sentence = play(calls).stderr.splitlines()[-1]
    assert sentence.endswith(f"did you mean '{meant}'?"), sentence


def shown_dice(answer: Result) -> list[str]:
    """Return what the dice showed, prompt by prompt."""
    return re.findall(r"dice: (.*)$", answer.stdout, re.MULTILINE)


def test_dice_that_are_rolled_here_stand_again_after_a_stop() -> None:
    first = shown_dice(play(STARTS, "--roll"))
    assert shown_dice(play((), "--roll"))[-1] == first[-1]
    two = ["gold", "wood"] if first[-1] == "?, ?" else first[-1].replace("?", "city").split(", ")
    called = f"{two[0]} E3 {two[-1]} E4 F3"
    if first[-1].count("city") == 1 and "?" in first[-1]:
        called = "city E3 gold E4 F3"
    taken = play((called, ".", "."), "--roll")
    assert taken.stderr == ""
    assert shown_dice(play(("<",), "--roll"))[-1] == first[-1]  # Over a turn that was kept, too.


@pytest.mark.parametrize("more", [(), ("--roll",), ("--opponent", "greedy")])
def test_what_is_open_at_a_stop_is_asked_again(more: tuple[str, ...]) -> None:
    names = "Anna" if "--opponent" in more else "Anna Bernd"
    start = "1" if "--opponent" in more else "1\n1"
    play((start,), *more, names=names)
    lines = RECORD.read_text("utf-8").partition("\n\n")[0]
    RECORD.write_text(
        f"{lines}\n\n1 Anna: start 1\n1 {lines.split()[-2]}: start 1\n{OPEN};\n", "utf-8"
    )
    for _ in range(2):
        answer = play((), *more)
        assert f"    so far: {OPEN}\nAnna may still " in answer.stdout
        assert turns()[2:] == [f"{OPEN};"]
    answer = play((".", "."), *more)
    assert turns()[2] == OPEN


OPEN = "2 Anna: draw gold E3 gold E4; worker F3"


@pytest.mark.parametrize(
    "second", ["w E4 F3", "w E4", "wood at E4; F3", "Anna: w E4 F3", "g E3 w E4 F3", "w E4 g E3 F3"]
)
def test_half_a_draw_stands_and_the_second_resource_is_asked(second: str) -> None:
    answer = play((*STARTS, "g E3", second, "F3" if "F3" not in second else ".", "."))
    assert answer.stderr == ""
    assert (
        "gold E3 stands. Which is the second resource of Anna, in D2, E2, D3, F3 or E4?\n"
        in answer.stdout
    )
    assert turns()[2].startswith("2 Anna: draw gold E3 wood E4; worker F3")


def test_alone_the_trolls_may_lead() -> None:
    start = start_of("solo", 1)
    *_, (_, last) = random_game(start, 3)
    assert last.is_over
    told = str(standing(score_of(last)))
    assert told == "The Trolls lead with 339, before Anna with 27."


def test_turns_behind_the_end_of_the_game_fall_away() -> None:
    start = start_of("family", 2)
    record = record_of(start, [step for step, _ in random_game(start, 1)])
    calls = [f"{' '.join(turn.steps)} ." for turn in record.turns]
    last = record.turns[-1]
    again = f"insert {record.players[last.player]}: {'; '.join(last.steps)}"
    answer = play((*calls, again), "--variant", "family", names=" ".join(record.players))
    assert "the game is over; 1 fall away" in answer.stdout
    assert len(turns()) == len(calls)


@pytest.mark.parametrize(
    ("totals", "sentence"),
    [
        ([3, 3, 3], "Nobody leads: all have 3."),
        ([5, 5, 1], "Anna and Bernd lead with 5."),
        ([5, 3, 3], "Anna leads with 5, before Bernd and Chloé with 3."),
    ],
)
def test_who_leads_is_told(totals: list[int], sentence: str) -> None:
    names = ("Anna", "Bernd", "Chloé")
    accounts = [
        Account(name, (Line(Text("Crowns"), points, "M7.6"),), ())
        for name, points in zip(names, totals, strict=True)
    ]
    assert str(standing(Score(players=rank(accounts)))) == sentence


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    """A person at a terminal, who has said one name."""
    return Terminal(tmp_path, "play", "Anna", "-o", "evening.record")


def test_a_wrong_number_of_players_is_a_question(terminal: Terminal) -> None:
    terminal.until("Who plays with Anna? Names, commas between; Enter plays alone")
    terminal.press("Bernd, Chloé, Dora, Emil\r")
    terminal.until("Anna, Bernd, Chloé, Dora and Emil are 5, and 2 to 4 can play: who plays? ")
    terminal.press("\r")
    terminal.until("Who plays? Names in the order of play, commas between: ")
    terminal.press("Anna and Bernd\r")
    terminal.until("1 Anna: start 1")
    terminal.close()


@pytest.mark.parametrize("word", ["q", "quitter"])
def test_whoever_quits_where_names_are_asked_is_no_player(
    terminal: Terminal, tmp_path: Path, word: str
) -> None:
    terminal.until("Who plays with Anna? Names, commas between; Enter plays alone")
    terminal.press(f"{word}\r")
    assert terminal.code()
    terminal.close()
    assert not (tmp_path / RECORD).exists()


def test_one_player_can_play_alone(terminal: Terminal) -> None:
    terminal.type("", prompt="against the Trolls: ")
    terminal.until("Anna: start 1")
    terminal.close()


def test_whoever_names_the_family_version_is_not_left_alone(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "Anna", "--variant", "family")
    terminal.until("Who plays with Anna? Names, commas between: ")
    terminal.press("\r")
    terminal.until("Who plays with Anna? Names, commas between: ")
    terminal.press("Bernd\r")
    terminal.until("1 Anna: place two resources and a worker")
    terminal.close()


def test_a_page_for_a_second_screen_is_written_after_each_call() -> None:
    answer = play((*STARTS, ANNA), "--page", "board.html")
    assert answer.stderr == ""
    page = Path("board.html").read_text("utf-8")
    assert "Round 2: Anna is on" in page
    assert "draw gold E3 gold E4; worker F3" in page


def family_until(is_there: Callable[[Position], bool]) -> list[str]:
    """Return the calls of a game of the family version until a position that Enter leads to."""
    start = position = start_of("family", 3, GAME.load())
    steps: list[Step] = []
    for step, after in random_game(start, 0):
        if is_there(position):
            break
        steps.append(step)
        position = after
    return [f"{' '.join(turn.steps)} ." for turn in record_of(start, steps).turns]


def family(lines: Iterable[str]) -> Result:
    """Play these lines in the family version of the shipped edition."""
    edition = ("--edition", GAME.edition)
    return running.play(lines, "--variant", "family", *edition, names="Anna Bernd Clara")


def takes_spell(position: Position) -> bool:
    """Return whether a spell is to be taken."""
    return position.phase == "take"


def takes_spell_next(position: Position) -> bool:
    """Return whether a spell can be cast, and one is to be taken after Enter."""
    may_cast = position.phase == "action" and len(position.legal_steps) > 1
    return may_cast and takes_spell(position.after(PASS))


def test_dice_before_the_end_of_a_turn_are_told_what_is_wrong() -> None:
    *calls, last = family_until(takes_spell_next)
    answer = family([*calls, last.removesuffix(" ."), "1 2"])
    assert re.search("[A-Z][a-z]+ has rolled and placed already; Enter goes on\n$", answer.stderr)


@pytest.mark.parametrize("dice", ["1 6", "2 2"])
def test_dice_of_the_next_player_take_no_spell(dice: str) -> None:
    answer = family([*family_until(takes_spell), dice])
    spells = re.findall("[0-9][A-C][0-9]", answer.stdout.splitlines()[-2])
    error = answer.stderr.splitlines()[-1]
    assert " first takes a spell of the archive; call " in error
    assert spells
    assert all(f"take {each}" in error for each in spells)


def test_a_spell_is_taken_by_its_name_as_it_is_shown() -> None:
    calls = family_until(takes_spell)
    shown = family(calls).stdout.splitlines()[-2]
    place, name = re.findall("([0-9][A-C][0-9]) ([A-Z][a-z]+ [1-3])", shown)[-1]
    RECORD.unlink()
    assert family([*calls, name]).stderr == ""
    assert turns()[-1].endswith(f"take {place}")


def test_a_word_that_is_no_spell_is_told_one_that_can_be_taken() -> None:
    answer = family([*family_until(takes_spell), "blah"])
    first = re.findall("[0-9][A-C][0-9]", answer.stdout.splitlines()[-2])[0]
    assert f"a spell of the archive such as {first}, not 'blah'" in answer.stderr


def test_a_line_typed_again_is_told_what_is_wrong_with_it() -> None:
    answer = play((*STARTS, "1 1", ANNA, "w E3 w E4 F3"))
    assert "the dice show gold and gold" in answer.stderr


def test_a_refused_line_of_another_player_ends_no_turn() -> None:
    answer = play((*STARTS, ANNA, "Bernd: w E3 w C2 D2"))
    assert turns()[2:] == ["2 Anna: draw gold E3 gold E4; worker F3;"]
    assert "E3" in answer.stderr


def test_an_earlier_turn_is_told_how_it_is_mended() -> None:
    names = "Anna Bernd Clara"
    calls = ("1", "2", "3", f"{ANNA} .", "w C3 w C2", "Anna: g E3 w E4 F3")
    answer = running.play(calls, names=names)
    assert (
        "it is the turn of Bernd; < 2 takes back to the last one of Anna, to call it anew; "
        "where one before it was missed, insert 2 Anna: puts it in" in answer.stderr
    )
    assert turns()[3:] == [
        "2 Anna: draw gold E3 gold E4; worker F3",
        "2 Bernd: draw wood C2 wood C3",
    ]
    assert running.play(("< 2", "g E3 w E4 F3"), names=names).stderr == ""


def test_who_owns_which_guild_is_said_and_answered() -> None:
    answer = family(("guilds", "Gilden", "guildes"))
    guilds = [line for line in answer.stdout.splitlines() if line.startswith("Guilds of Anna: ")]
    assert len(guilds) == 4
    assert 'guilds = "one each"' in guilds[0]


def test_of_many_pairs_their_hexes_are_listed_and_all_where_they_are_asked_for() -> None:
    answer = family(("?",)).stdout
    in_full = family(("? all",)).stdout
    assert "(? all lists them): " in answer
    assert "-" not in answer.partition("lists them): ")[2]
    assert len(re.findall(r"[A-Q]\d-[A-Q]\d", in_full)) > 24


def test_what_a_spell_does_is_said_beside_its_places() -> None:
    answer = family(("cards rage",)).stdout
    assert "Rage: One worker, even on a ship, counts 2 (3) this turn." in answer
