"""What is said of seats, moves and tables that break."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

OF_SEATS = {
    "already_seated": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} has a seat; order a move to another one."
    ),
    "alternates_wait": QT_TRANSLATE_NOOP(
        "Refusal", "Alternates wait and get the seats that fall free; seat them first."
    ),
    "away_already": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} is noted as away; say when the player is back."
    ),
    "button_not_told": QT_TRANSLATE_NOOP(
        "Refusal", "Nothing is told of the button at table {table}; give one seat at least."
    ),
    "button_out_of_order": QT_TRANSLATE_NOOP(
        "Refusal",
        "Button and blinds cannot stand so at table {table}; give their seats clockwise, "
        "the button first.",
    ),
    "called_to_those_seats": QT_TRANSLATE_NOOP(
        "Refusal",
        "{called:count} alternates are called and would find no seat; seat them or pass them over.",
    ),
    "here_already": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} is noted as here; there is nothing to change."
    ),
    "kept_apart": QT_TRANSLATE_NOOP(
        "Refusal", "Entries {one} and {other} are kept apart already; there is nothing to change."
    ),
    "may_move": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} may be moved already; there is nothing to change."
    ),
    "exit_not_pending": QT_TRANSLATE_NOOP(
        "Refusal", "No exit of entry {entry} is pending at table {table}; it may be in play or out."
    ),
    "exit_pending": QT_TRANSLATE_NOOP(
        "Refusal", "The exit of entry {entry} is pending; end the hold of table {table} first."
    ),
    "moves_already": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} is to move by slip {slip}; note the arrival or call it back."
    ),
    "moves_under_way": QT_TRANSLATE_NOOP(
        "Refusal", "{moves:count} moves are under way; note the arrivals or call them back first."
    ),
    "no_such_move": QT_TRANSLATE_NOOP(
        "Refusal", "No move of entry {entry} is ordered; order it first."
    ),
    "no_such_slip": QT_TRANSLATE_NOOP(
        "Refusal", "No move is under way by slip {slip}; choose one from the list."
    ),
    "nobody_in_seat": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody has seat {seat}; name the seats of players who are away."
    ),
    "nobody_leaves": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody is on the way from table {table}; there is nothing to call back."
    ),
    "nobody_sits_there": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody sits at table {table} any more; close it."
    ),
    "not_kept_apart": QT_TRANSLATE_NOOP(
        "Refusal", "Entries {one} and {other} are not kept apart; there is nothing to change."
    ),
    "not_next_to_break": QT_TRANSLATE_NOOP(
        "Refusal", "Table {table} is not to break now; break it out of turn with a reason."
    ),
    "nothing_suggested": QT_TRANSLATE_NOOP(
        "Refusal", "No move from table {table} is suggested; overrule that with a reason."
    ),
    "on_the_way_here": QT_TRANSLATE_NOOP(
        "Refusal", "Somebody is on the way to table {table}; note the arrival or call it back."
    ),
    "own_table": QT_TRANSLATE_NOOP(
        "Refusal",
        "Entry {entry} sits at table {table} already; choose a seat at another one, or give the "
        "seat anew there.",
    ),
    "player_stays": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} must not be moved; break another table or lift that first."
    ),
    "players_expected": QT_TRANSLATE_NOOP(
        "Refusal", "Somebody is on the way to table {table}; call the move back first."
    ),
    "same_entry": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} is named twice; name two different players."
    ),
    "say_which_seat": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} was sent to the worst seat of table {table}; say which it is."
    ),
    "seat_kept": QT_TRANSLATE_NOOP(
        "Refusal", "Seat {seat} is kept for the move on slip {slip}; choose another one."
    ),
    "seat_locked": QT_TRANSLATE_NOOP(
        "Refusal", "Seat {seat} is locked; unlock it or choose another one."
    ),
    "seat_not_locked": QT_TRANSLATE_NOOP(
        "Refusal", "Seat {seat} is not locked; there is nothing to change."
    ),
    "stays_already": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} must not be moved already; there is nothing to change."
    ),
    "places_pending": QT_TRANSLATE_NOOP(
        "Refusal", "An earlier exit at table {table} is pending; end the hold first, then pay."
    ),
    "table_breaks": QT_TRANSLATE_NOOP(
        "Refusal", "Table {table} is being broken; note the arrivals."
    ),
    "wrong_opening_order": QT_TRANSLATE_NOOP(
        "Refusal", "Table {table} is open already or listed twice; list each once that is to open."
    ),
    "table_not_on_hold": QT_TRANSLATE_NOOP(
        "Refusal", "Table {table} is not on hold; there is nothing to end."
    ),
}
