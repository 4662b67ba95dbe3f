"""`python -m rollwrite`: the command `rollwrite`."""

from importlib import import_module

# By its name: the command line stands above this room, and only this door leads up to it.
import_module("cli.start").main()
