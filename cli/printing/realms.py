"""`--realm`: the realms whose sheets are wanted, by their names in any language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cli.printing.tables import Tables
from cli.terminal.errors import WrongUseError
from sheets.words.text import Text


def with_realms(tables: Tables, content: Any, names: Sequence[str]) -> Tables:
    """Return the tables with these realms alone, each once, in their order.

    `content` is the game's edition. Raises UsageError for a game or version without realms, and
    for a name that is not clear.
    """
    if not names:
        return tables
    # Here, because most sheets have no realms.
    from scoring.entry.forms import AmbiguousNameError, find_by_name
    from sheets.pandoria.edition import Edition

    realms = content.realms_of(tables.variant) if isinstance(content, Edition) else {}
    if not realms:
        raise WrongUseError(
            Text("{game} {variant} has no realms", game=tables.game.name, variant=tables.variant)
        )
    known = {key: tuple(realm.name.values()) for key, realm in realms.items()}
    try:
        found = [find_by_name(name, known) for name in names]
    except AmbiguousNameError as error:
        raise WrongUseError(Text("{what}: {line}", what="--realm", line=error.args[0])) from error
    table = replace(tables.table, realms=tuple(dict.fromkeys(found)))
    return replace(tables, table=table)
