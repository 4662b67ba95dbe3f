"""What is installed: packages with their types, models and licences, and a command that prints."""

import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import click
import pytest
from pypdf import PdfReader

import rollwrite

ROOT = Path(__file__).parents[1]
PACKAGES = ("cli", "fonts", "rollwrite", "scoring", "sheets")
LICENCES = ("LICENSE", "NOTICE.md", "fonts/OFL-Cinzel.txt", "fonts/OFL-Gentium.txt")
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
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the source distribution, and the wheel that is built from it."""
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "build", "--no-isolation", "-o", str(folder), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    """Return the wheel that is built of the project."""
    [path] = built.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def names(wheel: Path) -> list[str]:
    """Return what lies in the wheel."""
    return zipfile.ZipFile(wheel).namelist()


@pytest.mark.slow
def test_every_package_of_the_wheel_says_that_it_is_typed(names: list[str]) -> None:
    assert {f"{package}/py.typed" for package in PACKAGES} <= {*names}
    top = {name.partition("/")[0] for name in names}
    assert {each for each in top if not each.startswith("rollwrite-")} == {*PACKAGES}


@pytest.mark.slow
def test_the_wheel_brings_the_manual(names: list[str]) -> None:
    pages = {path.name for path in (ROOT / "docs" / "man").iterdir()}
    shared = {Path(name).name for name in names if "/data/share/man/man1/" in name}
    assert shared == pages


@pytest.mark.slow
def test_wheel_and_source_bring_every_licence_and_model(built: Path, names: list[str]) -> None:
    [source] = built.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        packed = [name.partition("/")[2] for name in archive.getnames()]
    licensed = [name.partition("/licenses/")[2] for name in names]
    models = {str(path.relative_to(ROOT)) for path in (ROOT / "rollwrite").rglob("*.onnx")}
    faces = {str(path.relative_to(ROOT)) for path in (ROOT / "fonts").glob("*.ttf")}
    assert len(models) == 3
    assert {*LICENCES} <= {*licensed}
    assert any(name.endswith(".mo") for name in names)
    assert not any(name.endswith(".po") for name in names)
    assert any(name.endswith(".po") for name in packed)
    assert {*LICENCES} | models | faces <= {*packed}
    assert models | faces <= {*names}


def test_the_notice_names_every_model_and_every_licence() -> None:
    notice = (ROOT / "NOTICE.md").read_text("utf-8")
    models = {path.name for path in (ROOT / "rollwrite").rglob("*.onnx")}
    assert [each for each in (*models, *LICENCES[2:], "LICENSE") if each not in notice] == []


@pytest.mark.slow
def test_in_an_empty_environment_the_wheel_prints_a_table(wheel: Path, tmp_path: Path) -> None:
    """Only the wheel is installed, without an index; its dependencies are those at hand."""
    home = tmp_path / "venv"
    venv.create(home)
    pip = [sys.executable, "-m", "pip", "--python", str(home / "bin" / "python"), "-q", "install"]
    subprocess.run([*pip, "--no-index", "--no-deps", str(wheel)], check=True)
    [packages] = home.glob("lib/python*/site-packages")
    # A folder that such a file names has no such files read in it: the project itself stays out.
    (packages / "dependencies.pth").write_text(str(Path(click.__file__).parents[1]), "utf-8")
    command = home / "bin" / "rollwrite"
    for arguments in (["--version"], ["sheets", "--players", "3", "-o", "table.pdf"]):
        done = subprocess.run([command, *arguments], cwd=tmp_path, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout in (f"rollwrite, version {rollwrite.__version__}\n", "table.pdf\n")
    assert len(PdfReader(tmp_path / "table.pdf").pages) == 5
    assert f"rollwrite-{rollwrite.__version__}-" in wheel.name


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
