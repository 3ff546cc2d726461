"""What is said when a rule of the house or the published conditions stand against an act."""

from tdapp.voice.texts import Words, plural, text

OF_THE_RULES: dict[str, Words] = {
    "all_in_order_twice": text(
        "refusal", "Two players at table {table} have all-in number {order}. Ask again."
    ),
    "button_unknown": text(
        "refusal",
        "The button is not known, so seat {seat} is counted in rounds. Report the button.",
    ),
    "entry_twice": text("refusal", "Entry {entry} is named twice. Name each entry once."),
    "finishing_order_fixed": text(
        "refusal", "Rule {rule} fixes this order of places. Leave it out of the event file."
    ),
    "locked_prizes_do_not_fit": text(
        "refusal",
        "These locked prizes leave no descending list that adds up to {pool:money}. Change "
        "another prize.",
    ),
    "must_be_disqualified": text(
        "refusal", "Rule {rule} disqualifies for this, no penalty will do. Disqualify the player."
    ),
    "no_prize_band": text(
        "refusal",
        "The event has no payout structure for this field (entries: {entries}). Set the list by "
        "hand.",
    ),
    "buy_in_not_left_open": text(
        "refusal",
        "The buy-in is paid with the fee here (rule {rule}). Take both, or enter later.",
    ),
    "buy_in_due": text("refusal", "The event has started. Take fee and buy-in together."),
    "cut_needed": text(
        "refusal",
        "Level stacks share no place (rule {rule}). Let them cut, and name them in order.",
    ),
    "no_fee_to_pay": text("refusal", "This entry has no fee apart from its buy-in. Take it all."),
    "no_show_not_removed": text("refusal", "A no-show keeps the seat (rule {rule}). Leave it."),
    "no_show_reason_needed": text(
        "refusal", "Rule {rule} needs a reason to believe the player will not come. Give it."
    ),
    "no_show_too_early": plural(
        "refusal",
        "Rule {rule}: a no-show is removed after {levels} level. Wait for the player.",
        "Rule {rule}: a no-show is removed after {levels} levels. Wait for the player.",
        by="levels",
    ),
    "no_substitutes": text(
        "refusal", "The conditions allow no substitute (rule {rule}). The entry stays as it is."
    ),
    "no_such_card": text("refusal", "{card} is not a card. Type 2 to 10, J, Q, K or A."),
    "not_heads_up": text(
        "refusal", "Heads-up needs exactly two players ({players} present). Correct the players."
    ),
    "offence_costs_chips": text(
        "refusal", "Rule {rule}: the chips are removed and the player stays in. Do only that."
    ),
    "out_by_stage": text(
        "refusal", "Only the end of a stage puts a player out this way. Say how the player left."
    ),
    "offence_disqualifies": text(
        "refusal", "An offence is given only for a disqualification. Leave it out."
    ),
    "offence_not_ruled": text(
        "refusal", "The rulebook does not list this offence. Give the reason without it."
    ),
    "pool_below_prizes": text(
        "refusal",
        "The fixed prizes exceed the pool of {pool:money} by {short:money}. Add that amount.",
    ),
    "prizes_below_pool": text(
        "refusal",
        "The fixed prizes are {short:money} short of the pool of {pool:money}. Say which place "
        "gets it (Ctrl+Shift+P).",
    ),
    "prize_cannot_be_shared": text(
        "refusal",
        "{item} is worth more than an equal share of {share:money}. The director decides.",
    ),
    "substitute_after_draw": text(
        "refusal", "Rule {rule}: a substitute must be named before the seat draw. It is too late."
    ),
    "table_on_hold": text("refusal", "Table {table} is on hold. Release it first."),
    "too_few_for_a_hand": text(
        "refusal", "A hand needs two players. Only {players} can be dealt in."
    ),
    "substitute_not_approved": text(
        "refusal", "Rule {rule}: a substitute needs approval. Ask the tournament director."
    ),
    "wrong_breaking_order": text(
        "refusal", "Table {table} is missing, not open or named twice. Name every open table once."
    ),
}
