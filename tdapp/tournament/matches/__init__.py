"""Acts on a heads-up bracket: its draw, calls to the halves of tables, matches won (STAR 28.6)."""
