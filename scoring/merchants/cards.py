"""Cards by their names: read as a person types or says them, in a file that has numbers alone."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Literal, TypeAlias

from scoring.entry.forms import read_figure, split_words
from scoring.entry.question import EntryError, Form
from scoring.entry.said import keys_by_name
from scoring.merchants.content import Content
from sheets.files.problem import Problem
from sheets.merchants.edition.edition import Card, Edition
from sheets.words.languages import LANGUAGES
from sheets.words.text import Text, joined

Side: TypeAlias = Literal["spell", "building"]
Cards: TypeAlias = tuple[int, ...]
Names: TypeAlias = tuple[Mapping[str, Cards], ...]

SIDES: tuple[Side, ...] = ("spell", "building")
MOST_WORDS = 4  # Of a name.
BETWEEN_SIDES = "/"  # As both names of a card are shown.
_PARTS = re.compile(r"[,;+]")


@dataclass(frozen=True, slots=True)
class CardNames(Form):
    """The form of an answer that names cards of an edition.

    Names in the person's own language go before all others, those of one side of the cards, the
    spells or the buildings, before those of the other.
    """

    edition: Edition
    language: str
    first: Side = "spell"

    def read(self, text: str) -> list[int]:
        """Return the numbers of the cards, each once."""
        names = self._names()
        spaced = text.replace(BETWEEN_SIDES, f" {BETWEEN_SIDES} ")
        parts = (split_words(part) for part in _PARTS.split(spaced))
        return list(dict.fromkeys(card for words in parts for card in self._cards(words, names)))

    def confirm(self, value: Sequence[int]) -> str:
        """Return the cards with what is on them."""
        cards = self.edition.cards
        return ", ".join(f"{card} {self._title(cards[card])}" for card in value if card in cards)

    def _cards(self, words: list[str], names: Names) -> Iterator[int]:
        """Read numbers and names that stand side by side; a name takes the words that it can."""
        while words:
            if words[0].isdigit():
                yield self._numbered(words[0])
                words = words[1:]
            else:
                name, cards, words = self._named(words, names)
                has_other_side = words[:1] == [BETWEEN_SIDES]
                if has_other_side:
                    words = words[1:]
                if has_other_side or len(cards) > 1:
                    cards, words = self._narrowed(cards, words, names)
                if len(cards) != 1:
                    raise EntryError(
                        "{name} is on several cards: {cards}; write the number",
                        name=name,
                        cards=self.confirm(cards),
                    )
                yield cards[0]

    def _numbered(self, word: str) -> int:
        card = read_figure(word)
        if card not in self.edition.cards:
            first, last = min(self.edition.cards, default=0), max(self.edition.cards, default=0)
            raise EntryError(
                "there is no card {card}; the cards are {first} to {last}",
                card=card,
                first=first,
                last=last,
            )
        return card

    def _named(self, words: list[str], names: Names) -> tuple[str, Cards, list[str]]:
        """Return the longest name or beginning of names, its cards and the words left over."""
        for length in range(min(len(words), MOST_WORDS), 0, -1):
            text = " ".join(words[:length])
            for cards in names:
                found = keys_by_name(text, {name: () for name in cards})
                if found:
                    name = found[0] if len(found) == 1 else text
                    meant = dict.fromkeys(card for each in found for card in cards[each])
                    return name, tuple(sorted(meant)), words[length:]
        raise EntryError(
            "{word!r} is neither the number nor the name of a card", word=words[0][:20]
        )

    def _narrowed(self, cards: Cards, words: list[str], names: Names) -> tuple[Cards, list[str]]:
        """Take the name of the other side, where it follows, to tell cards of one name apart."""
        for length in range(min(len(words), MOST_WORDS), 0, -1):
            text = " ".join(words[:length])
            for by_name in names:
                found = keys_by_name(text, {name: () for name in by_name})
                both = [card for card in cards if any(card in by_name[name] for name in found)]
                if len(both) == 1:
                    return tuple(both), words[length:]
        return cards, words

    def _names(self) -> Names:
        """Return what to look through, one after the other."""
        sides = sorted(SIDES, key=lambda side: side != self.first)
        own = (self._by_name((side,), (self.language,)) for side in sides)
        return (*own, self._by_name(SIDES, LANGUAGES))

    def _by_name(self, sides: Iterable[Side], languages: Iterable[str]) -> Mapping[str, Cards]:
        found: dict[str, Cards] = {}
        for language, side in product(languages, sides):
            for number, card in self.edition.cards.items():
                name = self._name(card, side, language)
                found[name] = tuple(dict.fromkeys((*found.get(name, ()), number)))
        return found

    def _title(self, card: Card) -> str:
        return " / ".join(self._name(card, side, self.language) for side in SIDES)

    def _name(self, card: Card, side: Side, language: str) -> str:
        if side == "spell":
            return self.edition.spell_text(card.spell, language)
        return self.edition.building_text(card.building, language)


def explain_fault(fault: Problem, content: Content) -> Problem:
    """Return a fault of form; of a card's name it says on which cards that stands, if on any."""
    match fault.path:
        case ("sheet", int(), "cards", str(name)) if not name.isdigit():
            if cards := _cards_named(name, content.edition):
                message = Text(
                    "{name!r} stands on card {cards}; call a card by its number",
                    name=name[:20],
                    cards=joined([*map(str, cards)], "or"),
                )
                return replace(fault, message=message)
    return fault


def _cards_named(name: str, edition: Edition) -> list[int]:
    """Return the cards on which a spell or building has this name, in whatever language."""
    printed = {
        str(number): [
            *(edition.spell_text(card.spell, language) for language in LANGUAGES),
            *(edition.building_text(card.building, language) for language in LANGUAGES),
        ]
        for number, card in edition.cards.items()
    }
    return [int(number) for number in keys_by_name(name, printed)]
