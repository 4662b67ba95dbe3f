"""What an option can be: the words, the least and the most. Imports nothing that draws."""

from collections.abc import Collection, Mapping
from typing import Final, get_args

from sheets.drawing.names import PAPER_NAMES as PAPER_NAMES
from sheets.drawing.names import THEMES as THEMES
from sheets.drawing.names import Dice, Holes
from sheets.words.text import Message, Text
from sheets.write import FORMATS as FORMATS
from sheets.write import LEAST_DPI as LEAST_DPI
from sheets.write import MOST_DPI as MOST_DPI
from sheets.write import SVG_TEXTS as SVG_TEXTS

DICE: Final[tuple[Dice, ...]] = get_args(Dice)
HOLES: Final[tuple[Holes, ...]] = get_args(Holes)
USUAL_DPI: Final = 150
ANY: Final = "any"  # Number of players.
MOST_COPIES: Final = 1000
BOARD: Final = "board"  # The kind of sheet with hexes.
REALMS: Final = "realms"  # Whose kind is asked for by the realms.

# Other spellings of words that options know.
_SPELLINGS: Final[Mapping[str, str]] = {
    "color": "colour",
    "gray": "grey",
    "english": "en",
    "french": "fr",
    "français": "fr",
    "german": "de",
    "deutsch": "de",
}


def known_word(word: str, known: Collection[str | None]) -> str:
    """Return the known word that is meant by one in other capitals or another spelling.

    What means none of them is returned as it is.
    """
    folded = word.casefold()
    found = _SPELLINGS.get(folded, folded)
    return found if found in known else word


def did_you_mean(option: str, value: Message) -> Text:
    """Return the question whether a value was meant for an option, as `nearest` asks."""
    return Text("; did you mean {option} {value}?", option=option, value=value)
