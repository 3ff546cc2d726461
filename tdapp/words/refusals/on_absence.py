"""What is said of late and absent players, and of seats that do not change."""

from tdapp.voice.texts import Words, text

ON_ABSENCE: dict[str, Words] = {
    "absent_not_posted": text(
        "refusal", "Absent players post nothing (rule {rule}). Leave the stack as it is."
    ),
    "blinds_above_hands": text(
        "refusal",
        "One seat cannot owe so many blinds ({blinds}) in so few hands ({hands}). Count again.",
    ),
    "not_noted_away": text(
        "refusal", "Entry {entry} is not marked away. Check the seat and mark it."
    ),
    "nothing_missed": text(
        "refusal",
        "No missed hands were given. Enter how many hands were dealt while the player was away.",
    ),
    "presence_not_understood": text(
        "refusal", "“{text}” is not understood. Type 12 all here, 12-5 away or 12-5 here."
    ),
    "seat_of_another_table": text(
        "refusal", "Seat {seat} is not at table {table}. Name the seats of one table at a time."
    ),
    "seat_was_taken": text(
        "refusal", "Entry {entry} has been at the table. Only no-shows are removed this way."
    ),
    "seats_are_fixed": text(
        "refusal",
        "Rule {rule}: seats stay as drawn. Moves need published event conditions that allow them.",
    ),
    "stack_not_told": text(
        "refusal", "The stack of entry {entry} is not known. Count it and say how much it is."
    ),
}
