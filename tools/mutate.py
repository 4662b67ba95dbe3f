"""Makes mistakes in our packages, one at a time, and shows which of them no test sees.

`python -m tools.mutate --count 60 --seed 10` works in a copy of the tree; the same seed makes the
same mistakes in the same tree. Tests marked `slow` are not run. `--only 7` repeats the seventh.
Not every mistake changes what a program does, so a person has to look at those that survive.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.mutations import Mutation, chosen, find_mutations

ROOT = Path(__file__).parents[1]
ROOMS = ("rollwrite", "scoring", "sheets")
UNCOPIED = (".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", "*.egg-info")
TESTS = ("pytest", "-q", "-x", "--tb=no", "-p", "no:cacheprovider", "-m", "not slow")
NO_TESTS = 5  # Pytest's exit code where it found none.
PATIENCE = 1800  # Seconds; who takes longer goes on for ever.


def main() -> int:
    """Return 0, or 1 where the tests fail without a mistake."""
    given = _arguments()
    mutations = chosen(_mutations(), given.count, given.seed)
    with TemporaryDirectory() as folder:
        copy = Path(folder, "copy")
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*UNCOPIED))
        if not given.only and (failed := failing_test(copy, "tests", workers=given.workers)):
            print(f"Without a mistake the tests fail: {failed}")
            return 1
        survived = 0
        for number, mutation in enumerate(mutations, 1):
            if not given.only or number in given.only:
                seen = _tried(mutation, copy, given.workers)
                told = seen or f"SURVIVED\n{mutation.diff}"
                print(f"{number}. {mutation.path}:{mutation.line}, {mutation.kind}: {told}")
                sys.stdout.flush()
                survived += not seen
    tried = len(given.only or mutations)
    print(f"{survived} of {tried} survived, {survived / tried:.1%}.")
    return 0


def mirror_room(path: str) -> Path:
    """Return the tests of a module: its own, else those of its room or the nearest above it."""
    module = Path(path)
    folder = Path("tests", module.parent)
    own = folder / f"test_{module.stem}.py", folder, folder.with_name(f"test_{folder.name}.py")
    return next(each for each in (*own, *folder.parents) if (ROOT / each).exists())


def importing_tests(path: str) -> list[Path]:
    """Return the files of tests that import a module or something of it, in the order of paths."""
    name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    room, _, module = name.rpartition(".")
    of = rf"from {re.escape(room)} import .*\b{module}\b"
    imports = re.compile(rf"^\s*(?:(?:from|import) {re.escape(name)}\b|{of})", re.MULTILINE)
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return [file.relative_to(ROOT) for file in files if imports.search(file.read_text("utf-8"))]


def failing_test(copy: Path, *tests: str, workers: int) -> str:
    """Return the first test of a tree that failed, "" when all passed."""
    command = [sys.executable, "-m", *TESTS, "--hypothesis-seed=0", "-n", str(workers), *tests]
    environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        answer = subprocess.run(
            command,
            cwd=copy,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:
        return f"none ended in {PATIENCE} s"
    if answer.returncode in (0, NO_TESTS):
        return ""
    named = re.search(r"^(?:FAILED|ERROR) (.*?)(?: - |$)", answer.stdout, re.MULTILINE)
    return named[1] if named else f"exit code {answer.returncode}"


def _tried(mutation: Mutation, copy: Path, workers: int) -> str:
    """Return the test that saw a mistake, "" when none did; the tree is then as before."""
    module = copy / mutation.path
    module.write_text(mutation.after, "utf-8")
    try:
        nearest = importing_tests(mutation.path), [mirror_room(mutation.path)], [Path("tests")]
        tried = (failing_test(copy, *map(str, each), workers=workers) for each in nearest if each)
        return next(filter(None, tried), "")
    finally:
        module.write_text(mutation.before, "utf-8")


def _mutations() -> Iterator[Mutation]:
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            yield from find_mutations(str(path.relative_to(ROOT)), path.read_text("utf-8"))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.mutate", description=__doc__)
    parser.add_argument("--count", type=int, default=60, help="how many mistakes to make")
    parser.add_argument("--seed", type=int, default=10, help="which mistakes to make")
    parser.add_argument("--workers", type=int, default=2, help="how many tests to run at a time")
    parser.add_argument("--only", type=int, nargs="*", help="their numbers, to repeat some")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
