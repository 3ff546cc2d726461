"""Names on public screens, as each person wishes."""

from enum import Enum


class ScreenName(Enum):
    """How much of a person's name the room may see (CROWN 15.4.8(f))."""

    FULL = "full"
    INITIAL = "initial"
    NUMBER = "number"


def name_for_screens(name: str, wish: ScreenName | None) -> str | None:
    """The name as it may be shown, or None for the number of the entry alone.

    Who was never asked is shown with the whole name, as the house did before it could ask.
    """
    if wish is ScreenName.NUMBER:
        return None
    words = name.split()
    if wish is not ScreenName.INITIAL or len(words) < 2:  # noqa: PLR2004 - a name and another
        return name
    return f"{words[0]} {words[-1][0]}."
