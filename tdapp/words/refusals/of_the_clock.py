"""What the clock and the running structure answer."""

from tdapp.voice.texts import Words, text

OF_THE_CLOCK: dict[str, Words] = {
    "another_level": text("refusal", "{said} is now {now}. Check it and ask again."),
    "bad_level": text(
        "refusal", "That is not a level. Give minutes, and blinds unless it is a break."
    ),
    "event_decided": text(
        "refusal", "Entry {entry} has won: one player is left. Undo the last exit if that is wrong."
    ),
    "is_structure": text("refusal", "Structure changes cannot be undone. Change the level again."),
    "no_level_chosen": text("refusal", "No level is selected. Select one in the list."),
    "level_has_begun": text(
        "refusal", "Level {level} has begun. Change a later one, or set the clock."
    ),
    "level_not_understood": text(
        "refusal", "That is not a level. Type “20 min 400/800 ante 100”, or “10 min” for a break."
    ),
    "nobody_was_away": text(
        "refusal", "No time away is waiting to be decided. Start or set the clock."
    ),
    "nothing_to_play": text(
        "refusal", "No level with blinds would remain. Change this one instead."
    ),
    "sold_in_that_level": text(
        "refusal", "Something is on sale only in that level. Keep it, or shorten it."
    ),
    "time_away_unknown": text(
        "refusal",
        "The computer's clock was set back, so no one knows how long the program was off. Type the "
        "minutes.",
    ),
    "time_not_understood": text("refusal", "That is not a time. Type 12:30, +5, or “level 7”."),
    "structure_fixed": text(
        "refusal",
        "Rule {rule}: only changes announced in the event conditions are allowed. The structure "
        "stays as it is.",
    ),
    "structure_unchanged": text(
        "refusal", "That changes nothing. Give another length or other blinds."
    ),
}
