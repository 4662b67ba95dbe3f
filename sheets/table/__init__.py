"""Who sits at a table, how their sheets are to look, and lists of many tables."""
