"""What is said of the physical tables of the room."""

from tdapp.voice.texts import Words, text

OF_THE_ROOM: dict[str, Words] = {
    "not_two_numbers": text(
        "refusal", "“{text}” is not understood. Type two numbers, such as 23 9."
    ),
    "outside_room": text(
        "refusal",
        "Table {table} cannot stand there. A place is 0 to {most} cm from the corner of the plan.",
    ),
    "stands_there": text("refusal", "Table {table} is already there. Choose another place for it."),
}
