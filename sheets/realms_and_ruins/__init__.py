"""The sheets of Tales of Realms and Ruins: the tracker and the aid."""
