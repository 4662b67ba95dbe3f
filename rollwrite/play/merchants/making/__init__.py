"""Editions made from a seed: board, cards, solo map."""
