"""`rollwrite play` for whoever slips: what was meant is offered, and a line can be typed again."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cli.main import main
from cli.terminal.exits import ExitCode
from rollwrite.play.prompts import standing
from rollwrite.play.replay import record_of
from rollwrite.play.sheet_state import score_of
from scoring.score import Account, Line, Score, rank
from sheets.words.text import Text
from tests.editions import FIRST
from tests.rollwrite.play.random_games import random_game, start_of
from tests.terminals import Terminal

STARTS = ("1", "2")
ANNA, BERND = "g E3 g E4 F3", "w C3 w C2 D2"
CLOSING = ("g D3 D2 C2", "w C3 w C4 B4", "c E3 y E4 F3", "g E2 c F1 E1")  # Of three.
FILE = Path("evening.record")

pytestmark = pytest.mark.usefixtures("here")


def play(lines: tuple[str, ...], *arguments: str, names: str = "Anna Bernd") -> Result:
    """Run the command with these lines; a traceback fails the test."""
    text = "".join(f"{line}\n" for line in lines)
    called = [] if FILE.exists() else names.split()
    answer = CliRunner().invoke(
        main, ["play", *called, *arguments, "--edition", FIRST, "-o", str(FILE)], input=text
    )
    assert isinstance(answer.exception, SystemExit | None), answer.exception
    return answer


def turns() -> list[str]:
    """Return the lines of the record behind its header."""
    return FILE.read_text("utf-8").partition("\n\n")[2].splitlines()


def kept(answer: Result) -> list[str]:
    """Return the turns that were said to be kept."""
    return re.findall(r"^ {4}kept: (.*)$", answer.stdout, re.MULTILINE)


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


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (
            "Brend: w C3",
            "nobody is called 'Brend'; the players are Anna and Bernd; did you mean 'Bernd'?",
        ),
        (
            "undoo",
            "I do not know 'undoo'. Anna is on, for example: g K1 g L1 M1; < takes back; did you "
            "mean 'undo'?",
        ),
        (
            "relic",
            "'relic' is nothing for now. Anna is on, for example: g K1 g L1 M1; < takes back",
        ),
    ],
)
def test_a_word_that_is_none_gets_one_sentence(call: str, sentence: str) -> None:
    assert play((*STARTS, call)).stderr == f"line 3: {sentence}\n"


@pytest.mark.parametrize(
    ("calls", "meant"),
    [(["--opponent", "gredy"], "greedy"), (["--level", "exprt"], "expert")],
)
def test_for_a_slip_in_an_option_too(calls: list[str], meant: str) -> None:
    answer = play((), *calls, names="Anna")
    assert answer.exit_code == ExitCode.USAGE
    assert meant in answer.stderr


def test_for_a_slip_in_a_card_that_can_be_bought() -> None:
    answer = play(("2", "1", "3", *CLOSING, "buy asylmu"), names="Anna Bernd Chloé")
    assert "did you mean 'asylum'?" in answer.stderr


@pytest.mark.parametrize(
    ("call", "example"),
    [("tkae 1", ""), ("blah", "1A1")],
)
def test_a_spell_of_the_archive_is_an_example(call: str, example: str) -> None:
    closing = ("g D3 D2 C2", "w C3 w C4 B4", "c E3 y E4 F3", "g E2 c F1 E1")
    answer = play((*closing, call), "--variant", "family", names="Anna Bernd Chloé")
    assert "here belongs a spell of the archive such as 1A2, not" in answer.stderr
    assert example in answer.stderr + answer.stdout


@pytest.mark.parametrize(
    "again",
    [
        "g E3 g E4 F3",
        "Anna: g E3 g E4 F3",
        "2 Anna: draw gold E3 gold E4; worker F3",
        "gold E4 gold E3, worker F3",
    ],
)
def test_a_whole_line_typed_again_goes_on_from_what_is_there(again: str) -> None:
    answer = play((*STARTS, "g E3 g E4", again, "."))
    assert answer.stderr == ""
    assert answer.stdout.count("an artifact is placed on E3-E4") == 1
    assert turns()[2:] == ["2 Anna: draw gold E3 gold E4; worker F3"]


def test_a_whole_line_typed_again_takes_the_place_of_what_is_there() -> None:
    answer = play((*STARTS, ANNA, "g E3 g E4 E5", "g E3 g E4 D3", "."))
    assert "E5 lies beyond the border" in answer.stderr  # And what is there stays.
    assert "    in the place of: worker F3\n" in answer.stdout
    assert turns()[2:] == ["2 Anna: draw gold E3 gold E4; worker D3"]


def test_with_the_players_name_something_else_may_be_drawn() -> None:
    answer = play((*STARTS, ANNA, "Anna: g E3 w E4 F3", ".", "."))
    assert answer.stderr == ""
    assert "in the place of: draw gold E3 gold E4; worker F3" in answer.stdout
    assert turns()[2:] == ["2 Anna: draw gold E3 wood E4; worker F3"]


def test_a_turn_that_has_ended_is_typed_again_too() -> None:
    answer = play((*STARTS, ANNA, ".", "Anna: g E3 g D3 C3", "."))
    assert answer.stderr == ""
    assert turns()[2] == "2 Anna: draw gold D3 gold E3; worker C3"


def test_a_start_card_is_typed_again_by_its_player() -> None:
    play(("1", "Anna: 2", "1"))
    assert turns() == ["1 Anna: start 2", "1 Bernd: start 1"]


def test_dice_are_typed_again() -> None:
    answer = play((*STARTS, "1 1", "1 2", "g E3 w E4 F3", ".", "."))
    assert answer.stderr == ""
    assert "in the place of: roll gold gold" in answer.stdout
    assert turns()[2] == "2 Anna: roll gold wood; draw gold E3 wood E4; worker F3"


def test_dice_stay_where_the_line_that_is_typed_again_has_none() -> None:
    play((*STARTS, "1 1", "g E3 g E4", "g E3 g E4 F3", "."))
    assert turns()[2] == "2 Anna: roll gold gold; draw gold E3 gold E4; worker F3"


@pytest.mark.parametrize(
    ("call", "faces"),
    [
        ("3 4", "crystal craft"),
        ("roll 1 6", "gold ?"),
        ("dice 5 2", "city wood"),
        ("g w", "gold wood"),
        ("? ?", "? ?"),
        ("würfle 1 1", "gold gold"),
    ],
)
def test_bare_figures_are_dice_by_the_key_that_is_printed(call: str, faces: str) -> None:
    answer = play((*STARTS, call))
    assert answer.stderr == ""
    assert turns()[2] == f"2 Anna: roll {faces}"
    assert f"dice: {faces.replace(' ', ', ')}\n" in answer.stdout


def test_a_single_figure_is_one_die_too_few() -> None:
    assert play((*STARTS, "3")).stderr == (
        "line 3: call as many dice as are rolled (2), not 1 (M3.1)\n"
    )


@pytest.mark.parametrize(
    ("calls", "again"), [(("1 2", "g E3 w E4"), "1 6"), (("1 2", "g E3 w E4 F3"), "Anna: ? 2")]
)
def test_other_dice_leave_what_was_called_behind_them(calls: tuple[str, ...], again: str) -> None:
    answer = play((*STARTS, *calls, again))
    assert answer.stderr == ""
    assert "    in the place of: roll gold wood\n" in answer.stdout
    assert "?; draw gold E3 wood E4" in turns()[2].replace("? wood", "wood ?")
    assert len(turns()) == 3


def test_what_other_dice_do_not_show_is_called_again() -> None:
    answer = play((*STARTS, "1 1", "g E3 g E4", "3 3"))
    assert "    in the place of: roll gold gold; draw gold E3 gold E4\n" in answer.stdout
    assert turns()[2:] == ["2 Anna: roll crystal crystal"]


def test_over_a_turn_that_is_taken_back_its_dice_stay() -> None:
    answer = play((*STARTS, "1 1", ANNA, ".", ".", "<"))
    assert "taken back: 2 Anna: roll gold gold; draw gold E3 gold E4; worker F3\n" in answer.stdout
    assert turns()[2:] == ["2 Anna: roll gold gold"]
    play(("<", "<"))
    assert turns() == ["1 Anna: start 1"]


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
    lines = FILE.read_text("utf-8").partition("\n\n")[0]
    FILE.write_text(
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


def test_the_second_of_the_same_resource_is_a_hex() -> None:
    play((*STARTS, "g E3", "E4 F3", ".", "."))
    assert turns()[2:] == [OPEN]


def test_behind_half_a_draw_a_slip_is_said_and_the_half_stands() -> None:
    answer = play((*STARTS, "g E3", "w E1", "w E4 F3", ".", "."))
    assert answer.stderr == "line 4: E1 and E3 do not touch (M3.2)\n"
    assert turns()[2:] == ["2 Anna: draw gold E3 wood E4; worker F3"]


def test_half_a_draw_is_taken_back() -> None:
    answer = play((*STARTS, "g E3", "<", "w E4 w E3 F3", ".", "."))
    assert "    taken back: gold E3\n2 Anna: place two resources and a worker" in answer.stdout
    assert turns()[2:] == ["2 Anna: draw wood E3 wood E4; worker F3"]


def test_figures_of_who_is_on_next_end_the_turn_before() -> None:
    play((*STARTS, ANNA, "2 2", BERND, "."))
    assert turns()[3] == "2 Bernd: roll wood wood; draw wood C2 wood C3; worker D2"


def test_of_a_turn_whose_end_is_wrong_it_is_said_what_stands() -> None:
    answer = play((*STARTS, f"{ANNA} build bank"))
    assert answer.stderr == (
        "line 3: the turn has resources and worker so far; the Bank is not built: it costs 3 wood, "
        "and Anna is "
        "2 short (M4.2)\n"
    )


COMMANDS = {
    "en": ("who", "log", "dice", "hint", "help", "undo", "back"),
    "de": ("wer", "Verlauf", "Würfel", "Tipp", "Hilfe", "rückgängig", "zurück"),
    "fr": ("qui", "journal", "dés", "conseil", "aide", "annuler", "retour"),
}


@pytest.mark.parametrize(("language", "commands"), COMMANDS.items())
def test_commands_answer_in_every_language(language: str, commands: tuple[str, ...]) -> None:
    answer = play((*STARTS, *commands), "--language", language)
    assert answer.stderr == ""
    assert turns() == []  # The last two took back.
    told = play(("1", "2", *commands), "--language", "en").stdout
    assert "Round 2: Anna is on, then Bernd." in told
    assert "1 gold, 2 wood, 3 crystal, 4 craft, 5 city, 6 ?; called as two figures: 3 4\n" in told
    assert "Call what the dice show first, such as 3 4, then hint again." in told
    assert told.count("1 Anna: start 1\n") == 3  # Kept, in the log, taken back.


def test_undo_takes_back_as_often_as_it_is_said_and_so_many_turns() -> None:
    play((*STARTS, ANNA, "undo", "undo", "undo"))
    assert turns() == ["1 Anna: start 1"]
    play(("undo 1",))
    assert turns() == []


def test_the_score_says_who_leads_or_that_nobody_does() -> None:
    answer = play((*STARTS, "score"))
    assert "If the game ended now:\nNobody leads: all have 1.\n" in answer.stdout
    assert "share the win" not in answer.stdout
    FILE.unlink()
    answer = play(("2", "1", "3", *CLOSING, "score"), names="Anna Bernd Chloé")
    assert "Chloé leads with 2, before Anna and Bernd with 1." in answer.stdout


def test_pairs_of_hexes_are_listed_and_wrapped() -> None:
    shown = play((*STARTS, "?")).stdout
    pairs = re.split(r"joined: |\(M3.2\)", shown)[1]
    assert all(re.fullmatch(r"[A-Z]\d+-[A-Z]\d+", pair) for pair in pairs.split())
    assert len(pairs.splitlines()) > 2
    assert max(map(len, shown.splitlines())) <= 90


MISSED = "g K1 g L1 M1"


@pytest.mark.parametrize("call", [f"insert 2 Bernd: {MISSED}", f"nachtragen Bernd: {MISSED}"])
def test_a_turn_that_was_missed_is_put_in_and_later_ones_are_played_again(call: str) -> None:
    answer = play((*STARTS, f"{ANNA} .", f"{BERND} .", call))
    assert answer.stderr == ""
    assert "    played again: 3 Anna: draw wood C2 wood C3; worker D2\n" in answer.stdout
    assert turns()[2:] == [
        "2 Anna: draw gold E3 gold E4; worker F3",
        "2 Bernd: draw gold K1 gold L1; worker M1",
        "3 Anna: draw wood C2 wood C3; worker D2",
    ]


def test_to_whom_later_turns_go_is_said_before_they_are_played_again() -> None:
    calls = ("2", "1", "3", *(f"{call} ." for call in CLOSING[:3]))
    answer = play((*calls, f"insert 2 Anna: {MISSED}"), names="Anna Bernd Chloé")
    moved = (
        "    each later turn goes to the next player: Anna's to Bernd, Bernd's to Chloé and "
        "Chloé's to Anna; < takes all of it back (M2.4)\n"
        "    played again: 2 Bernd: "
    )
    assert moved in answer.stdout


@pytest.mark.parametrize("more", [("<",), ("g D3", "<", "<"), ("w G1 g G2 H1 .", ".", "<", "<")])
def test_a_turn_that_was_put_in_is_taken_back_with_all_that_followed(more: tuple[str, ...]) -> None:
    play((*STARTS, f"{ANNA} .", f"{BERND} ."))
    before = FILE.read_bytes()
    answer = play((f"insert 2 Anna: {MISSED}", *more))
    assert "taken back: 2 Anna: draw gold K1 gold L1; worker M1\n" in answer.stdout
    assert FILE.read_bytes() == before


def test_the_turn_of_who_is_on_can_be_put_in_too() -> None:
    answer = play((*STARTS, f"{ANNA} .", f"insert 2 Bernd: {BERND}", "."))
    assert "goes to the next player" not in answer.stdout
    assert turns()[3:] == ["2 Bernd: draw wood C2 wood C3; worker D2"]


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (("--roll",), "it is the turn of Chloé (M2.4)"),
        (
            (),
            "it is the turn of Chloé; where one before it was missed, insert 2 Bernd: puts it in "
            "(M2.4)",
        ),
    ],
)
def test_who_calls_for_another_learns_how_a_missed_turn_is_put_in(
    more: tuple[str, ...], sentence: str
) -> None:
    calls = ("2", "1", "3", *(f"{call} ." for call in CLOSING[:2]))
    play(calls, names="Anna Bernd Chloé")
    assert play(("Anna: c E3 y E4 F3",), *more).stderr == f"line 1: {sentence}\n"


def test_what_no_longer_holds_is_asked_and_the_rest_played_again() -> None:
    before = (*STARTS, f"{ANNA} .", f"{BERND} .", "g K1 g L1 M1 .")
    answer = play((*before, "insert 2 Bernd: w C3 w D3 C4", "log", "w C2 w B2 D2 ."))
    assert (
        "draw wood C2 wood C3; worker D2 no longer holds: C3 is not empty. What does Anna do "
        "instead?\n"
    ) in answer.stdout
    assert "played again: 3 Bernd: draw gold K1 gold L1; worker M1" in answer.stdout
    assert [turn.split(":")[0] for turn in turns()] == [
        *("1 Anna", "1 Bernd", "2 Anna", "2 Bernd", "3 Anna", "3 Bernd"),
    ]
    assert turns()[4] == "3 Anna: draw wood B2 wood C2; worker D2"


@pytest.mark.parametrize("more", [(), ("<",), ("w C2 w B2", "<", "<")])
def test_until_all_is_answered_the_file_is_as_it_was(more: tuple[str, ...]) -> None:
    play((*STARTS, f"{ANNA} .", f"{BERND} ."))
    before = FILE.read_bytes()
    answer = play(("insert 2 Bernd: w C3 w D3 C4", *more))
    assert answer.stderr == ""
    assert FILE.read_bytes() == before
    assert "    = 2 Bernd: draw wood C3 wood D3; worker C4\n" in answer.stdout
    last = answer.stdout.splitlines()[-1]
    assert last.startswith("Everything" if more else "The turn that you put in is not kept")


@pytest.mark.parametrize(
    ("calls", "sentence"),
    [
        (
            ("insert",),
            "say whose turn was missed, and what it was: insert 2 Anna: g E3 g E4 F3",
        ),
        (("insert 9 Anna: 1",), "Anna has no such turn, so none can be put in before it"),
        (
            (f"{ANNA} .", f"{BERND} .", "insert 2 Bernd: w C3 w D3 C4", "insert Anna: g A1"),
            "first answer what is asked about the turns after the one put in",
        ),
        ((f"{ANNA} .", "insert 2 Anna: g E3"), "a turn places two resources (M3.2)"),
    ],
)
def test_what_cannot_be_put_in_is_said(calls: tuple[str, ...], sentence: str) -> None:
    assert sentence in play((*STARTS, *calls)).stderr


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


def test_more_behind_what_is_asked_is_to_be_called_once_more() -> None:
    before = (*STARTS, f"{ANNA} .", f"{BERND} .", "insert 2 Bernd: w C3 w D3 C4")
    answer = play((*before, "w C2 w B2 D2", "Bernd: g K1 g L1 M1"))
    assert answer.stderr == (
        "line 7: the later turns have been played again first; call the rest once more\n"
    )
    assert len(turns()) == 5


def test_who_calls_a_turn_that_is_played_learns_how_one_is_put_in() -> None:
    answer = play((*STARTS, f"{ANNA} .", f"{BERND} .", f"2 Bernd: {MISSED}"))
    assert answer.stderr == (
        "line 5: that turn is played; insert 2 Bernd: puts in one that was missed\n"
    )


def test_where_dice_are_rolled_here_no_turn_was_missed() -> None:
    answer = play((*STARTS, "insert 1 Anna: 1"), "--seed", "3")
    assert "rollwrite rolls the dice in this game, so no turn can have been missed" in answer.stderr


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


def test_where_the_page_cannot_be_written_the_game_goes_on() -> None:
    answer = play((*STARTS, f"{ANNA} ."), "--page", "none/board.html")
    (sentence,) = answer.stderr.splitlines()
    assert sentence.startswith("Error: none/board.html: the folder ")
    assert len(turns()) == 3


def test_the_page_is_not_the_record() -> None:
    play(STARTS)
    assert play((), "--page", str(FILE)).exit_code == ExitCode.USAGE
    assert len(turns()) == 2
