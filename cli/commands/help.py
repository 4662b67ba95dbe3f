"""`rollwrite help`: the help of a command."""

import click

EXAMPLES = """\b
Examples:
  rollwrite help
  rollwrite help sheets
  rollwrite help edition make
"""


@click.command("help", epilog=EXAMPLES)
@click.argument("names", metavar="[COMMAND]...", nargs=-1)
@click.pass_context
def help_(context: click.Context, names: tuple[str, ...]) -> None:
    """Show the help of a command.

    `rollwrite COMMAND --help` shows the same.
    """
    shown = context.find_root()
    for name in names:
        if not isinstance(shown.command, click.Group):
            raise click.UsageError(f"{shown.command_path} has no commands.", context)
        _, command, _ = shown.command.resolve_command(shown, [name])
        if command:
            shown = command.make_context(name, [], parent=shown, resilient_parsing=True)
    click.echo(shown.get_help())
