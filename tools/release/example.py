"""What comes of the example's two games: filled sheets, the evening's record and pages.

`docs/example/game.toml` was typed, and `calls.txt` is what the scribe of the evening typed; the
commands make the rest of them.
"""

from pathlib import Path

from click.testing import CliRunner

import rollwrite as rw
from cli.main import main as rollwrite
from tools.release.pictures import save, scene, small

EXAMPLE = Path(__file__).parents[2] / "docs" / "example"
GAME, CALLS, RECORD = EXAMPLE / "game.toml", EXAMPLE / "calls.txt", "evening.record"
PLAYERS = ("Anna", "Bernd", "Chloé")
EDITION = "pandoria-merchants 2.1.0"  # On which both games were played.
LOOK = ("--language", "en")
WIDTH, TABLE = 800, (960, 720)  # Pixels.


def make(folder: Path) -> None:
    """Write the filled sheets of the game, and all of the evening."""
    sheets = rw.draw(kinds=("player",), filled=GAME)
    sheets.save(folder / "sheets.pdf")
    for page in sheets:
        save(small(page, WIDTH), folder / f"{page.name}.png")
    (folder / RECORD).unlink(missing_ok=True)
    make_evening(folder)


def make_evening(folder: Path) -> dict[str, str]:
    """Write what the commands make of the calls, and return what each said, by its name."""
    record = str(folder / RECORD)
    players = [word for name in PLAYERS for word in ("--player", name)]
    calls = CALLS.read_text("utf-8")
    return {
        "play": _said("play", *players, "--edition", EDITION, "-o", record, *LOOK, calls=calls),
        "score": _said("score", record, *LOOK),
        "replay": _said("replay", record, "-o", str(folder / "evening.html"), *LOOK),
        "sheets": _said(
            *("sheets", "--filled", record, "--coordinates", "--paper", "a4"),
            *("-o", str(folder / "evening.pdf"), *LOOK),
        ),
    }


def make_table(folder: Path) -> None:
    """Write the picture of README's head: the evening's board, a sheet of the game on it."""
    [board] = rw.draw(kinds=("board",), filled=EXAMPLE / RECORD)
    sheet = rw.draw(kinds=("player",), filled=GAME)[0]
    lying = (board, 700, (18, 14), 1.5), (sheet, 495, (434, 325), -4.0)
    save(scene(lying, TABLE), folder / "table.png")


def _said(*arguments: str, calls: str = "") -> str:
    answer = CliRunner().invoke(rollwrite, [*arguments], input=calls, catch_exceptions=False)
    if answer.exit_code:
        raise SystemExit(answer.stderr)
    return answer.stdout
