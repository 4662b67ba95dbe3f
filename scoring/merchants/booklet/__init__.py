"""The booklets of the rules: the examples of their pages, worked out by the rules."""
