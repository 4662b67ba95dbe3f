"""`rollwrite serve`: the pages in a browser."""

from __future__ import annotations

import click

from cli.terminal.errors import WrongUseError, not_installed
from cli.terminal.parameters import Number
from rollwrite.serving import LOCAL, PORT, missing_library
from rollwrite.serving import serve as serve_pages

EXAMPLES = """\b
Examples:
  rollwrite serve
  rollwrite serve --host 0.0.0.0
"""


@click.command(epilog=EXAMPLES)
@click.option(
    "--host",
    metavar="ADDRESS",
    default=LOCAL,
    show_default=True,
    help="Of this machine; 0.0.0.0 lets the phones of your network in.",
)
@click.option(
    "--port", type=Number(0, 65535), metavar="N", default=PORT, show_default=True, help="The port."
)
@click.option(
    "--name",
    "names",
    multiple=True,
    metavar="NAME",
    help="By which browsers call the server too, such as games.example; once for each.",
)
def serve(host: str, port: int, names: tuple[str, ...]) -> None:
    """Show the sheets in a browser.

    There they are printed, scored and explained. Nothing is kept on the server; Ctrl-C ends it.
    """
    if library := missing_library():
        raise WrongUseError(not_installed(library, "web"))
    serve_pages(host, port, names=names, ready=lambda address: _say(address, host))


def _say(address: str, host: str) -> None:
    """Say where a browser finds the pages; a phone finds them by a picture of the address."""
    click.echo(address)
    if host in ("0.0.0.0", "::"):
        import segno  # Only phones need it.

        segno.make(address).terminal(compact=True)
