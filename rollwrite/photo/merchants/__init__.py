"""What the marks of Merchants' sheets say together."""
