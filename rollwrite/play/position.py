"""A position: what a game of Pandoria Merchants is at one moment, and what is legal now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from rollwrite.play import buying, closing, drawing, solo, steps
from rollwrite.play.buying import legal_erecting
from rollwrite.play.choices import ROLLS, ROLLS_OF_ONE, DrawChoices, HexChoices, Joined
from rollwrite.play.closing import closed_by
from rollwrite.play.notation import step_text
from rollwrite.play.parsing import next_step
from rollwrite.play.spells import legal_casts
from rollwrite.play.state import GameState, IllegalStepError, Phase, Turn, empty_board, empty_sheet
from rollwrite.play.table import Table
from rollwrite.play.turns import FIRST_ROUND, apply, begin_turn
from rollwrite.play.words import NotationError, Words
from sheets.hexes import Hex
from sheets.merchants.edition.edition import Resource
from sheets.words.text import Text

if TYPE_CHECKING:
    from scoring.merchants.state import State
    from scoring.score import Score as FinalScore


# What must be done in them can be listed.
_NEEDED: frozenset[Phase] = frozenset({"start", "worker", "take", "column", "claim", "bridge"})


class Position(GameState):
    """A game at one moment; immutable: `after` gives the next one."""

    __slots__ = ()

    def after(self, step: steps.Step) -> Position:
        """Return the position after a step; raises IllegalStepError, which says what is allowed."""
        try:
            return apply(self, step)  # type: ignore[return-value]
        except IllegalStepError as error:
            if not error.allowed and self.phase in _NEEDED:
                error.allowed = tuple(step_text(each, self.table) for each in self.legal_steps)
            raise

    def parse_step(self, text: str, language: str = "en") -> steps.Step:
        """Return the step that a text says, as `rollwrite play` takes it.

        The words are those of records, in any shipped language, as short as they are clear; what
        two words of different languages begin with is `language`'s. Raises NotationError for what
        is no step; whether it is legal is `after`'s to say.
        """
        words = Words(text, language)
        step = next_step(self, words)
        if words:
            raise NotationError(Text("{words!r} is too much after a step", words=str(words)[:30]))
        return step

    def step_text(self, step: steps.Step) -> str:
        """Return a step as it stands in a record; "" for `PASS`."""
        return step_text(step, self.table)

    def state(self) -> State:
        """Return what stands on the sheets, as a state file says it."""
        from rollwrite.play.sheet_state import state_of

        return state_of(self)

    def score(self) -> FinalScore:
        """Return the score as the sheets stand, by the rules for finished games (M7, F10, S12)."""
        from rollwrite.play.sheet_state import score_of

        return score_of(self)

    def __repr__(self) -> str:
        who = "over" if self.is_over else f"{self.player}: {self.phase}"
        return f"<Position {self.table.variant}, round {self.round}, {who}>"

    def __str__(self) -> str:
        from rollwrite.play.sheet_state import board_text

        return board_text(self)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    @property
    def legal_steps(self) -> Sequence[steps.Step]:
        """All steps that can be taken now; `PASS` among them where nothing need be done."""
        match self.phase:
            case "draw" | "terrain":
                return self.legal_rolls or self.legal_draws
            case "worker":
                return self.legal_workers
            case "action":
                return Joined[steps.Step]((*self.legal_actions_by_kind, (steps.PASS,)))
            case "buy":
                return Joined[steps.Step]((self.legal_buys, (steps.PASS,)))
            case "score":
                return self.legal_orders
            case "over":
                return ()
        return self._legal_rest()

    def _legal_rest(self) -> Sequence[steps.Step]:
        match self.phase:
            case "start":
                return self.legal_starts
            case "take":
                return self.legal_takes
            case "column":
                return self.legal_columns
            case "claim":
                return self.legal_claims
        return self.legal_bridges

    @property
    def legal_starts(self) -> tuple[steps.Start, ...]:
        """The start cards (M2.3)."""
        return tuple(map(steps.Start, self.table.columns[0])) if self.phase == "start" else ()

    @property
    def legal_rolls(self) -> Sequence[steps.Roll]:
        """What the dice can show that are to be rolled now, each as likely as any other (M3.1)."""
        if self.phase == "terrain" and not self.turn.roll:
            return ROLLS_OF_ONE if self.turn.terrain == 1 else ROLLS
        return drawing.legal_rolls(self) if self.phase == "draw" else ()

    @property
    def legal_draws(self) -> Sequence[steps.Draw]:
        """What can be drawn: with dice that were not rolled, whatever they may show (M3.2)."""
        if self.phase == "terrain":
            return self._terrain_draws()
        return drawing.legal_draws(self) if self.phase == "draw" else ()

    def _terrain_draws(self) -> Sequence[steps.Draw]:
        ground, kinds = self.table.ground, drawing.kinds_shown(self)
        near = drawing.touchable(self.table, self.board, self.territory)
        if self.turn.terrain == 2:
            return DrawChoices(ground, drawing.pairs(ground, self.empty, near), kinds)
        return Joined[steps.Draw](
            [HexChoices(ground, near, partial(_draw_one, resource)) for (resource,) in kinds]
        )

    @property
    def legal_workers(self) -> Sequence[steps.Worker]:
        """Where a worker can be drawn (M3.4)."""
        return drawing.legal_workers(self) if self.phase == "worker" else ()

    @property
    def legal_actions(self) -> Sequence[steps.Action]:
        """The actions that can be taken (M4, F5); none need be."""
        return Joined[steps.Action](self.legal_actions_by_kind) if self.phase == "action" else ()

    @property
    def legal_actions_by_kind(self) -> list[Sequence[steps.Action]]:
        """The actions, what one spell can be cast on together, then all that can be erected."""
        casts = [*legal_casts(self)] if self.sheet.bought or self.sheet.spells else []
        return [*casts, [*legal_erecting(self)]]

    @property
    def legal_orders(self) -> tuple[steps.Score, ...]:
        """The orders of scoring that make a difference, the usual one first (M5.9)."""
        return closing.legal_orders(self) if self.phase == "score" else ()

    @property
    def legal_buys(self) -> Sequence[steps.Buy]:
        """The cards that can be bought (M6)."""
        return buying.legal_buys(self) if self.phase == "buy" else ()

    @property
    def legal_takes(self) -> tuple[steps.Take, ...]:
        """The spells of the archive that can be taken (F8)."""
        return buying.legal_takes(self) if self.phase == "take" else ()

    @property
    def legal_columns(self) -> tuple[steps.Column, ...]:
        """The columns that the Trolls can claim (S9)."""
        return solo.legal_columns(self) if self.phase == "column" else ()

    @property
    def legal_claims(self) -> tuple[steps.Claim, ...]:
        """What else the Trolls can claim (S10)."""
        return solo.legal_claims(self) if self.phase == "claim" else ()

    @property
    def legal_bridges(self) -> tuple[steps.Bridge, ...]:
        """The hexes on which the next territory can be begun (S8)."""
        return solo.legal_bridges(self) if self.phase == "bridge" else ()


def _draw_one(resource: Resource, hex_: Hex) -> steps.Draw:
    return steps.Draw((steps.Drawn(resource, hex_),))


def first_position(table: Table) -> Position:
    """Return the position before the first step of a game."""
    board = empty_board(table.ground, len(table.names))
    closed = 0
    for territory in table.ground.territories:
        for each in closed_by(table, board, territory, territory):
            closed |= each.mask
    position = Position(
        table=table,
        round=FIRST_ROUND,
        seat=0,
        phase="start",
        board=board._replace(closed_hexes=closed),
        sheets=(empty_sheet(),) * len(table.names),
        turn=Turn(),
    )
    return begin_turn(position) if table.variant == "family" else position  # type: ignore[return-value]
