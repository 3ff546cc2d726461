"""What is said of rulings and of penalties."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

OF_RULINGS = {
    "more_than_is_left": QT_TRANSLATE_NOOP(
        "Refusal", "Of penalty {number} {left:count} are left; mark so many or fewer."
    ),
    "needs_another_person": QT_TRANSLATE_NOOP(
        "Refusal", "You had a say in ruling {number} already; let somebody else review it."
    ),
    "no_penalties_listed": QT_TRANSLATE_NOOP(
        "Refusal", "This house has no list of penalties; give another penalty and say why."
    ),
    "no_penalty_chosen": QT_TRANSLATE_NOOP(
        "Refusal", "There is no penalty yet; give one, then choose it in its list."
    ),
    "no_ruling_chosen": QT_TRANSLATE_NOOP(
        "Refusal", "There is no ruling yet; give one, then choose it in the log."
    ),
    "no_such_penalty": QT_TRANSLATE_NOOP(
        "Refusal", "There is no penalty {number}; choose one of the list."
    ),
    "no_such_ruling": QT_TRANSLATE_NOOP(
        "Refusal", "There is no ruling {number}; choose one of the log."
    ),
    "no_words_said": QT_TRANSLATE_NOOP(
        "Refusal", "There are no words to erase; they are gone already, or none were needed."
    ),
    "nobody_said_so": QT_TRANSLATE_NOOP(
        "Refusal", "No act at hand says “{text}”; type another part of its words."
    ),
    "not_a_hand": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is no table; type its number, then the hand if that matters: 12 17."
    ),
    "not_a_penalty": QT_TRANSLATE_NOOP(
        "Refusal", "A penalty cannot be {amount} of these; a warning has none, others at least one."
    ),
    "not_among_these": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is none of these; choose one beside it or type its first letters."
    ),
    "not_an_act": QT_TRANSLATE_NOOP(
        "Refusal",
        "“{text}” is no act; write words and chips as they came: raise to 500, or 5x100.",
    ),
    "nothing_looked_up": QT_TRANSLATE_NOOP(
        "Refusal", "No ruling was looked up to its end; answer what is still asked."
    ),
    "nothing_to_serve": QT_TRANSLATE_NOOP(
        "Refusal", "Of penalty {number} nothing is left; the player may sit down."
    ),
    "number_above": QT_TRANSLATE_NOOP("Refusal", "{number} is too many; it is {most} at most."),
    "number_below": QT_TRANSLATE_NOOP("Refusal", "{number} is too few; it is {least} at least."),
    "penalty_not_listed": QT_TRANSLATE_NOOP(
        "Refusal", "The house does not list this penalty; choose a listed one or say why."
    ),
    "rule_too_long": QT_TRANSLATE_NOOP(
        "Refusal", "“{text}” is too long for the number of a rule; say it in the ruling itself."
    ),
    "ruling_is_final": QT_TRANSLATE_NOOP(
        "Refusal",
        "The house reviews ruling {number} no further (rule {rule});"
        " tell of the right to complain, if there is one.",
    ),
    "told_already": QT_TRANSLATE_NOOP(
        "Refusal", "The right to complain about ruling {number} was told; nothing more is due."
    ),
}
