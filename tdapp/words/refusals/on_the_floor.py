"""What is said of what was typed or chosen on the floor."""

from tdapp.voice.texts import Words, text

ON_THE_FLOOR: dict[str, Words] = {
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
}
