"""The sheets of Pandoria: its edition, and a module for each kind of sheet."""
