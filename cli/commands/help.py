"""`rollwrite help` and `rollwrite completion`: the help of a command, and words completed."""

import click
from click.shell_completion import get_completion_class

from cli.terminal.parameters import Word

HELP_EXAMPLES = """\b
Examples:
  rollwrite help
  rollwrite help sheets
  rollwrite help edition make
"""


@click.command("help", epilog=HELP_EXAMPLES)
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


SHELLS = ("bash", "zsh", "fish", "powershell")

COMPLETION_EXAMPLES = """\b
Put one of these at the end of your shell's own settings, then open a new one:
  bash        eval "$(rollwrite completion bash)"
  zsh         eval "$(rollwrite completion zsh)"
  fish        rollwrite completion fish | source
  PowerShell  rollwrite completion powershell | Out-String | Invoke-Expression
"""


@click.command(epilog=COMPLETION_EXAMPLES)
@click.argument("shell", type=Word(SHELLS))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print what makes a shell complete commands, options and names."""
    program, name = context.find_root().command, "rollwrite"
    if found := get_completion_class(shell):
        click.echo(found(program, {}, name, f"_{name.upper()}_COMPLETE").source())
