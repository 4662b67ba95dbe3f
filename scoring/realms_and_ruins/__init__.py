"""What was written on the tracker of Tales of Realms and Ruins, its checks, and who wins."""
