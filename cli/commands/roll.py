"""`rollwrite roll`: the two resource dice of Pandoria Merchants."""

import click

from cli.terminal.output import show_json
from cli.terminal.parameters import format_option, language_option
from rollwrite import games
from sheets.words.translation import load_translation

EXAMPLES = """\b
Examples:
  rollwrite roll
  rollwrite roll --seed 7 --format json
"""


@click.command(epilog=EXAMPLES)
@click.option("--seed", type=int, metavar="N", help="The same number rolls the same again.")
@language_option("The language of the answer.")
@format_option("The resources to read, or one object for scripts.")
def roll(seed: int | None, language: str, format_: str) -> None:
    """Roll two resource dice.

    They are those of Pandoria Merchants; each of the six faces is as likely as any other.
    """
    rolled = games.roll(seed)
    if format_ == "json":
        show_json({"roll": list(rolled.faces)})
        return
    words = load_translation(language)
    for line in games.roll_lines(rolled):
        click.echo(words(line))
