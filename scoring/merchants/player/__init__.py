"""Player sheets: checks, score, questions, names of cards."""
