"""What is told of the end of Tales of Realms and Ruins: who wins, why, and who rules each realm."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import reduce

from scoring.realms_and_ruins.outcome import OTHERSIDERS, Condition, Outcome, Ruler, Step
from scoring.realms_and_ruins.state import Deck, State
from sheets.realms_and_ruins.edition import HEROES, Edition, Realm
from sheets.words.text import Name, Said, Text, joined

UNKNOWN = "?"  # In place of a figure that is missing.

_USED_UP: Mapping[Deck, Text] = {
    "village deck": Text("A Village deck is used up, so the most gold wins"),
    "castle deck": Text("A Castle deck is used up, so the most followers in all win"),
    "magic deck": Text("A Magic deck is used up, so the most cards win"),
}
_BOUGHT: Mapping[Deck, Text] = {
    "village deck": Text("All Village cards are bought, so the most gold wins"),
    "castle deck": Text("All Castle cards are bought, so the most followers in all win"),
    "magic deck": Text("All Magic cards are bought, so the most cards win"),
}
_TIED: Mapping[Condition, Text] = {
    "gold": Text("Tied, so the most gold wins"),
    "cards": Text("Tied, so the most cards win"),
    "followers": Text("Tied, so the most followers in all win"),
}


@dataclass(frozen=True, slots=True)
class Verdict:
    """A finished game, its outcome, and what its players are called, seat by seat."""

    state: State
    edition: Edition
    outcome: Outcome
    names: tuple[Said, ...]

    def verdict(self) -> Said:
        """Say who wins."""
        winners = [self.names[seat] for seat in self.outcome.winners]
        if self.outcome.othersiders_win:
            if not winners:
                return Text("The Othersiders win; all players lose")
            if len(winners) == 1:
                return Text("{name} wins with the Othersiders", name=winners[0])
            return Text("{names} win with the Othersiders", names=joined(winners))
        if not winners:
            return Text("Nobody wins")
        if len(winners) == 1:
            return Text("{name} wins", name=winners[0])
        return Text("{names} share the win", names=joined(winners))

    def reason(self) -> Said:
        """Say why, all in one text."""
        return reduce(_then, self.reasons())

    def reasons(self) -> Iterator[Said]:
        """Say why, step by step, each with its rule."""
        if self.state.end == "all ruined":
            yield from self._all_ruined()
        elif self.state.end == "three realms":
            yield self._three_realms()
        elif self.state.end is not None:
            yield from self._deck(self.state.end)

    def realms(self) -> Iterator[Said]:
        """Say of each realm who rules it, and with how many followers of everybody."""
        for realm, there in self.state.by_realm.items():
            name = Name.of(self.edition.names.realms[realm])
            figures: list[Said] = [
                Text("{name} {value}", name=self._player(hero), value=there.followers[hero])
                for hero in HEROES
                if there.followers.get(hero, 0)
            ]
            others = Text("Othersiders {value}", value=there.othersiders)
            yield Text(
                "{realm}: {ruler}; followers: {figures} (T1)",
                realm=Text("{realm}, ruined", realm=name) if there.ruined else name,
                ruler=self._rules(self.outcome.rulers[realm]),
                figures=joined([*figures, others]),
            )

    def rulers(self) -> dict[Realm, Said | None]:
        """Return who rules each realm: a player's name, the Othersiders, or None."""
        rulers = self.outcome.rulers.items()
        return {realm: None if who is None else self._player(who) for realm, who in rulers}

    def _three_realms(self) -> Said:
        if not self.outcome.winners:
            return Text("Nobody rules all three realms (T2)")
        name = self.names[self.outcome.winners[0]]
        return Text("{name} rules all three realms as the turn begins (T2)", name=name)

    def _all_ruined(self) -> Iterator[Said]:
        yield Text("All three realms are ruined (T4)")
        for name, sheet in zip(self.names, self.state.sheet, strict=False):
            if sheet.holds_traitor:
                yield Text("{name} holds the Traitor in hand (T4)", name=name)
            if sheet.at_chapter_112:
                yield Text("{name} is at chapter 112 of 'The Hooded Figure' (T4)", name=name)

    def _deck(self, deck: Deck) -> Iterator[Said]:
        is_demo = self.edition.rules.demo
        why, rule = ((_BOUGHT if is_demo else _USED_UP)[deck], "T5" if is_demo else "T3")
        first, *others = self.outcome.steps
        yield self._step(why, first, rule)
        for step in others:
            yield self._step(_TIED[step.condition], step, "T3")
        if self.outcome.by_purchase:
            name = self.names[self.outcome.winners[0]]
            yield Text(
                "Tied in all three; {name} last took a card from the Offer and wins (T3)", name=name
            )
        elif self.outcome.undecided:
            yield Text("Tied in all three, and nobody knows who last took a card (T3)")

    def _step(self, why: Said, step: Step, rule: str) -> Said:
        figures = [
            Text(
                "{name} {value}", name=self.names[seat], value=UNKNOWN if figure is None else figure
            )
            for seat, figure in step.figures.items()
        ]
        return Text("{why}: {figures} ({rule})", why=why, figures=joined(figures), rule=rule)

    def _rules(self, who: Ruler) -> Said:
        if who is None:
            return Text("nobody rules")
        if who == OTHERSIDERS:
            return Text("the Othersiders rule")
        return Text("{name} rules", name=self._player(who))

    def _player(self, who: str) -> Said:
        """Return who plays a hero; the hero's own name where nobody does."""
        players = zip(self.names, self.state.sheet, strict=False)
        return next((name for name, sheet in players if sheet.hero == who), who)


def _then(one: Said, other: Said) -> Said:
    return Text("{one}. {other}", one=one, other=other)
