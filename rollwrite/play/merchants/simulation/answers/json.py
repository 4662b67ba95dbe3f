"""A report as JSON: every figure by the keys of its section, row and column."""

from __future__ import annotations

import json
from typing import Any

from rollwrite.play.merchants.simulation.report import Report, Section
from sheets.words.translation import Translation


def write(report: Report, _words: Translation) -> str:
    """Return the report as JSON, the same in every language."""
    return json.dumps(tree_of(report), indent=2, ensure_ascii=False) + "\n"


def tree_of(report: Report) -> dict[str, Any]:
    """Return the report as JSON has it."""
    run = report.played.run
    return {
        "games": report.played.tally["games"],
        "variant": run.variant,
        "level": run.level if run.variant == "solo" else None,
        "players": [*run.players],
        "edition": f"{run.edition.id} {run.edition.version}",
        "seed": run.seed,
        **{section.key: _tree(section) for section in report.sections},
    }


def _tree(section: Section) -> dict[str, Any]:
    keys = [key for key, _, _ in section.columns]
    return {
        row.key: {key: figure.tree for key, figure in zip(keys, row.figures, strict=True)}
        for row in section.rows
    }
