"""What is said of a hand that is followed at a feature table."""

from tdapp.voice.texts import Words, text

OF_FEATURE_HANDS: dict[str, Words] = {
    "hand_in_play": text("refusal", "A hand is in play at table {table}. End or discard it first."),
    "kill_pots_already": text("refusal", "Kill pots at table {table} are already set that way."),
    "no_kill_pots": text("refusal", "The house has no kill pots in this game. Play it without."),
    "no_clock_runs": text("refusal", "No clock is running on this player. Call the clock first."),
    "no_hand_in_play": text("refusal", "No hand is followed at table {table}. Begin one first."),
    "no_step_yet": text(
        "refusal",
        "Nothing has been recorded for the hand at table {table}. Discard it if it is wrong.",
    ),
    "no_such_board": text(
        "refusal", "This hand has no board {board}. Choose one that lies on the table."
    ),
    "not_dealt": text(
        "refusal", "Player {player} is not in this hand. Choose one who was dealt in."
    ),
    "not_dealt_in": text(
        "refusal", "Entry {entry} is not dealt into this hand. Type the stacks of players who are."
    ),
    "other_seats_meant": text(
        "refusal", "Seat {seat} is not possible here. Choose one of {seats}."
    ),
    "spread_not_told": text(
        "refusal",
        "Spread limit needs a minimum and a maximum bet. Name “{game}” with them, such as "
        "“spread-limit hold'em 100-400”.",
    ),
    "stack_not_told": text(
        "refusal", "The stack of entry {entry} is not known. Count it and type it."
    ),
    "time_is_left": text("refusal", "Time left to act: {seconds} s. Wait for it to run out."),
}
