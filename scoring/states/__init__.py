"""States of finished games: read, checked for what every game has, written back."""
