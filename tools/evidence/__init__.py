"""The evidence on an edition: what is played and measured, and the page that tells it."""
