"""`rollwrite play`: the scribe's conversation, the record that it keeps, completion."""
