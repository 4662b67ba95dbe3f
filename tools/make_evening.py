"""Makes what came of the example's evening online: its record, its pages, its filled sheets.

`docs/example/calls.txt` is what the scribe typed. `python -m tools.make_evening` gives it to
`rollwrite play` and writes what the commands make of the record; a test holds that it is current.
"""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from cli.main import main as rollwrite

EXAMPLE = Path(__file__).parents[1] / "docs" / "example"
CALLS, RECORD = EXAMPLE / "calls.txt", "evening.record"
PLAYERS = ("Anna", "Bernd", "Chloé")
LOOK = ("--language", "en")


def main() -> None:
    """Write the record of the calls, and what is made of it."""
    (EXAMPLE / RECORD).unlink(missing_ok=True)
    make(EXAMPLE)


def make(folder: Path) -> dict[str, str]:
    """Write everything into a folder and return what each command said, by its name."""
    record = str(folder / RECORD)
    players = [word for name in PLAYERS for word in ("--player", name)]
    calls = CALLS.read_text("utf-8")
    return {
        "play": _said("play", *players, "-o", record, *LOOK, calls=calls),
        "score": _said("score", record, *LOOK),
        "replay": _said("replay", record, "-o", str(folder / "evening.html"), *LOOK),
        "sheets": _said(
            *("sheets", "--filled", record, "--coordinates", "--paper", "a4"),
            *("-o", str(folder / "evening.pdf"), *LOOK),
        ),
    }


def _said(*arguments: str, calls: str = "") -> str:
    answer = CliRunner().invoke(rollwrite, [*arguments], input=calls, catch_exceptions=False)
    if answer.exit_code:
        raise SystemExit(answer.stderr)
    return answer.stdout


if __name__ == "__main__":
    main()
