"""A page on which somebody says what doubtful marks are, and saves the finished state."""
