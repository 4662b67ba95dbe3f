"""Parts of Pandoria Merchants to cut out: dice, shields, markers of the tracks, first player."""
