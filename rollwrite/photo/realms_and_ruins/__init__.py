"""What a photograph of a Tales of Realms and Ruins tracker is read of."""
