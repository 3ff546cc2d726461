"""What is said of late and absent players, and of seats that do not change."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

ON_ABSENCE = {
    "absent_not_posted": QT_TRANSLATE_NOOP(
        "Refusal", "Nothing is taken from who is absent (rule {rule}); leave the stack as it is."
    ),
    "blinds_above_hands": QT_TRANSLATE_NOOP(
        "Refusal", "{blinds} blinds are more than {hands} hands have for one seat; count again."
    ),
    "not_noted_away": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody has noted that entry {entry} is away; look at the seat and note it."
    ),
    "nothing_missed": QT_TRANSLATE_NOOP(
        "Refusal", "No hand was missed; say how many were dealt while the player was away."
    ),
    "presence_not_understood": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is not understood; write 12 all here, 12-5 away or 12-5 here."
    ),
    "seat_of_another_table": QT_TRANSLATE_NOOP(
        "Refusal", "Seat {seat} is not at table {table}; name the seats of one table at a time."
    ),
    "seat_was_taken": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} has been at its seat; only who never came is swept away."
    ),
    "seats_are_fixed": QT_TRANSLATE_NOOP(
        "Refusal",
        "Seats stay as they were drawn (rule {rule}); only published conditions allow moves.",
    ),
    "stack_not_told": QT_TRANSLATE_NOOP(
        "Refusal", "The stack of entry {entry} is not known; count it and say how much it is."
    ),
}
