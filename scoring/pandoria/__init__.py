"""What was written on the score pad of Pandoria, its checks and its score."""
