"""The content of an edition of Realm of Sand as a text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.realm_of_sand.edition import MARKET_ROWS, Edition


def edition_text(edition: Edition) -> str:
    """Return the text, whose last line has an end."""
    return "\n".join(_description(edition)) + "\n"


def _description(edition: Edition) -> Iterator[str]:
    setup = edition.setup
    discs = (str(each) if each else "all" for each in setup.discs)
    yield f"{edition.title_text('en')} (edition {edition.id} {edition.version})"
    yield ""
    yield f"Hourglasses that declare the end: {edition.hourglasses}"
    yield f"Discs of each colour for 1, 2, 3, 4 players: {', '.join(discs)}"
    yield f"Market: {setup.market} cards in each of the rows {', '.join(MARKET_ROWS)}"
    yield f"Rune tiles for each player: {setup.tiles}"
    colours = (edition.crystal_text(colour, "en") for colour in edition.names.crystals)
    yield f"Crystals: {', '.join(colours)}"
