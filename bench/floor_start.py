"""The floor of `start`: a click command with one option, as bare as it can be."""

from __future__ import annotations

import click


@click.command()
@click.option("--players", type=int, help="How many play.")
def main(players: int | None) -> None:
    """Do nothing."""


if __name__ == "__main__":
    main()
