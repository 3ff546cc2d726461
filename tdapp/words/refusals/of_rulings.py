"""What is said of rulings and of penalties."""

from tdapp.voice.texts import Words, text

OF_RULINGS: dict[str, Words] = {
    "more_than_is_left": text(
        "refusal", "Penalty {number} has {left:count} left to serve. Mark that many or fewer."
    ),
    "needs_another_person": text(
        "refusal", "You were involved in ruling {number}. Another person must review it."
    ),
    "no_penalties_listed": text(
        "refusal", "This house has no list of penalties. Give another penalty and say why."
    ),
    "no_penalty_chosen": text(
        "refusal", "There is no penalty yet. Give one, then choose it in its list."
    ),
    "no_ruling_chosen": text(
        "refusal", "There is no ruling yet. Give one, then choose it in the log."
    ),
    "no_such_penalty": text("refusal", "There is no penalty {number}. Choose one from the list."),
    "no_such_ruling": text("refusal", "There is no ruling {number}. Choose one from the log."),
    "no_words_said": text(
        "refusal", "There is no wording to erase. It is already gone, or there was none."
    ),
    "nobody_said_so": text(
        "refusal", "No listed action contains “{text}”. Type another part of its wording."
    ),
    "not_a_hand": text(
        "refusal", "“{text}” is not a table. Type its number, then the hand if it matters: 12 17."
    ),
    "not_a_penalty": text(
        "refusal",
        "A penalty cannot be {amount} of these. A warning has none; other penalties have at least "
        "one.",
    ),
    "not_among_these": text(
        "refusal",
        "“{text}” is not one of the choices. Choose one shown, or type its first letters.",
    ),
    "not_an_act": text(
        "refusal",
        "“{text}” is not an action. Type words and chips in order, such as raise to 500, or 5x100.",
    ),
    "nothing_looked_up": text(
        "refusal", "The look-up is not finished. Answer the remaining questions."
    ),
    "nothing_to_serve": text(
        "refusal", "Penalty {number} is fully served. The player may sit down."
    ),
    "number_above": text("refusal", "{number} is too many. The maximum is {most}."),
    "number_below": text("refusal", "{number} is too few. The minimum is {least}."),
    "penalty_not_listed": text(
        "refusal", "This penalty is not on the house's list. Choose a listed one or give a reason."
    ),
    "rule_too_long": text(
        "refusal", "“{text}” is too long for a rule number. Put it in the ruling text."
    ),
    "ruling_is_final": text(
        "refusal",
        "The house does not review ruling {number} again (rule {rule}). Explain the right to "
        "complain, if any.",
    ),
    "told_already": text(
        "refusal",
        "The right to complain about ruling {number} has been explained. Nothing more is due.",
    ),
}
