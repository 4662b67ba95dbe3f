"""Pandoria Merchants in play: rules, records, computer players, simulation, editions from a seed.

Nothing is imported here. `rollwrite.new_game` gives a `position.Position`; `docs/play.md` shows the
rules as a library.
"""
