"""Money, dealers and papers of cash tables: two views of the cash page."""
