"""`rollwrite edition`: list, show, export and check editions."""

from __future__ import annotations

import click


@click.group()
def edition() -> None:
    """List, show, export and check editions."""


@edition.command("list")
def list_() -> None:
    """List the editions that come with rollwrite."""
    from sheets.edition import shipped_names

    for name in shipped_names():
        click.echo(name)
