"""How the windows ask: acts, questions, and the way to the desk."""
