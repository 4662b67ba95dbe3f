"""README and pages tell the truth: their commands are run and answer what is shown."""

import re
import shutil
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from check import CHECKS, LOWEST, PYTHONS, checks
from cli.main import LazyCommand, main
from sheets.files.problem import Problem
from sheets.table.players_file import Party, parse_parties

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
SHEETS, SCORE = ((ROOT / "docs" / f"{name}.md").read_text("utf-8") for name in ("sheets", "score"))
# Each console block's lines, without its fences.
BLOCKS = re.findall(r"```console\n(.*?)```", README + SHEETS + SCORE, re.DOTALL)
MOST_WORDS = 1300
RELEASES = "../../releases"  # Beside the files of the project where it is hosted.
# Options of pip, mypy and click.
OF_OTHERS = {"--force", "--find-links", "--help", "--no-index", "--strict"}


def commands(block: str) -> list[tuple[str, str]]:
    """Return a block's commands, each with what it shows."""
    parts = re.split(r"^\$ (.*)\n", block, flags=re.MULTILINE)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with the files that the pages' commands read."""
    game = ROOT / "docs" / "example" / "game.toml"
    shutil.copy(game, tmp_path / "game.toml")
    text = game.read_text(encoding="utf-8")
    for day, evening in enumerate(("monday", "tuesday"), 23):
        dated = f"date = 2026-11-{day}\n{text}"
        (tmp_path / f"{evening}.toml").write_text(dated, encoding="utf-8")
    mistaken = text.replace("monuments = [8]", "monuments = [11]")
    (tmp_path / "mistaken.toml").write_text(mistaken, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.split("\n")[0][2:60])
def test_a_command_answers_as_its_page_shows(block: str, desk: Path) -> None:
    for command, shown in commands(block):
        name, *arguments = command.split()
        if name == "mkdir":
            desk.joinpath(*arguments).mkdir()
            continue
        assert name == "rollwrite"
        result = CliRunner().invoke(main, arguments)
        said = [line.rstrip() for line in result.output.splitlines()]
        assert said == [line.rstrip() for line in shown.splitlines()], command


@pytest.mark.parametrize("lines", re.findall(r"```csv\n(.*?)```", SHEETS, re.DOTALL))
def test_a_file_of_many_tables_is_read_as_its_page_shows(lines: str) -> None:
    parties = parse_parties(lines.encode(), "club.csv", 2, 4)
    assert [each for each in parties if isinstance(each, Problem)] == []
    told = [name for each in parties if isinstance(each, Party) for name in each.names]
    assert [name for name in told if name[0].islower() or name[-1].isdigit()] == []


def test_the_readme_is_short() -> None:
    assert len(README.split()) <= MOST_WORDS


def pages() -> list[Path]:
    """Return every page that is written for people."""
    folders = (ROOT / "docs", ROOT / "sheets", ROOT / "tests", ROOT / "tools", ROOT / "bench")
    return [*ROOT.glob("*.md"), *(page for folder in folders for page in folder.rglob("*.md"))]


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_links_is_there(page: Path) -> None:
    text = page.read_text("utf-8")
    links = re.findall(r"\]\((?!http)([^)]+)\)", text)
    inside = [link for link in links if not link.startswith(RELEASES)]
    assert [link for link in inside if not is_there(page, *link.partition("#")[::2])] == []


def is_there(page: Path, file: str, heading: str) -> bool:
    """Whether a link leads to a file, and to a heading of it where it names one."""
    target = page.parent / file if file else page
    if not heading:
        return target.exists()
    titles = re.findall(r"^#+ (.*)$", target.read_text("utf-8"), re.MULTILINE)
    return heading in {re.sub(r"[^\w -]", "", each).lower().replace(" ", "-") for each in titles}


def all_commands(group: click.Group = main, name: str = "rollwrite") -> dict[str, click.Command]:
    """Return every command by all of its words."""
    found = {}
    for each, command in group.commands.items():
        loaded = command.load() if isinstance(command, LazyCommand) else command
        found[f"{name} {each}"] = loaded
        if isinstance(loaded, click.Group):
            found |= all_commands(loaded, f"{name} {each}")
    return found


def test_the_pages_tell_of_every_command_and_every_option_and_of_no_others() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    text = "\n".join(page.read_text("utf-8") for page in pages)
    commands = all_commands()
    assert [name for name in commands if name not in text] == []
    parameters = [each for command in commands.values() for each in command.params]
    options = {each.opts[-1] for each in parameters if each.opts[-1].startswith("--")}
    also = {each for parameter in parameters for each in parameter.secondary_opts}
    told = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", text))
    assert options - told == {"--output"}  # The pages have it as -o.
    assert told - options - also == OF_OTHERS


def test_ci_runs_the_second_command_with_the_slow_tests_and_nothing_else() -> None:
    second = re.findall(r"```sh\n(.*?)\n```", README)[1]
    lines = [line for line in (ROOT / ".ci" / "run").read_text().splitlines() if line]
    assert lines[-1] == second
    told = ["set -euo pipefail", 'cd "$(dirname "$0")/.."', "export CI=true"]
    assert [line for line in lines[:-1] if not line.startswith("#")] == told


def test_only_where_ci_is_set_slow_tests_and_other_versions_are_run() -> None:
    assert checks({"CI": "true"}) == (*CHECKS, LOWEST, PYTHONS)
    assert checks({}) == (*CHECKS[:-1], (*CHECKS[-1], "-m", "not slow"))
