"""Numbers as they are typed on the command line."""

DIGITS = 15
"""More has no sum of chips or of money."""


def is_number(text: str) -> bool:
    """Whether a text is a whole number of no more digits than any sum has."""
    return text.isascii() and text.isdecimal() and len(text) <= DIGITS
