"""What is said of chips that are moved, counted, reported, exchanged and raced."""

from tdapp.voice.texts import Words, plural, text

OF_CHIPS: dict[str, Words] = {
    "chip_has_left": text(
        "refusal",
        "The chips of {chip:count} were coloured up. Name chips that are in play, or undo that "
        "colour-up.",
    ),
    "stack_above_all": text(
        "refusal",
        "{chips:count} is more than all chips in play ({most:count}). Check the stack.",
    ),
    "count_does_not_add_up": text(
        "refusal",
        "The denominations add up to {lots:count}, but the total is {total:count}. Correct one of "
        "them.",
    ),
    "more_than_in_play": plural(
        "refusal",
        "You cannot take {chips:count}: only {most:count} chip is in play. Count again.",
        "You cannot take {chips:count}: only {most:count} chips are in play. Count again.",
        by="most",
    ),
    "more_than_the_stack": text(
        "refusal",
        "Entry {entry} had {stack:count} in chips when last counted, less than {chips:count}. "
        "Record the stack first.",
    ),
    "no_chips_named": text(
        "refusal", "No chips are named. Give their denomination and how many they are."
    ),
    "no_such_cause": text("refusal", "“{text}” is not one of these: {causes}. Choose one."),
    "no_such_chip": text(
        "refusal", "This event has no chips of {chip:count}. Choose one of {chips}."
    ),
    "nobody_holds_chips": text(
        "refusal", "No player sits in seat {seat}. Name seats that are occupied."
    ),
    "far_off_par": text(
        "refusal",
        "{chips:count} for chips worth {par:count} is more than rounding explains. Count again.",
    ),
    "not_a_larger_chip": text(
        "refusal",
        "A chip of {chip:count} is not worth more than one of {old:count}. Name a larger one.",
    ),
    "not_cards": text(
        "refusal",
        "“{text}” is not understood. Type seat and cards, such as 1: Ks 9h 4: 2c, or choose to "
        "draw them here.",
    ),
    "not_exchange": text(
        "refusal", "“{text}” is not understood. Type the old and the new chip, such as 25 100."
    ),
    "not_lots": text(
        "refusal", "“{text}” is not understood. Type number and chip, such as 12x25 3x100."
    ),
    "not_stacks": text(
        "refusal", "“{text}” is not understood. Type seat and chips, such as 5: 32,000 6: 12,500."
    ),
    "not_whose": text("refusal", "“{text}” is not a seat or a table. Type 3-5, 3 or none."),
    "too_many_cards": text(
        "refusal",
        "There are more odd chips ({cards:count}) than cards in a deck. Race in two parts.",
    ),
    "wrong_cards": plural(
        "refusal",
        "Seat {seat} needs {cards} card, dealt once. Check it.",
        "Seat {seat} needs {cards} different cards, each dealt once. Check them.",
        by="cards",
    ),
}
