"""The solo version: checks, score, marks and questions of territories and Trolls."""
