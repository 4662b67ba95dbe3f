"""Conversations: what a person is asked and told, line by line, typed or piped."""
