"""Tries the project with the other versions of Python that it claims: `python -m tools.pythons`.

Each that can be found here gets a new environment with everything in it, extras too, in which a
part of the tests is run; one that cannot be found is said and left out. CI does so once.
"""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from tools.lowest import ROOT, tried

CLAIM = re.compile(r"Programming Language :: Python :: (3\.\d+)")
PYENV = Path.home() / ".pyenv" / "versions"


def claimed(project: str) -> list[str]:
    """Return the versions of Python that a `pyproject.toml` claims, such as `3.12`."""
    classifiers = tomllib.loads(project)["project"]["classifiers"]
    return [found[1] for each in classifiers if (found := CLAIM.fullmatch(each))]


def interpreter(version: str, pyenv: Path = PYENV) -> str:
    """Return the path of an interpreter of this version, "" where there is none."""
    kept = sorted(map(str, pyenv.glob(f"{version}.*/bin/python")), reverse=True)
    named = shutil.which(f"python{version}")
    return next((each for each in (named, *kept) if each and is_one(each)), "")


def is_one(python: str) -> bool:
    """Return whether an interpreter runs; pyenv leaves names of those that are not chosen."""
    return subprocess.run((python, "--version"), capture_output=True, check=False).returncode == 0


def main() -> int:
    """Return the exit code of the first version with which a test fails, 0 where none does."""
    own = f"{sys.version_info.major}.{sys.version_info.minor}"
    for version in claimed((ROOT / "pyproject.toml").read_text("utf-8")):
        if version == own:
            continue
        if not (python := interpreter(version)):
            print(f"There is no Python {version} here; it is not tried.", flush=True)
            continue
        print(f"Python {version}: {python}", flush=True)
        if code := tried(python):
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
