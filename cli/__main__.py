"""`python -m cli`: the same as the command `rollwrite`."""

from cli.main import main

main(prog_name="rollwrite")
