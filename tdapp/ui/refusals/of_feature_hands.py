"""What is said of a hand that is followed at a feature table."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

OF_FEATURE_HANDS = {
    "hand_in_play": QT_TRANSLATE_NOOP(
        "Refusal", "A hand is in play at table {table}; end it or drop it first."
    ),
    "kill_pots_already": QT_TRANSLATE_NOOP(
        "Refusal", "Kill pots at table {table} are so already; nothing is to be changed."
    ),
    "no_kill_pots": QT_TRANSLATE_NOOP(
        "Refusal", "The house has no kill pots in this game; play it without."
    ),
    "no_clock_runs": QT_TRANSLATE_NOOP("Refusal", "No clock runs for this player; call it first."),
    "no_hand_in_play": QT_TRANSLATE_NOOP(
        "Refusal", "No hand is followed at table {table}; begin one first."
    ),
    "no_step_yet": QT_TRANSLATE_NOOP(
        "Refusal", "Nothing was entered of the hand at table {table} yet; drop it if it is wrong."
    ),
    "no_such_board": QT_TRANSLATE_NOOP(
        "Refusal", "This hand has no board {board}; choose one that lies on the table."
    ),
    "not_dealt": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody with number {player} is in this hand; choose one who was dealt in."
    ),
    "not_dealt_in": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} is not dealt this hand; type the stacks of those who are."
    ),
    "other_seats_meant": QT_TRANSLATE_NOOP(
        "Refusal", "Seat {seat} cannot be meant here; choose one of {seats}."
    ),
    "spread_not_told": QT_TRANSLATE_NOOP(
        "Refusal",
        "A spread limit needs its least and its most bet; name “{game}” with them, such as "
        "“spread-limit hold'em 100-400”.",
    ),
    "stack_not_told": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody has told the stack of entry {entry}; count it and type it."
    ),
    "time_is_left": QT_TRANSLATE_NOOP(
        "Refusal", "{seconds} seconds are left to act; wait until they are over."
    ),
}
