"""What is said of heads-up brackets: the draw, calls to halves of tables, matches."""

from tdapp.voice.texts import Words, text

OF_BRACKETS: dict[str, Words] = {
    "bracket_begun": text(
        "refusal", "Pairings have been called, so the draw stands. Call them back first."
    ),
    "bracket_is_drawn": text(
        "refusal", "The bracket is drawn. Sell the player a new entry in place of a bye."
    ),
    "bracket_not_drawn": text("refusal", "The bracket is not drawn. Draw it first."),
    "bracket_too_large": text(
        "refusal",
        "A bracket has room for {most:count} and not for {players:count}. Void entries or split "
        "the field.",
    ),
    "bracket_too_small": text(
        "refusal", "A bracket needs two players. Sell more entries, then draw."
    ),
    "byes_meet": text("refusal", "Pairing {pairing} would be two byes. Put a player on one side."),
    "drawn_in_bracket": text(
        "refusal", "Entry {entry} is drawn in the bracket. Let the player leave instead."
    ),
    "half_in_use": text("refusal", "Table {half} is in use. Choose another one."),
    "later_matches": text(
        "refusal",
        "Pairings {pairings} were played with this result. To take them back too, give a reason.",
    ),
    "match_clock_runs": text(
        "refusal", "The clock of pairing {pairing} is running. Hold it first."
    ),
    "match_clock_stands": text(
        "refusal", "The clock of pairing {pairing} is not running. Start it first."
    ),
    "may_still_appear": text(
        "refusal",
        "The players of pairing {pairing} may appear until {until:moment}. For a walk-over before "
        "that, give a reason.",
    ),
    "no_back": text("refusal", "Both sides of table {table} need a card back. Name two colours."),
    "no_bracket": text("refusal", "This event is not a bracket. Choose a heads-up event."),
    "no_bye_left": text(
        "refusal", "The bracket is drawn and no bye is left. Enter the player in another event."
    ),
    "no_match_clock": text(
        "refusal", "No pairing at a table has a clock for this. Call a pairing first."
    ),
    "no_pairing_chosen": text("refusal", "No pairing is selected. Select one in the bracket."),
    "no_pairing_there": text(
        "refusal", "No pairing is called to table {half}. Name the half it was called to."
    ),
    "no_pairing_due": text(
        "refusal", "No pairing is ready, or no table is free. End a match or open a table."
    ),
    "no_such_match": text(
        "refusal", "Match {match} of pairing {pairing} was not played. Choose another one."
    ),
    "no_such_pairing": text("refusal", "There is no pairing {pairing}. The last one is {last}."),
    "not_a_bracket": text("refusal", "Places of the draw: {places}. Write 0 for each bye."),
    "not_in_that_pairing": text(
        "refusal",
        "Entry {entry} has no opponent in pairing {pairing}. Choose a player of a pairing in play.",
    ),
    "not_in_the_draw": text(
        "refusal", "Entry {entry} is not in play or is seeded twice. Correct the seeds."
    ),
    "not_the_whole_field": text(
        "refusal",
        "Places given: {drawn:count}, players in play: {players:count}. Give each player one "
        "place.",
    ),
    "out_by_pairing": text(
        "refusal", "In a bracket entry {entry} is out by losing a pairing. End the match instead."
    ),
    "out_of_the_bracket": text(
        "refusal", "Entry {entry} lost in the bracket. Correct the match instead."
    ),
    "pairing_begun": text(
        "refusal", "A match of pairing {pairing} has been won. Correct the match instead."
    ),
    "pairing_called": text(
        "refusal", "Pairing {pairing} is at table {half}. Call it back to move it."
    ),
    "pairing_decided": text("refusal", "Pairing {pairing} is decided. Correct the match instead."),
    "pairing_not_called": text("refusal", "Pairing {pairing} is not called. Call it first."),
    "pairing_not_ready": text(
        "refusal", "Pairing {pairing} is decided or its players are not known. Choose another one."
    ),
    "same_backs": text(
        "refusal",
        "The cards on both sides of table {table} would be {back}. Use another colour on one "
        "({rule}).",
    ),
    "seats_by_pairing": text(
        "refusal", "In a bracket players sit where their pairing is called. Call the pairing."
    ),
    "shared_clock": text(
        "refusal", "All pairings play by the clock of the event. Start or pause that one."
    ),
    "table_divided": text(
        "refusal", "Table {table} is divided. Name a side: {table}a or {table}b."
    ),
    "table_not_divided": text(
        "refusal", "Table {table} is not divided. Put a divider on it, or use the whole table."
    ),
}
