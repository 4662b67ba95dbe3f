"""Pandoria Merchants in play: base game, family version, alone."""
