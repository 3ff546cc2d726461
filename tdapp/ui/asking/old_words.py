"""Answers that are worded anew; whoever learned the old words may go on typing them."""

from collections.abc import Sequence

TODAY = {
    "deliberate breach": "deliberate rule breach",
    "driving licence": "driver licence",
    "excluded": "self-excluded",
    "for good": "indefinitely",
    "other with a photo": "other photo ID",
    "stake raised": "stack increased",
    "table left without leave": "left the table without permission",
}


def in_todays_words(typed: str, choices: Sequence[str]) -> str:
    """What was typed, or the choice of today if it is the old name of one.

    >>> in_todays_words("For good", ["indefinitely"])
    'indefinitely'
    >>> in_todays_words("for good", ["yes", "no"])
    'for good'
    """
    today = TODAY.get(typed.casefold(), typed)
    return today if today in choices else typed
