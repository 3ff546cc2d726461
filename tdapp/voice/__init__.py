"""How a text, a sum, a date is said in one language: a value that is handed in. Needs no Qt."""
