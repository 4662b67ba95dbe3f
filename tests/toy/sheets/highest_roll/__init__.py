"""The sheets of Highest Roll."""
