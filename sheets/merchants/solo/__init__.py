"""The sheets of the solo version: the board of territories, its table, its aid."""
