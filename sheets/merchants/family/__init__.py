"""The sheets of the family version: guilds and archive, and its aid."""
