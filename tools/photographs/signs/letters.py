"""Forms of capital letters, as people write an initial, for each part of the split."""

import string
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools.photographs.split import Part

FILE: Final = Path(__file__).with_name("letters.toml")
LETTERS: Final[Mapping[str, Mapping[Part, tuple[str, ...]]]] = {
    letter: {part: tuple(forms) for part, forms in of.items()}
    for letter, of in tomllib.loads(FILE.read_text("ascii")).items()
}
assert [*LETTERS] == [*string.ascii_uppercase]
