"""What a person types of a finished game: the questions, how an answer is read, what comes next.

Knows no terminal and no game. A game's own questions are in the module `questions` of its package.
"""
