"""What is worth what: states of finished games, their problems and their scores.

Knows no command line and draws nothing.
"""
