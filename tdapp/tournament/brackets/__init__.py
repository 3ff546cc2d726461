"""Heads-up brackets: who meets whom, who goes on, and which places a round gives (STAR 28.6)."""
