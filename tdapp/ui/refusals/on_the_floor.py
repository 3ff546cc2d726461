"""What is said of what was typed or chosen on the floor."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

ON_THE_FLOOR = {
    "line_not_suggested": QT_TRANSLATE_NOOP(
        "Refusal", "The chosen line suggests no move and no break; choose one that does."
    ),
    "line_not_under_way": QT_TRANSLATE_NOOP(
        "Refusal", "The chosen line is about no move under way; choose one that is ordered."
    ),
    "no_line_chosen": QT_TRANSLATE_NOOP(
        "Refusal", "No line is chosen; choose what is to be done in the list above."
    ),
    "no_seat_chosen": QT_TRANSLATE_NOOP(
        "Refusal", "No seat is chosen; choose one in the list of the table."
    ),
    "no_table_chosen": QT_TRANSLATE_NOOP("Refusal", "The event has no table yet; open one first."),
    "no_move_under_way": QT_TRANSLATE_NOOP(
        "Refusal", "No move is ordered and not made; order one before slips are written."
    ),
    "no_no_shows": QT_TRANSLATE_NOOP(
        "Refusal", "Everybody has taken a seat; there is no no-show to remove."
    ),
    "not_a_count": QT_TRANSLATE_NOOP("Refusal", "“{text}” is no number; write digits alone."),
    "nobody_seated": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody has a seat yet; draw the seats before papers about them are written."
    ),
    "not_a_button": QT_TRANSLATE_NOOP(
        "Refusal",
        "“{text}” says no button; write the seats of button, small and big blind like 4 5 6.",
    ),
    "not_a_player": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” names nobody; write the entry, or table and seat like 12-5."
    ),
    "not_a_seat": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is no seat; write table and seat like 12-5."
    ),
    "not_one_table": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is not one table; write its number alone."
    ),
    "not_tables": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” names no tables; write their numbers like 3 1 2."
    ),
    "other_move_first": QT_TRANSLATE_NOOP(
        "Refusal", "Another move from table {table} comes first; order that one before this."
    ),
}
