"""The pages that the rail leads to."""
