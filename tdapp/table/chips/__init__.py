"""Chips that move without a sale, and chips that are counted."""
