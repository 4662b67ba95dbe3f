"""What is told of the end of Tales of Realms and Ruins: who wins, why, and who rules each realm."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import reduce

from scoring.realms_and_ruins.outcome import OTHERSIDERS, Condition, Outcome, Ruler, Step
from scoring.realms_and_ruins.state import Deck, State
from scoring.score import joined
from sheets.realms_and_ruins.edition import HEROES, Edition, Realm
from sheets.words.sentence import Named, Sentence

UNKNOWN = "?"  # In place of a figure that is missing.

_USED_UP: Mapping[Deck, str] = {
    "village deck": Sentence("A Village deck is used up, so the most gold wins"),
    "castle deck": Sentence("A Castle deck is used up, so the most followers in all win"),
    "magic deck": Sentence("A Magic deck is used up, so the most cards win"),
}
_BOUGHT: Mapping[Deck, str] = {
    "village deck": Sentence("All Village cards are bought, so the most gold wins"),
    "castle deck": Sentence("All Castle cards are bought, so the most followers in all win"),
    "magic deck": Sentence("All Magic cards are bought, so the most cards win"),
}
_TIED: Mapping[Condition, str] = {
    "gold": Sentence("Tied, so the most gold wins"),
    "cards": Sentence("Tied, so the most cards win"),
    "followers": Sentence("Tied, so the most followers in all win"),
}


@dataclass(frozen=True, slots=True)
class Verdict:
    """A finished game, its outcome, and what its players are called, seat by seat."""

    state: State
    edition: Edition
    outcome: Outcome
    names: tuple[str, ...]

    def verdict(self) -> str:
        """Say who wins."""
        winners = [self.names[seat] for seat in self.outcome.winners]
        if self.outcome.othersiders_win:
            if not winners:
                return Sentence("The Othersiders win; all players lose")
            if len(winners) == 1:
                return Sentence("{name} wins with the Othersiders", name=winners[0])
            return Sentence("{names} win with the Othersiders", names=joined(winners))
        if not winners:
            return Sentence("Nobody wins")
        if len(winners) == 1:
            return Sentence("{name} wins", name=winners[0])
        return Sentence("{names} share the win", names=joined(winners))

    def reason(self) -> str:
        """Say why, all in one text."""
        return reduce(_then, self.reasons())

    def reasons(self) -> Iterator[str]:
        """Say why, step by step, each with its rule."""
        if self.state.end == "all ruined":
            yield from self._all_ruined()
        elif self.state.end == "three realms":
            yield self._three_realms()
        elif self.state.end is not None:
            yield from self._deck(self.state.end)

    def realms(self) -> Iterator[str]:
        """Say of each realm who rules it, and with how many followers of everybody."""
        for realm, there in self.state.by_realm.items():
            name: str = Named(self.edition.names.realms[realm])
            figures: list[str] = [
                Sentence("{name} {value}", name=self._player(hero), value=there.followers[hero])
                for hero in HEROES
                if there.followers.get(hero, 0)
            ]
            others = Sentence("Othersiders {value}", value=there.othersiders)
            yield Sentence(
                "{realm}: {ruler}; followers: {figures} (T1)",
                realm=Sentence("{realm}, ruined", realm=name) if there.ruined else name,
                ruler=self._rules(self.outcome.rulers[realm]),
                figures=joined([*figures, others]),
            )

    def rulers(self) -> dict[Realm, str | None]:
        """Return who rules each realm: a player's name, the Othersiders, or None."""
        rulers = self.outcome.rulers.items()
        return {realm: None if who is None else self._player(who) for realm, who in rulers}

    def _three_realms(self) -> str:
        if not self.outcome.winners:
            return Sentence("Nobody rules all three realms (T2)")
        name = self.names[self.outcome.winners[0]]
        return Sentence("{name} rules all three realms as the turn begins (T2)", name=name)

    def _all_ruined(self) -> Iterator[str]:
        yield Sentence("All three realms are ruined (T4)")
        for name, sheet in zip(self.names, self.state.sheet, strict=False):
            if sheet.holds_traitor:
                yield Sentence("{name} holds the Traitor in hand (T4)", name=name)
            if sheet.at_chapter_112:
                text = "{name} is at chapter 112 of 'The Hooded Figure' (T4)"
                yield Sentence(text, name=name)

    def _deck(self, deck: Deck) -> Iterator[str]:
        is_demo = self.edition.rules.demo
        why, rule = ((_BOUGHT if is_demo else _USED_UP)[deck], "T5" if is_demo else "T3")
        first, *others = self.outcome.steps
        yield self._step(why, first, rule)
        for step in others:
            yield self._step(_TIED[step.condition], step, "T3")
        if self.outcome.by_purchase:
            name = self.names[self.outcome.winners[0]]
            text = "Tied in all three; {name} last took a card from the Offer and wins (T3)"
            yield Sentence(text, name=name)
        elif self.outcome.undecided:
            yield Sentence("Tied in all three, and nobody knows who last took a card (T3)")

    def _step(self, why: str, step: Step, rule: str) -> str:
        figures = [
            Sentence(
                "{name} {value}",
                name=self.names[seat],
                value=UNKNOWN if figure is None else figure,
            )
            for seat, figure in step.figures.items()
        ]
        text = "{why}: {figures} ({rule})"
        return Sentence(text, why=why, figures=joined(figures), rule=rule)

    def _rules(self, who: Ruler) -> str:
        if who is None:
            return Sentence("nobody rules")
        if who == OTHERSIDERS:
            return Sentence("the Othersiders rule")
        return Sentence("{name} rules", name=self._player(who))

    def _player(self, who: str) -> str:
        """Return who plays a hero; the hero's own name where nobody does."""
        players = zip(self.names, self.state.sheet, strict=False)
        return next((name for name, sheet in players if sheet.hero == who), who)


def _then(one: str, other: str) -> str:
    return Sentence("{one}. {other}", one=one, other=other)
