"""What is said of seats, moves and tables that break."""

from tdapp.voice.texts import Words, text

OF_SEATS: dict[str, Words] = {
    "already_seated": text("refusal", "Entry {entry} has a seat. Order a move to another one."),
    "alternates_wait": text("refusal", "Alternates get the seats that come free. Seat them first."),
    "away_already": text(
        "refusal", "Entry {entry} is marked away. Record when the player is back."
    ),
    "button_not_told": text(
        "refusal", "No button is given for table {table}. Give at least one seat."
    ),
    "button_out_of_order": text(
        "refusal",
        "Button and blinds cannot be in those seats at table {table}. Give the seats clockwise, "
        "button first.",
    ),
    "called_to_those_seats": text(
        "refusal",
        "Called alternates would have no seat ({called:count}). Seat them or pass them over.",
    ),
    "here_already": text("refusal", "Entry {entry} is already marked as here."),
    "kept_apart": text("refusal", "Entries {one} and {other} are already kept apart."),
    "may_move": text("refusal", "Entry {entry} is already free to move."),
    "exit_not_pending": text(
        "refusal",
        "Entry {entry} has no pending elimination at table {table}. It may be in play or already "
        "out.",
    ),
    "exit_pending": text(
        "refusal", "The elimination of entry {entry} is pending. Release table {table} first."
    ),
    "moves_already": text(
        "refusal", "Entry {entry} is moving on slip {slip}. Record the arrival or cancel the move."
    ),
    "moves_under_way": text(
        "refusal", "Moves under way: {moves:count}. Record the arrivals or cancel the moves first."
    ),
    "no_such_move": text("refusal", "No move of entry {entry} is ordered. Order it first."),
    "no_such_slip": text(
        "refusal", "No move is under way on slip {slip}. Choose one from the list."
    ),
    "nobody_in_seat": text(
        "refusal", "No player has seat {seat}. Name the seats of players who are away."
    ),
    "nobody_leaves": text(
        "refusal", "No one is moving from table {table}, so no move can be cancelled."
    ),
    "nobody_sits_there": text("refusal", "Table {table} is empty. Close it."),
    "not_kept_apart": text("refusal", "Entries {one} and {other} are not kept apart."),
    "not_next_to_break": text(
        "refusal", "Table {table} is not due to break. To break it out of turn, give a reason."
    ),
    "nothing_suggested": text(
        "refusal", "No move from table {table} is suggested. To move anyway, give a reason."
    ),
    "on_the_way_here": text(
        "refusal", "A player is moving to table {table}. Record the arrival or cancel the move."
    ),
    "player_stays": text(
        "refusal", "Entry {entry} must not be moved. Break another table, or allow moves first."
    ),
    "players_expected": text(
        "refusal", "A player is moving to table {table}. Cancel the move first."
    ),
    "same_entry": text("refusal", "Entry {entry} is named twice. Name two different players."),
    "say_which_seat": text(
        "refusal", "Entry {entry} was sent to the worst position at table {table}. Enter the seat."
    ),
    "say_what_was_drawn": text(
        "refusal",
        "No draw is named for entry {entry}. Type the card or ballot, or give a reason.",
    ),
    "seat_kept": text(
        "refusal", "Seat {seat} is kept for the move on slip {slip}. Choose another one."
    ),
    "seat_locked": text("refusal", "Seat {seat} is locked. Unlock it or choose another one."),
    "seat_not_locked": text("refusal", "Seat {seat} is not locked."),
    "stays_already": text("refusal", "Entry {entry} is already set to stay."),
    "places_pending": text(
        "refusal",
        "An earlier elimination at table {table} is pending. Release the table first, then pay.",
    ),
    "table_breaks": text("refusal", "Table {table} is breaking. Record the arrivals."),
    "wrong_opening_order": text(
        "refusal", "Table {table} is already open or listed twice. List each once that is to open."
    ),
    "table_not_on_hold": text(
        "refusal", "Table {table} is not on hold. There is nothing to release."
    ),
}
