"""The content of an edition of Realm of Sand as a text for a terminal."""

from collections.abc import Iterator

from sheets.editions.head import head_text
from sheets.realm_of_sand.edition import MARKET_ROWS, Edition
from sheets.words.text import Message, Text, in_a_row
from sheets.words.translation import Translation


def edition_text(edition: Edition, words: Translation) -> str:
    """Return the text, whose last line has an end."""
    return "".join(f"{words(line)}\n" for line in _description(edition, words.language))


def _description(edition: Edition, language: str) -> Iterator[Message]:
    setup = edition.setup
    discs = [str(each) if each else Text("all") for each in setup.discs]
    colours = (edition.crystal_text(colour, language) for colour in edition.names.crystals)
    yield head_text(edition)
    yield ""
    yield Text("Hourglasses that declare the end: {number}", number=edition.hourglasses)
    yield Text("Discs of each colour for 1, 2, 3, 4 players: {discs}", discs=in_a_row(discs))
    yield Text(
        "Market: {number} cards in each of the rows {rows}",
        number=setup.market,
        rows=", ".join(MARKET_ROWS),
    )
    yield Text("Rune tiles for each player: {number}", number=setup.tiles)
    yield Text("Crystals: {names}", names=", ".join(colours))
