"""What is said of chips that are moved, counted, reported, exchanged and raced."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

OF_CHIPS = {
    "count_does_not_add_up": QT_TRANSLATE_NOOP(
        "Refusal",
        "The denominations make {lots:count} chips and the total says {total:count};"
        " correct one of them.",
    ),
    "more_than_in_play": QT_TRANSLATE_NOOP(
        "Refusal", "Of {most:count} chips in play {chips:count} cannot be taken; count them again."
    ),
    "no_chips_named": QT_TRANSLATE_NOOP(
        "Refusal", "No chips are named; give their denomination and how many they are."
    ),
    "no_such_cause": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is none of these ({causes}); choose one."
    ),
    "no_such_chip": QT_TRANSLATE_NOOP(
        "Refusal", "This event has no chips of {chip:count}; choose one of {chips}."
    ),
    "nobody_holds_chips": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody sits in seat {seat}; name seats where somebody plays."
    ),
    "not_a_larger_chip": QT_TRANSLATE_NOOP(
        "Refusal",
        "A chip of {chip:count} is not worth more than one of {old:count}; name a larger one.",
    ),
    "not_cards": QT_TRANSLATE_NOOP(
        "Refusal",
        "“{text}” cannot be read; type seat and cards, like 1: Ks 9h 4: 2c, or say that they"
        " are drawn here.",
    ),
    "not_exchange": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is not two kinds of chips; type the old and the new one, like 25 100."
    ),
    "not_lots": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” names no chips; type how many of which, like 12x25 3x100."
    ),
    "not_stacks": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” cannot be read; type seat and number, like 5: 32,000 6: 12,500."
    ),
    "not_whose": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is no seat and no table; type 3-5, 3, or none."
    ),
    "too_many_cards": QT_TRANSLATE_NOOP(
        "Refusal", "{cards:count} odd chips are more than one deck has cards; race in two parts."
    ),
    "wrong_cards": QT_TRANSLATE_NOOP(
        "Refusal", "Seat {seat} needs {cards} different cards, each dealt once; look at them again."
    ),
}
