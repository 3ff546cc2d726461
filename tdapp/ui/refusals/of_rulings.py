"""What is said of chips moved or counted by hand, of rulings and of penalties."""

from tdapp.ui.refusals.marker import QT_TRANSLATE_NOOP

OF_RULINGS = {
    "count_does_not_add_up": QT_TRANSLATE_NOOP(
        "Refusal",
        "The denominations make {lots:count} chips and the total says {total:count};"
        " correct one of them.",
    ),
    "more_than_in_play": QT_TRANSLATE_NOOP(
        "Refusal", "Of {most:count} chips in play {chips:count} cannot be taken; count them again."
    ),
    "more_than_is_left": QT_TRANSLATE_NOOP(
        "Refusal", "Of penalty {number} {left:count} are left; mark so many or fewer."
    ),
    "needs_another_person": QT_TRANSLATE_NOOP(
        "Refusal", "You had a say in ruling {number} already; let somebody else review it."
    ),
    "no_chips_named": QT_TRANSLATE_NOOP(
        "Refusal", "No chips are named; give their denomination and how many they are."
    ),
    "no_such_penalty": QT_TRANSLATE_NOOP(
        "Refusal", "There is no penalty {number}; choose one of the list."
    ),
    "no_such_ruling": QT_TRANSLATE_NOOP(
        "Refusal", "There is no ruling {number}; choose one of the log."
    ),
    "not_a_penalty": QT_TRANSLATE_NOOP(
        "Refusal", "A penalty cannot be {amount} of these; a warning has none, others at least one."
    ),
    "nothing_to_serve": QT_TRANSLATE_NOOP(
        "Refusal", "Of penalty {number} nothing is left; the player may sit down."
    ),
    "penalty_not_listed": QT_TRANSLATE_NOOP(
        "Refusal", "The house does not list this penalty; choose a listed one or say why."
    ),
    "ruling_is_final": QT_TRANSLATE_NOOP(
        "Refusal",
        "The house reviews ruling {number} no further (rule {rule});"
        " tell of the right to complain, if there is one.",
    ),
    "told_already": QT_TRANSLATE_NOOP(
        "Refusal", "The right to complain about ruling {number} was told; nothing more is due."
    ),
    "too_many_cards": QT_TRANSLATE_NOOP(
        "Refusal", "{cards:count} odd chips are more than one deck has cards; race in two parts."
    ),
    "wrong_cards": QT_TRANSLATE_NOOP(
        "Refusal", "Seat {seat} needs {cards} different cards, each dealt once; look at them again."
    ),
}
