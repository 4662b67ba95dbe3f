"""A report as JSON: every figure by the keys of its section, row and column."""

from __future__ import annotations

import json
from typing import Any

from rollwrite.play.merchants.simulation.report import Report, Section
from sheets.words.translation import Translation


def write(report: Report, _words: Translation) -> str:
    """Return the report as JSON, the same in every language."""
    run = report.played.run
    tree = {
        "games": report.played.tally["games"],
        "variant": run.variant,
        "level": run.level if run.variant == "solo" else None,
        "players": [*run.players],
        "edition": f"{run.edition.id} {run.edition.version}",
        "seed": run.seed,
        **{section.key: _tree(section) for section in report.sections},
    }
    return json.dumps(tree, indent=2, ensure_ascii=False) + "\n"


def _tree(section: Section) -> dict[str, Any]:
    keys = [key for key, _, _ in section.columns]
    return {
        row.key: {key: figure.tree for key, figure in zip(keys, row.figures, strict=True)}
        for row in section.rows
    }
