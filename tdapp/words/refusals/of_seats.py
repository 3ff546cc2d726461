"""What is said of seats, moves, absent players, the tables of the room, and what is typed."""

from tdapp.voice.texts import Words, text

OF_SEATS: dict[str, Words] = {
    "already_seated": text("refusal", "Entry {entry} has a seat. Order a move to another one."),
    "alternates_first": text(
        "refusal", "Alternates get the seats that come free. Seat them first."
    ),
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
    "nobody_on_the_way": text(
        "refusal", "No player of table {table} is on the way to another seat. Order a move first."
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
    "not_two_numbers": text(
        "refusal", "“{text}” is not understood. Type two numbers, such as 23 9."
    ),
    "outside_room": text(
        "refusal",
        "Table {table} cannot stand there. A place is 0 to {most} cm from the corner of the plan.",
    ),
    "stands_there": text("refusal", "Table {table} is already there. Choose another place for it."),
    "line_not_suggested": text(
        "refusal", "The selected row suggests no move or break. Select one that does."
    ),
    "line_not_under_way": text(
        "refusal", "The selected row is not a move under way. Select one that is."
    ),
    "no_line_chosen": text("refusal", "No row is selected. Select one in the list above."),
    "no_seat_chosen": text("refusal", "No seat is selected. Select one in the table's list."),
    "no_table_chosen": text("refusal", "The event has no table yet. Open one first."),
    "no_move_under_way": text(
        "refusal", "No move is under way. Order one before printing move slips."
    ),
    "no_no_shows": text("refusal", "Every player has taken a seat. There are no no-shows."),
    "not_a_count": text("refusal", "“{text}” is not a number. Type digits only."),
    "nobody_seated": text(
        "refusal", "No seats have been drawn yet. Draw the seats before printing seat documents."
    ),
    "not_a_button": text(
        "refusal",
        "“{text}” is not understood. Type the seats of button, small and big blind, such as 4 5 6.",
    ),
    "not_a_player": text(
        "refusal",
        "“{text}” does not name a player. Type the entry, or table and seat, such as 12-5.",
    ),
    "not_a_seat": text("refusal", "“{text}” is not a seat. Type table and seat, such as 12-5."),
    "not_one_table": text("refusal", "“{text}” is not one table. Write its number alone."),
    "not_tables": text("refusal", "“{text}” names no tables. Write their numbers, such as 3 1 2."),
    "other_move_first": text(
        "refusal", "Another move from table {table} comes first. Order that one before this."
    ),
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
    "no_teams": text(
        "refusal", "This event is not played in teams. Publish `teams` in its event file first."
    ),
    "team_is_full": text(
        "refusal", "The team of entry {entry} is full ({most:count}). Add no further partner."
    ),
    "no_partner": text("refusal", "Entry {entry} has no partner. Add the partner first."),
    "not_a_partner": text(
        "refusal", "That person does not wait in the team of entry {entry}. Name another one."
    ),
    "not_of_the_team": text(
        "refusal", "That person is not of the team of entry {entry}. Choose one of its members."
    ),
    "team_of_one": text(
        "refusal",
        "No team of one has a seat in this event: {entries}. Add the partner first, or refund.",
    ),
    "no_swap_yet": text("refusal", "This team swaps from level {level} on. Play on until then."),
    "swap_in_breaks": text("refusal", "Partners swap in breaks only. Wait for the next break."),
    "none_to_swap": text("refusal", "No team may swap partners now. Play on."),
}
