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
        "No level length fits {minutes} min of play with a stack of {chips:count}. Change the "
        "hours, the stack or the chip set.",
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
}
