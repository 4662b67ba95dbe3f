"""A file of a person: its text read and checked against a schema, its problems, TOML written.

Ground floor: imports nothing of the project but `sheets.words`.
"""
