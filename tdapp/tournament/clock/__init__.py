"""The blind clock and its acts."""
