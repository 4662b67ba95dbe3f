"""The family version: the archive's spells, checks."""
