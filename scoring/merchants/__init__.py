"""What was written on the sheets of Pandoria Merchants, its checks and its score."""
