"""The head of every game's edition: game, id, version and title, and names in every language.

Knows no game. What of them cannot be printed is found by `head_checks.py`.
"""

from collections.abc import Collection, Iterator, Mapping
from typing import TypeAlias

from sheets.files.schema import schema
from sheets.words.languages import Language
from sheets.words.text import Name, Text

ByLanguage: TypeAlias = Mapping[Language, str]


@schema
class Head:
    """What every edition begins with; a game's own edition asks for the game's name."""

    game: str
    id: str
    version: str
    title: ByLanguage

    @property
    def made_from(self) -> str:
        """The text from which the edition was made by chance, "" for one that was written."""
        return ""

    def doubts(self, realms: Collection[str]) -> Iterator[Text]:
        """Yield what is doubtful about a table that chose these realms, of a game that has some."""
        yield from ()

    def title_text(self, language: str) -> str:
        """Return the game's name."""
        return in_language(self.title, language)


def head_text(edition: Head) -> Text:
    """Return the first line about an edition: the game's name, the edition's id and version."""
    return Text(
        "{title} (edition {id} {version})",
        title=Name.of(edition.title),
        id=edition.id,
        version=edition.version,
    )


def in_language(names: ByLanguage, language: str) -> str:
    """Return the name in this language, or in the first language that there is."""
    found = (name for key, name in names.items() if key == language)
    return next(found, None) or next(iter(names.values()), "")
