"""Many games played by players of ours, and what they show of an edition."""
