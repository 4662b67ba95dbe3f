"""What is installed: a user's type checker sees the types of every package."""

from __future__ import annotations

import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("cli", "fonts", "rollwrite", "scoring", "sheets")
PROGRAM = """
import rollwrite as rw

reveal_type(rw.score("game.toml").winners)
reveal_type(rw.check({}).problems[0].path)
reveal_type(rw.draw("merchants", players=["Anna"])[0].svg())
reveal_type(rw.editions()[0].version)
rw.scroe
rw.score(3)
rw.draw("merchants", paper="a5")
"""
TYPES = ["tuple[str, ...]", "tuple[str | int, ...]", "str", "str"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that is built of the project."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-q"]
    subprocess.run([*build, "-w", str(folder), str(ROOT)], check=True, capture_output=True)
    [path] = folder.glob("*.whl")
    return path


@pytest.mark.slow
def test_every_package_of_the_wheel_says_that_it_is_typed(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {f"{package}/py.typed" for package in PACKAGES} <= {*names}
    top = {name.partition("/")[0] for name in names}
    assert {each for each in top if not each.startswith("rollwrite-")} == {*PACKAGES}


@pytest.mark.slow
def test_the_wheel_brings_the_manual(wheel: Path) -> None:
    pages = {path.name for path in (ROOT / "docs" / "man").iterdir()}
    names = zipfile.ZipFile(wheel).namelist()
    shared = {Path(name).name for name in names if "/data/share/man/man1/" in name}
    assert shared == pages


@pytest.mark.slow
def test_a_users_strict_type_checker_sees_the_types(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "venv"
    venv.create(home)
    [packages] = home.glob("lib/python*/site-packages")
    zipfile.ZipFile(wheel).extractall(packages)
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental"]
    answer = subprocess.run(
        [*command, "--python-executable", str(home / "bin" / "python"), str(program)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    said = answer.stdout.replace("builtins.", "")
    for line, type_ in enumerate(TYPES, 4):
        assert f'program.py:{line}: note: Revealed type is "{type_}"' in said
    assert 'program.py:8: error: Module has no attribute "scroe"' in said
    assert 'program.py:9: error: Argument 1 to "score"' in said
    assert 'program.py:10: error: Argument "paper" to "draw"' in said
    assert "Found 3 errors in 1 file" in said
