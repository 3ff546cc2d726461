"""What is said of the clock, the running structure, and structures that are made."""

from tdapp.voice.texts import Words, text

OF_THE_CLOCK: dict[str, Words] = {
    "another_level": text("refusal", "{said} is now {now}. Check it and ask again."),
    "bad_level": text(
        "refusal", "That is not a level. Give minutes, and blinds unless it is a break."
    ),
    "break_has_begun": text(
        "refusal", "This break has begun. Change a later level, or set the clock."
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
    "chips_do_not_pay": text(
        "refusal",
        "A starting stack of {chips:count} cannot be made up with chips of {smallest:count} and "
        "more. Change the stack or the chip set.",
    ),
    "blinds_too_steep": text(
        "refusal",
        "Too few levels ({levels}): blinds would nearly double each time. Choose a level length of "
        "{minutes} min, or more hours.",
    ),
    "blinds_too_flat": text(
        "refusal",
        "Too many levels ({levels}) for the different blinds until the end ({most}). Choose a "
        "level length of {minutes} min, or a deeper stack.",
    ),
    "no_level_fits": text(
        "refusal",
        "No level length fits {hours:span} with a stack of {chips:count}. Choose about "
        "{fitting:span}, or another stack.",
    ),
    "stack_fits_no_hours": text(
        "refusal",
        "No level length fits {hours:span} or near with a stack of {chips:count}. Choose another "
        "stack or chip set.",
    ),
    "blinds_rise_fast": text(
        "refusal",
        "Blinds rise by {percent}% per level, which is fast. The usual level length here is "
        "{minutes} min.",
    ),
    "registration_to_the_end": text(
        "refusal",
        "Registration closes with level {level}, but the event ends about level {ends}. Close it "
        "earlier.",
    ),
    "not_of_blinds": text(
        "refusal",
        "The levels name several games, or have no small blind. Change them by hand.",
    ),
    "blinds_end_nothing": text(
        "refusal",
        "The blinds are too low to end the event: {left:count} big blinds would still be in play. "
        "Let them rise faster.",
    ),
    "ends_past_the_sheet": text(
        "refusal",
        "The event ends about level {ends}, but the list ends with level {levels}. Add levels.",
    ),
    "blinds_outrun_play": text(
        "refusal",
        "The last players would have few chips (big blinds in play: {left}). Choose more hours, or "
        "a smaller stack.",
    ),
    "ends_with_seats": text(
        "refusal",
        "Play ends with the winners of seats (players left: {left:count}), so after {ends:span}, "
        "not {wished:span}. Choose about {ends:span}, or longer levels.",
    ),
    "ends_off_plan": text(
        "refusal",
        "The event would end after {ends:span}, more than a level from the planned {wished:span}. "
        "Change the levels.",
    ),
    "no_levels_pasted": text(
        "refusal",
        "No levels found in what was copied. Copy rows with small blind, big blind and minutes, "
        "such as 100, 200, 20.",
    ),
    "chips_short": text(
        "refusal",
        "The room is short of chips: {chips}. Use larger chips, or a smaller stack.",
    ),
}
