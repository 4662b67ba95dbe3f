"""Completion of kinds of sheet by the shell."""

from __future__ import annotations

from contextlib import suppress

import click
from click.shell_completion import CompletionItem

from rollwrite.tables import WrongTableError, chosen_variant
from scoring.games import find_game


def complete_kind(
    context: click.Context, _parameter: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Offer the kinds of sheet of the game and variant that are typed, those not yet named."""
    game = find_game(context.params["game"])
    with suppress(WrongTableError):
        variant = game.variants[chosen_variant(game, context.params.get("variant"))]
        named = context.params.get("kinds") or ()
        left = (kind for kind in variant.kinds() if kind not in named)
        return [CompletionItem(kind) for kind in left if kind.startswith(incomplete)]
    return []
