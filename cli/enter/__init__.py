"""`rollwrite enter`: its command, its files, the conversation."""
