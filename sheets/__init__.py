"""What is printed: editions, drawings of sheets, and writers of PDF, SVG and PNG.

Knows no command line, no scores and no state of a game.
"""
