"""Many games played by computer players, and what they show of an edition."""
