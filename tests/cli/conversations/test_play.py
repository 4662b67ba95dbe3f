"""`rollwrite play`, piped: calls that are played, told and kept, and those that cannot be."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cli.main import main
from cli.terminal.exits import ExitCode
from rollwrite.games import RecordFile
from rollwrite.play.record import parse_record, record_text
from rollwrite.play.replay import record_of
from tests.editions import FIRST
from tests.rollwrite.play.random_games import NAMES, random_game, start_of

TWO = ("--player", "Anna", "--player", "Bernd")
STARTS = ["1", "2"]
ANNA, BERND = "g E3 g E4 F3", "w C3 w C2 D2"
FILE = Path("evening.record")

pytestmark = pytest.mark.usefixtures("here")


def play(lines: list[str], *arguments: str, output: str = "evening.record") -> Result:
    """Run the command with these lines; a traceback fails the test."""
    text = "".join(f"{line}\n" for line in lines)
    edition = () if "--edition" in arguments else ("--edition", FIRST)
    answer = CliRunner().invoke(main, ["play", *arguments, *edition, "-o", output], input=text)
    assert isinstance(answer.exception, SystemExit | None), answer.exception
    return answer


def turns() -> list[str]:
    """Return the lines of the record behind its header."""
    return FILE.read_text("utf-8").partition("\n\n")[2].splitlines()


@pytest.mark.parametrize(
    ("variant", "players"),
    [("base", 2), ("base", 3), ("base", 4), ("family", 2), ("family", 3), ("solo", 1)],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_that_is_called_is_kept_turn_by_turn(
    variant: str, players: int, seed: int
) -> None:
    start = start_of(variant, players)
    record = record_of(start, [step for step, _ in random_game(start, seed)])
    calls = [" ".join(turn.steps) or "." for turn in record.turns]
    names = [word for name in NAMES[:players] for word in ("--player", name)]
    answer = play([*calls, ".", "."], *names, "--variant", variant)
    assert answer.stderr == ""
    assert answer.exit_code == ExitCode.DONE
    assert FILE.read_text("utf-8") == record_text(record)
    assert "What comes next:\n    rollwrite score evening.record" in answer.output
    assert CliRunner().invoke(main, ["score", "evening.record"]).exit_code == ExitCode.DONE


def test_a_turn_can_be_called_in_parts_and_each_is_told_at_once() -> None:
    answer = play([*STARTS, "g E3 g E4", "F3", "."], *TWO)
    assert answer.exit_code == ExitCode.DONE
    assert "    an artifact is placed on E3-E4 (M3.3)\n" in answer.stdout
    assert "Anna places a worker: D2, E2, D3, F3, E5 or F5" not in answer.stdout  # River 1.
    assert "Anna places a worker: D2, E2, D3 or F3\n" in answer.stdout
    assert "Anna may still cast 1 Swamp 1 for 1 crystal; Enter goes on\n" in answer.stdout
    assert turns()[2:] == ["2 Anna: draw gold E3 gold E4; worker F3"]


@pytest.mark.parametrize(
    "call",
    [
        "gold E3 E4 F3",
        "gold at E3, gold at E4, worker to F3",
        "gold at E3 and gold at E4, worker at F3",
        "gold E3 and gold E4 and worker F3",
        "Gold auf E3 und Gold auf E4, Arbeiter auf F3",
        "E3 g E4 g F3",
        "g g E3 E4 w F3",
        "draw g E3 and g E4; worker F3;",
        "2 Anna: draw gold E3 gold E4; worker F3  # as pasted",
        "a: or E3 or E4, ouvrier en F3",
        "A: g E3 g E4 F3\nA: .",
        "zeichne Gold E3 Gold E4 Arbeiter auf F3",
    ],
)
def test_short_forms_of_all_languages_mean_the_same(call: str) -> None:
    answer = play([*STARTS, call, "."], *TWO)
    assert answer.stderr == ""
    assert turns()[2:] == ["2 Anna: draw gold E3 gold E4; worker F3"]


def test_resources_are_called_by_the_letters_that_the_board_shows_too() -> None:
    answer = play([*STARTS, "y E3 f E4 F3", ".", "."], *TWO)
    assert answer.stderr == ""
    assert turns()[2:] == ["2 Anna: draw crystal E3 craft E4; worker F3"]
    answer = play([*STARTS, "y E3 q E4 F3"], *TWO, output="other.record")
    known = "'gold', 'wood', 'crystal', 'craft' or 'city'"
    assert answer.stderr == f"line 3: write {known}, not 'q'\n"


def test_a_card_is_called_by_number_name_or_both_without_its_keyword() -> None:
    for action in (
        "and cast 1 swamp D2",
        "; und Sumpf D2",
        "cast 1 swamp D2",
        "swamp D2",
        "cast swamp D2",
        "Sumpf D2",
        "marais D2",
    ):
        FILE.unlink(missing_ok=True)
        answer = play([*STARTS, f"{ANNA} {action}", "."], *TWO)
        assert answer.stderr == "", action
        assert turns()[2:] == ["2 Anna: draw gold E3 gold E4; worker F3; cast 1 swamp D2"]


def test_french_has_its_own_colon_and_a_word_for_taking_back_that_is_not_going_on() -> None:
    answer = play([*STARTS, ANNA, "marais D2", "<", "q E3"], *TWO, "--language", "fr")
    told, space = answer.stdout, "\N{NARROW NO-BREAK SPACE}"
    assert f"    Anna{space}: à payer" in told
    assert f"    annulé{space}: 2 Anna: draw gold E3" in told
    assert f"je ne connais pas 'q'. C’est à Anna de jouer, par exemple{space}: " in answer.stderr


def test_who_is_on_next_can_be_called_without_ending_the_turn_before() -> None:
    answer = play([*STARTS, ANNA, BERND, "."], *TWO)
    assert answer.stderr == ""
    assert turns()[2:] == [
        "2 Anna: draw gold E3 gold E4; worker F3",
        "2 Bernd: draw wood C2 wood C3; worker D2",
    ]


@pytest.mark.parametrize("call", ["wood X9", "w C2 w M4", "roll wood"])
def test_a_call_that_is_wrong_does_not_end_the_turn_before(call: str) -> None:
    answer = play([*STARTS, ANNA, call, "swamp D2"], *TWO)
    assert len(answer.stderr.splitlines()) == 1
    assert turns()[2:] == ["2 Anna: draw gold E3 gold E4; worker F3; cast 1 swamp D2"]


def test_a_mistake_is_one_sentence_with_what_is_allowed_and_loses_nothing() -> None:
    answer = play([*STARTS, "g E3 g E4 H9", "xyz", "F3 build bank", "."], *TWO)
    assert answer.exit_code == ExitCode.MALFORMED
    first, second, third = answer.stderr.splitlines()
    assert first.startswith("line 3: ")
    assert first.endswith("call D2, E2, D3 or F3 (M3.4)")
    assert second == "line 4: I do not know 'xyz'. Anna is on, for example: D2; < takes back"
    assert third == (
        "line 5: the turn has resources and worker so far; the Bank is not built: "
        "it costs 3 wood, and Anna is 2 short (M4.2)"
    )
    assert turns()[2:] == ["2 Anna: draw gold E3 gold E4; worker F3"]


def test_a_turn_in_which_something_must_be_done_does_not_end() -> None:
    answer = play([*STARTS, "g E3 g E4", "."], *TWO)
    sentence = "line 4: Anna first places a worker; call worker D2, worker E2, worker D3"
    assert answer.stderr == f"{sentence} or worker F3 (M3.4)\n"


def test_it_is_too_late_for_what_the_turn_does_not_have() -> None:
    answer = play([*STARTS, f"{ANNA} buy 5", "Bernd: buy 5", "."], *TWO)
    first, second = answer.stderr.splitlines()
    assert first == (
        "line 3: the turn has resources and worker so far; to buy a card a turn must close "
        "enough regions (1); this one has closed 0 (M6.1)"
    )
    assert second == "line 4: Bernd first places resources (M3.2)"
    assert len(turns()) == 3


def test_nobody_else_is_called_while_a_turn_has_to_go_on() -> None:
    answer = play([*STARTS, "g E3 g E4", f"B: {BERND}", "F3", "."], *TWO)
    sentence = "line 4: it is still the turn of Anna: Anna first places a worker; call worker D2"
    assert answer.stderr.startswith(sentence)
    assert len(turns()) == 3


def test_another_player_than_the_one_who_is_on_is_refused() -> None:
    answer = play([*STARTS, f"Bernd: {ANNA}", f"3 Anna: {ANNA}"], *TWO)
    assert answer.stderr.splitlines() == [
        "line 3: it is the turn of Anna (M2.4)",
        "line 4: this is round 2",
    ]


def test_the_last_call_of_a_turn_is_taken_back_where_there_is_none_the_last_turn() -> None:
    answer = play([*STARTS, ANNA, "<", "<", "<", "3"], *TWO)
    assert answer.stderr == ""
    back = [line for line in answer.output.splitlines() if "taken back" in line]
    assert back == [
        "    taken back: worker F3",
        "    taken back: draw gold E3 gold E4",
        "    taken back: 1 Bernd: start 2",
    ]
    assert "Anna places a worker: D2, E2, D3 or F3\n" in answer.output
    assert turns() == ["1 Anna: start 1", "1 Bernd: start 3"]


def test_with_a_number_whole_turns_are_taken_back_the_one_begun_first() -> None:
    answer = play([*STARTS, ANNA, "< 1", ANNA, "< 3", "3", "3"], *TWO)
    first, second, third, fourth = (
        line for line in answer.output.splitlines() if "taken back" in line
    )
    assert first == second == "    taken back: 2 Anna: draw gold E3 gold E4; worker F3"
    assert (third, fourth) == (
        "    taken back: 1 Bernd: start 2",
        "    taken back: 1 Anna: start 1",
    )
    assert turns() == ["1 Anna: start 3", "1 Bernd: start 3"]


CLOSING = ("g D3 D2 C2", "w C3 w C4 B4", "c E3 y E4 F3", "g E2 c F1 E1")  # Of three.
THREE = (*TWO, "--player", "Chloé")


def test_enter_is_taken_back_as_a_call_of_its_own() -> None:
    answer = play(["1", "2", "3", *CLOSING, "", "<", "<"], *THREE)
    assert answer.stderr == ""
    assert "Anna may still buy 7 Clone/Asylum" in answer.output
    back = [line for line in answer.output.splitlines() if "taken back" in line]
    assert back == ["    taken back: Enter", "    taken back: worker E1"]
    assert turns()[-1] == "3 Anna: draw city F1 gold E2"


def test_what_went_on_by_itself_is_taken_back_with_the_call_before_it() -> None:
    answer = play(["2", "1", "3", *CLOSING, "<"], *THREE)
    assert "Anna may still buy 7 Clone/Asylum" in answer.output
    assert "    taken back: worker E1\n" in answer.output


def test_a_call_is_taken_back_after_a_stop_too_and_dice_stay_the_same() -> None:
    play([*STARTS], *TWO, "--seed", "5")
    dice = play([], "--seed", "5").stdout.partition("dice: ")[2].splitlines()[0]
    faces = [each for each in dice.split(", ") if each != "?"]
    one, two = (faces * 2)[:2] if "?" not in dice else (*faces, "wood" if faces else "gold")[:2]
    play([f"{one} E3 {two} E4"], "--seed", "5")
    answer = play(["<", "<", "2"], "--seed", "5")
    assert answer.stderr == ""
    assert f"    taken back: draw {one} E3 {two} E4\n" in answer.stdout
    assert "    taken back: 1 Bernd: start 2\n" in answer.stdout
    assert answer.stdout.count(f"dice: {dice}\n") == 2
    assert turns() == ["1 Anna: start 1", "1 Bernd: start 2"]


def test_what_is_kept_of_a_call_with_a_mistake_is_told() -> None:
    answer = play([*STARTS, "g E3 g E4 H9"], *TWO)
    assert "    so far: 2 Anna: draw gold E3 gold E4\nAnna places a worker:" in answer.stdout
    assert play(["xyz"]).stdout.count("    so far") == 1  # At the beginning.


def test_enter_says_what_is_due_and_why_and_is_no_mistake() -> None:
    answer = play(["", *STARTS, ""], *TWO)
    assert answer.exit_code == ExitCode.DONE
    due = "two resources and a worker still fit, so a turn places them (M3.5)"
    assert answer.stdout.count("    Anna first takes a start card; call start 1, start 2") == 1
    assert answer.stdout.count(f"    {due}\n") == 1
    answer = play(["roll gold gold", ""])
    assert answer.stderr == f"line 2: {due}\n"


@pytest.mark.parametrize(
    ("sign", "sentence"),
    [
        ("< 9", "line 3: no more turns than 2 can be taken back"),
        ("<x", "line 3: write after < how many turns to take back, such as < 3"),
        ("< 0", "line 3: write after < how many turns to take back, such as < 3"),
    ],
)
def test_no_more_is_taken_back_than_there_is(sign: str, sentence: str) -> None:
    assert play([*STARTS, sign], *TWO).stderr == f"{sentence}\n"
    assert len(turns()) == 2


def test_comments_and_lines_as_they_were_written_stay() -> None:
    head = (
        f"rollwrite record 1\r\ngame merchants base\r\nedition {FIRST}\r\n# our cup\r\n"
        "player Anna\r\nplayer Bernd\r\n"
    )
    FILE.write_bytes(
        f"{head}\r\nAnna: START 1 # quick\r\n\r\n# now it rains\r\nB: start 2".encode()
    )
    play([ANNA, BERND, ".", "<"])
    assert FILE.read_bytes().decode() == (
        f"{head}\r\nAnna: START 1 # quick\r\n\r\n# now it rains\r\nB: start 2\r\n"
        "2 Anna: draw gold E3 gold E4; worker F3\r\n"
    )
    play(["< 2"])
    assert FILE.read_bytes().decode() == (
        f"{head}\r\nAnna: START 1 # quick\r\n\r\n# now it rains\r\n"
    )


def test_half_a_turn_is_kept_in_the_end_and_gone_on_with() -> None:
    play([*STARTS, "g E3 g E4"], *TWO)
    assert turns()[2:] == ["2 Anna: draw gold E3 gold E4"]
    answer = play(["F3", "."])
    assert answer.stderr == ""
    assert "Turns so far: 2" in answer.stdout
    assert "    so far: 2 Anna: draw gold E3 gold E4\nAnna places a worker:" in answer.stdout
    assert turns()[2:] == ["2 Anna: draw gold E3 gold E4; worker F3"]


def test_dice_that_are_rolled_here_are_kept_and_the_same_again_for_a_seed() -> None:
    first = play([*STARTS], *TWO, "--seed", "5")
    dice = first.stdout.partition("dice: ")[2].splitlines()[0]
    FILE.unlink()
    second = play([*STARTS, "<", "2"], *TWO, "--seed", "5")
    assert second.stdout.count(f"dice: {dice}\n") == 2
    FILE.unlink()
    assert "dice: " in play(STARTS, *TWO, "--roll").stdout


def test_dice_decide_what_may_be_drawn_and_stand_in_the_record() -> None:
    answer = play([*STARTS], *TWO, "--seed", "5")
    faces = answer.stdout.partition("dice: ")[2].splitlines()[0].split(", ")
    other = "gold" if "gold" not in faces and "?" not in faces else "city"
    answer = play([f"{other} E3 E4 F3"], "--seed", "5")
    assert answer.exit_code == ExitCode.MALFORMED
    roll = " ".join(faces)
    shown = [each for each in faces if each != "?"] or ["gold"]
    one, two = (shown * 2)[:2] if "?" not in faces else (shown[0], "wood")
    answer = play([f"{one} E3 {two} E4 F3", ".", "."], "--seed", "5")
    assert answer.stderr == ""
    assert turns()[2] == f"2 Anna: roll {roll}; draw {one} E3 {two} E4; worker F3"


def test_board_sheets_score_and_help_are_shown_and_q_stops() -> None:
    answer = play([*STARTS, "board", "sheets", "score", "?", "q", "nonsense"], *TWO)
    assert answer.exit_code == ExitCode.DONE
    assert (
        "g gold, w wood, y crystal, f craft, c city, with the number of the region" in answer.stdout
    )
    assert "Artifacts unspent" in answer.stdout
    assert "If the game ended now:" in answer.stdout
    assert "Slipped? Type the whole line again, or undo" in answer.stdout


@pytest.mark.parametrize(
    ("language", "letters"),
    [
        ("en", "Resources in short: g gold, w wood, y crystal, f craft and c city"),
        ("de", "Rohstoffe kurz: g Gold, h Holz, k Kristall, w Handwerk und s Stadt"),
    ],
)
def test_the_letters_of_the_resources_are_told_with_how_to_call(
    language: str, letters: str
) -> None:
    assert f"{letters}\n" in play([*STARTS, "help"], *TWO, "--language", language).stdout


def test_how_to_call_is_said_with_the_first_question_and_for_help() -> None:
    general = "A line calls a turn or a part of it"
    answer = play([*STARTS, "?", "?", "?"], *TWO, output="one.record")
    assert answer.stdout.count(general) == 1
    assert answer.stdout.count("Anna places: two resources on hexes that touch\n") == 3
    answer = play([*STARTS, "help", "?", "Hilfe"], *TWO)
    assert answer.stdout.count(general) == 2
    assert answer.stdout.count("Anna places: two resources on hexes that touch\n") == 1


def test_help_says_what_the_dice_of_this_turn_showed() -> None:
    answer = play([*STARTS, "roll wood craft", "?"], *TWO)
    assert "    so far: 2 Anna: roll wood craft\nAnna places: two resources" in answer.stdout


@pytest.mark.parametrize("call", ["Clara: gold E3 E4", "2 Clara: gold E3 E4", "Clara:"])
def test_a_name_that_nobody_has_is_what_is_wrong_with_a_call(call: str) -> None:
    answer = play([*STARTS, call, "draw: gold E3 and E4"], *TWO)
    assert answer.stderr == "line 3: nobody is called 'Clara'; the players are Anna and Bernd\n"


def test_cards_are_shown_with_prices_and_states_for_who_is_on_or_another() -> None:
    answer = play([*STARTS, f"{ANNA} swamp D2", "cards", "cards a", "cards Zoe"], *TWO)
    shown = [" ".join(line.split()) for line in answer.stdout.splitlines()]
    assert shown.count("column card gold spell crystal building wood Bernd") == 1
    assert "2 2 Terrain 1 2 Academy 2 owned" in shown
    assert shown.count("column card gold spell crystal building wood Anna") == 1
    assert "1 1 2 Swamp 1 1 Bank 3 spell used" in shown
    assert "2 2 Terrain 1 2 Academy 2 open" in shown
    assert answer.stderr == "line 6: nobody is called 'Zoe'; the players are Anna and Bernd\n"


def test_commands_have_names_in_the_language_of_the_scribe() -> None:
    answer = play(
        [*STARTS, "Brett", "Bögen", "Wertung", "zurück", "Ende"], *TWO, "--language", "de"
    )
    assert answer.stderr == ""
    assert "1 Bernd: Startkarte 1 Sumpf 1/Bank" in answer.stdout
    assert turns() == ["1 Anna: start 1"]


@pytest.mark.parametrize(
    ("command", "shown"),
    [
        *((word, "g gold, w wood") for word in ("board", "Spielplan", "plan", "plateau")),
        *((word, "Artifacts unspent") for word in ("sheet", "Blatt", "Bogen", "fiche")),
        *((word, "If the game ended now:") for word in ("points", "Punkte", "score")),
    ],
)
def test_commands_are_understood_in_every_language(command: str, shown: str) -> None:
    answer = play([*STARTS, command], *TWO)
    assert answer.stderr == ""
    assert shown in answer.stdout


@pytest.mark.parametrize(
    "end", ["no", "done", "ok", "fertig", "nein", "weiter", "non", "fini", "pass", "Anna: done"]
)
def test_a_turn_is_ended_in_words_too_alone_or_behind_its_last_step(end: str) -> None:
    for calls in ([ANNA, end], [f"{ANNA} {end.removeprefix('Anna: ')}"]):
        FILE.unlink(missing_ok=True)
        answer = play([*STARTS, *calls], *TWO)
        assert answer.stderr == "", end
        assert "    kept: 2 Anna: draw gold E3 gold E4; worker F3\n2 Bernd: " in answer.stdout


@pytest.mark.parametrize(
    "call",
    [
        "Anna draws gold E3 gold E4 worker F3",
        "anna, gold E3 E4, F3",
        "2 Anna zeichnet Gold E3 und Gold E4, Arbeiter auf F3",
        "Anna dessine or E3 or E4 ouvrier F3",
    ],
)
def test_a_whole_name_needs_no_colon(call: str) -> None:
    answer = play([*STARTS, call, "Bernd wood C2 C3 D2", "."], *TWO)
    assert answer.stderr == ""
    assert turns()[2:] == [
        "2 Anna: draw gold E3 gold E4; worker F3",
        "2 Bernd: draw wood C2 wood C3; worker D2",
    ]


def test_a_name_that_can_be_read_as_something_else_is_that() -> None:
    play([*STARTS, "Gold E3 E4 F3", "."], "--player", "Anna", "--player", "Gold")
    assert turns()[2:] == ["2 Anna: draw gold E3 gold E4; worker F3"]


def test_behind_an_initial_a_colon_is_missing() -> None:
    answer = play([*STARTS, "A draws gold E3 E4 F3", "Anna xyz"], *TWO)
    assert answer.stderr.splitlines() == [
        "line 3: a colon is missing after A",
        "line 4: I do not know 'xyz'. Anna is on, for example: g K1 g L1 M1; < takes back",
    ]


@pytest.mark.parametrize(
    ("variant", "calls", "sentence"),
    [
        ("base", (), "line 1: I do not know 'xyz'. Anna is on, for example: 1"),
        (
            "base",
            (*STARTS, "g E3 g E4"),
            "line 4: I do not know 'xyz'. Anna is on, for example: D2",
        ),
        ("base", (*STARTS, ANNA), "line 4: I do not know 'xyz'. Anna is on, for example: ."),
        (
            "base",
            (*STARTS, "buy asylum"),
            "line 4: I do not know 'xyz'. Anna is on, for example: g K1 g L1 M1",
        ),
    ],
)
def test_of_a_word_that_is_none_it_is_said_who_is_on_with_an_example_and_how_to_take_back(
    variant: str, calls: tuple[str, ...], sentence: str
) -> None:
    answer = play([*calls, "xyz"], *TWO, "--variant", variant)
    assert answer.stderr.splitlines()[-1] == f"{sentence}; < takes back"


def test_a_card_that_cannot_be_named_yet_is_not_what_is_wrong() -> None:
    answer = play(["bauen Bank"], *TWO, "--language", "de")
    assert answer.stderr == (
        "Zeile 1: 'bauen' passt jetzt nicht. Anna ist am Zug, zum Beispiel: 1; < nimmt zurück\n"
    )


@pytest.mark.parametrize(
    ("calls", "sentence"),
    [
        (
            ["c E3 c E4"],
            "'c' kann Kristall, Handwerk, Stadt heißen; schreibe einen Buchstaben mehr",
        ),
        (
            ["q E3"],
            "'q' kenne ich nicht. Anna ist am Zug, zum Beispiel: g K1 g L1 M1; < nimmt zurück",
        ),
        (["zeichne"], "es fehlt: Gold, Holz, Kristall, Handwerk oder Stadt"),
        (
            ["Gold E3 Gold E4", "xyz"],
            "'xyz' kenne ich nicht. Anna ist am Zug, zum Beispiel: D2; < nimmt zurück",
        ),
        (
            ["Gold E3 Gold E4", "."],
            "Anna setzt zuerst einen Arbeiter; sag Arbeiter D2, Arbeiter E2, Arbeiter D3 oder "
            "Arbeiter F3 (M3.4)",
        ),
        ([ANNA, "Relikt"], "es fehlt: zwei oder drei"),
    ],
)
def test_what_is_wrong_is_said_in_words_that_can_be_typed(calls: list[str], sentence: str) -> None:
    answer = play([*STARTS, *calls], *TWO, "--language", "de")
    assert answer.stderr == f"Zeile {2 + len(calls)}: {sentence}\n"


@pytest.mark.parametrize(
    "line",
    [
        '"unclosed',
        '"unclosed: g E3',
        "😀",
        ":",
        "::",
        ": g",
        "שלום: g E3",
        "x" * 200,
        "\x00",
    ],
)
def test_whatever_is_typed_is_answered_in_one_sentence(line: str) -> None:
    answer = play([*STARTS, line, "\tg\tE3 g  E4\tF3\t", "."], *TWO)
    (sentence,) = answer.stderr.splitlines()
    expected, nobody = "line 3: I do not know ", "line 3: nobody is called "
    assert sentence.startswith((expected, nobody))
    assert len(sentence) < 100
    assert turns()[2:] == ["2 Anna: draw gold E3 gold E4; worker F3"]


def test_names_that_are_written_from_right_to_left_are_names() -> None:
    names = ("--player", "שרה", "--player", "محمد")
    answer = play([*STARTS, "שרה g E3 g E4 F3", "محمد: w C3 w C2 D2", "."], *names)
    assert answer.exit_code == ExitCode.DONE
    assert turns()[2] == "2 שרה: draw gold E3 gold E4; worker F3"
    assert len(turns()) == 4


def test_a_game_that_nobody_plays_does_not_end_in_silence() -> None:
    answer = play([])
    assert answer.exit_code == ExitCode.MALFORMED
    assert answer.stderr == "nobody is said to play; name everybody with --player\n"


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder that takes no file")
def test_a_file_that_cannot_be_written_is_named_as_it_was_typed() -> None:
    answer = play(STARTS, *TWO, output="/proc/x.record")
    assert answer.exit_code == ExitCode.FILE
    assert answer.stderr.startswith("Error: /proc/x.record: ")
    assert ".lock" not in answer.stderr


def test_a_first_line_that_is_a_call_names_nobody() -> None:
    answer = play(["1", "2", ANNA])
    assert answer.exit_code == ExitCode.MALFORMED
    assert answer.stderr == (
        "nobody is said to play; name everybody with --player, or in the first line, commas "
        "between; it is '1'\n"
    )
    assert play(["Anna, Anna", "1"]).stderr.count("\n") == 1
    assert not FILE.exists()


def test_without_names_they_are_asked_for() -> None:
    assert play(["Anna, Bernd #1 ,Clara", "1", "1", "2"]).exit_code == ExitCode.DONE
    record = parse_record(FILE.read_text("utf-8"))
    assert record.players == ("Anna", "Bernd #1", "Clara")
    assert turns()[1] == '1 "Bernd #1": start 1'
    assert play(["q"]).exit_code == ExitCode.DONE
    assert play([], output="other.record").exit_code == ExitCode.MALFORMED
    assert not Path("other.record").exists()


@pytest.mark.parametrize("name", ["Bernd #1", "draw", "< 3", "g E3", "1 Anna", "q", "game"])
def test_names_that_look_like_something_else_are_names(name: str) -> None:
    said = '"1 Anna"' if name == "1 Anna" else name  # Without its marks it is Anna in round 1.
    answer = play([*STARTS, ANNA, f"{said}: {BERND}", "."], "--player", "Anna", "--player", name)
    assert answer.stderr == ""
    assert len(turns()) == 4
    assert play(["<", "<"]).exit_code == ExitCode.DONE
    assert len(turns()) == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--variant", "family"), "evening.record says otherwise: there variant is base"),
        (
            ("--player", "Anna", "--player", "Zoe"),
            "other players play in evening.record (Anna and Bernd); name nobody to go on with "
            "them, or take another -o",
        ),
        (("--level", "expert"), "evening.record says otherwise: there level is none"),
    ],
)
def test_options_that_contradict_the_record_are_refused(
    arguments: tuple[str, ...], sentence: str
) -> None:
    play(STARTS, *TWO)
    answer = play([], *arguments)
    assert answer.exit_code == ExitCode.USAGE
    assert sentence in answer.stderr
    assert len(turns()) == 2


@pytest.mark.parametrize(
    "text",
    [
        'game = "merchants"\n',
        f"rollwrite record 1\ngame merchants base\nedition {FIRST}\nplayer Anna\n",
    ],
)
def test_a_file_that_is_no_record_or_has_a_fault_stays_as_it_is(text: str) -> None:
    FILE.write_text(text)
    answer = play(STARTS)
    assert answer.exit_code == ExitCode.MALFORMED
    assert (
        "you cannot go on with evening.record as it is; mend it, or name another file with -o"
        in answer.stderr
    )
    assert FILE.read_text() == text


def test_without_a_file_nothing_is_kept_and_that_is_said() -> None:
    answer = CliRunner().invoke(main, ["play", *TWO], input="1\n2\n")
    assert answer.exit_code == ExitCode.DONE
    assert answer.stdout.startswith("This game is not kept; -o FILE keeps every turn.\n")
    assert "    = 1 Bernd: start 2\n" in answer.stdout
    assert list(Path().iterdir()) == []


def test_a_level_is_of_games_alone() -> None:
    answer = play([], *TWO, "--level", "expert")
    assert answer.exit_code == ExitCode.USAGE
    play(["1"], "--player", "Anna", "--variant", "solo", "--level", "expert")
    assert "level expert\n" in FILE.read_text("utf-8")


def test_two_at_one_file_are_one_too_many() -> None:
    play(STARTS, *TWO)
    with RecordFile(FILE):
        answer = play(["q"])
    assert answer.exit_code == ExitCode.FILE
    assert (
        "another `rollwrite play` is writing this file; stop that one or take another -o"
        in answer.stderr
    )
    assert play(["q"]).exit_code == ExitCode.DONE
    assert [path.name for path in Path().iterdir()] == ["evening.record"]


def test_what_somebody_else_wrote_meanwhile_is_not_written_over() -> None:
    play(STARTS, *TWO)
    with RecordFile(FILE) as file:
        FILE.write_text(FILE.read_text("utf-8") + "# a note\n")
        with pytest.raises(OSError, match="somebody else has changed it meanwhile"):
            file.keep(2, "2 Anna: draw gold E3 gold E4; worker F3")
    assert FILE.read_text("utf-8").endswith("# a note\n")


def test_a_file_that_was_taken_away_is_written_again() -> None:
    play(STARTS, *TWO)
    before = FILE.read_bytes()
    with RecordFile(FILE) as file:
        FILE.unlink()
        file.keep(2, "2 Anna: x")
    assert FILE.read_bytes() == before + b"2 Anna: x\n"


def test_what_closes_is_told_before_it_is_done_without_a_card() -> None:
    calls = ["g D3 D2 C2", "w C3 w C4 B4", "c E3 y E4 F3", "g E2 c F1 E1"]
    answer = play(["2", "1", "3", *calls, "."], *TWO, "--player", "Chloé")
    assert answer.stderr == ""
    assert "    city E3 is closed, with these workers: Chloé 1 (M5.2)\n" in answer.stdout
    assert "Anna may still buy 7 Clone/Asylum for 1 gold" in answer.stdout
    assert turns()[-1] == "3 Anna: draw city F1 gold E2; worker E1"


@pytest.mark.parametrize("call", ["c L1 y M1", "Bernd: c K5 y K6"])
def test_who_is_called_next_leaves_the_card_to_nobody_and_that_is_said(call: str) -> None:
    answer = play(["2", "1", "3", *CLOSING, call], *THREE)
    assert "    no card is bought (M6.1)\n    kept: 3 Anna: draw city F1" in answer.stdout
    answer = play(["2", "1", "3", *CLOSING, ""], *THREE, output="other.record")
    assert "no card is bought" not in answer.stdout


def test_alone_the_bridges_are_offered_when_a_territory_is_closed() -> None:
    calls = ["academy", "w D4 w C4 C5", ".", "w B5 w A5 B4", ".", "C2"]
    answer = play(calls, "--player", "Jo", "--variant", "solo")
    assert answer.stderr == ""
    assert "    territory 1 is closed with 0 points (S7)\n" in answer.stdout
    assert "Jo chooses: bridge C2 or bridge B6\n" in answer.stdout
    assert turns()[-1] == "3 Jo: draw wood A5 wood B5; worker B4; bridge C2"


def test_a_card_that_is_no_start_card_is_refused_in_one_sentence() -> None:
    answer = play(["asylum"], *TWO)
    assert answer.stderr == "line 1: here belongs the number of a start card, not 'asylum'\n"
