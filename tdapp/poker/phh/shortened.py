"""What a file holds, as it is quoted in a sentence."""

LENGTH = 60


def shortened(text: str) -> str:
    """A text, or its beginning where it is too long for a sentence."""
    return text if len(text) <= LENGTH else f"{text[:LENGTH]}…"
