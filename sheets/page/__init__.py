"""What frames every page: markers, code, ruler, footer; the frames of aids and of scores."""
