"""What is said at the desk of scanned papers and of lists that are read in."""

from tdapp.voice.texts import Words, text

AT_REGISTRATION: dict[str, Words] = {
    "another_name_asked": text(
        "refusal",
        "{name} is not entered: another name is being asked about. "
        "Answer that question, then enter {name} again.",
    ),
    "card_is_void": text(
        "refusal",
        "This seat card is void: entry {entry} of {event} was reversed. Ask who issued it.",
    ),
    "card_in_use": text("refusal", "Card {card} belongs to {name}. Check the card and the name."),
    "no_such_receipt": text(
        "refusal", "Receipt {receipt} was never issued in this event. Check the document."
    ),
    "nobody_chosen": text("refusal", "No player is selected. Find one and select the row."),
    "not_a_wish": text(
        "refusal",
        "“{text}” is not a way to show a name. Type one of these, or leave it empty: {words}.",
    ),
    "not_our_code": text(
        "refusal", "“{text}” is not on a seat card or receipt of an open event. Scan it again."
    ),
    "players_loading": text("refusal", "Players are still loading. Please wait."),
    "receipt_is_void": text(
        "refusal",
        "Receipt {receipt} of {event} is void: its purchase was reversed. Ask who sold it.",
    ),
}
