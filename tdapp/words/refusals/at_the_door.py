"""What is said of the queue of a full event, and to whoever may not play."""

from tdapp.voice.texts import Words, plural, text

AT_THE_DOOR: dict[str, Words] = {
    "already_waiting": text(
        "refusal", "This player is already on the alternates list (ticket {ticket})."
    ),
    "alternates_held": plural(
        "refusal",
        "Money is still held for {tickets:count} alternate. Seat or refund this player first.",
        "Money is still held for {tickets:count} alternates. Seat or refund them first.",
        by="tickets",
    ),
    "alternates_wait": text(
        "refusal", "Alternates waiting: {waiting:count}. Add this player to the list."
    ),
    "barred": text(
        "refusal",
        "This player has been barred since {since_us:day}. Only the director may admit them, with "
        "a reason.",
    ),
    "no_alternates": text(
        "refusal", "This event has no alternates list. Enter the player while seats are free."
    ),
    "no_place_free": text(
        "refusal", "No seat is free. Add the player as an alternate, or open a table."
    ),
    "no_such_ticket": text("refusal", "No alternate waits with ticket {ticket}. Check the number."),
    "queue_is_open": text(
        "refusal", "An alternate may still get a seat. Refund tickets one at a time."
    ),
    "nobody_waits": text("refusal", "The alternates list is empty. Enter players directly."),
    "not_called": text("refusal", "Ticket {ticket} was not called. Call alternates in order."),
    "places_left": text("refusal", "Free places: {places:count}. Enter the player directly."),
    "self_excluded": text(
        "refusal",
        "This player has self-excluded since {since_us:day}. Turn them away; no one may overrule "
        "it.",
    ),
    "still_time": text(
        "refusal",
        "Ticket {ticket} has {minutes} min left to appear. Wait, or pass over as declined.",
    ),
    "waits_for_a_place": text(
        "refusal",
        "The player of entry {entry} is on the alternates list (ticket {ticket}). Refund the "
        "ticket first.",
    ),
    "under_age": text(
        "refusal", "This player is under age. Turn them away; no one may overrule it."
    ),
}
