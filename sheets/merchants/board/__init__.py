"""The board of the base game and the family version, and the sheet of calls for play online."""
