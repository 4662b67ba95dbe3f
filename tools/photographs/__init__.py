"""Photographs of filled sheets, simulated: on them the reader learns, and is tried."""
