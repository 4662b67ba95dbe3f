"""What stays the same while a game is played: who plays, with which edition, on which land."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from rollwrite.play.ground import Ground, ground_of
from rollwrite.play.steps import Face
from scoring.merchants.content import Content, Printed
from scoring.merchants.rewards import deal_guilds, price
from scoring.merchants.state import ArchiveSpell, archive_spells
from sheets.merchants.edition.edition import Edition, Resource, split_strength
from sheets.merchants.options import Rules
from sheets.table.players import initials
from sheets.words.text import Message, Name

Variant: TypeAlias = Literal["base", "family", "solo"]
Level: TypeAlias = Literal["beginner", "advanced", "expert"]

# Whole games ask for the same few prices again and again.
price_of = lru_cache(maxsize=1 << 12)(price)


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """A game's players in the order of play, its edition, and the land that they draw on.

    `edition_name` is what records and states call the edition. `guilds` are the resources of each
    seat's guilds in the family version (F3). `spells` are those of the archive in play (F2).
    `columns` are the cards of each column, the start column first, `card_prices` all their
    different prices in gold.
    """

    variant: Variant
    names: tuple[str, ...]
    content: Content
    edition_name: str
    level: Level | None
    initials: tuple[str, ...]
    printed: Printed
    ground: Ground
    guilds: tuple[tuple[Resource, ...], ...]
    spells: tuple[ArchiveSpell, ...]
    columns: tuple[tuple[int, ...], ...]
    card_prices: tuple[int, ...]

    @property
    def edition(self) -> Edition:
        """What is printed on the sheets."""
        return self.content.edition

    def face_name(self, face: Face) -> Message:
        """Return what a resource is called in every language; "?" is that everywhere."""
        return face if face == "?" else Name.of(self.edition.names.resources[face])

    @property
    def rules(self) -> Rules:
        """The options of the edition's rules."""
        return self.content.edition.rules

    @property
    def seats(self) -> range:
        """The seats in the order of play."""
        return range(len(self.names))

    def spell_of(self, source: int | ArchiveSpell) -> tuple[str, int]:
        """Return the spell of a card or of a place of the archive: its name and its strength."""
        name, strength = split_strength(self.printed_spell(source))
        return name, int(strength or 1)

    def printed_spell(self, source: int | ArchiveSpell) -> str:
        """Return the spell of a card or of a place of the archive as it is printed, `rage-2`."""
        if isinstance(source, int):
            return self.printed.cards[source].spell
        archive = self.edition.archive
        assert archive is not None  # The archive's spells come from one.
        place = archive.storeys[source.storey - 1].places[source.place - 1]
        return place.spells[source.number - 1]


def table_of(
    variant: Variant,
    names: Sequence[str],
    content: Content,
    edition_name: str,
    level: Level | None = None,
    marks: Sequence[str] = (),
) -> Table:
    """Return the table of a game; raises NoGroundError where the edition has no land for it.

    `marks` are the players' initials, by default those of their names.
    """
    players, edition = len(names), content.edition
    return Table(
        variant=variant,
        names=tuple(names),
        content=content,
        edition_name=edition_name,
        level=level,
        initials=tuple(marks) or initials(tuple(names)),
        printed=content.printed[players],
        ground=_ground(variant, content, players),
        guilds=deal_guilds(players, edition.rules) if variant == "family" else ((),) * players,
        spells=tuple(archive_spells(edition.archive, players)) if variant == "family" else (),
        columns=tuple(tuple(card.number for card in each.cards) for each in edition.columns),
        card_prices=tuple(sorted({card.gold for card in edition.cards.values()})),
    )


@lru_cache(maxsize=32)
def _ground(variant: Variant, content: Content, players: int) -> Ground:
    return ground_of(variant, content.edition, players)
