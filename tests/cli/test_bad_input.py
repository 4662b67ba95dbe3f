"""A typo in each place where a person types: what is offered is what they meant."""

import shlex
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from cli.main import main

EXAMPLE = Path(__file__).parents[2] / "docs" / "example"

# What was typed, and what the answer offers.
CASES = (
    # Commands.
    ("prnit", "did you mean 'print'"),
    ("scroe game.toml", "did you mean 'score'?"),
    ("draw --players 3", "did you mean 'sheets'?"),
    ("scan anna.jpg", "did you mean 'photo'?"),
    ("edition shw pandoria", "did you mean 'show'?"),
    ("help shets", "did you mean 'sheets'?"),
    # Options.
    ("sheets --playr Anna", "did you mean '--player'?"),
    ("sheets --name Anna", "did you mean '--player'?"),
    ("sheets --solo", "did you mean '--variant solo'?"),
    ("enter --family -o g.toml", "did you mean '--variant family'?"),
    ("sheets --ink", "did you mean '--theme ink'?"),
    ("sheets --pandoria", "did you mean '--game pandoria'?"),
    ("photo anna.jpg --revew", "did you mean '--review'?"),
    # Kinds of sheet.
    ("sheets boards", "did you mean 'board'?"),
    ("sheets dice", "did you mean 'parts'?"),
    ("sheets guilds", "did you mean --variant family?"),
    ("sheets pad", "did you mean --game pandoria"),
    ("sheets plateau", "did you mean 'board'?"),
    ("sheets spielplan", "did you mean 'board'?"),
    ("sheets RULES", "did you mean 'rules'?"),
    ("sheets regeln", "did you mean 'rules'?"),
    ("rulebook", "did you mean 'rules'?"),
    ("sheets famille", "did you mean --variant family?"),
    ("sheets --joueurs 3", "did you mean '--players'?"),
    ("sheets --sprache de", "did you mean '--language'?"),
    ("enter game.toml", "did you mean -o game.toml?"),
    ("sheets Papa Lena", "did you mean --player Papa?"),
    ("sheets --variant famille", "did you mean 'family'?"),
    ("drucken --players 3", "did you mean 'sheets'?"),
    ("sheets solo", "did you mean --variant solo?"),
    ("sheets 3", "did you mean --players 3?"),
    ("sheets table.pdf", "did you mean -o table.pdf?"),
    # Games, variants, levels.
    ("sheets --game merchant", "did you mean 'merchants'?"),
    ("enter pandora -o g.toml", "did you mean 'pandoria'?"),
    ("sheets --variant famly", "did you mean 'family'?"),
    ("play --variant alone --player Anna", "did you mean 'solo'?"),
    ("simulate --variant solo --level begginer", "did you mean 'beginner'?"),
    # Languages, themes, papers, editions, realms.
    ("score game.toml --language fra", "did you mean 'fr'?"),
    ("sheets --theme colur", "did you mean 'colour'?"),
    ("sheets --edition pandora-merchants", "did you mean 'pandoria-merchants'?"),
    ("sheets --game pandoria realms --realm gobblin", "did you mean 'Goblins'?"),
    # Files.
    ("score gmae.toml", "did you mean 'game.toml'?"),
    ("score game", "did you mean 'game.toml'?"),
    ("check evening.recrod", "did you mean 'evening.record'?"),
    ("replay evening", "did you mean 'evening.record'?"),
    ("play evening.record", "rollwrite play -o evening.record"),
    ("sheets -o table.pfd", "did you mean 'pdf'?"),
    ("score anna.jpg", "`rollwrite photo`"),
    # Names of players.
    ("sheets --player Anna,Bernd", "--player Anna --player Bernd"),
    ("sheets --player 3", "did you mean --players 3?"),
    ("sheets --players Anna,Bernd", "--player Anna --player Bernd"),
    ("simulate --seats gredy", "did you mean 'greedy'?"),
    # Numbers.
    ("sheets --players three", "a whole number, such as 3"),
    ("sheets --copies none", "a whole number from 1 to 1000"),
    ("replay evening.record --turn 31", "the record has 30 turns"),
    # Calculators, dice, shells.
    ("price crad 3 --have 1 --craft 1", "did you mean 'card'?"),
    ("reward wood --hexes 2 --workers 1 --track 1 --building towr", "did you mean 'Tower'?"),
    ("reward silver --hexes 2 --workers 1 --track 1", "write 'gold', 'wood', 'crystal'"),
    ("regions game.tml", "did you mean 'game.toml'?"),
    ("roll --sed 1", "did you mean '--seed'?"),
    ("completion bsh", "did you mean 'bash'?"),
    # Columns of a players' file, settings.
    ("sheets --players-file club.csv", "the header must be table,player"),
    ("config langauge de", "did you mean 'language'?"),
    ("config language jerman", "'en', 'fr' or 'de'"),
)


@pytest.fixture
def desk(here: Path) -> Path:
    """Return a folder with what somebody has on an evening."""
    for name in ("game.toml", "evening.record", "anna.jpg"):
        shutil.copy(EXAMPLE / name, here)
    (here / "evening.pdf").touch()
    (here / "club.csv").write_text("tabel,player\nred,Anna\nred,Bernd\n", "utf-8")
    return here


@pytest.mark.parametrize(("typed", "offered"), CASES, ids=[typed for typed, _ in CASES])
def test_a_typo_is_answered_with_what_was_meant(typed: str, offered: str, desk: Path) -> None:
    before = sorted(desk.iterdir())
    answer = CliRunner().invoke(main, shlex.split(typed), env={"ROLLWRITE_LANGUAGE": "en"})
    assert isinstance(answer.exception, SystemExit), answer.exception
    assert offered in " ".join(answer.stderr.split()).replace("Did", "did")
    assert answer.exit_code in (1, 2, 3)
    assert answer.stdout == ""
    assert sorted(desk.iterdir()) == before
