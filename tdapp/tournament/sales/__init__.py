"""Everything sold at the desk: entries, re-entries, re-buys, add-ons, and what is given back."""
