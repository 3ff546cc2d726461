"""How the windows ask: acts, their questions as flows, and the way to the desk."""
