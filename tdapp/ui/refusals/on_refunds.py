"""What is said when money cannot go back, or an entry cannot be put right."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

ON_REFUNDS = {
    "another_sum": QT_TRANSLATE_NOOP(
        "Refusal", "Asked about {said:money}; it is {now:money} by now; ask again."
    ),
    "debt_first": QT_TRANSLATE_NOOP(
        "Refusal",
        "Receipt {receipt} of entry {entry} is still owed; take that money first.",
    ),
    "field_is_fixed": QT_TRANSLATE_NOOP(
        "Refusal",
        "The field was fixed when the prizes were posted; undo the posting first.",
    ),
    "handed_over": QT_TRANSLATE_NOOP(
        "Refusal",
        "Entry {entry} was handed over and is in play; let it leave or refund it.",
    ),
    "is_cancelled": QT_TRANSLATE_NOOP(
        "Refusal",
        "A cancelled event cannot be brought back; announce a new one.",
    ),
    "no_refund": QT_TRANSLATE_NOOP(
        "Refusal",
        "Nothing of that goes back to entry {entry} on this occasion; ask a supervisor.",
    ),
    "not_refunded": QT_TRANSLATE_NOOP(
        "Refusal",
        "Entry {entry} was not refunded; look at its number again.",
    ),
}
