"""What is said of structures that are made for a field, and of drafts that are tried."""

from tdapp.voice.texts import Words, text

OF_STRUCTURES: dict[str, Words] = {
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
    "ends_off_plan": text(
        "refusal",
        "The event would end after {ends:span}, more than a level from the planned {wished:span}. "
        "Change the levels.",
    ),
    "chips_short": text(
        "refusal",
        "The room is short of chips: {chips}. Use larger chips, or a smaller stack.",
    ),
}
