"""What is said at the desk of scanned papers and of lists that are read in."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

AT_REGISTRATION = {
    "card_is_void": QT_TRANSLATE_NOOP(
        "Refusal",
        "This seat card is void: entry {entry} of {event} was taken back; ask who gave it out.",
    ),
    "card_in_use": QT_TRANSLATE_NOOP(
        "Refusal", "The card {card} is known to be that of {name}; look at card and name again."
    ),
    "no_such_receipt": QT_TRANSLATE_NOOP(
        "Refusal", "Receipt {receipt} was never given out in this event; look at the paper again."
    ),
    "nobody_chosen": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody is chosen in the list; find somebody and choose the row."
    ),
    "not_a_wish": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is no wish for screens; write one of these or nothing: {words}."
    ),
    "not_our_code": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is on no seat card or receipt of an open event; scan it again."
    ),
    "receipt_is_void": QT_TRANSLATE_NOOP(
        "Refusal",
        "Receipt {receipt} of {event} is void: its purchase was taken back; ask who sold it.",
    ),
}
