"""`rollwrite photo`: what is asked of a person, and how a crop looks on a terminal."""
