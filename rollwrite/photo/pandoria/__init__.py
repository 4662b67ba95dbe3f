"""What a photograph of a Pandoria pad is read of."""
