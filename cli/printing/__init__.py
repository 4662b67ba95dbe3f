"""What is printed and where it goes: options, tables, documents, pages of scores."""
