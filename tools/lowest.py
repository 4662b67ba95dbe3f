"""Tries the project with the lowest versions of what it depends on: `python -m tools.lowest`.

Everything is installed in a new environment, extras too, with each dependency of `pyproject.toml`
at its lower bound, and a part of the tests is run there. CI does so once.
"""

import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXTRAS = ("photo", "simulate", "test")
# They use every dependency: what is typed, drawn, written, read back, played and photographed.
TESTS = (
    "tests/cli/commands/test_simulate.py",
    "tests/cli/test_main.py",
    "tests/fonts",
    "tests/test_readme.py",
    "tests/test_python_docs.py",
    "tests/sheets/files",
    "tests/sheets/page",
    "tests/sheets/write",
    "tests/rollwrite/photo/test_intake.py",
    "tests/rollwrite/play/simulation/test_workers.py",
)


def constraints(project: str) -> Iterator[str]:
    """Yield each dependency of a `pyproject.toml` at its lower bound, as pip's constraints."""
    told = tomllib.loads(project)["project"]
    for requirements in (told["dependencies"], *told["optional-dependencies"].values()):
        for requirement in requirements:
            bound = re.fullmatch(r"([\w.-]+)(?:\[[\w,]+\])?>=([\w.]+),<[\w.]+", requirement)
            if not bound:
                raise ValueError(f"{requirement} has no lower and upper bound")
            yield f"{bound[1]}=={bound[2]}"


def tried(python: str, *options: str | Path) -> int:
    """Return the exit code of the tests that ran with an interpreter, in an environment of its own.

    Everything is installed there, extras too, by pip with these options.
    """
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run((python, "-m", "venv", folder), check=True)
        inner = Path(folder, "bin", "python")
        install = (inner, "-m", "pip", "install", "-q", *options)
        subprocess.run((*install, "-e", f"{ROOT}[{','.join(EXTRAS)}]"), check=True)
        tests = (inner, "-m", "pytest", "-q", "-n", "auto", "-m", "not slow", *TESTS)
        return subprocess.run(tests, cwd=ROOT, check=False).returncode


def main() -> int:
    """Return the exit code of the tests that ran with the lowest versions."""
    with tempfile.TemporaryDirectory() as folder:
        lowest = Path(folder, "constraints.txt")
        project = (ROOT / "pyproject.toml").read_text("utf-8")
        lowest.write_text("\n".join(sorted({*constraints(project)})), "utf-8")
        return tried(sys.executable, "-c", lowest)


if __name__ == "__main__":
    sys.exit(main())
