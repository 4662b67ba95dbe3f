"""The sheets of Pandoria Merchants."""
