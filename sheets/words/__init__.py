"""What is said, and in which language: texts, catalogues, names, how a wrong value is quoted.

Ground floor: imports nothing else of the project.
"""
