"""States of Merchants, and what an edition prints, laid out for being looked up."""
