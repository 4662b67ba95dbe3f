"""`rollwrite sheets --game pandoria`: pads, realm sheets by name, sheets filled from a state."""

import re
from pathlib import Path

from tests.cli.running import sheets

STATES = Path(__file__).parents[2] / "states" / "pandoria"


def pages(folder: Path, *arguments: str) -> list[str]:
    """Return the names of the pages that a command writes."""
    answer = sheets("--game", "pandoria", "--format", "svg", "-o", f"{folder}/", *arguments)
    assert answer.exit_code == 0, answer.output
    return [Path(line).stem for line in answer.stdout.splitlines()]


def test_a_state_fills_the_pad_and_the_sheets_of_its_realms(tmp_path: Path) -> None:
    state = str(STATES / "standard-4.toml")
    assert pages(tmp_path, "--filled", state) == [
        *("realm-humans-anna", "realm-fairies-bernd", "realm-hanbok-clara", "realm-spirits-dora"),
        *("pad", "aid"),
    ]
    blank = tmp_path / "blank"
    blank.mkdir()
    pages(blank, "pad", *(f"--player={name}" for name in ("Anna", "Bernd", "Clara", "Dora")))
    filled_pad, blank_pad = ((where / "pad.svg").read_text("utf-8") for where in (tmp_path, blank))
    total = re.compile(r">5</text><text [^>]*>3<")  # Each figure in its cell.
    assert total.search(filled_pad)
    assert not total.search(blank_pad)
