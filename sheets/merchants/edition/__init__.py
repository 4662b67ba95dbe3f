"""Editions of Pandoria Merchants: their tables, checks, and text for a terminal."""
