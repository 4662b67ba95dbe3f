"""`rollwrite completion`: what makes a shell complete the program's words."""

import click
from click.shell_completion import get_completion_class

from cli.terminal.parameters import Word

SHELLS = ("bash", "zsh", "fish", "powershell")

EXAMPLES = """\b
Put one of these at the end of your shell's own settings, then open a new one:
  bash        eval "$(rollwrite completion bash)"
  zsh         eval "$(rollwrite completion zsh)"
  fish        rollwrite completion fish | source
  PowerShell  rollwrite completion powershell | Out-String | Invoke-Expression
"""


@click.command(epilog=EXAMPLES)
@click.argument("shell", type=Word(SHELLS))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print what makes a shell complete commands, options and names."""
    program, name = context.find_root().command, "rollwrite"
    if found := get_completion_class(shell):
        click.echo(found(program, {}, name, f"_{name.upper()}_COMPLETE").source())
