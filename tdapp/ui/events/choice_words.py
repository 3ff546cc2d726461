"""How the few values that a field can have are said."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def choice_word(value: str) -> str:
    """The word for a value as the file writes it; one that is not known is said as it is."""
    return {**_plain(), **_of_prizes(), **_of_floor()}.get(value, value)


def _plain() -> dict[str, str]:
    return {
        "": "—",
        "true": translate("EventForm", "yes"),
        "false": translate("EventForm", "no"),
        "below_starting_bank": translate("EventForm", "at or below the starting chips"),
        "no_chips": translate("EventForm", "without chips"),
        "by_conditions": translate("EventForm", "as the conditions say"),
        "each_player": translate("EventForm", "each player"),
        "big_blind": translate("EventForm", "the big blind"),
        "nearest_half_up": translate("EventForm", "nearest, half up"),
        "always_up": translate("EventForm", "always up"),
    }


def _of_prizes() -> dict[str, str]:
    return {
        "down": translate("EventForm", "down"),
        "nearest": translate("EventForm", "to the nearest"),
        "up": translate("EventForm", "up"),
        "largest_remainder": translate("EventForm", "by largest remainder"),
        "fold": translate("EventForm", "fold upward"),
        "raise": translate("EventForm", "are raised"),
        "by_entry": translate("EventForm", "by entry number"),
        "by_draw": translate("EventForm", "by draw"),
        "runner_up": translate("EventForm", "the runner-up"),
        "next_eligible": translate("EventForm", "those behind"),
        "crown": translate("EventForm", "the Crown"),
    }


def _of_floor() -> dict[str, str]:
    return {
        "to_the_end": translate("EventForm", "goes to the end"),
        "out": translate("EventForm", "is out"),
        "first_to_break": translate("EventForm", "the first to break"),
        "next_number": translate("EventForm", "the next number"),
        "dead": translate("EventForm", "goes to the empty seat"),
        "chips_put_in": translate("EventForm", "chips put in"),
        "all_in_amount": translate("EventForm", "all-in amount"),
        "first_all_in": translate("EventForm", "first all-in"),
        "nearest_button": translate("EventForm", "nearest the button"),
        "stack": translate("EventForm", "stack"),
        "card": translate("EventForm", "card"),
        "ruling": translate("EventForm", "ruling"),
        "length": translate("EventForm", "length"),
        "stakes": translate("EventForm", "stakes"),
        "game": translate("EventForm", "game"),
        "levels": translate("EventForm", "levels"),
        "breaks": translate("EventForm", "breaks"),
        "stays": translate("EventForm", "stays with a player"),
        "waits_between": translate("EventForm", "wait between button and blind"),
        "sits_out_a_hand": translate("EventForm", "sit out a hand"),
    }
