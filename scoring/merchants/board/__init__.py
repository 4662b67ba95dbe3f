"""What was drawn on the board: a position, its regions, its problems, its marks and questions."""
