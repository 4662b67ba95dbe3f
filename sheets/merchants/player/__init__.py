"""The player sheet: tracks, cards, values to claim, crowns and final count."""
