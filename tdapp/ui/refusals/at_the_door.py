"""What is said of the queue of a full event, and to whoever may not play."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

AT_THE_DOOR = {
    "already_waiting": QT_TRANSLATE_NOOP(
        "Refusal",
        "This person waits already with ticket {ticket}; sell no second one.",
    ),
    "alternates_held": QT_TRANSLATE_NOOP(
        "Refusal",
        "The money of {tickets:count} tickets is still held; seat them or give it back first.",
    ),
    "alternates_wait": QT_TRANSLATE_NOOP(
        "Refusal",
        "{waiting:count} wait in the queue for a place; let this person join it.",
    ),
    "barred": QT_TRANSLATE_NOOP(
        "Refusal",
        "This person is barred since {since_us:day}; only the director may let the player in, with "
        "a reason.",
    ),
    "no_alternates": QT_TRANSLATE_NOOP(
        "Refusal",
        "This event keeps no queue; enter the person while there is room.",
    ),
    "no_place_free": QT_TRANSLATE_NOOP(
        "Refusal",
        "No place is free; let the person join the queue or open a table.",
    ),
    "no_such_ticket": QT_TRANSLATE_NOOP(
        "Refusal",
        "Nobody waits with ticket {ticket}; look at its number again.",
    ),
    "queue_is_open": QT_TRANSLATE_NOOP(
        "Refusal", "Somebody who waits may still get in; give back one ticket after the other."
    ),
    "nobody_waits": QT_TRANSLATE_NOOP(
        "Refusal",
        "Nobody is left in the queue to be called; enter whoever comes.",
    ),
    "not_called": QT_TRANSLATE_NOOP(
        "Refusal",
        "Ticket {ticket} was not called; call the queue in its order.",
    ),
    "places_left": QT_TRANSLATE_NOOP(
        "Refusal",
        "There is room for {places:count} more; enter the person instead.",
    ),
    "self_excluded": QT_TRANSLATE_NOOP(
        "Refusal",
        "This person is excluded by own wish since {since_us:day}; turn the player away, nobody "
        "may overrule it.",
    ),
    "still_time": QT_TRANSLATE_NOOP(
        "Refusal",
        "Ticket {ticket} has {minutes} minutes left to appear; wait, or pass it over as declined.",
    ),
    "waits_for_a_place": QT_TRANSLATE_NOOP(
        "Refusal",
        "The player of entry {entry} waits among the alternates with ticket {ticket}; "
        "give its money back first.",
    ),
    "under_age": QT_TRANSLATE_NOOP(
        "Refusal",
        "This person is not of age; turn the player away, nobody may overrule it.",
    ),
}
