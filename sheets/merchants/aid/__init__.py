"""The aid of Pandoria Merchants: the turn on one half of a page, the powers on the other."""
