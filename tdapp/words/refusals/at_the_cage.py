"""What is said when something cannot be sold."""

from tdapp.voice.texts import Words, plural, text

AT_THE_CAGE: dict[str, Words] = {
    "addons_used_up": text(
        "refusal", "Entry {entry} has already taken the add-on. Maximum per player: {most}."
    ),
    "entries_used_up": text(
        "refusal", "This player has used all {most} re-entries. No more can be sold."
    ),
    "flight_used_up": text(
        "refusal",
        "This player can have no more re-entries in flight {flight} (maximum {most}). Sell one in "
        "the next flight.",
    ),
    "field_closed": text(
        "refusal",
        "Entries, re-buys and add-ons closed when the prizes were posted. No more can be sold.",
    ),
    "no_addons": text("refusal", "This event has no add-on."),
    "nobody_named": text(
        "refusal", "No entry is named, or one is named twice. Name each entry once."
    ),
    "not_a_stack": plural(
        "refusal",
        "A stack cannot be {stack} chip. Count it again.",
        "A stack cannot be {stack} chips. Count it again.",
        by="stack",
    ),
    "not_on_credit": text(
        "refusal", "Only a re-buy or an add-on may be left unpaid. Collect the money first."
    ),
    "not_on_sale_yet": text("refusal", "This goes on sale at level {from_level}. Wait for it."),
    "nobody_refunded": text("refusal", "No entry has been refunded, so none can be readmitted."),
    "nothing_owed": text("refusal", "Nothing is owed on receipt {receipt}. Check the number."),
    "owes_nothing": text("refusal", "Entry {entry} owes nothing. There is no debt to pay."),
    "time_is_up": text("refusal", "Sales closed {minutes} min into play. No more can be sold."),
    "too_many_at_once": text(
        "refusal", "{units} at once is too many. Sell at most {most} per purchase."
    ),
}
