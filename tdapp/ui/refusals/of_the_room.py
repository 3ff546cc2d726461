"""What is said of the physical tables of the room."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

OF_THE_ROOM = {
    "not_two_numbers": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is not what is asked for; write two numbers like 23 9."
    ),
    "outside_room": QT_TRANSLATE_NOOP(
        "Refusal",
        "Table {table} cannot stand there; a place is 0 to {most} cm from the corner of the plan.",
    ),
    "stands_there": QT_TRANSLATE_NOOP(
        "Refusal", "Table {table} stands there already; choose another place for it."
    ),
}
