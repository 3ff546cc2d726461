"""What is said when money cannot go back, or an entry cannot be put right."""

from tdapp.voice.texts import Words, text

ON_REFUNDS: dict[str, Words] = {
    "another_sum": text(
        "refusal", "You asked about {said:money}. It is now {now:money}. Check it and ask again."
    ),
    "debt_first": text(
        "refusal", "Receipt {receipt} of entry {entry} is still unpaid. Collect it first."
    ),
    "field_is_fixed": text(
        "refusal", "Entries closed when the prizes were posted. Undo the posting first."
    ),
    "handed_over": text(
        "refusal",
        "Entry {entry} has been played. Two people must sign to void it in play.",
    ),
    "is_cancelled": text(
        "refusal",
        "A cancellation cannot be undone. Take it back in the Event menu, before refunds go out.",
    ),
    "no_refund": text("refusal", "Nothing is refundable to entry {entry} here. Ask a supervisor."),
    "not_handed_over": text(
        "refusal", "Entry {entry} has not been played. Void it without taking chips out of play."
    ),
    "not_refunded": text("refusal", "Entry {entry} was not refunded. Check the number."),
}
