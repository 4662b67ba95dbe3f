"""Games in play: the rules as code, records of games, and what is done with them."""
