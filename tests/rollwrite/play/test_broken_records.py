"""Every message about a record that cannot be: its line, its step, its rule, what is allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwrite.play.record import MalformedRecordError, NoTurnError, parse_record
from rollwrite.play.replay import replay
from rollwrite.sources import Content, open_source
from sheets.files.report import problem_text
from tests.editions import FIRST, FIRST_PATH

PLAYERS = ("player Anna A", "player Bernd B")
EDITION = f"edition {FIRST}"
BASE = ("rollwrite record 1", "game merchants base", EDITION, *PLAYERS)
STARTED = (*BASE, "1 Anna: start 1", "1 Bernd: start 2")
TURN = "2 Anna: draw gold E3 gold E4; worker F3"
FAMILY = ("rollwrite record 1", "game merchants family", EDITION, *PLAYERS)
SOLO = ("rollwrite record 1", "game merchants solo", "level beginner", EDITION, "player Anna A")


def problems(*lines: str) -> list[str]:
    opened = open_source(Content("".join(f"{line}\n" for line in lines)))
    return [str(problem_text(problem)) for problem in opened.faults]


HEADERS = {
    ("rollwrite recording",): "error: line 1: a record begins with 'rollwrite record 1'",
    ("rollwrite record 2",): (
        "error: line 1: is a record of version 2; this program reads version 1"
    ),
    ("# ours", "", "rollwrite record 999999999"): (
        "error: line 3: is a record of version 999999999; this program reads version 1"
    ),
    ("rollwrite record 1",): "error: the line 'game' is missing",
    ("rollwrite record 1", "game merchants"): "error: the line 'player' is missing",
    ("rollwrite record 1", "game"): "error: line 2: game: something is missing behind it",
    ("rollwrite record 1", "game sand", *PLAYERS): (
        "error: game, line 2: only merchants has records, not sand"
    ),
    ("rollwrite record 1", "game merchants huge", *PLAYERS): (
        "error: variant, line 2: huge is no variant; 'base', 'family' or 'solo' is"
    ),
    (*BASE[:3], "player Anna"): (
        "error: players: merchants base is for 2 to 4 players, not 1 (M1.7)"
    ),
    (*FAMILY, "player Clara", "player Dora", "player Emil"): "error: line 8: at most 4 can play",
    (*SOLO[:2], "player Anna"): "error: level: must be 'beginner', 'advanced' or 'expert' (S2)",
    (*SOLO[:2], "level easy", "player Anna"): (
        "error: level, line 3: must be 'beginner', 'advanced' or 'expert' (S2)"
    ),
    (*SOLO, "player Bernd"): "error: players: merchants solo is for 1 player, not 2 (M1.7)",
    (*BASE[:2], "game merchants family", *PLAYERS): (
        "error: line 3: game stands in line 2 already"
    ),
    (*SOLO, "level expert"): "error: line 6: level stands in line 3 already",
    (*BASE[:2], "level expert", *PLAYERS): (
        "error: level, line 3: merchants base has no levels (S2)"
    ),
    (*BASE[:2], "edition nowhere", *PLAYERS): (
        "error: edition: no edition is called 'nowhere'; there are pandoria, "
        "pandoria-merchants, realm-of-sand, realms-and-ruins, or a file's path"
    ),
    (*BASE[:2], "edition nowhere.toml", *PLAYERS): (
        "error: edition: 'nowhere.toml' cannot be read: no such file or directory"
    ),
    (*BASE[:2], "date 2026-13-13", *PLAYERS): (
        "error: line 3: must be a date such as 2026-11-22, not the text '2026-13-13'"
    ),
    (*BASE[:2], f"place {'x' * 101}", *PLAYERS): (
        "error: line 3: has 101 characters; 100 are the most"
    ),
    (*BASE[:3], "player Anna A", "player anna B"): "error: line 5: Anna and anna are one name",
    (*BASE[:3], "player Anna A", "player Bernd a"): "error: Anna and Bernd have the same initial",
    (*BASE[:3], 'player "Anna" ABCD', "player Bernd"): (
        "error: line 4: an initial has at most 3 characters"
    ),
    (*BASE[:3], f"player {'A' * 41}", "player Bernd"): (
        "error: line 4: the name 'AAAAAAAAAAAAAAAAAAAA'... has 41 characters; at most 40 fit"
    ),
    (*BASE[:3], 'player "A\\u0007b"', "player Bernd"): (
        "error: line 4: the name 'A\\x07b' holds the control character U+0007; letters, "
        "digits, signs and spaces are right"
    ),
    (*BASE[:3], 'player ""', "player Bernd"): (
        "error: line 4: a name is empty; it has 1 to 40 characters"
    ),
    (*BASE[:3], "player \u202eAnna", "player Bernd"): (
        "error: line 4: the name '\\u202eAnna' holds the control character U+202E; letters, "
        "digits, signs and spaces are right"
    ),
}
STEPS = {
    (*BASE, "1 Clara: start 1"): "error: line 6: nobody is called 'Clara'; Anna and Bernd play",
    (*BASE, "start 1"): "error: line 6: begins with no player's name and a colon; Anna, Bernd play",
    (*BASE, "1 Bernd: start 1"): "error: line 6 (Bernd): it is the turn of Anna (M2.4)",
    (*BASE, "2 Anna: start 1"): "error: line 6 (Anna): this is round 1",
    (*BASE, "1 Anna: start 1; start 2"): (
        "error: line 6 (Anna), start 2: the turn has ended before this step"
    ),
    (*BASE, "1 Anna: start"): "error: line 6 (Anna), start: the number of a start card is missing",
    (*BASE, "1 Anna: start seven"): (
        "error: line 6 (Anna), start seven: the number of a start card is expected, not 'seven'"
    ),
    (*BASE, "1 Anna: start 4"): (
        "error: line 6 (Anna), start 4: card 4 is no start card; allowed: 1, 2 or 3 (M2.3)"
    ),
    (*BASE, "1 Anna:", "1 Bernd: start 1"): (
        "error: line 6 (Anna): a start card is taken first; allowed: start 1, start 2 or "
        "start 3 (M2.3)"
    ),
    (*BASE, "1 Anna: build 1"): (
        "error: line 6 (Anna), build 1: a start card is taken first; allowed: start 1, "
        "start 2 or start 3 (M2.3)"
    ),
    (*BASE, "1 Anna: start 1 2"): "error: line 6 (Anna), start 1 2: '2' is too much behind a step",
    (*BASE, "1 Anna: begin"): (
        "error: line 6 (Anna), begin: the number of a start card is expected, not 'begin'"
    ),
    (*STARTED, "2 Anna: roll"): (
        "error: line 8 (Anna), roll: gold, wood, crystal, craft, city or ? is missing"
    ),
    (*STARTED, "2 Anna: roll gold iron"): (
        "error: line 8 (Anna), roll gold iron: write 'gold', 'wood', 'crystal', 'craft' or "
        "'city', not 'iron'"
    ),
    (*STARTED, "2 Anna: roll gold"): (
        "error: line 8 (Anna), roll gold: dice: 1, 2 are rolled (M3.1)"
    ),
    (*STARTED, "2 Anna: roll gold ?; draw gold E3 gold E4"): (
        "error: line 8 (Anna), draw gold E3 gold E4: the dice show gold and ?; gold and "
        "gold are drawn (M3.1)"
    ),
    (*STARTED, "2 Anna: roll gold wood; draw gold E3 gold E4"): (
        "error: line 8 (Anna), draw gold E3 gold E4: the dice show gold and wood; gold and "
        "gold are drawn (M3.1)"
    ),
    (*STARTED, "2 Anna: draw"): (
        "error: line 8 (Anna), draw: gold, wood, crystal, craft or city is missing"
    ),
    (*STARTED, "2 Anna: draw gold"): "error: line 8 (Anna), draw gold: a hex such as D4 is missing",
    (*STARTED, "2 Anna: draw gold 14"): (
        "error: line 8 (Anna), draw gold 14: a hex such as D4 is expected, not '14'"
    ),
    (*STARTED, "2 Anna: draw gold E3 gold C1"): (
        "error: line 8 (Anna), draw gold E3 gold C1: C1 and E3 do not touch (M3.2)"
    ),
    (*STARTED, "2 Anna: draw gold G3 gold H4"): (
        "error: line 8 (Anna), draw gold G3 gold H4: G3 is a lake (M3.2)"
    ),
    (*STARTED, "2 Anna: draw gold E4 gold E5"): (
        "error: line 8 (Anna), draw gold E4 gold E5: E5 lies beyond the border (M3.2)"
    ),
    (*STARTED, "2 Anna: draw nothing"): (
        "error: line 8 (Anna), draw nothing: two resources and a worker fit; they must be "
        "drawn (M3.5)"
    ),
    (*STARTED, "2 Anna: worker F3"): (
        "error: line 8 (Anna), worker F3: resources are drawn first (M3.2)"
    ),
    (*STARTED, "2 Anna: draw gold E3 gold E4", "2 Bernd:"): (
        "error: line 8 (Anna): a worker is drawn first; allowed: worker D2, worker E2, "
        "worker D3 or worker F3 (M3.4)"
    ),
    (*STARTED, f"{TURN[:-2]}K2"): (
        "error: line 8 (Anna), worker K2: K2 touches neither of the two resources just "
        "drawn; allowed: D2, E2, D3 or F3 (M3.4)"
    ),
    (*STARTED, f"{TURN}; build 9"): (
        "error: line 8 (Anna), build 9: Anna does not own card 9; allowed: 1 (M4.2)"
    ),
    (*STARTED, f"{TURN}; build 99"): "error: line 8 (Anna), build 99: no card 99 is printed",
    (*STARTED, f"{TURN}; build Bazaar"): (
        "error: line 8 (Anna), build Bazaar: the number of a card is expected, not 'Bazaar'"
    ),
    (*STARTED, f"{TURN}; build"): "error: line 8 (Anna), build: the number of a card is missing",
    (*STARTED, f"{TURN}; build 1"): (
        "error: line 8 (Anna), build 1: it costs 3 wood; 2 is missing (M4.2)"
    ),
    (*STARTED, f"{TURN}; cast 1"): (
        "error: line 8 (Anna), cast 1: the spell needs one hex; allowed: D2, E2 or D3 (M9)"
    ),
    (*STARTED, f"{TURN}; cast 1 swamp K2"): (
        "error: line 8 (Anna), cast 1 swamp K2: K2 touches no drawn resource and no "
        "worker; allowed: D2, E2 or D3 (M9)"
    ),
    (*STARTED, f"{TURN}; cast 1 swamp E3"): (
        "error: line 8 (Anna), cast 1 swamp E3: E3 is not empty; allowed: D2, E2 or D3 (M9)"
    ),
    (*STARTED, f"{TURN}; relic"): "error: line 8 (Anna), relic: two or three is missing",
    (*STARTED, f"{TURN}; relic two"): (
        "error: line 8 (Anna), relic two: it costs 2 artifacts; 0 are left (M4.3)"
    ),
    (*STARTED, f"{TURN}; monument 1"): (
        "error: line 8 (Anna), monument 1: no building of yours stands on card 1 (M4.4)"
    ),
    (*STARTED, f"{TURN}; score E3"): (
        "error: line 8 (Anna), score E3: the order of scoring makes no difference here (M5.9)"
    ),
    (*STARTED, f"{TURN}; buy 9"): (
        "error: line 8 (Anna), buy 9: regions closed in this turn: 0, needed: 1 (M6.1)"
    ),
    (*STARTED, f"{TURN}; buy swamp"): (
        "error: line 8 (Anna), buy swamp: 'swamp' can be the cards 6, 16 or 21; write the number"
    ),
    (*STARTED, f"{TURN}; take 1A1"): "error: line 8 (Anna), take 1A1: 1A1 is not in play",
    (*STARTED, f"{TURN}; column 3"): (
        "error: line 8 (Anna), column 3: only the game alone has that (S9)"
    ),
    (*STARTED, f"{TURN}; bridge C2"): (
        "error: line 8 (Anna), bridge C2: only the game alone has that (S8)"
    ),
    (*STARTED, f"{TURN}; worker F2"): (
        "error: line 8 (Anna), worker F2: it is rolled and drawn before the action (M3.4)"
    ),
    (*STARTED, f"{TURN}; cast 1 swamp D2; worker F2"): (
        "error: line 8 (Anna), worker F2: the turn has ended before this step"
    ),
    (*STARTED, TURN, "3 Bernd: roll gold gold"): "error: line 9 (Bernd): this is round 2",
    (*FAMILY, "1 Anna: build 1"): "error: line 6 (Anna), build 1: resources are drawn first (M3.2)",
    (*FAMILY, "1 Anna: draw gold E3 gold E4; worker F3; build 1"): (
        "error: line 6 (Anna), build 1: the family version knows no action but a spell (F5)"
    ),
    (*FAMILY, "1 Anna: draw gold E3 gold E4; worker F3; cast 1A1"): (
        "error: line 6 (Anna), cast 1A1: Anna does not own 1A1 (F5)"
    ),
    (*FAMILY, "1 Anna: draw gold E3 gold E4; worker F3; cast 1D1"): (
        "error: line 6 (Anna), cast 1D1: 1D1 is not in play"
    ),
    (*FAMILY, "1 Anna: draw gold E3 gold E4; worker F3; cast Z"): (
        "error: line 6 (Anna), cast Z: a spell of the archive such as 1A2 is expected, not 'Z'"
    ),
    (*FAMILY, "1 Anna: draw gold E3 gold E4; worker F3; take 1A1"): (
        "error: line 6 (Anna), take 1A1: one spell is taken, in a turn that closes a region (F8)"
    ),
    (*SOLO, "1 Anna: start 1", "2 Anna: draw gold C1 gold D1"): (
        "error: line 7 (Anna), draw gold C1 gold D1: C1 lies in another territory; "
        "allowed: B3, C3, B4, C4, D4, A5, B5 or C5 (S8)"
    ),
    (*SOLO, "1 Anna: start 1", "2 Anna: draw gold B3 gold B4; worker B5; column 1"): (
        "error: line 7 (Anna), column 1: a column is claimed after a territory, "
        "from the third on (S9)"
    ),
}


@pytest.mark.parametrize("lines", [*HEADERS, *STEPS])
def test_what_is_said(lines: tuple[str, ...]) -> None:
    assert problems(*lines) == [(HEADERS | STEPS)[lines]]


def test_a_text_that_is_no_record_at_all() -> None:
    with pytest.raises(MalformedRecordError) as caught:
        parse_record("# nothing\n\n")
    assert str(caught.value) == "is empty; a record begins with 'rollwrite record 1'"


def test_a_record_of_another_game_is_not_replayed() -> None:
    record = parse_record("".join(f"{line}\n" for line in BASE).replace("merchants base", "sand"))
    (problem,) = replay(record).problems
    assert str(problem.message) == "only merchants has records, not sand"


def test_a_turn_that_a_record_does_not_have() -> None:
    with pytest.raises(NoTurnError) as caught:
        open_source(Content("".join(f"{line}\n" for line in STARTED)), turn=3)
    assert str(caught.value) == "the record has 2 turns"


def test_a_file_of_another_version(tmp_path: Path) -> None:
    own = FIRST_PATH.read_text("utf-8")
    (tmp_path / "ours.toml").write_text(own, "utf-8")
    text = "".join(f"{line}\n" for line in (*BASE[:2], "edition ours.toml 7", *PLAYERS))
    (problem,) = open_source(Content(text, folder=tmp_path)).faults
    said = "error: edition: the record needs ours.toml 7; this is 1.0.0"
    assert str(problem_text(problem)) == said
