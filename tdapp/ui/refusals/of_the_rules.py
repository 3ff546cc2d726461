"""What is said when a rule of the house or the published conditions stand against an act."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

OF_THE_RULES = {
    "all_in_order_twice": QT_TRANSLATE_NOOP(
        "Refusal", "Two players at table {table} are given as all-in number {order}; ask again."
    ),
    "button_unknown": QT_TRANSLATE_NOOP(
        "Refusal", "The button is not known, so seat {seat} counts by orbits; report it."
    ),
    "entry_twice": QT_TRANSLATE_NOOP(
        "Refusal", "Entry {entry} is named twice; name each entry once."
    ),
    "finishing_order_fixed": QT_TRANSLATE_NOOP(
        "Refusal", "Rule {rule} fixes this order of places; leave it out of the event file."
    ),
    "locked_prizes_do_not_fit": QT_TRANSLATE_NOOP(
        "Refusal", "No list that falls and adds to {pool:money} has these prizes; change another."
    ),
    "must_be_disqualified": QT_TRANSLATE_NOOP(
        "Refusal", "Rule {rule} disqualifies for this, no penalty will do; disqualify the player."
    ),
    "no_prize_band": QT_TRANSLATE_NOOP(
        "Refusal", "The event says nothing of prizes for {entries} entries; set the list by hand."
    ),
    "no_show_not_removed": QT_TRANSLATE_NOOP(
        "Refusal", "A player who has not come keeps the seat (rule {rule}); leave it."
    ),
    "no_show_reason_needed": QT_TRANSLATE_NOOP(
        "Refusal", "Rule {rule} wants a reason to believe that nobody will come; give it."
    ),
    "no_show_too_early": QT_TRANSLATE_NOOP(
        "Refusal", "Rule {rule} lets {levels} levels go by first; wait for the player."
    ),
    "no_substitutes": QT_TRANSLATE_NOOP(
        "Refusal", "The conditions allow no substitute (rule {rule}); the entry stays as it is."
    ),
    "no_such_card": QT_TRANSLATE_NOOP("Refusal", "{card} is no card; write 2 to 10, J, Q, K or A."),
    "not_heads_up": QT_TRANSLATE_NOOP(
        "Refusal", "Heads-up is for two players; {players} are here."
    ),
    "offence_costs_chips": QT_TRANSLATE_NOOP(
        "Refusal", "Rule {rule} takes the chips for this and leaves the player in; do that alone."
    ),
    "offence_disqualifies": QT_TRANSLATE_NOOP(
        "Refusal", "An offence is named of who is disqualified; leave it out here."
    ),
    "offence_not_ruled": QT_TRANSLATE_NOOP(
        "Refusal", "The house's rules name no such offence; give the reason without it."
    ),
    "pool_below_prizes": QT_TRANSLATE_NOOP(
        "Refusal", "The fixed prizes are {short:money} more than the pool of {pool:money}; add it."
    ),
    "prize_cannot_be_shared": QT_TRANSLATE_NOOP(
        "Refusal",
        "{item} is worth more than an equal share of {share:money}; the director decides.",
    ),
    "substitute_after_draw": QT_TRANSLATE_NOOP(
        "Refusal", "Rule {rule} wants a substitute named before the draw of seats; it is too late."
    ),
    "table_on_hold": QT_TRANSLATE_NOOP("Refusal", "Table {table} is on hold; end the hold first."),
    "too_few_for_a_hand": QT_TRANSLATE_NOOP(
        "Refusal", "A hand needs two players; only {players} can be dealt in."
    ),
    "substitute_not_approved": QT_TRANSLATE_NOOP(
        "Refusal", "Rule {rule} wants a substitute approved; ask the tournament director."
    ),
    "wrong_breaking_order": QT_TRANSLATE_NOOP(
        "Refusal", "Table {table} is missing, not open or named twice; name every open table once."
    ),
}
