"""Bounties: what is on each head, who took it, and what was paid of it."""
