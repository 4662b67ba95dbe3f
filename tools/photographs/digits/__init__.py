"""How people write digits: forms traced from pictures, and forms of our own."""
