"""Dealers at cash tables: who comes, who is pushed where, who has a break, which game can go."""
